### Samurai Spirit

title-spirit = Samurai Spirit

## Volby v lobby

spirit-option-difficulty = Obtížnost
spirit-option-difficulty-easy = Snadná
spirit-option-difficulty-normal = Normální
spirit-option-difficulty-hard = Těžká
spirit-option-difficulty-heroic = Hrdinská
spirit-option-samurai = Samurajové
spirit-option-samurai-random = Náhodně
spirit-option-samurai-chosen = Vyberou si hráči
spirit-option-support_tokens = Žetony podpory nepřítomných samurajů
spirit-option-support_tokens-false = Jen při 1 nebo 2 hráčích
spirit-option-support_tokens-true = Při každém počtu hráčů (snazší)
spirit-option-samurai_per_player = Jediný hráč vede
spirit-option-samurai_per_player-2 = 2 samuraje
spirit-option-samurai_per_player-3 = 3 samuraje

## U stolu

spirit-my-plan = Můj samuraj
spirit-lobby-play = Vesnici bráníte společně: mluvte spolu, jak chcete.
spirit-opening-luck =
    Veškerá náhoda této partie pochází z jednoho tajného čísla. Jeho otisk (SHA-256) je `{ $commitment }`. Na konci se číslo ukáže a každý může ověřit každou kartu.
spirit-opening-plans = Tajné je jen pořadí karet v balíčcích: vyhrajete, nebo prohrajete společně. Ptám se u stolu a říkám, co která volba způsobí.
spirit-owed-AskSamurai = volba samuraje
spirit-owed-AskTokens = žetony podpory
spirit-owed-AskPenalty = penalta
spirit-owed-AskDefended = odhození nájezdníka
spirit-owed-AskAction = tah
spirit-owed-AskSecondFight = druhý boj
spirit-owed-AskFace = volba proti nájezdníkovi
spirit-owed-AskKiai = kiai
spirit-owed-AskOrder = pořadí nájezdníků

## Co je vytištěno

spirit-difficulty-easy = Snadná
spirit-difficulty-normal = Normální
spirit-difficulty-hard = Těžká
spirit-difficulty-heroic = Hrdinská

spirit-name-heihachi = Heihachi
spirit-name-daisuke = Daisuke
spirit-name-gorobei = Gorobei
spirit-name-kanbei = Kanbei
spirit-name-kikuchiyo = Kikuchiyo
spirit-name-kyuzo = Kyuzo
spirit-name-katsushiro = Katsushiro

spirit-symbol-hat = rolník
spirit-symbol-farm = farma
spirit-symbol-doll = rodina
spirit-flames = plameny

spirit-penalty-fire = shoří barikáda, jinak farma
spirit-penalty-wound = zranění
spirit-penalty-infiltrate = horní nájezdník jde nepozorován k plenitelům
spirit-penalty-no-defend = v tomto tahu se nelze bránit
spirit-penalty-no-support = v tomto tahu nelze podpořit
spirit-penalty-left-draws = levý soused (po směru hodin) musí čelit nájezdníkovi
spirit-penalty-right-draws = pravý soused (proti směru hodin) musí čelit nájezdníkovi
spirit-penalty-must-pass = povinný pas
spirit-penalty-reshuffle-discard = náhodný odhozený nájezdník se vrací do balíčku
spirit-penalty-no-talents = v tomto tahu žádné talenty ani žetony podpory
spirit-penalty-discard-defender = jeden odražený nájezdník se odhazuje
spirit-penalty-neighbour = nájezdníkovi musí čelit { $neighbour }
spirit-penalty-twice = { $penalty } (dvakrát)

spirit-talent-send-even = posílat sudé nájezdníky sousedovi
spirit-talent-send-odd = posílat liché nájezdníky sousedovi
spirit-talent-ignore-even = ignorovat penalty sudých nájezdníků
spirit-talent-ignore-odd = ignorovat penalty lichých nájezdníků
spirit-talent-fight-twice = bojovat dvakrát v jednom tahu
spirit-talent-discard-same-value = zahodit taženého nájezdníka, jehož síla je už v zástupu
spirit-talent-bury-and-redraw = vsunout taženého nájezdníka dospod balíčku a táhnout jiného

spirit-effect-build-barricade = přidat barikádu
spirit-effect-move-newest = dát posledního nájezdníka ze zástupu jinému samuraji{ $times ->
    [1] { "" }
   *[other] { " " }({ $times }×)
}
spirit-effect-discard-stack = odhodit { $cards } horní nájezdníky z balíčku
spirit-effect-discard-intruders = odhodit { $cards } horní plenitele
spirit-effect-discard-newest = odhodit posledního nájezdníka z něčího zástupu{ $times ->
    [1] { "" }
   *[other] { " " }({ $times }×)
}
spirit-effect-lend-token = předat žeton podpory některého samuraje jinému
spirit-effect-order-stack = obrátit { $cards } horní nájezdníky balíčku a uspořádat je
spirit-effect-heals = odstranit zranění
spirit-effect-barricade = přidat barikádu

spirit-farm-family-leaves = Pod ní: odchází rodina.
spirit-farm-another-farm = Pod ní: padá další farma.
spirit-farm-fire = Pod ní: shoří barikáda, jinak farma.
spirit-farm-wound = Pod ní: zranění pro jednoho samuraje.

spirit-family-heal = odstraňuje se náhodné zranění
spirit-family-barricade = přibývá barikáda
spirit-family-intruder = horní plenitel se odhazuje

spirit-cause-penalty = penalta
spirit-cause-impossible = penaltu nelze uplatnit
spirit-cause-overrun = nad číslem kiai
spirit-cause-farm = ztracená farma
spirit-cause-undefended = bez obrany
spirit-cause-intruder = plenitel s plameny
spirit-cause-kiai = kiai
spirit-cause-family = rodina

spirit-ending-stack-empty = balíček nájezdníků je prázdný
spirit-ending-all-passed = všichni pasovali

spirit-samurai-card = **{ $samurai }** · talent: { $talent } · kiai { $human }: { $effect } · zvíře { $beast }: { $stronger }
spirit-nothing = nic

## Nadpisy

spirit-stage-setup = Samurajové se scházejí
spirit-stage-turn = { $round }. kolo, { $several ->
    [yes] { $first }.–{ $turn }. tah
   *[no] { $turn }. tah
} · { $player } ({ $samurai })
spirit-stage-round-end = Konec { $round }. kola
spirit-stage-over = Osud vesnice

## Příběh: kola a tahy

spirit-match-began = ⛩️ Obtížnost: { $difficulty }. Ve vesnici: farmy { $farms }, rodiny { $families }, barikády { $barricades }.
spirit-samurai-taken = { $drawn ->
    [yes] 🎲 **{ $player }** losuje:
   *[no] 🥋 **{ $player }** si vybírá:
} { $samurai }
spirit-tokens-ready = 🔵 Připravené žetony podpory nepřítomných samurajů: { $tokens }
spirit-round-began = 🌅 **{ $round }. kolo**: { $raiders ->
    [one] přichází { $raiders } nájezdník
    [few] přicházejí { $raiders } nájezdníci
   *[other] přichází { $raiders } nájezdníků
}{ $joined ->
    [0] { "" }
   *[other] , z toho nově { $joined }
}. Začíná **{ $player }**.
spirit-turn-began = **{ $turn }. tah**
spirit-tokens-used = 🔵 **{ $player }** používá { $count ->
    [one] žeton podpory
   *[other] žetony podpory
}: { $tokens }
spirit-supported = 🤝 **{ $player }** podporuje hráče **{ $receiver }** talentem na příští tah: { $talent }.
spirit-tokens-returned = 🔵 Od hráče **{ $player }** se { $count ->
    [one] vrací žeton podpory
   *[other] vracejí žetony podpory
}: { $owners }
spirit-tokens-used-up = 🔵 { $count ->
    [one] Využitý žeton podpory nepřítomného samuraje
   *[other] Využité žetony podpory nepřítomných samurajů
} (**{ $player }**): { $samurai }
spirit-passed-over = { " " }({ $total } z { $kiai })
spirit-passed = { $forced ->
    [yes] 🏳️ **{ $player }** musí pasovat{ $why }.
   *[no] 🏳️ **{ $player }** pasuje.
}
spirit-left-open = { " " }Bez odraženého nájezdníka: { $symbols } – na konci kola to stojí: { $costs }.
spirit-second-fight = ⚔️ **{ $player }** bojuje podruhé, { $by }.
spirit-round-ended = **Konec { $round }. kola:** { $ending }.{ $rest ->
    [0] { "" }
   [one] { " " }{ $rest } nájezdník z balíčku přechází k plenitelům.
    [few] { " " }{ $rest } nájezdníci z balíčku přecházejí k plenitelům.
   *[other] { " " }{ $rest } nájezdníků z balíčku přechází k plenitelům.
}
spirit-undefended = { $symbol_key ->
    [hat] 👒 **{ $player }** nechává rolníky bez obrany
    [farm] 🏠 **{ $player }** nechává farmy bez obrany
   *[doll] 🎎 **{ $player }** nechává rodiny bez obrany
}
spirit-undefended-wound-taken = { " " }→ 🩸 { $wound }.
spirit-undefended-beast-awoke = { " " }→ 🐺 **2. zranění: zvíře procitlo!** Číslo kiai je teď { $kiai }
spirit-undefended-samurai-died = { " " }→ ☠️ **{ $player } umírá.**
spirit-undefended-farm-burned = { " " }→ 🏚️ **farma je ztracena.** Zbývá: { $left }
spirit-undefended-family-lost = { " " }→ 💔 **rodina je ztracena.** Zbývá: { $left }
spirit-families-shown = 🎎 Rodiny pomáhají: { $families }.
spirit-idle-heal = 🎎 Rodina by odstranila zranění, ale nikdo nemá žeton zranění: neléčí se nic.
spirit-idle-barricade = 🎎 Rodina by přidala barikádu, ale řada je plná: žádná nepřibývá.
spirit-idle-intruder = 🎎 Rodina by odhodila horního plenitele, ale žádný tu není.
spirit-intruders-revealed = 👹 Plenitelé: { $raiders }. S plameny: { $flames }
spirit-no-intruders = 👹 Žádní plenitelé nepřišli.
spirit-match-won = 🏆 **Vesnice je zachráněna!** Farmy { $farms } + rodiny { $families } + bez zranění { $unharmed } = **{ $score }**
spirit-match-lost = 🌑 **Vesnice je ztracena:** { $reason }.
spirit-outcome-no-farm = padla poslední farma
spirit-outcome-no-family = odešla poslední rodina
spirit-outcome-samurai-died = zemřel samuraj
spirit-ended-lost = **Prohráli jste společně:** { $round }. kolo, { $reason }.
spirit-ended-won = **Vyhráli jste společně: { $score }**

## Příběh: nájezdníci, talenty a kiai

spirit-raider-drawn = { $forced ->
    [yes] 🎴 **{ $player }** musí táhnout: **{ $raider }**
   *[no] 🎴 **{ $player }** táhne: **{ $raider }**
}
spirit-drawn-penalty = { " " }– { $sure ->
    [yes] penalta
   *[no] penalta, bude-li v zástupu
}: { $penalties }
spirit-by-own = díky talentu
spirit-by-lent = díky žetonu podpory (**{ $player }**)
spirit-by-token = díky žetonu podpory ({ $samurai })
spirit-raider-confronted = ⚔️ **{ $player }** mu čelí: { $total } z { $kiai }{ $result ->
    [over] { " " }– příliš mnoho!
   *[below] { "" }
}
spirit-raider-held-off = 🛡️ **{ $player }** se brání ({ $symbol }).
spirit-raider-sent = ↪️ **{ $player }** ho posílá dál: **{ $target }**, { $by }.
spirit-raider-discarded = 🗑️ **{ $player }** ho zahazuje { $by }.
spirit-raider-buried = ⬇️ **{ $player }** ho vsouvá dospod balíčku { $by }.
spirit-kiai-reached = 💥 **KIAI!** **{ $player }** stojí přesně na { $total }.
spirit-kiai-skipped = 💤 { $possible ->
    [yes] **{ $player }** kiai nevyužívá.
   *[no] Kiai hráče **{ $player }** tu nemá co způsobit.
}
spirit-stack-discarded = 🗑️ { $count ->
    [1] Díky kiai odhozen z balíčku nájezdník { $raiders }
   *[other] Díky kiai odhozeni z balíčku nájezdníci { $raiders }
}
spirit-intruders-discarded = 🗑️ { $count ->
    [1] Odhozený plenitel: nájezdník { $raiders }
   *[other] Odhození plenitelé: nájezdníci { $raiders }
}
spirit-newest-discarded = 🗑️ Díky kiai odhozen ze zástupu hráče **{ $target }**: { $raider }. Součet je teď { $total }.
spirit-raider-moved = ↪️ { $raider } přechází: **{ $source }** (teď { $total }) → **{ $target }**.
spirit-stack-turned-up = 👀 Obráceno z balíčku: { $raiders }
spirit-stack-ordered = 👀 Lícem vzhůru na balíčku, v tomto pořadí: { $raiders }
spirit-oldest-discarded = 🗑️ Nejstarší nájezdník hráče **{ $player }** se odhazuje: { $raider }. Součet je teď { $total }.

## Příběh: penalty, ztráty a zranění

spirit-penalty-ignored = ✋ **{ $player }** ignoruje penaltu nájezdníka { $raider }, „{ $penalties }“, { $by }.
spirit-penalty-suffered = ⚠️ Penalta nájezdníka { $raider } (**{ $player }**): { $penalty }{ $possible ->
    [yes] .
   *[no] { " " }– nelze uplatnit: { $instead }.
}
spirit-defended-discarded = 🗑️ **{ $player }** odhazuje odraženého nájezdníka: { $raider }.
spirit-raider-reshuffled = 🔀 { $raider } se vrací z odhazovací hromádky; balíček se zamíchá.
spirit-raider-infiltrated = 🥷 Horní nájezdník proniká nepozorován k plenitelům.
spirit-raider-infiltrated-seen = 🥷 { $raider } proniká z balíčku k plenitelům.
spirit-barricade-lost = 🔥 Barikáda je zničena ({ $cause }). Zbývá: { $left }
spirit-barricades-lost = 🔥 Zničené barikády: { $count } ({ $cause }). Zbývá: { $left }
spirit-barricade-built = 🪵 Nová barikáda ({ $cause }). Teď: { $left }
spirit-farm-burned = 🏚️ **Farma je ztracena** ({ $cause }). Zbývá: { $left }
spirit-farms-lost = 🏚️ **Ztracené farmy: { $count }** ({ $cause }). Zbývá: { $left }
spirit-family-lost = 💔 **Rodina je ztracena** ({ $cause }). Zbývá: { $left }
spirit-bonus-lost = . Její pomoc odchází s ní (na konci každého kola: { $bonus }).
spirit-wound-taken = 🩸 **{ $player }** má { $wound } ({ $cause }).
spirit-beast-awoke = 🐺 **{ $player }: zvíře procitlo!** (2. zranění, { $cause }) Číslo kiai je teď { $kiai }
spirit-samurai-died = ☠️ **{ $player } umírá** ({ $cause }).
spirit-wound-healed = 🌿 **{ $player }** má o zranění méně ({ $cause }).

## Co která volba způsobí

spirit-total-below = součet { $total } z { $kiai }
spirit-total-kiai = součet { $total }, kiai!
spirit-total-over = { $total }/{ $kiai } 🔥 { $burns ->
    [barricade] barikáda
    [last] farma: PROHRA
    [sealed] farma: PROHRA
   *[farm] farma
}
spirit-total-lost = { $total }/{ $kiai } 🔥 PROHRA
spirit-or-held-off = { $outcome } nebo 🛡️
spirit-signs = 💥 kiai, 🔥 příliš mnoho: něco shoří, 🛡️ tam ho lze odrazit
spirit-would-draw = táhnete z balíčku (karet: { $stack }); { $kiai ->
    [0] { "" }
   *[other] síla { $kiai } v zástupu znamená kiai{ $over ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $over ->
    [0] { "" }
   *[other] { $all ->
        [yes] s kýmkoli v zástupu
       *[no] od síly { $over }
    } shoří { $burns ->
        [barricade] barikáda
        [last] **poslední farma: všichni prohrají**
        [sealed] farma: **s těmi, které nebrání { $players }, všichni prohrají**
       *[farm] farma
    }
}.
spirit-would-draw-far = táhnete z balíčku (karet: { $stack }); na kiai nestačí žádný nájezdník.
spirit-would-draw-seen = táhnete nájezdníka { $raider }, který leží odkrytý; když mu budete čelit: { $outcome }
spirit-would-end = { " " }– pak kolo končí
spirit-would-be = { " " }Možných karet je { $possible } – { $odds }.
spirit-odds-kiai = kiai: { $count }
spirit-odds-over = nad číslo kiai: { $count }
spirit-odds-defend = lze odrazit: { $count }
spirit-odds-acting = s penaltou pro váš příští tah: { $count }
spirit-odds-losing = **všichni kvůli ní prohrají: { $count }**
spirit-would-pass = kolo pro vás končí; na jeho konci vás to stojí: { $missing }{ $last ->
    [yes] . Kolo tím skončí a k plenitelům { $stack ->
        [one] přejde { $stack } nájezdník
        [few] přejdou { $stack } nájezdníci
       *[other] přejde { $stack } nájezdníků
    } z balíčku!
   *[no] .
}
spirit-would-storm = { " " }Plenitelů pak bude { $count }, plameny z nich má { $first ->
    [yes] podle všech karet nájezdníků
   *[no] podle toho, co tato partie ukázala,
} { $flames }{ $sure ->
    [yes] : **všichni prohrají**
   *[no] { " " }({ $stands }{ $discards ->
        [yes] ; horního předtím odhodí rodina
       *[no] { "" }
    })
}.
spirit-village-stands = { $built ->
    [yes] s barikádou, kterou předtím přidá rodina, jich vesnice vydrží { $count }
    [perhaps] vesnice jich vydrží { $count }, nebo víc, pokud pomůže rodina, která zůstane
   *[no] vesnice jich vydrží { $count }
}
spirit-barricades-hold = { $count ->
    [0] { "" }
   *[other] { $built ->
        [yes] i s tou, kterou předtím přidá rodina, jich barikády zadrží { $count }
       *[no] barikády jich zadrží { $count }
    }; { "" }
}každá ztracená farma pak uškodí ještě víc
spirit-fire = 🔥 Plenitelů je zatím { $count }, plameny z nich má { $first ->
    [yes] podle všech karet nájezdníků
   *[no] podle toho, co tato partie ukázala,
} { $flames }; { $stands }.
spirit-missing-farm = { $left ->
    [1] **poslední farma: všichni prohrají**
   *[other] farma
}
spirit-missing-doll = { $left ->
    [1] **poslední rodina: všichni prohrají**
   *[other] rodina
}
spirit-doom-hat = ☠️ **Na konci tohoto kola všichni prohrají{ $heals ->
    [yes] , pokud se dříve nevyléčí zranění
   *[no] { "" }
}:** čtvrté zranění, pas bez nájezdníka odraženého u rolníka: { $players }.
spirit-doom-farm = 🌑 **Na konci tohoto kola všichni prohrají:** nezbude žádná farma.
spirit-doom-passed-farm = { " " }Pas bez nájezdníka odraženého u farmy: { $players }.
spirit-doom-few-farm = { " " }Zatím bez nájezdníka odraženého u farmy, a dost jich už přijít nemůže: { $players }.
spirit-doom-doll = 🌑 **Na konci tohoto kola všichni prohrají:** nezbude žádná rodina.
spirit-doom-fire = 🌑 **Na konci tohoto kola všichni prohrají:** plameny má { $flames } z { $count } plenitelů a vesnice jich vydrží nejvýš { $stands }.
spirit-doom-passed-doll = { " " }Pas bez nájezdníka odraženého u rodiny: { $players }.
spirit-doom-few-doll = { " " }Zatím bez nájezdníka odraženého u rodiny, a dost jich už přijít nemůže: { $players }.
spirit-peril = ⚠️ **Příští penaltou hráče { $player } všichni prohrají**, leda že předtím bude poslední nájezdník toho zástupu ({ $raider }) zakryt či odstraněn, jeho penalta ignorována{ $heals ->
    [yes] , zranění vyléčeno tímto kiai
   *[no] { "" }
} nebo kolo ukončeno.{ $soon ->
    [yes] { " " }Přijde hned na začátku příštího tahu.
   *[no] { "" }
}
spirit-next-wound = { $wound ->
    [2] 2. zranění (zvíře procitne, kiai { $kiai })
    [3] 3. zranění
    [4] **4. zranění: všichni prohrají**
   *[other] zranění
}
spirit-unless-healed = { $wound }, leda že vás toto kiai vyléčí
spirit-next-ruin-last = **shoří poslední farma: všichni prohrají**
spirit-next-ruin-sealed = shoří farma: **s těmi, které nebrání { $players }, všichni prohrají**
spirit-next-loses = { " " }⚠️ Tah po vás ({ $player }) začne penaltou nájezdníka { $raider }: { $penalties }.
spirit-pass-wounds = { " " }⚠️ Bez vás bude příští penalta nájezdníka { $raider } ({ $player }) znamenat: { $wound }.
spirit-instead-left-draws = { $neighbour } už pasuje, místo toho { $wound }
spirit-instead-right-draws = { $neighbour } už pasuje, místo toho { $wound }
spirit-instead-discard-defender = není odražen žádný nájezdník, místo toho { $wound }
spirit-instead-reshuffle-discard = odhazovací hromádka je prázdná, místo toho { $wound }

## Otázky

spirit-ask-samurai = **{ $player }**, vyberte si samuraje, nebo losujte.
    { $samurai }
spirit-ask-tokens = **{ $player }**, začíná váš tah. Které žetony podpory nepřítomných samurajů teď použijete? Každý slouží jednou za hru, v tomto tahu.
    { $tokens }
spirit-token-of = - **{ $samurai }**: { $talent }
spirit-ask-penalty = **{ $player }**, poslední nájezdník vašeho zástupu, { $raider }, přináší penaltu: { $penalties }.
spirit-ask-defended = **{ $player }**, který z odražených nájezdníků se odhodí?
spirit-ask-action = **{ $player }**, jste na tahu: { $support ->
    [yes] boj, podpora, nebo pas
   *[no] boj, nebo pas
}?
spirit-option-fight = ⚔️ **Boj** – { $outlook }
spirit-option-support = 🤝 **Podpora** – půjčte svůj talent na něčí příští tah ({ $talent }); { $slips }.
spirit-slips-unseen = horní nájezdník pronikne nepozorován k plenitelům
spirit-slips-seen = { $raider }, odkrytý nájezdník na balíčku, pronikne k plenitelům{ $fate ->
    [burns] { " " }a na konci kola spálí barikádu, jinak farmu
    [perhaps] { " " }a na konci kola spálí barikádu, jinak farmu, nebude-li předtím odhozen
    [discarded] { " " }a nespálí nic, neboť ho na konci kola odhodí rodina
   *[nothing] { "" }
}
spirit-support-saves = { " " }Penaltu, kterou by všichni prohráli, pak bude moci ignorovat: { $players }.
spirit-support-last = { " " }Je to poslední nájezdník v balíčku: kolo tím skončí a váš talent nikdo nevyužije.
spirit-support-over = { " " }Nad číslem kiai, a proto příští tah povinný pas bez využití talentu: { $players }.
spirit-support-idle = { " " }Zatím k ničemu, protože poslední nájezdník zástupu nemá penaltu, kterou by šlo ignorovat: { $players }.
spirit-no-support = 🤝 Podpora není možná: { $why ->
    [lent] váš žeton je půjčený
    [barred] zakazuje ji penalta
   *[alone] v kole už nikdo jiný není
}.
spirit-barred = 🚫 Kvůli penaltě: { $penalties }.
spirit-option-pass = 🏳️ **Pas** – { $outlook }
spirit-option-end = ⏳ **Konec tahu** – váš příští tah začne penaltou nájezdníka { $raider }: { $penalties }.
spirit-ignorable = { $penalties } (díky talentu ji můžete ignorovat)
spirit-pass-sure = 🏳️ **Pasovat?** Znamená to: { $outlook }
spirit-ask-second-fight = **{ $player }**, budete bojovat podruhé?
spirit-ask-face = **{ $player }**, váš oponent je **{ $raider }**.
spirit-face-penalty = Když mu budete čelit a zůstane v zástupu poslední, každý váš tah začne takto: { $penalties }.{ $defend ->
    [stays] { " " }Když ho odrazíte, poslední v zástupu zůstane { $newest }.
    [yes] { " " }Odražený neuškodí.
   *[no] { "" }
}
spirit-face-covers = Když mu budete čelit, zakryje vašeho posledního nájezdníka a ten už nic neudělá.{ $defend ->
    [stays] { " " }Když ho odrazíte, poslední v zástupu zůstane { $newest }.
   *[no] { "" }
}
spirit-face-kiai = 💥 Když mu budete čelit, přijde kiai. Můžete: { $effect }. Potom odejde váš nejstarší nájezdník { $raider }: součet { $total } z { $kiai }.
spirit-ask-kiai = 💥 **{ $player }**, kiai na čísle { $kiai }! Můžete: { $effect }.
spirit-kiai-times = Zbývá použití: { $times }
spirit-kiai-oldest = Ať efekt použijete, nebo ne, nejstarší nájezdník { $raider } pak odejde: součet { $total } z { $kiai }, poslední bude { $newest }.
spirit-kiai-newest = - **{ $player }** bez nájezdníka { $raider }: součet { $total } z { $kiai }, poslední bude { $newest }.
spirit-ask-order = **{ $player }**, v jakém pořadí se vrátí na balíček? První se táhne jako první.
    { $raiders }
spirit-turned-up = **{ $letter }** { $raider }, penalta: { $penalties }

spirit-button-counsel = 💡 { $answer }
spirit-guess = 💡 je můj odhad z toho, co vidí všichni.
spirit-button-draw-samurai = 🎲 Losovat
spirit-button-no-tokens = Nechat si všechny
spirit-button-ignore-penalty = Ignorovat penaltu
spirit-button-ignore-lent = Ignorovat, žeton: { $player }
spirit-button-suffer-penalty = Utrpět: { $penalty }
spirit-button-suffer-first = Nejdřív: { $penalty }
spirit-button-wound = { $wound ->
    [2] zranění → zvíře, kiai { $kiai }
    [3] 3. zranění
    [4] 4. zranění, PROHRA
   *[other] zranění
}
spirit-button-fire = { $burns ->
    [last] poslední farma, PROHRA
    [sealed] hoří farma, PROHRA
    [both] hoří barikáda a farma
    [farm] { $times ->
        [1] hoří farma
       *[other] hoří farmy: { $times }
    }
   *[barricade] { $times ->
        [1] hoří barikáda
       *[other] hoří barikády: { $times }
    }
}
spirit-button-penalty-infiltrate = o plenitele víc
spirit-button-intruder = plenitel { $raider }
spirit-button-penalty-no-defend = tah bez obrany
spirit-button-penalty-no-support = tah bez podpory
spirit-button-penalty-left-draws = čelí { $neighbour }
spirit-button-penalty-right-draws = čelí { $neighbour }
spirit-button-penalty-must-pass = povinný pas
spirit-button-penalty-reshuffle-discard = nájezdník se vrací
spirit-button-penalty-no-talents = bez talentů a žetonů
spirit-button-penalty-discard-defender = odhodit odraženého
spirit-button-fight = ⚔️ Boj
spirit-button-support = 🤝 Podpořit: { $player }
spirit-button-pass = 🏳️ Pas
spirit-button-fight-again = ⚔️ Bojovat znovu
spirit-button-end-turn = Ukončit tah
spirit-button-end-turn-by = Konec tahu: { $penalty }
spirit-button-confront = ⚔️ Čelit: { $outcome }
spirit-button-defend = 🛡️ Bránit: { $symbol }
spirit-button-send-raider = ↪️ Poslat: { $player } ({ $outcome })
spirit-button-discard-raider = Zahodit: síla už v zástupu je
spirit-button-bury-raider = Dospod balíčku, nechat si další
spirit-button-bury-raider-seen = Dospod balíčku, dál { $raider }
spirit-button-use-kiai = 💥 Využít kiai
spirit-button-only-barricade = 🪵 Jen přidat barikádu
spirit-button-skip-kiai = Nevyužít
spirit-button-heal-wound = 🌿 Vyléčit: { $player }
spirit-button-heal-and-build = 🌿 Vyléčit: { $player }, přidat barikádu
spirit-button-discard-newest = { $player }: odhodit { $raider }, { $outcome }
spirit-select-tokens = Použít tyto …
spirit-select-more-tokens = … nebo tyto
spirit-select-move = { $player }: { $raider } (pak { $outcome }) – komu?
spirit-select-lend = { $player } předává „{ $talent }“ – komu?
spirit-loan-useless = { $why ->
    [ends] k ničemu: kolo končí
    [idle] zatím k ničemu: není co ignorovat
   *[over] k ničemu: povinný pas
}

## Stav a obrázky

spirit-village = Farmy { $farms }, rodiny { $families }, barikády { $barricades } z { $limit }.
spirit-piles = Balíček nájezdníků { $stack }, plenitelé { $intruders }, odhazovací hromádka { $discard }.
spirit-status-seen = Odkrytí na balíčku: { $raiders }
spirit-status-under = Vespod balíčku leží, v pořadí tažení: { $raiders }
spirit-status-slipped = K plenitelům přešli odkrytí: { $raiders }
spirit-status-reserve = Připravené žetony podpory: { $tokens }
spirit-status-discard = Odhazovací hromádka: { $raiders }
spirit-status-sure = Jistě v balíčku nebo mezi pleniteli: { $values }; s plameny { $flames }.
spirit-status-perhaps = Dosud neviděné karty: { $values }; s plameny { $flames }. V balíčku a mezi pleniteli jich je { $dealt }, ostatní v krabici.
spirit-status-lent = Propůjčené žetony podpory: { $tokens }.
spirit-status-passed = Pas.
spirit-newest = { " " }(poslední: { $penalties })
spirit-line-empty = prázdný
spirit-holds-nobody = nikoho
spirit-side-human = člověk
spirit-side-beast = zvíře
spirit-standing-of = **{ $player }** – { $samurai } ({ $side }): **{ $total }** z { $kiai }, zranění { $wounds } ze 4, zástup { $line }, odráží: { $held }.
spirit-alt-samurai = { $player } ({ $samurai }, { $side }): { $total } z { $kiai }, zranění { $wounds }, zástup { $line }, odráží: { $held }.
spirit-alt-opponent = Oponent: { $raider }.
spirit-hand-none = V této partii nemáte místo.
spirit-hand-heading = V této hře není nic tajného. Váš samuraj:
spirit-label-round = { $round }. kolo
spirit-label-setup = Příprava
spirit-label-stack = Nájezdníci
spirit-label-intruders = Plenitelé
spirit-label-discard = Odhozeno
spirit-label-faced = Oponent
spirit-label-drawn = Poslední tažený
spirit-label-flames = plameny: mezi pleniteli spálí barikádu, jinak farmu
spirit-label-passed = pas: v tomto kole už nehraje
spirit-label-victory = Vesnice je zachráněna
spirit-label-defeat = Vesnice je ztracena

## Co je nového, v kostce

spirit-recap-village = 🏘️ { $changes }
spirit-recap-farms = farmy { $count }
spirit-recap-families = rodiny { $count }
spirit-recap-barricades = barikády { $count }
spirit-recap-raiders = ⚔️ Nájezdníci: v zástupu { $confronted }, odraženo { $held }, proniklo { $slipped }, kiai { $kiais }
spirit-recap-wounds = 🩸 Zranění: { $changes }
spirit-recap-passed = 🏳️ Pasovali: { $players }

## Vysvětlená slova: co věc dělá, jednou větou

spirit-term-confront = čelit
spirit-term-confront-means = Tažený nájezdník jde napravo od desky, do zástupu, a jeho síla se přičte k součtu.
spirit-term-hold-off = bránit se
spirit-term-hold-off-means = Tažený nájezdník s rolníkem (klobouk), farmou nebo rodinou (panenka) jde místo toho nalevo, je-li to místo volné; k součtu nic nepřidá.
spirit-symbol-hat-means = Kdo tam na konci kola nikoho neodráží, je zraněn.
spirit-symbol-farm-means = Kdo tam na konci kola nikoho neodráží, stojí vesnici farmu.
spirit-symbol-doll-means = Kdo tam na konci kola nikoho neodráží, stojí vesnici rodinu.
spirit-flames-means = Mezi pleniteli nájezdník s plameny na konci kola spálí barikádu, jinak farmu; jinde plameny nedělají nic.
spirit-term-talent = talent
spirit-term-talent-means = Co váš samuraj smí s taženými nájezdníky nebo proti penaltám; nikdy nemusí.
spirit-term-kiai = kiai
spirit-term-kiai-means = Je-li váš součet přesně číslo kiai, smíte použít účinek svého samuraje a nejstarší nájezdník odejde ze zástupu.
spirit-term-penalty = penalta
spirit-term-penalty-means = Poslední nájezdník vašeho zástupu škodí na začátku vašeho tahu; nejde-li to, jste místo toho zraněni.
spirit-term-beast = zvíře
spirit-term-beast-means = Druhá strana desky, po dvou zraněních: vyšší číslo kiai a silnější účinek.
spirit-term-wound = zranění
spirit-term-wound-means = Druhé otočí desku na zvíře; čtvrtým samuraj umírá a všichni prohráli.
spirit-term-support-token = žeton podpory
spirit-term-support-token-means = Předaný jinému samuraji mu na příští tah půjčuje váš talent.
spirit-term-barricade = barikáda
spirit-term-barricade-means = Hoří místo farmy, když je samuraj nad číslem kiai, při ohni a kvůli plenitelům s plameny.
spirit-term-intruder = plenitelé
spirit-term-intruder-means = Nájezdníci, kteří pronikli neviděni; na konci kola každý s plameny spálí barikádu, jinak farmu.
spirit-term-family = rodiny vesnice
spirit-term-family-means = Zbylé pomáhají na konci kola, v hrdinské hře ne; bez rodin všichni prohráli.

## Proč: součty a pravidla za děním

spirit-why-raider-confronted = Zástup ({ $player }) má s nájezdníkem { $raider } součet { $total }; číslo kiai je { $kiai }: { $result ->
    [below] pod ním, nic se neděje.
    [kiai] přesně, kiai.
   *[over] nad ním, zničí se barikáda, jinak farma.
}
spirit-why-penalty-suffered = { $raider } je poslední nájezdník v zástupu ({ $player }): jeho penalta přichází na začátku tahu.
spirit-why-passed = { $forced ->
    [yes] { $player }: součet je nad číslem kiai, nebo to nařizuje penalta náčelníka: pasovat je povinné.
   *[no] { $player } volí pas: do konce kola žádné karty, penalty ani kiai.
}
spirit-why-barricade-lost = Dokud nějaká je, ničí se místo farmy barikáda: { $cause }. Zbývá: { $left }
spirit-why-farm-burned = Farma je ztracena: { $cause }. Zbývá: { $left }; bez farem všichni prohráli.
spirit-why-family-lost = Rodina odchází: { $cause }. Zbývá: { $left }; bez rodin všichni prohráli.
spirit-why-wound-taken = { $player } má zranění: { $cause }. Druhé zranění otočí desku, čtvrté zabíjí.
spirit-why-beast-awoke = { $player } má druhé zranění: { $cause }. Deska se otáčí na zvíře s číslem kiai { $kiai }; je-li součet stejný, nastává kiai.
spirit-why-undefended = { $player } na konci kola nikoho neodráží: { $symbol }.
spirit-why-families-shown = Na konci kola, ještě před pleniteli, pomůže každá rodina, která ve vesnici zbývá: { $families }.
spirit-why-intruders-revealed = Každý s plameny spálí barikádu; není-li žádná, farmu: { $raiders }.
spirit-why-no-intruders = Každý plenitel s plameny by spálil barikádu, žádný však nepřišel.
spirit-why-match-ended = Skóre: farmy { $farms } + rodiny { $families } + 1, není-li nikdo zraněn. Bez farmy či rodiny, nebo když samuraj zemře, všichni prohráli.

## Hra na jednom obrázku: panely a řádky se jménem znaku

spirit-summary =
    ## Tři kola, všichni společně
    Všichni vyhrají, stojí-li vesnice po třetím kole @farm
    Všichni prohrají bez farem či rodin, nebo když samuraj zemře @doll
    ## Váš tah
    Nejdřív penalta posledního nájezdníka v zástupu @drop
    Boj: táhněte nájezdníka, čelte mu, nebo se braňte @star
    Podpora: půjčíte talent; horní nájezdník pronikne neviděn @infiltrate
    Pas: do konce kola už nehrajete @flag
    ## Čelit: přičte se k součtu
    Pod číslem kiai: nic @dry
    Přesně: kiai, použijte účinek; nejstarší nájezdník odejde @star
    Nad ním: shoří barikáda, jinak farma @flame
    ## Bránit se: symbol na volné místo
    Bez klobouku na konci kola: zranění @hat
    Bez farmy: farma je ztracena @farm
    Bez panenky: rodina odchází @doll
    ## Na konci kola
    Zbylé rodiny pomáhají, v hrdinské hře ne @doll
    Plenitelé s plameny pálí barikády, pak farmy @flame
    Ve 2. kole přijdou poručíci, ve 3. náčelníci @infiltrate
    ## Zranění
    Druhé: deska se otočí na zvíře, které je silnější @drop
    Čtvrté: samuraj umírá @ruin

## Odmítnutí


refusal-spirit_samurai_taken = Tento samuraj je už obsazen. Vyberte jiného.
refusal-spirit_tokens_not_there = Tyto žetony podpory připravené nejsou.
refusal-spirit_no_talent = Žádný váš talent to teď nedovoluje.
refusal-spirit_cannot_support = Tohoto samuraje teď nelze podpořit.
refusal-spirit_cannot_defend = Proti tomuto nájezdníkovi se teď nelze bránit: místo je obsazené, nemá symbol, nebo to zakazuje penalta.
refusal-spirit_kiai_not_like_this = Takto kiai využít nelze. Vyberte jednu z ukázaných možností.
refusal-spirit_not_these_raiders = To nejsou obrácení nájezdníci.
refusal-spirit_samurai_per_player = Jediný hráč vede 2 nebo 3 samuraje, ne { $samurai }.
