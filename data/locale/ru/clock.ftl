# Темп и часы

pace-live = Вживую
pace-daily = Ежедневно
pace-relaxed = Не спеша
pace-none = Без часов
pace-times = { $planning } на план, { $choices } на выбор
honor-pace-times = { $choices } на ход, { $planning } на сохранение лица
spirit-pace-times = { $choices } на выбор
pace-named = { $name } ({ $times })
pace-shown = { $clocks ->
        [none] { pace-none }. Для тех, кто в отпуске: { $away }.
       *[run] { $times }. Ночью часы стоят не дольше { $quiet } ч; просрочек до замены компьютером: { $strikes }. Для тех, кто в отпуске: { $away }.
    }
away-ai = Играет компьютер
away-clock = Часы стоят
away-waits = Партия ждёт
lobby-pace = Время: **{ $pace }**
duration-unlimited = сколько угодно
duration-days = { $count } д
duration-hours = { $count } ч
duration-minutes = { $count } мин
duration-seconds = { $count } с
clock-until = до { $moment }
clock-stands = часы стоят, осталось { $left }
clock-all = ⏳ { $until }
clock-player = ⏳ { $players }: { $until }
status-away = В отпуске или отсутствуют: { $players }
lobby-seat-away = { $number }. { $player } (нет на месте, играет компьютер)

# Чего ждут

owed-any = ответ
shogun-owed-AskPlan = план
shogun-owed-AskProvince = выбор провинции
shogun-owed-AskGroup = выбор армий
shogun-owed-AskSpecial = выбор специальной карты
shogun-owed-AskMarch = перемещение армий
shogun-owed-AskRevolts = порядок восстаний

# Вызовы и напоминания

call = **{ $title }**, партия `{ $match }` · За вами: { $asked }
reminder-heading = ⏰ **{ $title }, партия `{ $match }`** ждёт вас.
reminder-open = За вами: { $asked }. Вы ещё не начали.
reminder-drafted = За вами: { $asked }. Начатое ещё не закончено. Когда время выйдет, я сыграю вместо него что-нибудь разумное.
reminder-ready = За вами: { $asked }. Всё готово, но не подтверждено. Когда время выйдет, я сыграю это как есть.
reminder-called = За вами: { $asked }.
reminder-place = Вам сюда: { $place }
reminder-settled = -# ⏰ Напоминание о партии `{ $match }`. Уже сделано: { $place }
reminder-mute = Не напоминать в этот ход
reminder-muted = Больше не буду об этом напоминать.
late-untold = разумный ход.

# Заметки за столом

note-timed-out = ⌛ { $name }: время вышло ({ $asked }). Хожу за этого игрока (просрочек { $strikes } из { $most }, потом играет компьютер).
note-timed-out-veiled = ⌛ Время вышло ({ $asked }). Отвечаю за всех, кто не ответил.
note-absent = За игрока { $name } теперь играет компьютер. Место вернёт `/{ command-game } { command-back }`.
note-away-ai = { $name } в отпуске до { $until }. За этого игрока играет компьютер.
note-away-clock = { $name } в отпуске до { $until }. Часы этого игрока стоят.
note-away-waits = { $name } в отпуске до { $until }. Партия ждёт этого игрока.
note-back = { $name } снова играет.
note-offered = { $actor } предлагает место игрока { $name }. Занять его может любой; всё, что есть у игрока, перейдёт вместе с местом.
note-offer-withdrawn = { $actor } отзывает предложение: место игрока { $name } больше не предлагается.
note-took-over = { $name } занимает место игрока { $was }.
note-pace = { $actor } меняет темп: { $times }. Все часы запущены заново.
note-pace-set = { $actor } меняет темп: { pace-shown } { $clocks ->
        [none] Время больше ни у кого не выйдет.
        [stand] Когда партия продолжится, на всех часах будет полное время.
       *[run] Все часы запущены заново.
    }
note-extended = { $actor } даёт больше времени ({ $seconds }): { $names }.
note-reminded = { $actor } напоминает: { $names }.
seat-take = Занять место

# Ответы

quiet-none = У вас нет тихих часов. Их задаёт `/{ command-game } { command-quiet } { option-from }:22:00 { option-to }:8:00 { option-timezone }:…`.
quiet-hours = Ваши тихие часы с { $begin } до { $end } ({ $timezone }). Часы, запущенные с этого момента, в это время стоят, насколько позволяет стол; у тех, что уже идут, срок прежний.
away-done = Вы в отпуске до { $until }. Партии: { $matches }. Вернуться раньше: `/{ command-game } { command-back }`.
back-done = С возвращением! Партии: { $matches }.
substitute-done = Готово: ваше место предлагается, это видно за столом. С параметром `{ option-withdraw }` вы оставите его себе.
substitute-withdrawn = Готово: ваше место больше не предлагается, это видно за столом.
seat-taken = Место ваше. Всё тайное придёт личным сообщением или откроется первой кнопкой за столом.

# Отказы

refusal-bad_date = Нужна дата в ближайшие два месяца. Пишите так: 2027-01-05 или 5d (пять дней).
refusal-bad_time = Это не время суток. Пишите так: 22:30.
refusal-bad_duration = Такого времени я не знаю. Пишите так: 90s, 5m, 12h или 2d; от полуминуты до 30 дней.
refusal-unknown_timezone = Такого часового пояса я не знаю. Выберите из подсказок.
refusal-no_match_of_yours = Сейчас вы нигде не играете.
refusal-not_away = Вы не в отпуске.
refusal-not_offered = Это место больше не предлагается.
refusal-already_offered = Это место уже предлагается.
refusal-played_by_ai = За вас сейчас играет компьютер. Место вернёт `/{ command-game } { command-back }`.
refusal-too_late = Ваше время вышло { $moment }. Я сыграл за вас: { $played }
refusal-too_late_ai = Ваше время вышло { $moment }. Я сыграл за вас: { $played } Теперь за вас играет компьютер; место вернёт `/{ command-game } { command-back }`.
refusal-no_clock = В партии `{ $match }` часы не идут.
refusal-not_asked_now = Этого игрока сейчас ни о чём не спрашивают, поэтому часов у него нет.
refusal-nobody_owes = В партии `{ $match }` никого не ждут.
refusal-reminded_just_now = Игрокам напоминали меньше десяти минут назад. Подождите немного.
