# Уроки

lobby-learn = Урок за 10 минут
lesson-sent = Ваш урок здесь: { $place }
lesson-heading = { $title }, урок { $number } из { $stops }. Прервать можно когда угодно: `/{ command-game } { command-learn }` продолжит отсюда.
lesson-task = 👉 { $task }
lesson-wrong = ✗ { $reason }
lesson-otherwise = Ещё нет. Прочтите задание ещё раз: в нём сказано, что сделать.
lesson-next = Дальше
lesson-skip = Пропустить
lesson-over = Вы умеете играть!
lesson-new = `/{ command-game } { command-new }` открывает стол на сервере. Если играть не с кем, за стол сядет компьютер.
lesson-lobby = К вашему столу
refusal-no_lesson = Урока по игре «{ $title }» пока нет. На вопросы отвечает `/{ command-game } { command-rules }`.
