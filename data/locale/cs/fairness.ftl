# Náhoda: co se slibuje a jak si to každý ověří

lobby-word = Slovo pro štěstí
lobby-seat-word = { $seat } 🍀
word-form-title = Slovo pro vaše štěstí
word-form-label = Vaše slovo; prázdné znamená žádné
luck-sealed = Tajné číslo, ze kterého pochází veškerá náhoda této partie, už je vylosované. Jeho otisk (SHA-256): `{ $commitment }`. Tlačítkem **Slovo pro štěstí** do náhody přimícháte své slovo. Ukáže se, až hra začne.
luck-promised = Otisk tajného čísla (SHA-256): `{ $commitment }`
luck-words = Slova pro štěstí přimíchaná do náhody: { $words }
luck-word = { $player } „{ $word }“
honor-opening-luck =
    Veškerá náhoda této partie pochází z jednoho tajného čísla. Jeho otisk (SHA-256) je `{ $commitment }`. Na konci se číslo ukáže a každý si může ověřit každou kartu a kostku.
ending-luck =
    Tajné číslo, ze kterého pocházela veškerá náhoda: `{ $seed }`. Jeho otisk (SHA-256) je `{ $commitment }`, jak se ukázalo na začátku. Záznam je přiložen. Ověří ho `/{ command-game } { command-verify }`, příkaz `gyoji verify`, nebo krátký skript z `docs/fairness.md`, pokud tomuto botovi věřit nechcete.
verify-fits = **Všechno souhlasí.** Přehrál jsem partii `{ $match }` znovu podle pravidel, se vší náhodou.
verify-computed = Kroky: { $entries } · zamíchání: { $shuffles }{ $chances ->
    [0] { "" }
   *[other] { " · " }šance, kdy se něco stalo, nebo ne: { $chances }
}{ $singles ->
    [0] { "" }
   *[other] { " · " }hody kostkou a tažené karty: { $singles }
}
verify-seed = Tajné číslo: `{ $seed }`
verify-promised = Jeho otisk (SHA-256): `{ $commitment }`. Porovnejte ho s první zprávou partie.
verify-wrong = **Něco nesouhlasí** v záznamu partie `{ $match }`: { $reason }
verify-sealed = Partie `{ $match }` neskončila. Otisk jejího tajného čísla (SHA-256): `{ $commitment }`. Na konci číslo ukážu spolu se záznamem a `/{ command-game } { command-verify }` doloží všechno, o čem náhoda rozhodla.
