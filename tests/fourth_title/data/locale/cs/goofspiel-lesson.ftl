# Výuka Goofspielu

goofspiel-lesson-highest =
    V každém kole se odkryje výhra a všichni tajně nabídnou kartu. Nejvyšší karta výhru bere i s body; všechny karty jsou pryč. Tato výhra je 13, nejvyšší ze všech.
goofspiel-lesson-highest-task = Nabídněte svou nejvyšší kartu: **13**.
goofspiel-lesson-highest-low = Ostatní chtějí 13 bodů také: nabídněte víc než oni.
goofspiel-lesson-highest-answer = Odpověď: **13**.
goofspiel-lesson-highest-done = Vaše karta byla nejvyšší. Třináctku už ale nemáte.

goofspiel-lesson-equal =
    Je-li nejvyšších nabídek víc, nebere nikdo. Teď je výhra 8 a ostatní často nabízejí právě její hodnotu. Ať si překážejí navzájem; vy se zbavte zbytečné karty.
goofspiel-lesson-equal-task = Nabídněte svou nejnižší kartu: **1**.
goofspiel-lesson-equal-dear = Tím byste vyhráli, ale za 8 bodů je to drahá karta. Tentokrát ji nechte být.
goofspiel-lesson-equal-answer = Odpověď: **1**.
goofspiel-lesson-equal-done = Oba nabídli 8: výhru nebere nikdo a vás to stálo jen jedničku.

goofspiel-lesson-end = Třináct kol, třináct karet: vysoké utraťte tam, kde ostatní nízké.
