# Mitä Samurain kunniasta kysytään: painikkeen nimi ja enintään 60 sanaa.

honor-topic-honor-name = Kunnia
honor-topic-honor = Vuorosi alkaa daimion ja samurain talon kunnialla ja shogun-kortin kunnialla: 50, 75, 100 tai 150, kun pelaajia on 3–6. Velka maksetaan ensin. Kun kunniaa on 400, voitat heti, lyhyessä pelissä kun sitä on 250. Ronin ei saa mitään.
honor-topic-actions-name = Korttitoiminnot
honor-topic-actions = Kutakin talojesi 3 kitä kohti on yksi korttitoiminto, enintään 5. Sillä nostat, poistat tai pelaat yhden kortin; kädessä on enintään 7. Taloon pelatut kortit jäävät ja tuovat kunniaa, kitä ja voimaa. Taloon mahtuu yksi okugata ja viisi soturia; linnoja yksi, vain daimion taloon.
honor-topic-actions-sum = 6 kitä antoi kaksi korttitoimintoa. Bushi tuo 1 kin: 7 kitä antaa yhä kaksi, 9 antaisi kolme.
honor-topic-shogun-name = Shogun
honor-topic-shogun = Jolla on daimio, saa julistaa ”Daimiostani tulee shogun” ja ottaa vapaan kortin keskeltä. Jos sinulla on vuorollasi 100 kunniaa tai enemmän ja kortti on siellä, sinun on pakko. Se tuo kunniaa joka vuorolla, mutta shogunia vastaan saa hyökätä, eikä kukaan säilytä hänen kasvojaan hävityssä taistelussa.
honor-topic-battle-name = Taistelu
honor-topic-battle = Jos sinulla on oma daimio, saat hyökätä shogunia tai linnan omistajaa vastaan. Kumpikin heittää nopan kutakin 3 voimaa kohti, enintään 6; suurempi summa voittaa. Molemmat talot lasketaan ja liittolaisen samurain talo; linnat vain puolustuksessa. Tasan heitetään uudelleen.
honor-topic-spoils-name = Taistelun jälkeen
honor-topic-spoils = Häviäjä, myös hyökkääjä, poistaa koko daimion talon ja on ronin; samurain talo jää. Kasvojen säilytys pitää talon, ei linnaa, mutta ei auta shogunia. Voittaja ottaa menetetyn shogun-kortin ja saa ottaa häviäjän linnan tai poistattaa sen.
honor-topic-face-name = Kasvojen säilytys
honor-topic-face = Jolla on Kasvojen säilytys, saa pelata sen, kun siitä on apua, ilman korttitoimintoa, itselleen tai toiselle. Hävityn taistelun jälkeen daimion talo jää, linna ei; shogunia se ei silloin auta. Häpäisyssä menetetään vain 30 kunniaa eikä 75. Kaikilta kysytään yhtä aikaa ja salaa.
honor-topic-face-sum = Daimion talo jää kortteineen; vain linnan voittaja ottaa tai poistattaa.
honor-topic-ronin-name = Ronin
honor-topic-ronin = Samurai ilman daimiota on ronin: kunniaa ei lasketa, ja kitä antavat vain samurain kortti ja talo. Ronin saa pelata kädestään uuden daimion tai liittoutua pelaajan kanssa, jolla on daimio. Kukaan ei voi torjua roninia.
honor-topic-alliance-name = Liitto
honor-topic-alliance = Ronin saa julistaa liiton pelaajan kanssa, jolla on daimio eikä vielä liittolaista. Liittolainen saa puolet tämän daimion talon, tämän shogun-kortin ja oman samurain talonsa kunniasta, pyöristettynä ylös viiteen. Liittolaisen samurai auttaa taistelussa, ja kumpikin saa pelata kortteja toisen taloihin.
honor-topic-betrayal-name = Purku ja petos
honor-topic-betrayal = Liittolainen saa purkaa liiton 25 kunnialla; se päättyy seuraavalla vuorolla. Tai pettää: salamurhaaja toisen samuraita vastaan maksaa 50 eikä 25. Jos hän onnistuu, petturi saa daimion talon ja shogun-kortin, ja toinen on ronin. Toinenkin voi lopettaa liiton, vaikkapa uudella daimiolla.
honor-topic-thief-name = Varkaat
honor-topic-thief = Varas maksaa korttitoiminnon ja 10 kunniaa ja vie yhden kortin; mestarivaras maksaa 20 ja vie enintään kaksi. Varastaa voi sotureita ja omaisuutta mistä talosta tahansa, ei linnoja, okugatoja eikä henkivartijoita. Saalis menee omaan taloosi. Velaksi se ei käy.
honor-topic-thief-sum = 90 − 10 = 80 kunniaa; miekkaseppä tuo 10 takaisin joka vuorolla.
honor-topic-assassin-name = Salamurhaajat
honor-topic-assassin = Salamurhaaja maksaa korttitoiminnon ja 25 kunniaa. Hän onnistuu luvuilla 3–6, henkivartijan ohi vain luvuilla 5–6. Tapettu daimio vie mukanaan talonsa ja shogun-kortin, ja samuraista tulee ronin. Tapettu samurai menettää talon, mutta hänen korttinsa jää.
honor-topic-dishonor-name = Häpäisy
honor-topic-dishonor = Häpäisy vie kaksi korttitoimintoa ja osuu kehen tahansa. Uhri menettää 75 kunniaa, tai 30, jos joku säilyttää kasvot, ja voi jäädä velkaan; tai tekee seppukun: silloin koko daimion tai samurain talo poistetaan, eikä kunniaa mene. Velka maksetaan seuraavasta kunniasta.
