# Luck: what is promised, and how anyone checks it

lobby-word = Lucky word
lobby-seat-word = { $seat } 🍀
word-form-title = A word for your luck
word-form-label = Your word; leave it empty for none
luck-sealed = The secret number of all luck in this match is drawn already. Its fingerprint (SHA-256): `{ $commitment }`. **Lucky word** mixes a word of yours into the luck. All words are shown when the game starts.
luck-promised = Fingerprint (SHA-256) of the secret number: `{ $commitment }`
luck-words = Lucky words mixed into the luck: { $words }
luck-word = { $player } “{ $word }”
honor-opening-luck =
    All luck of this match comes from one secret number. Its fingerprint (SHA-256) is `{ $commitment }`. The number is shown at the end, so that anyone can check every card and die.
ending-luck =
    The secret number of all luck was `{ $seed }`. Its fingerprint (SHA-256) is `{ $commitment }`, as it was shown at the start. The record is attached. `/{ command-game } { command-verify }` checks it; so does `gyoji verify`, or the short script of `docs/fairness.md` for those who do not want to trust this bot.
verify-fits = **Everything fits.** I replayed match `{ $match }` by the rules, with all its luck.
verify-computed = Steps: { $entries } · shuffles: { $shuffles }{ $chances ->
    [0] { "" }
   *[other] { " · " }chances, where something happened or not: { $chances }
}{ $singles ->
    [0] { "" }
   *[other] { " · " }dice and drawn cards: { $singles }
}
verify-seed = Secret number: `{ $seed }`
verify-promised = Its fingerprint (SHA-256): `{ $commitment }`. Compare it with the first message of the match.
verify-wrong = **Something does not fit** in the record of match `{ $match }`: { $reason }
verify-sealed = Match `{ $match }` is not over. The fingerprint (SHA-256) of its secret number: `{ $commitment }`. At the end I show the number with the record, and `/{ command-game } { command-verify }` proves all that luck decided.
