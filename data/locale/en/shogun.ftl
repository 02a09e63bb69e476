### Shogun

## How a table is set up

title-shogun = Shogun
shogun-command-side = side
shogun-command-side-description = Which side of the map
shogun-command-setup = setup
shogun-command-setup-description = How the first provinces are found
shogun-command-region = region
shogun-command-region-description = Go near to a region
shogun-command-province = province
shogun-command-province-description = Go near to a province and its neighbours
shogun-option-side = Map
shogun-option-side-sun = Sun side
shogun-option-side-moon = Moon side
shogun-option-side-moon-note = -# The moon side's sea routes, and its provinces out of play with 3 players, are reconstructed: no source for them is known.
shogun-option-setup = Start
shogun-option-setup-preset = Given provinces
shogun-option-setup-draft = Chosen provinces (draft)

## What is printed

shogun-season-spring = Spring
shogun-season-summer = Summer
shogun-season-fall = Fall
shogun-season-winter = Winter

shogun-side-sun = sun side
shogun-side-moon = moon side

shogun-region-brown = Brown
shogun-region-green = Green
shogun-region-purple = Purple
shogun-region-red = Red
shogun-region-yellow = Yellow

shogun-building-castle = castle
shogun-building-temple = temple
shogun-building-theater = theater

shogun-action-build-castle = Build Castle
shogun-action-build-temple = Build Temple
shogun-action-build-theater = Build Theater
shogun-action-confiscate-rice = Confiscate Rice
shogun-action-collect-taxes = Collect Taxes
shogun-action-deploy-5 = Deploy 5 Armies
shogun-action-deploy-3 = Deploy 3 Armies
shogun-action-deploy-1-move = Deploy/Move 1 Army
shogun-action-battle-move-a = Battle/Move A
shogun-action-battle-move-b = Battle/Move B

shogun-special-attack-plus-1 = +1 army when attacking
shogun-special-defence-plus-1 = +1 army when defending
shogun-special-tax-plus-1 = +1 chest
shogun-special-rice-plus-1 = +1 rice
shogun-special-deploy-6 = 6 armies

shogun-effect-theater-calms = building a theater removes 1 revolt marker
shogun-effect-neutral-two-farmers = neutral provinces defend with 2 farmers
shogun-effect-castle-defends = an attacked castle adds 1 army
shogun-effect-temple-untouchable = provinces with a temple may not be attacked
shogun-effect-tax-at-most-5 = taxes: at most 5 chests
shogun-effect-tax-at-least-6 = taxes: at least 6 chests
shogun-effect-rice-at-least-4 = rice: at least 4
shogun-effect-rice-at-most-3 = rice: at most 3
shogun-effect-fewer-recruits = Deploy 5 places only 3 armies, Deploy 3 only 2
shogun-event-card = { $effect } (winter: { $rice ->
    [0] no rice lost
   *[other] −{ $rice } rice
})

## Counted things, as the object of a sentence

shogun-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
shogun-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
shogun-rice = { $count } rice
shogun-farmers = farmers { $count }
shogun-revolt-markers = { $count ->
    [one] { $count } revolt marker
   *[other] { $count } revolt markers
}
shogun-nothing = nothing
shogun-neutral = neutral
shogun-bid = Bid
shogun-bid-none = no card
shogun-bid-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
shogun-bid-province = the card { $province }
shogun-no-card = no action
shogun-figures = 🪙 { $chests } 🍚 { $rice } ⚔️ { $armies } ⬜ { $free }{ $revolts ->
    [0] { "" }
   *[other] { " " }🔥 { $revolts }
}
shogun-province-card = **{ $province }**: chests { $chests }, rice { $rice }, building spaces { $spaces }
shogun-all-but-one = all but one
shogun-order-all = → { $target }, all but one
shogun-order-some = → { $target }, { $armies }
shogun-order-stay = Do not move
shogun-order-ask = No standing order: ask me then

## Headings

shogun-heading = { $season }, year { $year } · { $stage }
shogun-stage-setup = Start provinces
shogun-stage-planning = Planning
shogun-stage-order = Event and turn order
shogun-stage-winter = Rice, revolts and scoring
shogun-stage-over = The match is over
shogun-plans-all = All plans are laid.
shogun-plans-ready = ✅ Plan laid: { $players }
shogun-plans-waiting = ⏳ Still planning: { $players }

## The story: set-up and the opening of a round

shogun-match-began = The match begins on the { $side } with { $seats } players. Each has { $chests } and { $supply }; there are { $farmers } farmers.
shogun-provinces-given = **{ $player }**: { $provinces }
shogun-cards-opened = Open province cards: { $cards }
shogun-cards-replaced = **{ $replaced_by }** puts both cards under the stack. Open now: { $cards }
shogun-unseen-card-drawn = **{ $player }** takes the unseen card: { $province }
shogun-tower-filled = 🗼 Into the tower: { $thrown }. Fell out, back to the supplies: { $fallen }
shogun-events-opened = Events of year { $year }:
shogun-round-began =
    Actions: { $actions } · 6–10 hidden
    Special cards: { $specials }
shogun-plan-confirmed = **{ $player }** has laid a plan.
shogun-plan-withdrawn = **{ $player }** takes the plan back.
shogun-event-drawn = 📜 Event: { $event }
shogun-bid-of = **{ $player }**: { $bid }
shogun-bid-paid = (pays { $paid })
shogun-bids-revealed = Bids: { $bids }
shogun-special-taken = **{ $player }** takes place { $position }: { $special }
shogun-turn-order-set = Turn order: { $order }

## The story: actions

shogun-action-began = { $number }. { $action }
shogun-no-action = No action: { $players }
shogun-action-dropped = ✖️ **{ $player }**, { $province }: dropped – { $reason }.
shogun-reason-province-lost = the province was lost
shogun-reason-too-few-chests = too few chests
shogun-reason-no-building-space = no free building space
shogun-reason-already-built = such a building stands there already
shogun-reason-no-tile-left = no such building is left
shogun-reason-supply-too-small = too few armies in supply
shogun-reason-too-few-armies = at least 2 armies are needed to march
shogun-reason-no-target = there is nowhere to go
shogun-built = { $building_key ->
    [castle] 🏯 **{ $player }** builds a castle in { $province } for { $paid }.
    [temple] ⛩️ **{ $player }** builds a temple in { $province } for { $paid }.
   *[theater] 🎭 **{ $player }** builds a theater in { $province } for { $paid }.
}
shogun-calmed = The event removes { $count ->
    [one] { $count } revolt marker
   *[other] { $count } revolt markers
}.
shogun-taxes-collected = 🪙 **{ $player }** collects { $chests } in { $province }.
shogun-rice-confiscated = 🍚 **{ $player }** confiscates { $rice } in { $province }.
shogun-bonus = (+{ $count } by the special card)
shogun-revolt-marker-added = Revolt markers in { $province }: { $revolts }
shogun-deployed = **{ $player }** deploys { $armies } in { $province } for { $paid }.
shogun-moved = **{ $player }** moves { $armies }: { $source } → { $target }
shogun-stayed = **{ $player }** moves nothing from { $province }.
shogun-standing = (standing order)

## The story: battles and revolts

shogun-battle-fought = ⚔️ **{ $player }** attacks { $target } ({ $defender }) from { $source } with { $armies }.
shogun-thrown = Into the tower: { $thrown }.
shogun-thrown-tray = From the tray: { $cubes }.
shogun-thrown-extra = Among them { $extras }.
shogun-thrown-attack = +{ $count } for the attack card
shogun-thrown-defence = +{ $count } for the defence card
shogun-thrown-castle = +{ $count } for the castle (event)
shogun-fallen = Fell out: { $fallen }.
shogun-farmers-defend = The farmers stand by the defender.
shogun-farmers-abstain = The farmers help nobody: there are revolt markers.
shogun-battle-won = **{ $player } wins { $attack }:{ $defence }.** Left in { $province }: { $remaining }
shogun-battle-held = **{ $player } holds { $province } { $defence }:{ $attack }.** Left there: { $remaining }
shogun-battle-stays-neutral = **{ $province } stays neutral** ({ $attack }:{ $defence }).
shogun-battle-drawn = **Draw, { $attack }:{ $defence }:** nobody holds { $province }.
shogun-battle-deserted = **{ $attack }:{ $defence }, but only farmers are left to defend:** nobody holds { $province }.
shogun-after-battle = Back to the supplies: { $returned }. In the tray: { $tray }.
shogun-revolt-fought = 🔥 **Revolt in { $province }!** **{ $player }** throws { $armies } against { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
}.
shogun-revolt-put-down = **Put down, { $owner }:{ $farmers }.** Armies left: { $remaining }
shogun-revolt-succeeded = **Not put down, { $owner }:{ $farmers }.**
shogun-province-conquered = 🚩 { $province }: **{ $former_owner }** → **{ $player }**
shogun-province-occupied = 🚩 { $province } now belongs to **{ $player }**.
shogun-province-freed = **{ $former_owner }** loses { $province }: it becomes neutral.
shogun-gone = Gone: { $things }.

## The story: winter and the end

shogun-winter-came = ❄️ Winter of year { $year }: everyone loses { $loss } (lost: { $lost }).
shogun-rice-short = **{ $player }** lacks { $short } rice. Revolts, each with { $farmers ->
    [one] { $farmers } more farmer
   *[other] { $farmers } more farmers
}: { $provinces }
shogun-scored = **Scoring of year { $year }**
shogun-majorities = **{ $region } region** – most: { $majorities }
shogun-majority = { $building ->
    [castle] castles
    [temple] temples
   *[theater] theaters
} { $players } +{ $points }
shogun-points-scored = **{ $player }**: provinces { $provinces } + buildings { $buildings } + majorities { $majorities } = { $sum } → **{ $total }**
shogun-year-ended = Year { $year } ends: rice is back to 0, all revolt markers are removed.
shogun-match-ended = 🏆 { $count ->
    [one] **{ $winners }** wins: { $reason }.
   *[other] **{ $winners }** share the victory: { $reason }.
} { $ranking }
shogun-outcome-points = most points
shogun-outcome-chests = tied on points, but most chests
shogun-outcome-shared = tied on points and chests

## Questions in the channel

shogun-ask-province = **{ $player }**, choose a start province and the group of armies to place there. You may also draw the unseen card and choose its group then.
    { $cards }
shogun-ask-group = **{ $player }**, you drew { $province }. Which group of armies goes there?
    { $card }
shogun-ask-plan = **{ $player }**, lay your plan for this round in secret.
shogun-ask-special = **{ $player }**, take a special card. Its number is your place in turn order, its privilege holds for this round.
shogun-ask-march = **{ $player }**, { $action } from { $source }: where to? At most { $most } may go. Own province: they join; any other: battle.
shogun-ask-move = **{ $player }**, { $action } from { $source }: you may move at most { $most } to one own province, or stay.
shogun-ask-revolts = **{ $player }**, in which order do your revolts break out? Farmers added in each: { $farmers }
shogun-button-group = { $province }: { $armies }
shogun-button-take-unseen-card = Draw the unseen card
shogun-button-replace-open-cards = Open two new cards
shogun-button-take-special = { $position }. { $special }
shogun-button-stay = Stay
shogun-select-target = Where to?
shogun-field-armies = Armies to move (1–{ $most })
shogun-describe-neutral = neutral, { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
}
shogun-describe-owned = { $owner }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

## The planning panel

shogun-panel-heading = ### { $season }, year { $year }: your plan
shogun-panel-chests = 🪙 Chests: **{ $chests }**{ $taxes ->
    [0] { "" }
   *[other] { " " }+ { $taxes } in taxes
}{ $costs ->
    [0] { "" }
   *[other] { " " }− { $costs }
} → **{ $left }**
shogun-panel-rice = 🍚 Rice: **{ $rice }**{ $harvest ->
    [0] { "" }
   *[other] { " " }+ { $harvest }
} − { $loss } in winter, { $mouths ->
    [one] 1 province eats
   *[other] { $mouths } provinces eat
}: { $short ->
    [0] ✅ enough
   *[other] ⚠️ **short of { $short }**, revolts: { $revolts }
}
shogun-panel-unpaid = ⛔ No chests will be left for: { $actions }
shogun-panel-risky = ⚠️ If the cards come badly, there are no chests for: { $actions }
shogun-panel-unrest = 🔥 { $action } in { $province } causes a revolt: put down ≈ { $odds } %
shogun-with-odds = { $line } · ≈ { $odds } %
shogun-panel-supply = ⚔️ Armies in supply: **{ $armies }**
shogun-panel-specials = Special cards: { $specials }
shogun-panel-events = Events, one of which will be drawn:
shogun-panel-known = **Actions of this round, in order:**
shogun-panel-hidden = **Hidden cards, in unknown order:**
shogun-panel-space = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: **{ $province }**
shogun-panel-space-empty = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: –
shogun-panel-bid = Bid for turn order: **{ $bid }**
shogun-panel-laid = Provinces laid: **{ $laid }** (at least { $least } are needed)
shogun-panel-provinces = **Your provinces** (🪙 chests, 🍚 rice, ⚔️ armies, ⬜ free building spaces, 🔥 revolt markers)
shogun-panel-province = { $province } { $figures }
shogun-lies-on = { $figures } – on { $space }
shogun-select-space = Choose an action, or the bid
shogun-select-card = Card for: { $space }
shogun-select-order = Standing order from { $source }: where to?
shogun-select-number = Standing order: how many armies?
shogun-button-page = Page { $page } of { $pages }
shogun-button-suggest = Suggest a plan
shogun-button-clear = Clear all
shogun-button-confirm = Confirm
shogun-button-change = Change the plan
shogun-panel-confirmed = ✅ Your plan is laid. You may change it until everybody has laid theirs.

## Status and hand

shogun-status-event = 📜 Event: { $event }
shogun-status-events = Events to come: { $events }
shogun-status-actions = Actions: { $actions }
shogun-status-tray = In the tray of the tower: { $cubes }
shogun-status-tower = Inside the tower, on no known floor: { $cubes }
shogun-status-special = Special card: { $special }.
shogun-standing-of = **{ $player }** – points **{ $points }**, chests { $chests }, rice { $rice }, armies in supply { $supply }, provinces { $count }: { $provinces }.
shogun-hand-none = You hold no seat in this match.
shogun-hand-heading = ### Your province cards: { $count }
shogun-hand-chests = War chest cards: { $cards }
shogun-alt-player = { $player } (points { $points }, chests { $chests }, rice { $rice }): { $provinces }.
shogun-alt-sheet = Your planning board: { $laid }. Bid: { $bid }.
shogun-alt-neutral = Neutral: { $provinces }.
shogun-alt-ranking = The final ranking: the points of each winter, and what winter would have brought after each season.
shogun-alt-ranked = { $player } { $total }: { $winters }; after each season { $course }
shogun-alt-winter = year { $year }: provinces { $provinces }, buildings { $buildings }, majorities { $majorities }

## The whole position in words

shogun-account-neutral = ### Neutral
shogun-account-armies = armies { $count }
shogun-account-yield = chests { $chests }, rice { $rice }, free building spaces { $free }
shogun-account-owner = Owner: { $owner }
shogun-account-neighbours = Next to it: { $provinces }
shogun-account-special = Special card { $place }, { $special }: { $player }
shogun-account-player =
    ### { $player }
    Points { $points }, chests { $chests }, rice { $rice }, armies in supply { $supply }

## Ways to see the board

shogun-view-political = Armies and owners
shogun-view-buildings = Buildings and majorities
shogun-view-unrest = Revolt markers and yields

## Words on the pictures

shogun-card-deploy-5 = Deploy 5
shogun-card-deploy-3 = Deploy 3
shogun-card-deploy-1-move = Deploy 1, move
shogun-card-battle-move-a = Battle or move A
shogun-card-battle-move-b = Battle or move B
shogun-label-hand = Hand
shogun-label-chests = Chests planned
shogun-label-rice = Rice for winter
shogun-label-neutral = Neutral
shogun-label-won = wins
shogun-label-drawn = Draw
shogun-label-thrown = Into the tower
shogun-label-tray = From the tray
shogun-label-fallen = Fell out
shogun-label-left = Left
shogun-label-points = Points
shogun-label-stock-chests = Chests
shogun-label-stock-rice = Rice
shogun-label-supply = Supply
shogun-label-provinces = Provinces
shogun-label-buildings = Buildings
shogun-label-majorities = Majorities
shogun-label-total = Total
shogun-label-course = Points, if it were winter
shogun-label-year = Year { $year }

## Refusals

shogun-refuse-armies = Please type a whole number from 1 to { $most }.
shogun-refuse-card = This card cannot lie there. Please choose again.
shogun-refuse-order = First lay a province on this action and choose a target; then it can have a standing order.
shogun-refuse-laid = Your plan is laid already. Press “Change the plan” first.
shogun-refuse-not-laid = You have not laid a plan yet.

refusal-plan_not_owned = You do not own { $province }. Take its card off the plan.
refusal-plan_province_twice = { $province } lies on two spaces. A card can lie on one space only.
refusal-plan_no_such_war_chest = There is no war chest card { $chests }. Bid 0 to 4 chests or a province.
refusal-plan_bid_missing = The bid is missing. With 6 or more provinces a card must lie on it: 0 to 4 chests, or a province.
refusal-plan_too_few_provinces = You have laid { $laid } provinces and must lay at least { $least }: your five war chest cards cannot fill all other spaces.
refusal-plan_already_laid = Your plan is laid already. Take it back before you lay another.
refusal-plan_not_laid = You have not laid a plan yet.
refusal-order_not_a_march = { $action } can have no standing order.
refusal-order_without_province = { $action } has a standing order, but no province. Lay a province there or remove the order.
refusal-order_must_move = The armies of { $action } must move. Choose a target, or no standing order.
refusal-order_not_adjacent = { $target } is not next to { $source }. Choose another target.
refusal-order_no_armies = At least 1 army must move, not { $armies }.
refusal-march_target = Your armies cannot go from { $source } to { $target }.
refusal-march_armies = From 1 to { $most } armies may go, not { $armies }.
refusal-march_must_move = In this action the armies must move.
refusal-special_not_free = The special card at place { $position } is not free.
refusal-draft_may_not_replace = The open cards have changed since your last turn; you may not replace them now.
refusal-draft_not_offered = This province with this group is not on offer.
refusal-revolts_not_these = These are not your revolts. Name each of them once.
refusal-not_asked = This is not what you are asked now.
refusal-moon_needs_draft = The moon side has no table of start provinces: choose the set-up “draft”.
