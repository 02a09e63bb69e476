# Shogunin oppitunti. Pysähdyksessä on tehtävineen enintään 60 sanaa; painikkeiden nimet ovat lihavoituina.

## Maasi
shogun-lesson-land =
    Tämä on Japani: kahden vuoden jälkeen eniten pisteitä voittaa. Armeijasi ovat kolmessa maakunnassa. Jokainen maakunta tuottaa arkkuja (rahaa) tai riisiä, ja siinä on paikkoja rakennuksille. Naapurit voivat auttaa toisiaan; yksinäinen maakunta on helppo saalis. Kuvassa on maakuntasi **Wakasa** naapureineen.
shogun-lesson-land-task = Kaksi maakuntakorttia on avoinna. Ota Wakasan naapuri ja sinne suurin ryhmäsi: **{ shogun-lesson-land-group }**.
shogun-lesson-land-group = 5 armeijaa
shogun-lesson-land-far = Owari ei ole Wakasan naapuri, ja armeijat jäisivät yksin. Wakasan naapureita ovat Echizen, Omi, Tamba – ja toinen avoimista korteista.
shogun-lesson-land-unseen = Päällimmäinen kortti voi olla missä tahansa. Toinen avoimista korteista sopii: ota se.
shogun-lesson-land-answer = Vastaus: ota **Tajima** ja ryhmä **{ shogun-lesson-land-group }**.
shogun-lesson-land-done = Tajima ja Wakasa voivat nyt auttaa toisiaan. Muu Japani jaetaan samalla tavalla. Sinulla on yhdeksän maakuntaa, ja ensimmäinen kevät alkaa.

## Yksi kortti, yksi toiminto
shogun-lesson-plan =
    Jokaisesta maakunnastasi on kädessäsi kortti. Joka kierroksella asetat kortteja salaa kymmenelle toiminnolle: ruutu sanoo, mitä tehdään, kortti sanoo, missä. Kortti on vain yhdessä ruudussa.
shogun-lesson-plan-task = Aseta **Izu** (6 arkkua) toiminnolle **{ shogun-action-collect-taxes }**. Valitse sitten ylemmästä valikosta **{ shogun-action-build-castle }** ja aseta sinne **Sagami**.
shogun-lesson-plan-twice = Kortti on vain yhdessä ruudussa: Izu lähti toiminnolta { shogun-action-collect-taxes }. Aseta se takaisin, ja toiminnolle { shogun-action-build-castle } **Sagami**.
shogun-lesson-plan-poorer = Sekin tuo arkkuja. Mutta valitse nyt Izu: 6 arkkua, eikä juuri riisiä, jota jäisi kaipaamaan.
shogun-lesson-plan-answer = Vastaus: **Izu** toiminnolle **{ shogun-action-collect-taxes }**, **Sagami** toiminnolle **{ shogun-action-build-castle }**.
shogun-lesson-plan-done = Toiminnot 1–5 tulevat tässä järjestyksessä, ?-merkityt myöhemmin salassa; valikko kertoo hinnan. Viisi sota-arkkukorttia täyttää ruutuja, joten maakuntia tarvitaan ainakin 6. Tarjoukset: 4–1 arkkua (maksetaan aina), maakunta (ilmainen), 0. Korkein valitsee ensin erikoiskortin ja sen vuoron.

## Verot ja levottomuus
shogun-lesson-unrest =
    Kesä. Maanviljelijät muistavat: missä keräsit veroja tai riisiä, on nyt kapinamerkki 🔥, Izussa ja Kagassa. Jos otat sieltä uudelleen, kapina puhkeaa heti, ja voit menettää maakunnan. Ota siis muualta.
shogun-lesson-unrest-task = Aseta toiminnolle **{ shogun-action-collect-taxes }** kortti, joka tuo ainakin 6 🪙 ja jossa ei ole 🔥.
shogun-lesson-unrest-revolt = Siellä on 🔥: maanviljelijät nousisivat heti kapinaan. Ota maakunta, jossa sitä ei ole.
shogun-lesson-unrest-poor = Siellä on rauhallista, mutta saisit alle 6 arkkua. Etsi suurempi luku merkin 🪙 vierestä.
shogun-lesson-unrest-answer = Vastaus: **Suruga** toiminnolle **{ shogun-action-collect-taxes }**: 7 arkkua, ei merkkiä.
shogun-lesson-unrest-done = Hyvä valinta: ei kapinaa. Tämäkin maakunta saa nyt merkin 🔥, joten ensi kerralla maksaa toinen. Ja missä on 🔥, siellä maanviljelijät eivät auta sinua taistelussa. Talven jälkeen kaikki merkit poistetaan. Neljä tapahtumakorttia on esillä; suunnitelmien jälkeen yksi arvotaan, ja se on voimassa kierroksen loppuun.

## Torni: nyt heitetään
shogun-lesson-tower =
    Taistelu! Shimosasta saa lähteä 5 armeijaa, yksi jää. **Musashi** on puolueeton: sitä puolustaa yksi vihreä maanviljelijä. Armeijat ja maanviljelijät ovat kuutioita ja menevät torniin. Osa jää sisään, ja aiemmin jääneitä putoaa. Se voittaa, jolla on tarjottimella enemmän; maanviljelijät lasketaan puolustajalle, ellei siellä ole merkkiä 🔥.
shogun-lesson-tower-task = Hyökkää: **Musashi**, kaikki **5** armeijaa.
shogun-lesson-tower-few = Voi onnistua. Mutta osa kuutioista jää torniin, joten heitä enemmän kuin tarvitset: kaikki 5.
shogun-lesson-tower-hitachi = Hitachikin on puolueeton eikä huonompi kohde. Mutta Musashi tuottaa 6 arkkua: hyökkää sinne.
shogun-lesson-tower-held = Siellä on Kenjin armeijoita, ja valikko kertoo mahdollisuutesi: parhaimmillaan yksi neljästä. Yksi maanviljelijä on helpompi saalis.
shogun-lesson-tower-answer = Vastaus: **Musashi**, ja lomakkeeseen **5**.
shogun-lesson-tower-done = Kuusi kuutiotasi meni sisään: erikoiskortti tuo yhden lisää. Viisi putosi, ja kaksi maanviljelijää, yksi enemmän kuin heitettiin: 5–2. Menetät yhtä monta kuin häviäjällä oli, joten Musashia pitää 3. Lähetä ainakin kaksi kertaa se, mikä puolustaa; isompi joukko myös pitää maakunnan. Tasapelissä maakunta jää puolueettomaksi.

## Riisiä ennen talvea
shogun-lesson-rice =
    Syksy: viimeinen suunnitelma ennen talvea. Talvi vie ensin käyttämättä jääneen tapahtumakortin riisin: enintään 3. Sitten jokainen kahdestatoista maakunnastasi syö 1. Sinulla on 11, joten 4 voi puuttua: kaksi kapinaa, kummassakin 2 maanviljelijää enemmän!
shogun-lesson-rice-task = Aseta toiminnolle **{ shogun-action-confiscate-rice }** kortti, joka tuo ainakin 4 🍚 ja jossa ei ole 🔥.
shogun-lesson-rice-revolt = Siellä on 🔥: saisit kapinan nyt välttääksesi sen talvella. Valitse maakunta, jossa sitä ei ole.
shogun-lesson-rice-little = Liian vähän: riisi ei silti ehkä riitä kaikille. Tarvitset ainakin 4.
shogun-lesson-rice-answer = Vastaus: **Shimosa** toiminnolle **{ shogun-action-confiscate-rice }**: 5 riisiä, ei merkkiä.
shogun-lesson-rice-done = Riisi riittää pahempaankin talveen. Jos puuttuu 1 tai 2, tulee yksi kapina, jos 3–6, kaksi, jos enemmän, kolme. Yli jäävä menetetään; jokainen valloitettu maakunta syö yhden lisää. Seuraavaksi sama syksy, suunnittelulauta tyhjänä.

## Pisteet ja enemmistöt
shogun-lesson-points =
    Talven jälkeen saa pisteitä: 1 maakunnasta, 1 rakennuksesta. Ja joka alueella eniten linnoja tuo 3, temppeleitä 2, teattereita 1; tasan jakavat saavat yhden vähemmän. Vihreällä alueella sinulla on linna Akissa ja Kenjillä Bizenissä.
shogun-lesson-points-task = Aseta vihreän alueen kortti toiminnolle **{ shogun-action-build-castle }**, niin että linnojasi on siellä eniten.
shogun-lesson-points-there = Akissa on jo linna. Maakuntaan tulee kutakin rakennusta vain yksi.
shogun-lesson-points-elsewhere = Se maakunta ei ole vihreällä alueella. Kuva näyttää, mitkä ovat, ja osa niistä on sinun.
shogun-lesson-points-answer = Vastaus: **Hoki** toiminnolle **{ shogun-action-build-castle }**.
shogun-lesson-points-done = Katso talvea: Kenjiltä puuttui riisiä, ja hän menetti Kiin. Sinä et. Ja toinen linnasi toi vihreältä alueelta 3 pistettä. Vielä yksi asia: toiminto, johon ei ole varaa tai jonka maakunta on menetetty, jää väliin eikä maksa mitään.

shogun-lesson-end =
    Ensimmäinen suunnitelmasi? **Verot** ja **riisi** maakunnista ilman merkkiä 🔥, **linna** sinne, missä se voittaa alueen, uusia **armeijoita** (5 maksaa 3 arkkua) rajalle, **hyökkäys** puolueettomaan naapuriin, pieni **tarjous**. Laske, mitä se maksaa. Ja laske riisi ennen talvea: sen puutteeseen on hävitty useampi peli kuin yhteenkään taisteluun.
