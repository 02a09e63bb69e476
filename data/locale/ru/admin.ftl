# /admin, for the owners of the bot

command-admin = админ
command-admin-description = Для тех, кто держит этого бота
command-stats = состояние
command-stats-description = Как дела у бота

admin-stats = **Gyoji { $version }**, запущен { $since }
    Серверы: { $guilds } (этого процесса)
    Партии (всех процессов): идут { $running }, на паузе { $paused }, ещё не начаты { $lobby }, доиграны { $over }, прекращены { $stopped }
    Вопросы с часами, ждущие ответа: { $prompts }
    В очереди: картинки { $pictures }, сообщения { $news }
    Первый ответ: 99 из 100 за { $answer } мс; цикл событий за последнюю минуту опаздывал не более чем на { $lag } мс
    База данных: { $database } МБ; память: { $memory } МБ

refusal-owners_only = Это для тех, кто держит бота. Если что-то не так, скажите хозяину партии или модератору.
