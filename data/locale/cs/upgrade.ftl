note-rules-changed = 📜 Pravidla této hry se s novou verzí bota změnila. Partie odsud pokračuje podle nových; co se odehrálo, platí, ale už se nedá přehrát ani vzít zpět.
verify-unproven = Prvních { $entries } kroků se hrálo podle dřívější verze pravidel. Přehrát se nedají, přijímají se na slovo.
