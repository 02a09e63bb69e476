# Команды

theme-standard = Обычные
theme-contrast = Высокий контраст
shape-landscape = Широкое, для компьютера
shape-portrait = Высокое, для телефона

# Стол перед игрой

lobby-heading = ## { $title }: стол на { $seats ->
        [one] { $seats } игрока
        [few] { $seats } игроков
       *[other] { $seats } игроков
    }
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } (хозяин стола)
lobby-seat-ai = { $number }. { $player } (компьютер)
lobby-seat-level = { $number }. { $player } (компьютер: { $level })
lobby-seat-free = { $number }. свободно
lobby-option = { $name }: **{ $value }**
lobby-match = Партия `{ $match }`
lobby-how =
    Нажмите **Сесть**, чтобы занять место. Хозяин стола задаёт **Настройки**, добавляет компьютерных игроков и начинает игру, когда все места заняты.
lobby-how-full = Все места заняты: хозяин стола нажимает **{ lobby-start }**.
lobby-play = Тайные планы составляют в личных сообщениях или кнопкой **Мой план**.
lobby-join = Сесть
lobby-leave = Уйти
lobby-add-ai = Добавить компьютер
lobby-remove-ai = Убрать компьютер
lobby-start = Начать
lobby-options-button = Настройки
lobby-running = Игра началась: { $place }
lobby-running-here = Игра началась, прямо в этом канале.
lobby-ended = Игра окончена: { $place }
lobby-closed = Этот стол закрыт.
lobby-opened = Ваш стол открыт: { $place }
lobby-private = Смотрят только игроки и модераторы.
lobby-starts-full = Когда стол полон, игра начнётся сама.
lobby-full-now = { $people } Стол полон: хозяин может начинать.
lobby-full-started = { $people } Стол полон, и игра началась: { $place }
lobby-starts-at = Игра начнётся сама: { $moment }, с теми, кто к этому времени сядет за стол.
lobby-start-few = { $people } Время пришло, но { $seated ->
        [one] занято только { $seated } место
        [few] заняты только { $seated } места
       *[other] занято только { $seated } мест
    }, а для игры нужно не меньше { $least }. Стол остаётся открытым: начните, когда людей хватит, или выберите другое время кнопкой **{ lobby-options-button }**.
lobby-start-missed = { $people } Время пришло, но начать игру не удалось. Стол остаётся открытым: нажмите **{ lobby-start }**, и я скажу, что не так.
lobby-call = Позвать к началу
lobby-will-call = Я позову вас в этом канале, когда стол будет полон. Нажмите ещё раз, чтобы отказаться.
lobby-will-not-call = Я не буду звать вас, когда стол будет полон.
lobby-slowmode =
    В этом канале включён медленный режим: Discord заставляет ждать между нажатиями. Пожалуйста, выключите его на время игры.
lobby-joined = Вы за столом.
lobby-left = Вы ушли из-за стола.
lobby-started = Игра начинается здесь: { $place }.
lobby-started-here = Игра начинается здесь.
lobby-no-thread =
    Игра идёт прямо в этом канале, потому что мне нельзя открыть здесь ветку. Для этого мне не хватает прав: { $permissions }.
options-heading = ### Настройки партии `{ $match }`
options-seats = { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }
options-seats-placeholder = Число игроков
options-free-placeholder = Освободить место игрока…
options-level-placeholder = Добавить компьютерного игрока…
options-full-placeholder = Когда стол полон…
options-full-waits = ждать, пока начнёт хозяин
options-full-starts = начать сразу
options-start-placeholder = Начать в назначенное время…
options-start-none = без назначенного времени
options-start-in = через { $time }
options-start-typed = во время, которое я напишу…
start-form-label = Дата и время (ваш пояс: { $zone })
start-form-example = 20:00 или 2027-01-05 20:00 или 3d
level-novice = новичок
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-master = мастер
level-builder = строитель
level-raider = налётчик
level-miser = скряга
level-farmer = земледелец
level-guard = страж

# За столом

table-my-plan = Мой план
table-board = Игровое поле
table-catchup = Что нового
table-status = Положение
table-rules = Правила
opening-luck =
    Все случайности этой партии вычисляются из одного тайного числа. Его отпечаток (SHA-256): `{ $commitment }`. В конце число покажут, и каждый сможет проверить всё, что решил случай: карты, броски и кубики в башне.
opening-plans = Тайные планы приходят личным сообщением. Кнопка **Мой план** открывает то же самое, и видите это только вы.
ending-heading = ## Партия окончена
ending-winner = { $winners ->
        [one] Побеждает **{ $players }**!
       *[other] Победу делят **{ $players }**!
    }
ending-lost = **Никто не победил.**
ending-rank = **{ $rank }.** { $player }: { $score }
ending-stopped = ## Партия прекращена
ending-analysis = Как всё шло
analysis-none = О ходе этой партии рассказать нечего.
ending-rematch = Реванш
rematch-opened = { $player } открывает ещё один стол для тех же игроков: { $place }. **{ lobby-start }** начнёт игру; кто не хочет играть, нажмёт **{ lobby-leave }**.
rematch-exists = Ещё один стол для тех же игроков уже есть: { $place }
no-plan-now = Сейчас нечего решать втайне.
panel-closed = Готово. Игра идёт здесь: { $place }
panel-late = ⌛ Ваше время вышло, поэтому я сыграл за вас. Игра идёт здесь: { $place }
panel-lost = У вас больше нет места в этой партии: вы его отдали, или его забрал модератор. { $place }
panel-table = Партия `{ $match }` · { $place }
dms-closed =
    Не получилось написать вам лично. Нажмите за столом **{ $button }** или введите `/{ command-game } { command-plan }`: откроется то же самое, и увидите это только вы.
host-permissions = Я не могу писать в { $place }, где идёт партия `{ $match }`. Мне нужны там права «Просматривать канал», «Отправлять сообщения» (и в ветках) и «Прикреплять файлы». Я пробую дальше, ничего не пропадёт. Если ветка заблокирована, модератор может её разблокировать.
owner-barred = Discord не даёт мне начинать новые личные сообщения (ошибка { $number }). Уже начатые работают; остальных я зову за столом, играть можно там, и я пробую дальше. Ошибка 20026 значит, что Discord поместил это приложение в карантин: попросите его поддержку разработчиков разобраться. Ошибка 40003 проходит сама.

# Заметки за столом

note-paused = { $actor } ставит партию на паузу.
note-resumed = { $actor } продолжает партию.
note-resigned = { $actor } отдаёт своё место. Его занимает компьютер.
note-kicked = { $actor } забирает место у игрока { $was }. Его занимает компьютер.
note-replaced = { $actor } передаёт место игрока { $was } игроку { $name }.
note-deserted = За столом никого не осталось, и партия на этом заканчивается.
note-ended = { $actor } прекращает партию.

# Просмотр

status-heading = ### Партия `{ $match }`: { $title }
status-owes = Ждём: { $players }
status-owes-nobody = Никого не ждём.
status-over = Партия окончена.
status-paused = **Партия на паузе.**
log-heading = ### Последние события
log-empty = Ещё ничего не произошло.
log-none = Ничего такого не было.
log-round = { $round }-й раунд
catchup-heading = ### Что нового с прошлого раза
catchup-nothing = Ничего не изменилось.
rules-heading = ### Правила: «{ $words }»
rules-absent = Текста правил этой игры у меня пока нет.
rules-none = О «{ $words }» правил не нашлось. Попробуйте другое слово или номер, например { $number }.
rules-entry = **{ $number }** · { $heading }
    { $text }
rules-english = -# Правила этой игры я знаю только по-английски.
rules-rulings = -# [трактовка]: книга правил об этом молчит, и я играю так.
rules-more = -# Правил об этом ещё { $count }: { $numbers }
stage-why = Почему?
why-heading = ### Почему вышло так
rules-summary = -# Игра на одной картинке. Нажмите на то, о чём хотите узнать, или воспользуйтесь поиском.
rules-search = Поиск
rules-chapters = Правила по главам…
rules-behind = Правила об этом:
rules-example = ### Пример
terms-ask = Что такое…?
terms-entry = **{ $name }** · { $rule }
    { $meaning }
rules-form-title = Поиск в правилах
rules-form-words = Слова или номер правила
rules-form-example = восстание
list-heading = ### Партии
list-empty = Здесь нет ни открытых, ни идущих партий. `/{ command-game } { command-new }` открывает стол.
list-entry = `{ $match }` · { $title } · { $status } · { $players } · { $place }
list-entry-owes = **Ждут вас.**
list-entry-opened = Открыт: { $moment }
match-status-lobby = открыта
match-status-running = идёт
match-status-paused = на паузе
match-status-over = окончена
match-status-stopped = прекращена
match-choice = { $match } · { $title } · { $players }

# Точно?

resign-sure = Отдать место в партии `{ $match }`? Его сразу займёт компьютер, и вернуть его нельзя.
resign-yes = Отдать место
resign-last-sure = В партии `{ $match }` из людей остались только вы. Отдать место? Партия на этом закончится насовсем, и никто не победит.
resign-last-yes = Отдать место и закончить
resign-done = Вы отдали своё место.
end-sure = Закончить партию `{ $match }` насовсем? Никто не победит, и играть в неё больше нельзя.
end-yes = Закончить партию
kick-sure = В партии `{ $match }` из людей остался только { $player }. Забрать место и у этого игрока? Партия на этом закончится насовсем, и никто не победит.
kick-yes = Забрать место и закончить
referee-done = Готово, партия `{ $match }`: { $line }
settings-heading = ### Настройки этого сервера
settings-role = Кроме участников с правом «Управлять сервером», `/{ command-referee }` могут использовать: { $role }
settings-role-none = `/{ command-referee }` могут использовать только участники с правом «Управлять сервером».
settings-role-gone = `/{ command-referee }` могут использовать только участники с правом «Управлять сервером». Выбранная для этого роль удалена с сервера.
settings-language = Язык общих сообщений в новых партиях: { $language }

# Помощь

help-text =
    ## Gyoji, судья
    1. **`/{ command-game } { command-new }`** открывает стол в этом канале. Другие нажимают **Сесть**; хозяин стола, если нужно, добавляет компьютерных игроков и нажимает **Начать**. `/{ command-game } { command-learn }` научит игре за десять минут.
    2. Игра идёт в ветке. После каждого шага я рассказываю, что случилось, и показываю игровое поле.
    3. **Тайные планы** приходят вам личным сообщением и открываются за столом кнопкой **Мой план**. План можно менять, пока не подтвердят все.
    4. Когда стол ждёт вашего выбора, я спрошу вас там. Эти кнопки можете нажать только вы.
    5. `/{ command-game } { command-board }`, `{ command-status }`, `{ command-hand }`, `{ command-plan }`, `{ command-log }` отвечают только вам. `/{ command-game } { command-rules }` ищет в правилах по слову.
    6. Вышло время? Я сыграю за вас что-нибудь разумное. `/{ command-game } { command-away }` — на время отпуска, `/{ command-game } { command-back }` вернёт место, `/{ command-game } { command-undo }` попросит стол взять выбор назад.
    7. `/{ command-game } { command-resign }` отдаёт ваше место компьютеру. У модераторов есть `/{ command-referee }`.

# Отказы

refusal-no_match_here = В этом канале нет партии. Перейдите в её ветку или назовите партию в поле `{ option-match }` (см. `/{ command-game } { command-list }`).
refusal-several_matches = Здесь возможны несколько партий. Назовите нужную в поле `{ option-match }`: { $matches }.
refusal-unknown_match = Партии `{ $match }` здесь нет. `/{ command-game } { command-list }` покажет, какие есть.
refusal-unknown_place = На этом игровом поле нет места { $place }. Выберите из предложенного.
refusal-not_yours = Этот выбор за игроком { $player }.
refusal-stale_button = Эта кнопка устарела. Действуют кнопки самого нового сообщения.
refusal-unreadable_id = Эта кнопка от другой версии бота. Действуют кнопки самого нового сообщения.
refusal-outdated_command = Эта команда от другой версии бота. Перезапустите Discord, чтобы увидеть нынешние.
refusal-guild_only = Это работает только на сервере, не в личных сообщениях.
refusal-moderators_only = Это для участников с правом «Управлять сервером» или с ролью, которую выбрал этот сервер.
refusal-managers_only = Настройки сервера доступны только участникам с правом «Управлять сервером».
refusal-everybody_is_no_referee = С ролью @everyone заканчивать партии и забирать места мог бы каждый участник. Выберите роль модераторов.
refusal-bot_permissions = Мне не хватает здесь прав: { $permissions }. Модератор может дать их в настройках канала.
refusal-forbidden = Discord не даёт мне этого сделать здесь. Модератору стоит проверить мои права в этом канале.
refusal-discord_busy = Discord перегружен и не дал мне ответить. Ничего не потеряно: нажмите ещё раз чуть позже.
refusal-wrong_channel = Здесь нельзя открыть стол. Выберите текстовый канал или ветку.
refusal-unknown_option = «{ $value }» выбрать нельзя.
refusal-option_of_other_title = В игре «{ $title }» нет параметра «{ $option }».
refusal-no_secrets = Вы не играете в этой партии, поэтому показывать вам нечего.
refusal-start_elsewhere = Начните эту партию там, где её стол: { $place }.
refusal-bots_do_not_play = Другой бот играть не может. Компьютерному игроку место передаёт `/{ command-referee } { command-kick }`.
refusal-bots_need_no_ban = Другой бот занять место и так не может, запрещать нечего.
refusal-already_seated = У этого человека уже есть место в партии `{ $match }`.
refusal-own_seat = У вас уже есть место в партии `{ $match }`.
refusal-already_started = Партия `{ $match }` уже началась.
refusal-lobby_full = Все места заняты: { $seats }.
refusal-bad_start = Стол остаётся открытым две недели, и время нужно в их пределах. Напишите 20:00, 2027-01-05 20:00 или 3d (через три дня). Часовой пояс задаётся командой `/{ command-game } { command-quiet }`.
refusal-not_host = Это может только хозяин стола партии `{ $match }` или модератор.
refusal-already_host = Этот игрок уже хозяин стола партии `{ $match }`.
refusal-not_seated = У вас нет места в партии `{ $match }`.
refusal-not_your_seat = Это не ваше место.
refusal-not_allowed = Вам это сделать нельзя.
refusal-no_ai = Компьютерных игроков здесь нет.
refusal-nobody_there = Этот человек уже ушёл из-за стола.
refusal-no_person_there = На этом месте играет компьютер, а не человек.
refusal-last_person = В партии `{ $match }` больше никого нет, она бы на этом закончилась. Закончить её можно командой `/{ command-referee } { command-end }`.
refusal-no_such_seat = Такого места в партии `{ $match }` нет.
refusal-not_started = Партия `{ $match }` ещё не началась.
refusal-fixed_before_start = Партия `{ $match }` ещё не началась. Хозяина и темп можно сменить, когда она начнётся. До тех пор стол с другими откроет `/{ command-game } { command-new }`.
refusal-table_closed = Стол `{ $match }` закрыт насовсем. Новый откроет `/{ command-game } { command-new }`.
refusal-match_ended = Партия `{ $match }` закончилась.
refusal-match_over = Партия окончена.
refusal-match_paused = Партия `{ $match }` на паузе. Продолжить её может модератор.
refusal-not_paused = Партия `{ $match }` не на паузе.
refusal-rules_changed = Партия `{ $match }` начата по старым правилам (версия { $version }), по которым я больше не играю.
refusal-analysis_failed = Сейчас не удалось рассчитать, как шла эта партия. Попробуйте ещё раз позже.
refusal-damaged_match = Партия `{ $match }` не может продолжаться: её запись повреждена. Сообщите об этом владельцу бота: где именно, сказано в его журнале.
refusal-wrong_seat_count = Игроков может быть от { $least } до { $most }, а не { $seats }.
refusal-seats = Игроков может быть от { $least } до { $most }, а не { $seats }.
refusal-too_many_seated = За столом уже сидят: { $seated }, мест не может быть { $seats }.
refusal-not_prompted = Сейчас вас ни о чём не спрашивают.
refusal-stale_prompt = Эта кнопка устарела.
refusal-malformed = Я этого не понимаю.
fault = С моей стороны что-то пошло не так, простите. Партия не пострадала. Если это повторится, передайте владельцу бота этот номер: `{ $id }`.

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-create_public_threads = Создавать публичные ветки
permission-attach_files = Прикреплять файлы
permission-embed_links = Встраивать ссылки
permission-read_message_history = Читать историю сообщений

# Взять назад

stage-taken-back = ↩ **Взято назад.** Это больше не считается.
rewound-moderator =
    ↩ **{ $actor } возвращает партию** туда, где она была после шага { $step }. Всё, что было потом, больше не считается. Отсюда случай решает заново; карты в колоде остаются в прежнем порядке, а увиденного не отменить.
rewound-table =
    ↩ **{ $actor } берёт свой выбор назад**, все согласились. Отсюда случай решает заново.
undo-asked = **{ $player }** хочет взять последний выбор назад. С тех пор случай ничего не решал и ничего не было открыто. Все согласны?
undo-waiting = Ещё не согласились: { $players }
undo-agreed = Все согласны.
undo-declined = { $player } не соглашается: выбор остаётся.
undo-lapsed = Эта просьба больше не действует.
undo-agree = Согласиться
undo-decline = Пусть остаётся
undo-done = Я спрашиваю стол, можно ли взять ваш выбор назад.
step = { $number } · { $story }
step-untold = (без событий)
note-transferred = { $actor } передаёт роль хозяина стола. Новый хозяин: { $name }.
note-undo-asked = { $actor } хочет взять последний выбор назад.
refusal-cannot_undo = У вас нет выбора, который можно взять назад: с тех пор что-то решил случай или что-то открылось, или вы ещё не выбирали. План меняют кнопкой **Изменить план**. Модератор может вернуть партию командой `/{ command-referee } { command-rewind }`.
refusal-undo_lapsed = Эта просьба больше не действует: её отклонили, или партия пошла дальше.
refusal-no_way_back = Партию `{ $match }` нельзя вернуть к шагу { $step }. Параметр `{ option-step }` подсказывает шаги, к которым можно.
refusal-gone_on = Партия `{ $match }` за это время ушла вперёд, поэтому её не вернули. Повторите команду; пока партия на паузе, в ней ничего не меняется.
