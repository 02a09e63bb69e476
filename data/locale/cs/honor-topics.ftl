# Na co se lidé u Cti samurajů ptají: nápis na tlačítku a nejvýše 60 slov.

honor-topic-honor-name = Čest
honor-topic-honor = Váš tah začíná ctí z domu daimjóa i samuraje a z karty šóguna: 50, 75, 100 nebo 150 při 3 až 6 hráčích. Nejdřív se splatí dluh. Se 400 cti hned vítězíte, v krátké hře s 250. Ronin nepočítá nic.
honor-topic-actions-name = Karetní akce
honor-topic-actions = Za každé 3 ki v obou domech máte jednu karetní akci, nejvýš 5. Každou akcí kartu doberete, odložíte, nebo zahrajete; v ruce je nejvýš 7. Vyložené karty v domě zůstávají a přidávají čest, ki a sílu. Do domu se vejde jedna okugata a pět válečníků, hrad jeden a jen do domu daimjóa.
honor-topic-actions-sum = 6 ki dalo dvě karetní akce. Buši přináší 1 ki: 7 ki jsou stále dvě, 9 by byly tři.
honor-topic-shogun-name = Šógun
honor-topic-shogun = Kdo má daimjóa, smí prohlásit „Můj daimjó se stává šógunem“ a vzít si volnou kartu zprostřed. Máte-li ve svém tahu 100 a víc cti a karta tam leží, musíte. Počítá se každý tah, na šóguna se ale smí útočit a po prohrané bitvě mu tvář nikdo nezachrání.
honor-topic-battle-name = Bitva
honor-topic-battle = S vlastním daimjóem smíte útočit na šóguna, nebo na hráče s hradem. Každý hází kostkou za každé 3 síly, nejvýš šesti; vyšší součet vítězí. Počítají se oba domy i dům spojeneckého samuraje, hrady jen v obraně. Při shodě se hází znovu.
honor-topic-spoils-name = Po bitvě
honor-topic-spoils = Kdo prohraje, i jako útočník, odloží celý dům daimjóa a je ronin; dům samuraje zůstane. Zachovat si tvář dům zachrání kromě hradu, ale ne šógunovi. Vítěz vezme ztracenou kartu šóguna a hrad poraženého si smí vzít, nebo ho odložit.
honor-topic-face-name = Zachovat si tvář
honor-topic-face = Kdo má Zachovat si tvář, smí ji zahrát, kdykoli pomůže, bez karetní akce, sobě i jinému. Po prohrané bitvě zůstane dům daimjóa, hrad ne; šógunovi tu nepomůže. Při Znectění se ztratí jen 30 cti místo 75. Ptám se všech najednou a tajně.
honor-topic-face-sum = Dům daimjóa zůstává i s kartami; jen hrad si vítěz vezme, nebo odloží.
honor-topic-ronin-name = Ronin
honor-topic-ronin = Samuraj bez daimjóa je ronin: nepočítá žádnou čest a ki dává jen karta a dům samuraje. Ronin smí z ruky vyložit nového daimjóa, nebo se spojit s hráčem, který nějakého má. Odmítnout ronina nesmí nikdo.
honor-topic-alliance-name = Spojenectví
honor-topic-alliance = Ronin smí prohlásit spojenectví s hráčem, který má daimjóa a ještě žádného spojence. Spojenec pak počítá polovinu cti jeho domu daimjóa, jeho karty šóguna a vlastního domu samuraje, zaokrouhlenou nahoru na 5. Jeho samuraj pomáhá v bitvě a oba si smějí navzájem vykládat karty.
honor-topic-betrayal-name = Zrušení a zrada
honor-topic-betrayal = Spojenec smí spojenectví zrušit za 25 cti, skončí jeho příštím tahem. Nebo zradit: atentátník na samuraje druhého stojí 50 místo 25. Uspěje-li, zrádce převezme dům daimjóa i kartu šóguna a druhý je ronin. Druhý spojenectví ukončí třeba i novým daimjóem.
honor-topic-thief-name = Zloději
honor-topic-thief = Zloděj stojí karetní akci a 10 cti a ukradne jednu kartu; elitní zloděj 20 a vezme až dvě. Krást lze válečníky a majetek z kteréhokoli domu, ne hrady, okugaty a tělesné stráže. Co ukradnete, jde do vašeho domu. Na dluh to nejde.
honor-topic-thief-sum = 90 − 10 = 80 cti; mečíř vrací 10 každý tah.
honor-topic-assassin-name = Atentátníci
honor-topic-assassin = Atentátník stojí karetní akci a 25 cti. Uspěje při 3–6 na kostce, přes tělesnou stráž jen při 5–6. Zabitý daimjó s sebou bere dům i kartu šóguna a samuraj je ronin. Zabitý samuraj přijde o dům, jeho karta ale zůstane.
honor-topic-dishonor-name = Znectění
honor-topic-dishonor = Znectění stojí dvě karetní akce a zasáhne kohokoli. Oběť ztratí 75 cti, nebo 30, zachová-li někdo tvář, a může se zadlužit; nebo spáchá seppuku: odloží celý dům daimjóa nebo samuraje a čest neztratí. Dluh splatí příští čest.
