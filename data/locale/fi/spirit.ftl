### Samurai Spirit

title-spirit = Samurai Spirit

## Aulan valinnat

spirit-option-difficulty = Vaikeustaso
spirit-option-difficulty-easy = Helppo
spirit-option-difficulty-normal = Tavallinen
spirit-option-difficulty-hard = Vaikea
spirit-option-difficulty-heroic = Sankarillinen
spirit-option-samurai = Samurait
spirit-option-samurai-random = Arvotaan
spirit-option-samurai-chosen = Pelaajat valitsevat
spirit-option-support_tokens = Poissaolevien samuraiden tukimerkit
spirit-option-support_tokens-false = Vain 1 tai 2 pelaajalla
spirit-option-support_tokens-true = Kaikilla pelaajamäärillä (helpompi)
spirit-option-samurai_per_player = Yksin pelaava johtaa
spirit-option-samurai_per_player-2 = 2 samuraita
spirit-option-samurai_per_player-3 = 3 samuraita

## Pöydässä

spirit-my-plan = Samuraini
spirit-lobby-play = Kylää puolustetaan yhdessä: jutelkaa vapaasti.
spirit-opening-luck =
    Kaikki tämän pelin sattuma tulee yhdestä salaisesta luvusta. Sen sormenjälki (SHA-256) on `{ $commitment }`. Lopussa luku näytetään, ja kuka tahansa voi tarkistaa jokaisen kortin.
spirit-opening-plans = Vain pakkojen järjestys on salainen: voitatte tai häviätte yhdessä. Kysyn pöydässä ja kerron, mitä kukin valinta tekisi.
spirit-owed-AskSamurai = samurain valinta
spirit-owed-AskTokens = tukimerkit
spirit-owed-AskPenalty = rangaistus
spirit-owed-AskDefended = ryöstäjän poisto
spirit-owed-AskAction = vuoro
spirit-owed-AskSecondFight = toinen taistelu
spirit-owed-AskFace = kohdattava ryöstäjä
spirit-owed-AskKiai = kiai
spirit-owed-AskOrder = ryöstäjien järjestys

## Mitä on painettu

spirit-difficulty-easy = Helppo
spirit-difficulty-normal = Tavallinen
spirit-difficulty-hard = Vaikea
spirit-difficulty-heroic = Sankarillinen

spirit-name-heihachi = Heihachi
spirit-name-daisuke = Daisuke
spirit-name-gorobei = Gorobei
spirit-name-kanbei = Kanbei
spirit-name-kikuchiyo = Kikuchiyo
spirit-name-kyuzo = Kyuzo
spirit-name-katsushiro = Katsushiro

spirit-symbol-hat = viljelijä
spirit-symbol-farm = maatila
spirit-symbol-doll = perhe
spirit-flames = liekit

spirit-penalty-fire = barrikadi palaa, muuten maatila
spirit-penalty-wound = haava
spirit-penalty-infiltrate = päällimmäinen ryöstäjä hiipii tunkeilijoiden joukkoon
spirit-penalty-no-defend = tällä vuorolla ei saa torjua
spirit-penalty-no-support = tällä vuorolla ei saa tukea
spirit-penalty-left-draws = vasemman naapurin (myötäpäivään) on kohdattava ryöstäjä
spirit-penalty-right-draws = oikean naapurin (vastapäivään) on kohdattava ryöstäjä
spirit-penalty-must-pass = on pakko passata
spirit-penalty-reshuffle-discard = satunnainen poistettu ryöstäjä palaa pakkaan
spirit-penalty-no-talents = ei kykyjä eikä tukimerkkejä tällä vuorolla
spirit-penalty-discard-defender = yksi torjuttu ryöstäjä poistetaan
spirit-penalty-neighbour = ryöstäjän joutuu kohtaamaan { $neighbour }
spirit-penalty-twice = { $penalty } (kahdesti)

spirit-talent-send-even = lähettää parilliset ryöstäjät naapurille
spirit-talent-send-odd = lähettää parittomat ryöstäjät naapurille
spirit-talent-ignore-even = ohittaa parillisten ryöstäjien rangaistukset
spirit-talent-ignore-odd = ohittaa parittomien ryöstäjien rangaistukset
spirit-talent-fight-twice = taistella kahdesti vuorossa
spirit-talent-discard-same-value = poistaa nostetun ryöstäjän, jonka arvo on jo rivissä
spirit-talent-bury-and-redraw = panna nostetun ryöstäjän pakan pohjalle ja nostaa toisen

spirit-effect-build-barricade = rakenna barrikadi
spirit-effect-move-newest = siirrä rivin uusin ryöstäjä toiselle samuraille{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } kertaa)
}
spirit-effect-discard-stack = poista pakan { $cards } päällimmäistä ryöstäjää
spirit-effect-discard-intruders = poista { $cards } päällimmäistä tunkeilijaa
spirit-effect-discard-newest = poista rivin uusin ryöstäjä{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } kertaa)
}
spirit-effect-lend-token = valitse samurai, joka antaa tukimerkin toiselle
spirit-effect-order-stack = käännä pakan { $cards } päällimmäistä ryöstäjää ja järjestä ne
spirit-effect-heals = paranna haava
spirit-effect-barricade = rakenna barrikadi

spirit-farm-family-leaves = Sen alla: perhe lähtee.
spirit-farm-another-farm = Sen alla: toinenkin maatila menetetään.
spirit-farm-fire = Sen alla: barrikadi palaa, muuten maatila.
spirit-farm-wound = Sen alla: haava yhdelle samuraille.

spirit-family-heal = satunnainen haava paranee
spirit-family-barricade = barrikadi rakennetaan
spirit-family-intruder = päällimmäinen tunkeilija poistetaan

spirit-cause-penalty = rangaistus
spirit-cause-impossible = rangaistus ei ollut mahdollinen
spirit-cause-overrun = yli kiai-luvun
spirit-cause-farm = menetetty maatila
spirit-cause-undefended = puolustamatta
spirit-cause-intruder = liekehtivä tunkeilija
spirit-cause-kiai = kiai
spirit-cause-family = perhe

spirit-ending-stack-empty = ryöstäjäpakka on tyhjä
spirit-ending-all-passed = kaikki ovat passanneet

spirit-samurai-card = **{ $samurai }** · kyky: { $talent } · kiai { $human }: { $effect } · peto { $beast }: { $stronger }
spirit-nothing = ei mitään

## Otsikot

spirit-stage-setup = Samurait kokoontuvat
spirit-stage-turn = Kierros { $round }, { $several ->
    [yes] vuorot { $first }–{ $turn }
   *[no] vuoro { $turn }
} · { $player } ({ $samurai })
spirit-stage-round-end = Kierroksen { $round } loppu
spirit-stage-over = Kylän kohtalo

## Tarina: kierrokset ja vuorot

spirit-match-began = ⛩️ { $difficulty }. Kylässä: maatilat { $farms }, perheet { $families }, barrikadit { $barricades }.
spirit-samurai-taken = { $drawn ->
    [yes] 🎲 **{ $player }** arpoo:
   *[no] 🥋 **{ $player }** valitsee:
} { $samurai }
spirit-tokens-ready = 🔵 Poissaolevien samuraiden tukimerkit ovat valmiina: { $tokens }
spirit-round-began = 🌅 **Kierros { $round }**: ryöstäjiä tulee { $raiders }{ $joined ->
    [0] { "" }
   *[other] , niistä uusia { $joined }
}. **{ $player }** aloittaa.
spirit-turn-began = **Vuoro { $turn }**
spirit-tokens-used = 🔵 **{ $player }** käyttää { $count ->
    [one] tukimerkin
   *[other] tukimerkkejä
}: { $tokens }
spirit-supported = 🤝 **{ $player }** → **{ $receiver }**: tuki. Lainattu kyky seuraavaksi vuoroksi: { $talent }.
spirit-tokens-returned = 🔵 Pelaajalta **{ $player }** { $count ->
    [one] palaa tukimerkki
   *[other] palaavat tukimerkit
}: { $owners }
spirit-tokens-used-up = 🔵 { $count ->
    [one] Poissaolevan samurain käytetty tukimerkki
   *[other] Poissaolevien samuraiden käytetyt tukimerkit
} (**{ $player }**): { $samurai }
spirit-passed-over = { " " }({ $total }/{ $kiai })
spirit-passed = { $forced ->
    [yes] 🏳️ **{ $player }**: pakko passata{ $why }.
   *[no] 🏳️ **{ $player }** passaa.
}
spirit-left-open = { " " }Puolustamatta: { $symbols } – kierroksen lopussa menetys: { $costs }.
spirit-second-fight = ⚔️ **{ $player }** taistelee toisen kerran { $by }.
spirit-round-ended = **Kierros { $round } on päättynyt:** { $ending }.{ $rest ->
    [0] { "" }
   *[other] { " " }Pakasta siirtyy tunkeilijoihin: { $rest }.
}
spirit-undefended = { $symbol_key ->
    [hat] 👒 **{ $player }** jätti viljelijät puolustamatta
    [farm] 🏠 **{ $player }** jätti maatilat puolustamatta
   *[doll] 🎎 **{ $player }** jätti perheet puolustamatta
}
spirit-undefended-wound-taken = { " " }→ 🩸 { $wound }.
spirit-undefended-beast-awoke = { " " }→ 🐺 **2. haava: peto herää!** Kiai-luku on nyt { $kiai }
spirit-undefended-samurai-died = { " " }→ ☠️ **{ $player } kaatuu.**
spirit-undefended-farm-burned = { " " }→ 🏚️ **maatila menetetään.** Jäljellä: { $left }
spirit-undefended-family-lost = { " " }→ 💔 **perhe menetetään.** Jäljellä: { $left }
spirit-families-shown = 🎎 Perheet auttavat: { $families }.
spirit-idle-heal = 🎎 Perhe parantaisi haavan, mutta kenelläkään ei ole haavamerkkiä: mitään ei parane.
spirit-idle-barricade = 🎎 Perhe rakentaisi barrikadin, mutta barrikadien paikat ovat täynnä: uutta ei rakenneta.
spirit-idle-intruder = 🎎 Perhe poistaisi päällimmäisen tunkeilijan, mutta tunkeilijoita ei ole.
spirit-intruders-revealed = 👹 Tunkeilijat: { $raiders }. Liekkejä: { $flames }
spirit-no-intruders = 👹 Tunkeilijoita ei tullut.
spirit-match-won = 🏆 **Kylä on pelastettu!** Maatilat { $farms } + perheet { $families } + ei haavoittuneita { $unharmed } = **{ $score }**
spirit-match-lost = 🌑 **Kylä on menetetty:** { $reason }.
spirit-outcome-no-farm = viimeinen maatila menetettiin
spirit-outcome-no-family = viimeinen perhe lähti
spirit-outcome-samurai-died = samurai kuoli
spirit-ended-lost = **Hävisitte yhdessä:** kierros { $round }, { $reason }.
spirit-ended-won = **Voititte yhdessä: { $score }**

## Tarina: ryöstäjät, kyvyt ja kiai

spirit-raider-drawn = { $forced ->
    [yes] 🎴 **{ $player }** joutuu nostamaan: **{ $raider }**
   *[no] 🎴 **{ $player }** nostaa: **{ $raider }**
}
spirit-drawn-penalty = { " " }– { $sure ->
    [yes] rangaistus
   *[no] rangaistus kohdattuna
}: { $penalties }
spirit-by-own = kyvyllään
spirit-by-lent = tukimerkillä (**{ $player }**)
spirit-by-token = tukimerkillä ({ $samurai })
spirit-raider-confronted = ⚔️ **{ $player }** kohtaa sen: { $total } / { $kiai }{ $result ->
    [over] { " " }– liikaa!
   *[below] { "" }
}
spirit-raider-held-off = 🛡️ **{ $player }** torjuu sen ({ $symbol }).
spirit-raider-sent = ↪️ **{ $player }** lähettää sen eteenpäin { $by }: **{ $target }**
spirit-raider-discarded = 🗑️ **{ $player }** poistaa sen { $by }.
spirit-raider-buried = ⬇️ **{ $player }** panee sen pakan pohjalle { $by }.
spirit-kiai-reached = 💥 **KIAI!** **{ $player }**: summa on tasan { $total }.
spirit-kiai-skipped = 💤 { $possible ->
    [yes] **{ $player }** ei käytä kiaita.
   *[no] **{ $player }**: kiailla ei olisi vaikutusta.
}
spirit-stack-discarded = 🗑️ { $count ->
    [1] Kiai poisti pakan päältä: ryöstäjä { $raiders }
   *[other] Kiai poisti pakan päältä: ryöstäjät { $raiders }
}
spirit-intruders-discarded = 🗑️ { $count ->
    [1] Poistettu tunkeilija: ryöstäjä { $raiders }
   *[other] Poistetut tunkeilijat: ryöstäjät { $raiders }
}
spirit-newest-discarded = 🗑️ Kiai poisti rivistä (**{ $target }**): { $raider }. Summa nyt { $total }.
spirit-raider-moved = ↪️ { $raider } siirtyy: **{ $source }** (nyt { $total }) → **{ $target }**.
spirit-stack-turned-up = 👀 Käännetty pakasta: { $raiders }
spirit-stack-ordered = 👀 Kuvapuoli ylös pakan päällä, tässä järjestyksessä: { $raiders }
spirit-oldest-discarded = 🗑️ **{ $player }**: vanhin ryöstäjä poistetaan: { $raider }. Summa nyt { $total }.

## Tarina: rangaistukset, menetykset ja haavat

spirit-penalty-ignored = ✋ **{ $player }** ohittaa ryöstäjän { $raider } rangaistuksen ”{ $penalties }” { $by }.
spirit-penalty-suffered = ⚠️ **{ $player }**, ryöstäjän { $raider } rangaistus: { $penalty }{ $possible ->
    [yes] .
   *[no] { " " }– ei mahdollinen: { $instead }.
}
spirit-defended-discarded = 🗑️ **{ $player }** ei enää torju ryöstäjää { $raider }.
spirit-raider-reshuffled = 🔀 { $raider } palaa poistopakasta; pakka sekoitetaan.
spirit-raider-infiltrated = 🥷 Päällimmäinen ryöstäjä hiipii tunkeilijoiden joukkoon.
spirit-raider-infiltrated-seen = 🥷 { $raider } hiipii pakasta tunkeilijoiden joukkoon.
spirit-barricade-lost = 🔥 Barrikadi tuhoutuu ({ $cause }). Jäljellä: { $left }
spirit-barricades-lost = 🔥 Tuhoutuneet barrikadit: { $count } ({ $cause }). Jäljellä: { $left }
spirit-barricade-built = 🪵 Barrikadi rakennetaan ({ $cause }). Nyt: { $left }
spirit-farm-burned = 🏚️ **Maatila menetetään** ({ $cause }). Jäljellä: { $left }
spirit-farms-lost = 🏚️ **Menetetyt maatilat: { $count }** ({ $cause }). Jäljellä: { $left }
spirit-family-lost = 💔 **Perhe menetetään** ({ $cause }). Jäljellä: { $left }
spirit-bonus-lost = . Sen apu menetetään samalla (joka kierroksen lopussa: { $bonus }).
spirit-wound-taken = 🩸 **{ $player }**: { $wound } ({ $cause }).
spirit-beast-awoke = 🐺 **{ $player }: peto herää!** (2. haava, { $cause }) Kiai-luku on nyt { $kiai }
spirit-samurai-died = ☠️ **{ $player } kaatuu** ({ $cause }).
spirit-wound-healed = 🌿 **{ $player }**: haava paranee ({ $cause }).

## Mitä kukin valinta tekisi

spirit-total-below = summa { $total } / { $kiai }
spirit-total-kiai = summa { $total }: kiai!
spirit-total-over = { $total }/{ $kiai } 🔥 { $burns ->
    [barricade] barrikadi
    [last] maatila: TAPPIO
    [sealed] maatila: TAPPIO
   *[farm] maatila
}
spirit-total-lost = { $total }/{ $kiai } 🔥 TAPPIO
spirit-or-held-off = { $outcome } tai 🛡️
spirit-signs = 💥 kiai, 🔥 liikaa: jotakin palaa, 🛡️ siellä sen voi torjua
spirit-would-draw = nosta pakasta ({ $stack } jäljellä); kohdattuna { $kiai ->
    [0] { "" }
   *[other] { $kiai } tuo kiain{ $over ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $over ->
    [0] { "" }
   *[other] { $all ->
        [yes] mikä tahansa
       *[no] { $over } tai enemmän
    } polttaa { $burns ->
        [barricade] barrikadin
        [last] **viimeisen maatilan: kaikki häviävät**
        [sealed] maatilan: **puolustamatta jääneiden ({ $players }) kanssa kaikki häviävät**
       *[farm] maatilan
    }
}.
spirit-would-draw-far = nosta pakasta ({ $stack } jäljellä); yksikään ei riitä kiaihin.
spirit-would-draw-seen = nosta { $raider }, joka on näkyvissä; kohdattuna: { $outcome }
spirit-would-end = { " " }– sitten kierros päättyy
spirit-would-be = { " " }Mahdollisia kortteja on { $possible } – { $odds }.
spirit-odds-kiai = kiai: { $count }
spirit-odds-over = liikaa: { $count }
spirit-odds-defend = torjuttavissa: { $count }
spirit-odds-acting = rangaistus seuraavalla vuorollasi: { $count }
spirit-odds-losing = **kaikki häviävät siihen: { $count }**
spirit-would-pass = pois tältä kierrokselta; sen lopussa menetys: { $missing }{ $last ->
    [yes] . Kierros päättyy, ja { $stack ->
        [one] pakan viimeinen ryöstäjä siirtyy
       *[other] pakan kaikki { $stack } ryöstäjää siirtyvät
    } tunkeilijoiden joukkoon!
   *[no] .
}
spirit-would-storm = { " " }Tunkeilijoita on silloin { $count }, liekkejä niistä { $first ->
    [yes] kaikkien ryöstäjäkorttien mukaan
   *[no] tässä pelissä nähdyn mukaan
} { $flames }{ $sure ->
    [yes] : **kaikki häviävät**
   *[no] { " " }({ $stands }{ $discards ->
        [yes] ; perhe poistaa päällimmäisen ennen sitä
       *[no] { "" }
    })
}.
spirit-village-stands = { $built ->
    [yes] perheen sitä ennen rakentaman barrikadin kanssa kylä kestää { $count }
    [perhaps] kylä kestää { $count } tai enemmän, jos jäävä perhe auttaa
   *[no] kylä kestää { $count }
}
spirit-barricades-hold = { $count ->
    [0] { "" }
   *[other] { $built ->
        [yes] perheen sitä ennen rakentaman kanssa barrikadit kestävät { $count }
       *[no] barrikadit kestävät { $count }
    }; { "" }
}jokainen menetetty maatila tuo silloin lisää vahinkoa
spirit-fire = 🔥 Tunkeilijoita on nyt { $count }, liekkejä niistä { $first ->
    [yes] kaikkien ryöstäjäkorttien mukaan
   *[no] tässä pelissä nähdyn mukaan
} { $flames }; { $stands }.
spirit-missing-farm = { $left ->
    [1] **viimeinen maatila: kaikki häviävät**
   *[other] maatila
}
spirit-missing-doll = { $left ->
    [1] **viimeinen perhe: kaikki häviävät**
   *[other] perhe
}
spirit-doom-hat = ☠️ **Tämän kierroksen lopussa kaikki häviävät{ $heals ->
    [yes] , ellei haavaa paranneta sitä ennen
   *[no] { "" }
}:** neljäs haava, koska viljelijän paikalla ei torjuttu ryöstäjää ennen passaamista: { $players }.
spirit-doom-farm = 🌑 **Tämän kierroksen lopussa kaikki häviävät:** yhtään maatilaa ei jää.
spirit-doom-passed-farm = { " " }Maatilan paikalla ei torjuttu ryöstäjää ennen passaamista: { $players }.
spirit-doom-few-farm = { " " }Maatilan paikalla ei vielä torjuta ryöstäjää, eikä sopivia voi enää tulla tarpeeksi: { $players }.
spirit-doom-doll = 🌑 **Tämän kierroksen lopussa kaikki häviävät:** yhtään perhettä ei jää.
spirit-doom-fire = 🌑 **Tämän kierroksen lopussa kaikki häviävät:** tunkeilijoita on { $count }, liekkejä niistä { $flames }, ja kylä kestää enintään { $stands }.
spirit-doom-passed-doll = { " " }Perheen paikalla ei torjuttu ryöstäjää ennen passaamista: { $players }.
spirit-doom-few-doll = { " " }Perheen paikalla ei vielä torjuta ryöstäjää, eikä sopivia voi enää tulla tarpeeksi: { $players }.
spirit-peril = ⚠️ **Seuraavaan rangaistukseen ({ $player }) kaikki häviävät**, ellei rivin uusinta ryöstäjää, { $raider }, sitä ennen peitetä, poisteta tai ohiteta{ $heals ->
    [yes] , tämä kiai paranna haavaa
   *[no] { "" }
} tai kierros pääty.{ $soon ->
    [yes] { " " }Se tulee heti seuraavan vuoron alussa.
   *[no] { "" }
}
spirit-next-wound = { $wound ->
    [2] 2. haava (peto herää, kiai { $kiai })
    [3] 3. haava
    [4] **4. haava: kaikki häviävät**
   *[other] haava
}
spirit-unless-healed = { $wound }, ellei tämä kiai paranna sinua
spirit-next-ruin-last = **viimeinen maatila palaa: kaikki häviävät**
spirit-next-ruin-sealed = maatila palaa: **puolustamatta jääneiden ({ $players }) kanssa kaikki häviävät**
spirit-next-loses = { " " }⚠️ Seuraava vuoro ({ $player }) alkaa ryöstäjän { $raider } rangaistuksella: { $penalties }.
spirit-pass-wounds = { " " }⚠️ Kun olet poissa, ryöstäjän { $raider } seuraava rangaistus ({ $player }) on: { $wound }.
spirit-instead-left-draws = { $neighbour } on passannut, joten sen sijaan { $wound }
spirit-instead-right-draws = { $neighbour } on passannut, joten sen sijaan { $wound }
spirit-instead-discard-defender = ketään ei ole torjuttu, joten sen sijaan { $wound }
spirit-instead-reshuffle-discard = poistopakka on tyhjä, joten sen sijaan { $wound }

## Kysymykset

spirit-ask-samurai = **{ $player }**, valitse samuraisi tai arvo se.
    { $samurai }
spirit-ask-tokens = **{ $player }**, vuorosi alkaa. Mitä poissaolevien samuraiden tukimerkkejä käytät nyt? Kutakin saa käyttää kerran pelissä; se on voimassa tämän vuoron.
    { $tokens }
spirit-token-of = - **{ $samurai }**: { $talent }
spirit-ask-penalty = **{ $player }**, rivisi uusin ryöstäjä, { $raider }, tuo rangaistuksen: { $penalties }.
spirit-ask-defended = **{ $player }**, mikä torjumistasi ryöstäjistä poistetaan?
spirit-ask-action = **{ $player }**, on vuorosi: { $support ->
    [yes] taisteletko, tuetko vai passaatko
   *[no] taisteletko vai passaatko
}?
spirit-option-fight = ⚔️ **Taistele** – { $outlook }
spirit-option-support = 🤝 **Tue** – lainaa kykysi jonkun seuraavalle vuorolle ({ $talent }); { $slips }.
spirit-slips-unseen = päällimmäinen ryöstäjä hiipii tunkeilijoiden joukkoon
spirit-slips-seen = { $raider }, joka on näkyvissä pakan päällä, hiipii tunkeilijoiden joukkoon{ $fate ->
    [burns] { " " }ja polttaa kierroksen lopussa barrikadin, muuten maatilan
    [perhaps] { " " }ja polttaa kierroksen lopussa barrikadin, muuten maatilan, ellei sitä ennen sitä poisteta
    [discarded] { " " }eikä polta mitään, sillä perhe poistaa sen kierroksen lopussa
   *[nothing] { "" }
}
spirit-support-saves = { " " }Sillä voi ohittaa rangaistuksen, johon kaikki häviäisivät: { $players }.
spirit-support-last = { " " }Se on pakan viimeinen ryöstäjä: kierros päättyy, eikä kukaan ehdi käyttää kykyäsi.
spirit-support-over = { " " }Yli kiai-luvun, joten seuraavalla vuorolla on pakko passata eikä kyvystä ole hyötyä: { $players }.
spirit-support-idle = { " " }Nyt hyödytön, sillä rivin uusimmalla ryöstäjällä ei ole rangaistusta, jonka sillä voisi ohittaa: { $players }.
spirit-no-support = 🤝 Tukeminen ei ole mahdollista: { $why ->
    [lent] merkkisi on lainassa
    [barred] rangaistus kieltää sen
   *[alone] kierroksella ei ole enää muita
}.
spirit-barred = 🚫 Rangaistuksen vuoksi: { $penalties }.
spirit-option-pass = 🏳️ **Passaa** – { $outlook }
spirit-option-end = ⏳ **Päätä vuoro** – seuraava vuorosi alkaa ryöstäjän { $raider } rangaistuksella: { $penalties }.
spirit-ignorable = { $penalties } (kyvylläsi voit ohittaa sen)
spirit-pass-sure = 🏳️ **Passaatko?** Seuraus: { $outlook }
spirit-ask-second-fight = **{ $player }**, taisteletko toisen kerran?
spirit-ask-face = **{ $player }**, edessäsi on **{ $raider }**.
spirit-face-penalty = Jos kohtaat sen, jokainen vuorosi alkaa näin niin kauan kuin se on rivin uusin: { $penalties }.{ $defend ->
    [stays] { " " }Jos torjut sen, uusimpana pysyy { $newest }.
    [yes] { " " }Torjuttuna se ei tee mitään.
   *[no] { "" }
}
spirit-face-covers = Jos kohtaat sen, se peittää uusimman ryöstäjäsi, joka ei sitten tee mitään.{ $defend ->
    [stays] { " " }Jos torjut sen, uusimpana pysyy { $newest }.
   *[no] { "" }
}
spirit-face-kiai = 💥 Jos kohtaat sen, tulee kiai. Voit: { $effect }. Sitten vanhin ryöstäjäsi, { $raider }, poistuu: summa { $total } / { $kiai }.
spirit-ask-kiai = 💥 **{ $player }**, kiai, summa on { $kiai }! Halutessasi: { $effect }.
spirit-kiai-times = Käyttökertoja jäljellä: { $times }
spirit-kiai-oldest = Käytit tai et, vanhin ryöstäjäsi { $raider } lähtee sitten: summa { $total } / { $kiai }, uusin { $newest }.
spirit-kiai-newest = - **{ $player }** ilman ryöstäjää { $raider }: summa { $total } / { $kiai }, uusin { $newest }.
spirit-ask-order = **{ $player }**, missä järjestyksessä ne palaavat pakan päälle? Ensimmäinen nostetaan ensin.
    { $raiders }
spirit-turned-up = **{ $letter }** { $raider }, rangaistus: { $penalties }

spirit-button-counsel = 💡 { $answer }
spirit-guess = 💡 on arvioni sen perusteella, minkä kaikki näkevät.
spirit-button-draw-samurai = 🎲 Arvo
spirit-button-no-tokens = Säästä kaikki
spirit-button-ignore-penalty = Ohita rangaistus
spirit-button-ignore-lent = Ohita, merkki: { $player }
spirit-button-suffer-penalty = Kärsi: { $penalty }
spirit-button-suffer-first = Ensin: { $penalty }
spirit-button-wound = { $wound ->
    [2] haava → peto, kiai { $kiai }
    [3] 3. haava
    [4] 4. haava, TAPPIO
   *[other] haava
}
spirit-button-fire = { $burns ->
    [last] viimeinen tila, TAPPIO
    [sealed] maatila palaa, TAPPIO
    [both] barrikadi ja tila palavat
    [farm] { $times ->
        [1] maatila palaa
       *[other] maatiloja palaa: { $times }
    }
   *[barricade] { $times ->
        [1] barrikadi palaa
       *[other] barrikadeja palaa: { $times }
    }
}
spirit-button-penalty-infiltrate = yksi tunkeilija lisää
spirit-button-intruder = tunkeilija { $raider }
spirit-button-penalty-no-defend = ei torjuntaa nyt
spirit-button-penalty-no-support = ei tukea nyt
spirit-button-penalty-left-draws = { $neighbour } kohtaa
spirit-button-penalty-right-draws = { $neighbour } kohtaa
spirit-button-penalty-must-pass = on pakko passata
spirit-button-penalty-reshuffle-discard = ryöstäjä palaa pakkaan
spirit-button-penalty-no-talents = ei kykyjä eikä merkkejä
spirit-button-penalty-discard-defender = torjuttu poistetaan
spirit-button-fight = ⚔️ Taistele
spirit-button-support = 🤝 Tue: { $player }
spirit-button-pass = 🏳️ Passaa
spirit-button-fight-again = ⚔️ Taistele uudelleen
spirit-button-end-turn = Päätä vuoro
spirit-button-end-turn-by = Päätä vuoro: { $penalty }
spirit-button-confront = ⚔️ Kohtaa: { $outcome }
spirit-button-defend = 🛡️ Torju: { $symbol }
spirit-button-send-raider = ↪️ Lähetä: { $player } ({ $outcome })
spirit-button-discard-raider = Poista: arvo on jo rivissä
spirit-button-bury-raider = Pakan pohjalle, pidä seuraava
spirit-button-bury-raider-seen = Pakan pohjalle, sitten { $raider }
spirit-button-use-kiai = 💥 Käytä kiai
spirit-button-only-barricade = 🪵 Rakenna vain barrikadi
spirit-button-skip-kiai = Älä käytä
spirit-button-heal-wound = 🌿 Paranna: { $player }
spirit-button-heal-and-build = 🌿 Paranna: { $player }, rakenna barrikadi
spirit-button-discard-newest = { $player }: poista { $raider }, { $outcome }
spirit-select-tokens = Käytä nämä …
spirit-select-more-tokens = … tai nämä
spirit-select-move = { $player }: { $raider } (sitten { $outcome }) – kenelle?
spirit-select-lend = { $player } antaa: { $talent } – kenelle?
spirit-loan-useless = { $why ->
    [ends] ei hyötyä: kierros päättyy
    [idle] vielä ei hyötyä: ei ohitettavaa
   *[over] ei hyötyä: on pakko passata
}

## Tilanne ja kuvat

spirit-village = Maatilat { $farms }, perheet { $families }, barrikadit { $barricades } / { $limit }.
spirit-piles = Ryöstäjäpakka { $stack }, tunkeilijat { $intruders }, poistopakka { $discard }.
spirit-status-seen = Näkyvissä pakan päällä: { $raiders }
spirit-status-under = Pakan pohjalla tiedetään olevan, nostojärjestyksessä: { $raiders }
spirit-status-slipped = Nähty hiipivän tunkeilijoiden joukkoon: { $raiders }
spirit-status-reserve = Tukimerkkejä valmiina: { $tokens }
spirit-status-discard = Poistopakka: { $raiders }
spirit-status-sure = Varmasti pakassa tai tunkeilijoissa: { $values }; liekkejä { $flames }.
spirit-status-perhaps = Vielä näkemättömät: { $values }; liekkejä { $flames }. Niistä pakassa ja tunkeilijoissa on { $dealt }, muut laatikossa.
spirit-status-lent = Tukimerkkejä täällä: { $tokens }.
spirit-status-passed = Passannut.
spirit-newest = { " " }(uusin: { $penalties })
spirit-line-empty = tyhjä
spirit-holds-nobody = ei ketään
spirit-side-human = ihminen
spirit-side-beast = peto
spirit-standing-of = **{ $player }** – { $samurai } ({ $side }): **{ $total }** / { $kiai }, haavoja { $wounds } / 4, rivi { $line }, torjuu: { $held }.
spirit-alt-samurai = { $player } ({ $samurai }, { $side }): { $total } / { $kiai }, haavoja { $wounds }, rivi { $line }, torjuu: { $held }.
spirit-alt-opponent = Kohdattavana: { $raider }.
spirit-hand-none = Sinulla ei ole paikkaa tässä pelissä.
spirit-hand-heading = Tässä pelissä mikään ei ole salaista. Samuraisi:
spirit-label-round = Kierros { $round }
spirit-label-setup = Valmistelu
spirit-label-stack = Ryöstäjät
spirit-label-intruders = Tunkeilijat
spirit-label-discard = Poistetut
spirit-label-faced = Kohdattavana
spirit-label-drawn = Viimeksi nostettu
spirit-label-flames = liekit: tunkeilijana polttaa barrikadin, muuten maatilan
spirit-label-passed = passannut: ei enää vuoroja tällä kierroksella
spirit-label-victory = Kylä on pelastettu
spirit-label-defeat = Kylä on menetetty

## Mitä uutta, lyhyesti

spirit-recap-village = 🏘️ { $changes }
spirit-recap-farms = maatilat { $count }
spirit-recap-families = perheet { $count }
spirit-recap-barricades = barrikadit { $count }
spirit-recap-raiders = ⚔️ Ryöstäjät: kohdattu { $confronted }, torjuttu { $held }, tunkeilijoihin { $slipped }, kiai { $kiais }
spirit-recap-wounds = 🩸 Haavat: { $changes }
spirit-recap-passed = 🏳️ Passanneet: { $players }

## Selitetyt sanat: mitä asia tekee, yhdellä lauseella

spirit-term-confront = kohdata
spirit-term-confront-means = Nostettu ryöstäjä menee laudan oikealle puolelle riviin, ja sen arvo lisätään summaan.
spirit-term-hold-off = torjua
spirit-term-hold-off-means = Nostettu ryöstäjä, jolla on viljelijä (hattu), maatila tai perhe (nukke), menee sen sijaan vasemmalle, jos paikka on vapaa; summa ei kasva.
spirit-symbol-hat-means = Samurai, joka ei ole torjunut sinne ketään, saa kierroksen lopussa haavan.
spirit-symbol-farm-means = Jokainen samurai, joka ei ole torjunut sinne ketään, maksaa kylälle kierroksen lopussa maatilan.
spirit-symbol-doll-means = Jokainen samurai, joka ei ole torjunut sinne ketään, maksaa kylälle kierroksen lopussa perheen.
spirit-flames-means = Tunkeilijoissa liekehtivä ryöstäjä polttaa kierroksen lopussa barrikadin, muuten maatilan; muualla liekit eivät tee mitään.
spirit-term-talent = kyky
spirit-term-talent-means = Mitä samuraisi saa tehdä nostetuille ryöstäjille tai rangaistuksille; pakko ei ole koskaan.
spirit-term-kiai = kiai
spirit-term-kiai-means = Kun summasi on tasan kiai-luku, voit käyttää samuraisi vaikutuksen, ja vanhin ryöstäjä lähtee riviltäsi.
spirit-term-penalty = rangaistus
spirit-term-penalty-means = Rivisi uusin ryöstäjä tekee vahinkoa vuorosi alussa; jos se ei ole mahdollista, saat haavan.
spirit-term-beast = peto
spirit-term-beast-means = Laudan toinen puoli kahden haavan jälkeen: suurempi kiai-luku ja vahvempi vaikutus.
spirit-term-wound = haava
spirit-term-wound-means = Toinen kääntää lautasi pedoksi; neljännestä samurai kuolee, ja kaikki häviävät.
spirit-term-support-token = tukimerkki
spirit-term-support-token-means = Toiselle samuraille annettuna se lainaa kykysi hänen seuraavaksi vuorokseen.
spirit-term-barricade = barrikadi
spirit-term-barricade-means = Se palaa maatilan sijasta, kun samurai ylittää kiai-luvun, tulesta ja liekehtivistä tunkeilijoista.
spirit-term-intruder = tunkeilijat
spirit-term-intruder-means = Ryöstäjät, jotka hiipivät kylään kenenkään näkemättä; kierroksen lopussa jokainen liekehtivä polttaa barrikadin, muuten maatilan.
spirit-term-family = kylän perheet
spirit-term-family-means = Jäljellä olevat auttavat kierroksen lopussa, mutta eivät sankarillisessa pelissä; ilman perheitä kaikki häviävät.

## Miksi: vaiheen laskut ja säännöt

spirit-why-raider-confronted = Pelaajan { $player } rivin summa on ryöstäjän { $raider } kanssa { $total }; kiai-luku on { $kiai }: { $result ->
    [below] sen alle, ei mitään.
    [kiai] tasan, kiai.
   *[over] sen yli, barrikadi tuhoutuu, muuten maatila.
}
spirit-why-penalty-suffered = { $raider } on pelaajan { $player } rivin uusin ryöstäjä: sen rangaistus tulee vuoron alussa.
spirit-why-passed = { $forced ->
    [yes] { $player } on yli kiai-luvun tai päällikkö vaatii sitä, ja hänen on passattava.
   *[no] { $player } päätti passata: ei kortteja, rangaistuksia eikä kiaita ennen kierroksen loppua.
}
spirit-why-barricade-lost = Barrikadi tuhoutuu maatilan sijasta niin kauan kuin niitä on: { $cause }. Jäljellä: { $left }
spirit-why-farm-burned = Maatila menetetään: { $cause }. Jäljellä: { $left }; ilman maatiloja kaikki häviävät.
spirit-why-family-lost = Perhe lähtee: { $cause }. Jäljellä: { $left }; ilman perheitä kaikki häviävät.
spirit-why-wound-taken = { $player } saa haavan: { $cause }. Toinen haava kääntää laudan, neljäs tappaa.
spirit-why-beast-awoke = { $player } saa toisen haavan: { $cause }. Lauta kääntyy pedoksi, jonka kiai-luku on { $kiai }; jos summa on sama, tulee kiai.
spirit-why-undefended = { $player } ei ole torjunut ketään kierroksen päättyessä: { $symbol }.
spirit-why-families-shown = Kierroksen päättyessä jokainen jäljellä oleva perhe auttaa kerran, ennen tunkeilijoita: { $families }.
spirit-why-intruders-revealed = Jokainen liekehtivä polttaa barrikadin; jos niitä ei ole, maatilan: { $raiders }.
spirit-why-no-intruders = Jokainen liekehtivä tunkeilija polttaisi barrikadin; yhtään ei tullut.
spirit-why-match-ended = Maatilat { $farms } + perheet { $families } + 1, jos kukaan ei ole haavoittunut: pisteet. Ilman maatiloja tai perheitä tai samurain kuoltua kaikki häviävät.

## Peli yhdessä kuvassa: paneelit, ja rivit merkin nimen kanssa

spirit-summary =
    ## Kolme kierrosta, kaikki yhdessä
    Kaikki voittavat, jos kylä on pystyssä kolmannen kierroksen jälkeen @farm
    Kaikki häviävät ilman maatiloja tai perheitä tai jos samurai kuolee @doll
    ## Vuorosi
    Ensin rivisi uusimman ryöstäjän rangaistus @drop
    Taistele: nosta ryöstäjä, kohtaa se tai torju @star
    Tue: lainaa kykysi; päällimmäinen ryöstäjä hiipii sisään @infiltrate
    Passaa: poissa kierroksen loppuun @flag
    ## Kohtaa: arvo lisätään summaan
    Alle kiai-luvun: ei mitään @dry
    Tasan: kiai, käytä vaikutus; vanhin ryöstäjä lähtee @star
    Yli: barrikadi palaa, muuten maatila @flame
    ## Torju: merkki vapaalle paikalle
    Ei hattua kierroksen lopussa: haava @hat
    Ei maatilaa: maatila menetetään @farm
    Ei nukkea: perhe lähtee @doll
    ## Kierroksen lopussa
    Jäljellä olevat perheet auttavat, eivät sankarillisessa pelissä @doll
    Liekehtivät tunkeilijat polttavat barrikadeja, sitten maatiloja @flame
    Luutnantit tulevat 2. kierroksella, päälliköt 3. kierroksella @infiltrate
    ## Haavat
    Toinen: lautasi kääntyy pedoksi, joka on vahvempi @drop
    Neljäs: samurai kuolee @ruin

## Kiellot


refusal-spirit_samurai_taken = Tämä samurai on jo varattu. Valitse toinen.
refusal-spirit_tokens_not_there = Nämä tukimerkit eivät ole valmiina.
refusal-spirit_no_talent = Mikään kykysi ei salli tätä nyt.
refusal-spirit_cannot_support = Tätä samuraita ei voi nyt tukea.
refusal-spirit_cannot_defend = Tätä ryöstäjää ei voi nyt torjua: paikka on varattu, merkkiä ei ole tai rangaistus kieltää sen.
refusal-spirit_kiai_not_like_this = Kiaita ei voi käyttää näin. Valitse jokin näytetyistä.
refusal-spirit_not_these_raiders = Nämä eivät ole käännettyjä ryöstäjiä.
refusal-spirit_samurai_per_player = Yksin pelaava johtaa 2 tai 3 samuraita, ei { $samurai }.
