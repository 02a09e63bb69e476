### Goofspiel

title-goofspiel = Goofspiel

goofspiel-my-plan = Tarjoukseni
goofspiel-lobby-play = Joka kierroksella kaikki tarjoavat palkinnosta salaa yhden kortin.
goofspiel-opening-luck =
    Palkintojen järjestys tulee yhdestä salaisesta luvusta. Sen tiiviste (SHA-256) on `{ $commitment }`. Lopussa luku näytetään, ja kuka tahansa voi tarkistaa jokaisen palkinnon.
goofspiel-opening-plans = Kysyn tarjouksia yksityisesti ja näytän ne, kun kaikki ovat tarjonneet.
goofspiel-owed-AskBid = tarjous

## Kysymykset ja vastaukset
goofspiel-ask-bid = **{ $player }**, minkä kortin tarjoat palkinnosta **{ $prize }**?
goofspiel-bid = { $card }
refusal-goofspiel_not_in_hand = Sinulla ei ole enää korttia { $card }.

## Tilanne
goofspiel-field-round = Kierros
goofspiel-field-prize = Palkinto
goofspiel-field-shown = Palkinnot tähän asti
goofspiel-field-points = Pisteet
goofspiel-field-played = Pelatut kortit
goofspiel-field-laid = Tarjonneet
goofspiel-field-hand = Kätesi
goofspiel-field-bid = Tarjouksesi

## Tapahtumat
goofspiel-prize-shown = **Kierros { $round }:** palkinto on **{ $prize }**.
goofspiel-bid-laid = { $player } on tarjonnut.
goofspiel-bids-revealed = Tarjoukset: { $bids }.
goofspiel-prize-taken = **{ $player }** saa palkinnon { $prize }.
goofspiel-prize-discarded = Korkeimmat tarjoukset ovat yhtä suuret: palkintoa { $prize } ei saa kukaan.
goofspiel-match-ended = **Peli on päättynyt.** Pisteitä { $points }, voitto: { $winners }.

## Topics of the rules

goofspiel-topic-equal-name = Tasatarjoukset
goofspiel-topic-equal = Jos usea tarjous on yhtä korkein, kukaan ei saa palkintoa: se poistuu pelistä tarjousten mukana. Matala kortti menettää silloin vähän.
goofspiel-topic-equal-sum = 8 = 8 > 1: palkintoa 8 ei saa kukaan.
