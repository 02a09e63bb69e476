backup-done = Tietokanta on kopioitu: { $file }. Kopion jokainen peli voidaan toistaa.
backup-damaged = Tietokanta on kopioitu: { $file }. Näitä kopion pelejä ei voida toistaa: { $matches }.
backup-failed = Kelvollista kopiota ei syntynyt. Syy on botin lokissa; `gyoji backup` isäntäkoneella yrittää uudelleen.
refusal-no_backup_dir = Ylläpitäjä ei ole asettanut kansiota kopioille (`GYOJI_BACKUP_DIR`).
