note-rules-changed = 📜 A new version of the bot has changed the rules of this game. The match goes on by the new ones; what was played before stands, but can no longer be replayed or taken back.
note-restored = 💾 This match continues from a backup. What is told above about later steps no longer counts; the board and the newest questions do.
verify-unproven = The first steps ({ $entries }) were played under an earlier version of the rules. They cannot be replayed and are taken on trust.
