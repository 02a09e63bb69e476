# Mitä Samurai Spiritistä kysytään: painikkeen nimi ja enintään 60 sanaa.

spirit-topic-confront-name = Kohtaa
spirit-topic-confront = Ryöstäjä, jota vastaan taistelet etkä torju, menee riviisi, ja sen arvo lisätään. Alle kiai-luvun ei tapahdu mitään; tasan on kiai; yli polttaa barrikadin, muuten maatilan, ja seuraavaksi on pakko passata. Uusimman ryöstäjän rangaistus aloittaa jokaisen vuorosi.
spirit-topic-defend-name = Torju
spirit-topic-defend = Ryöstäjän, jossa on viljelijä, maatila tai perhe, voi torjua, jos se paikka on sinulla vapaa. Se ei lisää rivin summaa eikä tuo rangaistusta. Kierroksen lopussa tyhjä paikka maksaa: viljelijän haavan, maatilan maatilan, perheen perheen.
spirit-topic-defend-sum = Perhe on turvassa: pelaajalta Aiko puuttuu nyt kolmesta merkistä kaksi, viljelijä ja maatila.
spirit-topic-support-name = Tue
spirit-topic-support = Taistelun sijasta annat tukimerkkisi samuraille, joka on vielä kierroksella. Seuraavalla vuorollaan hänellä on myös sinun kykysi, ja sitten merkki palaa. Hinta: päällimmäinen ryöstäjä hiipii näkymättömissä tunkeilijoiden joukkoon; tunkeilijat tulevat kierroksen lopussa.
spirit-topic-support-sum = Pakassa on yksi ryöstäjä vähemmän, tunkeilijoissa yksi enemmän; ei haavaa, ei barrikadia.
spirit-topic-pass-name = Passaa
spirit-topic-pass = Joka passaa, on poissa kierroksen loppuun: ei kortteja, ei rangaistuksia, ei kiaita. On pakko passata, jos rivisi summa on valitessasi yli kiai-luvun. Kun kaikki ovat passanneet, loput ryöstäjät liittyvät tunkeilijoihin.
spirit-topic-penalties-name = Rangaistukset
spirit-topic-penalties = Vuorosi alkaa rivisi uusimman ryöstäjän rangaistuksella: barrikadi palaa, haavoitut, ryöstäjä hiipii sisään, et saa torjua tai tukea, tai naapurin on nostettava. Jos sitä ei voi toteuttaa, haavoitut sen sijaan. Peitä paha rangaistus uudella ryöstäjällä.
spirit-topic-talents-name = Kyvyt
spirit-topic-talents = Jokaisella samurailla on kyky, jota hän käyttää halutessaan ja niin usein kuin se sopii, myös vuoronsa ulkopuolella nostettuun ryöstäjään. Joku ohittaa rangaistuksia, joku lähettää ryöstäjiä naapurille, poistaa niitä tai taistelee kahdesti. Tukimerkki lainaa sinulle toisen kyvyn vuoroksi.
spirit-topic-talents-sum = Heihachi lähettää parillisen nelosen eteenpäin: 2 + 4 = 6 naapurin rivissä, ei mitään omassa.
spirit-topic-kiai-name = Kiai
spirit-topic-kiai = Aina kun rivisi summa on tasan kiai-lukusi, saat käyttää samuraisi vaikutuksen: rakentaa barrikadin, poistaa ryöstäjiä tai tunkeilijoita tai siirtää jonkun. Sitten rivisi vanhin ryöstäjä lähtee, ja summa laskee. Pedolla on suurempi luku ja vahvempi vaikutus.
spirit-topic-wounds-name = Haavat
spirit-topic-wounds = Ensimmäinen haava on merkki. Toisella lauta kääntyy pedoksi: suurempi kiai-luku, vahvempi vaikutus. Kolmas on taas merkki, neljäs tappaa samurain, ja kaikki häviävät. Parannus poistaa merkin; peto pysyy petona.
spirit-topic-village-name = Maatilat ja perheet
spirit-topic-village = Kylässä on 6 maatilaa ja 3 perhettä. Kierroksen lopussa samurai, jonka maatilan paikka on tyhjä, maksaa maatilan, ja jonka perheen paikka on tyhjä, satunnaisen perheen. Maatila palaa myös, kun barrikadin pitäisi eikä niitä ole. Ilman maatiloja tai ilman perheitä kaikki häviävät heti.
spirit-topic-intruders-name = Tunkeilijat
spirit-topic-intruders = Tukeminen lähettää päällimmäisen ryöstäjän näkymättömissä tunkeilijoiden joukkoon, samoin jotkin rangaistukset, ja kun kaikki passaavat, loput pakasta. Kierroksen lopussa ne paljastetaan: jokainen liekehtivä polttaa barrikadin; jos niitä ei ole, maatilan.
spirit-topic-rounds-name = Kierroksen loppu
spirit-topic-rounds = Kierros päättyy, kun ryöstäjät loppuvat tai kaikki ovat passanneet. Tyhjät paikat maksavat haavoja, maatiloja ja perheitä; jäljellä olevat perheet auttavat, eivät sankarillisessa pelissä; tunkeilijat tulevat. Sitten ryöstäjät palaavat luutnanttien kanssa, toisen kierroksen jälkeen päälliköiden kanssa. Haavat ja pedot jäävät.
spirit-topic-score-name = Voitto ja pisteet
spirit-topic-score = Voitatte kaikki, jos kylä on pystyssä kolmen kierroksen jälkeen: kukaan ei ole kuollut, ja jäljellä on maatila ja perhe. Pisteet: 1 joka maatilasta, 1 joka perheestä ja 1, jos kenelläkään ei ole haavamerkkiä. Tavallinen peli lisää yhden +:n, vaikea kaksi, sankarillinen kolme.
