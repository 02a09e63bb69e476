# Mitä Shogunista kysytään: painikkeen nimi ja enintään 60 sanaa.

shogun-topic-taxes-name = Verot
shogun-topic-taxes = **Kerää verot** tuo maakuntakortin arkut: ensin vaikuttaa tapahtuma, sitten erikoiskortin +1. Maakunta saa kapinamerkin. Jos siinä oli merkki jo ennestään, ensin puhkeaa kapina; kerätyt arkut jäävät silti sinulle. Merkit pysyvät talven loppuun, joten anna joka kierroksella eri maakunnan maksaa.
shogun-topic-rice-name = Riisi
shogun-topic-rice = **Takavarikoi riisi** tuo maakuntakortin riisin niin kuin verot arkut, ja siitäkin jää kapinamerkki. Talvella jokainen maakuntasi syö 1, ja sitä ennen kaikki menettävät 0–7 talveksi jäävän tapahtuman mukaan. Puute tuo kapinoita; yli jäävä menetetään. Yksi runsasriisinen maakunta kierrosta kohti suunnilleen riittää, jos tapahtuma on lievä.
shogun-topic-building-name = Rakentaminen
shogun-topic-building = Linna maksaa 3 arkkua, temppeli 2, teatteri 1. Maakunnassa on oltava vapaa rakennuspaikka, ja kutakin rakennusta tulee vain yksi. Jokainen rakennus on 1 piste talvessa, ja eniten samaa alueella tuo 3, 2 tai 1 lisää. Jos arkkuja puuttuu, kun kortti avataan, ei rakenneta eikä makseta.
shogun-topic-building-sum = Akin linnan kanssa sinulla on vihreällä alueella 2 linnaa yhtä vastaan: 3 pistettä joka talvi ja 1 uudesta linnasta.
shogun-topic-marching-name = Armeijat ja siirrot
shogun-topic-marching = Uusia armeijoita: 5 maksaa 3 arkkua, 3 maksaa 2, ja 1 maksaa 1; viimeksi mainitun jälkeen voi siirtyä omaan naapurimaakuntaan. **Taistelu/siirto A ja B** on ilmainen: kuinka monta tahansa menee yhteen naapuriin, maitse tai merireittiä, ja ainakin 1 jää. Omassa maakunnassa ne liittyvät joukkoon, muualla taistelevat.
shogun-topic-marching-sum = Wakasassa oli 9 armeijaa: 9 − 4 = 5 jää. Tajimassa oli 1: 1 + 4 = 5.
shogun-topic-battle-name = Taistelu
shogun-topic-battle = Hyökkääjän armeijat ja kaikki puolustavat menevät torniin ja niiden mukana tarjottimen kuutiot. Se voittaa, jolla on sitten tarjottimella enemmän, ja menettää toisen verran. Maanviljelijät auttavat puolustajaa, jos kapinamerkkiä ei ole. Valloitettu maakunta säilyttää rakennukset ja merkit; tasapelissä siitä tulee puolueeton, ja kaikki poistetaan.
shogun-topic-tower-name = Torni
shogun-topic-tower = Osa kuutioista jää torniin, ja ennen jääneitä putoaa seuraavien mukana, heittipä kuka tahansa. Ennen ensimmäistä kevättä torniin heitettiin 7 armeijaa joka pelaajalta ja 10 maanviljelijää. Tulos ei siis ole koskaan varma: lähetä noin kaksi kertaa se, mikä puolustaa. Pelilauta kertoo, montako kutakin väriä on sisällä.
shogun-topic-revolts-name = Kapinat
shogun-topic-revolts = Jos otat veroja tai riisiä maakunnasta, jossa on merkki, kapina puhkeaa heti. Talvella se puhkeaa, kun riisiä puuttuu. Maanviljelijä merkkiä kohti, talvella 1–3 enemmän, taistelee kaikkia siellä olevia armeijoita vastaan. Tarvitset tarjottimella **enemmän** kuutioita kuin he. Muuten maakunnasta tulee puolueeton, ja armeijat, rakennukset ja merkit poistetaan.
shogun-topic-events-name = Tapahtumakortit
shogun-topic-events = Neljä tapahtumakorttia on avoinna vuoden ajan. Joka kierroksella yksi arvotaan suunnittelun jälkeen, ja se on voimassa kierroksen loppuun: se voi rajoittaa veroja, suojata temppeleitä tai tuoda maanviljelijöitä. Talvella merkitsee vain neljännen kortin luku: sen verran riisiä jokainen menettää. Varaudu siis pahimpaan avoimeen korttiin.
shogun-topic-order-name = Vuorojärjestys
shogun-topic-order = Tarjoukset paljastetaan yhtä aikaa: 4–1 arkkua, sitten maakuntakortti, sitten 0 arkkua, sitten ei mitään; tasatilanteen ratkaisee arpa. Arkut maksetaan, maakunta ei maksa. Korkein valitsee ensin yhden viidestä erikoiskortista: sen paikka, 1–5, on paikkasi järjestyksessä, ja sen etu on sinun koko kierroksen.
shogun-topic-winter-name = Talvi
shogun-topic-winter = Ensin jokainen menettää viimeisen tapahtumakortin riisin. Sitten joka maakunta tarvitsee yhden. Jos puuttuu 1 tai 2, tulee yksi kapina, jos 3–6, kaksi, jos enemmän, kolme, arvotuissa maakunnissa; maanviljelijöitä on enemmän kuin merkkejä. Sitten lasketaan pisteet, ja riisi ja kaikki merkit poistetaan.
shogun-topic-points-name = Pisteet
shogun-topic-points = Pisteitä saa kummankin talven jälkeen: 1 maakunnasta, 1 rakennuksesta. Kullakin viidestä alueesta eniten linnoja tuo 3, eniten temppeleitä 2, eniten teattereita 1; tasan jakavat saavat yhden vähemmän. Toisen talven jälkeen eniten pisteitä voittaa, tasapelissä eniten arkkuja.
shogun-topic-neutral-name = Puolueettomat maakunnat
shogun-topic-neutral = Puolueetonta maakuntaa puolustaa 1 maanviljelijä, tapahtuman aikana 2; tornista voi pudota lisää. Tarvitset tarjottimella enemmän kuutioita kuin on maanviljelijöitä, muuten se pysyy puolueettomana ja kuutiot menetetään. Siellä ei ole armeijoita, rakennuksia eikä merkkejä. Kolmen pelissä kahdeksan maakuntaa on suljettu kaikilta.
