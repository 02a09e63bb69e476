# Výuka Cti samurajů. Zastavení i s úkolem má nejvýše 60 slov.

## Šógun
honor-lesson-shogun =
    Kdo má první 400 cti, vítězí. Každý váš tah začíná ctí z vašich dvou domů: daimjóova a samurajova. Vaše zatím vynášejí 10, to je pomalé. Uprostřed ale leží volná karta šóguna a ta dává 50 za tah.
honor-lesson-shogun-task = Učiňte prohlášení: **Můj daimjó se stává šógunem**. Pak **{ honor-button-confirm }**.
honor-lesson-shogun-card = Karty přijdou na řadu potom. Nejdřív si zajistěte 50 cti za tah: prohlášení nestojí karetní akci.
honor-lesson-shogun-over = Příliš brzy: máte ještě dvě karetní akce a prohlášení.
honor-lesson-shogun-answer = Odpověď: v nabídce prohlášení zvolte **Můj daimjó se stává šógunem**, pak **{ honor-button-confirm }**.
honor-lesson-shogun-done = Od příštího tahu počítáte 60 místo 10. Prohlášení smíte učinit jedno za tah. Ale pozor: na šóguna lze útočit, potřebujete tedy sílu.

## Karty a ki
honor-lesson-houses =
    Vašich 6 ki dává 2 karetní akce: jednu za každé 3. Akcí kartu vyložíte, doberete nebo odložíte. Karta v domě tam zůstává a přidává svou čest, ki nebo sílu. V bitvě se počítají oba domy, prohraná bitva ale stojí jen dům daimjóa.
honor-lesson-houses-task = Zvolte kartu **{ honor-card-bushi }** (síla 2) a vyložte ji do svého domu.
honor-lesson-houses-monks = Mniši mají sílu 1. Jako šógun potřebujete víc: Buši má sílu 2 a k tomu 1 ki.
honor-lesson-houses-dishonor = Znectění poškodí soupeře, ale stojí obě akce a slabí zůstanete. Nejdřív vyložte Buši.
honor-lesson-houses-discard = Odložená karta je pryč a akce s ní. Zvolte { honor-card-bushi } a dům.
honor-lesson-houses-answer = Odpověď: zvolte **{ honor-card-bushi }**, pak **{ honor-own-samurai }**.
honor-lesson-houses-done = O 1 ki a o 2 síly víc. V domě samuraje je karta bezpečnější; jen hrady patří výhradně do domu daimjóa.

## Nindžové
honor-lesson-thief =
    Druhé kolo. Yuki má dobytý hrad a kartu { honor-card-masamune } (čest 10, síla 4). Nindžové stojí čest a karta se odloží. Elitní zloděj stojí 20 a ukradne najednou až dva válečníky nebo majetky. Co ukradnete, je vaše a soupeři to chybí.
honor-lesson-thief-task = Zvolte **{ honor-card-elite-thief }**, dům samuraje hráčky **Yuki**, kartu **{ honor-card-masamune }** a **{ honor-button-confirm }**.
honor-lesson-thief-monks = I to je úlovek, ale mečíř má větší cenu: zvolte { honor-card-masamune } pro svůj dům.
honor-lesson-thief-attack = Ještě ne: Yuki by házela třemi kostkami proti vašim dvěma. Nejdřív jí vezměte, co jí dává sílu.
honor-lesson-thief-dishonor = Yuki by to stálo čest, ale mečíř by jí zůstal. Pošlete elitního zloděje.
honor-lesson-thief-answer = Odpověď: **{ honor-card-elite-thief }**, dům samuraje hráčky **Yuki**, **{ honor-card-masamune }**, **{ honor-button-confirm }**.
honor-lesson-thief-done = Zaplatili jste 20 cti, mečíř jich každý tah 10 vrátí. Vám síla stoupla, Yuki klesla. A jedno prohlášení ještě máte.

## Bitva
honor-lesson-attack =
    Útočit smíte na šóguna, nebo na hráče s hradem: Yuki hrad má. Každý hází jednou kostkou za každé 3 síly, nejvýše šesti; vyšší součet vítězí. S 12 házíte čtyřmi, Yuki se 6 dvěma. Kdo prohraje, odloží celý dům daimjóa. To můžete být i vy!
honor-lesson-attack-task = Čtyři kostky proti dvěma: prohlaste **Útočím na hráče Yuki**, pak **{ honor-button-confirm }**.
honor-lesson-attack-card = Jedna karta navíc teď moc nepomůže: hrad hráčky Yuki má větší cenu. Prohlaste útok.
honor-lesson-attack-answer = Odpověď: v nabídce prohlášení zvolte **Útočím na hráče Yuki**, pak **{ honor-button-confirm }**.
honor-lesson-attack-done = 10 proti 7: vítězíte! Ptám se teď všech tajně, zda Yuki kartou zachrání tvář. Kdo prohraje bitvu jako šógun, toho zachránit nelze.

## Kořist
honor-lesson-castle =
    Yuki zahrála Zachovat si tvář: dům daimjóa jí zůstane, kromě hradu. O něm rozhoduje vítěz. Hrad dává 15 cti, 2 ki a 4 síly, sílu jen v obraně. Váš daimjó zatím žádný nemá.
honor-lesson-castle-task = Vezměte si ho: **{ honor-button-take-castle }**.
honor-lesson-castle-razed = Pak ho nebude mít nikdo. Vy ale pro hrad místo máte a vynášel by 15 cti za tah.
honor-lesson-castle-answer = Odpověď: **{ honor-button-take-castle }**.
honor-lesson-castle-done = Teď počítáte 85 za tah a bráníte se silou 16. Všichni ale vidí, kdo vede: nindžové, Znectění i útoky jsou na cestě.

honor-lesson-end =
    Každý tah: spočítejte čest, využijte **karetní akce**, učiňte jedno **prohlášení**. Co dává **ki** a **čest**, vykládejte brzy, **sílu** dřív, než přijdou ostatní. **Zachovat si tvář** si šetřete. Přišli jste o daimjóa? Jste ronin: **spojte se** s někým, kdo nesmí odmítnout, a dělte se o jeho čest.
