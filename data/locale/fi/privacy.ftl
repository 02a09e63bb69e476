# Mitä ihmisistä on tallennettu ja miten sen saa pois

former-player = Entinen pelaaja
privacy-about =
    ## Mitä sinusta on tallennettu
    - **Peleissä:** Discord-tunnuksesi ja nimi, jonka pöytä näkee, paikkasi, vastauksesi, luonnoksesi ja kellosi; onnensanasi; haluatko tietää, milloin pöytä on täynnä. Vastaukset ja nimet ovat pelin pöytäkirjassa.
    - **Sinusta itsestäsi:** Discordisi kieli, otatko vastaan yksityisviestejä ja millä kanavalla, hiljaiset tunnit, haluatko viikkokoosteen ja minkä pelien opastuksen olet nähnyt.
    - **Valvojista:** mitä he ovat tehneet, nimen ja tunnuksen kanssa. Kielto säilytetään tiivisteenä.
    - En lue viestejä, eikä lokeissa ole ihmisten nimiä eikä tunnuksia.
    `/{ command-privacy } { command-export }` lähettää sinulle kaiken. `/{ command-privacy } { command-delete }` poistaa sen, kun on ensin kertonut, mitä se tarkoittaa.
privacy-policy = Tietosuojaseloste: { $url }
privacy-terms = Käyttöehdot: { $url }
privacy-exported = Kaikki, mitä sinusta on tallennettu, ja peliesi pöytäkirjat: { $matches }. Tiedosto { $number }/{ $count }. Salaiset vastauksesi pelissä, joka on kesken, tulevat sen pöytäkirjan mukana, kun se on päättynyt.
privacy-delete-sure = ### Poistetaanko kaikki, mitä sinusta on tallennettu?
privacy-delete-lobbies = - Lähdet pöydistä, jotka eivät ole alkaneet: { $matches }
privacy-delete-running = - **Luovut paikoistasi kesken olevissa peleissä:** { $matches }. Tietokone ottaa ne heti, eikä sitä voi perua.
privacy-delete-ended = - Peliesi pöytäkirjoissa nimesi on sen jälkeen ”{ $name }”. Vastaukset ja onnensanat jäävät niihin: ilman niitä kukaan ei voisi tarkistaa arvontoja. Päättyneitä pelejä, joissa olit: { $count }
privacy-delete-rows = - Asetuksesi, luonnoksesi, kellosi ja kaikki muu, missä sinut mainitaan, poistetaan tai tyhjennetään. Rivejä: { $count }
privacy-delete-bans = - Sinulla on jossakin kielto istua pöytiin. Se jää voimaan tiivisteenä ilman tunnustasi, kunnes valvojat perivät sen.
privacy-delete-kept =
    Se, mitä Discordiin on jo kirjoitettu, jää sinne, ja tietokannan kopiot säilyvät, kunnes ylläpitäjä korvaa ne.
    Tätä **ei voi perua**. Jos pelaat myöhemmin uudelleen, aloitat uutena pelaajana.
privacy-delete-yes = Poista kaikki
privacy-deleted = Poistettu. En enää tunne sinua.
refusal-asked_too_often = Pyysit tätä juuri. Odota { $minutes } { $minutes ->
        [one] minuutti
       *[other] minuuttia
    }.
