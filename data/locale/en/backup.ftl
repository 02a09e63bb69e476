backup-done = The database has been copied: { $file }. Every match in the copy replays.
backup-damaged = The database has been copied: { $file }. These matches in the copy do not replay: { $matches }.
backup-failed = There is no good copy. The log of the bot says why; `gyoji backup` on the host tries it again.
refusal-no_backup_dir = The host has set no folder for copies (`GYOJI_BACKUP_DIR`).
