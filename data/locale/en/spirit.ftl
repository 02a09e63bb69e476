### Samurai Spirit

title-spirit = Samurai Spirit

## Options in the lobby

spirit-option-difficulty = Difficulty
spirit-option-difficulty-easy = Easy
spirit-option-difficulty-normal = Normal
spirit-option-difficulty-hard = Hard
spirit-option-difficulty-heroic = Heroic
spirit-option-samurai = Samurai
spirit-option-samurai-random = Drawn at random
spirit-option-samurai-chosen = Chosen by the players
spirit-option-support_tokens = Support tokens of absent samurai
spirit-option-support_tokens-false = Only with 1 or 2 players
spirit-option-support_tokens-true = With any number of players (easier)
spirit-option-samurai_per_player = A player alone leads
spirit-option-samurai_per_player-2 = 2 samurai
spirit-option-samurai_per_player-3 = 3 samurai

## At the table

spirit-my-plan = My samurai
spirit-lobby-play = All defend the village together: talk as much as you like.
spirit-opening-luck =
    All luck of this match comes from one secret number. Its fingerprint (SHA-256) is `{ $commitment }`. At the end the number is shown, and anyone can check every card.
spirit-opening-plans = Nothing is secret but the order of the stacks: win together, or lose together. I ask you at the table and say what each choice would do.
spirit-owed-AskSamurai = the choice of a samurai
spirit-owed-AskTokens = the support tokens
spirit-owed-AskPenalty = a penalty
spirit-owed-AskDefended = the raider to be discarded
spirit-owed-AskAction = the turn
spirit-owed-AskSecondFight = a second fight
spirit-owed-AskFace = a raider to be faced
spirit-owed-AskKiai = a kiai
spirit-owed-AskOrder = the order of the raiders

## What is printed

spirit-difficulty-easy = Easy
spirit-difficulty-normal = Normal
spirit-difficulty-hard = Hard
spirit-difficulty-heroic = Heroic

spirit-name-heihachi = Heihachi
spirit-name-daisuke = Daisuke
spirit-name-gorobei = Gorobei
spirit-name-kanbei = Kanbei
spirit-name-kikuchiyo = Kikuchiyo
spirit-name-kyuzo = Kyuzo
spirit-name-katsushiro = Katsushiro

spirit-symbol-hat = farmer
spirit-symbol-farm = farm
spirit-symbol-doll = family
spirit-flames = flames

spirit-penalty-fire = a barricade burns, else a farm
spirit-penalty-wound = a wound
spirit-penalty-infiltrate = the top raider joins the intruders unseen
spirit-penalty-no-defend = no defending this turn
spirit-penalty-no-support = no support this turn
spirit-penalty-left-draws = the left neighbor (clockwise) must confront a raider
spirit-penalty-right-draws = the right neighbor (counterclockwise) must confront a raider
spirit-penalty-must-pass = must pass
spirit-penalty-reshuffle-discard = a random discarded raider returns to the stack
spirit-penalty-no-talents = no talents or support tokens this turn
spirit-penalty-discard-defender = one raider held off is discarded
spirit-penalty-neighbour = { $neighbour } must confront a raider
spirit-penalty-twice = { $penalty } (twice)

spirit-talent-send-even = send even raiders to a neighbor
spirit-talent-send-odd = send odd raiders to a neighbor
spirit-talent-ignore-even = ignore penalties of even raiders
spirit-talent-ignore-odd = ignore penalties of odd raiders
spirit-talent-fight-twice = fight twice in a turn
spirit-talent-discard-same-value = discard a drawn raider whose value is in the line
spirit-talent-bury-and-redraw = put a drawn raider under the stack and draw another

spirit-effect-build-barricade = build a barricade
spirit-effect-move-newest = move the newest raider of a line to another samurai{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
spirit-effect-discard-stack = discard the top { $cards } raiders of the stack
spirit-effect-discard-intruders = discard the top { $cards } intruders
spirit-effect-discard-newest = discard the newest raider of a line{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
spirit-effect-lend-token = let a samurai give a support token to another
spirit-effect-order-stack = turn up the top { $cards } raiders of the stack and put them in order
spirit-effect-heals = heal a wound
spirit-effect-barricade = build a barricade

spirit-farm-family-leaves = Under it: a family leaves.
spirit-farm-another-farm = Under it: another farm is lost.
spirit-farm-fire = Under it: a barricade burns, else a farm.
spirit-farm-wound = Under it: a wound for one samurai.

spirit-family-heal = a random wound is healed
spirit-family-barricade = a barricade is built
spirit-family-intruder = the top intruder is discarded

spirit-cause-penalty = penalty
spirit-cause-impossible = the penalty could not be applied
spirit-cause-overrun = over the kiai number
spirit-cause-farm = lost farm
spirit-cause-undefended = undefended
spirit-cause-intruder = intruder with flames
spirit-cause-kiai = kiai
spirit-cause-family = family

spirit-ending-stack-empty = the raider stack is empty
spirit-ending-all-passed = all have passed

spirit-samurai-card = **{ $samurai }** · talent: { $talent } · kiai { $human }: { $effect } · beast { $beast }: { $stronger }
spirit-nothing = nothing

## Headings

spirit-stage-setup = The samurai gather
spirit-stage-turn = Round { $round }, { $several ->
    [yes] turns { $first }–{ $turn }
   *[no] turn { $turn }
} · { $player } ({ $samurai })
spirit-stage-round-end = The end of round { $round }
spirit-stage-over = The fate of the village

## The story: rounds and turns

spirit-match-began = ⛩️ { $difficulty }: in the village: farms { $farms }, families { $families }, barricades { $barricades }.
spirit-samurai-taken = { $drawn ->
    [yes] 🎲 **{ $player }** draws
   *[no] 🥋 **{ $player }** chooses
} { $samurai }
spirit-tokens-ready = 🔵 Support tokens of absent samurai lie ready: { $tokens }
spirit-round-began = 🌅 **Round { $round }**: { $raiders } raiders come{ $joined ->
    [0] { "" }
   *[other] , { $joined } of them new
}. **{ $player }** begins.
spirit-turn-began = **Turn { $turn }**
spirit-tokens-used = 🔵 **{ $player }** uses { $count ->
    [one] a support token
   *[other] support tokens
}: { $tokens }
spirit-supported = 🤝 **{ $player }** supports **{ $receiver }** with a talent for their next turn: { $talent }.
spirit-tokens-returned = 🔵 Back from **{ $player }**: { $count ->
    [one] the support token of { $owners }
   *[other] the support tokens of { $owners }
}
spirit-tokens-used-up = 🔵 { $count ->
    [one] The support token of an absent samurai
   *[other] Support tokens of absent samurai
} used up by **{ $player }**: { $samurai }
spirit-passed-over = { " " }({ $total } of { $kiai })
spirit-passed = { $forced ->
    [yes] 🏳️ **{ $player }** must pass{ $why }.
   *[no] 🏳️ **{ $player }** passes.
}
spirit-left-open = { " " }Left open: { $symbols } – at the end of the round that costs: { $costs }.
spirit-second-fight = ⚔️ **{ $player }** fights a second time, { $by }.
spirit-round-ended = **Round { $round } is over:** { $ending }.{ $rest ->
    [0] { "" }
    [one] { " " }{ $rest } raider of the stack joins the intruders.
   *[other] { " " }{ $rest } raiders of the stack join the intruders.
}
spirit-undefended = { $symbol_key ->
    [hat] 👒 **{ $player }** left the farmers undefended
    [farm] 🏠 **{ $player }** left the farms undefended
   *[doll] 🎎 **{ $player }** left the families undefended
}
spirit-undefended-wound-taken = { " " }→ 🩸 { $wound }.
spirit-undefended-beast-awoke = { " " }→ 🐺 **2nd wound: the beast awakes!** Kiai number now: { $kiai }
spirit-undefended-samurai-died = { " " }→ ☠️ **{ $player } falls.**
spirit-undefended-farm-burned = { " " }→ 🏚️ **a farm is lost.** Left: { $left }
spirit-undefended-family-lost = { " " }→ 💔 **a family is lost.** Left: { $left }
spirit-families-shown = 🎎 The families help: { $families }.
spirit-idle-heal = 🎎 A family would heal a wound, but nobody has a wound token: nothing is healed.
spirit-idle-barricade = 🎎 A family would build a barricade, but the row is full: none is built.
spirit-idle-intruder = 🎎 A family would discard the top intruder, but there is none.
spirit-intruders-revealed = 👹 The intruders: { $raiders }. With flames: { $flames }
spirit-no-intruders = 👹 No intruders have come.
spirit-match-won = 🏆 **The village is saved!** Farms { $farms } + families { $families } + nobody wounded { $unharmed } = **{ $score }**
spirit-match-lost = 🌑 **The village is lost:** { $reason }.
spirit-outcome-no-farm = the last farm was lost
spirit-outcome-no-family = the last family was lost
spirit-outcome-samurai-died = a samurai died
spirit-ended-lost = **You lost together:** round { $round }, { $reason }.
spirit-ended-won = **You won together: { $score }**

## The story: raiders, talents and kiai

spirit-raider-drawn = { $forced ->
    [yes] 🎴 **{ $player }** has to draw: **{ $raider }**
   *[no] 🎴 **{ $player }** draws: **{ $raider }**
}
spirit-drawn-penalty = { " " }– { $sure ->
    [yes] penalty
   *[no] penalty if confronted
}: { $penalties }
spirit-by-own = by talent
spirit-by-lent = by **{ $player }**'s support token
spirit-by-token = by { $samurai }'s support token
spirit-raider-confronted = ⚔️ **{ $player }** confronts it: { $total } of { $kiai }{ $result ->
    [over] { " " }– too much!
   *[below] { "" }
}
spirit-raider-held-off = 🛡️ **{ $player }** holds it off ({ $symbol }).
spirit-raider-sent = ↪️ **{ $player }** sends it to **{ $target }**, { $by }.
spirit-raider-discarded = 🗑️ **{ $player }** discards it, { $by }.
spirit-raider-buried = ⬇️ **{ $player }** puts it under the stack, { $by }.
spirit-kiai-reached = 💥 **KIAI!** **{ $player }** stands at exactly { $total }.
spirit-kiai-skipped = 💤 { $possible ->
    [yes] **{ $player }** does not use the kiai.
   *[no] There is nothing the kiai of **{ $player }** could do.
}
spirit-stack-discarded = 🗑️ { $count ->
    [1] Discarded from the top of the stack by kiai: the raider { $raiders }
   *[other] Discarded from the top of the stack by kiai: the raiders { $raiders }
}
spirit-intruders-discarded = 🗑️ { $count ->
    [1] Intruder discarded: the raider { $raiders }
   *[other] Intruders discarded: the raiders { $raiders }
}
spirit-newest-discarded = 🗑️ { $raider } is discarded by kiai from the line of **{ $target }**, now at { $total }.
spirit-raider-moved = ↪️ { $raider } goes from **{ $source }**, now at { $total }, to **{ $target }**.
spirit-stack-turned-up = 👀 Turned up from the stack: { $raiders }
spirit-stack-ordered = 👀 Face up on the stack, to be drawn in this order: { $raiders }
spirit-oldest-discarded = 🗑️ The oldest raider of **{ $player }** is discarded: { $raider }. Now at { $total }.

## The story: penalties, losses and wounds

spirit-penalty-ignored = ✋ **{ $player }** ignores the penalty of { $raider }, “{ $penalties }”, { $by }.
spirit-penalty-suffered = ⚠️ Penalty of { $raider } for **{ $player }**: { $penalty }{ $possible ->
    [yes] .
   *[no] { " " }– not possible: { $instead }.
}
spirit-defended-discarded = 🗑️ **{ $player }** no longer holds off { $raider }.
spirit-raider-reshuffled = 🔀 { $raider } returns from the discard pile; the stack is shuffled.
spirit-raider-infiltrated = 🥷 The top raider slips unseen to the intruders.
spirit-raider-infiltrated-seen = 🥷 { $raider } slips from the stack to the intruders.
spirit-barricade-lost = 🔥 A barricade is destroyed ({ $cause }). Left: { $left }
spirit-barricades-lost = 🔥 Barricades destroyed: { $count } ({ $cause }). Left: { $left }
spirit-barricade-built = 🪵 A barricade is built ({ $cause }). Now: { $left }
spirit-farm-burned = 🏚️ **A farm is lost** ({ $cause }). Left: { $left }
spirit-farms-lost = 🏚️ **Farms lost: { $count }** ({ $cause }). Left: { $left }
spirit-family-lost = 💔 **A family is lost** ({ $cause }). Left: { $left }
spirit-bonus-lost = . Its help is lost with it (at the end of each round: { $bonus }).
spirit-wound-taken = 🩸 **{ $player }** takes { $wound } ({ $cause }).
spirit-beast-awoke = 🐺 **The beast awakes in { $player }!** (2nd wound, { $cause }) Kiai number now: { $kiai }
spirit-samurai-died = ☠️ **{ $player } falls** ({ $cause }).
spirit-wound-healed = 🌿 A wound of **{ $player }** is healed ({ $cause }).

## What each option would do

spirit-total-below = total { $total } of { $kiai }
spirit-total-kiai = total { $total }: kiai!
spirit-total-over = { $total }/{ $kiai } 🔥 { $burns ->
    [barricade] barricade
    [last] farm: ALL LOSE
    [sealed] farm: ALL LOSE
   *[farm] farm
}
spirit-total-lost = { $total }/{ $kiai } 🔥 ALL LOSE
spirit-or-held-off = { $outcome } or 🛡️
spirit-signs = 💥 kiai, 🔥 too much: it burns something, 🛡️ can be held off there
spirit-would-draw = draw { $stack ->
    [one] the last raider
   *[other] the top one of { $stack } raiders
} in the stack; confronted, { $kiai ->
    [0] { "" }
   *[other] a { $kiai } brings kiai{ $over ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $over ->
    [0] { "" }
   *[other] { $all ->
        [yes] any of them
       *[no] { $over } or more
    } burns { $burns ->
        [barricade] a barricade
        [last] **the last farm: all lose**
        [sealed] a farm: **with those that { $players } gave up, all lose**
       *[farm] a farm
    }
}.
spirit-would-draw-far = draw { $stack ->
    [one] the last raider
   *[other] the top one of { $stack } raiders
} in the stack; none is strong enough for kiai.
spirit-would-draw-seen = draw { $raider }, which lies open; confronted: { $outcome }
spirit-would-end = { " " }– then the round ends
spirit-would-be = { " " }It may be any of { $possible } – { $odds }.
spirit-odds-kiai = kiai: { $count }
spirit-odds-over = too much: { $count }
spirit-odds-defend = can be held off: { $count }
spirit-odds-acting = a penalty for your next turn: { $count }
spirit-odds-losing = **all lose by it: { $count }**
spirit-would-pass = out of this round; at its end it costs you: { $missing }{ $last ->
    [yes] . The round ends, and { $stack ->
        [one] { $stack } raider of the stack joins
       *[other] { $stack } raiders of the stack join
    } the intruders!
   *[no] .
}
spirit-would-storm = { " " }Of the { $count } intruders then, { $first ->
    [yes] going by all raiders printed
   *[no] going by what this game has shown
}, { $flames } have flames{ $sure ->
    [yes] : **all lose**
   *[no] { " " }({ $stands }{ $discards ->
        [yes] ; a family discards the top one before
       *[no] { "" }
    })
}.
spirit-village-stands = { $built ->
    [yes] with the barricade that a family builds before, the village survives { $count }
    [perhaps] the village survives { $count }, or more if a family that stays helps
   *[no] the village survives { $count }
}
spirit-barricades-hold = { $count ->
    [0] { "" }
   *[other] { $built ->
        [yes] with the one that a family builds before, the barricades hold { $count }
       *[no] the barricades hold { $count }
    }; { "" }
}each farm lost then does more harm
spirit-fire = 🔥 { $flames } of the intruders so far ({ $count }) have flames, { $first ->
    [yes] going by all raiders printed
   *[no] going by what this game has shown
}; { $stands }.
spirit-missing-farm = { $left ->
    [1] **the last farm: all lose**
   *[other] a farm
}
spirit-missing-doll = { $left ->
    [1] **the last family: all lose**
   *[other] a family
}
spirit-doom-hat = ☠️ **All lose at the end of this round{ $heals ->
    [yes] , unless a wound is healed before
   *[no] { "" }
}:** the 4th wound of { $players }, who passed without holding a raider off at the farmer.
spirit-doom-farm = 🌑 **All lose at the end of this round:** no farm will be left.
spirit-doom-passed-farm = { " " }Passed without holding a raider off at the farm: { $players }.
spirit-doom-few-farm = { " " }Nobody held off at the farm yet, and too few fitting raiders can still come: { $players }.
spirit-doom-doll = 🌑 **All lose at the end of this round:** no family will be left.
spirit-doom-fire = 🌑 **All lose at the end of this round:** { $flames } of the { $count } intruders have flames, and the village survives { $stands } at most.
spirit-doom-passed-doll = { " " }Passed without holding a raider off at the family: { $players }.
spirit-doom-few-doll = { " " }Nobody held off at the family yet, and too few fitting raiders can still come: { $players }.
spirit-peril = ⚠️ **All lose by { $player }'s next penalty**, unless the newest raider of that line, { $raider }, is covered, removed or ignored before{ $heals ->
    [yes] , this kiai heals the wound
   *[no] { "" }
}, or the round ends.{ $soon ->
    [yes] { " " }It comes as the next turn begins.
   *[no] { "" }
}
spirit-next-wound = { $wound ->
    [2] the 2nd wound (the beast awakes, kiai { $kiai })
    [3] the 3rd wound
    [4] **the 4th wound: all lose**
   *[other] a wound
}
spirit-unless-healed = { $wound }, unless this kiai heals you
spirit-next-ruin-last = **the last farm burns: all lose**
spirit-next-ruin-sealed = a farm burns: **with those that { $players } gave up, all lose**
spirit-next-loses = { " " }⚠️ The turn after yours ({ $player }) begins with the penalty of { $raider }: { $penalties }.
spirit-pass-wounds = { " " }⚠️ With you out, the next penalty of { $raider } for { $player } becomes { $wound }.
spirit-instead-left-draws = { $neighbour } has passed, so instead { $wound }
spirit-instead-right-draws = { $neighbour } has passed, so instead { $wound }
spirit-instead-discard-defender = nobody is held off, so instead { $wound }
spirit-instead-reshuffle-discard = the discard pile is empty, so instead { $wound }

## Questions

spirit-ask-samurai = **{ $player }**, choose your samurai, or draw one.
    { $samurai }
spirit-ask-tokens = **{ $player }**, your turn begins. Which support tokens of absent samurai do you use now? Each serves once a game, for this turn.
    { $tokens }
spirit-token-of = - **{ $samurai }**: { $talent }
spirit-ask-penalty = **{ $player }**, the newest raider of your line, { $raider }, brings its penalty: { $penalties }.
spirit-ask-defended = **{ $player }**, which of the raiders that you hold off is discarded?
spirit-ask-action = **{ $player }**, it is your turn: { $support ->
    [yes] fight, support or pass
   *[no] fight or pass
}?
spirit-option-fight = ⚔️ **Fight** – { $outlook }
spirit-option-support = 🤝 **Support** – lend your talent for somebody's next turn ({ $talent }); { $slips }.
spirit-slips-unseen = the top raider slips unseen to the intruders
spirit-slips-seen = { $raider }, which lies open on the stack, slips to the intruders{ $fate ->
    [burns] { " " }and burns a barricade, else a farm, when the round ends
    [perhaps] { " " }and burns a barricade, else a farm, when the round ends, unless it is discarded before
    [discarded] { " " }and burns nothing, for a family discards it when the round ends
   *[nothing] { "" }
}
spirit-support-saves = { " " }With it this penalty, by which all would lose, can be ignored by: { $players }.
spirit-support-last = { " " }This is the last raider: the round ends, and nobody will use your talent.
spirit-support-over = { " " }Over the kiai number, so they must pass next turn and cannot use it: { $players }.
spirit-support-idle = { " " }As it stands, it ignores no penalty of their newest raider, so is of no use to: { $players }.
spirit-no-support = 🤝 Support is not possible: { $why ->
    [lent] your token is lent
    [barred] a penalty forbids it
   *[alone] nobody else is in the round
}.
spirit-barred = 🚫 By a penalty: { $penalties }.
spirit-option-pass = 🏳️ **Pass** – { $outlook }
spirit-option-end = ⏳ **End the turn** – your next turn begins with the penalty of { $raider }: { $penalties }.
spirit-ignorable = { $penalties } (you may ignore it by talent)
spirit-pass-sure = 🏳️ **Pass?** You are { $outlook }
spirit-ask-second-fight = **{ $player }**, do you fight a second time?
spirit-ask-face = **{ $player }**, you face the raider **{ $raider }**.
spirit-face-penalty = Confronted, while it is the newest of your line, each of your turns begins with: { $penalties }.{ $defend ->
    [stays] { " " }Held off: your newest stays { $newest }.
    [yes] { " " }Held off, it does nothing.
   *[no] { "" }
}
spirit-face-covers = Confronted, it covers your newest raider, which then does nothing.{ $defend ->
    [stays] { " " }Held off: your newest stays { $newest }.
   *[no] { "" }
}
spirit-face-kiai = 💥 Confronted, it brings kiai. You may: { $effect }. Then your oldest raider, { $raider }, leaves: total { $total } of { $kiai }.
spirit-ask-kiai = 💥 **{ $player }**, kiai at { $kiai }! You may: { $effect }.
spirit-kiai-times = Uses left: { $times }
spirit-kiai-oldest = Used or not, your oldest raider, { $raider }, then leaves: total { $total } of { $kiai }, newest { $newest }.
spirit-kiai-newest = - **{ $player }** without { $raider }: total { $total } of { $kiai }, newest { $newest }.
spirit-ask-order = **{ $player }**, in which order do they go back on the stack, first to be drawn first?
    { $raiders }
spirit-turned-up = **{ $letter }** { $raider }, penalty: { $penalties }

spirit-button-counsel = 💡 { $answer }
spirit-guess = 💡 is my guess, from what everybody sees.
spirit-button-draw-samurai = 🎲 Draw one
spirit-button-no-tokens = Keep all
spirit-button-ignore-penalty = Ignore the penalty
spirit-button-ignore-lent = Ignore by { $player }'s token
spirit-button-suffer-penalty = Suffer: { $penalty }
spirit-button-suffer-first = First: { $penalty }
spirit-button-wound = { $wound ->
    [2] wound → beast, kiai { $kiai }
    [3] 3rd wound
    [4] 4th wound, ALL LOSE
   *[other] a wound
}
spirit-button-fire = { $burns ->
    [last] last farm, ALL LOSE
    [sealed] farm burns, ALL LOSE
    [both] barricade, farm burn
    [farm] { $times ->
        [1] a farm burns
       *[other] farms burn: { $times }
    }
   *[barricade] { $times ->
        [1] a barricade burns
       *[other] barricades burn: { $times }
    }
}
spirit-button-penalty-infiltrate = one more intruder
spirit-button-intruder = intruder { $raider }
spirit-button-penalty-no-defend = no defending this turn
spirit-button-penalty-no-support = no support this turn
spirit-button-penalty-left-draws = { $neighbour } confronts
spirit-button-penalty-right-draws = { $neighbour } confronts
spirit-button-penalty-must-pass = must pass
spirit-button-penalty-reshuffle-discard = a raider comes back
spirit-button-penalty-no-talents = no talents, no tokens
spirit-button-penalty-discard-defender = discard one held off
spirit-button-fight = ⚔️ Fight
spirit-button-support = 🤝 Support { $player }
spirit-button-pass = 🏳️ Pass
spirit-button-fight-again = ⚔️ Fight again
spirit-button-end-turn = End the turn
spirit-button-end-turn-by = End turn: { $penalty }
spirit-button-confront = ⚔️ Confront: { $outcome }
spirit-button-defend = 🛡️ Defend: { $symbol }
spirit-button-send-raider = ↪️ To { $player } ({ $outcome })
spirit-button-discard-raider = Discard: value is in the line
spirit-button-bury-raider = Under the stack, keep the next
spirit-button-bury-raider-seen = Under the stack, then face { $raider }
spirit-button-use-kiai = 💥 Use the kiai
spirit-button-only-barricade = 🪵 Only build a barricade
spirit-button-skip-kiai = Do not use it
spirit-button-heal-wound = 🌿 Heal { $player }
spirit-button-heal-and-build = 🌿 Heal { $player }, build a barricade
spirit-button-discard-newest = Discard { $raider } of { $player }: { $outcome }
spirit-select-tokens = Use these …
spirit-select-more-tokens = … or these
spirit-select-move = { $raider } of { $player } (then { $outcome }): to whom?
spirit-select-lend = { $player } gives “{ $talent }” to whom?
spirit-loan-useless = { $why ->
    [ends] of no use: the round ends
    [idle] of no use yet: no penalty to ignore
   *[over] of no use: must pass
}

## Status and the pictures

spirit-village = Farms { $farms }, families { $families }, barricades { $barricades } of { $limit }.
spirit-piles = Raider stack { $stack }, intruders { $intruders }, discard pile { $discard }.
spirit-status-seen = Open on the stack: { $raiders }
spirit-status-under = Known under the stack, in drawing order: { $raiders }
spirit-status-slipped = Seen to slip in among the intruders: { $raiders }
spirit-status-reserve = Support tokens ready: { $tokens }
spirit-status-discard = Discard pile: { $raiders }
spirit-status-sure = Certainly in the stack or among the intruders: { $values }; with flames { $flames }.
spirit-status-perhaps = Not seen yet: { $values }; with flames { $flames }. Of these, { $dealt } { $dealt ->
    [one] is
   *[other] are
} in the stack or among the intruders, the others in the box.
spirit-status-lent = Support tokens here: { $tokens }.
spirit-status-passed = Passed.
spirit-newest = { " " }(newest: { $penalties })
spirit-line-empty = empty
spirit-holds-nobody = nobody
spirit-side-human = human
spirit-side-beast = beast
spirit-standing-of = **{ $player }** – { $samurai } ({ $side }): **{ $total }** of { $kiai }, wounds { $wounds } of 4, line { $line }, holds off { $held }.
spirit-alt-samurai = { $player } ({ $samurai }, { $side }): { $total } of { $kiai }, wounds { $wounds }, line { $line }, holds off { $held }.
spirit-alt-opponent = To be faced: { $raider }.
spirit-hand-none = You hold no seat in this match.
spirit-hand-heading = Nothing is secret in this game. Your samurai:
spirit-label-round = Round { $round }
spirit-label-setup = Set-up
spirit-label-stack = Raiders
spirit-label-intruders = Intruders
spirit-label-discard = Discard pile
spirit-label-faced = To be faced
spirit-label-drawn = Drawn last
spirit-label-flames = flames: as an intruder it burns a barricade, else a farm
spirit-label-passed = passed: no more turns in this round
spirit-label-victory = The village is saved
spirit-label-defeat = The village is lost

## What is new, in few words

spirit-recap-village = 🏘️ { $changes }
spirit-recap-farms = farms { $count }
spirit-recap-families = families { $count }
spirit-recap-barricades = barricades { $count }
spirit-recap-raiders = ⚔️ Raiders: { $confronted } confronted, { $held } held off, { $slipped } slipped in, kiai { $kiais }
spirit-recap-wounds = 🩸 Wounds: { $changes }
spirit-recap-passed = 🏳️ Passed: { $players }

## Words explained: what a thing does, in one sentence

spirit-term-confront = confront
spirit-term-confront-means = A drawn raider goes to the right of the board, into the combat line, and its value is added to the total.
spirit-term-hold-off = defend (hold off)
spirit-term-hold-off-means = A drawn raider with a farmer (hat), a farm or a family (doll) goes to the left instead, if that place is free; it adds nothing to the total.
spirit-symbol-hat-means = Each samurai who holds no raider off there is wounded at the end of the round.
spirit-symbol-farm-means = Each samurai who holds no raider off there costs the village a farm at the end of the round.
spirit-symbol-doll-means = Each samurai who holds no raider off there costs the village a family at the end of the round.
spirit-flames-means = Among the intruders, a raider with flames burns a barricade at the end of the round, else a farm; elsewhere they do nothing.
spirit-term-talent = talent
spirit-term-talent-means = What your samurai may do with raiders that you draw, or against penalties; never a must.
spirit-term-kiai = kiai
spirit-term-kiai-means = When your total is exactly the kiai number, you may use your samurai's effect, and the oldest raider leaves your line.
spirit-term-penalty = penalty
spirit-term-penalty-means = The newest raider of your line does its harm at the start of your turn; if that is impossible, you are wounded instead.
spirit-term-beast = beast
spirit-term-beast-means = The other side of a board, after two wounds: a higher kiai number and a stronger effect.
spirit-term-wound = wound
spirit-term-wound-means = The second turns your board to the beast; with the fourth the samurai dies, and all lose.
spirit-term-support-token = support token
spirit-term-support-token-means = Given to another samurai, it lends your talent for that samurai's next turn.
spirit-term-barricade = barricade
spirit-term-barricade-means = It burns instead of a farm when a samurai is over the kiai number, by fire, and by intruders with flames.
spirit-term-intruder = intruders
spirit-term-intruder-means = Raiders that slipped in unseen; at the end of the round each one with flames burns a barricade, else a farm.
spirit-term-family = families of the village
spirit-term-family-means = Those left help at the end of a round, but not in the heroic game; without any, all lose.

## Why: the sums and rules behind a stage

spirit-why-raider-confronted = The line of { $player } sums up to { $total } with { $raider }; the kiai number is { $kiai }: { $result ->
    [below] below it, nothing happens.
    [kiai] exactly it, kiai.
   *[over] above it, a barricade is destroyed, or else a farm.
}
spirit-why-penalty-suffered = { $raider } is the newest raider in the line of { $player }: its penalty comes at the start of the turn.
spirit-why-passed = { $forced ->
    [yes] { $player } is over the kiai number, or a boss wants it, and must pass.
   *[no] { $player } chose to pass: no cards, penalties or kiai until the round ends.
}
spirit-why-barricade-lost = A barricade is destroyed instead of a farm as long as there is one: { $cause }. Left: { $left }
spirit-why-farm-burned = A farm is lost: { $cause }. Left: { $left }; with none left all lose.
spirit-why-family-lost = A family leaves: { $cause }. Left: { $left }; with none left all lose.
spirit-why-wound-taken = { $player } is wounded: { $cause }. The second wound turns the board, the fourth kills.
spirit-why-beast-awoke = { $player } takes the second wound: { $cause }. The board turns to the beast, whose kiai number is { $kiai }; a total of exactly that is a kiai.
spirit-why-undefended = As the round ends, { $player } holds no raider off: { $symbol }.
spirit-why-families-shown = As the round ends, each family left in the village helps once, before the intruders come: { $families }.
spirit-why-intruders-revealed = Each of them with flames burns a barricade; if none is left, a farm: { $raiders }.
spirit-why-no-intruders = Each intruder with flames would burn a barricade; none has come.
spirit-why-match-ended = Farms { $farms } + families { $families } + 1 if nobody is wounded: the score. Without a farm or a family, or when a samurai dies, all lose.

## The game on one picture: panels, and lines with the name of their sign

spirit-summary =
    ## Three rounds, all together
    All win if the village stands after the third round @farm
    All lose without a farm or a family, or if a samurai dies @doll
    ## Your turn
    First the penalty of the newest raider in your line @drop
    Fight: draw a raider, confront it or defend @star
    Support: lend your talent; the top raider slips in unseen @infiltrate
    Pass: out until the round ends @flag
    ## Confront: it adds to your total
    Below the kiai number: nothing @dry
    Exactly: kiai, use your effect; the oldest raider goes @star
    Above: a barricade burns, or else a farm @flame
    ## Defend: its symbol on a free place
    No hat when the round ends: a wound @hat
    No farm: a farm is lost @farm
    No doll: a family leaves @doll
    ## When a round ends
    Families that are left help, but not in the heroic game @doll
    Intruders with flames burn barricades, then farms @flame
    Lieutenants join in round 2, bosses in round 3 @infiltrate
    ## Wounds
    Second: your board turns to the beast, which is stronger @drop
    Fourth: the samurai dies @ruin

## Refusals


refusal-spirit_samurai_taken = This samurai is taken already. Choose another.
refusal-spirit_tokens_not_there = These support tokens do not lie ready.
refusal-spirit_no_talent = No talent of yours allows this now.
refusal-spirit_cannot_support = This samurai cannot be supported now.
refusal-spirit_cannot_defend = This raider cannot be held off now: its place is taken, it has no symbol, or a penalty forbids it.
refusal-spirit_kiai_not_like_this = The kiai cannot be used like this. Choose one of the possibilities shown.
refusal-spirit_not_these_raiders = These are not the raiders that were turned up.
refusal-spirit_samurai_per_player = One player alone leads 2 or 3 samurai, not { $samurai }.
