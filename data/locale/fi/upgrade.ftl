note-rules-changed = 📜 Tämän pelin säännöt ovat muuttuneet botin uudessa versiossa. Peli jatkuu tästä uusilla säännöillä; pelattu on voimassa, mutta sitä ei voi enää toistaa eikä perua.
verify-unproven = Ensimmäiset { $entries } askelta pelattiin aiemmilla säännöillä. Niitä ei voi toistaa, vaan niihin on luotettava.
