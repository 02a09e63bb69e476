### Goofspiel

title-goofspiel = Goofspiel

goofspiel-my-plan = My bid
goofspiel-lobby-play = In each round, everybody secretly bids a card for the prize.
goofspiel-opening-luck =
    The order of the prizes comes from one secret number. Its fingerprint (SHA-256) is `{ $commitment }`. At the end the number is shown, and everybody can verify every prize.
goofspiel-opening-plans = I ask for your bids in private, and show them when all have bid.
goofspiel-owed-AskBid = a bid

## What is asked, and the answers
goofspiel-ask-bid = **{ $player }**, which card do you bid for the prize **{ $prize }**?
goofspiel-bid = { $card }
refusal-goofspiel_not_in_hand = You do not hold card { $card } any more.

## The position
goofspiel-field-round = Round
goofspiel-field-prize = Prize
goofspiel-field-shown = Prizes so far
goofspiel-field-points = Points
goofspiel-field-played = Cards played
goofspiel-field-laid = Have bid
goofspiel-field-hand = Your hand
goofspiel-field-bid = Your bid

## What happens
goofspiel-prize-shown = **Round { $round }:** the prize is **{ $prize }**.
goofspiel-bid-laid = { $player } has bid.
goofspiel-bids-revealed = Bids: { $bids }.
goofspiel-prize-taken = **{ $player }** takes the prize { $prize }.
goofspiel-prize-discarded = The highest bids are equal: nobody takes the prize { $prize }.
goofspiel-match-ended = **The match is over.** { $points } points, and the victory: { $winners }.

## Topics of the rules

goofspiel-topic-equal-name = Equal bids
goofspiel-topic-equal = If several bids are equally the highest, nobody takes the prize: it leaves the game, and so do the bids. A low card loses little there.
goofspiel-topic-equal-sum = 8 = 8 > 1: the prize 8 is for nobody.
