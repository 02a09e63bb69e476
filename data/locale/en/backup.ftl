backup-done = The database is backed up: { $file }. Every match in it replays.
backup-damaged = The database is backed up: { $file }. These matches in it do not replay: { $matches }.
backup-failed = The backup failed. The bot's log says why; `gyoji backup` on the host tries again.
refusal-no_backup_dir = The host has set no folder for backups (`GYOJI_BACKUP_DIR`).
