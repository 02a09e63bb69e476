# Výuka Shogunu. Zastavení i s úkolem má nejvýše 60 slov; názvy ovládacích prvků jsou tučně.

## Vaše země
shogun-lesson-land =
    Toto je Japonsko: vyhrává nejvíc bodů po dvou letech. Ve třech provinciích stojí vaše armády. Každá provincie vynáší truhličky (peníze) nebo rýži a má místa pro budovy. Sousední provincie si pomohou, osamělá je snadná kořist. Obrázek ukazuje vaši provincii **Wakasa** a její sousedy.
shogun-lesson-land-task = Dvě karty provincií leží vyložené. Vezměte tu, která s provincií Wakasa sousedí, a největší skupinu: **{ shogun-lesson-land-group }**.
shogun-lesson-land-group = 5 armád
shogun-lesson-land-far = Owari s Wakasou nesousedí, armády by tam stály samy. Sousedy jsou Echizen, Omi, Tamba – a jedna ze dvou vyložených karet.
shogun-lesson-land-unseen = Neznámá karta může ležet kdekoli. Jedna z vyložených se hodí: vezměte tu.
shogun-lesson-land-answer = Odpověď: vezměte **Tajima** a skupinu **{ shogun-lesson-land-group }**.
shogun-lesson-land-done = Tajima a Wakasa si teď mohou pomáhat. Stejně se rozdělí i zbytek Japonska. Máte devět provincií a začíná první jaro.

## Jedna karta, jedna akce
shogun-lesson-plan =
    Za každou svou provincii máte v ruce kartu. V každém kole tajně pokládáte karty na deset akcí: místo říká, co se udělá, karta říká kde. Jedna karta leží jen na jednom místě.
shogun-lesson-plan-task = Položte **Izu** (6 truhliček) na akci **{ shogun-action-collect-taxes }**. Pak v horní nabídce zvolte **{ shogun-action-build-castle }** a položte tam **Sagami**.
shogun-lesson-plan-twice = Jedna karta leží jen na jednom místě: Izu zmizelo z akce { shogun-action-collect-taxes }. Položte je tam znovu a na { shogun-action-build-castle } dejte **Sagami**.
shogun-lesson-plan-poorer = I to vynese truhličky. Tady ale zvolte Izu: 6 truhliček a rýže, která by chyběla, skoro žádná.
shogun-lesson-plan-answer = Odpověď: **Izu** na **{ shogun-action-collect-taxes }**, **Sagami** na **{ shogun-action-build-castle }**.
shogun-lesson-plan-done = Akce 1 až 5 přijdou v tomto pořadí, ty s ? později a skrytě; cenu říká seznam. Pět karet válečné pokladny zaplní místa, proto aspoň 6 provincií. Nabídky: 4 až 1 truhlička (platí se vždy), provincie (zdarma), 0. Nejvyšší si první vybere speciální kartu a její pořadí.

## Daně a neklid
shogun-lesson-unrest =
    Léto. Sedláci si pamatují: kde jste vybrali daně nebo rýži, leží teď žeton revolty 🔥: Izu a Kaga. Vezmete-li si tam znovu, hned vypukne revolta a o provincii můžete přijít. Berte tedy jinde.
shogun-lesson-unrest-task = Na akci **{ shogun-action-collect-taxes }** položte kartu, která vynese aspoň 6 🪙 a nemá 🔥.
shogun-lesson-unrest-revolt = Leží tam 🔥: sedláci by se hned vzbouřili. Vezměte provincii bez něj.
shogun-lesson-unrest-poor = Tam je klid, ale dostanete méně než 6 truhliček. Hledejte u 🪙 vyšší číslo.
shogun-lesson-unrest-answer = Odpověď: **Suruga** na **{ shogun-action-collect-taxes }**: 7 truhliček a žádný žeton.
shogun-lesson-unrest-done = Dobrá volba: žádná revolta. I tato provincie teď dostane 🔥, takže příště platí jiná. A kde leží 🔥, tam vám sedláci v bitvě nepomohou. Po zimě všechny žetony z hrací desky zmizí. Čtyři karty událostí leží odkryté; po plánech se jedna vylosuje a platí celé kolo.

## Věž: teď házejte
shogun-lesson-tower =
    Bitva! Ze Shimosy smí vyrazit 5 armád, jedna zůstane. **Musashi** je neutrální: brání ji jeden zelený sedlák. Armády i sedláci jsou kostičky a jdou do věže. Některé uvíznou, jiné, které tam uvízly dřív, vypadnou. Kdo má v nádobě víc, vítězí; sedláci se počítají obránci, pokud tam neleží 🔥.
shogun-lesson-tower-task = Zaútočte na **Musashi** se všemi **5** armádami.
shogun-lesson-tower-few = To může vyjít. Některé kostičky ale uvíznou, hoďte jich tedy víc, než je třeba: všech 5.
shogun-lesson-tower-hitachi = I Hitachi je neutrální a cíl to není horší. Musashi ale vynáší 6 truhliček: zaútočte tam.
shogun-lesson-tower-held = Tam stojí Kenjiho armády a seznam ukazuje vaši naději: v nejlepším případě jedna ze čtyř. Jediný sedlák je snadnější kořist.
shogun-lesson-tower-answer = Odpověď: **Musashi** a ve formuláři **5**.
shogun-lesson-tower-done = Dovnitř šlo šest vašich: speciální karta jednu přidává. Vypadlo pět a dva sedláci, o jednoho víc, než šlo dovnitř: 5 : 2. Ztrácíte tolik, kolik měl poražený, Musashi tedy drží 3. Posílejte aspoň dvakrát tolik, kolik brání; víc ji i udrží. Při remíze je provincie neutrální.

## Rýže před zimou
shogun-lesson-rice =
    Podzim: poslední plán před zimou. Zima nejdřív vezme rýži podle karty události, na kterou v žádném kole nedošlo: nejvýše 3. Pak každá z vašich dvanácti provincií sní 1. Máte 11, takže 4 mohou chybět: dvě revolty, v každé o 2 sedláky víc!
shogun-lesson-rice-task = Na akci **{ shogun-action-confiscate-rice }** položte kartu, která vynese aspoň 4 🍚 a nemá 🔥.
shogun-lesson-rice-revolt = Leží tam 🔥: měli byste revoltu hned, abyste ji neměli v zimě. Zvolte provincii bez něj.
shogun-lesson-rice-little = Málo: ani tak nemusí rýže stačit pro všechny. Potřebujete aspoň 4.
shogun-lesson-rice-answer = Odpověď: **Shimosa** na **{ shogun-action-confiscate-rice }**: 5 jednotek rýže a žádný žeton.
shogun-lesson-rice-done = Stačí i na horší zimu. Chybí-li 1 nebo 2, je to jedna revolta, 3 až 6 dvě, víc tři. Co zbude, propadne; každá dobytá provincie sní o jednu víc. Příště znovu tento podzim, s prázdnou osobní deskou.

## Body a převahy
shogun-lesson-points =
    Po zimě jsou body: 1 za provincii, 1 za budovu. V každém regionu dá nejvíc hradů 3, chrámů 2, divadel 1; kdo se dělí, má o bod méně. V zeleném regionu stojí váš hrad v Aki a Kenjiho v Bizenu.
shogun-lesson-points-task = Položte zelenou kartu na **{ shogun-action-build-castle }**, ať tam máte hradů nejvíc.
shogun-lesson-points-there = V Aki už hrad stojí. Provincie má každou budovu jen jednou.
shogun-lesson-points-elsewhere = Ta provincie v zeleném regionu neleží. Obrázek ukazuje, které ano, a některé jsou vaše.
shogun-lesson-points-answer = Odpověď: **Hoki** na **{ shogun-action-build-castle }**.
shogun-lesson-points-done = Podívejte se na zimu: Kenjimu chyběla rýže a přišel o Kii. Vy ne. A s druhým hradem vám zelený region dal 3 body. Ještě jedno: akce, na kterou nemáte nebo jejíž provincii jste ztratili, se ruší a nestojí nic.

shogun-lesson-end =
    Váš první plán? **Daně** a **rýže** z provincií bez 🔥, **hrad** tam, kde vyhraje region, nové **armády** (3 truhličky za 5) k hranici, **útok** na neutrálního souseda, malá **nabídka**. Spočítejte, co to stojí. A před zimou spočítejte rýži: ta prohrála víc her než kterákoli bitva.
