### Goofspiel

title-goofspiel = Goofspiel

goofspiel-my-plan = Moje nabídka
goofspiel-lobby-play = V každém kole všichni tajně nabídnou kartu za odměnu.
goofspiel-opening-luck =
    Pořadí odměn pochází z jednoho tajného čísla. Jeho otisk (SHA-256) je `{ $commitment }`. Na konci se číslo ukáže a každý může ověřit každou odměnu.
goofspiel-opening-plans = Na nabídky se ptám soukromě a ukážu je, až nabídnou všichni.
goofspiel-owed-AskBid = nabídka

## Na co se ptám, a odpovědi
goofspiel-ask-bid = **{ $player }**, kterou kartu nabídneš za odměnu **{ $prize }**?
goofspiel-bid = { $card }
refusal-goofspiel_not_in_hand = Kartu { $card } už nemáš.

## Pozice
goofspiel-field-round = Kolo
goofspiel-field-prize = Odměna
goofspiel-field-shown = Dosavadní odměny
goofspiel-field-points = Body
goofspiel-field-played = Zahrané karty
goofspiel-field-laid = Nabídku mají
goofspiel-field-hand = Tvá ruka
goofspiel-field-bid = Tvá nabídka

## Co se děje
goofspiel-prize-shown = **Kolo { $round }:** odměna je **{ $prize }**.
goofspiel-bid-laid = { $player }: nabídka leží.
goofspiel-bids-revealed = Nabídky: { $bids }.
goofspiel-prize-taken = **{ $player }** bere odměnu { $prize }.
goofspiel-prize-discarded = Nejvyšší nabídky jsou stejné: odměnu { $prize } nebere nikdo.
goofspiel-match-ended = **Partie skončila.** Bodů: { $points }, vítězství: { $winners }.

## Topics of the rules

goofspiel-topic-equal-name = Stejné nabídky
goofspiel-topic-equal = Je-li nejvyšších nabídek několik stejných, cenu nedostane nikdo: odchází ze hry a nabídky s ní. Nízká karta tu ztratí málo.
goofspiel-topic-equal-sum = 8 = 8 > 1: cenu 8 nedostane nikdo.
