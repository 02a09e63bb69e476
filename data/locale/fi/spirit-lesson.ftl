# Samurai Spiritin oppitunti. Pysähdyksessä on tehtävineen enintään 60 sanaa.

## Kohtaa tai torju
spirit-lesson-defend =
    Ryöstäjät hyökkäävät kylään, ja puolustatte sitä yhdessä: kaikki voittavat tai häviävät. Taistelit, ja esiin tuli ryöstäjä. Torju yksi kuhunkin kolmesta paikasta: viljelijä 👒, maatila 🏠, perhe 🎎. Kierroksen lopussa tyhjä viljelijän paikka haavoittaa sinua, tyhjä maatilan paikka vie maatilan, tyhjä perheen paikka perheen.
spirit-lesson-defend-task = Tässä ryöstäjässä on perhe 🎎: **Torju**.
spirit-lesson-defend-confront = Silloin se seisoisi rivissäsi ja haavoittaisi sinua seuraavan vuorosi alussa. Siinä on perhe, ja perheen paikka on vapaa: torju se.
spirit-lesson-defend-answer = Vastaus: **Torju**, perhe.
spirit-lesson-defend-done = Perhe on turvassa: sinun takiasi ei lähde yhtään. Kuhunkin paikkaan mahtuu yksi ryöstäjä. Muut on kohdattava, ja ne jäävät riviisi.

## Rangaistukset ja kyvyt
spirit-lesson-penalty =
    Rivissäsi seisoo nyt ryöstäjä 2. Jokainen vuorosi alkaa rivin uusimman ryöstäjän rangaistuksella: tämä polttaa barrikadin. Kun barrikadit loppuvat, maatilat palavat. Mutta jokaisella samurailla on kyky. Sinä olet Gorobei, joka saa ohittaa parillisten ryöstäjien rangaistukset.
spirit-lesson-penalty-task = 2 on parillinen: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-suffer = Sitä ei tarvitse kärsiä: menisi barrikadi, eikä kyky maksa mitään.
spirit-lesson-penalty-answer = Vastaus: **{ spirit-button-ignore-penalty }**.
spirit-lesson-penalty-done = Kaikki kuusi barrikadia ovat pystyssä. Kykyä käytät, milloin haluat ja niin usein kuin haluat. Lue muidenkin kyvyt: voitatte auttamalla toisianne.

## Taistele, tue vai passaa
spirit-lesson-support =
    Rivisi summa on nyt 8, kiai-lukusi 9. Tasan 9 olisi kiai, sankarihetki. Yli 9 polttaa barrikadin, ja seuraavaksi on pakko passata. Jäljellä on kahdeksan ryöstäjää, tuskin yhtään ykköstä. Lainaa siis kykysi jollekulle; yksi ryöstäjä pääsee silloin sisään kenenkään näkemättä.
spirit-lesson-support-task = **Tue** Kenjiä tai Yukia.
spirit-lesson-support-fight = Vain ykkönen olisi kiai; melkein jokainen jäljellä oleva on liian vahva ja polttaisi barrikadin.
spirit-lesson-support-pass = Joka passaa, on poissa kierroksen loppuun. Voit vielä auttaa: tukimerkkisi on käyttämättä.
spirit-lesson-support-answer = Vastaus: **Tue: Kenji** (tai Yuki).
spirit-lesson-support-done = Ketä tuetkin, hän saa ohittaa seuraavalla vuorollaan parilliset rangaistukset kuten sinä. Sitten merkkisi palaa, ja voit lainata sen uudelleen.

## Kiai ja kierroksen loppu
spirit-lesson-kiai =
    Yukin rangaistus pakotti sinut nostamaan: ykkönen. Kahdeksan ja yksi on 9, tasan kiai-lukusi! Gorobein kiai poistaa pakan kaksi päällimmäistä ryöstäjää, ja rivisikin vanhin lähtee. Mitä vähemmän ryöstäjiä tulee, sitä pikemmin kierros on ohi.
spirit-lesson-kiai-task = Huuda: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-use = Käytä kiai
spirit-lesson-kiai-saved = Kiaita ei voi säästää: kaksi ryöstäjää vähemmän on kaksi ryöstäjää vähemmän.
spirit-lesson-kiai-answer = Vastaus: **{ spirit-lesson-kiai-use }**.
spirit-lesson-kiai-done = Kaksi ryöstäjää on poissa. Alla näet, miten kierros muutaman vuoron päästä päättyi: kukaan ei ollut torjunut viljelijän paikalla, joten kaikki haavoittuivat; Yukilta puuttuivat myös maatila ja perhe. Neljäs haava tappaa samurain, ja kaikki häviävät.

spirit-lesson-end =
    Kolme kierrosta, aina vaikeampia: älkää menettäkö yhtään samuraita, ja pitäkää loppuun asti maatila ja perhe. **Torju** ensin viljelijän, maatilan ja perheen paikalla, täytä sitten riviä kiai-lukuun asti, ei yli. **Tue** ennen kuin **passaat**. Ja puhukaa: mikään ei ole täällä salaista.
