# Samurain kunnian oppitunti. Pysähdyksessä on tehtävineen enintään 60 sanaa.

## Shogun
honor-lesson-shogun =
    Se voittaa, jolla on ensimmäisenä 400 kunniaa. Jokainen vuorosi alkaa kahden talosi kunnialla: daimiosi ja samuraisi. Ne tuovat nyt 10, mikä on hidasta. Mutta shogun-kortti on vapaana keskellä ja tuo 50 joka vuorolla.
honor-lesson-shogun-task = Anna julistus: **Daimiostani tulee shogun**. Sitten **{ honor-button-confirm }**.
honor-lesson-shogun-card = Kortit tulevat sen jälkeen. Ota ensin 50 kunniaa vuorossa: julistus ei vie korttitoimintoa.
honor-lesson-shogun-over = Liian aikaisin: kaksi korttitoimintoa ja julistus ovat vielä käyttämättä.
honor-lesson-shogun-answer = Vastaus: valitse julistuksista **Daimiostani tulee shogun**, sitten **{ honor-button-confirm }**.
honor-lesson-shogun-done = Ensi vuorosta alkaen saat 60 etkä 10. Julistuksia saa antaa yhden vuorossa. Mutta varo: shogunia vastaan voi hyökätä, joten tarvitset voimaa.

## Kortit ja ki
honor-lesson-houses =
    Kuusi kitäsi antaa 2 korttitoimintoa: yhden kutakin kolmea kohti. Toiminnolla pelaat, nostat tai poistat kortin. Talossa oleva kortti jää sinne ja tuo kunniansa, kinsä tai voimansa. Taistelussa lasketaan molemmat talot, mutta hävitty taistelu vie vain daimion talon.
honor-lesson-houses-task = Valitse kortti **{ honor-card-bushi }** (voima 2) ja pelaa se omaan taloosi.
honor-lesson-houses-monks = Munkeilla on voimaa 1. Shogunina tarvitset enemmän: kortilla Bushi on voimaa 2 ja vielä 1 ki.
honor-lesson-houses-dishonor = Häpäisy vahingoittaa toista, mutta vie molemmat toiminnot, ja olisit yhä heikko. Pelaa ensin Bushi.
honor-lesson-houses-discard = Poistettu kortti on menetetty ja toiminto sen mukana. Valitse { honor-card-bushi } ja talo.
honor-lesson-houses-answer = Vastaus: valitse **{ honor-card-bushi }**, sitten **{ honor-own-samurai }**.
honor-lesson-houses-done = Yksi ki ja kaksi voimaa lisää. Samurain talossa kortti on paremmassa turvassa; vain linnat kuuluvat yksinomaan daimion taloon.

## Ninjat
honor-lesson-thief =
    Toinen kierros. Yuki on voittanut linnan, ja hänellä on { honor-card-masamune } (kunnia 10, voima 4). Ninjat maksavat kunniaa, ja kortti poistetaan. Mestarivaras maksaa 20 ja vie kerralla enintään kaksi soturia tai omaisuutta. Mitä varastat, on sinun, ja vastustajalta se puuttuu.
honor-lesson-thief-task = Valitse **{ honor-card-elite-thief }**, pelaajan **Yuki** samurain talo, **{ honor-card-masamune }** ja **{ honor-button-confirm }**.
honor-lesson-thief-monks = Hyvä saalis, mutta miekkaseppä on arvokkaampi: valitse { honor-card-masamune } omaan taloosi.
honor-lesson-thief-attack = Ei vielä: Yuki heittäisi kolmea noppaa sinun kahtasi vastaan. Vie ensin se, mikä tekee Yukista vahvan.
honor-lesson-thief-dishonor = Se veisi Yukilta kunniaa, mutta miekkaseppä jäisi. Lähetä mestarivaras.
honor-lesson-thief-answer = Vastaus: **{ honor-card-elite-thief }**, pelaajan **Yuki** samurain talo, **{ honor-card-masamune }**, **{ honor-button-confirm }**.
honor-lesson-thief-done = Maksoit 20 kunniaa; miekkaseppä tuo siitä 10 takaisin joka vuorolla. Voimasi kasvoi, Yukin väheni. Ja yksi julistus on yhä jäljellä.

## Taistelu
honor-lesson-attack =
    Hyökätä saat shogunia tai linnan omistajaa vastaan: Yukilla on linna. Kumpikin heittää nopan kutakin 3 voimaa kohti, enintään kuusi; suurempi summa voittaa. Voimallasi 12 heität neljää, Yuki kuudella kahta. Häviäjä poistaa koko daimion talon. Se voit olla sinäkin!
honor-lesson-attack-task = Neljä noppaa kahta vastaan: julista **Hyökkään**, sitten **{ honor-button-confirm }**.
honor-lesson-attack-card = Yksi kortti lisää auttaa nyt vähän: Yukin linna on arvokkaampi. Julista hyökkäys.
honor-lesson-attack-answer = Vastaus: valitse julistuksista **Hyökkään**, sitten **{ honor-button-confirm }**.
honor-lesson-attack-done = 10–7: voitit! Nyt kaikilta kysytään salaa, säilytetäänkö Yukin kasvot kortilla. Sitä, joka häviää taistelun shogunina, ei voi pelastaa.

## Saalis
honor-lesson-castle =
    Yuki pelasi kortin Kasvojen säilytys: daimion talo jää hänelle, paitsi linna. Siitä päättää voittaja. Linna tuo 15 kunniaa, 2 kitä ja 4 voimaa, voimaa vain puolustuksessa. Daimiollasi ei vielä ole linnaa.
honor-lesson-castle-task = Ota se: **{ honor-button-take-castle }**.
honor-lesson-castle-razed = Silloin sitä ei saa kukaan. Mutta sinulla on linnalle tilaa, ja se toisi 15 kunniaa joka vuorolla.
honor-lesson-castle-answer = Vastaus: **{ honor-button-take-castle }**.
honor-lesson-castle-done = Nyt saat 85 vuorossa ja puolustat voimalla 16. Mutta kaikki näkevät, kuka johtaa: ninjat, Häpäisy ja hyökkäykset ovat tulossa.

honor-lesson-end =
    Joka vuoro: laske kunnia, käytä **korttitoiminnot**, anna yksi **julistus**. Pelaa varhain, mikä tuo **kitä** ja **kunniaa**, ja **voimaa** ennen kuin muut tulevat. Säästä **Kasvojen säilytys** itsellesi. Menetitkö daimiosi? Olet ronin: **liittoudu** jonkun kanssa – hän ei saa kieltäytyä – ja jaa hänen kunniansa.
