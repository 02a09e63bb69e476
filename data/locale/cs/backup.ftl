backup-done = Databáze je zkopírovaná: { $file }. Každá partie v kopii se dá přehrát.
backup-damaged = Databáze je zkopírovaná: { $file }. Tyto partie v kopii se nedají přehrát: { $matches }.
backup-failed = Databázi se nepodařilo zkopírovat. Proč, stojí v protokolu bota; `gyoji backup` na stroji provozovatele to zkusí znovu.
refusal-no_backup_dir = Provozovatel nenastavil složku pro kopie (`GYOJI_BACKUP_DIR`).
