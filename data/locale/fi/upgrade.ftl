note-rules-changed = 📜 Tämän pelin säännöt ovat muuttuneet botin uudessa versiossa. Peli jatkuu tästä uusilla säännöillä; pelattu on voimassa, mutta sitä ei voi enää toistaa eikä perua.
note-restored = 💾 Tämä peli jatkuu tietokannan kopiosta. Mitä yllä kerrottiin myöhemmistä vaiheista, ei enää päde; pelilauta ja uusimmat kysymykset pätevät.
verify-unproven = Ensimmäiset vaiheet ({ $entries }) pelattiin aiemmilla säännöillä. Niitä ei voi toistaa, vaan niihin on luotettava.
