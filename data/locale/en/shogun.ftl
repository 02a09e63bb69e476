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
shogun-command-province-description = Go near to a province and its neighbors
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
shogun-special-deploy-6 = 6 instead of 5 armies

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
shogun-events-left = winter will take { $losses } rice
shogun-event-left = winter will take { $rice ->
    [0] no rice
   *[other] { $rice } rice
}

## Counted things, as the object of a sentence

shogun-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
shogun-armies-alone = { $count ->
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
shogun-yours = yours
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
shogun-province-card = **{ $province }** ({ $region }): chests { $chests }, rice { $rice }, building spaces { $spaces }
shogun-all-but-one = all but one
shogun-order-all = → { $target }, all but one
shogun-order-some = → { $target }, { $armies }
shogun-order-stay = Do not move
shogun-order-if = { $order }, if at most { $count } { $count ->
        [one] army or farmer stands there
       *[other] armies or farmers stand there
    }
shogun-order-else = { $order }; otherwise { $other }
shogun-order-hold = do not move
shogun-order-more = { $number } (choose it to see higher numbers)
shogun-order-least = as little as possible: 1 army
shogun-order-always = However many stand there
shogun-order-at-most = Only if at most { $count } { $count ->
        [one] army or farmer stands there
       *[other] armies or farmers stand there
    }
shogun-else-ask = Otherwise ask me
shogun-else-stay = Otherwise do not move
shogun-else-least = Otherwise as little as possible: 1 army
shogun-else-target = Otherwise → { $target }
shogun-else-order = Otherwise { $order }
shogun-wish-suggested = All five, as suggested
shogun-wish-none = No wishes: ask me then
shogun-select-wish = Which special card do you wish for first?
shogun-select-if = Condition: how many armies or farmers may stand there?
shogun-select-else = And otherwise?
shogun-panel-wishes = Special cards wanted, best first: { $wishes }
shogun-order-ask = No order: ask me then

## Headings

shogun-heading = { $season }, year { $year } · { $stage }
shogun-season = { $season }, year { $year }
shogun-round = { $season }, year { $year }
shogun-stage-setup = Start provinces
shogun-stage-planning = Planning
shogun-stage-order = Event and turn order
shogun-stage-winter = Rice, revolts and scoring
shogun-stage-over = The match is over
shogun-plans-all = All plans are in.
shogun-plans-ready = ✅ Plan in: { $players }
shogun-plans-waiting = ⏳ Still planning: { $players }

## The story: set-up and the opening of a season

shogun-match-began = The match begins on the { $side } with { $seats } players. Each has { $chests } and { $supply }; there are { $farmers } farmers.
shogun-out-of-play = Out of play: { $provinces }
shogun-provinces-given = **{ $player }**: { $provinces }
shogun-cards-opened = Open province cards: { $cards }
shogun-cards-replaced = **{ $replaced_by }** puts both cards under the stack. Open now: { $cards }
shogun-unseen-card-drawn = **{ $player }** takes the unseen card: { $province }
shogun-tower-filled = 🗼 Into the tower: { $thrown }. Fell out, back to the supplies: { $fallen }
shogun-events-opened = Events of year { $year }, one for each season; winter takes the rice of the one that is left:
shogun-round-began =
    Actions: { $actions } · 6–10 hidden
    Special cards: { $specials }
shogun-plan-confirmed = **{ $player }** has laid a plan.
shogun-plan-withdrawn = **{ $player }** takes the plan back.
shogun-event-drawn = 📜 Event: { $event }{ $loss ->
    [0] { "" }
   *[other] { " " }(so winter will not take its { $loss })
}
shogun-bid-of = **{ $player }**: { $bid }
shogun-bid-paid = (pays { $paid })
shogun-bids-revealed = Bids, highest first: { $bids }
shogun-bids-lot = 🎲 Equal bids{ $cards ->
    [yes] { " " }(all province cards count the same)
   *[no] { "" }
}, the lot decides: { $order }
shogun-special-taken = **{ $player }** takes place { $position }{ $position ->
    [1] , first to act
    [5] , last to act
   *[other] { "" }
}: { $special }
shogun-turn-order-set = Turn order: { $order }

## The story: actions

shogun-action-began = { $number }. { $action }
shogun-no-action = No action: { $players }
shogun-nobody-acts = { $action }: no action
shogun-no-action-at-all = Nobody acts.
shogun-action-dropped = ✖️ **{ $player }**, { $province }: dropped, { $reason }
shogun-reason-province-lost = the province was lost in between, which voids its plan
shogun-reason-too-few-chests = too few chests
shogun-reason-too-few-chests-kept = too few chests, if no province is lost
shogun-reason-no-building-space = no free building space
shogun-reason-already-built = there is a { $building } there already
shogun-reason-no-tile-left = no such building is left
shogun-reason-supply-too-small = too few armies in supply
shogun-reason-too-few-armies = at least 2 armies are needed to march
shogun-reason-too-few-armies-yet = a march needs 2 armies, and only a battle fought there could bring more
shogun-reason-no-target = there is nowhere to go
shogun-built = { $building_key ->
    [castle] 🏯 **{ $player }** builds a castle in { $province } for { $paid }
    [temple] ⛩️ **{ $player }** builds a temple in { $province } for { $paid }
   *[theater] 🎭 **{ $player }** builds a theater in { $province } for { $paid }
}
shogun-calmed = · the event removes { $count ->
    [one] { $count } revolt marker
   *[other] { $count } revolt markers
}
shogun-taxes-collected = 🪙 **{ $player }** collects { $chests } in { $province }
shogun-rice-confiscated = 🍚 **{ $player }** confiscates { $rice } in { $province }
shogun-bonus = special card +{ $count }
shogun-by-event = event: { $count } instead of { $printed }
shogun-revolt-marker-added = Revolt markers in { $province }: { $revolts }
shogun-deployed = ➕ **{ $player }** deploys { $armies } in { $province } for { $paid }
shogun-moved = ➡️ **{ $player }** moves { $armies }: { $source } → { $target }
shogun-stayed = **{ $player }** moves nothing from { $province }

## The story: battles and revolts

shogun-thrown-attack = { $count } of them by the attack card
shogun-thrown-defence = { $count } of them by the defense card
shogun-thrown-castle = { $count } of them by the castle at the event
shogun-battle-won = ⚔️ **{ $player }** ({ $source }) takes neutral { $target } { $attack }:{ $defence }, { $left }
shogun-battle-won-from = ⚔️ **{ $player }** ({ $source }) takes { $target } from **{ $owner }** { $attack }:{ $defence }, { $left }
shogun-left = { $count ->
    [one] { $count } army left
   *[other] { $count } armies left
}
shogun-battle-held = 🛡️ **{ $player }** ({ $source }) attacks { $target } { $attack }:{ $defence }, **{ $owner }** holds it, { $left }
shogun-battle-stays-neutral = ⚔️ **{ $player }** ({ $source }) attacks { $target } { $attack }:{ $defence }, it stays neutral
shogun-battle-drawn = ⚔️ **{ $player }** ({ $source }) attacks { $target } (**{ $owner }**) { $attack }:{ $defence }, it becomes neutral
shogun-battle-deserted = ⚔️ **{ $player }** ({ $source }) attacks { $target } (**{ $owner }**) { $attack }:{ $defence }, only farmers are left there: it becomes neutral
shogun-revolt-put-down = 🔥 Revolt in { $province } { $farmers }:{ $owner }, **{ $player }** puts it down, { $left }
shogun-revolt-succeeded = 🔥 Revolt in { $province } { $farmers }:{ $owner }, **{ $player }** loses the province
shogun-province-conquered = 🚩 { $province }: **{ $former_owner }** → **{ $player }**
shogun-province-occupied = 🚩 { $province } now belongs to **{ $player }**.
shogun-province-freed = **{ $former_owner }** loses { $province }: it becomes neutral
shogun-gone = gone: { $things }

## The story: winter and the end

shogun-winter-came = ❄️ The event left over takes { $loss ->
    [0] no rice
   *[other] { $loss } rice from everyone
}; each province then needs 1
shogun-winter-rice = 🍚 **{ $player }** { $lost ->
    [0] { $rice }
   *[other] { $had } − { $lost } = { $rice }
} for { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}: { $short ->
    [0] enough
   *[other] **short of { $short }** → { $revolts ->
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }, farmers +{ $farmers }
}
shogun-rice-short = 🎲 Revolts by lot, **{ $player }**: { $provinces }{ $count ->
    [1] { "" }
   *[other] { " " }(the player chooses the order)
}
shogun-scored = **Points after year { $year }**
shogun-majorities = { $region } region: { $majorities }
shogun-majority = { $building ->
    [castle] castles
    [temple] temples
   *[theater] theaters
} { $players } { $points ->
    [0] (tied)
   *[other] +{ $points }
}
shogun-points-scored = **{ $player } { $total }** = { $sum }
shogun-points-before = earlier points { $count }
shogun-points-provinces = provinces { $count }
shogun-points-buildings = buildings { $count }
shogun-points-majorities = majorities { $count }
shogun-leads = 👑 { $count ->
    [one] **{ $players }** leads
   *[other] **{ $players }** lead
}
shogun-leading = { shogun-leads }: { $ranking }
shogun-if-winter = 📊 If it were winter, before revolts: { $ranking }
shogun-amid-winter = 📊 If scored now; revolts can still change it: { $ranking }
shogun-if-winter-short = 🍚 Short of rice: { $players }{ $action ->
    [none] { "" }
   *[other] { " " }(still to come: { $action })
}
shogun-recap-player = **{ $player }**: { $changes }
shogun-recap-count = provinces { $counts }
shogun-year-ended = Rice goes back to 0, revolt markers come off the board.
shogun-match-ended = 🏆 { $count ->
    [one] **{ $winners }** wins: { $reason }.
   *[other] **{ $winners }** share the victory: { $reason }.
} { $ranking }
shogun-outcome-points = most points
shogun-outcome-chests = tied on points, but most chests
shogun-outcome-shared = tied on points and chests
shogun-tie = { $reason } (🪙 { $chests })

## Questions in the channel

shogun-ask-province = **{ $player }**, choose a start province and the group of armies to place there. You may also draw the unseen card and choose its group then.
    { $cards }
shogun-ask-group = **{ $player }**, you drew { $province }. Which group of armies goes there?
    { $card }
shogun-groups-left = Your groups left: { $groups }
shogun-ask-plan = **{ $player }**, lay your plan for this season in secret.
shogun-ask-special = **{ $player }**, take a special card. Its number is your place in turn order, its privilege holds for this season.
shogun-ask-march = **{ $player }**, { $action } from { $source }: where to? At most { $most } may go. Own province: they join; any other: battle.
shogun-ask-move = **{ $player }**, { $action } from { $source }: you may move at most { $most } to one own province, or stay.
shogun-ask-revolts = **{ $player }**, in which order do your revolts break out? The tray and ≈ are for the one that comes first; what it leaves in the tray counts in the next.
shogun-revolts-why = ❄️ Winter takes { $loss ->
    [0] no rice
   *[other] { $loss } rice
}: **{ $player }** has { $rice } left for { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}, **short of { $short }** → { $revolts ->
    [one] { $revolts } revolt
   *[other] { $revolts } revolts
}, farmers +{ $farmers }
shogun-revolt-ahead = - { $province }: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $mine ->
    [0] { "" }
   *[other] { " " }({ $mine } of them in the tray)
} against { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
} ({ $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}, winter adds { $added }, tray { $tray }) · put down { $odds } %
shogun-button-group = { $province }: { $armies }
shogun-button-take-unseen-card = Draw the unseen card
shogun-button-replace-open-cards = Open two new cards
shogun-button-take-special = { $position }. { $special }
shogun-button-stay = Stay
shogun-select-target = Where to?
shogun-field-armies = Armies to move (1–{ $most })
shogun-march-there = there: { $there }
shogun-describe-neutral = neutral, { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
}
shogun-describe-owned = { $owner }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

## The planning panel

shogun-panel-chests = 🪙 **{ $chests }**{ $taxes ->
    [0] { "" }
   *[other] { " " }+ { $taxes } in taxes
}{ $costs ->
    [0] { "" }
   *[other] { " " }− { $costs }
}{ $planned ->
    [0] { "" }
   *[other] { " " }→ **{ $left }**, if no province is lost
}{ $whole ->
    [0] { "" }
   *[other] { " " }(the whole plan would cost { $whole })
}
shogun-panel-rice = 🍚 { $short ->
    [0] ✅ **Enough for winter**
   *[other] { $season ->
        [spring] **In winter short of { $short }, revolts: { $revolts }** – summer and fall can still bring rice
        [summer] **In winter short of { $short }, revolts: { $revolts }** – fall can still bring rice
       *[other] ⚠️ **In winter short of { $short }, revolts: { $revolts }**
    }
}
shogun-panel-rice-sum = 🍚 { $rice }{ $harvest ->
    [0] { "" }
   *[other] { " " }+ { $harvest }
} − { $loss } → { $left } for { $conquests ->
    [0] { "" }
   *[other] { $fewest }–
}{ $mouths ->
    [one] 1 province
   *[other] { $mouths } provinces
}{ $conquests ->
    [0] { "" }
    [one] { " " }(1 battle)
   *[other] { " " }({ $conquests } battles)
}, if none is lost
shogun-panel-filler = { $line } – it costs nothing and fills a space (provinces to lay: at least { $least })
shogun-panel-doomed = { $perhaps ->
    [0] ⛔ { $action } in { $province } will be dropped
   *[other] ⚠️ { $action } in { $province } may be dropped
}: { $reason }
shogun-panel-unrest = 🔥 { $action } in { $province } causes a revolt: put down { $odds } % (tray as now)
shogun-panel-more-dangers = … and { $count } more under { $details }
shogun-with-odds = { $line } · { $odds } %{ $mean ->
    [0] { "" }
   *[other] { " " }(average over the events)
}
shogun-odds-against = { $line } · against { $count }: { $odds } %
shogun-odds-forbidden = ⛩️ { $count } in { $events }: event forbids it
shogun-odds-farmers = 🧑‍🌾 { $count } in { $events }: 2 farmers, then { $odds } %
shogun-odds-barred = 🧑‍🌾 { $count } in { $events }: 2 farmers, which its condition forbids
shogun-either = { $first } or { $second }
shogun-reason-conquers = 🎯 { $province } is yours after { $number } of { $worlds } trial games
shogun-reason-holds = 🛡️ { $province } stays yours in { $number } of { $worlds } trial games
shogun-reason-builds = { $building } { $action } in { $province }: { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
} { $last ->
    [yes] in the last winter
   *[no] each winter
}
shogun-reason-feeds = 🍚 Rice for all provinces in { $number } of { $worlds } trial games
shogun-reason-taxes = 🪙 { $action } in { $province }: { $number ->
    [one] at least { $number } chest
   *[other] at least { $number } chests
}
shogun-panel-supply = ⚔️ Armies in supply: **{ $armies }**
shogun-panel-specials = Special cards: { $specials }
shogun-panel-events = Events, one of which will be drawn:
shogun-panel-known = **Actions of this season, in order:**
shogun-panel-hidden = **Hidden cards, in unknown order:**
shogun-panel-space = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: **{ $province }**
shogun-panel-space-empty = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: { shogun-no-card }
shogun-panel-otherwise = If no order can be carried out, Battle/Move sends 1 army to the province of yours next to it that has the fewest armies. If none next to it is yours, it attacks the one with the fewest defenders. Deploy/Move then moves none.
shogun-panel-bid = Bid for turn order: **{ $bid }**
shogun-panel-laid = Provinces laid: **{ $laid }** of at least { $least }{ $draft ->
    [none] { "" }
   *[other] { " " }· draft { $draft }
}
shogun-panel-left = ↪ { $space } is empty now: the card { $province } was moved
shogun-panel-odds = ≈ now → then: then counts what others may do first
shogun-panel-clear = Clear draft { $draft }? Undo brings it back.
shogun-panel-replace = Nothing is empty. Replace all of draft { $draft } by the suggestion? Undo brings it back.
shogun-more-details = **{ $button }**: why this plan, what others must eat, majorities within reach, the events.
shogun-more-dry-run = **{ $button }**: what each action does if nobody interferes.
shogun-more-draft = **{ $button }**: a second sheet, to compare two plans; you confirm the one that is shown.
shogun-more-last = **{ $button }**: start from what you laid last season.
shogun-march-asked = { $province }: ask me then where to march
shogun-panel-asked = { $line } (you will be asked where to)
shogun-march-stays = { $province }: deploy 1, do not move
shogun-lies-on = { $figures } – on { $space }
shogun-select-space = Choose an action, or the bid
shogun-select-card = Card for: { $space }
shogun-select-order = Standing order from { $source }: where to?
shogun-select-number = Standing order: how many armies?
shogun-button-page = Page { $page } of { $pages }
shogun-button-suggest = Suggest
shogun-button-replace = Replace all
shogun-button-clear = Clear all
shogun-button-confirm = Confirm
shogun-button-undo = Undo
shogun-button-draft = Draft { $draft }
shogun-button-more = More
shogun-button-back = Back
shogun-button-details = Details
shogun-button-dry-run = Dry run
shogun-button-last = Last season’s plan
shogun-button-change = Change the plan
shogun-panel-confirmed = ✅ Your plan is laid. You may change it until everybody has laid theirs.

## Details and dry run of a plan

shogun-details-hunger = **What the others must eat in winter, with the rice that they have now:**
shogun-details-eats = - { $player }: 🍚 { $rice }, provinces: { $mouths }{ $short ->
    [0] { "" }
   *[other] , short of { $short }
}
shogun-details-majorities = **Buildings you still need to have the most of a kind alone:**
shogun-details-majority = - { $region }: { $buildings }
shogun-details-planned = { $building } → { $then } with this plan
shogun-dry-run = **If nobody interferes:**
shogun-dry-step = `{ $slot }` { $action }, **{ $province }**: { $does }
shogun-dry-built = built
shogun-dry-revolt = 🔥 revolt, put down { $odds } % (tray as now)
shogun-dry-dropped = ⛔ dropped – { $reason }
shogun-dry-perhaps = ⚠️ may be dropped – { $reason }
shogun-dry-chests = 🪙 { $chests } left

## Status and hand

shogun-status-event = 📜 Event: { $event }
shogun-status-events = { $when ->
    [fall] One of these events will be drawn, winter takes the rice of the other
    [now] One of these events will be drawn
   *[later] Events that are left
}: { $events }
shogun-status-left = ❄️ { $left }.
shogun-status-left-winter = ❄️ Winter took up to { $rice } rice from everybody.
shogun-status-actions = Actions: { $actions }{ $hidden ->
    [0] { "" }
    [10] { " " }· 10 hidden
   *[other] { " " }· { $hidden }–10 hidden
}
shogun-status-tray = In the tray of the tower: { $cubes }
shogun-status-tower = Inside the tower, on no known floor: { $cubes }
shogun-status-bid = Bid: { $bid }.
shogun-status-played = Cards played this season: { $cards }.
shogun-status-special = Special card: { $special }.
shogun-status-short = ⚠️ Short of { $short } in winter with this rice{ $more ->
    [spring] { " " }– summer and fall can still bring more
    [summer] { " " }– fall can still bring more
    [due] { " " }– still to come: { $action }
   *[other] { "" }
}.
shogun-standing-of = **{ $player }** – points **{ $points }**, chests { $chests }, rice { $rice }, armies in supply { $supply }, provinces { $count }: { $provinces }.
shogun-hand-none = You hold no seat in this match.
shogun-hand-heading = ### Your province cards: { $count }
shogun-hand-chests = War chest cards: { $cards }
shogun-alt-player = { $player } (points { $points }, chests { $chests }, rice { $rice }): { $provinces }.
shogun-alt-sheet = Your planning board: { $laid }. Bid: { $bid }.
shogun-alt-force = { $side }: into the tower { $thrown }, fell out { $fallen }.
shogun-alt-waiting = Lay in the tray before: { $cubes }.
shogun-alt-aside = Stay in the tray: { $cubes }.
shogun-alt-inside = Were in the tower before: { $cubes }.
shogun-bonus-attack = attack card +{ $count }
shogun-bonus-defence = defense card +{ $count }
shogun-bonus-castle = castle +{ $count }
shogun-bonus-second-farmer = event +{ $count }
shogun-bonus-tray = tray +{ $count }
shogun-alt-shortened = Shortened: not everything is said here.
shogun-alt-neutral = Neutral: { $provinces }.
shogun-alt-ranking = The final ranking: the points of each winter, and what winter would have brought after each season.
shogun-alt-ranked = { $player } { $total }: { $winters }; after each season { $course }
shogun-alt-winter = year { $year }: provinces { $provinces }, buildings { $buildings }, majorities { $majorities }
shogun-alt-chances = Everybody’s chance of winning at each planning and at the end, and what changed it, in percentage points.
shogun-alt-chance = { $player }: { $course } %; own decisions { $own }, the others { $others }, luck { $luck }

## After the game

shogun-analysis-heading = How it went
shogun-analysis-turn = **{ $number }** · { $round }: **{ $player }** { $before } → { $after } % · { $cause }
shogun-analysis-note = As the computer player estimates it, in percentage points. Own decisions: against what **Suggest** advises, in the same trial games; minus is worse. Luck: tower, cards and events, against what was to be expected. The others: what they did.
shogun-cause-conquered = **{ $attacker }** takes { $province } from **{ $defender }** (odds { $odds } %)
shogun-cause-occupied = **{ $attacker }** takes neutral { $province } (odds { $odds } %)
shogun-cause-drawn = **{ $attacker }** and **{ $defender }** destroy each other in { $province }, which becomes neutral (odds of the attack { $odds } %)
shogun-cause-failed = **{ $attacker }** attacks { $province } in vain (odds { $odds } %)
shogun-cause-revolted = a revolt takes { $province } from **{ $owner }** (odds of putting it down { $odds } %)
shogun-cause-put-down = **{ $owner }** puts down a revolt in { $province } (odds { $odds } %)
shogun-cause-own = mostly by own decisions
shogun-cause-others = mostly by what the others decided
shogun-cause-luck = mostly by good or bad luck
shogun-cause-partly = { $cause }; largest fight: { $fight }

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
shogun-card-deploy-1-move = Deploy/Move 1
shogun-card-battle-move-a = Battle/Move A
shogun-card-battle-move-b = Battle/Move B
shogun-label-turn = Turn order
shogun-label-hand = Hand
shogun-label-chests = Chests left
shogun-label-rice = Rice/needed
shogun-label-neutral = Neutral
shogun-label-won = wins
shogun-label-drawn = Draw
shogun-label-fallen = Fell out
shogun-label-left = Left
shogun-label-farmers = Farmers
shogun-label-aside = Stay in the tray
shogun-label-inside = was in the tower
shogun-label-points = Points
shogun-label-stock-chests = Chests
shogun-label-stock-rice = Rice
shogun-label-supply = Supply
shogun-label-provinces = Provinces
shogun-label-buildings = Buildings
shogun-label-majorities = Majorities
shogun-label-total = Total
shogun-label-needed = Needs
shogun-label-short = Short
shogun-label-revolts = Revolts
shogun-label-course = Points a winter would have added
shogun-label-chances = How the chances of winning went
shogun-label-start = Start
shogun-label-own = Own decisions
shogun-label-others = The others
shogun-label-luck = Luck
shogun-label-end = End
shogun-label-year = Year { $year }

## Words explained: what a thing does, in one sentence

shogun-term-province-card = province card
shogun-term-province-card-means = It stands for one province of yours: laid on an action, that province does it, once in a season at most.
shogun-term-special-card = special card
shogun-term-special-card-means = Taken in the order of the bids: its number is your place in turn order; it gives +1 chest, +1 rice, a 6th army, or +1 army in attack or defense.
shogun-term-war-chest-card = war chest card
shogun-term-war-chest-card-means = On the bid it offers 0 to 4 chests for turn order; on an action it means that you do nothing there.
shogun-term-farmers = farmers (green cubes)
shogun-term-farmers-means = They defend neutral provinces, and yours as long as it has no revolt marker; in a revolt they fight you.
shogun-term-odds = odds (≈ %)
shogun-term-odds-means = How often an attack wins, by both sides’ armies and farmers, the tray and the tower. In a plan, ≈ 85 → 70 % means 85 on the board as it is and 70 when it comes: so many such attacks won in 1,000 matches between computer players, by the odds on the board, whether the target is neutral, and how far it may be reinforced.
shogun-term-revolt-marker = revolt marker
shogun-term-revolt-marker-means = One is laid whenever you take taxes or rice; a province that has some revolts the next time, and farmers no longer help it.
shogun-term-tower = cube tower
shogun-term-tower-means = Cubes of both sides are thrown in; some stick inside, others fall out, and what lies in the tray decides the fight.
shogun-term-tray = tray
shogun-term-tray-means = Cubes that fell out and stayed there; they are all thrown into the tower with the next fight.
shogun-term-majority = majority
shogun-term-majority-means = In each region, whoever has most castles gets 3 points, most temples 2, most theaters 1; one less each if it is shared.
shogun-term-winter = winter
shogun-term-winter-means = Each of your provinces needs 1 rice; if rice is short, provinces drawn by lot revolt. Then points are counted. Rice in red on a board may be too little.
shogun-action-build-castle-means = Pay 3 chests and build a castle on a free space; most castles of a region are worth 3 points.
shogun-action-build-temple-means = Pay 2 chests and build a temple on a free space; most temples of a region are worth 2 points.
shogun-action-build-theater-means = Pay 1 chest and build a theater on a free space; most theaters of a region are worth 1 point.
shogun-action-confiscate-rice-means = You get the rice printed on the province's card. If a revolt marker lies there already, farmers revolt. If you put the revolt down, or no marker lay there, one is added.
shogun-action-collect-taxes-means = You get the chests printed on the province's card. If a revolt marker lies there already, farmers revolt. If you put the revolt down, or no marker lay there, one is added.
shogun-action-deploy-5-means = Pay 3 chests and place 5 armies from your supply in the province.
shogun-action-deploy-3-means = Pay 2 chests and place 3 armies from your supply in the province.
shogun-action-deploy-1-move-means = Pay 1 chest and place 1 army; then you may move armies from there to one adjacent province of yours.
shogun-action-battle-move-a-means = Move armies from the province to an adjacent one, leaving at least 1; if it is not yours, there is a battle. It is free.
shogun-action-battle-move-b-means = The same as Battle/Move A, a second time in the season: march from another province, or attack.
shogun-special-attack-plus-1-means = When you attack with Battle/Move A or B, 1 more army of yours from the supply is thrown into the tower.
shogun-special-defence-plus-1-means = When another player attacks you, 1 more army of yours from the supply is thrown into the tower.
shogun-special-tax-plus-1-means = Collect Taxes brings you 1 chest more in this season.
shogun-special-rice-plus-1-means = Confiscate Rice brings you 1 rice more in this season.
shogun-special-deploy-6-means = Deploy 5 Armies places 6 for you in this season, for the same price.
shogun-effect-means = An event for everybody until the season ends – { $effect }. The card that is left in winter counts only by the rice that it takes.

## Why: the sums and rules behind a stage

shogun-why-bids-revealed = Chests come first, by their number, then province cards, then 0 chests, then no card: { $order }.
shogun-why-lot = Equal bids, ordered by lot: { $players }.
shogun-why-bid-short = { $player } cannot pay the bid of { $bid }: it counts as { $paid }, and costs that.
shogun-why-collected = { $province }: on the card { $printed }{ $changed ->
    [yes] , with the event { $base }
   *[no] { "" }
}{ $bonus ->
    [0] .
   *[other] , by the special card { $bonus } more: { $base } + { $bonus } = { $sum }.
}
shogun-why-revolt-marker-added = Where taxes or rice were taken and the province was kept, 1 more revolt marker is laid.
shogun-why-action-dropped = { $player }, { $province }: { $reason }. What cannot be done in full is dropped and costs nothing.
shogun-why-thrown = { $source } → { $target }: thrown in were { $thrown }, and from the tray { $tray }.
shogun-why-inside = More came out than was thrown in, from inside the tower: { $cubes }.
shogun-why-farmers = { $helped ->
    [neutral] Farmers that came out: { $count }. They count for the defender, for the province is neutral.
    [yes] Farmers that came out: { $count }. They count for the defender, for the province has no revolt marker.
   *[no] Farmers that came out: { $count }. They count for nobody, for the province has revolt markers.
}
shogun-why-attacker-wins = Attack { $attack }, defense { $defence }: the attacker has more and loses as many as the defender had, { $attack } − { $defence } = { $left }.
shogun-why-defender-wins = Attack { $attack }, defense { $defence }: the defender has more and loses as many, farmers first; armies left: { $left }.
shogun-why-draw = Attack { $attack }, defense { $defence }: no army of either side is left to hold the province, so it is neutral.
shogun-why-stays-neutral = Attack { $attack }, farmers { $defence }: it takes more cubes than the farmers, so the province stays neutral.
shogun-why-revolt-thrown = { $province }: thrown in were { $thrown } (farmers: one for each revolt marker{ $extra ->
    [0] { "" }
   *[other] , and by the table { $extra } more
}), and from the tray { $tray }.
shogun-why-revolt-fought = Came out { $owner } against { $out }; it takes more than the farmers: { $put_down ->
    [yes] put down, both sides lose { $out }, { $left } left.
   *[no] lost, the province is neutral.
}
shogun-why-winter-came = The event card that is left takes { $loss } from everybody, never more than they have: { $stores }.
shogun-why-rice-short = { $player }: rice { $rice }, provinces { $provinces }, short of { $short }. By the table: revolts { $revolts }, farmers added in each { $farmers }.
shogun-why-scored = 1 for each province and each building; in each region 3 for most castles, 2 for temples, 1 for theaters, shared one less: { $sums }.
shogun-why-match-ended = Most points win; only if these are equal do chests decide, and if they are equal, too, the victory is shared. Here: { $reason }.

## The game on one picture: panels, and lines with the name of their sign

shogun-summary =
    ## Two years of four seasons @wheel
    Spring: secret plans and bids, 1 of 4 events, ten actions @spring
    Summer: the same, 3 events left @summer
    Fall: the same, 2 left. Get rice! @fall
    Winter: the last event takes rice, provinces eat, points @winter
    ## The ten actions @cards
    Castle | 3 chests @castle
    Temple | 2 chests @temple
    Theater | 1 chest @theater
    Collect Taxes | chests @chest
    Confiscate Rice | rice @rice
    Deploy 5 | 3 chests @cube
    Deploy 3 | 2 chests @cube
    Deploy/Move 1 | 1 chest @march
    Battle/Move A | free @swords
    Battle/Move B | free @swords
    ## Your plan
    A province card: it acts there, once a season @march
    A war chest card: no action, or a bid of 0–4 @chest
    The highest bid picks place and special card @point
    Taxes, rice: take, revolt if marked, then a marker @revolt
    ## In the tower
    More cubes in the tray win, less what the other had @swords
    Farmers help a defender without a marker @farmer
    A draw: neutral @shield
    ## Winter: 1 rice a province. Short by @table
    1 | 1 revolt | +1 farmer @rice
    2 | 1 revolt | +2 @rice
    3–4 | 2 revolts | +2 each @rice
    5–6 | 2 revolts | +3 each @rice
    7+ | 3 revolts | +3 each @rice
    ## Points of a winter
    1 a province, 1 a building @point
    Most castles of a region 3, shared 2 @castle
    Temples 2, shared 1 @temple
    Theaters 1, shared 0 @theater

## A guided first plan

shogun-guide-taxes = **1 of 5: where do you collect taxes?** Chests pay for buildings and armies.
shogun-guide-taxes-why = { $province }: chests { $chests }, revolt markers { $revolts }. With a marker there, farmers revolt; the chests stay yours.
shogun-guide-rice = **2 of 5: where do you take rice?** In winter each of your provinces needs 1, or farmers revolt.
shogun-guide-rice-why = { $province }: rice { $rice }, revolt markers { $revolts }.
shogun-guide-build = **3 of 5: what do you build?** A building is a point each winter, most of a kind in a region are more.
shogun-guide-build-why = { $action } in { $province } for { $price ->
    [one] { $price } chest
   *[other] { $price } chests
}: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
} each winter, region { $region }.
shogun-guide-attack = **4 of 5: whom do you attack?** More cubes out of the tower win; one army stays at home. ≈ % is how often you would win: it grows with your armies, falls with theirs, and counts what lies in the tray and the tower, and the events that may come.
shogun-guide-attack-why = { $province } → { $target }: { $there }. You march with { $armies }: { $odds } %
shogun-guide-peace = Nobody
shogun-guide-peace-why = Nobody: your armies stay where they defend.
shogun-guide-bid = **5 of 5: what do you bid?** The highest bid chooses first: a place in turn order, and its special card.
shogun-guide-bid-0-why = 0: costs nothing, you take what is left.
shogun-guide-bid-1-why = 1: for a chest you choose before all who bid less.
shogun-guide-skip = Skip
shogun-guide-done = **Your plan is whole:** what you chose, and the rest filled in sensibly. Change what you like with the list, then press *Confirm*.
shogun-guide-unasked = What you were not asked about:

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
refusal-plan_too_few_provinces = Provinces laid: { $laid }. You must lay at least { $least }: your five war chest cards cannot fill all other spaces.
refusal-plan_already_laid = Your plan is laid already. Take it back before you lay another.
refusal-plan_not_laid = You have not laid a plan yet.
refusal-order_not_a_march = { $action } can have no standing order.
refusal-order_without_province = { $action } has a standing order, but no province. Lay a province there or remove the order.
refusal-order_must_move = The armies of { $action } must move. Choose a target, or no standing order.
refusal-order_not_adjacent = { $target } is not next to { $source }. Choose another target.
refusal-order_no_armies = At least 1 army must move, not { $armies }.
refusal-order_too_long = A standing order can name at most { $most } marches.
refusal-wish_twice = A special card is on your wish list twice.
refusal-march_target = Your armies cannot go from { $source } to { $target }.
refusal-march_armies = The armies that go must be 1 to { $most }, not { $armies }.
refusal-march_must_move = In this action the armies must move.
refusal-special_not_free = The special card at place { $position } is not free.
refusal-draft_may_not_replace = The open cards have changed since your last turn; you may not replace them now.
refusal-draft_not_offered = This province with this group is not on offer.
refusal-revolts_not_these = These are not your revolts. Name each of them once.
refusal-not_asked = This is not what you are asked now.
refusal-moon_needs_draft = The moon side has no table of start provinces: choose the set-up “draft”.
