# Lessons

lobby-learn = New here? 10 minutes
lesson-sent = Your lesson is here: { $place }
lesson-heading = { $title }, lesson { $number } of { $stops }. Stop whenever you like: `/{ command-game } { command-learn }` goes on from here.
lesson-task = 👉 { $task }
lesson-wrong = ✗ { $reason }
lesson-otherwise = Not yet. Read the task once more: it says what to do.
lesson-next = Go on
lesson-skip = Skip this
lesson-over = You can play!
lesson-new = `/{ command-game } { command-new }` opens a table on a server. Computer players join if you have nobody yet.
lesson-lobby = To your table
refusal-no_lesson = There is no lesson for { $title } yet. `/{ command-game } { command-rules }` answers questions.
