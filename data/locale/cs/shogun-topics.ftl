# Na co se lidé u Shogunu ptají: nápis na tlačítku a nejvýše 60 slov.

shogun-topic-taxes-name = Daně
shogun-topic-taxes = **Výběr daní** vynese truhličky podle karty provincie: nejdřív platí událost, pak +1 za speciální kartu. Provincie pak dostane žeton revolty. Pokud už ho měla, nejdřív vypukne revolta; vybrané truhličky vám zůstanou. Žetony leží až do konce zimy, a tak nechte v každém kole platit jinou provincii.
shogun-topic-rice-name = Rýže
shogun-topic-rice = **Konfiskace rýže** vynese rýži podle karty provincie, stejně jako daně truhličky, a také nechá žeton revolty. V zimě každá vaše provincie sní 1, když předtím každý ztratí 0 až 7 podle události, která zbude na zimu. Co chybí, znamená revolty; co zbude, propadne. Jedna provincie s hodně rýží za kolo zhruba stačí, je-li ta událost mírná.
shogun-topic-building-name = Stavění
shogun-topic-building = Hrad stojí 3 truhličky, chrám 2, divadlo 1. Provincie potřebuje volné místo a každou budovu má jen jednou. Každá budova je 1 bod za zimu a nejvíc budov jednoho druhu v regionu dá navíc 3, 2 nebo 1. Chybí-li truhličky, když se karta otočí, nic se nestaví a nic neplatí.
shogun-topic-building-sum = S hradem v Aki to jsou v zeleném regionu 2 vaše hrady proti 1: každou zimu 3 body a 1 za nový hrad.
shogun-topic-marching-name = Armády a přesuny
shogun-topic-marching = Nové armády: 5 za 3 truhličky, 3 za 2, nebo 1 za 1 a po ní přesun do vlastní sousední provincie. **Bitva/Přesun A a B** je zdarma: libovolný počet armád jde do jedné sousední provincie, po souši nebo vodní cestou, a aspoň 1 zůstane. Do své provincie se připojí, jinde bojují.
shogun-topic-marching-sum = Wakasa měla 9 armád: 9 − 4 = 5 zůstává. Tajima měla 1: 1 + 4 = 5.
shogun-topic-battle-name = Bitva
shogun-topic-battle = Armády útočníka a všechny bránící jdou do věže, s nimi vše, co leží v nádobě. Kdo má potom v nádobě víc kostiček, vítězí a ztratí tolik, kolik měl druhý. Sedláci pomáhají obránci, kde není žeton revolty. Dobytá provincie si nechá budovy i žetony; po remíze je neutrální a zmizí všechno.
shogun-topic-tower-name = Věž
shogun-topic-tower = Některé kostičky ve věži uvíznou a některé uvízlé vypadnou s dalšími, ať hází kdokoli. Před prvním jarem do ní šlo 7 armád každého hráče a 10 sedláků. Výsledek tedy není nikdy jistý: posílejte asi dvakrát tolik, kolik brání. Kolik kostiček které barvy je uvnitř, ukazuje hrací deska.
shogun-topic-revolts-name = Revolty
shogun-topic-revolts = Berete-li daně nebo rýži z provincie s žetonem, hned vypukne revolta. V zimě vypukne, kde chybí rýže. Za každý žeton jeden sedlák, v zimě o 1 až 3 víc, bojuje se všemi armádami tam. V nádobě potřebujete **víc** kostiček než oni. Jinak je provincie neutrální a armády, budovy i žetony jsou pryč.
shogun-topic-events-name = Karty událostí
shogun-topic-events = Na rok leží vyložené čtyři karty událostí. V každém kole se po naplánování jedna vylosuje a platí do jeho konce: omezí třeba daně, ochrání chrámy nebo přidá sedláky. V zimě platí jen číslo na čtvrté: tolik rýže každý ztratí. Počítejte tedy s nejhorší kartou, která ještě leží.
shogun-topic-order-name = Pořadí a nabídky
shogun-topic-order = Nabídky se odhalí najednou: 4 až 1 truhlička, pak karta provincie, pak 0, pak nic; o stejných rozhodne los. Truhličky se platí, provincie ne. Nejvyšší nabídka si první vezme jednu z pěti speciálních karet: její místo, 1 až 5, je vaše místo v pořadí a její výhodu máte na celé kolo.
shogun-topic-winter-name = Zima
shogun-topic-winter = Nejdřív každý ztratí rýži podle poslední karty události. Pak každá provincie chce 1. Chybí-li 1 nebo 2, je jedna revolta, 3 až 6 dvě, víc tři, ve vylosovaných provinciích; sedláků přijde víc, než je žetonů. Pak jsou body a rýže i všechny žetony zmizí.
shogun-topic-points-name = Body
shogun-topic-points = Body jsou po obou zimách: 1 za provincii, 1 za budovu. V každém z pěti regionů dá nejvíc hradů 3, nejvíc chrámů 2, nejvíc divadel 1; kdo se dělí, má o bod méně. Po druhé zimě vítězí nejvíc bodů, při shodě nejvíc truhliček.
shogun-topic-neutral-name = Neutrální provincie
shogun-topic-neutral = Neutrální provincii brání 1 sedlák, při události 2; z věže mohou vypadnout další. V nádobě potřebujete víc kostiček, než je sedláků, jinak zůstane neutrální a kostičky ztratíte. Nemá armády, budovy ani žetony. Při 3 hráčích je osm provincií zavřených pro všechny.
