## gyoji demo: слова самой страницы вокруг сообщений

demo-title = Партия в игру «{ $title }», судья — Gyoji
demo-everything = Всё
demo-seen-by = Видит { $name }
demo-languages = Язык
demo-channel = Канал #{ $name }
demo-thread = Ветка #{ $name }
demo-messages = Личные сообщения: { $name }
demo-silence = Здесь ничего не было сказано.
demo-minute = За одну минуту
demo-minute-lobby = В канале открывается стол, игроки садятся.
demo-minute-panel = { $name } принимает решение втайне от других.
demo-minute-news = Что случилось, видно на картинке и сказано словами.
demo-minute-end = В конце объявляется результат, и любую случайность можно проверить.
demo-in-game = в игре
demo-context = { $name } использует { $command }
demo-answers = ответ на более раннее сообщение
demo-thinking = { $name } думает…
demo-edited = { $number ->
    [one] (изменено { $number } раз)
    [few] (изменено { $number } раза)
   *[other] (изменено { $number } раз)
    }
demo-only = 👁 Это видите только вы ({ $name })
demo-used = использует { $command }
demo-pressed = нажимает { $control }
demo-chose = выбирает { $values } в меню { $control }
demo-sent = отправляет { $form }
demo-added = { $name } добавляет в ветку: { $other }
demo-removed = { $name } убирает из ветки: { $other }
demo-renamed = { $name } меняет название канала: { $place }
