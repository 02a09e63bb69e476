# Výuka

lobby-learn = Jste tu poprvé? 10 minut
lesson-sent = Vaše výuka je tady: { $place }
lesson-heading = { $title }, výuka { $number } z { $stops }. Přestaňte, kdy chcete: `/{ command-game } { command-learn }` pokračuje odtud.
lesson-task = 👉 { $task }
lesson-wrong = ✗ { $reason }
lesson-otherwise = Ještě ne. Přečtěte si úkol znovu: stojí v něm, co udělat.
lesson-next = Dál
lesson-skip = Přeskočit
lesson-over = Umíte hrát!
lesson-new = `/{ command-game } { command-new }` otevře na serveru stůl. Když nemáte spoluhráče, přisednou počítače.
lesson-lobby = K vašemu stolu
refusal-no_lesson = Výuka hry { $title } ještě není. Na otázky odpovídá `/{ command-game } { command-rules }`.
