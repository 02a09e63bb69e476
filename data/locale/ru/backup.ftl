command-backup = копия
command-backup-description = Скопировать базу данных на диск хоста; для владельцев бота
backup-done = База данных скопирована: { $file }. Каждая партия в копии воспроизводится.
backup-damaged = База данных скопирована: { $file }. Эти партии в копии не воспроизводятся: { $matches }.
backup-failed = Хорошей копии нет. Причина — в журнале бота; `gyoji backup` на хосте попробует ещё раз.
refusal-no_backup_dir = На хосте не задана папка для копий (`GYOJI_BACKUP_DIR`).
