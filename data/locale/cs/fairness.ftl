# Náhoda: co se slibuje a jak si to každý ověří

lobby-word = Slovo pro štěstí
lobby-seat-word = { $seat } 🍀
word-form-title = Slovo pro vaše štěstí
word-form-label = Vaše slovo; prázdné znamená žádné
luck-sealed = Náhoda této partie už je zapečetěná: SHA-256 `{ $commitment }`. Tlačítkem **Slovo pro štěstí** do ní přimícháte své slovo. Ukáže se, až hra začne.
luck-promised = Zapečetěná náhoda, SHA-256: `{ $commitment }`
luck-words = Přimíchaná slova pro štěstí: { $words }
luck-word = { $player } „{ $word }“
honor-opening-luck =
    Veškerá náhoda této partie pochází z jednoho tajného čísla. Jeho otisk (SHA-256) je `{ $commitment }`. Na konci se číslo ukáže a každý si může ověřit každou kartu a kostku.
ending-luck =
    Číslo, ze kterého vzešla všechna náhoda: `{ $seed }`. Jeho SHA-256 je `{ $commitment }`, jak se ukázalo na začátku. Záznam je přiložen. Ověří ho `/{ command-game } { command-verify }`, příkaz `gyoji verify`, nebo krátký skript z `docs/fairness.md`, pokud tomuto botovi věřit nechcete.
verify-fits = **Všechno souhlasí.** Přehrál jsem partii `{ $match }` znovu podle pravidel, se vší náhodou.
verify-computed = Kroky: { $entries } · zamíchání: { $shuffles }{ $chances ->
    [0] { "" }
   *[other] { " · " }šance, kdy se něco stalo, nebo ne: { $chances }
}{ $singles ->
    [0] { "" }
   *[other] { " · " }hody kostkou a tažené karty: { $singles }
}
verify-seed = Tajné číslo: `{ $seed }`
verify-promised = Jeho SHA-256: `{ $commitment }`. Porovnejte ho s první zprávou partie.
verify-wrong = **Něco nesouhlasí** v záznamu partie `{ $match }`: { $reason }
verify-sealed = Partie `{ $match }` neskončila. Její náhoda je zapečetěná: SHA-256 `{ $commitment }`. Na konci ukážu se záznamem i číslo, ze kterého vzešla, a `/{ command-game } { command-verify }` doloží všechno, o čem náhoda rozhodla.
