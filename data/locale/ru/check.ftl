## gyoji doctor: что проверяется и что может быть не так

check-hello = Проверка Gyoji
check-token = Токен
check-token-refused = Discord его не принимает. Создайте новый на портале разработчика (Bot → Reset Token) и задайте GYOJI_TOKEN.
check-application = Приложение
check-endpoint = Задан Interactions Endpoint URL, поэтому нажатия не доходят до бота. Очистите его на портале разработчика (General Information).
check-gateway = Шлюз и намерения (intents)
check-no-gateway = Нет соединения. Исходящие веб-сокеты (порт 443) должны быть разрешены.
check-servers = Серверы
check-not-invited = Бота там нет. Пригласите его: { $address }
check-commands = Команды на всех языках
check-stale = Опубликованы не как в этой версии: { $commands }. Запустите бота один раз: он их опубликует.
check-surplus = Опубликованы, но не из этой версии: { $commands }. Запустите бота один раз: он их уберёт.
check-owner = Личное сообщение владельцу
check-no-owner = У команды приложения нет владельца.
check-no-message = { $name } не принимает их от этого бота (код Discord { $number }). Разрешите личные сообщения с общего с ботом сервера.
check-permissions = Права в канале
check-missing = Не хватает: { $permissions }. Дайте их роли бота или в канале.
check-no-channel = Текстового канала с таким id нет, или бот его не видит.
check-thread = Ветка, картинка и правка
check-no-picture = Картинка не дошла.
check-refused = Discord отказывает ({ $status }): { $reason }
