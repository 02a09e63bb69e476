# The lesson of Honor of the Samurai. A stop and its task have 60 words at most.

## The Shogun
honor-lesson-shogun =
    Who first has 400 honor wins. Each of your turns begins with the honor of your two houses: your daimyo's and your samurai's. Yours count 10 so far, which is slow. But the Shogun card lies free in the middle, and counts 50 every turn.
honor-lesson-shogun-task = Make a declaration: **My daimyo becomes Shogun**. Then **{ honor-button-confirm }**.
honor-lesson-shogun-card = Cards come next. First take 50 honor a turn: a declaration costs no card action.
honor-lesson-shogun-over = Too early: two card actions and your declaration are still unused.
honor-lesson-shogun-answer = The answer: in the menu of declarations choose **My daimyo becomes Shogun**, then **{ honor-button-confirm }**.
honor-lesson-shogun-done = From your next turn on you count 60 instead of 10. You may declare one thing a turn. But beware: the Shogun may be attacked, so you need strength.

## Cards and ki
honor-lesson-houses =
    Your 6 ki give 2 card actions: one for every 3. An action lays, draws or discards a card. In a house, a card adds its honor, ki or strength. Both houses count in battle; but a lost battle costs your daimyo's house alone.
honor-lesson-houses-task = Choose the card **{ honor-card-bushi }** (strength 2), and lay it into a house of yours.
honor-lesson-houses-monks = Warrior monks have strength 1. As Shogun you need more: Bushi have strength 2, and 1 ki as well.
honor-lesson-houses-dishonor = Dishonor hurts another player, but takes both actions, and you would still be weak. Lay Bushi first.
honor-lesson-houses-discard = Discarded, a card is lost, and the action with it. Choose { honor-card-bushi }, and a house.
honor-lesson-houses-answer = The answer: choose **{ honor-card-bushi }**, then press **{ honor-own-samurai }**.
honor-lesson-houses-done = 1 ki more, 2 strength more. A card in the samurai's house is safer; only castles belong in the daimyo's house alone.

## Ninjas
honor-lesson-thief =
    Round 2. Yuki has won a castle, and { honor-card-masamune } (10 honor, strength 4). Ninjas cost honor: an elite thief takes 20, and steals up to two warriors or possessions. What you steal is yours, and your rival lacks it.
honor-lesson-thief-task = Choose **{ honor-card-elite-thief }**, the house of **Yuki**’s samurai, **{ honor-card-masamune }**, and **{ honor-button-confirm }**.
honor-lesson-thief-monks = A good catch, but the swordsmith is worth more: choose { honor-card-masamune } as well, for a house of yours.
honor-lesson-thief-attack = Not yet: Yuki would roll three dice against your two. First take away what makes Yuki strong.
honor-lesson-thief-dishonor = It costs Yuki honor, but leaves the swordsmith where he is. Send the elite thief.
honor-lesson-thief-answer = The answer: **{ honor-card-elite-thief }**, the house of **Yuki**’s samurai, **{ honor-card-masamune }**, **{ honor-button-confirm }**.
honor-lesson-thief-done = You paid 20 honor; the swordsmith pays back 10 of them each turn. Your strength rose, Yuki's fell. And one declaration is still yours.

## Battle
honor-lesson-attack =
    You may attack whoever is Shogun or has a castle: Yuki has one. Each side rolls one die for every 3 strength, at most 6; the higher sum wins. With 12 you roll four, Yuki with 6 rolls two. Whoever loses discards the whole daimyo's house. That could be you!
honor-lesson-attack-task = Four dice against two: declare **I attack Yuki**, then **{ honor-button-confirm }**.
honor-lesson-attack-card = One card more helps little now: Yuki's castle is worth more. Declare the attack.
honor-lesson-attack-answer = The answer: in the menu of declarations choose **I attack Yuki**, then **{ honor-button-confirm }**.
honor-lesson-attack-done = 10 against 7: you win! Now everybody is asked in secret whether to save Yuki's face with a card. Who loses a battle as Shogun cannot be saved.

## The spoils
honor-lesson-castle =
    Yuki played Save Face: that keeps the daimyo's house, all but the castle. The winner decides what becomes of it. A castle counts 15 honor and 2 ki, and 4 strength, in defense alone. Your daimyo has none yet.
honor-lesson-castle-task = Take it: **{ honor-button-take-castle }**.
honor-lesson-castle-razed = Then nobody has it. But you have room for a castle, and it would count 15 honor every turn.
honor-lesson-castle-answer = The answer: **{ honor-button-take-castle }**.
honor-lesson-castle-done = Now you count 85 a turn, and defend with 16. But all see who leads: ninjas, Dishonor and attacks are on their way.

honor-lesson-end =
    Every turn: count honor, spend your **card actions**, make one **declaration**. Lay what gives **ki** and **honor** early, and **strength** before others come. Keep **Save Face** for yourself. Lost your daimyo? You are a ronin: **ally** with somebody, who cannot refuse, and share in that honor.
