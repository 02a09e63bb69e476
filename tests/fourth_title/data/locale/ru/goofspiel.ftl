### Goofspiel

title-goofspiel = Goofspiel

goofspiel-my-plan = Моя ставка
goofspiel-lobby-play = В каждом раунде все тайно ставят карту за приз.
goofspiel-opening-luck =
    Порядок призов происходит из одного тайного числа. Его отпечаток (SHA-256): `{ $commitment }`. В конце число будет показано, и каждый сможет проверить каждый приз.
goofspiel-opening-plans = Я спрашиваю о ставках лично и показываю их, когда поставят все.
goofspiel-owed-AskBid = ставка

## Вопросы и ответы
goofspiel-ask-bid = **{ $player }**, какую карту ты ставишь за приз **{ $prize }**?
goofspiel-bid = { $card }
refusal-goofspiel_not_in_hand = Карты { $card } у тебя больше нет.

## Позиция
goofspiel-field-round = Раунд
goofspiel-field-prize = Приз
goofspiel-field-shown = Призы до сих пор
goofspiel-field-points = Очки
goofspiel-field-played = Сыгранные карты
goofspiel-field-laid = Ставка сделана
goofspiel-field-hand = Твоя рука
goofspiel-field-bid = Твоя ставка

## Что происходит
goofspiel-prize-shown = **Раунд { $round }:** приз — **{ $prize }**.
goofspiel-bid-laid = { $player }: ставка сделана.
goofspiel-bids-revealed = Ставки: { $bids }.
goofspiel-prize-taken = **{ $player }** берёт приз { $prize }.
goofspiel-prize-discarded = Высшие ставки равны: приз { $prize } не достаётся никому.
goofspiel-match-ended = **Партия окончена.** Очков: { $points }, победа: { $winners }.

## Topics of the rules

goofspiel-topic-equal-name = Равные ставки
goofspiel-topic-equal = Если высших ставок несколько, приз не получает никто: он уходит из игры вместе со ставками. Младшая карта теряет тут мало.
goofspiel-topic-equal-sum = 8 = 8 > 1: приз 8 не достаётся никому.
