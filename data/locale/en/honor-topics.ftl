# What people ask about Honor of the Samurai: a name for the button, and 60 words at most.

honor-topic-honor-name = Honor
honor-topic-honor = Your turn begins with the honor of your daimyo's and your samurai's house, and the Shogun card's: 50, 75, 100 or 150 with 3 to 6 players. A debt is paid first. With 400 you win at once, in the short game with 250. A ronin counts nothing.
honor-topic-actions-name = Card actions
honor-topic-actions = You have one card action for each 3 ki in both houses, at most 5. Each draws, discards or plays one card; your hand holds 7. Laid cards stay in the house and add honor, ki and strength. A house takes one okugata and five warriors; one castle, in the daimyo's house only.
honor-topic-actions-sum = 6 ki gave two card actions. Bushi bring 1 ki: 7 ki are still two, and 9 would be three.
honor-topic-shogun-name = The Shogun
honor-topic-shogun = Whoever has a daimyo may declare “My daimyo becomes Shogun” and take the free card from the middle. With 100 or more honor you must do so, if the card lies there in your turn. It counts every turn, but the Shogun may be attacked, and nobody saves a Shogun's face after a lost battle.
honor-topic-battle-name = Battle
honor-topic-battle = You may attack the Shogun, or whoever has a castle, if you have a daimyo of your own. Each side rolls one die for each 3 strength, at most 6; the higher sum wins. Both houses count, and an allied samurai's; castles count in defense alone. Ties are rolled again.
honor-topic-spoils-name = After a battle
honor-topic-spoils = Who loses discards the whole daimyo's house, as attacker, too, and becomes a ronin; the samurai's house stays. Save Face keeps the house, all but the castle, unless the loser was Shogun. The winner takes a lost Shogun card, and may take the loser's castle or have it discarded.
honor-topic-face-name = Save Face
honor-topic-face = Whoever has Save Face may play it when it helps, without a card action, for themselves or somebody else. After a lost battle the daimyo's house stays, but not its castle; it never helps a Shogun there. Against Dishonor only 30 honor is lost, not 75. Everybody is asked in secret at the same time.
honor-topic-face-sum = The daimyo's house stays, its cards and all; the castle alone is for the winner to take or to raze.
honor-topic-ronin-name = Ronin
honor-topic-ronin = A samurai without a daimyo is a ronin: no honor is counted, and only the samurai's card and house give ki. A ronin may lay a new daimyo from the hand, or ally with a player who has one. Nobody can refuse a ronin.
honor-topic-alliance-name = Alliance
honor-topic-alliance = A ronin may declare an alliance with any player who has a daimyo and no ally yet. The ally then counts half of that daimyo's house, that Shogun card and the own samurai's house, rounded up to 5. The ally's samurai helps in battle, and both may lay cards for each other.
honor-topic-betrayal-name = Breaking and betrayal
honor-topic-betrayal = The ally may break the alliance for 25 honor; it ends with the next turn. Or betray: an assassin against the other's samurai costs 50 instead of 25. If he succeeds, the traitor takes over the daimyo's house and the Shogun card, and the other is a ronin. The other can end it by a new daimyo, too.
honor-topic-thief-name = Thieves
honor-topic-thief = A thief costs a card action and 10 honor and steals one card; an elite thief costs 20 and takes up to two. Warriors and possessions can be stolen, from any house: not castles, okugata or bodyguards. What you steal goes into a house of yours. You cannot go into debt for it.
honor-topic-thief-sum = 90 − 10 = 80 honor now; the swordsmith pays 10 back every turn.
honor-topic-assassin-name = Assassins
honor-topic-assassin = An assassin costs a card action and 25 honor. He succeeds with 3–6 on a die, past a bodyguard with 5–6 only. A killed daimyo takes his house and the Shogun card with him, and the samurai is a ronin. A killed samurai loses the house, but the samurai's card stays.
honor-topic-dishonor-name = Dishonor
honor-topic-dishonor = Dishonor takes two card actions, and strikes any other player. The victim loses 75 honor, or 30 if somebody saves face, and may fall into debt; or commits seppuku instead: then the daimyo's or the samurai's whole house is discarded, and no honor is lost. A debt is paid by the next honor.
