command-backup = varmuuskopio
command-backup-description = Kopioi tietokanta isäntäkoneen levylle; botin omistajille
backup-done = Tietokanta on kopioitu: { $file }. Kopion jokainen peli voidaan toistaa.
backup-failed = Kelvollista kopiota ei syntynyt. Syy on botin lokissa; `gyoji backup` isäntäkoneella yrittää uudelleen.
refusal-no_backup_dir = Ylläpitäjä ei ole asettanut kansiota kopioille (`GYOJI_BACKUP_DIR`).
