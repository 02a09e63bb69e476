command-backup = копия
command-backup-description = Скопировать базу данных на диск хоста; для владельцев бота
backup-done = База данных скопирована: { $file }. Каждая партия в копии воспроизводится.
backup-failed = Хорошей копии нет. Причина — в журнале бота; `gyoji backup` на хосте попробует ещё раз.
refusal-no_backup_dir = На хосте не задана папка для копий (`GYOJI_BACKUP_DIR`).
