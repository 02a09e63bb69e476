# Стол и его модераторы: команды

command-undo = назад
command-undo-description = Попросить стол взять назад мой последний выбор, если в нём не было случая
command-digest = сводка
command-digest-description = Прислать мне список моих игр и где меня ждут
command-rewind = вернуть
command-rewind-description = Вернуть партию к более раннему шагу
command-transfer = передать
command-transfer-description = Сделать хозяином партии другого игрока
command-audit = журнал-модераторов
command-audit-description = Показать, что делали модераторы на этом сервере

option-step = шаг
option-step-description = Последний шаг, который ещё считается
option-channel = канал
option-channel-description = Канал для столов: добавляет его или убирает; если не задан, годятся все каналы
option-verbosity = подробность
option-verbosity-description = Сколько рассказывать: сообщение на каждый шаг или одно на раунд
option-matches = партии
option-matches-description = Столько партий может быть открыто или идти сразу; 0 — сколько угодно
option-private = закрытая
option-private-description = Смотрят только игроки и модераторы

verbosity-steps = сообщение на каждый шаг
verbosity-round = сообщение на каждый раунд

# Возврат

rewind-sure = Вернуть партию `{ $match }` туда, где она была после этого шага? Всё, что было потом, не будет считаться, а случай будет новым.
    > { $step }
rewind-yes = Вернуть

# Настройки и журнал

settings-channels = Столы можно открывать в: { $places }
settings-channels-all = Столы можно открывать во всех каналах.
settings-pace = Темп новых партий: { $pace }
settings-verbosity = Сколько рассказывать: { $verbosity }
settings-matches = Партий открыто или идёт сразу: не больше { $most }
settings-matches-any = Число открытых и идущих партий не ограничено.
settings-changed = { $actor } меняет настройки этого сервера.
audit-heading = ### Что делали модераторы
audit-empty = Пока ничего.

# Свои игры

digest-heading = ### Вас ждут в играх: { $count }, всего ваших игр: { $matches }
digest-sent = Список у вас в личных сообщениях.
shogun-guide = **Ваш первый план в два шага:** 1. **Предложить план** разумно заполнит лист; измените в списках, что хотите. 2. **Подтвердить** выложит его. Пока не подтвердили все, его можно менять, и никто его не видит.
player-gone = { $player } больше не на этом сервере и секретов не получает. Модератор может отдать место командой `/referee replace`.
table-now = [Стол как он есть]({ $link })

permission-create_private_threads = Создавать приватные ветки

refusal-not_member = Это место в игре на сервере, на котором вас больше нет.
refusal-players_only = Эту партию смотрят только её игроки.
refusal-too_many_matches = На этом сервере открыто или идёт партий: { $most }. Больше сразу нельзя.
refusal-too_often = Здесь только что открыли слишком много столов. Подождите минут: { $minutes }.
refusal-not_in_this_channel = На этом сервере столы открывают в другом месте: { $places }
refusal-too_many_channels = Каналов можно задать не больше { $most }.
