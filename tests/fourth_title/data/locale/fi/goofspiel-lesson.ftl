# Goofspielin oppitunti

goofspiel-lesson-highest =
    Joka kierroksella paljastetaan palkinto, ja kaikki tarjoavat salaa kortin. Suurin kortti vie palkinnon pisteineen; kaikki kortit ovat mennyttä. Tämä palkinto on 13, suurin kaikista.
goofspiel-lesson-highest-task = Tarjoa suurin korttisi: **13**.
goofspiel-lesson-highest-low = Muutkin haluavat 13 pistettä: tarjoa enemmän kuin he.
goofspiel-lesson-highest-answer = Vastaus: **13**.
goofspiel-lesson-highest-done = Korttisi oli suurin. Mutta 13 on nyt käytetty.

goofspiel-lesson-equal =
    Jos suurimpia tarjouksia on monta, kukaan ei saa palkintoa. Nyt se on 8, ja muut tarjoavat usein juuri palkinnon arvon. Olkoot toistensa tiellä; päästä sinä eroon turhasta kortista.
goofspiel-lesson-equal-task = Tarjoa pienin korttisi: **1**.
goofspiel-lesson-equal-dear = Sillä voittaisit, mutta 8 pisteestä kortti on kallis. Anna tällä kertaa olla.
goofspiel-lesson-equal-answer = Vastaus: **1**.
goofspiel-lesson-equal-done = Molemmat tarjosivat 8: kukaan ei saa palkintoa, ja sinulta meni vain ykkönen.

goofspiel-lesson-end = Kolmetoista kierrosta, kolmetoista korttia: käytä suuret siellä, missä muut käyttävät pieniä.
