backup-done = Databáze je zkopírovaná: { $file }. Každá partie v kopii se dá přehrát.
backup-damaged = Databáze je zkopírovaná: { $file }. Tyto partie v kopii se nedají přehrát: { $matches }.
backup-failed = Dobrá kopie není. Proč, stojí v záznamech bota; `gyoji backup` na hostiteli to zkusí znovu.
refusal-no_backup_dir = Provozovatel nenastavil složku pro kopie (`GYOJI_BACKUP_DIR`).
