note-rules-changed = 📜 The rules of this game have changed with a new version of the bot. The match goes on from here by the new ones; what was played before stands, but can no longer be replayed or taken back.
note-restored = 💾 This match goes on from a copy of the database. What has been told above about later steps no longer counts; the board and the newest questions do.
verify-unproven = The first { $entries } steps were played by an earlier version of the rules. They cannot be played again, and are taken on trust.
