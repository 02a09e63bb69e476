# The lesson of Shogun. A stop and its task have 60 words at most; names of controls are in bold type.

## Your land
shogun-lesson-land =
    This is Japan: most points after two years win it. Three provinces hold your armies. Each pays chests (money) or rice, and has room for buildings. Armies march to neighbors; a lone province is easy prey. The picture shows your **Wakasa** and its neighbors.
shogun-lesson-land-task = Two province cards lie open. Take the neighbor of Wakasa, with your biggest group: **{ shogun-lesson-land-group }**.
shogun-lesson-land-group = 5 armies
shogun-lesson-land-far = Owari does not touch Wakasa, so its armies would stand alone. Wakasa borders Echizen, Omi, Tamba – and one of the two open cards.
shogun-lesson-land-unseen = The unseen card may lie anywhere. You know of an open card that fits: take that one.
shogun-lesson-land-answer = The answer: take **Tajima** with **{ shogun-lesson-land-group }**.
shogun-lesson-land-done = Tajima and Wakasa can now help each other. The rest of Japan is shared out in the same way. You own nine provinces, and the first spring begins.

## One card, one action
shogun-lesson-plan =
    Each province that you own is a card in your hand. Each season you lay cards on ten actions, in secret: the space says what is done, the card says where. A card lies on one space only.
shogun-lesson-plan-task = Lay **Izu** (6 chests) on **{ shogun-action-collect-taxes }**. Then choose **{ shogun-action-build-castle }** in the upper menu, and lay **Sagami** there.
shogun-lesson-plan-twice = A card lies on one space only: Izu has left { shogun-action-collect-taxes }. Lay it there again, and **Sagami** on { shogun-action-build-castle }.
shogun-lesson-plan-poorer = That brings chests, too. But here let it be Izu: 6 chests, and hardly any rice that you would miss.
shogun-lesson-plan-answer = The answer: **Izu** on **{ shogun-action-collect-taxes }**, **Sagami** on **{ shogun-action-build-castle }**.
shogun-lesson-plan-done = Actions 1 to 5 come in that order, those with ? later, unseen; the menu says prices. Five war chest cards fill spaces, so lay 6 provinces. Bids: 4–1 chests (always paid), a province (free), 0. The highest picks a special card first, and its turn.

## Taxes and unrest
shogun-lesson-unrest =
    Summer. Farmers remember: where you took taxes or rice, a revolt marker 🔥 lies now, in Izu and in Kaga. If you take anything there again, they revolt at once, and you may lose the province. So take it from another one.
shogun-lesson-unrest-task = Lay a card on **{ shogun-action-collect-taxes }** that brings at least 6 🪙, and has no 🔥.
shogun-lesson-unrest-revolt = A 🔥 lies there: the farmers would revolt at once. Take a province without it.
shogun-lesson-unrest-poor = The farmers are calm there, but you would get fewer than 6 chests. Look for a higher number beside 🪙.
shogun-lesson-unrest-answer = The answer: **Suruga** on **{ shogun-action-collect-taxes }**: 7 chests, no marker.
shogun-lesson-unrest-done = Well chosen. This province gets a 🔥 too, so next season another one pays. Where a 🔥 lies, farmers no longer help you in battle; all leave the map after winter. One of four open event cards is drawn after the plans, for the season.

## The tower: throw now
shogun-lesson-tower =
    Battle! From Shimosa 5 armies may go; one stays. **Musashi** is neutral: one green farmer defends it. Armies and farmers are cubes: all go into the tower. Some get stuck, and others stuck earlier fall out. Who has more in the tray wins; farmers count for the defender, unless a 🔥 lies there.
shogun-lesson-tower-task = Attack **Musashi** with all **5** armies.
shogun-lesson-tower-few = That may go well. But some cubes get stuck, so throw more than you need: all 5.
shogun-lesson-tower-hitachi = Hitachi is neutral as well, and no worse a target. But Musashi pays 6 chests: attack there.
shogun-lesson-tower-held = Kenji's armies stand there, and the menu tells your chance: one in four at best. A single farmer is easier prey.
shogun-lesson-tower-answer = The answer: **Musashi**, and **5** in the form.
shogun-lesson-tower-done = Six of yours went in: your special card adds one. Five came out, and two farmers, one more than was thrown: 5 to 2. You lose as many as the loser had; 3 hold Musashi. A draw leaves it neutral. Send twice what defends, or more.

## Rice before winter
shogun-lesson-rice =
    Fall: the last plan before winter. Winter first takes the rice on the event card that no season has used: 3 at worst. Then each of your twelve provinces eats 1. You have 11, so 4 may be missing: two revolts, each with 2 extra farmers!
shogun-lesson-rice-task = Lay a card on **{ shogun-action-confiscate-rice }** that brings at least 4 🍚, and has no 🔥.
shogun-lesson-rice-revolt = A 🔥 lies there: you would have a revolt now, to avoid one in winter. Choose a province without it.
shogun-lesson-rice-little = Too little: even with that, some of your provinces may starve. You need 4 rice or more.
shogun-lesson-rice-answer = The answer: **Shimosa** on **{ shogun-action-confiscate-rice }**: 5 rice, no marker.
shogun-lesson-rice-done = Enough even for the harder winter. Short by 1 or 2 is one revolt, by 3 to 6 two, by more three. What is left over is lost; every province that you conquer eats one more. Next stop: this fall again, with an empty sheet.

## Points and majorities
shogun-lesson-points =
    After winter come points: 1 a province, 1 a building. And in each region most castles give 3, temples 2, theaters 1; whoever shares that gets one less. In the green region, Aki has your castle, and Bizen has Kenji's.
shogun-lesson-points-task = Lay a green card on **{ shogun-action-build-castle }**, so that you have most castles there.
shogun-lesson-points-there = Aki has a castle. A province takes each kind of building once.
shogun-lesson-points-elsewhere = That province is not in the green region. The picture shows which are, and yours are among them.
shogun-lesson-points-answer = The answer: **Hoki** on **{ shogun-action-build-castle }**.
shogun-lesson-points-done = Look at winter: Kenji lacked rice, and lost Kii. You did not. And with your second castle, green gave you 3 points. One thing more: an action that you cannot pay, or whose province is lost before, is dropped and costs nothing.

shogun-lesson-end =
    Your first plan? **Taxes** and **rice** from provinces without 🔥, a **castle** where it wins a region, new **armies** (3 chests for 5) at a border, an **attack** on a neutral neighbor, a small **bid**. Count what it costs. And count your rice before winter: that loses more games than any battle.
