# Sattuma: mitä luvataan ja miten sen voi tarkistaa

lobby-word = Onnensana
lobby-seat-word = { $seat } 🍀
word-form-title = Sana onnellesi
word-form-label = Sanasi; tyhjä tarkoittaa, ettei sanaa ole
luck-sealed = Salainen luku, josta kaikki tämän pelin sattuma tulee, on jo arvottu. Sen sormenjälki (SHA-256): `{ $commitment }`. **Onnensana** sekoittaa sattumaan oman sanasi. Sana näytetään, kun peli alkaa.
luck-promised = Salaisen luvun sormenjälki (SHA-256): `{ $commitment }`
luck-words = Sattumaan sekoitetut onnensanat: { $words }
luck-word = { $player } ”{ $word }”
honor-opening-luck =
    Kaikki tämän pelin sattuma tulee yhdestä salaisesta luvusta. Sen sormenjälki (SHA-256) on `{ $commitment }`. Lopussa luku näytetään, ja kuka tahansa voi tarkistaa jokaisen kortin ja nopan.
ending-luck =
    Salainen luku, josta kaikki sattuma tuli, oli `{ $seed }`. Sen sormenjälki (SHA-256) on `{ $commitment }`, kuten alussa näytettiin. Pöytäkirja on liitteenä. Sen tarkistaa `/{ command-game } { command-verify }`; samoin `gyoji verify` tai tiedoston `docs/fairness.md` lyhyt skripti, jos et halua luottaa tähän bottiin.
verify-fits = **Kaikki täsmää.** Pelasin pelin `{ $match }` uudelleen sääntöjen mukaan, kaikkine sattumineen.
verify-computed = Vaiheita: { $entries } · sekoituksia: { $shuffles }{ $chances ->
    [0] { "" }
   *[other] { " · " }mahdollisuuksia, joissa jotain tapahtui tai ei: { $chances }
}{ $singles ->
    [0] { "" }
   *[other] { " · " }noppia ja nostettuja kortteja: { $singles }
}
verify-seed = Salainen luku: `{ $seed }`
verify-promised = Sen sormenjälki (SHA-256): `{ $commitment }`. Vertaa sitä pelin ensimmäiseen viestiin.
verify-wrong = **Jokin ei täsmää** pelin `{ $match }` pöytäkirjassa: { $reason }
verify-sealed = Peli `{ $match }` ei ole päättynyt. Sen salaisen luvun sormenjälki (SHA-256): `{ $commitment }`. Lopussa näytän luvun pöytäkirjan kanssa, ja `/{ command-game } { command-verify }` todistaa kaiken, minkä sattuma ratkaisi.
