### Shogun

## Pöydän avaaminen

title-shogun = Shogun
shogun-command-side = puoli
shogun-command-side-description = Kumpi puoli kartasta
shogun-command-setup = alku
shogun-command-setup-description = Miten ensimmäiset maakunnat saadaan
shogun-command-region = alue
shogun-command-region-description = Näytä alue läheltä
shogun-command-province = maakunta
shogun-command-province-description = Näytä maakunta ja sen naapurit läheltä
shogun-option-side = Kartta
shogun-option-side-sun = Auringon puoli
shogun-option-side-moon = Kuun puoli
shogun-option-side-moon-note = -# Kuun puolen merireitit ja maakunnat, jotka eivät ole mukana 3 pelaajalla, on rekonstruoitu: niiden lähdettä ei tunneta.
shogun-option-setup = Alku
shogun-option-setup-preset = Annetut maakunnat
shogun-option-setup-draft = Valitut maakunnat (draft)

## Mitä on painettu

shogun-season-spring = Kevät
shogun-season-summer = Kesä
shogun-season-fall = Syksy
shogun-season-winter = Talvi

shogun-side-sun = auringon puoli
shogun-side-moon = kuun puoli

shogun-region-brown = Ruskea
shogun-region-green = Vihreä
shogun-region-purple = Violetti
shogun-region-red = Punainen
shogun-region-yellow = Keltainen

shogun-building-castle = linna
shogun-building-temple = temppeli
shogun-building-theater = teatteri

shogun-action-build-castle = Rakenna linna
shogun-action-build-temple = Rakenna temppeli
shogun-action-build-theater = Rakenna teatteri
shogun-action-confiscate-rice = Takavarikoi riisi
shogun-action-collect-taxes = Kerää verot
shogun-action-deploy-5 = Sijoita 5 armeijaa
shogun-action-deploy-3 = Sijoita 3 armeijaa
shogun-action-deploy-1-move = Sijoita/siirrä 1 armeija
shogun-action-battle-move-a = Taistelu/siirto A
shogun-action-battle-move-b = Taistelu/siirto B

shogun-special-attack-plus-1 = +1 armeija hyökätessä
shogun-special-defence-plus-1 = +1 armeija puolustaessa
shogun-special-tax-plus-1 = +1 arkku
shogun-special-rice-plus-1 = +1 riisi
shogun-special-deploy-6 = 6 armeijaa 5:n sijaan

shogun-effect-theater-calms = teatterin rakentaminen poistaa 1 kapinamerkin
shogun-effect-neutral-two-farmers = puolueetonta maakuntaa puolustaa 2 maanviljelijää
shogun-effect-castle-defends = hyökkäyksen kohteena oleva linna tuo 1 armeijan lisää
shogun-effect-temple-untouchable = maakuntaan, jossa on temppeli, ei saa hyökätä
shogun-effect-tax-at-most-5 = verot: enintään 5 arkkua
shogun-effect-tax-at-least-6 = verot: vähintään 6 arkkua
shogun-effect-rice-at-least-4 = riisi: vähintään 4
shogun-effect-rice-at-most-3 = riisi: enintään 3
shogun-effect-fewer-recruits = Sijoita 5 tuo vain 3 armeijaa, Sijoita 3 vain 2
shogun-event-card = { $effect } (talvi: { $rice ->
    [0] riisiä ei menetetä
   *[other] −{ $rice } riisiä
})
shogun-events-left = talvi vie { $losses } riisiä
shogun-event-left = talvi { $rice ->
    [0] ei vie riisiä
   *[other] vie { $rice } riisiä
}

## Lasketut asiat lauseen objektina

shogun-armies = { $count ->
    [one] { $count } armeijan
   *[other] { $count } armeijaa
}
shogun-armies-alone = { $count ->
    [one] { $count } armeija
   *[other] { $count } armeijaa
}
shogun-chests = { $count ->
    [one] { $count } arkun
   *[other] { $count } arkkua
}
shogun-rice = { $count ->
    [one] { $count } riisin
   *[other] { $count } riisiä
}
shogun-farmers = maanviljelijät { $count }
shogun-revolt-markers = { $count ->
    [one] { $count } kapinamerkki
   *[other] { $count } kapinamerkkiä
}
shogun-nothing = ei mitään
shogun-neutral = puolueeton
shogun-yours = oma
shogun-bid = Tarjous
shogun-bid-none = ei korttia
shogun-bid-chests = { $count ->
    [one] { $count } arkku
   *[other] { $count } arkkua
}
shogun-bid-province = kortti { $province }
shogun-no-card = ei toimintoa
shogun-figures = 🪙 { $chests } 🍚 { $rice } ⚔️ { $armies } ⬜ { $free }{ $revolts ->
    [0] { "" }
   *[other] { " " }🔥 { $revolts }
}
shogun-province-card = **{ $province }** ({ $region }): arkut { $chests }, riisi { $rice }, rakennuspaikat { $spaces }
shogun-all-but-one = kaikki paitsi yksi
shogun-order-all = → { $target }, kaikki paitsi yksi
shogun-order-some = → { $target }, { $armies }
shogun-order-stay = Älä siirrä
shogun-order-if = { $order }, jos siellä on enintään { $count } { $count ->
        [one] armeija tai maanviljelijä
       *[other] armeijaa tai maanviljelijää
    }
shogun-order-else = { $order }; muuten { $other }
shogun-order-hold = älä siirrä
shogun-order-more = { $number } (valitse, niin näet suuremmat luvut)
shogun-order-least = mahdollisimman vähän: 1 armeija
shogun-order-always = Kohteessa saa olla kuinka monta tahansa
shogun-order-at-most = Vain jos kohteessa on enintään { $count } { $count ->
        [one] armeija tai maanviljelijä
       *[other] armeijaa tai maanviljelijää
    }
shogun-else-ask = Muuten kysy minulta
shogun-else-stay = Muuten älä siirrä
shogun-else-least = Muuten mahdollisimman vähän: 1 armeija
shogun-else-target = Muuten → { $target }
shogun-else-order = Muuten { $order }
shogun-wish-suggested = Kaikki viisi ehdotuksen mukaan
shogun-wish-none = Ei toiveita: kysy minulta sitten
shogun-select-wish = Minkä erikoiskortin haluat mieluiten?
shogun-select-if = Ehto: montako armeijaa tai maanviljelijää kohteessa saa olla?
shogun-select-else = Entä muuten?
shogun-panel-wishes = Toivotut erikoiskortit, mieluisin ensin: { $wishes }
shogun-order-ask = Ei pysyvää käskyä: kysy minulta sitten

## Otsikot

shogun-heading = { $season }, { $year }. vuosi · { $stage }
shogun-season = { $season }, { $year }. vuosi
shogun-round = { $season }, { $year }. vuosi
shogun-stage-setup = Aloitusmaakunnat
shogun-stage-planning = Suunnittelu
shogun-stage-order = Tapahtuma ja vuorojärjestys
shogun-stage-winter = Riisi, kapinat ja pisteytys
shogun-stage-over = Peli on päättynyt
shogun-plans-all = Kaikki ovat suunnitelleet.
shogun-plans-ready = ✅ Suunnitelma valmis: { $players }
shogun-plans-waiting = ⏳ Suunnittelee vielä: { $players }

## Kertomus: alkuvalmistelut ja kierroksen alku

shogun-match-began = Peli alkaa: { $side }, { $seats } pelaajaa. Kukin saa { $chests } ja { $supply }; maanviljelijöitä on { $farmers }.
shogun-out-of-play = Poissa pelistä: { $provinces }
shogun-provinces-given = **{ $player }**: { $provinces }
shogun-cards-opened = Avoimet maakuntakortit: { $cards }
shogun-cards-replaced = **{ $replaced_by }** siirtää molemmat kortit pinon alle. Nyt avoinna: { $cards }
shogun-unseen-card-drawn = **{ $player }** nostaa pinon päällimmäisen kortin: { $province }
shogun-tower-filled = 🗼 Torniin: { $thrown }. Putosi ja palaa varastoihin: { $fallen }
shogun-events-opened = Tapahtumat, { $year }. vuosi: yksi joka kierrokselle, ja viimeisen mukaan talvi vie riisiä:
shogun-round-began =
    Toiminnot: { $actions } · 6–10 piilossa
    Erikoiskortit: { $specials }
shogun-plan-confirmed = **{ $player }** on asettanut suunnitelmansa.
shogun-plan-withdrawn = **{ $player }** ottaa suunnitelmansa takaisin.
shogun-event-drawn = 📜 Tapahtuma: { $event }{ $loss ->
    [0] { "" }
   *[other] { " " }(talvi ei siis vie sen { $loss } riisiä)
}
shogun-bid-of = **{ $player }**: { $bid }
shogun-bid-paid = (maksaa { $paid })
shogun-bids-revealed = Tarjoukset suurimmasta alkaen: { $bids }
shogun-bids-lot = 🎲 Yhtä suuret tarjoukset{ $cards ->
    [yes] { " " }(kaikki maakuntakortit ovat samanarvoisia)
   *[no] { "" }
}, arpa ratkaisi: { $order }
shogun-special-taken = **{ $player }** ottaa paikan { $position }{ $position ->
    [1] , toimii ensimmäisenä
    [5] , toimii viimeisenä
   *[other] { "" }
}: { $special }
shogun-turn-order-set = Vuorojärjestys: { $order }

## Kertomus: toiminnot

shogun-action-began = { $number }. { $action }
shogun-no-action = Ei toimintoa: { $players }
shogun-nobody-acts = { $action }: ei toimintoa
shogun-no-action-at-all = Kukaan ei tee toimintoa.
shogun-action-dropped = ✖️ **{ $player }**, { $province }: jää väliin, { $reason }
shogun-reason-province-lost = maakunta menetettiin tällä välin, ja sen suunnitelma raukesi
shogun-reason-too-few-chests = liian vähän arkkuja
shogun-reason-too-few-chests-kept = liian vähän arkkuja, jos yhtään maakuntaa ei menetetä
shogun-reason-no-building-space = ei vapaata rakennuspaikkaa
shogun-reason-already-built = siellä on jo { $building }
shogun-reason-no-tile-left = sellaisia rakennuksia ei ole enää jäljellä
shogun-reason-supply-too-small = varastossa on liian vähän armeijoita
shogun-reason-too-few-armies = siirtoon tarvitaan vähintään 2 armeijaa
shogun-reason-too-few-armies-yet = siirtoon tarvitaan vähintään 2 armeijaa, ja vain taistelu siellä voisi tuoda niitä lisää
shogun-reason-no-target = ei ole minne mennä
shogun-built = { $building_key ->
    [castle] 🏯 **{ $player }** rakentaa linnan ({ $province }) ja maksaa { $paid }
    [temple] ⛩️ **{ $player }** rakentaa temppelin ({ $province }) ja maksaa { $paid }
   *[theater] 🎭 **{ $player }** rakentaa teatterin ({ $province }) ja maksaa { $paid }
}
shogun-calmed = · tapahtuma poistaa { $count ->
    [one] { $count } kapinamerkin
   *[other] { $count } kapinamerkkiä
}
shogun-taxes-collected = 🪙 **{ $player }** kerää { $chests }: { $province }
shogun-rice-confiscated = 🍚 **{ $player }** takavarikoi { $rice }: { $province }
shogun-bonus = erikoiskortti +{ $count }
shogun-by-event = tapahtuma: { $count }, kortissa { $printed }
shogun-revolt-marker-added = Kapinamerkit, { $province }: { $revolts }
shogun-deployed = ➕ **{ $player }** sijoittaa { $armies } ({ $province }) ja maksaa { $paid }
shogun-moved = ➡️ **{ $player }** siirtää { $armies }: { $source } → { $target }
shogun-stayed = **{ $player }** ei siirrä armeijoita: { $province }

## Kertomus: taistelut ja kapinat

shogun-thrown-attack = niistä { $count } hyökkäyskortista
shogun-thrown-defence = niistä { $count } puolustuskortista
shogun-thrown-castle = niistä { $count } linnasta tapahtuman vuoksi
shogun-battle-won = ⚔️ **{ $player }** ({ $source }) valloittaa: { $target } (puolueeton) { $attack }–{ $defence }, { $left }
shogun-battle-won-from = ⚔️ **{ $player }** ({ $source }) valloittaa: { $target } (**{ $owner }**) { $attack }–{ $defence }, { $left }
shogun-left = { $count ->
    [one] { $count } armeija jää
   *[other] { $count } armeijaa jää
}
shogun-battle-held = 🛡️ **{ $player }** ({ $source }) hyökkää: { $target } { $attack }–{ $defence }, **{ $owner }** torjuu, { $left }
shogun-battle-stays-neutral = ⚔️ **{ $player }** ({ $source }) hyökkää: { $target } { $attack }–{ $defence }, pysyy puolueettomana
shogun-battle-drawn = ⚔️ **{ $player }** ({ $source }) hyökkää: { $target } (**{ $owner }**) { $attack }–{ $defence }, maakunnasta tulee puolueeton
shogun-battle-deserted = ⚔️ **{ $player }** ({ $source }) hyökkää: { $target } (**{ $owner }**) { $attack }–{ $defence }, vain maanviljelijöitä jää: maakunnasta tulee puolueeton
shogun-revolt-put-down = 🔥 { $province }: kapina { $farmers }–{ $owner }, **{ $player }** kukistaa sen, { $left }
shogun-revolt-succeeded = 🔥 { $province }: kapina { $farmers }–{ $owner }, **{ $player }** menettää maakunnan
shogun-province-conquered = 🚩 { $province }: **{ $former_owner }** → **{ $player }**
shogun-province-occupied = 🚩 { $province }, uusi omistaja: **{ $player }**
shogun-province-freed = **{ $former_owner }** menettää maakunnan { $province }: siitä tulee puolueeton
shogun-gone = poistettu: { $things }

## Kertomus: talvi ja loppu

shogun-winter-came = ❄️ Jäljelle jäänyt tapahtuma { $loss ->
    [0] ei vie riisiä
   *[other] vie kaikilta riisiä: { $loss }
}; jokainen maakunta tarvitsee sitten 1
shogun-winter-rice = 🍚 **{ $player }** { $lost ->
    [0] { $rice }
   *[other] { $had } − { $lost } = { $rice }
}, { $provinces ->
    [one] { $provinces } maakunta
   *[other] { $provinces } maakuntaa
}: { $short ->
    [0] riittää
   *[other] **puuttuu { $short }** → { $revolts ->
        [one] { $revolts } kapina
       *[other] { $revolts } kapinaa
    }, maanviljelijät +{ $farmers }
}
shogun-rice-short = 🎲 Arvotut kapinat, **{ $player }**: { $provinces }{ $count ->
    [1] { "" }
   *[other] { " " }(pelaaja valitsee järjestyksen)
}
shogun-scored = **Pisteet { $year }. vuoden jälkeen**
shogun-majorities = { $region } alue: { $majorities }
shogun-majority = { $building ->
    [castle] linnat
    [temple] temppelit
   *[theater] teatterit
} { $players } { $points ->
    [0] (tasan)
   *[other] +{ $points }
}
shogun-points-scored = **{ $player } { $total }** = { $sum }
shogun-points-before = aiemmat pisteet { $count }
shogun-points-provinces = maakunnat { $count }
shogun-points-buildings = rakennukset { $count }
shogun-points-majorities = enemmistöt { $count }
shogun-leads = 👑 Johdossa { $count ->
    [one] **{ $players }**
   *[other] **{ $players }**
}
shogun-leading = { shogun-leads }: { $ranking }
shogun-if-winter = 📊 Jos nyt olisi talvi, ennen kapinoita: { $ranking }
shogun-amid-winter = 📊 Jos pisteet laskettaisiin nyt, kapinat voivat vielä muuttaa niitä: { $ranking }
shogun-if-winter-short = 🍚 Riisiä puuttuu: { $players }{ $action ->
    [none] { "" }
   *[other] { " " }(vielä tulossa: { $action })
}
shogun-recap-player = **{ $player }**: { $changes }
shogun-recap-count = maakunnat { $counts }
shogun-year-ended = Riisi palaa nollaan, kapinamerkit poistetaan pelilaudalta.
shogun-match-ended = 🏆 { $count ->
    [one] **{ $winners }** voittaa: { $reason }.
   *[other] **{ $winners }** jakavat voiton: { $reason }.
} { $ranking }
shogun-outcome-points = eniten voittopisteitä
shogun-outcome-chests = tasapisteet, mutta eniten arkkuja
shogun-outcome-shared = yhtä paljon pisteitä ja arkkuja
shogun-tie = { $reason } (🪙 { $chests })

## Kysymykset kanavalla

shogun-ask-province = **{ $player }**, valitse aloitusmaakunta ja sinne menevä armeijaryhmä. Voit myös nostaa pinon päällimmäisen kortin ja valita ryhmän sitten.
    { $cards }
shogun-ask-group = **{ $player }**, nostit kortin { $province }. Mikä armeijaryhmä menee sinne?
    { $card }
shogun-groups-left = Ryhmiä jäljellä: { $groups }
shogun-ask-plan = **{ $player }**, aseta salainen suunnitelmasi tälle kierrokselle.
shogun-ask-special = **{ $player }**, ota erikoiskortti. Sen numero on paikkasi vuorojärjestyksessä, ja sen etu on voimassa tämän kierroksen.
shogun-ask-march = **{ $player }**, { $action }, { $source }: minne? Liikkeelle saa lähteä enintään { $most ->
    [one] { $most } armeija
   *[other] { $most } armeijaa
}. Omaan maakuntaan siirtyvät liittyvät siellä oleviin, muualla tulee taistelu.
shogun-ask-move = **{ $player }**, { $action }, { $source }: voit siirtää yhteen omaan maakuntaan enintään { $most ->
    [one] { $most } armeijan
   *[other] { $most } armeijaa
} tai jäädä.
shogun-ask-revolts = **{ $player }**, missä järjestyksessä kapinasi puhkeavat? Tarjotin ja ≈ koskevat ensimmäistä; mitä siitä jää tarjottimelle, on mukana seuraavassa.
shogun-revolts-why = ❄️ Talvi { $loss ->
    [0] ei vie riisiä
   *[other] vie { $loss } riisiä
}: **{ $player }**, jäljellä { $rice }, { $provinces ->
    [one] { $provinces } maakunta
   *[other] { $provinces } maakuntaa
}, **puuttuu { $short }** → { $revolts ->
    [one] { $revolts } kapina
   *[other] { $revolts } kapinaa
}, maanviljelijät +{ $farmers }
shogun-revolt-ahead = - { $province }: { $armies ->
    [one] { $armies } armeija
   *[other] { $armies } armeijaa
}{ $mine ->
    [0] { "" }
   *[other] { " " }(joista tarjottimella { $mine })
}, vastassa { $farmers ->
    [one] { $farmers } maanviljelijä
   *[other] { $farmers } maanviljelijää
} ({ $markers ->
    [one] { $markers } merkki
   *[other] { $markers } merkkiä
}, talvi lisää { $added }, tarjottimella { $tray }) · kukistuu { $odds }{ "\u00A0" }%
shogun-button-group = { $province }: { $armies }
shogun-button-take-unseen-card = Nosta päällimmäinen kortti
shogun-button-replace-open-cards = Avaa kaksi uutta korttia
shogun-button-take-special = { $position }. { $special }
shogun-button-stay = Jää
shogun-select-target = Minne?
shogun-field-armies = Siirrettäviä armeijoita (1–{ $most })
shogun-march-there = siellä: { $there }
shogun-describe-neutral = puolueeton, { $farmers ->
    [one] { $farmers } maanviljelijä
   *[other] { $farmers } maanviljelijää
}
shogun-describe-owned = { $owner }, { $armies ->
    [one] { $armies } armeija
   *[other] { $armies } armeijaa
}

## Suunnittelu

shogun-panel-chests = 🪙 **{ $chests }**{ $taxes ->
    [0] { "" }
   *[other] { " " }+ { $taxes } veroista
}{ $costs ->
    [0] { "" }
   *[other] { " " }− { $costs }
}{ $planned ->
    [0] { "" }
   *[other] { " " }→ **{ $left }**, jos et menetä maakuntaa
}{ $whole ->
    [0] { "" }
   *[other] { " " }(koko suunnitelma maksaisi { $whole })
}
shogun-panel-rice = 🍚 { $short ->
    [0] ✅ **Talveksi riittää**
   *[other] { $season ->
        [spring] **Talvella puuttuu { $short }, kapinoita: { $revolts }** – kesä ja syksy voivat vielä tuoda riisiä
        [summer] **Talvella puuttuu { $short }, kapinoita: { $revolts }** – syksy voi vielä tuoda riisiä
       *[other] ⚠️ **Talvella puuttuu { $short }, kapinoita: { $revolts }**
    }
}
shogun-panel-rice-sum = 🍚 { $rice }{ $harvest ->
    [0] { "" }
   *[other] { " " }+ { $harvest }
} − { $loss } → { $left }; maakuntia { $conquests ->
    [0] { "" }
   *[other] { $fewest }–
}{ $mouths }{ $conquests ->
    [0] { "" }
    [one] { " " }(1 taistelu)
   *[other] { " " }({ $conquests } taistelua)
}, jos et menetä yhtään maakuntaa
shogun-panel-unrest = 🔥 { $action }, { $province }: puhkeaa kapina, kukistuu { $odds }{ "\u00A0" }% (tarjotin kuten nyt)
shogun-panel-more-dangers = … ja vielä { $count }: { $details }
shogun-with-odds = { $line } · { $odds }{ "\u00A0" }%{ $mean ->
    [0] { "" }
   *[other] { " " }(tapahtumien keskiarvo)
}
shogun-panel-filler = { $line } – kortti ei maksa mitään mutta täyttää ruudun: maakuntia on asetettava vähintään { $least }
shogun-panel-doomed = { $perhaps ->
    [0] ⛔ { $action }, { $province }: jää väliin
   *[other] ⚠️ { $action }, { $province }: jää ehkä väliin
}, { $reason }
shogun-odds-against = { $line } · { $count } vastassa: { $odds }{ "\u00A0" }%
shogun-odds-forbidden = ⛩️ { $count }/{ $events }: tapahtuma kieltää sen
shogun-odds-farmers = 🧑‍🌾 { $count }/{ $events }: 2 maanviljelijää, silloin { $odds }{ "\u00A0" }%
shogun-odds-barred = 🧑‍🌾 { $count }/{ $events }: 2 maanviljelijää, ehto kieltää sen
shogun-either = { $first } tai { $second }
shogun-reason-conquers = 🎯 { $province } on sinun: { $number }/{ $worlds } koekierroksista
shogun-reason-holds = 🛡️ { $province } pysyy sinulla: { $number }/{ $worlds } koekierroksista
shogun-reason-builds = { $building } { $action }, { $province }: { $number ->
    [one] +{ $number } piste
   *[other] +{ $number } pistettä
} { $last ->
    [yes] viimeisenä talvena
   *[no] joka talvi
}
shogun-reason-feeds = 🍚 Riisiä riittää kaikille maakunnille: { $number }/{ $worlds } koekierroksista
shogun-reason-taxes = 🪙 { $action }, { $province }: { $number ->
    [one] vähintään { $number } arkku
   *[other] vähintään { $number } arkkua
}
shogun-panel-supply = ⚔️ Armeijat varastossa: **{ $armies }**
shogun-panel-specials = Erikoiskortit: { $specials }
shogun-panel-events = Tapahtumat, joista yksi arvotaan:
shogun-panel-known = **Tämän kierroksen toiminnot järjestyksessä:**
shogun-panel-hidden = **Piilossa olevat kortit, järjestys tuntematon:**
shogun-panel-space = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: **{ $province }**
shogun-panel-space-empty = `{ $slot }` { $action }{ $price ->
    [0] { "" }
   *[other] { " " }(🪙 { $price })
}: { shogun-no-card }
shogun-panel-otherwise = Jos mitään käskyä ei voi noudattaa, Taistelu/siirto lähettää 1 armeijan siihen omaan naapurimaakuntaasi, jossa on vähiten armeijoita. Jos omaa naapurimaakuntaa ei ole, armeija hyökkää siihen naapuriin, jossa puolustajia on vähiten. Sijoita/siirrä ei siirrä yhtään armeijaa.
shogun-panel-bid = Tarjous vuorojärjestyksestä: **{ $bid }**
shogun-panel-laid = Asetetut maakunnat: **{ $laid }**, tarvitaan vähintään { $least }{ $draft ->
    [none] { "" }
   *[other] { " " }· luonnos { $draft }
}
shogun-panel-left = ↪ { $space }: nyt tyhjä, kortti { $province } on muualla
shogun-panel-odds = ≈ nyt → silloin: silloin myös muiden aiemmat toimet on huomioitu
shogun-panel-clear = Tyhjennetäänkö luonnos { $draft }? Kumoa palauttaa sen.
shogun-panel-replace = Tyhjiä ruutuja ei ole. Korvataanko koko luonnos { $draft } ehdotuksella? Kumoa palauttaa sen.
shogun-more-details = **{ $button }**: miksi juuri tämä suunnitelma, paljonko riisiä muut tarvitsevat, saavutettavat enemmistöt, tapahtumat.
shogun-more-dry-run = **{ $button }**: mitä kukin toiminto tekee, jos kukaan ei puutu asiaan.
shogun-more-draft = **{ $button }**: toinen luonnos, jotta voit verrata kahta suunnitelmaa; vahvistat sen, joka on näkyvissä.
shogun-more-last = **{ $button }**: aloita siitä, minkä asetit viime kierroksella.
shogun-march-asked = { $province }: kysy minulta sitten, minne
shogun-panel-asked = { $line } (kohde kysytään vuorollasi)
shogun-march-stays = { $province }: sijoita 1, älä siirrä
shogun-lies-on = { $figures } – ruutu: { $space }
shogun-select-space = Valitse toiminto tai tarjous
shogun-select-card = Kortti ruutuun: { $space }
shogun-select-order = Pysyvä käsky, { $source }: minne?
shogun-select-number = Pysyvä käsky: montako armeijaa?
shogun-button-page = Sivu { $page }/{ $pages }
shogun-button-suggest = Ehdota
shogun-button-replace = Korvaa kaikki
shogun-button-clear = Tyhjennä kaikki
shogun-button-confirm = Vahvista
shogun-button-undo = Kumoa
shogun-button-draft = Luonnos { $draft }
shogun-button-more = Lisää
shogun-button-back = Takaisin
shogun-button-details = Lisätiedot
shogun-button-dry-run = Kuivaharjoitus
shogun-button-last = Viime kierroksen suunnitelma
shogun-button-change = Muuta suunnitelmaa
shogun-panel-confirmed = ✅ Suunnitelmasi on asetettu. Voit muuttaa sitä, kunnes kaikki ovat asettaneet omansa.

## Suunnitelman lisätiedot ja kuivaharjoitus

shogun-details-hunger = **Muiden talvi nykyisellä riisillä:**
shogun-details-eats = - { $player }: 🍚 { $rice }, maakunnat: { $mouths }{ $short ->
    [0] { "" }
   *[other] , puuttuu { $short }
}
shogun-details-majorities = **Mitä puuttuu, jotta sinulla olisi rakennuksia yksin eniten:**
shogun-details-majority = - { $region }: { $buildings }
shogun-details-planned = { $building } → { $then } tällä suunnitelmalla
shogun-dry-run = **Jos kukaan ei puutu asiaan:**
shogun-dry-step = `{ $slot }` { $action }, **{ $province }**: { $does }
shogun-dry-built = rakennettu
shogun-dry-revolt = 🔥 kapina, kukistuu { $odds }{ "\u00A0" }% (tarjotin kuten nyt)
shogun-dry-dropped = ⛔ jää väliin – { $reason }
shogun-dry-perhaps = ⚠️ voi jäädä väliin – { $reason }
shogun-dry-chests = jäljellä 🪙 { $chests }

## Tilanne ja käsikortit

shogun-status-event = 📜 Tapahtuma: { $event }
shogun-status-events = { $when ->
    [fall] Yksi näistä tapahtumista arvotaan, toisen mukaan talvi vie riisiä
    [now] Yksi näistä tapahtumista arvotaan
   *[later] Jäljellä olevat tapahtumat
}: { $events }
shogun-status-left = ❄️ { $left }.
shogun-status-left-winter = ❄️ Talvi vei kaikilta enintään { $rice } riisiä.
shogun-status-actions = Toiminnot: { $actions }{ $hidden ->
    [0] { "" }
    [10] { " " }· 10 piilossa
   *[other] { " " }· { $hidden }–10 piilossa
}
shogun-status-tray = Tornin tarjottimella: { $cubes }
shogun-status-tower = Tornin sisällä, kerros tuntematon: { $cubes }
shogun-status-bid = Tarjous: { $bid }.
shogun-status-played = Tällä kierroksella pelatut kortit: { $cards }.
shogun-status-special = Erikoiskortti: { $special }.
shogun-status-short = ⚠️ Tällä riisillä talvella puuttuu: { $short }{ $more ->
    [spring] { " " }– kesä ja syksy voivat vielä tuoda lisää
    [summer] { " " }– syksy voi vielä tuoda lisää
    [due] { " " }– vielä tulossa: { $action }
   *[other] { "" }
}.
shogun-standing-of = **{ $player }** – pisteet **{ $points }**, arkut { $chests }, riisi { $rice }, armeijat varastossa { $supply }, maakunnat { $count }: { $provinces }.
shogun-hand-none = Sinulla ei ole paikkaa tässä pelissä.
shogun-hand-heading = ### Maakuntakorttisi: { $count }
shogun-hand-chests = Sota-arkkukortit: { $cards }
shogun-alt-player = { $player } (pisteet { $points }, arkut { $chests }, riisi { $rice }): { $provinces }.
shogun-alt-sheet = Suunnittelulautasi: { $laid }. Tarjous: { $bid }.
shogun-alt-force = { $side }: torniin { $thrown }, putosi { $fallen }.
shogun-alt-waiting = Olivat tarjottimella ennestään: { $cubes }.
shogun-alt-aside = Tarjottimelle jää: { $cubes }.
shogun-alt-inside = Olivat tornissa ennestään: { $cubes }.
shogun-bonus-attack = hyökkäyskortti +{ $count }
shogun-bonus-defence = puolustuskortti +{ $count }
shogun-bonus-castle = linna +{ $count }
shogun-bonus-second-farmer = tapahtuma +{ $count }
shogun-bonus-tray = tarjotin +{ $count }
shogun-alt-shortened = Lyhennetty: kaikkea ei ole tässä.
shogun-alt-neutral = Puolueettomat: { $provinces }.
shogun-alt-ranking = Lopputulos: kunkin talven pisteet ja mitä talvi olisi tuonut kunkin kierroksen jälkeen.
shogun-alt-ranked = { $player } { $total }: { $winters }; kierroksittain { $course }
shogun-alt-winter = { $year }. vuosi: maakunnat { $provinces }, rakennukset { $buildings }, enemmistöt { $majorities }
shogun-alt-chances = Jokaisen mahdollisuus voittaa kussakin suunnittelussa ja lopussa, ja mikä sitä muutti, prosenttiyksikköinä.
shogun-alt-chance = { $player }: { $course }{ "\u00A0" }%; omat päätökset { $own }, muut { $others }, onni { $luck }

## Pelin jälkeen

shogun-analysis-heading = Miten peli eteni
shogun-analysis-turn = **{ $number }** · { $round }: **{ $player }** { $before } → { $after }{ "\u00A0" }% · { $cause }
shogun-analysis-note = Tietokonepelaajan arvio, prosenttiyksikköinä. Omat päätökset: verrattuna siihen, mitä **Ehdota** neuvoo, samoissa koekierroksissa; miinus tarkoittaa, että neuvo olisi ollut parempi. Onni: torni, kortit ja tapahtumat verrattuna odotettuun. Muut: mitä he tekivät.
shogun-cause-conquered = **{ $attacker }** valloittaa pelaajalta **{ $defender }**: { $province } (todennäköisyys { $odds }{ "\u00A0" }%)
shogun-cause-occupied = **{ $attacker }** valloittaa puolueettoman maakunnan { $province } (todennäköisyys { $odds }{ "\u00A0" }%)
shogun-cause-drawn = **{ $attacker }** ja **{ $defender }** tuhoavat toisensa, { $province } on nyt puolueeton (hyökkäyksen todennäköisyys { $odds }{ "\u00A0" }%)
shogun-cause-failed = **{ $attacker }** hyökkää turhaan: { $province } (todennäköisyys { $odds }{ "\u00A0" }%)
shogun-cause-revolted = kapina vie pelaajalta **{ $owner }**: { $province } (kukistuu { $odds }{ "\u00A0" }%)
shogun-cause-put-down = **{ $owner }** kukistaa kapinan: { $province } (todennäköisyys { $odds }{ "\u00A0" }%)
shogun-cause-own = enimmäkseen omilla päätöksillä
shogun-cause-others = enimmäkseen muiden päätöksillä
shogun-cause-luck = enimmäkseen onnen vaikutuksesta
shogun-cause-partly = { $cause }; suurin taistelu: { $fight }

## Koko tilanne sanoin

shogun-account-neutral = ### Puolueettomat
shogun-account-armies = armeijat { $count }
shogun-account-yield = arkut { $chests }, riisi { $rice }, vapaat rakennuspaikat { $free }
shogun-account-owner = Omistaja: { $owner }
shogun-account-neighbours = Naapurit: { $provinces }
shogun-account-special = Erikoiskortti { $place }, { $special }: { $player }
shogun-account-player =
    ### { $player }
    Pisteet { $points }, arkut { $chests }, riisi { $rice }, armeijat varastossa { $supply }

## Näkymät lautaan

shogun-view-political = Armeijat ja omistajat
shogun-view-buildings = Rakennukset ja enemmistöt
shogun-view-unrest = Kapinamerkit ja tuotot

## Sanat kuvissa

shogun-card-deploy-5 = Sijoita 5
shogun-card-deploy-3 = Sijoita 3
shogun-card-deploy-1-move = Sijoita/siirrä 1
shogun-card-battle-move-a = Taistelu/siirto A
shogun-card-battle-move-b = Taistelu/siirto B
shogun-label-turn = Vuorojärjestys
shogun-label-hand = Käsi
shogun-label-chests = Arkkuja jää
shogun-label-rice = Riisi/tarve
shogun-label-neutral = Puolueeton
shogun-label-won = voittaa
shogun-label-drawn = Tasapeli
shogun-label-fallen = Putosi
shogun-label-left = Jää
shogun-label-farmers = Maanviljelijät
shogun-label-aside = Jää tarjottimelle
shogun-label-inside = oli tornissa
shogun-label-points = Pisteet
shogun-label-stock-chests = Arkut
shogun-label-stock-rice = Riisi
shogun-label-supply = Varasto
shogun-label-provinces = Maakunnat
shogun-label-buildings = Rakennukset
shogun-label-majorities = Enemmistöt
shogun-label-total = Yhteensä
shogun-label-needed = Tarve
shogun-label-short = Puuttuu
shogun-label-revolts = Kapinat
shogun-label-course = Pisteet, jotka talvi olisi tuonut
shogun-label-chances = Miten voiton mahdollisuudet kulkivat
shogun-label-start = Alku
shogun-label-own = Omat päätökset
shogun-label-others = Muut
shogun-label-luck = Onni
shogun-label-end = Loppu
shogun-label-year = { $year }. vuosi

## Selitetyt sanat: mitä asia tekee, yhdellä lauseella

shogun-term-province-card = maakuntakortti
shogun-term-province-card-means = Se on yksi maakunnistasi: kun panet sen toiminnolle, maakunta tekee sen, enintään kerran kierroksella.
shogun-term-special-card = erikoiskortti
shogun-term-special-card-means = Otetaan tarjousten järjestyksessä: sen numero on paikkasi vuorojärjestyksessä; se antaa +1 arkun, +1 riisin, 6. armeijan tai +1 armeijan hyökätessä tai puolustaessa.
shogun-term-war-chest-card = sota-arkkukortti
shogun-term-war-chest-card-means = Tarjouksena se on 0–4 arkkua vuorojärjestyksestä; toiminnolla se tarkoittaa, ettet tee sitä.
shogun-term-farmers = maanviljelijät (vihreät kuutiot)
shogun-term-farmers-means = Ne puolustavat puolueettomia maakuntia ja omiasi, kunnes niissä on kapinamerkki; kapinassa ne taistelevat sinua vastaan.
shogun-term-odds = todennäköisyys (≈ %)
shogun-term-odds-means = Kuinka usein hyökkäys onnistuu: molempien armeijat ja maanviljelijät, tarjotin ja torni. Suunnitelmassa ≈ 85 → 70 % tarkoittaa: 85 pelilaudalla nyt, 70 kun vuoro tulee. Niin moni tällainen hyökkäys onnistui tietokonepelaajien 1 000 pelissä; siihen vaikuttavat todennäköisyys pelilaudalla, onko kohde puolueeton ja paljonko sitä voidaan vahvistaa.
shogun-term-revolt-marker = kapinamerkki
shogun-term-revolt-marker-means = Sellainen tulee aina, kun otat veroja tai riisiä; jos maakunnassa on jo merkki, siellä puhkeaa ensi kerralla kapina, eivätkä maanviljelijät enää auta sitä.
shogun-term-tower = taistelutorni
shogun-term-tower-means = Siihen heitetään kummankin puolen kuutiot; osa jää sisään, osa putoaa, ja tarjottimelle tulleet ratkaisevat.
shogun-term-tray = tarjotin
shogun-term-tray-means = Pudonneet kuutiot, jotka jäivät siihen; seuraavassa taistelussa ne kaikki heitetään torniin.
shogun-term-majority = alueen enemmistö
shogun-term-majority-means = Kullakin alueella eniten linnoja tuo 3 pistettä, eniten temppeleitä 2, eniten teattereita 1; jaettuna yhden vähemmän.
shogun-term-winter = talvi
shogun-term-winter-means = Jokainen maakuntasi tarvitsee 1 riisin; jos sitä puuttuu, arvotuissa maakunnissa puhkeaa kapina. Sitten lasketaan pisteet. Kuvassa punaisella näkyvä riisi ei ehkä riitä.
shogun-action-build-castle-means = Maksa 3 arkkua ja rakenna linna vapaalle paikalle; eniten linnoja alueella tuo 3 pistettä.
shogun-action-build-temple-means = Maksa 2 arkkua ja rakenna temppeli vapaalle paikalle; eniten temppeleitä alueella tuo 2 pistettä.
shogun-action-build-theater-means = Maksa 1 arkku ja rakenna teatteri vapaalle paikalle; eniten teattereita alueella tuo 1 pisteen.
shogun-action-confiscate-rice-means = Saat maakuntakortin riisin. Jos maakunnassa on jo kapinamerkki, puhkeaa kapina; jos se kukistetaan tai kapinaa ei tule, merkki lisätään.
shogun-action-collect-taxes-means = Saat maakuntakortin arkut. Jos maakunnassa on jo kapinamerkki, puhkeaa kapina; jos se kukistetaan tai kapinaa ei tule, merkki lisätään.
shogun-action-deploy-5-means = Maksa 3 arkkua ja sijoita maakuntaan 5 armeijaa varastostasi.
shogun-action-deploy-3-means = Maksa 2 arkkua ja sijoita maakuntaan 3 armeijaa varastostasi.
shogun-action-deploy-1-move-means = Maksa 1 arkku ja sijoita 1 armeija; sitten voit siirtää armeijoita yhteen omaan naapurimaakuntaan.
shogun-action-battle-move-a-means = Siirrä armeijoita naapurimaakuntaan, vähintään 1 jää; jos se ei ole omasi, tulee taistelu. Se ei maksa mitään.
shogun-action-battle-move-b-means = Sama kuin Taistelu/siirto A toisen kerran samalla kierroksella: siirto tai hyökkäys toisesta maakunnasta.
shogun-special-attack-plus-1-means = Kun hyökkäät toiminnolla Taistelu/siirto A tai B, torniin heitetään 1 armeija lisää varastostasi.
shogun-special-defence-plus-1-means = Kun toinen pelaaja hyökkää kimppuusi, torniin heitetään 1 armeija lisää varastostasi.
shogun-special-tax-plus-1-means = Toiminto Kerää verot tuo sinulle tällä kierroksella 1 arkun lisää.
shogun-special-rice-plus-1-means = Toiminto Takavarikoi riisi tuo sinulle tällä kierroksella 1 riisin lisää.
shogun-special-deploy-6-means = Toiminto Sijoita 5 armeijaa tuo sinulle tällä kierroksella 6 armeijaa samaan hintaan.
shogun-effect-means = Tapahtuma koskee kaikkia kierroksen loppuun asti – { $effect }. Talveen jäävästä kortista merkitsee vain menetettävä riisi.

## Miksi: vaiheen laskut ja säännöt

shogun-why-bids-revealed = Ensin arkut määrän mukaan, sitten maakuntakortit, sitten 0 arkkua, sitten ei korttia: { $order }.
shogun-why-lot = Yhtä suuret tarjoukset, järjestys arvottiin: { $players }.
shogun-why-bid-short = Pelaajalla { $player } ei ole tarjottuja arkkuja ({ $bid }): tarjoukseksi lasketaan { $paid }, ja se maksetaan.
shogun-why-collected = { $province }: kortissa { $printed }{ $changed ->
    [yes] , tapahtuman jälkeen { $base }
   *[no] { "" }
}{ $bonus ->
    [0] .
   *[other] , erikoiskortista vielä { $bonus }: { $base } + { $bonus } = { $sum }.
}
shogun-why-revolt-marker-added = Missä veroja tai riisiä otettiin ja maakunta säilyi, tulee 1 kapinamerkki lisää.
shogun-why-action-dropped = { $player }, { $province }: { $reason }. Mitä ei voi tehdä kokonaan, jää väliin eikä maksa mitään.
shogun-why-thrown = { $source } → { $target }: heitettiin { $thrown }, ja tarjottimelta { $tray }.
shogun-why-inside = Putosi enemmän kuin heitettiin, torniin jääneistä kuutioista: { $cubes }.
shogun-why-farmers = { $helped ->
    [neutral] Maanviljelijöitä putosi { $count }: ne lasketaan puolustajalle, koska maakunta on puolueeton.
    [yes] Maanviljelijöitä putosi { $count }: ne lasketaan puolustajalle, koska maakunnassa ei ole kapinamerkkiä.
   *[no] Maanviljelijöitä putosi { $count }: niitä ei lasketa kenellekään, koska maakunnassa on kapinamerkkejä.
}
shogun-why-attacker-wins = Hyökkäys { $attack }, puolustus { $defence }: hyökkääjällä on enemmän, ja hän menettää yhtä monta kuin puolustajalla oli: { $attack } − { $defence } = { $left }.
shogun-why-defender-wins = Hyökkäys { $attack }, puolustus { $defence }: puolustajalla on enemmän, ja hän menettää yhtä monta, maanviljelijät ensin; armeijoita jää { $left }.
shogun-why-draw = Hyökkäys { $attack }, puolustus { $defence }: kummallekaan ei jää armeijaa pitämään maakuntaa, joten se on puolueeton.
shogun-why-stays-neutral = Hyökkäys { $attack }, maanviljelijät { $defence }: tarvitaan enemmän kuutioita kuin maanviljelijöitä, joten maakunta jää puolueettomaksi.
shogun-why-revolt-thrown = { $province }: heitettiin { $thrown } (maanviljelijöitä yksi kutakin kapinamerkkiä kohti{ $extra ->
    [0] { "" }
   *[other] , taulukon mukaan lisäksi { $extra }
}), ja tarjottimelta { $tray }.
shogun-why-revolt-fought = Putosi { $owner } vastaan { $out }; tarvitaan enemmän kuin maanviljelijöitä: { $put_down ->
    [yes] kukistettu, kumpikin menettää { $out }, jäljelle jää { $left }.
   *[no] hävitty, maakunta on puolueeton.
}
shogun-why-winter-came = Jäljelle jäänyt tapahtumakortti vie kaikilta { $loss }, ei enempää kuin heillä on: { $stores }.
shogun-why-rice-short = { $player }: riisiä { $rice }, maakuntia { $provinces }, puuttuu { $short }: taulukon mukaan kapinoita { $revolts }, kussakin maanviljelijöitä lisää { $farmers }.
shogun-why-scored = 1 jokaisesta maakunnasta ja rakennuksesta; kullakin alueella 3 eniten linnoja, 2 temppeleitä, 1 teattereita, jaettuna yhden vähemmän: { $sums }.
shogun-why-match-ended = Eniten pisteitä voittaa; vain tasapisteissä ratkaisevat arkut, ja jos niitäkin on yhtä paljon, voitto jaetaan. Tässä: { $reason }.

## Peli yhdessä kuvassa: paneelit, ja rivit merkin nimen kanssa

shogun-summary =
    ## Kaksi 4 kierroksen vuotta @wheel
    Kevät: salainen suunnitelma ja tarjous, tapahtuma, 10 toimintoa @spring
    Kesä: samoin, tapahtumia 3 @summer
    Syksy: samoin, tapahtumia 2. Muista riisi! @fall
    Talvi: viimeinen tapahtuma vie riisiä, maakunnat syövät, pisteet @winter
    ## 10 toimintoa @cards
    Linna | 3 arkkua @castle
    Temppeli | 2 arkkua @temple
    Teatteri | 1 arkku @theater
    Kerää verot | arkkuja @chest
    Takavarikoi riisi @rice
    Sijoita 5 | 3 arkkua @cube
    Sijoita 3 | 2 arkkua @cube
    Sijoita 1 | 1 arkku @march
    Taistelu/siirto A | 0 @swords
    Taistelu/siirto B | 0 @swords
    ## Suunnitelmasi
    Maakuntakortti: se toimii, kerran/kierros @march
    Sota-arkkukortti: ei mitään tai 0–4 @chest
    Korkein tarjous valitsee paikan ja kortin @point
    Verot, riisi: saat ne; merkistä kapina; +1 merkki @revolt
    ## Tornissa
    Enemmän kuutioita voittaa, menettää toisen verran @swords
    Maanviljelijät auttavat puolustajaa, jos ei merkkiä @farmer
    Tasapeli: puolueeton @shield
    ## Talvi: 1 riisi maakunnalle. Puuttuu @table
    1 | 1 kapina | +1 maanviljelijä @rice
    2 | 1 kapina | +2 @rice
    3–4 | 2 kapinaa | 2×+2 @rice
    5–6 | 2 kapinaa | 2×+3 @rice
    7+ | 3 kapinaa | 3×+3 @rice
    ## Talven pisteet
    1 maakunnasta, 1 rakennuksesta @point
    Eniten linnoja alueella 3, tasan 2 @castle
    Temppeleitä 2, tasan 1 @temple
    Teattereita 1, tasan 0 @theater

## Opastettu ensimmäinen suunnitelma

shogun-guide-taxes = **1/5: mistä keräät verot?** Arkuilla maksetaan rakennukset ja armeijat.
shogun-guide-taxes-why = { $province }: arkut { $chests }, kapinamerkit { $revolts }. Jos merkki on jo, tulee kapina; arkut jäävät sinulle.
shogun-guide-rice = **2/5: mistä otat riisiä?** Talvella jokainen maakuntasi tarvitsee 1:n, muuten tulee kapinoita.
shogun-guide-rice-why = { $province }: riisi { $rice }, kapinamerkit { $revolts }.
shogun-guide-build = **3/5: mitä rakennat?** Rakennus on piste joka talvi, eniten samaa lajia alueella on enemmän.
shogun-guide-build-why = { $action }: { $province }, arkut { $price }, joka talvi pisteitä +{ $points }, alue { $region }.
shogun-guide-attack = **4/5: ketä vastaan hyökkäät?** Enemmän kuutioita tornista voittaa; yksi armeija jää kotiin. ≈ % kertoo, kuinka usein voittaisit: se kasvaa armeijoistasi, pienenee heidän armeijoistaan ja laskee mukaan tarjottimen ja tornin kuutiot sekä mahdolliset tapahtumat.
shogun-guide-attack-why = { $province } → { $target }: { $there }. Liikkeellä armeijoita: { $armies }, todennäköisyys { $odds }{ "\u00A0" }%
shogun-guide-peace = En ketään vastaan
shogun-guide-peace-why = En ketään vastaan: armeijasi jäävät puolustamaan.
shogun-guide-bid = **5/5: mitä tarjoat?** Korkein tarjous valitsee ensin: paikan vuorojärjestyksessä ja erikoiskortin.
shogun-guide-bid-0-why = 0: ei maksa mitään, otat mitä jää.
shogun-guide-bid-1-why = 1: yhdellä arkulla valitset ennen kaikkia vähemmän tarjonneita.
shogun-guide-skip = Ohita
shogun-guide-done = **Suunnitelmasi on valmis:** valintasi, ja loput järkevästi täytettynä. Muuta luettelosta, mitä haluat, ja paina *Vahvista*.
shogun-guide-unasked = Mitä sinulta ei kysytty:

## Kieltäytymiset

shogun-refuse-armies = Kirjoita kokonaisluku väliltä 1–{ $most }.
shogun-refuse-card = Tämä kortti ei voi olla siinä. Valitse uudelleen.
shogun-refuse-order = Aseta ensin toiminnolle maakunta ja valitse kohde; sitten sillä voi olla pysyvä käsky.
shogun-refuse-laid = Suunnitelmasi on jo asetettu. Paina ensin ”Muuta suunnitelmaa”.
shogun-refuse-not-laid = Et ole vielä asettanut suunnitelmaa.

refusal-plan_not_owned = { $province } ei ole sinun. Poista sen kortti suunnitelmasta.
refusal-plan_province_twice = { $province } on kahdessa ruudussa. Kortti voi olla vain yhdessä.
refusal-plan_no_such_war_chest = Sota-arkkukorttia { $chests } ei ole. Tarjoa 0–4 arkkua tai maakunta.
refusal-plan_bid_missing = Tarjous puuttuu. Kun maakuntia on vähintään 6, siinä on oltava kortti: 0–4 arkkua tai maakunta.
refusal-plan_too_few_provinces = Asetettuja maakuntia on { $laid }, ja niitä on oltava vähintään { $least }: viisi sota-arkkukorttia ei riitä muihin ruutuihin.
refusal-plan_already_laid = Suunnitelmasi on jo asetettu. Ota se takaisin ennen kuin asetat toisen.
refusal-plan_not_laid = Et ole vielä asettanut suunnitelmaa.
refusal-order_not_a_march = Toiminnolla { $action } ei voi olla pysyvää käskyä.
refusal-order_without_province = Toiminnolla { $action } on pysyvä käsky, mutta ei maakuntaa. Aseta maakunta tai poista käsky.
refusal-order_must_move = { $action }: armeijoiden on siirryttävä. Valitse kohde tai poista pysyvä käsky.
refusal-order_not_adjacent = { $target } ei ole maakunnan { $source } naapuri. Valitse toinen kohde.
refusal-order_no_armies = Vähintään 1 armeijan on siirryttävä, ei { $armies }.
refusal-order_too_long = Pysyvässä käskyssä voi olla enintään { $most } siirtoa.
refusal-wish_twice = Toivelistallasi on sama erikoiskortti kahdesti.
refusal-march_target = Armeijasi eivät voi siirtyä: { $source } → { $target }.
refusal-march_armies = Armeijoita voi siirtyä 1–{ $most }, ei { $armies }.
refusal-march_must_move = Tässä toiminnossa armeijoiden on siirryttävä.
refusal-special_not_free = Paikan { $position } erikoiskortti ei ole vapaana.
refusal-draft_may_not_replace = Avoimet kortit ovat muuttuneet edellisen vuorosi jälkeen; et voi nyt vaihtaa niitä.
refusal-draft_not_offered = Tätä maakuntaa tällä ryhmällä ei ole tarjolla.
refusal-revolts_not_these = Nämä eivät ole sinun kapinasi. Nimeä kukin kerran.
refusal-not_asked = Tätä ei kysytä sinulta nyt.
refusal-moon_needs_draft = Kuun puolella ei ole aloitusmaakuntien taulukkoa: valitse kohtaan Alku ”{ shogun-option-setup-draft }”.
