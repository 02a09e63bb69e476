note-rules-changed = 📜 Pravidla této hry se s novou verzí bota změnila. Partie odsud pokračuje podle nových; co se odehrálo, platí, ale už se nedá přehrát ani vzít zpět.
note-restored = 💾 Tato partie pokračuje z kopie databáze. Co se výše psalo o pozdějších krocích, už neplatí; platí hrací deska a nejnovější otázky.
verify-unproven = První kroky ({ $entries }) se hrály podle dřívější verze pravidel. Přehrát se nedají, přijímají se na slovo.
