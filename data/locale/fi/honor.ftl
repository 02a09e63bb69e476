### Samurain kunnia

title-honor = Samurain kunnia
honor-option-length = Pituus
honor-option-length-standard = Tavallinen peli (400)
honor-option-length-short = Lyhyt peli (250)
honor-my-plan = Käteni
honor-lobby-play = Vuorot pelataan yksityisviestissä tai painikkeella **Käteni**. Osa korttien arvoista on korvaavia, ei painettuja.
honor-opening-plans = Kätesi tulee yksityisviestinä, kun on vuorosi. Painike **Käteni** avaa aina saman, vain sinun nähtäväksesi.

## Mitä korteissa lukee; daimiot kantavat nimensä kaikilla kielillä

honor-card-shogun = Shogun
honor-card-samurai = Samurai
honor-card-no-dachi = Esi-isien no-dachi
honor-card-daisho = Esi-isien daisho
honor-card-masamune = Miekkaseppä Masamune
honor-card-noh-theatre = Nō-teatteri
honor-card-firearms = Tuliaseet
honor-card-okugata-low = Alempi okugata
honor-card-okugata-high = Ylempi okugata
honor-card-spearmen = Ashigarujen keihäsmiehet
honor-card-archers = Jousimiehet
honor-card-cavalry = Ratsuväki
honor-card-yamabushi = Yamabushi
honor-card-warrior-monks = Soturimunkit
honor-card-bushi = Bushi
honor-card-bodyguard = Henkivartija
honor-card-water-castle = Vesilinna
honor-card-mountain-castle = Vuorilinna
honor-card-fortress = Linnoitus
honor-card-thief = Ninjavaras
honor-card-elite-thief = Ninjamestarivaras
honor-card-assassin = Ninjasalamurhaaja
honor-card-dishonor = Häpäisy
honor-card-save-face = Kasvojen säilytys

honor-effect-shogun = kunniaa haltijalleen
honor-effect-samurai = { $values }
honor-effect-start-daimyo = { $values } – perustaa roninin talon
honor-effect-daimyo = { $values } – perustaa roninin talon
honor-effect-possession = { $values }{ $cost ->
    [0] { "" }
   *[other] ; maksaa { $cost } kunniaa
} – voidaan varastaa
honor-effect-okugata = { $values } – enintään yksi talossa
honor-effect-warrior = { $values } – enintään viisi talossa, voidaan varastaa
honor-effect-bodyguard = { $values } – vaikeuttaa salamurhaa
honor-effect-castle = { $values } (vain puolustuksessa); yksi, daimion talossa; omistajaan voi hyökätä
honor-effect-thief = maksaa { $cost } kunniaa: varasta 1 soturi tai omaisuus
honor-effect-elite-thief = maksaa { $cost } kunniaa: varasta enintään { $steals } soturia tai omaisuutta
honor-effect-assassin = maksaa { $cost } kunniaa ({ $betrayal }: liittolaisen samurai): 3–6 kaataa koko talon; henkivartijan ohi 5–6
honor-effect-dishonor = { $actions ->
    [one] 1 toiminto
   *[other] { $actions } toimintoa
}: pelaaja menettää { $loss } kunniaa tai talon ({ $saved }, jos kasvot säilyvät)
honor-effect-save-face = kenelle tahansa: hävitty taistelu ei vie taloa (paitsi shogunin), Häpäisy vain { $saved } kunniaa

honor-value-honor = kunnia { $count }
honor-value-ki = ki { $count }
honor-value-strength = voima { $count }
honor-no-values = ei arvoja
honor-nothing = ei mitään
honor-house-daimyo = daimion talo
honor-house-samurai = samurain talo
honor-own-daimyo = oma daimion talo
honor-own-samurai = oma samurain talo
honor-place = { $player }: { $house }
honor-discard-pile = poistopino
honor-length-standard = tavallinen peli
honor-length-short = lyhyt peli
honor-standing-ask = Kysy minulta kasvojen säilytyksestä
honor-standing-refuse-this-turn = En säilytä kasvoja tällä vuorolla, en edes omiani, älä kysy
honor-standing-refuse = En säilytä kasvoja enää, en edes omiani, älä kysy

## Otsikot

honor-heading = Kierros { $round } · { $player }
honor-heading-setup = Talot perustetaan
honor-heading-over = Peli on päättynyt

## Kertomus: pöytä

honor-match-began = Peli alkaa: { $length }, tavoite { $goal } kunniaa. Shogun-kortin arvo on { $shogun_honor }. Aloittaja: **{ $first }**.
honor-daimyo-served = **{ $player }** palvelee: { $daimyo }.
honor-hands-dealt = Jaetut kortit: { $hands }
honor-draw-pile-made = 🔀 Nostopakka on sekoitettu, kortteja: { $cards }.
honor-turn-began = Kierros { $round }, vuorossa **{ $player }**
honor-honor-counted = 🌸 **{ $player }** laskee: daimion talo { $daimyo_house } + samurain talo { $samurai_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ shogun { $shogun }
} = { $gained } → **{ $honor }**
honor-honor-shared = 🌸 **{ $player }** laskee liittolaisena puolet (liittolaisen daimion talo { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ liittolaisen shogun-kortti { $shogun }
} + oma samurain talo { $samurai_house }) = { $half }{ $rounded ->
    [yes] , pyöristettynä ylös { $gained }
   *[no] { "" }
} → **{ $honor }**
honor-no-honor = **{ $player }** on ronin eikä saa kunniaa.
honor-turn-ended = **{ $player }** päättää vuoronsa.
honor-taken-back = ↩️ **{ $player }** peruu viimeisen tekonsa.
honor-match-ended = 🏆 { $count ->
    [one] **{ $winners }** voittaa: { $reason }.
   *[other] **{ $winners }** jakavat voiton: { $reason }.
} { $ranking }
honor-outcome-honor = tavoite on saavutettu
honor-outcome-reached = **{ $player }**, kunnia { $honor }: tavoite { $goal } on saavutettu.
honor-outcome-most-honor = eniten kunniaa viimeisen kierroksen jälkeen
honor-outcome-most-income = tasan kunniassa, mutta suurin kunniatulo
honor-outcome-shared = tasan kunniassa ja kunniatulossa

## Kertomus: kortit

honor-cards-drawn = **{ $player }** nostaa { $count ->
    [one] kortin
   *[other] { $count } korttia
}.
honor-card-discarded = **{ $player }** poistaa kortin { $card }.
honor-card-laid = **{ $player }** pelaa: { $card } ({ $values }) → { $place }.
honor-castle-replaced = Sen tieltä poistetaan: { $card }.
honor-paid = (−{ $paid } kunniaa → { $honor })
honor-daimyo-founded = 🏯 **{ $player }** perustaa uuden talon: { $daimyo }.
honor-daimyo-given = 🏯 **{ $player }** antaa daimion pelaajalle **{ $owner }**: { $daimyo }.
honor-thief-played = 🥷 **{ $player }** pelaa kortin { $card } { $paid } ja varastaa: { $thefts }.
honor-stolen = { $card } ({ $source } → { $target })
honor-assassin-played = 🗡️ **{ $player }** pelaa kortin { $card }, kohde: { $place }. { $paid }
honor-bodyguard-fell = { $card } asettuu tielle ja poistetaan.
honor-assassin-succeeded = 🎲 { $die } ({ $needed } tai enemmän): **salamurha onnistuu.**
honor-assassin-failed = 🎲 { $die } ({ $needed } tai enemmän): **salamurha epäonnistuu.**
honor-dishonor-played = ⚡ **{ $player }** pelaa kortin { $card }, kohde: **{ $victim }**.
honor-face-asked = 🎭 Kaikilta kysytään yksityisesti, säilytetäänkö kasvot: **{ $victim }** (painike **Käteni**).
honor-face-saved = 🎭 **{ $player }** pelaa kortin { $card }{ $own ->
    [yes] { "" }
   *[no] { " " }pelaajan **{ $victim }** hyväksi
}: { $effect }.
honor-face-saves-dishonor = menetys on enintään { $saved } kunniaa; seppuku on yhä mahdollinen
honor-face-saves-battle = daimion talo säilyy linnaa lukuun ottamatta
honor-face-not-saved = Kukaan ei säilytä kasvoja: **{ $victim }**.
honor-honor-lost = **{ $player }** menettää { $lost } kunniaa → **{ $honor }**
honor-seppuku-daimyo = **{ $player }**: daimio tekee seppukun.
honor-seppuku-samurai = **{ $player }**: samurai tekee seppukun.

## Kertomus: valta

honor-shogun-claimed = 👑 **{ $player }**: daimiosta tulee shogun.
honor-shogun-forced = 👑 **{ $player }**: kunniaa on niin paljon, että daimiosta on tultava shogun.
honor-battle-fought = ⚔️ **{ $attacker }** hyökkää, puolustaja **{ $defender }**: voima { $attack_strength }{ $attack_help } = { $attack_dice }, vastassa voima { $defence_strength }{ $defence_help } = { $defence_dice }.
honor-battle-help = { " " }({ $own } + liittolainen **{ $ally }** { $help })
honor-battle-dice = { $count ->
    [0] ei noppia
    [one] { $count } noppa
   *[other] { $count } noppaa
}
honor-battle-roll = 🎲 { $attack } vastaan { $defence }{ $tie ->
    [yes] { "" } – tasan: uusi heitto
   *[no] { "" }
}.
honor-battle-won = **{ $player } voittaa.**
honor-shogun-card-moved = 👑 Shogun-kortti: **{ $former }** → **{ $player }**
honor-shogun-card-back = 👑 Shogun-kortti palaa keskelle pöytää (**{ $former }**).
honor-castle-taken = 🏯 **{ $player }** ottaa linnan: { $castle }.
honor-castle-razed = **{ $player }** poistattaa linnan: { $castle }.
honor-house-discarded = 🔥 { $place } menetetään ({ $cards })
honor-house-empty = { $place } oli tyhjä: mitään ei menetetä.
honor-house-seized = 🔥 **{ $player }** valtaa pelaajan **{ $former }** talon: { $cards }
honor-became-ronin = **{ $player }**: samuraista tulee ronin.
honor-alliance-made = 🤝 **{ $player }** liittoutuu pelaajan **{ $ally }** kanssa ja palvelee tämän daimiota.
honor-alliance-broken = **{ $player }** purkaa liiton pelaajan **{ $ally }** kanssa seuraavasta vuorosta alkaen. { $paid }
honor-alliance-ended = Liitto **{ $player }** – **{ $ally }** päättyy: { $reason }.
honor-ending-broken = se purettiin
honor-ending-dishonor = häpäisy
honor-ending-assassin = samurai salamurhattiin
honor-ending-new-daimyo = uusi daimio
honor-ending-daimyo-lost = daimio menetettiin
honor-ending-betrayal = petos

## Kysymykset kanavalla

honor-ask-turn = **{ $player }**, on sinun vuorosi. Pelaa se yksityisesti: painike **Käteni**.
honor-ask-dishonor = **{ $player }**, sinut häpäisi **{ $by }**. Miten kannat sen? Seppukussa poistetaan koko talo eikä kunniaa menetetä.
honor-ask-dishonor-saved = Kasvosi säilytti **{ $saver }**.
honor-ask-dishonor-saved-own = Säilytit omat kasvosi.
honor-ask-dishonor-ends = Liitto päättyy: **{ $by }**.
honor-ask-dishonor-honor = Menetys { $loss } kunniaa: mikään talo ei kaadu.
honor-ask-dishonor-daimyo = Daimion seppuku: poistettaisiin { $cards }, ja samuraista tulee ronin.{ $shogun ->
    [yes] { " " }Shogun-kortti palaa keskelle.
   *[no] { "" }
}{ $ally ->
    [yes] { " " }Liitto päättyy: **{ $servant }**.
   *[no] { "" }
}
honor-ask-dishonor-samurai = Samurain seppuku: { $empty ->
    [yes] talo on tyhjä, joten se ei maksa mitään.
   *[no] poistettaisiin { $cards }; samurain kortti jää.
}
honor-ask-dishonor-then = { $exposed ->
    [yes] Silloin puolustus { $defence } ({ $dice }), kunnia seuraavan laskun jälkeen { $sum }.
    [no] Silloin kimppuusi ei voi hyökätä; kunnia seuraavan laskun jälkeen { $sum }.
   *[never] Silloin kunnia seuraavan laskun jälkeen { $sum }.
}
honor-ask-castle = **{ $player }**, mitä tehdään linnalle { $castle } ({ $values }), jonka omisti **{ $loser }**?
honor-ask-castle-own = Oma linnasi { $castle } ({ $values }) poistettaisiin sen tieltä.
honor-ask-castle-exposed = Jos otat sen, kimppuusi voi siitä lähtien hyökätä.
honor-button-lose-honor = Menetä { $loss } kunniaa (sitten { $honor })
honor-button-seppuku-daimyo = Daimion seppuku
honor-button-seppuku-samurai = Samurain seppuku
honor-button-take-castle = Ota linna
honor-button-raze-castle = Poista linna

## Yksityiset paneelit

honor-panel-heading = ### Kierros { $round }: sinun vuorosi
honor-panel-never-asked = ⚠️ Sinulla on Kasvojen säilytys, mutta sinulta ei koskaan kysytä kasvoista, ei edes omistasi. Voit muuttaa tämän alla: _{ $menu }_.
honor-panel-actions = Korttitoimintoja jäljellä: **{ $actions }**{ $prepared ->
    [yes] { "" } valmistellun jälkeen
   *[no] { "" }
}
honor-panel-own = Sinä nyt: { $standing }
honor-panel-may-declare = Saat vielä antaa yhden julistuksen.
honor-panel-none-to-declare = Tämän vuoron julistus on antamatta, mutta { $prepared ->
        [yes] valmistellun jälkeen
        [open] nykytilanteessa
       *[no] nyt
    } mikään ei ole mahdollinen: { $reason }
honor-panel-none-then = Saat vielä antaa yhden julistuksen, mutta et heti, { $falls ->
    [daimyo] jos daimion talo kaatuu seppukussa
    [samurai] jos samurain talo kaatuu seppukussa
    [any] jos talo kaatuu seppukussa
   *[no] jos salamurhaaja onnistuu
}: { $reason }
honor-panel-claim-then = { $seppuku ->
    [yes] Jos shogunin daimio kaatuu seppukussa
   *[no] Jos salamurhaaja onnistuu
}, shogun-kortti on keskellä ja daimiostasi { $must ->
    [yes] täytyy tulla shogun tällä vuorolla: muuta et silloin voi julistaa
   *[no] voi tulla shogun
}. Muuten { $possible ->
    [yes] saat vielä antaa yhden julistuksen.
   *[no] mikään julistus ei ole mahdollinen: { $reason }
}
honor-panel-declaring = Tämän vuoron julistus on valmiina.
honor-panel-must-claim = Näin suurella kunnialla daimiostasi tulee shogun tällä vuorolla, kun sen julistat tai vuoron lopussa: muuta et voi julistaa.
honor-panel-declared = Tämän vuoron julistus on annettu.
honor-panel-prepared = ➡️ **Valmiina:**
    { $deeds }{ $suggested ->
        [yes] { "" }
            … ja siitä ehdotuksen mukaan: maksuttomia kortteja nostetaan, pelataan tai poistetaan, ja vuoro päättyy. Kysyn uudelleen ennen mitään muuta, ja myös jos jonkun on ensin vastattava kysymykseen.
       *[no] { "" }
    }
honor-hand-heading = **Kätesi: { $count }**
honor-hand-none = Sinulla ei ole paikkaa tässä pelissä.
honor-now-to = → { $places }
honor-ends-alliance = päättää liiton: { $ally }
honor-ends-unless-saved = päättää liiton, elleivät kasvot säily
honor-ends-castle = sen tieltä poistetaan: { $castle } ({ $values })
honor-free-seppuku = samurain talo on tyhjä: seppuku ei maksa mitään
honor-not-now = – _ei nyt: { $reason }_
honor-save-face-held = { $never ->
    [yes] – _asetuksesi: älä kysy, ei edes omista kasvoistasi_
   *[no] { "" }
}
honor-not-laid-daimyo = Sinulla on jo daimio.
honor-not-laid-serving = Samuraisi palvelee liittolaista; vain ronin perustaa talon.
honor-not-laid-castle = Sinulle avoimissa taloissa ei ole daimion taloa ilman linnaa.
honor-not-laid-okugata = Jokaisessa sinulle avoimessa talossa on jo okugata.
honor-not-laid-warrior = Jokaisessa sinulle avoimessa talossa on sotureita jo { $most }.
honor-not-laid-ronin = Roninilla ei ole daimion taloa.
honor-select-card = Pelaa kortti …
honor-select-discard = Poista kortti …
honor-option-lay = { $card } → { $place }
honor-select-target = Ketä salamurhaaja etsii?
honor-select-victim = Kenet häpäiset?
honor-select-source = Mistä talosta varastetaan?
honor-select-loot = Varasta: { $place }
honor-select-whither = Minne menee: { $card }?
honor-select-declaration = Anna julistus
honor-select-standing = Kun kasvot voisi säilyttää
honor-button-confirm = Vahvista
honor-button-draw = Nosta kortti
honor-button-back = Peru
honor-button-suggest = Pelaa vuoroni
honor-button-end = Päätä vuoro
honor-deed-draw = nosta kortti
honor-deed-discard = poista { $card }
honor-deed-lay = pelaa { $card } → { $place }
honor-deed-steal = varasta hintaan { $cost } kunniaa: { $thefts }
honor-deed-theft = { $card } ({ $source } → { $target })
honor-deed-assassinate = salamurhaaja, kohde: { $place } – { $odds }
honor-deed-dishonor = häpäise { $victim }
honor-deed-end-turn = päätä vuoro{ $actions ->
    [0] { "" }
   *[other] { " " }(korttitoimintoja käyttämättä: { $actions })
}
honor-deed-take-back = Peru
honor-deed-become-shogun = Daimiostani tulee shogun ({ $honor } kunniaa vuorossa)
honor-deed-attack = Hyökkään, kohde { $target } ({ $prize }): { $odds } %, nopat { $attack } vastaan { $defence }
honor-deed-ally = Liittoudun, liittolainen { $target }
honor-deed-break-alliance = Puran liiton (−{ $cost } kunniaa)
honor-stakes = tappio: daimiosi talo menee{ $own ->
    [yes] , shogun-kortti vastustajalle
   *[no] { "" }
}, sinusta tulee ronin; voitto: vastustajan menee{ $theirs ->
    [yes] , shogun-kortti sinulle
   *[no] { "" }
}
honor-stakes-if-lost = jos häviät: { $stakes }
honor-stakes-if-won = jos voitat: { $stakes }
honor-stakes-own-house = daimiosi talo menee, sinusta tulee ronin
honor-stakes-their-house = vastustajan daimion talo menee, hänestä tulee ronin
honor-stakes-own-office = shogun-kortti menee vastustajalle
honor-stakes-their-office = shogun-kortti tulee sinulle
honor-stakes-threat = vahvin hyökkääjä nyt: { $player }, { $odds } %, nopat { $attack } vastaan { $defence }
honor-stakes-defence = voima puolustaessa { $strength } → { $strength_then }, nopat { $dice } → { $dice_then }
honor-stakes-no-threat = pöydässä olevilla korteilla kukaan muu ei voisi hyökätä, mutta kortteja voi pelata ensin{ $ronin ->
    [yes] { " " }ja ronin voi perustaa talon
   *[no] { "" }
}{ $told ->
    [yes] { "" }
   *[no] ; nopat puolustaessa: { $defence }
}
honor-stakes-weakened = noppasi silloin: hyökkäys { $attack } → { $attack_left }, puolustus { $defence } → { $defence_left }
honor-stakes-own-castle = linnasi ({ $castle }) menee vastustajalle tai poistetaan
honor-stakes-their-castle = vastustajan linna ({ $castle }) on sinun tai poistetaan
honor-stakes-face = Kasvojen säilytys voi pelastaa häviäjän talon, ei linnaa eikä shogunin taloa
honor-stakes-ally = seuraavaksi +{ $gain }; taistelussa samuraisi talo antaa liittolaiselle voimaa { $help }
honor-stakes-break-alliance = päättyy seuraavan vuorosi alussa ennen laskua: silloin sinusta tulee ronin
honor-stakes-become-shogun = sitten kuka tahansa voi hyökätä, eikä Kasvojen säilytys pelasta taloasi taistelussa
honor-stakes-castle = { $own ->
    [yes] siitä lähtien kimppuusi voi hyökätä
   *[no] siitä lähtien pelaajan { $player } kimppuun voi hyökätä
}
honor-stakes-own-ally = myös pelaajasta { $ally } tulee ronin
honor-stakes-their-ally = myös vastustajan liittolaisesta { $ally } tulee ronin
honor-stakes-goal = silloin seuraava laskusi yltää vain lukuun { $sum }, ei tavoitteeseen { $goal }
honor-stakes-averted = { $player }: seuraava lasku yltää silloin vain lukuun { $sum }, ei tavoitteeseen { $goal }
honor-stakes-given = { $player }: seuraava lasku yltää silloin lukuun { $sum }, tavoite on { $goal }
honor-stakes-betrayal = onnistuessa: seuraavaksi +{ $gain }, liitto päättyy, liittolaisesta tulee ronin ja hänen samurainsa talo menetetään ({ $fallen })
honor-stakes-dishonor = kunnia { $honor } → { $left }, kortilla Kasvojen säilytys → { $saved }; tai sen sijaan talo seppukussa
honor-stakes-dishonor-goal = { $player }: seuraava lasku yltää silloin lukuun { $left }, kortilla Kasvojen säilytys lukuun { $saved }, samurain seppukussa lukuun { $samurai }{ $led ->
    [yes] , daimion seppukussa lukuun { $daimyo }
   *[no] { "" }
}; tavoite on { $goal }
honor-odds = maksaa { $cost } kunniaa, onnistuu heitolla { $needed }–6; kaatuu: { $fallen }{ $ends ->
    [yes] { " " }– liitto päättyy
   *[no] { "" }
}
honor-odds-betrayal = maksaa { $cost } kunniaa, onnistuu heitolla { $needed }–6: daimion talo siirtyy sinulle{ $shogun ->
    [yes] , samoin shogun-kortti
   *[no] { "" }
}
honor-price = maksaa { $cost } kunniaa, onnistuu heitolla { $needed }–6
honor-stakes-murder = onnistuessa poistetaan: { $cards }
honor-stakes-murder-office = shogun-kortti palaa keskelle
honor-stakes-murder-alliance = liitto päättyy: { $servant } ja { $lord }
honor-stakes-murder-anyway = joka tapauksessa poistetaan: { $cards }
honor-fallen-daimyo = daimio
honor-fallen-shogun = shogun-kortti
honor-fallen-cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
honor-panel-save-face = ### Säilytetäänkö kasvot?
honor-ask-face-dishonor = ⚡ **{ $by }** häpäisi pelaajan **{ $victim }**.
honor-ask-face-battle = ⚔️ **{ $victim }** hävisi taistelun, voittaja **{ $by }**.
honor-ask-face-own = Kyse on omista kasvoistasi.
honor-ask-face-yours-dishonor = - Häpäisy on omasi: kortti Kasvojen säilytys lieventäisi sitä.
honor-ask-face-yours-battle = - Voitto on omasi: kortti Kasvojen säilytys säilyttäisi häviäjän talon.
honor-ask-face-alliance = - Elleivät kasvot säily, liitto päättyy: **{ $servant }** ja **{ $by }**.
honor-face-without-dishonor = - Ilman korttia Kasvojen säilytys: menetys { $loss } kunniaa ({ $honor } → { $left }) tai sen sijaan talo seppukussa.
honor-face-with-dishonor = - Kortilla Kasvojen säilytys: menetys vain { $loss } kunniaa ({ $honor } → { $left }) tai sen sijaan talo seppukussa.
honor-face-free-seppuku = - Samurain talo on tyhjä: sen seppuku ei maksa mitään.
honor-face-seppuku-ally = - Daimion seppukussa myös pelaajasta **{ $servant }** tulisi ronin.
honor-face-without-battle = - Ilman korttia Kasvojen säilytys: daimion talo menetetään ({ $cards }), ja samuraista tulee ronin.
honor-face-with-battle = - Kortilla Kasvojen säilytys: daimion talo säilyy{ $has_castle ->
    [yes] { " " }linnaa lukuun ottamatta ({ $castle })
   *[no] { "" }
}.
honor-ask-face-terms = Kortin saa pelata kuka tahansa kenen tahansa hyväksi. Se ei vie toimintoa eikä kunniaa, ja yksi kortti riittää. Kaikilta kysytään samaa. Kieltävä vastaus pysyy salassa; kortin pelaaja nimetään.
honor-ask-face-standing = Kaksi viimeistä painiketta vastaavat En myös seuraaviin kysymyksiin, omista kasvoistasikin; voit muuttaa sen omalla vuorollasi.
honor-rivals = Muut vuorojärjestyksessä sinun jälkeesi (+ seuraavaksi, ⚔️ hyökkäys, 🛡️ puolustus, 🏠 kortit kummassakin talossa): { $rivals }
honor-rival = { $signs }**{ $player }** 🌸 { $honor } (+{ $gain }) ⚔️ { $attack } 🛡️ { $defence } 🏠 { $daimyo } + { $samurai }{ $serves ->
    [yes] { " " }🤝 { $lord }
   *[no] { "" }
}
honor-match-point = 🏁 { $own ->
    [yes] **Voitat** seuraavan vuorosi
   *[no] **{ $player }** voittaa seuraavan oman vuoronsa
} alussa, jos mikään ei muutu: kunnia { $honor } + { $gain }, tavoite { $goal }.
honor-match-point-later = 🏁 Jos se estetään, { $own ->
    [yes] **voitat** seuraavana
   *[no] **{ $player }** voittaa seuraavana
}: kunnia { $honor } + { $gain }.
honor-panel-face-held = Sinulla on kortti Kasvojen säilytys.
honor-panel-face-not-held = Sinulla ei ole korttia Kasvojen säilytys.
honor-kept-turn = **Kierros { $round }:** { $deeds }
honor-did-laid = pelattu: { $cards }
honor-did-discarded = poistettu: { $cards }
honor-did-stole = varastettu: { $cards }
honor-did-stole-away = varastettu ja poistettu: { $cards }
honor-did-drew = nostettu: { $count }
honor-did-assassin = salamurhaaja, kohde: { $place } – { $succeeded ->
    [yes] onnistui
   *[no] epäonnistui
}
honor-did-dishonored = häpäisty: { $victim }
honor-did-attacked = hyökkäys, kohde { $defender } ({ $won ->
    [yes] voitto
   *[no] tappio
})
honor-did-took = saatu: { $cards }
honor-did-shogun = shogunin arvo
honor-did-allied = liitto: { $ally }
honor-did-broke = liitto purettu
honor-did-nothing = ei mitään
honor-kept-save-face = Kasvojen säilytys: **{ $victim }**?
honor-kept-answer = Vastauksesi: { $answer }.
honor-button-save-face = Pelaa Kasvojen säilytys
honor-button-let-ask = En
honor-button-let-refuse-this-turn = En tällä vuorolla, en omianikaan
honor-button-let-refuse = En enää koskaan, en omianikaan

## Tilanne ja kuvatekstit

honor-status-shogun = 👑 Shogun-kortti ({ $honor } kunniaa): { $holder }
honor-shogun-free = keskellä pöytää
honor-status-piles = Nostopakka { $draw } · poistopino { $discards } (päällimmäinen: { $top })
honor-standing = kunnia **{ $honor }**{ $over ->
    [yes] { "" }
   *[no] { " " }(seuraavaksi +{ $gain })
}, ki { $ki }, voima { $attack } hyökätessä ja { $defence } puolustaessa, kortteja kädessä { $hand }.
honor-daimyo-house = { $daimyo }: { $cards }.
honor-samurai-house = Samurai: { $cards }.
honor-is-ronin = Ronin.
honor-serves = Palvelee: { $ally }.
honor-serves-leaving = Palvelee seuraavaan vuoroon asti: { $ally }.
honor-alt-player = { $player }: kunnia { $honor }{ $over ->
    [yes] { "" }
   *[no] , seuraavaksi +{ $gain }
}, ki { $ki }, hyökkäys { $attack }, puolustus { $defence }, kädessä { $hand }, taloissa { $daimyo } ja { $samurai } korttia.
honor-alt-hand = Kätesi: { $cards }

## Sanat kuvissa

honor-label-round = Kierros
honor-label-ronin = Ronin
honor-label-serves = palvelee
honor-label-draw-pile = Nostopakka
honor-label-discard-pile = Poistopino
honor-label-honor = Kunnia
honor-label-ki = Ki
honor-label-strength = Voima
honor-label-hand = Käsi
honor-label-alliance = Liitto
honor-label-count = seuraavaksi
honor-label-claim = pakko ryhtyä shoguniksi, jos kortti on keskellä
honor-label-changed = juuri muuttunut
honor-label-lost = menetetty talo
honor-label-ending = päättyy pian
honor-label-tie = tasan: uusi heitto
honor-label-wins = voittaa

## Mitä uutta, lyhyesti

honor-recap-honor = 🌸 Kunnia: { $ranking }
honor-recap-shogun = 👑 Shogun: { $holder }
honor-recap-attacks = Hyökkäykset: { $attacks }
honor-recap-houses = 🔥 Menetetyt talot: { $players }
honor-recap-serving = 🤝 Palvelee: { $pairs }
honor-recap-ronins = Ronin: { $players }

## Selitetyt sanat: mitä asia tekee, yhdellä lauseella

honor-term-honor = kunnia
honor-term-honor-means = Pelin pisteet: lasketaan vuorosi alussa, ninjat maksavat sitä; 400 voittaa (lyhyessä pelissä 250).
honor-term-ki = ki
honor-term-ki-means = Jokaiset molempien talojesi 3 kitä antavat yhden korttitoiminnon vuorolla, enintään 5.
honor-term-strength = voima
honor-term-strength-means = Jokaiset molempien talojen 3 voimaa antavat yhden nopan taistelussa, enintään 6; linna vain puolustuksessa.
honor-term-house = talo
honor-term-house-means = Sinulla on kaksi, daimion ja samurain; niissä olevat kortit antavat kunniaa, kitä ja voimaa, kunnes talo menetetään.
honor-term-ronin = ronin
honor-term-ronin-means = Samurai ilman daimiota: ei saa kunniaa, ennen kuin pelaaja pelaa daimion tai liittoutuu.
honor-term-alliance = liitto
honor-term-alliance-means = Ronin palvelee toisen pelaajan daimiota, saa puolet sen talon kunniasta ja auttaa taistelussa.
honor-term-declaration = julistus
honor-term-declaration-means = Kerran vuorollasi saat tulla shoguniksi, hyökätä, liittoutua tai purkaa liiton.

## Miksi: vaiheen laskut ja säännöt

honor-why-honor-counted = { $player } laskee { $shogun ->
    [0] molemmat talot: { $daimyo_house } + { $samurai_house }
   *[other] molemmat talot ja shogun-kortin: { $daimyo_house } + { $samurai_house } + { $shogun }
} = { $sum }.
honor-why-honor-shared = { $player } palvelee liittolaista: puolet summasta { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ { $shogun }
} + { $samurai_house } = { $sum } eli { $half }{ $rounded ->
    [yes] ; pyöristettynä ylös viiden kerrannaiseen: { $gained }
   *[no] { "" }
}.
honor-why-no-honor = Pelaajan { $player } samurailla ei ole daimiota: ronin ei saa kunniaa.
honor-why-battle-fought = Yksi noppa kutakin 3 voimaa kohti, enintään 6: { $attack_strength } antaa { $attack_dice }, { $defence_strength } antaa { $defence_dice }. Suurempi summa voittaa, { $attack }–{ $defence }; tasatilanteessa heitetään uudelleen.
honor-why-assassin-played = { $guarded ->
    [yes] Henkivartija oli tiellä: vain 5–6 onnistuu.
   *[no] Henkivartijaa ei ollut: 3–6 onnistuu.
} Nopassa on { $die }; kunniaa kului { $paid }.
honor-why-dishonor-played = Häpäisy vie { $loss } kunniaa; kasvot säilyttäen { $saved }, seppukulla ei mitään. Alle 0 on velkaa.
honor-why-became-shogun = { $forced ->
    [yes] Kun omalla vuorolla on vähintään 100 kunniaa ja shogun-kortti on keskellä, se on julistettava.
   *[no] Pelaajalla { $player } on oma daimio, ja hän julistaa sen; kortti oli keskellä.
}
honor-why-house-discarded = { $place }: talo menetetään kokonaan{ $led ->
    [yes] , daimio mukana
   *[no] { "" }
}; samurain kortti jää.
honor-why-alliance-made = { $player } oli ronin; pelaajalla { $ally } on daimio eikä vielä liittolaista, eikä hän saa kieltäytyä.
honor-why-match-ended = Joka saavuttaa tavoitteen laskiessaan vuoronsa alussa, voittaa heti; viimeisen kierroksen jälkeen eniten kunniaa: { $reason }.

## Peli yhdessä kuvassa: paneelit, ja rivit merkin nimen kanssa

honor-summary =
    ## Tavoite: 400 kunniaa, lyhyessä pelissä 250
    Jokainen vuoro alkaa molempien talojesi kunnialla @honor
    Shogun-kortti tuo 50, 75, 100 tai 150, kun pelaajia on 3–6 @helmet
    Ronin ei saa mitään @ronin
    ## Vuorosi
    Yksi korttitoiminto kutakin 3 kitä kohti, enintään 5 @ki
    Toiminto: nosta, poista tai pelaa kortti; kädessä enintään 7 @back
    Yksi julistus: tule shoguniksi, hyökkää, liittoudu, pura liitto @knot
    ## Kaksi taloasi
    Kummassakin enintään yksi okugata ja viisi soturia @bushi
    Yksi linna, daimion talossa, vain puolustukseen @fortress
    Varkaat vievät sotureita ja omaisuutta @thief
    ## Taistelu
    Shogunia tai linnan omistajaa vastaan @strength
    Yksi noppa kutakin 3 voimaa kohti, enintään 6; suurempi summa voittaa @strength
    Häviäjän daimion talo poistetaan @ronin
    ## Ninjat maksavat kunniaa
    Varas 10, mestarivaras 20: varasta 1 tai 2 korttia @thief
    Salamurhaaja 25: luvuilla 3–6 talo kaatuu, henkivartijan ohi 5–6 @assassin
    ## Häpäisy ja kasvojen säilytys
    Häpäisy: menetä 75 kunniaa tai talo seppukulla @dishonor
    Kasvojen säilytys: vain 30; hävitty taistelu ei vie taloa @save_face

## Kieltäytymiset

honor-refuse-no-card = Valitse ensin kortti.
honor-refuse-nothing-prepared = Mitään ei ole valmiina. Valitse ensin, mitä teet.
honor-refuse-no-target = Tämä kortti tarvitsee ensin kohteen.
honor-refuse-not-after = Sitä ei voi valmistella nyt: pelaa ensin valmis tai peru se.

refusal-nothing_to_take_back = Mitään ei voi perua: sattuma on ratkaissut tai jotain on paljastunut sen jälkeen.
refusal-standing_already = Tämä on jo pysyvä ohjeesi.
refusal-no_actions_left = Tähän tarvitaan { $needed ->
    [one] 1 korttitoiminto
   *[other] { $needed } korttitoimintoa
}, ja sinulla on jäljellä { $left }.
refusal-hand_full = Kätesi on täynnä (kortteja { $limit }). Pelaa tai poista ensin yksi.
refusal-nothing_to_draw = Nostettavaa ei ole.
refusal-not_in_hand = Sinulla ei ole korttia { $card }.
refusal-card_is_not_laid = Korttia { $card } ei pelata taloon.
refusal-house_has_no_room = Siellä ei ole tilaa kortille { $card }.
refusal-place_not_open = Et saa pelata sinne korttia { $card }.
refusal-card_is_no_thief = { $card } ei ole varas.
refusal-nothing_to_steal = Varastettavaa ei ole missään.
refusal-thefts_count = Valitse 1–{ $most } varastettavaa, ei { $thefts }.
refusal-not_to_be_stolen = { $card }: sitä ei voi varastaa sieltä.
refusal-card_is_no_assassin = { $card } ei ole salamurhaaja.
refusal-nobody_to_kill = Siellä ei ole ketään salamurhaajalle.
refusal-honor_too_low = Se maksaa { $cost } kunniaa, ja sinulla on { $honor }.
refusal-card_is_no_dishonor = { $card } ei häpäise ketään.
refusal-no_such_victim = Häpäise toinen pelaaja.
refusal-already_declared = Olet jo antanut julistuksen tällä vuorolla.
refusal-shogun_card_taken = Shogun on jo olemassa.
refusal-no_daimyo = Sinulla ei ole daimiota.
refusal-no_such_target = Valitse toinen pelaaja.
refusal-neither_shogun_nor_castle = Vain shogunia tai linnan omistajaa vastaan voi hyökätä.
refusal-must_become_shogun = Sinulla on tarpeeksi kunniaa ja shogun-kortti on vapaana: tämän vuoron julistuksesi on ryhtyä shoguniksi.
refusal-no_dice = Voimalla { $strength } sinulla ei ole noppia hyökkäykseen.
refusal-not_a_ronin = Vain ronin solmii liiton.
refusal-no_ally_to_be = Ronin voi liittoutua vain pelaajan kanssa, jolla on daimio eikä vielä liittolaista.
refusal-no_alliance = Sinulla ei ole liittoa.
refusal-already_leaving = Olet jo purkanut liiton.
refusal-no_save_face = Sinulla ei ole korttia Kasvojen säilytys.
refusal-seppuku_no_daimyo = Sinulla ei ole sellaista taloa.
refusal-deck = Tällä pakalla ei voi pelata: { $reason }

## Muistutukset ja opas

honor-owed-AskTurn = vuoro
honor-owed-AskSaveFace = vastaus kasvojen säilytyksestä
honor-owed-AskDishonor = vastaus häpäisyyn
honor-owed-AskCastle = päätös linnasta
