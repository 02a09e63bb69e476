### Honor of the Samurai

title-honor = Honor of the Samurai
honor-option-length = Length
honor-option-length-standard = Standard game (400)
honor-option-length-short = Short game (250)
honor-my-plan = My hand
honor-lobby-play = You play your turns by direct message, or with the button **My hand**. Some values on the cards are house values, not the printed ones.
honor-opening-plans = Your hand comes by direct message when it is your turn. The button **My hand** always opens the same thing, for your eyes only.

## What is printed; daimyos keep their names in every language

honor-card-shogun = Shogun
honor-card-samurai = Samurai
honor-card-no-dachi = No-Dachi of the Ancestors
honor-card-daisho = Daisho of the Ancestors
honor-card-masamune = Swordsmith Masamune
honor-card-noh-theatre = Noh theater
honor-card-firearms = Firearms
honor-card-okugata-low = Okugata of low rank
honor-card-okugata-high = Okugata of high rank
honor-card-spearmen = Ashigaru spearmen
honor-card-archers = Archers
honor-card-cavalry = Cavalry
honor-card-yamabushi = Yamabushi
honor-card-warrior-monks = Warrior monks
honor-card-bushi = Bushi
honor-card-bodyguard = Bodyguard
honor-card-water-castle = Water castle
honor-card-mountain-castle = Mountain castle
honor-card-fortress = Fortress
honor-card-thief = Ninja thief
honor-card-elite-thief = Ninja elite thief
honor-card-assassin = Ninja assassin
honor-card-dishonor = Dishonor
honor-card-save-face = Save Face

honor-effect-shogun = honor for its holder
honor-effect-samurai = { $values }
honor-effect-start-daimyo = { $values } – founds the house of a ronin
honor-effect-daimyo = { $values } – founds the house of a ronin
honor-effect-possession = { $values }{ $cost ->
    [0] { "" }
   *[other] ; costs { $cost } honor
} – can be stolen
honor-effect-okugata = { $values } – at most one in a house
honor-effect-warrior = { $values } – at most five in a house, can be stolen
honor-effect-bodyguard = { $values } – hinders an assassin
honor-effect-castle = { $values } (defense only); one, in the daimyo's house; its owner can be attacked
honor-effect-thief = costs { $cost } honor: steal 1 warrior or possession
honor-effect-elite-thief = costs { $cost } honor: steal up to { $steals } warriors or possessions
honor-effect-assassin = costs { $cost } honor ({ $betrayal }: ally's samurai): on 3–6 a whole house falls; past a bodyguard on 5–6
honor-effect-dishonor = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: a player loses { $loss } honor or a house ({ $saved } if face is saved)
honor-effect-save-face = for any player: a lost battle costs no house (but the Shogun's), Dishonor only { $saved } honor

honor-value-honor = honor { $count }
honor-value-ki = ki { $count }
honor-value-strength = strength { $count }
honor-no-values = no values
honor-nothing = nothing
honor-house-daimyo = daimyo house
honor-house-samurai = samurai house
honor-own-daimyo = own daimyo's house
honor-own-samurai = own samurai's house
honor-place = { $player }'s { $house }
honor-discard-pile = discard pile
honor-length-standard = standard game
honor-length-short = short game
honor-standing-ask = Ask me whether to save a face
honor-standing-refuse-this-turn = In this turn I save no face, not even mine: do not ask
honor-standing-refuse = From now on I save no face, not even mine: do not ask

## Headings

honor-heading = Round { $round } · { $player }
honor-heading-setup = The houses are founded
honor-heading-over = The match is over

## The story: the table

honor-match-began = The match begins: { $length }, to { $goal } honor. The Shogun card is worth { $shogun_honor }. **{ $first }** goes first.
honor-daimyo-served = **{ $player }** serves { $daimyo }.
honor-hands-dealt = Cards dealt: { $hands }
honor-draw-pile-made = 🔀 The draw pile is shuffled: { $cards } cards.
honor-turn-began = Round { $round }: **{ $player }**'s turn.
honor-honor-counted = 🌸 **{ $player }** counts: daimyo's house { $daimyo_house } + samurai's house { $samurai_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ Shogun { $shogun }
} = { $gained } → **{ $honor }**
honor-honor-shared = 🌸 **{ $player }** counts as an ally: half of (the ally's daimyo's house { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ the ally's Shogun card { $shogun }
} + own samurai's house { $samurai_house }) = { $half }{ $rounded ->
    [yes] , rounded up to { $gained }
   *[no] { "" }
} → **{ $honor }**
honor-no-honor = **{ $player }** is a ronin and counts no honor.
honor-turn-ended = **{ $player }** ends the turn.
honor-taken-back = ↩️ **{ $player }** takes the last deed back.
honor-match-ended = 🏆 { $count ->
    [one] **{ $winners }** wins: { $reason }.
   *[other] **{ $winners }** share the victory: { $reason }.
} { $ranking }
honor-outcome-honor = the goal is reached
honor-outcome-reached = **{ $player }**, honor { $honor }: the goal of { $goal } is reached.
honor-outcome-most-honor = most honor after the last round
honor-outcome-most-income = tied on honor, but most honor to come
honor-outcome-shared = tied on honor and on honor to come

## The story: cards

honor-cards-drawn = **{ $player }** draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
honor-card-discarded = **{ $player }** discards { $card }.
honor-card-laid = **{ $player }** lays { $card } ({ $values }) → { $place }.
honor-castle-replaced = Discarded for it: { $card }.
honor-paid = (−{ $paid } honor → { $honor })
honor-daimyo-founded = 🏯 **{ $player }** founds a new house: { $daimyo }.
honor-daimyo-given = 🏯 **{ $player }** gives **{ $owner }** a daimyo: { $daimyo }.
honor-thief-played = 🥷 **{ $player }** plays { $card } { $paid } and steals { $thefts }.
honor-stolen = { $card } ({ $source } → { $target })
honor-assassin-played = 🗡️ **{ $player }** sends { $card } against { $place }. { $paid }
honor-bodyguard-fell = { $card } stands in the way and is discarded.
honor-assassin-succeeded = 🎲 { $die } ({ $needed } or more): **the assassin succeeds.**
honor-assassin-failed = 🎲 { $die } ({ $needed } or more): **the assassin fails.**
honor-dishonor-played = ⚡ **{ $player }** plays { $card } on **{ $victim }**.
honor-face-asked = 🎭 Everybody is asked in private whether to save face for **{ $victim }** (button **My hand**).
honor-face-saved = 🎭 **{ $player }** plays { $card }{ $own ->
    [yes] { "" }
   *[no] { " " }for **{ $victim }**
}: { $effect }.
honor-face-saves-dishonor = at most { $saved } honor is lost; seppuku is still possible
honor-face-saves-battle = the daimyo's house stands, except for a castle
honor-face-not-saved = Nobody saves the face of **{ $victim }**.
honor-honor-lost = **{ $player }** loses { $lost } honor → **{ $honor }**
honor-seppuku-daimyo = **{ $player }**'s daimyo commits seppuku.
honor-seppuku-samurai = **{ $player }**'s samurai commits seppuku.

## The story: power

honor-shogun-claimed = 👑 **{ $player }**'s daimyo becomes Shogun.
honor-shogun-forced = 👑 **{ $player }** has so much honor that the daimyo must become Shogun.
honor-battle-fought = ⚔️ **{ $attacker }** attacks **{ $defender }**: strength { $attack_strength }{ $attack_help } = { $attack_dice }, against { $defence_strength }{ $defence_help } = { $defence_dice }.
honor-battle-help = { " " }({ $own } + ally **{ $ally }** { $help })
honor-battle-dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
honor-battle-roll = 🎲 { $attack } against { $defence }{ $tie ->
    [yes] { "" } – tie: rolled again
   *[no] { "" }
}.
honor-battle-won = **{ $player } wins.**
honor-shogun-card-moved = 👑 The Shogun card: **{ $former }** → **{ $player }**
honor-shogun-card-back = 👑 The Shogun card goes from **{ $former }** back to the middle.
honor-castle-taken = 🏯 **{ $player }** takes the { $castle }.
honor-castle-razed = **{ $player }** has the { $castle } discarded.
honor-house-discarded = 🔥 { $place } is lost ({ $cards })
honor-house-empty = { $place } was empty: nothing is lost.
honor-house-seized = 🔥 **{ $player }** takes over the house of **{ $former }**: { $cards }
honor-became-ronin = The samurai of **{ $player }** is a ronin.
honor-alliance-made = 🤝 **{ $player }** allies with **{ $ally }** and serves that daimyo.
honor-alliance-broken = **{ $player }** breaks the alliance with **{ $ally }**, from the next turn on. { $paid }
honor-alliance-ended = The alliance of **{ $player }** with **{ $ally }** ends: { $reason }.
honor-ending-broken = it was broken
honor-ending-dishonor = dishonor
honor-ending-assassin = the samurai was assassinated
honor-ending-new-daimyo = there is a new daimyo
honor-ending-daimyo-lost = the daimyo is lost
honor-ending-betrayal = betrayal

## Questions in the channel

honor-ask-turn = **{ $player }**, it is your turn. Play it in private: button **My hand**.
honor-ask-dishonor = **{ $player }**, **{ $by }** has dishonored you. How do you bear it? With seppuku a whole house is discarded, and no honor is lost.
honor-ask-dishonor-saved = **{ $saver }** has saved your face.
honor-ask-dishonor-saved-own = You have saved your own face.
honor-ask-dishonor-ends = The alliance with **{ $by }** ends.
honor-ask-dishonor-honor = Losing { $loss } honor: no house falls.
honor-ask-dishonor-daimyo = Seppuku of the daimyo: { $cards } would be discarded, and the samurai becomes a ronin.{ $shogun ->
    [yes] { " " }The Shogun card goes back to the middle.
   *[no] { "" }
}{ $ally ->
    [yes] { " " }The alliance with **{ $servant }** ends.
   *[no] { "" }
}
honor-ask-dishonor-samurai = Seppuku of the samurai: { $empty ->
    [yes] the house is empty, so it costs nothing.
   *[no] { $cards } would be discarded; the samurai's card stays.
}
honor-ask-dishonor-then = { $exposed ->
    [yes] Then defense { $defence } ({ $dice }), honor { $sum } after the next count.
    [no] Then you cannot be attacked; honor { $sum } after the next count.
   *[never] Then honor { $sum } after the next count.
}
honor-ask-castle = **{ $player }**, what becomes of the { $castle } ({ $values }) of **{ $loser }**?
honor-ask-castle-own = Your { $castle } ({ $values }) would be discarded for it.
honor-ask-castle-exposed = If you take it, you can be attacked from now on.
honor-button-lose-honor = Lose { $loss } honor (then { $honor })
honor-button-seppuku-daimyo = Seppuku of the daimyo
honor-button-seppuku-samurai = Seppuku of the samurai
honor-button-take-castle = Take the castle
honor-button-raze-castle = Have it discarded

## The private panels

honor-panel-heading = ### Round { $round }: your turn
honor-panel-never-asked = ⚠️ You hold Save Face, but are never asked about a face, not even your own. To be asked again: _{ $menu }_, below.
honor-panel-actions = Card actions left: **{ $actions }**{ $prepared ->
    [yes] , after what is prepared
   *[no] { "" }
}
honor-panel-own = You, now: { $standing }
honor-panel-may-declare = You may still make one declaration.
honor-panel-none-to-declare = Your declaration of this turn is still open, but none is possible { $prepared ->
        [yes] after what is prepared
        [open] as things are
       *[no] now
    }: { $reason }
honor-panel-none-then = You may still make one declaration, but not right away if { $falls ->
    [daimyo] the daimyo's house falls by seppuku
    [samurai] the samurai's house falls by seppuku
    [any] a house falls by seppuku
   *[no] the assassin succeeds
}: { $reason }
honor-panel-claim-then = { $seppuku ->
    [yes] If the Shogun's daimyo falls by seppuku
   *[no] If the assassin succeeds
}, the Shogun card lies in the middle, and your daimyo { $must ->
    [yes] must become Shogun in this turn: you can then declare nothing else
   *[no] may become Shogun
}. Otherwise { $possible ->
    [yes] you may still make one declaration.
   *[no] no declaration is possible: { $reason }
}
honor-panel-declaring = Your declaration of this turn is prepared.
honor-panel-must-claim = With so much honor your daimyo becomes Shogun in this turn, when you say so or at its end: you can declare nothing else.
honor-panel-declared = Your declaration of this turn is made.
honor-panel-prepared = ➡️ **Prepared:**
    { $deeds }{ $suggested ->
        [yes] { "" }
            … then I finish the turn as suggested: draw, lay or discard what costs nothing, and end it. I ask you again before anything else, and if somebody has to answer a question first.
       *[no] { "" }
    }
honor-hand-heading = **Your hand: { $count }**
honor-hand-none = You hold no seat in this match.
honor-now-to = → { $places }
honor-ends-alliance = ends the alliance with { $ally }
honor-ends-unless-saved = ends the alliance, unless face is saved
honor-ends-castle = discarded for it: { $castle } ({ $values })
honor-free-seppuku = their samurai's house is empty: seppuku costs nothing
honor-not-now = – _not now: { $reason }_
honor-save-face-held = { $never ->
    [yes] – _your setting: never ask, nor about your own face_
   *[no] { "" }
}
honor-not-laid-daimyo = You have a daimyo already.
honor-not-laid-serving = Your samurai serves an ally; only a ronin founds a house.
honor-not-laid-castle = No daimyo's house without a castle is open to you.
honor-not-laid-okugata = Every house open to you has its okugata.
honor-not-laid-warrior = Every house open to you has the most warriors, { $most }.
honor-not-laid-ronin = A ronin has no daimyo's house.
honor-select-card = Play a card …
honor-select-discard = Discard a card …
honor-option-lay = { $card } → { $place }
honor-select-target = Whom shall the assassin meet?
honor-select-victim = Whom do you dishonor?
honor-select-source = Steal from which house?
honor-select-loot = Steal from { $place }
honor-select-whither = Where does it go: { $card }?
honor-select-declaration = Make a declaration
honor-select-standing = When a face could be saved
honor-button-confirm = Confirm
honor-button-draw = Draw a card
honor-button-back = Take back
honor-button-suggest = Play my turn
honor-button-end = End turn
honor-deed-draw = draw a card
honor-deed-discard = discard { $card }
honor-deed-lay = lay { $card } → { $place }
honor-deed-steal = steal for { $cost } honor: { $thefts }
honor-deed-theft = { $card } ({ $source } → { $target })
honor-deed-assassinate = assassin against { $place } – { $odds }
honor-deed-dishonor = dishonor { $victim }
honor-deed-end-turn = end the turn{ $actions ->
    [0] { "" }
    [one] { " " }with one card action left
   *[other] { " " }with { $actions } card actions left
}
honor-deed-take-back = Take back
honor-deed-become-shogun = My daimyo becomes Shogun ({ $honor } honor each turn)
honor-deed-attack = I attack { $target } ({ $prize }): { $odds } %, dice { $attack } against { $defence }
honor-deed-ally = I ally with { $target }
honor-deed-break-alliance = I break the alliance (−{ $cost } honor)
honor-stakes = lost: your daimyo's house falls{ $own ->
    [yes] , the Shogun card is theirs
   *[no] { "" }
}, you are a ronin; won: theirs falls{ $theirs ->
    [yes] , the Shogun card is yours
   *[no] { "" }
}
honor-stakes-if-lost = if you lose: { $stakes }
honor-stakes-if-won = if you win: { $stakes }
honor-stakes-own-house = your daimyo's house falls, you are a ronin
honor-stakes-their-house = their daimyo's house falls, they are a ronin
honor-stakes-own-office = the Shogun card is theirs
honor-stakes-their-office = the Shogun card is yours
honor-stakes-threat = strongest attacker now: { $player }, { $odds } %, dice { $attack } against { $defence }
honor-stakes-defence = strength in defense { $strength } → { $strength_then }, dice { $dice } → { $dice_then }
honor-stakes-no-threat = as it stands nobody else could attack, but cards may be laid first{ $ronin ->
    [yes] , and a ronin may found a house
   *[no] { "" }
}{ $told ->
    [yes] { "" }
   *[no] ; dice in defense: { $defence }
}
honor-stakes-weakened = your dice then: attack { $attack } → { $attack_left }, defense { $defence } → { $defence_left }
honor-stakes-own-castle = your castle ({ $castle }) is theirs or discarded
honor-stakes-their-castle = their castle ({ $castle }) is yours or discarded
honor-stakes-face = Save Face can keep a loser's house, but neither a castle nor a Shogun's house
honor-stakes-ally = next count +{ $gain }; in battle your samurai's house adds strength { $help } to theirs
honor-stakes-break-alliance = it ends at the start of your next turn, before the count: then you are a ronin
honor-stakes-become-shogun = then anybody may attack you, and Save Face does not keep your house in battle
honor-stakes-castle = { $own ->
    [yes] from now on you can be attacked
   *[no] from now on { $player } can be attacked
}
honor-stakes-own-ally = { $ally } is a ronin, too
honor-stakes-their-ally = their ally { $ally } is a ronin, too
honor-stakes-goal = then your next count reaches only { $sum }, not the goal of { $goal }
honor-stakes-averted = then { $player }'s next count reaches only { $sum }, not the goal of { $goal }
honor-stakes-given = then { $player }'s next count reaches { $sum }, the goal is { $goal }
honor-stakes-betrayal = if it succeeds: next count +{ $gain }, the alliance ends, they are a ronin, and their samurai's house falls ({ $fallen })
honor-stakes-dishonor = honor { $honor } → { $left }, with Save Face → { $saved }; or a house instead by seppuku
honor-stakes-dishonor-goal = { $player }'s next count reaches { $left }, with Save Face { $saved }, after seppuku of the samurai { $samurai }{ $led ->
    [yes] , of the daimyo { $daimyo }
   *[no] { "" }
}; the goal is { $goal }
honor-odds = costs { $cost } honor, succeeds on { $needed }–6; falls: { $fallen }{ $ends ->
    [yes] { " " }– the alliance ends
   *[no] { "" }
}
honor-odds-betrayal = costs { $cost } honor, succeeds on { $needed }–6: their daimyo's house becomes yours{ $shogun ->
    [yes] , and so does the Shogun card
   *[no] { "" }
}
honor-price = costs { $cost } honor, succeeds on { $needed }–6
honor-stakes-murder = if it succeeds, discarded: { $cards }
honor-stakes-murder-office = the Shogun card goes to the middle
honor-stakes-murder-alliance = the alliance of { $servant } with { $lord } ends
honor-stakes-murder-anyway = in any case discarded: { $cards }
honor-fallen-daimyo = the daimyo
honor-fallen-shogun = the Shogun card
honor-fallen-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
honor-panel-save-face = ### Save Face?
honor-ask-face-dishonor = ⚡ **{ $by }** has dishonored **{ $victim }**.
honor-ask-face-battle = ⚔️ **{ $victim }** has lost a battle to **{ $by }**.
honor-ask-face-own = It is your own face.
honor-ask-face-yours-dishonor = - It is your own Dishonor: Save Face would soften it.
honor-ask-face-yours-battle = - It is your own victory: Save Face would keep the loser's house.
honor-ask-face-alliance = - Unless face is saved, the alliance of **{ $servant }** with **{ $by }** ends.
honor-face-without-dishonor = - Without Save Face: { $loss } honor lost ({ $honor } → { $left }), or a house instead by seppuku.
honor-face-with-dishonor = - With Save Face: only { $loss } honor lost ({ $honor } → { $left }), or a house instead by seppuku.
honor-face-free-seppuku = - The samurai's house is empty: seppuku there costs nothing.
honor-face-seppuku-ally = - With seppuku of the daimyo **{ $servant }** would be a ronin, too.
honor-face-without-battle = - Without Save Face: the daimyo's house falls ({ $cards }), and the samurai is a ronin.
honor-face-with-battle = - With Save Face: the daimyo's house stays{ $has_castle ->
    [yes] { " " }– but not the castle ({ $castle })
   *[no] { "" }
}.
honor-ask-face-terms = Anybody may play the card for anybody. It takes no action and no honor; one card is enough. Everybody is asked the same. A No stays secret; whoever plays the card is named.
honor-ask-face-standing = The last two buttons say No to later questions, too, those about your own face included; you can change that in your turn.
honor-rivals = Others, in turn order after you (+ next count, ⚔️ attack, 🛡️ defense, 🏠 cards in both houses): { $rivals }
honor-rival = { $signs }**{ $player }** 🌸 { $honor } (+{ $gain }) ⚔️ { $attack } 🛡️ { $defence } 🏠 { $daimyo } + { $samurai }{ $serves ->
    [yes] { " " }🤝 { $lord }
   *[no] { "" }
}
honor-match-point = 🏁 { $own ->
    [yes] **You** win at the start of your
   *[no] **{ $player }** wins at the start of their
} next turn if nothing changes: honor { $honor } + { $gain }, goal { $goal }.
honor-match-point-later = 🏁 If that is averted, { $own ->
    [yes] **you** win
   *[no] **{ $player }** wins
} next: honor { $honor } + { $gain }.
honor-panel-face-held = You hold a Save Face card.
honor-panel-face-not-held = You hold no Save Face card.
honor-kept-turn = **Round { $round }:** { $deeds }
honor-did-laid = laid { $cards }
honor-did-discarded = discarded { $cards }
honor-did-stole = stole { $cards }
honor-did-stole-away = stole and discarded { $cards }
honor-did-drew = drew { $count }
honor-did-assassin = assassin against { $place }: { $succeeded ->
    [yes] succeeded
   *[no] failed
}
honor-did-dishonored = dishonored { $victim }
honor-did-attacked = attacked { $defender } ({ $won ->
    [yes] won
   *[no] lost
})
honor-did-took = took { $cards }
honor-did-shogun = became Shogun
honor-did-allied = allied with { $ally }
honor-did-broke = broke the alliance
honor-did-nothing = nothing done
honor-kept-save-face = Save Face for **{ $victim }**?
honor-kept-answer = Your answer: { $answer }.
honor-button-save-face = Play Save Face
honor-button-let-ask = No
honor-button-let-refuse-this-turn = No this turn, not even mine
honor-button-let-refuse = No, never, not even mine

## Status and alt texts

honor-status-shogun = 👑 Shogun card ({ $honor } honor): { $holder }
honor-shogun-free = in the middle
honor-status-piles = Draw pile { $draw } · discard pile { $discards } (on top: { $top })
honor-standing = honor **{ $honor }**{ $over ->
    [yes] { "" }
   *[no] { " " }(next count +{ $gain })
}, ki { $ki }, strength { $attack } in attack and { $defence } in defense, cards in hand { $hand }.
honor-daimyo-house = { $daimyo }: { $cards }.
honor-samurai-house = Samurai: { $cards }.
honor-is-ronin = A ronin.
honor-serves = Serves { $ally }.
honor-serves-leaving = Serves { $ally } until the next turn.
honor-alt-player = { $player }: honor { $honor }{ $over ->
    [yes] { "" }
   *[no] , next count +{ $gain }
}, ki { $ki }, attack { $attack }, defense { $defence }, in hand { $hand }, houses { $daimyo } and { $samurai } cards.
honor-alt-hand = Your hand: { $cards }

## Words on the pictures

honor-label-round = Round
honor-label-ronin = Ronin
honor-label-serves = serves
honor-label-draw-pile = Draw pile
honor-label-discard-pile = Discards
honor-label-honor = Honor
honor-label-ki = Ki
honor-label-strength = Strength
honor-label-hand = Hand
honor-label-alliance = Alliance
honor-label-count = next count
honor-label-claim = must become Shogun if the card is in the middle
honor-label-changed = just changed
honor-label-lost = house lost
honor-label-ending = ends soon
honor-label-tie = tie: rolled again
honor-label-wins = wins

## What is new, in few words

honor-recap-honor = 🌸 Honor: { $ranking }
honor-recap-shogun = 👑 Shogun: { $holder }
honor-recap-attacks = Attacks: { $attacks }
honor-recap-houses = 🔥 Houses lost: { $players }
honor-recap-serving = 🤝 Serving: { $pairs }
honor-recap-ronins = Ronin: { $players }

## Words explained: what a thing does, in one sentence

honor-term-honor = honor
honor-term-honor-means = The points of the game: counted at the start of your turn, spent on ninjas; 400 of it win (250 in the short game).
honor-term-ki = ki
honor-term-ki-means = Each 3 ki of both your houses give one card action a turn, at most 5.
honor-term-strength = strength
honor-term-strength-means = Each 3 strength of both houses give one die in battle, at most 6; a castle counts in defense only.
honor-term-house = house
honor-term-house-means = You have two, the daimyo's and the samurai's; what lies there gives honor, ki and strength, until the house falls.
honor-term-ronin = ronin
honor-term-ronin-means = A samurai without a daimyo: gets no honor until the player lays a daimyo or makes an alliance.
honor-term-alliance = alliance
honor-term-alliance-means = A ronin serves another player's daimyo, shares half of that house's honor, and helps in battle.
honor-term-declaration = declaration
honor-term-declaration-means = Once in your turn you may become Shogun, attack, ally, or break an alliance.

## Why: the sums and rules behind a stage

honor-why-honor-counted = { $player } counts { $shogun ->
    [0] both houses: { $daimyo_house } + { $samurai_house }
   *[other] both houses and the Shogun card: { $daimyo_house } + { $samurai_house } + { $shogun }
} = { $sum }.
honor-why-honor-shared = { $player } serves an ally: half of { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ { $shogun }
} + { $samurai_house } = { $sum }, that is { $half }{ $rounded ->
    [yes] ; rounded up to a multiple of 5: { $gained }
   *[no] { "" }
}.
honor-why-no-honor = The samurai of { $player } has no daimyo: a ronin counts no honor.
honor-why-battle-fought = One die for each 3 strength, at most 6: { $attack_strength } gives { $attack_dice }, { $defence_strength } gives { $defence_dice }. The higher sum wins, { $attack } to { $defence }; ties are rolled again.
honor-why-assassin-played = { $guarded ->
    [yes] A bodyguard stood in the way: only 5–6 succeeds.
   *[no] No bodyguard was there: 3–6 succeeds.
} The die shows { $die }; it cost { $paid } honor.
honor-why-dishonor-played = Dishonor costs { $loss } honor; with Save Face { $saved }, with seppuku none. What is below 0 is a debt.
honor-why-became-shogun = { $forced ->
    [yes] With 100 honor or more in the own turn, and the Shogun card in the middle, it must be declared.
   *[no] { $player } has a daimyo of their own and declares it; the card lay in the middle.
}
honor-why-house-discarded = { $place }: a house falls as a whole{ $led ->
    [yes] , with the daimyo
   *[no] { "" }
}; a samurai's card stays.
honor-why-alliance-made = { $player } was a ronin; { $ally } has a daimyo and no ally yet, and cannot refuse.
honor-why-match-ended = Whoever reaches the goal in the count at the start of the own turn wins at once; after the last round most honor: { $reason }.

## The game on one picture: panels, and lines with the name of their sign

honor-summary =
    ## The goal: 400 honor, or 250 in the short game
    Each turn begins with the honor of both your houses @honor
    The Shogun card adds 50, 75, 100 or 150 with 3 to 6 players @helmet
    A ronin counts nothing @ronin
    ## Your turn
    One card action for each 3 ki, at most 5 @ki
    An action: draw, discard or play a card; hand limit 7 @back
    One declaration: become Shogun, attack, ally, break the alliance @knot
    ## Your two houses
    In each: one okugata and five warriors at most @bushi
    One castle, in the daimyo's house, for defense only @fortress
    Thieves steal warriors and possessions @thief
    ## Battle
    Against the Shogun, or a player with a castle @strength
    One die for each 3 strength, at most 6; the higher sum wins @strength
    The loser's daimyo house is discarded @ronin
    ## Ninjas cost honor
    Thief 10, elite thief 20: steal 1 or 2 cards @thief
    Assassin 25: on 3–6 a house falls, past a bodyguard on 5–6 @assassin
    ## Dishonor and Save Face
    Dishonor: lose 75 honor, or a house by seppuku @dishonor
    Save Face: lose only 30; a lost battle costs no house @save_face

## Refusals

honor-refuse-no-card = Please choose a card first.
honor-refuse-nothing-prepared = Nothing is prepared. Please choose what to do first.
honor-refuse-no-target = This card needs a target first.
honor-refuse-not-after = That cannot be prepared now: play what is prepared first, or take it back.

refusal-nothing_to_take_back = There is nothing to take back: luck was drawn or something was revealed since.
refusal-standing_already = That is your standing order already.
refusal-no_actions_left = This takes { $needed ->
    [one] 1 card action
   *[other] { $needed } card actions
}, and you have { $left } left.
refusal-hand_full = Your hand is full ({ $limit } cards). Play or discard one first.
refusal-nothing_to_draw = There is no card to draw.
refusal-not_in_hand = You do not hold { $card }.
refusal-card_is_not_laid = { $card } is not laid into a house.
refusal-house_has_no_room = There is no room for { $card } there.
refusal-place_not_open = You may not lay { $card } there.
refusal-card_is_no_thief = { $card } is no thief.
refusal-nothing_to_steal = There is nothing to steal anywhere.
refusal-thefts_count = Choose 1 to { $most } cards to steal, not { $thefts }.
refusal-not_to_be_stolen = { $card } cannot be stolen from there.
refusal-card_is_no_assassin = { $card } is no assassin.
refusal-nobody_to_kill = Nobody is there for an assassin to meet.
refusal-honor_too_low = It costs { $cost } honor, and you have { $honor }.
refusal-card_is_no_dishonor = { $card } dishonors nobody.
refusal-no_such_victim = Dishonor another player.
refusal-already_declared = You have made a declaration in this turn.
refusal-shogun_card_taken = There is a Shogun already.
refusal-no_daimyo = You have no daimyo.
refusal-no_such_target = Choose another player.
refusal-neither_shogun_nor_castle = Only the Shogun or a player with a castle may be attacked.
refusal-must_become_shogun = You have enough honor, and the Shogun card is free: your declaration in this turn is to become Shogun.
refusal-no_dice = With strength { $strength } you have no dice to attack with.
refusal-not_a_ronin = Only a ronin makes an alliance.
refusal-no_ally_to_be = A ronin can ally only with a player who has a daimyo and no ally yet.
refusal-no_alliance = You have no alliance.
refusal-already_leaving = You have broken the alliance already.
refusal-no_save_face = You hold no Save Face card.
refusal-seppuku_no_daimyo = You have no such house to give up.
refusal-deck = This deck cannot be played with: { $reason }

## Reminders and the guide

honor-owed-AskTurn = the turn
honor-owed-AskSaveFace = an answer about saving face
honor-owed-AskDishonor = an answer to Dishonor
honor-owed-AskCastle = a choice about a castle
