# What people ask about Samurai Spirit: a name for the button, and 60 words at most.

spirit-topic-confront-name = Confront
spirit-topic-confront = A raider that you fight and do not hold off goes into your line, and its value is added. Below your kiai number nothing happens; exactly on it there is kiai; above it a barricade burns, or else a farm, and at your next choice you must pass. The newest raider's penalty begins each of your turns.
spirit-topic-defend-name = Defend
spirit-topic-defend = A raider with a farmer, a farm or a family can be held off, if that place of yours is free. It adds nothing to your line and brings no penalty. At the end of the round each empty place costs: the farmer's a wound, the farm's a farm, the family's a family.
spirit-topic-defend-sum = The family is safe: Aiko lacks two of three symbols now, the farmer and the farm.
spirit-topic-support-name = Support
spirit-topic-support = Instead of fighting you give your support token to a samurai who is still in the round. In the next turn that samurai has your talent, too; then the token comes home. The price: the top raider slips unseen to the intruders, who come at the end of the round.
spirit-topic-support-sum = One raider fewer in the stack, one more among the intruders; no wound, no barricade.
spirit-topic-pass-name = Pass
spirit-topic-pass = Who passes is out until the end of the round: no cards, no penalties, no kiai. You must pass if your line is over your kiai number when you choose. When all have passed, the rest of the raiders join the intruders.
spirit-topic-penalties-name = Penalties
spirit-topic-penalties = Your turn begins with the penalty of the newest raider in your line: a barricade burns, you are wounded, a raider slips in, you may not defend or not support, or a neighbor must draw. If it cannot be applied, you are wounded instead. Cover a bad one with a new raider.
spirit-topic-talents-name = Talents
spirit-topic-talents = Each samurai has a talent, to be used by choice and as often as it fits, also on raiders drawn out of turn. Some ignore penalties, some send raiders to a neighbor, discard them or fight twice. A support token lends you another talent for one turn.
spirit-topic-talents-sum = Heihachi sends the even 4 on: 2 + 4 = 6 in the neighbor's line, and none in the own one.
spirit-topic-kiai-name = Kiai
spirit-topic-kiai = Whenever your line sums up to exactly your kiai number, you may use your samurai's kiai effect: build a barricade, discard raiders or intruders, or move one. Then the oldest raider of your line leaves, so that the sum falls. As a beast you have a higher number and a stronger effect.
spirit-topic-wounds-name = Wounds
spirit-topic-wounds = The first wound is a token. With the second the board turns to the beast: a higher kiai number, a stronger effect. The third is a token again, the fourth kills the samurai, and all lose. Healing takes a token away; a beast stays a beast.
spirit-topic-village-name = Farms and families
spirit-topic-village = The village has 6 farms and 3 families. When a round ends, each samurai with an empty farm place costs a farm, with an empty family place a random family. Farms also burn when a barricade should and none is left. Without a farm or without a family all lose at once.
spirit-topic-intruders-name = Intruders
spirit-topic-intruders = Support sends the top raider unseen to the intruders, as some penalties do, and when all pass, the rest of the stack follows. At the end of the round they are revealed: each one with flames burns a barricade; if none is left, a farm.
spirit-topic-rounds-name = End of a round
spirit-topic-rounds = The round ends when the raiders run out or all have passed. Empty places cost wounds, farms and families; the families that are left help, but not in the heroic game; the intruders come. Then all raiders return with lieutenants, after the second round with bosses. Wounds and beasts stay.
spirit-topic-score-name = Winning and score
spirit-topic-score = You all win if the village stands after three rounds: nobody dead, at least one farm and one family. The score is 1 for each farm, 1 for each family, and 1 if nobody has a wound token. Normal games add a +, hard ones two, heroic ones three.
