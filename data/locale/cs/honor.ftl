### Čest samurajů

title-honor = Čest samurajů
honor-option-length = Délka
honor-option-length-standard = Běžná hra (400)
honor-option-length-short = Krátká hra (250)
honor-my-plan = Moje ruka
honor-lobby-play = Tahy se hrají v přímé zprávě, nebo tlačítkem **Moje ruka**. Některé hodnoty na kartách jsou náhradní, ne tištěné.
honor-opening-plans = Karty vám přijdou přímou zprávou, až budete na tahu. Tlačítko **Moje ruka** vždy otevře totéž, jen pro vaše oči.

## Co je vytištěno; daimjóové mají ve všech jazycích svá jména

honor-card-shogun = Šógun
honor-card-samurai = Samuraj
honor-card-no-dachi = No-dači předků
honor-card-daisho = Daišó předků
honor-card-masamune = Mečíř Masamune
honor-card-noh-theatre = Divadlo nó
honor-card-firearms = Střelné zbraně
honor-card-okugata-low = Nižší okugata
honor-card-okugata-high = Vyšší okugata
honor-card-spearmen = Kopiníci ašigaru
honor-card-archers = Lučištníci
honor-card-cavalry = Jízda
honor-card-yamabushi = Jamabuši
honor-card-warrior-monks = Mniši válečníci
honor-card-bushi = Buši
honor-card-bodyguard = Tělesná stráž
honor-card-water-castle = Vodní hrad
honor-card-mountain-castle = Horský hrad
honor-card-fortress = Pevnost
honor-card-thief = Nindža-zloděj
honor-card-elite-thief = Elitní nindža-zloděj
honor-card-assassin = Nindža-atentátník
honor-card-dishonor = Znectění
honor-card-save-face = Zachovat si tvář

honor-effect-shogun = čest pro držitele
honor-effect-samurai = { $values }
honor-effect-start-daimyo = { $values } – založí roninovi dům
honor-effect-daimyo = { $values } – založí roninovi dům
honor-effect-possession = { $values }{ $cost ->
    [0] { "" }
   *[other] ; stojí { $cost } cti
} – lze ukrást
honor-effect-okugata = { $values } – nejvýš jedna v domě
honor-effect-warrior = { $values } – nejvýš pět v domě, lze ukrást
honor-effect-bodyguard = { $values } – ztíží atentát
honor-effect-castle = { $values } (jen v obraně); jen jeden, v domě daimjóa; na majitele lze útočit
honor-effect-thief = stojí { $cost } cti: ukradne 1 válečníka nebo majetek
honor-effect-elite-thief = stojí { $cost } cti: ukradne až { $steals } válečníky nebo majetky
honor-effect-assassin = stojí { $cost } cti ({ $betrayal }: samuraj spojence): při 3–6 padne celý dům; přes tělesnou stráž při 5–6
honor-effect-dishonor = { $actions ->
    [one] 1 akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}: hráč ztratí { $loss } cti ({ $saved }, zachová-li si tvář), nebo dům
honor-effect-save-face = pro kohokoli: prohraná bitva nestojí dům (šóguna ano) a Znectění jen { $saved } cti

honor-value-honor = čest { $count }
honor-value-ki = ki { $count }
honor-value-strength = síla { $count }
honor-no-values = bez hodnot
honor-nothing = nic
honor-house-daimyo = dům daimjóa
honor-house-samurai = dům samuraje
honor-own-daimyo = vlastní dům daimjóa
honor-own-samurai = vlastní dům samuraje
honor-place = { $player }: { $house }
honor-discard-pile = odkládací hromádka
honor-length-standard = běžná hra
honor-length-short = krátká hra
honor-standing-ask = Ptát se mě, zda zachránit tvář
honor-standing-refuse-this-turn = V tomto tahu tvář nezachraňuji, ani svou, neptat se
honor-standing-refuse = Odteď tvář nezachraňuji, ani svou, neptat se

## Nadpisy

honor-heading = { $round }. kolo · { $player }
honor-heading-setup = Zakládání domů
honor-heading-over = Konec hry

## Příběh: stůl

honor-match-began = Začíná hra: { $length }, do { $goal } bodů cti. Karta šóguna má hodnotu { $shogun_honor }. Začíná **{ $first }**.
honor-daimyo-served = **{ $player }** slouží daimjóovi { $daimyo }.
honor-hands-dealt = Rozdané karty: { $hands }
honor-draw-pile-made = 🔀 Lízací balíček je zamíchán: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
honor-turn-began = { $round }. kolo, na tahu: **{ $player }**
honor-honor-counted = 🌸 **{ $player }** počítá: dům daimjóa { $daimyo_house } + dům samuraje { $samurai_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ šógun { $shogun }
} = { $gained } → **{ $honor }**
honor-honor-shared = 🌸 **{ $player }** počítá jako spojenec: polovina z (spojencův dům daimjóa { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ spojencova karta šóguna { $shogun }
} + vlastní dům samuraje { $samurai_house }) = { $half }{ $rounded ->
    [yes] , zaokrouhleno nahoru na { $gained }
   *[no] { "" }
} → **{ $honor }**
honor-no-honor = **{ $player }** má ronina a žádnou čest nedostává.
honor-turn-ended = **{ $player }** končí tah.
honor-taken-back = ↩️ **{ $player }** bere poslední čin zpět.
honor-match-ended = 🏆 { $count ->
    [one] Vítězí **{ $winners }**: { $reason }.
   *[other] O vítězství se dělí **{ $winners }**: { $reason }.
} { $ranking }
honor-outcome-honor = cíl je dosažen
honor-outcome-reached = **{ $player }**, čest { $honor }: cíle { $goal } je dosaženo.
honor-outcome-most-honor = nejvíc cti po posledním kole
honor-outcome-most-income = shodná čest, ale nejvyšší příjem cti
honor-outcome-shared = shodná čest i příjem cti

## Příběh: karty

honor-cards-drawn = **{ $player }** si dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
honor-card-discarded = **{ $player }** odkládá kartu { $card }.
honor-card-laid = **{ $player }** vykládá kartu { $card } ({ $values }) → { $place }.
honor-castle-replaced = Dosavadní hrad se odkládá: { $card }.
honor-paid = (−{ $paid } cti → { $honor })
honor-daimyo-founded = 🏯 **{ $player }** zakládá nový dům: { $daimyo }.
honor-daimyo-given = 🏯 **{ $player }** vykládá hráči **{ $owner }** daimjóa: { $daimyo }.
honor-thief-played = 🥷 **{ $player }** hraje kartu { $card } { $paid } a krade: { $thefts }.
honor-stolen = { $card } ({ $source } → { $target })
honor-assassin-played = 🗡️ **{ $player }** hraje kartu { $card } → { $place }. { $paid }
honor-bodyguard-fell = { $card } stojí v cestě a je odložena.
honor-assassin-succeeded = 🎲 { $die } ({ $needed } a více): **atentát se podařil.**
honor-assassin-failed = 🎲 { $die } ({ $needed } a více): **atentát se nezdařil.**
honor-dishonor-played = ⚡ **{ $player }** hraje kartu { $card } na hráče **{ $victim }**.
honor-face-asked = 🎭 Ptám se všech soukromě, zda zachrání tvář hráče **{ $victim }** (tlačítko **Moje ruka**).
honor-face-saved = 🎭 **{ $player }** hraje kartu { $card }{ $own ->
    [yes] { "" }
   *[no] { " " }pro hráče **{ $victim }**
}: { $effect }.
honor-face-saves-dishonor = ztratí se nejvýše { $saved } cti; seppuku je stále možné
honor-face-saves-battle = dům daimjóa zůstává, kromě hradu
honor-face-not-saved = Tvář hráče **{ $victim }** nezachránil nikdo.
honor-honor-lost = **{ $player }** ztrácí { $lost } cti → **{ $honor }**
honor-seppuku-daimyo = **{ $player }**: daimjó páchá seppuku.
honor-seppuku-samurai = **{ $player }**: samuraj páchá seppuku.

## Příběh: moc

honor-shogun-claimed = 👑 Daimjó hráče **{ $player }** se stává šógunem.
honor-shogun-forced = 👑 **{ $player }** má tolik cti, že se daimjó musí stát šógunem.
honor-battle-fought = ⚔️ **{ $attacker }** útočí na hráče **{ $defender }**: síla { $attack_strength }{ $attack_help } = { $attack_dice } proti síle { $defence_strength }{ $defence_help } = { $defence_dice }.
honor-battle-help = { " " }({ $own } + spojenec **{ $ally }** { $help })
honor-battle-dice = { $count ->
    [0] žádná kostka
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
honor-battle-roll = 🎲 { $attack } proti { $defence }{ $tie ->
    [yes] { "" } – remíza: hází se znovu
   *[no] { "" }
}.
honor-battle-won = **Vítězí { $player }.**
honor-shogun-card-moved = 👑 Karta šóguna: **{ $former }** → **{ $player }**
honor-shogun-card-back = 👑 Karta šóguna se od hráče **{ $former }** vrací doprostřed stolu.
honor-castle-taken = 🏯 **{ $player }** přebírá hrad: { $castle }.
honor-castle-razed = **{ $player }** odkládá hrad: { $castle }.
honor-house-discarded = 🔥 { $place } je ztracen ({ $cards })
honor-house-empty = { $place } byl prázdný: nic není ztraceno.
honor-house-seized = 🔥 **{ $player }** přebírá dům hráče **{ $former }**: { $cards }
honor-became-ronin = **{ $player }**: samuraj se stává roninem.
honor-alliance-made = 🤝 **{ $player }** se spojuje s hráčem **{ $ally }** a slouží jeho daimjóovi.
honor-alliance-broken = **{ $player }** ruší spojenectví s hráčem **{ $ally }**, od příštího tahu. { $paid }
honor-alliance-ended = Spojenectví hráčů **{ $player }** a **{ $ally }** končí: { $reason }.
honor-ending-broken = bylo zrušeno
honor-ending-dishonor = Znectění
honor-ending-assassin = atentát na samuraje se podařil
honor-ending-new-daimyo = je tu nový daimjó
honor-ending-daimyo-lost = daimjó je ztracen
honor-ending-betrayal = zrada

## Otázky v kanálu

honor-ask-turn = **{ $player }**, jste na tahu. Hrajte soukromě: tlačítko **Moje ruka**.
honor-ask-dishonor = **{ $player }**, postihlo vás Znectění (**{ $by }**). Co uděláte? Při seppuku odložíte celý dům a neztratíte žádnou čest.
honor-ask-dishonor-saved = **{ $saver }** vám zachraňuje tvář.
honor-ask-dishonor-saved-own = Tvář jste si zachránili sami.
honor-ask-dishonor-ends = Spojenectví s hráčem **{ $by }** končí.
honor-ask-dishonor-honor = Ztráta { $loss } cti: žádný dům nepadne.
honor-ask-dishonor-daimyo = Seppuku daimjóa: odložíte celý dům ({ $cards }) a ze samuraje bude ronin.{ $shogun ->
    [yes] { " " }Karta šóguna se vrací doprostřed.
   *[no] { "" }
}{ $ally ->
    [yes] { " " }Spojenectví s hráčem **{ $servant }** končí.
   *[no] { "" }
}
honor-ask-dishonor-samurai = Seppuku samuraje: { $empty ->
    [yes] dům je prázdný, nestojí to tedy nic.
   *[no] odložíte celý dům ({ $cards }); karta samuraje zůstane.
}
honor-ask-dishonor-then = { $exposed ->
    [yes] Pak obrana { $defence } ({ $dice }), čest po příštím počítání { $sum }.
    [no] Pak na vás nelze útočit; čest po příštím počítání { $sum }.
   *[never] Pak čest po příštím počítání { $sum }.
}
honor-ask-castle = **{ $player }**, co bude s hradem { $castle } ({ $values }) hráče **{ $loser }**?
honor-ask-castle-own = Váš dosavadní hrad by se odložil: { $castle } ({ $values }).
honor-ask-castle-exposed = Pokud ho převezmete, lze na vás od té chvíle útočit.
honor-button-lose-honor = Ztratit { $loss } cti (pak { $honor })
honor-button-seppuku-daimyo = Seppuku daimjóa
honor-button-seppuku-samurai = Seppuku samuraje
honor-button-take-castle = Převzít hrad
honor-button-raze-castle = Odložit hrad

## Soukromé panely

honor-panel-heading = ### { $round }. kolo: jste na tahu
honor-panel-never-asked = ⚠️ Máte kartu Zachovat si tvář, ale na tvář se vás už neptám, ani na vaši. Změníte to dole: _{ $menu }_.
honor-panel-actions = Zbývající karetní akce: **{ $actions }**{ $prepared ->
    [yes] { "" } po tom, co je připraveno
   *[no] { "" }
}
honor-panel-own = Vy teď: { $standing }
honor-panel-may-declare = Ještě smíte učinit jedno prohlášení.
honor-panel-none-to-declare = Prohlášení tohoto tahu ještě máte, ale { $prepared ->
        [yes] po tom, co je připraveno,
        [open] za tohoto stavu
       *[no] teď
    } žádné není možné: { $reason }
honor-panel-none-then = Ještě smíte učinit jedno prohlášení, ale ne hned, { $falls ->
    [daimyo] pokud padne dům daimjóa při seppuku
    [samurai] pokud padne dům samuraje při seppuku
    [any] pokud padne dům při seppuku
   *[no] pokud atentátník uspěje
}: { $reason }
honor-panel-claim-then = { $seppuku ->
    [yes] Pokud šógunův daimjó padne při seppuku
   *[no] Pokud atentátník uspěje
}, karta šóguna leží uprostřed a váš daimjó se { $must ->
    [yes] v tomto tahu musí stát šógunem: jiné prohlášení pak učinit nelze
   *[no] smí stát šógunem
}. Jinak { $possible ->
    [yes] ještě smíte učinit jedno prohlášení.
   *[no] žádné prohlášení možné není: { $reason }
}
honor-panel-declaring = Prohlášení tohoto tahu je připraveno.
honor-panel-must-claim = S tolika ctí se váš daimjó v tomto tahu stane šógunem, až to prohlásíte, nebo na konci tahu: jiné prohlášení učinit nelze.
honor-panel-declared = Prohlášení tohoto tahu už jste učinili.
honor-panel-prepared = ➡️ **Připraveno:**
    { $deeds }{ $suggested ->
        [yes] { "" }
            … a dál podle návrhu: karty, které nic nestojí, doberu, vyložím či odložím a tah ukončím. Znovu se zeptám před vším ostatním, a také když nejdřív musí někdo odpovědět na otázku.
       *[no] { "" }
    }
honor-hand-heading = **Karty v ruce: { $count }**
honor-hand-none = V této partii nemáte místo.
honor-now-to = → { $places }
honor-ends-alliance = ukončí spojenectví s hráčem { $ally }
honor-ends-unless-saved = ukončí spojenectví, pokud nikdo nezachrání tvář
honor-ends-castle = místo něj se odloží: { $castle } ({ $values })
honor-free-seppuku = dům samuraje je prázdný: seppuku nic nestojí
honor-not-now = – _teď ne: { $reason }_
honor-save-face-held = { $never ->
    [yes] – _vaše nastavení: neptat se, ani na vlastní tvář_
   *[no] { "" }
}
honor-not-laid-daimyo = Daimjóa už máte.
honor-not-laid-serving = Váš samuraj slouží spojenci; dům zakládá jen ronin.
honor-not-laid-castle = V každém domě daimjóa, kam smíte vykládat, už je hrad.
honor-not-laid-okugata = V každém domě, kam smíte vykládat, už je okugata.
honor-not-laid-warrior = V každém domě, kam smíte vykládat, už je plný počet válečníků: { $most }.
honor-not-laid-ronin = Ronin nemá dům daimjóa.
honor-select-card = Zahrát kartu …
honor-select-discard = Odložit kartu …
honor-option-lay = { $card } → { $place }
honor-select-target = Na koho půjde atentátník?
honor-select-victim = Na koho zahrajete Znectění?
honor-select-source = Z kterého domu krást?
honor-select-loot = Co ukrást: { $place }
honor-select-whither = Kam s tím: { $card }?
honor-select-declaration = Učinit prohlášení
honor-select-standing = Když lze zachránit tvář
honor-button-confirm = Potvrdit
honor-button-draw = Dobrat kartu
honor-button-back = Vzít zpět
honor-button-suggest = Zahrát můj tah
honor-button-end = Ukončit tah
honor-deed-draw = dobrat kartu
honor-deed-discard = odložit kartu { $card }
honor-deed-lay = vyložit kartu { $card } → { $place }
honor-deed-steal = krást za { $cost } cti: { $thefts }
honor-deed-theft = { $card } ({ $source } → { $target })
honor-deed-assassinate = atentátník na: { $place } – { $odds }
honor-deed-dishonor = zahrát Znectění na hráče { $victim }
honor-deed-end-turn = ukončit tah{ $actions ->
    [0] { "" }
   *[other] { " " }(nevyužité karetní akce: { $actions })
}
honor-deed-take-back = Vzít zpět
honor-deed-become-shogun = Můj daimjó se stává šógunem ({ $honor } cti za tah)
honor-deed-attack = Útočím na hráče { $target } ({ $prize }): { $odds } %, kostky { $attack } proti { $defence }
honor-deed-ally = Spojuji se s hráčem { $target }
honor-deed-break-alliance = Ruším spojenectví (−{ $cost } cti)
honor-stakes = prohra: padne dům vašeho daimjóa{ $own ->
    [yes] , karta šóguna je soupeře
   *[no] { "" }
}, máte ronina; výhra: padne soupeřův{ $theirs ->
    [yes] , karta šóguna je vaše
   *[no] { "" }
}
honor-stakes-if-lost = při prohře: { $stakes }
honor-stakes-if-won = při výhře: { $stakes }
honor-stakes-own-house = padne dům vašeho daimjóa, máte ronina
honor-stakes-their-house = padne dům soupeřova daimjóa, soupeř má ronina
honor-stakes-own-office = karta šóguna je soupeře
honor-stakes-their-office = karta šóguna je vaše
honor-stakes-threat = nejsilnější útočník teď: { $player }, { $odds } %, kostky { $attack } proti { $defence }
honor-stakes-defence = síla v obraně { $strength } → { $strength_then }, kostky { $dice } → { $dice_then }
honor-stakes-no-threat = s tím, co leží, by nikdo jiný zaútočit nemohl, ale předtím smí vyložit karty{ $ronin ->
    [yes] { " " }a ronin založit dům
   *[no] { "" }
}{ $told ->
    [yes] { "" }
   *[no] ; kostky v obraně: { $defence }
}
honor-stakes-weakened = vaše kostky pak: útok { $attack } → { $attack_left }, obrana { $defence } → { $defence_left }
honor-stakes-own-castle = váš hrad ({ $castle }) soupeř převezme, nebo odloží
honor-stakes-their-castle = soupeřův hrad ({ $castle }) převezmete, nebo odložíte
honor-stakes-face = Zachovat si tvář může poraženému zachránit dům, ne však hrad ani dům šóguna
honor-stakes-ally = příště +{ $gain }; v bitvě dům vašeho samuraje přidá spojenci sílu { $help }
honor-stakes-break-alliance = končí na začátku vašeho příštího tahu, ještě před počítáním: pak máte ronina
honor-stakes-become-shogun = pak na vás smí útočit kdokoli a v bitvě Zachovat si tvář váš dům nezachrání
honor-stakes-castle = { $own ->
    [yes] od té chvíle na vás lze útočit
   *[no] od té chvíle lze útočit na hráče { $player }
}
honor-stakes-own-ally = ronina má i { $ally }
honor-stakes-their-ally = ronina má i soupeřův spojenec { $ally }
honor-stakes-goal = příští počítání pak dojde jen na { $sum }, ne k cíli { $goal }
honor-stakes-averted = { $player }: příští počítání pak dojde jen na { $sum }, ne k cíli { $goal }
honor-stakes-given = { $player }: příští počítání pak dojde na { $sum }, cíl je { $goal }
honor-stakes-betrayal = při úspěchu: příště +{ $gain }, spojenectví končí, spojenec má ronina a dům jeho samuraje padne ({ $fallen })
honor-stakes-dishonor = čest { $honor } → { $left }, s kartou Zachovat si tvář → { $saved }; nebo místo ztráty dům při seppuku
honor-stakes-dishonor-goal = { $player }: příští počítání pak dojde na { $left }, s kartou Zachovat si tvář na { $saved }, při seppuku samuraje na { $samurai }{ $led ->
    [yes] , při seppuku daimjóa na { $daimyo }
   *[no] { "" }
}; cíl je { $goal }
honor-odds = stojí { $cost } cti, podaří se při { $needed }–6; padne: { $fallen }{ $ends ->
    [yes] { " " }– spojenectví končí
   *[no] { "" }
}
honor-odds-betrayal = stojí { $cost } cti, podaří se při { $needed }–6: dům daimjóa připadne vám{ $shogun ->
    [yes] , karta šóguna také
   *[no] { "" }
}
honor-price = stojí { $cost } cti, podaří se při { $needed }–6
honor-stakes-murder = při úspěchu se odloží: { $cards }
honor-stakes-murder-office = karta šóguna se vrátí doprostřed
honor-stakes-murder-alliance = spojenectví hráčů { $servant } a { $lord } končí
honor-stakes-murder-anyway = v každém případě se odloží: { $cards }
honor-fallen-daimyo = daimjó
honor-fallen-shogun = karta šóguna
honor-fallen-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
honor-panel-save-face = ### Zachránit tvář?
honor-ask-face-dishonor = ⚡ **{ $by }** hraje Znectění na hráče **{ $victim }**.
honor-ask-face-battle = ⚔️ **{ $victim }** prohrává bitvu s hráčem **{ $by }**.
honor-ask-face-own = Jde o vaši vlastní tvář.
honor-ask-face-yours-dishonor = - Znectění je vaše: karta Zachovat si tvář by ho zmírnila.
honor-ask-face-yours-battle = - Vítězství je vaše: karta Zachovat si tvář by poraženému zachovala dům.
honor-ask-face-alliance = - Pokud nikdo nezachrání tvář, spojenectví hráčů **{ $servant }** a **{ $by }** končí.
honor-face-without-dishonor = - Bez karty Zachovat si tvář: ztráta { $loss } cti ({ $honor } → { $left }), nebo místo ní celý dům při seppuku.
honor-face-with-dishonor = - S kartou Zachovat si tvář: ztráta jen { $loss } cti ({ $honor } → { $left }), nebo místo ní celý dům při seppuku.
honor-face-free-seppuku = - Dům samuraje je prázdný: jeho seppuku nic nestojí.
honor-face-seppuku-ally = - Při seppuku daimjóa by měl ronina i hráč **{ $servant }**.
honor-face-without-battle = - Bez karty Zachovat si tvář: padne dům daimjóa ({ $cards }) a ze samuraje bude ronin.
honor-face-with-battle = - S kartou Zachovat si tvář: dům daimjóa zůstane{ $has_castle ->
    [yes] , kromě hradu ({ $castle })
   *[no] { "" }
}.
honor-ask-face-terms = Kartu smí zahrát kdokoli za kohokoli. Nestojí akci ani čest a stačí jedna. Ptám se všech stejně. Kdo odmítne, zůstane utajen; kdo kartu zahraje, toho jmenuji.
honor-ask-face-standing = Poslední dvě tlačítka odpovídají Ne i na další otázky, také o vaší vlastní tváři; ve svém tahu to můžete změnit.
honor-rivals = Ostatní, jak po vás přijdou na tah (+ příště, ⚔️ útok, 🛡️ obrana, 🏠 karty v obou domech): { $rivals }
honor-rival = { $signs }**{ $player }** 🌸 { $honor } (+{ $gain }) ⚔️ { $attack } 🛡️ { $defence } 🏠 { $daimyo } + { $samurai }{ $serves ->
    [yes] { " " }🤝 { $lord }
   *[no] { "" }
}
honor-match-point = 🏁 { $own ->
    [yes] **Vyhrajete** na začátku svého
   *[no] **{ $player }** vyhraje na začátku svého
} příštího tahu, pokud se nic nezmění: čest { $honor } + { $gain }, cíl { $goal }.
honor-match-point-later = 🏁 Pokud tomu někdo zabrání, { $own ->
    [yes] **vyhrajete** jako další vy
   *[no] vyhraje jako další **{ $player }**
}: čest { $honor } + { $gain }.
honor-panel-face-held = Kartu Zachovat si tvář máte v ruce.
honor-panel-face-not-held = Kartu Zachovat si tvář nemáte.
honor-kept-turn = **{ $round }. kolo:** { $deeds }
honor-did-laid = vyloženo: { $cards }
honor-did-discarded = odloženo: { $cards }
honor-did-stole = ukradeno: { $cards }
honor-did-stole-away = ukradeno a odloženo: { $cards }
honor-did-drew = dobráno karet: { $count }
honor-did-assassin = atentátník na: { $place } – { $succeeded ->
    [yes] uspěl
   *[no] neuspěl
}
honor-did-dishonored = Znectění na hráče { $victim }
honor-did-attacked = útok na hráče { $defender } ({ $won ->
    [yes] výhra
   *[no] prohra
})
honor-did-took = převzato: { $cards }
honor-did-shogun = titul šóguna
honor-did-allied = spojenectví s hráčem { $ally }
honor-did-broke = zrušeno spojenectví
honor-did-nothing = beze změny
honor-kept-save-face = Zachránit tvář: **{ $victim }**?
honor-kept-answer = Vaše odpověď: { $answer }.
honor-button-save-face = Zahrát Zachovat si tvář
honor-button-let-ask = Ne
honor-button-let-refuse-this-turn = Ne, v tomto tahu ani pro sebe
honor-button-let-refuse = Ne, už nikdy, ani pro sebe

## Stav a popisy obrázků

honor-status-shogun = 👑 Karta šóguna ({ $honor } cti): { $holder }
honor-shogun-free = uprostřed stolu
honor-status-piles = Lízací balíček { $draw } · odkládací hromádka { $discards } (navrchu: { $top })
honor-standing = čest **{ $honor }**{ $over ->
    [yes] { "" }
   *[no] { " " }(příště +{ $gain })
}, ki { $ki }, síla { $attack } v útoku a { $defence } v obraně, karet v ruce { $hand }.
honor-daimyo-house = { $daimyo }: { $cards }.
honor-samurai-house = Samuraj: { $cards }.
honor-is-ronin = Ronin.
honor-serves = Slouží hráči { $ally }.
honor-serves-leaving = Do příštího tahu slouží hráči { $ally }.
honor-alt-player = { $player }: čest { $honor }{ $over ->
    [yes] { "" }
   *[no] , příště +{ $gain }
}, ki { $ki }, útok { $attack }, obrana { $defence }, v ruce { $hand }, v domech { $daimyo } a { $samurai } karet.
honor-alt-hand = V ruce: { $cards }

## Slova na obrázcích

honor-label-round = Kolo
honor-label-ronin = Ronin
honor-label-serves = slouží
honor-label-draw-pile = Lízací balíček
honor-label-discard-pile = Odložené
honor-label-honor = Čest
honor-label-ki = Ki
honor-label-strength = Síla
honor-label-hand = Ruka
honor-label-alliance = Spojenectví
honor-label-count = příště
honor-label-claim = musí být šógunem, je-li karta uprostřed
honor-label-changed = právě změněno
honor-label-lost = ztracený dům
honor-label-ending = brzy skončí
honor-label-tie = remíza: hází se znovu
honor-label-wins = vítězí

## Co je nového, v kostce

honor-recap-honor = 🌸 Čest: { $ranking }
honor-recap-shogun = 👑 Šógun: { $holder }
honor-recap-attacks = Útoky: { $attacks }
honor-recap-houses = 🔥 Ztracené domy: { $players }
honor-recap-serving = 🤝 Slouží: { $pairs }
honor-recap-ronins = Ronin: { $players }

## Vysvětlená slova: co věc dělá, jednou větou

honor-term-honor = čest
honor-term-honor-means = Body hry: počítají se na začátku tahu, platí se jimi nindžové; 400 vítězí (v krátké hře 250).
honor-term-ki = ki
honor-term-ki-means = Každé 3 ki obou vašich domů dávají jednu karetní akci za tah, nejvýš 5.
honor-term-strength = síla
honor-term-strength-means = Každé 3 síly obou domů dávají jednu kostku v bitvě, nejvýš 6; hrad se počítá jen v obraně.
honor-term-house = dům
honor-term-house-means = Máte dva, daimjóův a samurajův; co v nich leží, dává čest, ki a sílu, dokud dům nepadne.
honor-term-ronin = ronin
honor-term-ronin-means = Samuraj bez daimjóa: nedostává čest, dokud nevyložíte daimjóa nebo se nespojíte s jiným hráčem.
honor-term-alliance = spojenectví
honor-term-alliance-means = Ronin slouží daimjóovi jiného hráče, dostává polovinu cti jeho domu a pomáhá v bitvě.
honor-term-declaration = prohlášení
honor-term-declaration-means = Jednou za tah se smíte stát šógunem, zaútočit, spojit se s jiným hráčem, nebo spojenectví zrušit.

## Proč: součty a pravidla za děním

honor-why-honor-counted = { $player } počítá { $shogun ->
    [0] oba domy: { $daimyo_house } + { $samurai_house }
   *[other] oba domy a kartu šóguna: { $daimyo_house } + { $samurai_house } + { $shogun }
} = { $sum }.
honor-why-honor-shared = { $player } slouží spojenci: polovina z { $daimyo_house }{ $shogun ->
    [0] { "" }
   *[other] { " " }+ { $shogun }
} + { $samurai_house } = { $sum }, tedy { $half }{ $rounded ->
    [yes] ; zaokrouhleno nahoru na násobek 5: { $gained }
   *[no] { "" }
}.
honor-why-no-honor = { $player }: samuraj nemá daimjóa, ronin čest nepočítá.
honor-why-battle-fought = Za každé 3 síly jedna kostka, nejvýš 6: { $attack_strength } dává { $attack_dice }, { $defence_strength } dává { $defence_dice }. Vyšší součet vítězí, { $attack } : { $defence }; při shodě se hází znovu.
honor-why-assassin-played = { $guarded ->
    [yes] V cestě stála tělesná stráž: uspěje jen 5–6.
   *[no] Tělesná stráž tam nebyla: uspěje 3–6.
} Na kostce je { $die }; stálo to { $paid } cti.
honor-why-dishonor-played = Znectění stojí { $loss } cti; kdo si zachová tvář, ztratí { $saved }, kdo spáchá seppuku, nic. Co je pod 0, je dluh.
honor-why-became-shogun = { $forced ->
    [yes] Se 100 nebo více cti ve svém tahu a s kartou šóguna uprostřed se to prohlásit musí.
   *[no] { $player } má vlastního daimjóa a prohlašuje to; karta ležela uprostřed.
}
honor-why-house-discarded = { $place }: dům padá celý{ $led ->
    [yes] , i s daimjóem
   *[no] { "" }
}; karta samuraje zůstává.
honor-why-alliance-made = { $player } má ronina; { $ally } má daimjóa, zatím žádného spojence a nesmí odmítnout.
honor-why-match-ended = Kdo při počítání na začátku svého tahu dosáhne cíle, hned vítězí; po posledním kole nejvíc cti: { $reason }.

## Hra na jednom obrázku: panely a řádky se jménem znaku

honor-summary =
    ## Cíl: 400 cti, v krátké hře 250
    Každý tah začíná ctí z obou vašich domů @honor
    Karta šóguna přidá 50, 75, 100 nebo 150 při 3 až 6 hráčích @helmet
    Ronin nepočítá nic @ronin
    ## Váš tah
    Jedna karetní akce za každé 3 ki, nejvýš 5 @ki
    Akce: dobrat, odložit nebo zahrát kartu; v ruce nejvýš 7 @back
    Jedno prohlášení: stát se šógunem, zaútočit, spojit se, zrušit spojenectví @knot
    ## Vaše dva domy
    V každém nejvýš jedna okugata a pět válečníků @bushi
    Jeden hrad, v domě daimjóa, jen pro obranu @fortress
    Zloději kradou válečníky a majetek @thief
    ## Bitva
    Proti šógunovi, nebo proti hráči s hradem @strength
    Jedna kostka za každé 3 síly, nejvýš 6; vyšší součet vítězí @strength
    Poražený odloží celý dům daimjóa @ronin
    ## Nindžové stojí čest
    Zloděj 10, elitní zloděj 20: ukradne 1 nebo 2 karty @thief
    Atentátník 25: při 3–6 padne dům, přes tělesnou stráž při 5–6 @assassin
    ## Znectění a Zachovat si tvář
    Znectění: ztratíte 75 cti, nebo dům při seppuku @dishonor
    Zachovat si tvář: jen 30 cti; prohraná bitva nestojí dům @save_face

## Odmítnutí

honor-refuse-no-card = Nejdřív prosím vyberte kartu.
honor-refuse-nothing-prepared = Nic není připraveno. Nejdřív prosím vyberte, co udělat.
honor-refuse-no-target = Tahle karta nejdřív potřebuje cíl.
honor-refuse-not-after = To teď připravit nejde: nejdřív potvrďte, co je připraveno, nebo to vezměte zpět.

refusal-nothing_to_take_back = Není co vzít zpět: mezitím rozhodla náhoda nebo se něco odhalilo.
refusal-standing_already = Takový trvalý pokyn už máte.
refusal-no_actions_left = Je třeba { $needed ->
    [one] 1 karetní akce
    [few] { $needed } karetních akcí
   *[other] { $needed } karetních akcí
} a zbývá vám { $left }.
refusal-hand_full = Máte plnou ruku (karet { $limit }). Nejdřív kartu zahrajte nebo odložte.
refusal-nothing_to_draw = Není co dobrat.
refusal-not_in_hand = Kartu { $card } nemáte.
refusal-card_is_not_laid = { $card } se do domu nevykládá.
refusal-house_has_no_room = Pro kartu { $card } tam není místo.
refusal-place_not_open = Kartu { $card } tam vyložit nesmíte.
refusal-card_is_no_thief = { $card } není zloděj.
refusal-nothing_to_steal = Není nikde co ukrást.
refusal-thefts_count = Ke krádeži vyberte 1 až { $most }, ne { $thefts }.
refusal-not_to_be_stolen = { $card }: odtud se ukrást nedá.
refusal-card_is_no_assassin = { $card } není atentátník.
refusal-nobody_to_kill = Atentátník tam nemá koho potkat.
refusal-honor_too_low = Stojí to { $cost } cti a vy máte { $honor }.
refusal-card_is_no_dishonor = { $card } není karta Znectění.
refusal-no_such_victim = Znectění lze zahrát jen na jiného hráče.
refusal-already_declared = V tomto tahu jste už prohlášení učinili.
refusal-shogun_card_taken = Šógun už je.
refusal-no_daimyo = Nemáte daimjóa.
refusal-no_such_target = Vyberte jiného hráče.
refusal-neither_shogun_nor_castle = Napadnout lze jen šóguna nebo toho, kdo má hrad.
refusal-must_become_shogun = Máte dost cti a karta šóguna je volná: v tomto tahu musíte prohlásit, že se váš daimjó stává šógunem.
refusal-no_dice = Se silou { $strength } nemáte čím útočit: žádná kostka.
refusal-not_a_ronin = Spojit se může jen ronin.
refusal-no_ally_to_be = Ronin se může spojit jen s hráčem, který má daimjóa a ještě nemá spojence.
refusal-no_alliance = Nemáte žádné spojenectví.
refusal-already_leaving = Spojenectví už jste zrušili.
refusal-no_save_face = Kartu Zachovat si tvář nemáte.
refusal-seppuku_no_daimyo = Takový dům nemáte.
refusal-deck = S tímto balíčkem se hrát nedá: { $reason }

## Připomínky a průvodce

honor-owed-AskTurn = tah
honor-owed-AskSaveFace = odpověď, zda zachránit tvář
honor-owed-AskDishonor = odpověď na Znectění
honor-owed-AskCastle = rozhodnutí o hradu
