### Šógun

## Příprava stolu

title-shogun = Shogun
shogun-command-side = strana
shogun-command-side-description = Která strana mapy
shogun-command-setup = příprava
shogun-command-setup-description = Jak se najdou první provincie
shogun-command-region = region
shogun-command-region-description = Přiblížit region
shogun-command-province = provincie
shogun-command-province-description = Přiblížit provincii a její sousedy
shogun-option-side = Mapa
shogun-option-side-sun = Sluneční strana
shogun-option-side-moon = Měsíční strana
shogun-option-side-moon-note = -# Vodní cesty měsíční strany a její provincie, které ve 3 hráčích nejsou ve hře, jsou rekonstruovány: jejich zdroj není znám.
shogun-option-setup = Začátek
shogun-option-setup-preset = Dané provincie
shogun-option-setup-draft = Volba provincií (draft)

## Co je vytištěno

shogun-season-spring = Jaro
shogun-season-summer = Léto
shogun-season-fall = Podzim
shogun-season-winter = Zima

shogun-side-sun = sluneční strana
shogun-side-moon = měsíční strana

shogun-region-brown = Hnědý
shogun-region-green = Zelený
shogun-region-purple = Fialový
shogun-region-red = Červený
shogun-region-yellow = Žlutý

shogun-building-castle = hrad
shogun-building-temple = chrám
shogun-building-theater = divadlo

shogun-action-build-castle = Postav hrad
shogun-action-build-temple = Postav chrám
shogun-action-build-theater = Postav divadlo
shogun-action-confiscate-rice = Konfiskace rýže
shogun-action-collect-taxes = Výběr daní
shogun-action-deploy-5 = Rozmísti 5 armád
shogun-action-deploy-3 = Rozmísti 3 armády
shogun-action-deploy-1-move = Rozmísti/Přesuň 1 armádu
shogun-action-battle-move-a = Bitva/Přesun A
shogun-action-battle-move-b = Bitva/Přesun B

shogun-special-attack-plus-1 = +1 armáda při útoku
shogun-special-defence-plus-1 = +1 armáda při obraně
shogun-special-tax-plus-1 = +1 truhlička
shogun-special-rice-plus-1 = +1 rýže
shogun-special-deploy-6 = 6 armád místo 5

shogun-effect-theater-calms = stavba divadla odstraní 1 žeton revolty
shogun-effect-neutral-two-farmers = neutrální provincie brání 2 sedláci
shogun-effect-castle-defends = napadený hrad přidá 1 armádu
shogun-effect-temple-untouchable = na provincie s chrámem se nesmí útočit
shogun-effect-tax-at-most-5 = daně: nejvýše 5 truhliček
shogun-effect-tax-at-least-6 = daně: nejméně 6 truhliček
shogun-effect-rice-at-least-4 = rýže: nejméně 4
shogun-effect-rice-at-most-3 = rýže: nejvýše 3
shogun-effect-fewer-recruits = Rozmísti 5 dá jen 3 armády, Rozmísti 3 jen 2
shogun-event-card = { $effect } (zima: { $rice ->
    [0] bez ztráty rýže
   *[other] −{ $rice } rýže
})
shogun-events-left = zima vezme { $losses } rýže
shogun-event-left = zima { $rice ->
    [0] nevezme žádnou rýži
   *[other] vezme { $rice } rýže
}

## Počítané věci, jako předmět věty

shogun-armies = { $count ->
    [one] { $count } armádu
    [few] { $count } armády
   *[other] { $count } armád
}
shogun-armies-alone = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
   *[other] { $count } armád
}
shogun-chests = { $count ->
    [one] { $count } truhličku
    [few] { $count } truhličky
   *[other] { $count } truhliček
}
shogun-rice = { $count ->
    [one] { $count } jednotku rýže
    [few] { $count } jednotky rýže
   *[other] { $count } jednotek rýže
}
shogun-farmers = sedláci { $count }
shogun-revolt-markers = { $count ->
    [one] { $count } žeton revolty
    [few] { $count } žetony revolty
   *[other] { $count } žetonů revolty
}
shogun-nothing = nic
shogun-neutral = neutrální
shogun-yours = vaše
shogun-bid = Nabídka
shogun-bid-none = žádná karta
shogun-bid-chests = { $count ->
    [one] { $count } truhlička
    [few] { $count } truhličky
   *[other] { $count } truhliček
}
shogun-bid-province = karta { $province }
shogun-no-card = žádná akce
shogun-figures = 🪙 { $chests } 🍚 { $rice } ⚔️ { $armies } ⬜ { $free }{ $revolts ->
    [0] { "" }
   *[other] { " " }🔥 { $revolts }
}
shogun-province-card = **{ $province }** ({ $region }): truhličky { $chests }, rýže { $rice }, místa pro budovy { $spaces }
shogun-all-but-one = všechny kromě jedné
shogun-order-all = → { $target }, všechny kromě jedné
shogun-order-some = → { $target }, { $armies }
shogun-order-stay = Nepřesouvat
shogun-order-if = { $order }, stojí-li tam nejvýš { $count } { $count ->
        [one] armáda nebo sedlák
        [few] armády nebo sedláci
       *[other] armád nebo sedláků
    }
shogun-order-else = { $order }; jinak { $other }
shogun-order-hold = nepřesouvat
shogun-order-more = { $number } (po zvolení se ukážou vyšší čísla)
shogun-order-least = co nejméně: 1 armáda
shogun-order-always = Ať jich tam stojí kolik chce
shogun-order-at-most = Jen stojí-li tam nejvýš { $count } { $count ->
        [one] armáda nebo sedlák
        [few] armády nebo sedláci
       *[other] armád nebo sedláků
    }
shogun-else-ask = Jinak se zeptat
shogun-else-stay = Jinak nepřesouvat
shogun-else-least = Jinak co nejméně: 1 armáda
shogun-else-target = Jinak → { $target }
shogun-else-order = Jinak { $order }
shogun-wish-suggested = Všech pět podle návrhu
shogun-wish-none = Bez přání: zeptat se, až na to přijde
shogun-select-wish = Kterou speciální kartu byste chtěli nejvíc?
shogun-select-if = Podmínka: kolik armád nebo sedláků tam smí stát?
shogun-select-else = A jinak?
shogun-panel-wishes = Žádané speciální karty, od nejlepší: { $wishes }
shogun-order-ask = Bez trvalého rozkazu: zeptat se, až na to přijde

## Nadpisy

shogun-heading = { $season }, { $year }. rok · { $stage }
shogun-season = { $season }, { $year }. rok
shogun-round = { $season }, { $year }. rok
shogun-stage-setup = Počáteční provincie
shogun-stage-planning = Plánování
shogun-stage-order = Událost a pořadí hráčů
shogun-stage-winter = Rýže, revolty a bodování
shogun-stage-over = Konec hry
shogun-plans-all = Všichni mají naplánováno.
shogun-plans-ready = ✅ Naplánováno: { $players }
shogun-plans-waiting = ⏳ Ještě plánují: { $players }

## Příběh: příprava a začátek kola

shogun-match-began = Začíná hra: { $side }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}. Každý má { $chests } a { $supply }; sedláků je { $farmers }.
shogun-out-of-play = Mimo hru: { $provinces }
shogun-provinces-given = **{ $player }**: { $provinces }
shogun-cards-opened = Vyložené karty provincií: { $cards }
shogun-cards-replaced = **{ $replaced_by }** vrací obě karty na spodek balíčku. Nově vyloženo: { $cards }
shogun-unseen-card-drawn = **{ $player }** bere kartu z balíčku: { $province }
shogun-tower-filled = 🗼 Do věže: { $thrown }. Vypadlo a vrací se do zásob: { $fallen }
shogun-events-opened = Události { $year }. roku, na každé kolo jedna; podle té, která zbude, vezme rýži zima:
shogun-round-began =
    Akce: { $actions } · 6–10 skryté
    Speciální karty: { $specials }
shogun-plan-confirmed = **{ $player }**: plán je položen.
shogun-plan-withdrawn = **{ $player }** bere plán zpět.
shogun-event-drawn = 📜 Událost: { $event }{ $loss ->
    [0] { "" }
   *[other] { " " }(zima tedy nevezme její rýži: { $loss })
}
shogun-bid-of = **{ $player }**: { $bid }
shogun-bid-paid = (platí { $paid })
shogun-bids-revealed = Nabídky od nejvyšší: { $bids }
shogun-bids-lot = 🎲 Stejné nabídky{ $cards ->
    [yes] { " " }(všechny karty provincií platí stejně)
   *[no] { "" }
}, rozhodl los: { $order }
shogun-special-taken = **{ $player }** bere { $position }. místo{ $position ->
    [1] , hraje první
    [5] , hraje poslední
   *[other] { "" }
}: { $special }
shogun-turn-order-set = Pořadí hráčů: { $order }

## Příběh: akce

shogun-action-began = { $number }. { $action }
shogun-no-action = Bez akce: { $players }
shogun-nobody-acts = { $action }: bez akce
shogun-no-action-at-all = Akci nikdo neprovádí.
shogun-action-dropped = ✖️ **{ $player }**, { $province }: akce se ruší, { $reason }
shogun-reason-province-lost = provincie byla mezitím ztracena a s ní i její plán
shogun-reason-too-few-chests = málo truhliček
shogun-reason-too-few-chests-kept = málo truhliček, neztratíte-li provincii
shogun-reason-no-building-space = žádné volné místo pro budovu
shogun-reason-already-built = { $building } tam už stojí
shogun-reason-no-tile-left = žádná taková budova už nezbývá
shogun-reason-supply-too-small = málo armád v zásobě
shogun-reason-too-few-armies = k přesunu jsou třeba aspoň 2 armády
shogun-reason-too-few-armies-yet = k přesunu jsou třeba aspoň 2 armády a další by mohla přinést jen bitva o tuto provincii
shogun-reason-no-target = není kam jít
shogun-built = { $building_key ->
    [castle] 🏯 **{ $player }** staví hrad za { $paid }: { $province }
    [temple] ⛩️ **{ $player }** staví chrám za { $paid }: { $province }
   *[theater] 🎭 **{ $player }** staví divadlo za { $paid }: { $province }
}
shogun-calmed = · událost odstraňuje { $count ->
    [one] { $count } žeton revolty
    [few] { $count } žetony revolty
   *[other] { $count } žetonů revolty
}
shogun-taxes-collected = 🪙 **{ $player }** vybírá { $chests }: { $province }
shogun-rice-confiscated = 🍚 **{ $player }** konfiskuje { $rice }: { $province }
shogun-bonus = speciální karta +{ $count }
shogun-by-event = událost: { $count }, jinak { $printed }
shogun-revolt-marker-added = Žetony revolty v provincii { $province }: { $revolts }
shogun-deployed = ➕ **{ $player }** rozmisťuje { $armies } za { $paid }: { $province }
shogun-moved = ➡️ **{ $player }** přesouvá { $armies }: { $source } → { $target }
shogun-stayed = **{ $player }** nic nepřesouvá: { $province }

## Příběh: bitvy a revolty

shogun-thrown-attack = z toho { $count } za kartu útoku
shogun-thrown-defence = z toho { $count } za kartu obrany
shogun-thrown-castle = z toho { $count } za hrad při události
shogun-battle-won = ⚔️ **{ $player }** ({ $source }) získává provincii { $target } { $attack }:{ $defence } (dosud neutrální), { $left }
shogun-battle-won-from = ⚔️ **{ $player }** ({ $source }) získává provincii { $target } { $attack }:{ $defence } (dosud **{ $owner }**), { $left }
shogun-left = { $count ->
    [one] zbývá { $count } armáda
    [few] zbývají { $count } armády
   *[other] zbývá { $count } armád
}
shogun-battle-held = 🛡️ **{ $player }** ({ $source }) útočí na provincii { $target } { $attack }:{ $defence }, **{ $owner }** ji drží, { $left }
shogun-battle-stays-neutral = ⚔️ **{ $player }** ({ $source }) útočí na provincii { $target } { $attack }:{ $defence }, ta zůstává neutrální
shogun-battle-drawn = ⚔️ **{ $player }** ({ $source }) útočí na provincii { $target } (**{ $owner }**) { $attack }:{ $defence }, ta je teď neutrální
shogun-battle-deserted = ⚔️ **{ $player }** ({ $source }) útočí na provincii { $target } (**{ $owner }**) { $attack }:{ $defence }, zbyli jen sedláci: ta je teď neutrální
shogun-revolt-put-down = 🔥 { $province }: revolta { $farmers }:{ $owner }, **{ $player }** ji potlačuje, { $left }
shogun-revolt-succeeded = 🔥 { $province }: revolta { $farmers }:{ $owner }, **{ $player }** ztrácí provincii
shogun-province-conquered = 🚩 { $province }: **{ $former_owner }** → **{ $player }**
shogun-province-occupied = 🚩 { $province } nyní patří hráči **{ $player }**.
shogun-province-freed = **{ $former_owner }** ztrácí provincii { $province }: je neutrální
shogun-gone = odstraněno: { $things }

## Příběh: zima a konec

shogun-winter-came = ❄️ Zbylá událost: { $loss ->
    [0] bez ztráty rýže
   *[other] každému −{ $loss } rýže
}; každá provincie pak potřebuje 1
shogun-winter-rice = 🍚 **{ $player }** { $lost ->
    [0] { $rice }
   *[other] { $had } − { $lost } = { $rice }
} na { $provinces ->
    [one] { $provinces } provincii
    [few] { $provinces } provincie
   *[other] { $provinces } provincií
}: { $short ->
    [0] stačí
   *[other] **chybí { $short }** → { $revolts ->
        [one] { $revolts } revolta
        [few] { $revolts } revolty
       *[other] { $revolts } revolt
    }, sedláci +{ $farmers }
}
shogun-rice-short = 🎲 Revolty podle losu, **{ $player }**: { $provinces }{ $count ->
    [1] { "" }
   *[other] { " " }(pořadí volí hráč)
}
shogun-scored = **Body po { $year }. roce**
shogun-majorities = { $region } region: { $majorities }
shogun-majority = { $building ->
    [castle] hrady
    [temple] chrámy
   *[theater] divadla
} { $players } { $points ->
    [0] (shodně)
   *[other] +{ $points }
}
shogun-points-scored = **{ $player } { $total }** = { $sum }
shogun-points-before = dřívější body { $count }
shogun-points-provinces = provincie { $count }
shogun-points-buildings = budovy { $count }
shogun-points-majorities = převahy { $count }
shogun-leads = 👑 { $count ->
    [one] Vede **{ $players }**
   *[other] Vedou **{ $players }**
}
shogun-leading = { shogun-leads }: { $ranking }
shogun-if-winter = 📊 Kdyby teď byla zima, před revoltami: { $ranking }
shogun-amid-winter = 📊 Kdyby se bodovalo teď, revolty to ještě mohou změnit: { $ranking }
shogun-if-winter-short = 🍚 Chybí rýže: { $players }{ $action ->
    [none] { "" }
   *[other] { " " }(ještě přijde: { $action })
}
shogun-recap-player = **{ $player }**: { $changes }
shogun-recap-count = provincie { $counts }
shogun-year-ended = Rýže se vrací na 0, žetony revolty mizí z hrací desky.
shogun-match-ended = 🏆 { $count ->
    [one] Vítězí **{ $winners }**: { $reason }.
   *[other] O vítězství se dělí **{ $winners }**: { $reason }.
} { $ranking }
shogun-outcome-points = nejvíce vítězných bodů
shogun-outcome-chests = shoda bodů, ale nejvíce truhliček
shogun-outcome-shared = shoda bodů i truhliček
shogun-tie = { $reason } (🪙 { $chests })

## Otázky v kanálu

shogun-ask-province = **{ $player }**, vyberte počáteční provincii a skupinu armád, která do ní půjde. Můžete také sejmout kartu z balíčku a skupinu zvolit potom.
    { $cards }
shogun-ask-group = **{ $player }**, z balíčku přišla provincie { $province }. Která skupina armád do ní půjde?
    { $card }
shogun-groups-left = Zbývající skupiny: { $groups }
shogun-ask-plan = **{ $player }**, položte tajně svůj plán na toto kolo.
shogun-ask-special = **{ $player }**, vyberte si speciální kartu. Její číslo je vaše místo v pořadí, její výhoda platí celé kolo.
shogun-ask-march = **{ $player }**, { $action }, { $source }: kam? Nejvyšší počet armád: { $most }. Vlastní provincie: připojí se; jiná: bitva.
shogun-ask-move = **{ $player }**, { $action }, { $source }: můžete přesunout armády (nejvýše { $most }) do jedné vlastní provincie, nebo je nepřesouvat.
shogun-ask-revolts = **{ $player }**, v jakém pořadí vypuknou vaše revolty? Nádoba a ≈ platí pro tu, která je první; co po ní v nádobě zůstane, počítá se v další.
shogun-revolts-why = ❄️ Zima { $loss ->
    [0] nebere rýži
   *[other] bere { $loss } rýže
}: **{ $player }** má už jen { $rice } na { $provinces ->
    [one] { $provinces } provincii
    [few] { $provinces } provincie
   *[other] { $provinces } provincií
}, **chybí { $short }** → { $revolts ->
    [one] { $revolts } revolta
    [few] { $revolts } revolty
   *[other] { $revolts } revolt
}, sedláci +{ $farmers }
shogun-revolt-ahead = - { $province }: { $armies ->
    [one] { $armies } armáda
    [few] { $armies } armády
   *[other] { $armies } armád
}{ $mine ->
    [0] { "" }
   *[other] { " " }(z toho v nádobě { $mine })
} proti { $farmers ->
    [one] { $farmers } sedlákovi
    [few] { $farmers } sedlákům
   *[other] { $farmers } sedlákům
} ({ $markers ->
    [one] { $markers } žeton
    [few] { $markers } žetony
   *[other] { $markers } žetonů
}, zima přidává { $added }, v nádobě { $tray }) · potlačení { $odds } %
shogun-button-group = { $province }: { $armies }
shogun-button-take-unseen-card = Sejmout kartu z balíčku
shogun-button-replace-open-cards = Vyložit dvě nové karty
shogun-button-take-special = { $position }. { $special }
shogun-button-stay = Nepřesouvat
shogun-select-target = Kam?
shogun-field-armies = Kolik armád (1–{ $most })
shogun-march-there = tam: { $there }
shogun-describe-neutral = neutrální, { $farmers ->
    [one] { $farmers } sedlák
    [few] { $farmers } sedláci
   *[other] { $farmers } sedláků
}
shogun-describe-owned = { $owner }, { $armies ->
    [one] { $armies } armáda
    [few] { $armies } armády
   *[other] { $armies } armád
}

## Plánování

shogun-panel-chests = 🪙 **{ $chests }**{ $taxes ->
    [0] { "" }
   *[other] { " " }+ { $taxes } z daní
}{ $costs ->
    [0] { "" }
   *[other] { " " }− { $costs }
}{ $planned ->
    [0] { "" }
   *[other] { " " }→ **{ $left }**, neztratíte-li provincii
}{ $whole ->
    [0] { "" }
   *[other] { " " }(celý plán by stál { $whole })
}
shogun-panel-rice = 🍚 { $short ->
    [0] ✅ **Na zimu dost**
   *[other] { $season ->
        [spring] **V zimě chybí { $short }, revolty: { $revolts }** – rýži ještě může přinést léto a podzim
        [summer] **V zimě chybí { $short }, revolty: { $revolts }** – rýži ještě může přinést podzim
       *[other] ⚠️ **V zimě chybí { $short }, revolty: { $revolts }**
    }
}
shogun-panel-rice-sum = 🍚 { $rice }{ $harvest ->
    [0] { "" }
   *[other] { " " }+ { $harvest }
} − { $loss } → { $left } na { $conquests ->
    [0] { "" }
   *[other] { $fewest }–
}{ $mouths ->
    [one] { $mouths } provincii
    [few] { $mouths } provincie
   *[other] { $mouths } provincií
}{ $conquests ->
    [0] { "" }
    [one] { " " }(1 bitva)
    [few] { " " }({ $conquests } bitvy)
   *[other] { " " }({ $conquests } bitev)
}, neztratíte-li provincii
shogun-panel-filler = { $line } – karta přitom zdarma zaplní místo: provincií musí ležet nejméně { $least }
shogun-panel-doomed = { $perhaps ->
    [0] ⛔ { $action } v provincii { $province } se zruší
   *[other] ⚠️ { $action } v provincii { $province } se možná zruší
}: { $reason }
shogun-panel-unrest = 🔥 { $action } v provincii { $province } vyvolá revoltu: potlačení { $odds } % (nádoba jako teď)
shogun-panel-more-dangers = … další: { $count }, viz { $details }
shogun-with-odds = { $line } · { $odds } %{ $mean ->
    [0] { "" }
   *[other] { " " }(průměr podle událostí)
}
shogun-odds-against = { $line } · proti { $count }: { $odds } %
shogun-odds-forbidden = ⛩️ { $count } z { $events }: událost to zakáže
shogun-odds-farmers = 🧑‍🌾 { $count } z { $events }: 2 sedláci, pak { $odds } %
shogun-odds-barred = 🧑‍🌾 { $count } z { $events }: 2 sedláci, to podmínka nedovolí
shogun-either = { $first } nebo { $second }
shogun-reason-conquers = 🎯 { $province } je vaše po { $number } z { $worlds } zkušebních kol
shogun-reason-holds = 🛡️ { $province } zůstává vaše v { $number } z { $worlds } zkušebních kol
shogun-reason-builds = { $building } { $action } v provincii { $province }: { $number ->
    [one] +{ $number } bod
    [few] +{ $number } body
   *[other] +{ $number } bodů
} { $last ->
    [yes] v poslední zimě
   *[no] každou zimu
}
shogun-reason-feeds = 🍚 Rýže pro všechny provincie v { $number } z { $worlds } zkušebních kol
shogun-reason-taxes = 🪙 { $action } v provincii { $province }: { $number ->
    [one] nejméně { $number } truhlička
    [few] nejméně { $number } truhličky
   *[other] nejméně { $number } truhliček
}
shogun-panel-supply = ⚔️ Armády v zásobě: **{ $armies }**
shogun-panel-specials = Speciální karty: { $specials }
shogun-panel-events = Události, z nichž se jedna vylosuje:
shogun-panel-known = **Akce tohoto kola v pořadí:**
shogun-panel-hidden = **Skryté karty, v neznámém pořadí:**
shogun-panel-space = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: **{ $province }**
shogun-panel-space-empty = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: { shogun-no-card }
shogun-panel-otherwise = Nelze-li splnit žádný rozkaz, Bitva/Přesun pošle 1 armádu do té vaší sousední provincie, kde je armád nejméně; není-li vaše žádná sousední, zaútočí tam, kde je nejméně obránců. Rozmísti/Přesuň pak nepřesune nic.
shogun-panel-bid = Nabídka na pořadí: **{ $bid }**
shogun-panel-laid = Položené provincie: **{ $laid }**, třeba nejméně { $least }{ $draft ->
    [none] { "" }
   *[other] { " " }· varianta { $draft }
}
shogun-panel-left = ↪ { $space }: teď prázdné, karta { $province } je jinde
shogun-panel-odds = ≈ teď → potom: potom počítá i s tím, co dřív udělají ostatní
shogun-panel-clear = Vyprázdnit variantu { $draft }? Tlačítkem Zpět o krok ji získáte zase.
shogun-panel-replace = Nic není prázdné. Nahradit celou variantu { $draft } návrhem? Tlačítkem Zpět o krok ji získáte zase.
shogun-more-details = **{ $button }**: proč právě tento plán, co musí sníst ostatní, převahy na dosah, události.
shogun-more-dry-run = **{ $button }**: co která akce udělá, když do toho nikdo nezasáhne.
shogun-more-draft = **{ $button }**: druhá varianta, na porovnání dvou plánů; potvrdíte tu, která je vidět.
shogun-more-last = **{ $button }**: začít tím, co jste položili minule.
shogun-march-asked = { $province }: na cíl se zeptat, až na to přijde
shogun-panel-asked = { $line } (cíl zvolíte, až přijde na řadu)
shogun-march-stays = { $province }: rozmístit 1, nepřesouvat
shogun-lies-on = { $figures } – leží: { $space }
shogun-select-space = Zvolte akci nebo nabídku
shogun-select-card = Karta pro: { $space }
shogun-select-order = Trvalý rozkaz, { $source }: kam?
shogun-select-number = Trvalý rozkaz: kolik armád?
shogun-button-page = Strana { $page } z { $pages }
shogun-button-suggest = Navrhnout
shogun-button-replace = Nahradit vše
shogun-button-clear = Vyprázdnit vše
shogun-button-confirm = Potvrdit
shogun-button-undo = Zpět o krok
shogun-button-draft = Varianta { $draft }
shogun-button-more = Více
shogun-button-back = Návrat
shogun-button-details = Podrobnosti
shogun-button-dry-run = Zkouška nanečisto
shogun-button-last = Plán z minulého kola
shogun-button-change = Změnit plán
shogun-panel-confirmed = ✅ Váš plán je položen. Můžete ho měnit, dokud ho nepoloží všichni.

## Podrobnosti a zkouška plánu

shogun-details-hunger = **Kolik musí v zimě sníst ostatní, s rýží, kterou mají teď:**
shogun-details-eats = - { $player }: 🍚 { $rice }, provincie: { $mouths }{ $short ->
    [0] { "" }
   *[other] , chybí { $short }
}
shogun-details-majorities = **Kolik budov vám chybí, abyste jich měli sami nejvíc:**
shogun-details-majority = - { $region }: { $buildings }
shogun-details-planned = { $building } → { $then } s tímto plánem
shogun-dry-run = **Když do toho nikdo nezasáhne:**
shogun-dry-step = `{ $slot }` { $action }, **{ $province }**: { $does }
shogun-dry-built = postaveno
shogun-dry-revolt = 🔥 revolta, potlačení { $odds } % (nádoba jako teď)
shogun-dry-dropped = ⛔ ruší se – { $reason }
shogun-dry-perhaps = ⚠️ možná se zruší – { $reason }
shogun-dry-chests = zbývá 🪙 { $chests }

## Stav a karty v ruce

shogun-status-event = 📜 Událost: { $event }
shogun-status-events = { $when ->
    [fall] Jedna z těchto událostí se vylosuje, podle druhé vezme rýži zima
    [now] Jedna z těchto událostí se vylosuje
   *[later] Zbývající události
}: { $events }
shogun-status-left = ❄️ { $left }.
shogun-status-left-winter = ❄️ Zima vzala každému nejvýš { $rice } rýže.
shogun-status-actions = Akce: { $actions }{ $hidden ->
    [0] { "" }
    [10] { " " }· 10 skrytá
   *[other] { " " }· { $hidden }–10 skryté
}
shogun-status-tray = V nádobě věže: { $cubes }
shogun-status-tower = Uvnitř věže, patro neznámé: { $cubes }
shogun-status-bid = Nabídka: { $bid }.
shogun-status-played = Karty zahrané v tomto kole: { $cards }.
shogun-status-special = Speciální karta: { $special }.
shogun-status-short = ⚠️ S touto rýží bude v zimě chybět: { $short }{ $more ->
    [spring] { " " }– víc ještě může přinést léto a podzim
    [summer] { " " }– víc ještě může přinést podzim
    [due] { " " }– ještě přijde: { $action }
   *[other] { "" }
}.
shogun-standing-of = **{ $player }** – body **{ $points }**, truhličky { $chests }, rýže { $rice }, armády v zásobě { $supply }, provincie { $count }: { $provinces }.
shogun-hand-none = V této partii nemáte místo.
shogun-hand-heading = ### Vaše karty provincií: { $count }
shogun-hand-chests = Karty válečné pokladny: { $cards }
shogun-alt-player = { $player } (body { $points }, truhličky { $chests }, rýže { $rice }): { $provinces }.
shogun-alt-sheet = Vaše osobní deska: { $laid }. Nabídka: { $bid }.
shogun-alt-force = { $side }: do věže { $thrown }, vypadlo { $fallen }.
shogun-alt-waiting = Předtím v nádobě: { $cubes }.
shogun-alt-aside = V nádobě zůstane: { $cubes }.
shogun-alt-inside = Předtím ve věži: { $cubes }.
shogun-bonus-attack = karta útoku +{ $count }
shogun-bonus-defence = karta obrany +{ $count }
shogun-bonus-castle = hrad +{ $count }
shogun-bonus-second-farmer = událost +{ $count }
shogun-bonus-tray = nádoba +{ $count }
shogun-alt-shortened = Zkráceno: není tu všechno.
shogun-alt-neutral = Neutrální: { $provinces }.
shogun-alt-ranking = Konečné pořadí: body z každé zimy a co by zima přinesla po každém kole.
shogun-alt-ranked = { $player } { $total }: { $winters }; po kolech { $course }
shogun-alt-winter = { $year }. rok: provincie { $provinces }, budovy { $buildings }, převahy { $majorities }
shogun-alt-chances = Šance každého na výhru při každém plánování a na konci a co je změnilo, v procentních bodech.
shogun-alt-chance = { $player }: { $course } %; vlastní rozhodnutí { $own }, ostatní { $others }, štěstí { $luck }

## Po partii

shogun-analysis-heading = Jak to probíhalo
shogun-analysis-turn = **{ $number }** · { $round }: **{ $player }** { $before } → { $after } % · { $cause }
shogun-analysis-note = Odhad počítačového hráče, v procentních bodech. Vlastní rozhodnutí: proti tomu, co radí **Navrhnout**, ve stejných zkušebních kolech; minus znamená, že byla horší. Štěstí: věž, karty a události proti tomu, co se dalo čekat. Ostatní: co dělali oni.
shogun-cause-conquered = **{ $attacker }** bere hráči **{ $defender }**: { $province } (šance { $odds } %)
shogun-cause-occupied = **{ $attacker }** obsazuje neutrální provincii { $province } (šance { $odds } %)
shogun-cause-drawn = **{ $attacker }** a **{ $defender }** se navzájem zničí, provincie { $province } je neutrální (šance útoku { $odds } %)
shogun-cause-failed = **{ $attacker }** marně útočí na provincii { $province } (šance { $odds } %)
shogun-cause-revolted = revolta bere hráči **{ $owner }**: { $province } (šance na potlačení { $odds } %)
shogun-cause-put-down = **{ $owner }** potlačuje revoltu v provincii { $province } (šance { $odds } %)
shogun-cause-own = hlavně vlastní rozhodnutí
shogun-cause-others = hlavně rozhodnutí ostatních
shogun-cause-luck = hlavně štěstí či smůla
shogun-cause-partly = { $cause }; největší boj: { $fight }

## Celá pozice slovy

shogun-account-neutral = ### Neutrální
shogun-account-armies = armády { $count }
shogun-account-yield = truhličky { $chests }, rýže { $rice }, volná místa pro budovy { $free }
shogun-account-owner = Vlastník: { $owner }
shogun-account-neighbours = Sousedí: { $provinces }
shogun-account-special = Speciální karta { $place }, { $special }: { $player }
shogun-account-player =
    ### { $player }
    Body { $points }, truhličky { $chests }, rýže { $rice }, armády v zásobě { $supply }

## Pohledy na desku

shogun-view-political = Armády a vlastníci
shogun-view-buildings = Budovy a převahy
shogun-view-unrest = Žetony revolty a výnosy

## Slova na obrázcích

shogun-card-deploy-5 = Rozmísti 5
shogun-card-deploy-3 = Rozmísti 3
shogun-card-deploy-1-move = Rozmísti/Přesuň 1
shogun-card-battle-move-a = Bitva/Přesun A
shogun-card-battle-move-b = Bitva/Přesun B
shogun-label-turn = Pořadí
shogun-label-hand = V ruce
shogun-label-chests = Zbude truhliček
shogun-label-rice = Rýže/potřeba
shogun-label-neutral = Neutrální
shogun-label-won = vítězí
shogun-label-drawn = Remíza
shogun-label-fallen = Vypadlo
shogun-label-left = Zůstává
shogun-label-farmers = Sedláci
shogun-label-aside = Zůstane v nádobě
shogun-label-inside = bylo ve věži
shogun-label-points = Body
shogun-label-stock-chests = Truhličky
shogun-label-stock-rice = Rýže
shogun-label-supply = Zásoba
shogun-label-provinces = Provincie
shogun-label-buildings = Budovy
shogun-label-majorities = Převahy
shogun-label-total = Celkem
shogun-label-needed = Třeba
shogun-label-short = Chybí
shogun-label-revolts = Revolty
shogun-label-course = Body, které by zima přidala
shogun-label-chances = Jak se měnily šance na výhru
shogun-label-start = Začátek
shogun-label-own = Vlastní rozhodnutí
shogun-label-others = Ostatní
shogun-label-luck = Štěstí
shogun-label-end = Konec
shogun-label-year = { $year }. rok

## Vysvětlená slova: co věc dělá, jednou větou

shogun-term-province-card = karta provincie
shogun-term-province-card-means = Zastupuje jednu vaši provincii: položíte-li ji na akci, provincie ji provede, nejvýš jednou za kolo.
shogun-term-special-card = speciální karta
shogun-term-special-card-means = Bere se podle nabídek: její číslo je vaše místo v pořadí; dává +1 truhličku, +1 rýži, 6. armádu, nebo +1 armádu při útoku či obraně.
shogun-term-war-chest-card = karta válečné pokladny
shogun-term-war-chest-card-means = Na nabídce dává za pořadí 0 až 4 truhličky; na akci znamená, že ji neprovedete.
shogun-term-farmers = sedláci (zelené kostičky)
shogun-term-farmers-means = Brání neutrální provincie, a vaše, dokud v nich není žeton revolty; při revoltě bojují proti vám.
shogun-term-odds = šance (≈ %)
shogun-term-odds-means = Jak často útok vyhraje, podle armád a sedláků obou stran, nádoby a věže. V plánu ≈ 85 → 70 % znamená 85 na hrací desce, jak je teď, a 70, až na něj dojde: tolik takových útoků vyhrálo v 1 000 partiích počítačových hráčů, podle šance na hrací desce, podle toho, zda je cíl neutrální, a jak může být posílen.
shogun-term-revolt-marker = žeton revolty
shogun-term-revolt-marker-means = Přibude pokaždé, když vyberete daně nebo rýži; provincie, která ho už má, se příště bouří a sedláci jí nepomáhají.
shogun-term-tower = věž
shogun-term-tower-means = Vhodí se do ní kostičky obou stran; některé uvíznou, jiné vypadnou a o bitvě rozhodne, co leží v nádobě.
shogun-term-tray = nádoba
shogun-term-tray-means = Kostičky, které vypadly a zůstaly; při další bitvě se všechny vhodí do věže.
shogun-term-majority = převaha v regionu
shogun-term-majority-means = V každém regionu dá nejvíc hradů 3 body, nejvíc chrámů 2, nejvíc divadel 1; při shodě každému o bod méně.
shogun-term-winter = zima
shogun-term-winter-means = Každá vaše provincie potřebuje 1 rýži; chybí-li, vylosované provincie se bouří. Pak se počítají body. Rýže psaná na obrázku červeně nemusí stačit.
shogun-action-build-castle-means = Zaplatíte 3 truhličky a na volné místo postavíte hrad; nejvíc hradů v regionu dává 3 body.
shogun-action-build-temple-means = Zaplatíte 2 truhličky a na volné místo postavíte chrám; nejvíc chrámů v regionu dává 2 body.
shogun-action-build-theater-means = Zaplatíte 1 truhličku a na volné místo postavíte divadlo; nejvíc divadel v regionu dává 1 bod.
shogun-action-confiscate-rice-means = Dostanete rýži podle karty provincie. Leží-li tam už žeton revolty, vypukne revolta; potlačíte-li ji, nebo když nevypukne, přibude žeton.
shogun-action-collect-taxes-means = Dostanete truhličky podle karty provincie. Leží-li tam už žeton revolty, vypukne revolta; potlačíte-li ji, nebo když nevypukne, přibude žeton.
shogun-action-deploy-5-means = Zaplatíte 3 truhličky a do provincie umístíte ze zásoby 5 armád.
shogun-action-deploy-3-means = Zaplatíte 2 truhličky a do provincie umístíte ze zásoby 3 armády.
shogun-action-deploy-1-move-means = Zaplatíte 1 truhličku a umístíte 1 armádu; pak můžete přesunout armády do jedné sousední vlastní provincie.
shogun-action-battle-move-a-means = Přesunete armády do sousední provincie, aspoň 1 zůstane; není-li vaše, dojde k bitvě. Nestojí to nic.
shogun-action-battle-move-b-means = Totéž co Bitva/Přesun A, podruhé v tomto kole: přesun nebo útok z jiné provincie.
shogun-special-attack-plus-1-means = Když útočíte akcí Bitva/Přesun A nebo B, vhodí se do věže o 1 vaši armádu ze zásoby víc.
shogun-special-defence-plus-1-means = Když na vás útočí jiný hráč, vhodí se do věže o 1 vaši armádu ze zásoby víc.
shogun-special-tax-plus-1-means = Výběr daní vám v tomto kole vynese o 1 truhličku víc.
shogun-special-rice-plus-1-means = Konfiskace rýže vám v tomto kole vynese o 1 rýži víc.
shogun-special-deploy-6-means = Rozmísti 5 armád vám v tomto kole umístí 6, za stejnou cenu.
shogun-effect-means = Událost pro všechny do konce kola – { $effect }. Z karty, která zbude na zimu, platí jen ztracená rýže.

## Proč: součty a pravidla za děním

shogun-why-bids-revealed = Nejdřív truhličky podle počtu, pak karty provincií, pak 0 truhliček, pak žádná karta: { $order }.
shogun-why-lot = Stejné nabídky, pořadí určil los: { $players }.
shogun-why-bid-short = { $player } nemá tolik truhliček, kolik nabízí ({ $bid }): nabídka se počítá jako { $paid } a tolik se platí.
shogun-why-collected = { $province }: na kartě { $printed }{ $changed ->
    [yes] , po události { $base }
   *[no] { "" }
}{ $bonus ->
    [0] .
   *[other] , za speciální kartu ještě { $bonus }: { $base } + { $bonus } = { $sum }.
}
shogun-why-revolt-marker-added = Kde se vybíralo a provincie zůstala, přibývá 1 žeton revolty.
shogun-why-action-dropped = { $player }, { $province }: { $reason }. Co nelze provést celé, se ruší a nestojí nic.
shogun-why-thrown = { $source } → { $target }: vhozeno { $thrown }, a z nádoby { $tray }.
shogun-why-inside = Vypadlo víc, než se vhodilo, z kostiček uvízlých ve věži: { $cubes }.
shogun-why-farmers = { $helped ->
    [neutral] Vypadlo sedláků: { $count }. Počítají se obránci, provincie je neutrální.
    [yes] Vypadlo sedláků: { $count }. Počítají se obránci, v provincii není žeton revolty.
   *[no] Vypadlo sedláků: { $count }. Nepočítají se nikomu, v provincii jsou žetony revolty.
}
shogun-why-attacker-wins = Útok { $attack }, obrana { $defence }: útočník má víc a ztratí tolik, kolik měl obránce: { $attack } − { $defence } = { $left }.
shogun-why-defender-wins = Útok { $attack }, obrana { $defence }: obránce má víc a ztratí tolik, kolik měl útočník, nejdřív sedláky; zbývá armád: { $left }.
shogun-why-draw = Útok { $attack }, obrana { $defence }: žádné straně nezbyla armáda, která by provincii držela, a tak je neutrální.
shogun-why-stays-neutral = Útok { $attack }, sedláci { $defence }: je třeba víc kostiček než sedláků, a tak provincie zůstává neutrální.
shogun-why-revolt-thrown = { $province }: vhozeno { $thrown } (sedláci: za každý žeton revolty jeden{ $extra ->
    [0] { "" }
   *[other] , podle tabulky navíc { $extra }
}), a z nádoby { $tray }.
shogun-why-revolt-fought = Vypadlo { $owner } proti { $out }; je třeba víc než sedláků: { $put_down ->
    [yes] potlačeno, obě strany ztrácejí { $out }, zbývá { $left }.
   *[no] prohráno, provincie je neutrální.
}
shogun-why-winter-came = Zbylá karta události bere každému { $loss }, nejvýš co má: { $stores }.
shogun-why-rice-short = { $player }: rýže { $rice }, provincie { $provinces }, chybí { $short }: podle tabulky revolt { $revolts }, v každé sedláků navíc { $farmers }.
shogun-why-scored = 1 za každou provincii a budovu; v každém regionu 3 za nejvíc hradů, 2 chrámů, 1 divadel, při shodě o jeden méně: { $sums }.
shogun-why-match-ended = Vítězí nejvíc bodů; jen při jejich shodě rozhodují truhličky, a shodují-li se i ty, vítězství se dělí. Zde: { $reason }.

## Hra na jednom obrázku: panely a řádky se jménem znaku

shogun-summary =
    ## Dva roky po čtyřech kolech @wheel
    Jaro: tajný plán a nabídka, 1 ze 4 událostí, 10 akcí @spring
    Léto: stejně, zbývají 3 události @summer
    Podzim: stejně, zbývají 2. Pozor na rýži! @fall
    Zima: poslední událost bere rýži, provincie jedí, body @winter
    ## Deset akcí @cards
    Hrad | 3 truhličky @castle
    Chrám | 2 truhličky @temple
    Divadlo | 1 truhlička @theater
    Výběr daní | truhličky @chest
    Konfiskace rýže | rýže @rice
    Rozmísti 5 | 3 truhličky @cube
    Rozmísti 3 | 2 truhličky @cube
    Rozmísti 1 | 1 truhlička @march
    Bitva/Přesun A | zdarma @swords
    Bitva/Přesun B | zdarma @swords
    ## Váš plán
    Karta provincie: akce se koná tam, jednou za kolo @march
    Karta válečné pokladny: nic, nebo nabídka 0–4 @chest
    Nejvyšší nabídka si volí místo a kartu @point
    Daně, rýže: zisk, revolta při žetonu, pak žeton @revolt
    ## Ve věži
    Kdo má v nádobě víc, vítězí; ztratí, co měl druhý @swords
    Sedláci jsou s obráncem, není-li tam žeton @farmer
    Remíza: neutrální @shield
    ## Zima: 1 rýže na provincii. Chybí-li @table
    1 | 1 revolta | +1 sedlák @rice
    2 | 1 revolta | +2 @rice
    3–4 | 2 revolty | po +2 @rice
    5–6 | 2 revolty | po +3 @rice
    7+ | 3 revolty | po +3 @rice
    ## Body za zimu
    1 za provincii, 1 za budovu @point
    Nejvíc hradů v regionu 3, při shodě 2 @castle
    Chrámů 2, při shodě 1 @temple
    Divadel 1, při shodě 0 @theater

## První plán s průvodcem

shogun-guide-taxes = **1 z 5: kde vyberete daně?** Truhličkami se platí stavby a armády.
shogun-guide-taxes-why = { $province }: truhličky { $chests }, žetony revolty { $revolts }. Je-li tam žeton, sedláci se vzbouří; truhličky vám zůstanou.
shogun-guide-rice = **2 z 5: kde vezmete rýži?** V zimě potřebuje každá vaše provincie 1, jinak přijdou revolty.
shogun-guide-rice-why = { $province }: rýže { $rice }, žetony revolty { $revolts }.
shogun-guide-build = **3 z 5: co postavíte?** Budova je každou zimu bod, nejvíc jednoho druhu v regionu je víc.
shogun-guide-build-why = { $action }: { $province }, truhličky { $price }, každou zimu body +{ $points }, region { $region }.
shogun-guide-attack = **4 z 5: na koho zaútočíte?** Vítězí víc kostiček z věže; jedna armáda zůstává doma. ≈ % říká, jak často byste vyhráli: roste s vašimi armádami, klesá s cizími a počítá i to, co leží v nádobě a ve věži, a události, které mohou přijít.
shogun-guide-attack-why = { $province } → { $target }: { $there }. Armády na pochodu: { $armies }, šance { $odds } %
shogun-guide-peace = Na nikoho
shogun-guide-peace-why = Na nikoho: vaše armády zůstávají bránit.
shogun-guide-bid = **5 z 5: kolik nabídnete?** Nejvyšší nabídka volí první: místo v pořadí a jeho speciální kartu.
shogun-guide-bid-0-why = 0: nestojí nic, vezmete, co zbude.
shogun-guide-bid-1-why = 1: za truhličku volíte přede všemi, kdo nabídnou méně.
shogun-guide-skip = Přeskočit
shogun-guide-done = **Váš plán je celý:** co jste zvolili, a zbytek rozumně doplněný. Změňte v seznamu, co chcete, a stiskněte *Potvrdit*.
shogun-guide-unasked = Na co jsem se neptal:

## Odmítnutí

shogun-refuse-armies = Napište prosím celé číslo od 1 do { $most }.
shogun-refuse-card = Tato karta tam ležet nemůže. Zvolte prosím znovu.
shogun-refuse-order = Nejdřív na tuto akci položte provincii a zvolte cíl; potom může mít trvalý rozkaz.
shogun-refuse-laid = Váš plán už je položen. Nejdřív stiskněte „Změnit plán“.
shogun-refuse-not-laid = Plán zatím není položen.

refusal-plan_not_owned = Provincie { $province } vám nepatří. Odeberte její kartu z plánu.
refusal-plan_province_twice = { $province } leží na dvou místech. Karta může ležet jen na jednom.
refusal-plan_no_such_war_chest = Karta válečné pokladny { $chests } neexistuje. Nabídněte 0 až 4 truhličky nebo provincii.
refusal-plan_bid_missing = Chybí nabídka. Při 6 a více provinciích na ní musí ležet karta: 0 až 4 truhličky, nebo provincie.
refusal-plan_too_few_provinces = Položené provincie: { $laid }. Musí jich být nejméně { $least }: pět karet válečné pokladny na ostatní místa nestačí.
refusal-plan_already_laid = Váš plán už je položen. Vezměte ho zpět, než položíte jiný.
refusal-plan_not_laid = Plán zatím není položen.
refusal-order_not_a_march = { $action } nemůže mít trvalý rozkaz.
refusal-order_without_province = { $action } má trvalý rozkaz, ale žádnou provincii. Položte tam provincii, nebo rozkaz zrušte.
refusal-order_must_move = { $action }: armády se musí přesunout. Zvolte cíl, nebo žádný trvalý rozkaz.
refusal-order_not_adjacent = { $target } nesousedí s provincií { $source }. Zvolte jiný cíl.
refusal-order_no_armies = Přesunout se musí aspoň 1 armáda, ne { $armies }.
refusal-order_too_long = Trvalý rozkaz může obsahovat nejvýš { $most } přesuny.
refusal-wish_twice = Na vašem seznamu přání je jedna speciální karta dvakrát.
refusal-march_target = Vaše armády nemohou jít z provincie { $source } do provincie { $target }.
refusal-march_armies = Armád lze přesunout 1 až { $most }, ne { $armies }.
refusal-march_must_move = Při této akci se armády musí přesunout.
refusal-special_not_free = Speciální karta na { $position }. místě není volná.
refusal-draft_may_not_replace = Vyložené karty se od vašeho minulého tahu změnily; teď je vyměnit nesmíte.
refusal-draft_not_offered = Tato provincie s touto skupinou není v nabídce.
refusal-revolts_not_these = Tohle nejsou vaše revolty. Uveďte každou z nich jednou.
refusal-not_asked = Na tohle se vás teď nikdo neptá.
refusal-moon_needs_draft = Měsíční strana nemá tabulku počátečních provincií: zvolte „{ shogun-option-setup-draft }“.
