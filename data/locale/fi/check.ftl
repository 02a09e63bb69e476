## gyoji doctor: mitä kokeillaan ja mikä siinä voi olla vialla

check-hello = Gyojin tarkistus
check-token = Tunniste (token)
check-token-refused = Discord ei hyväksy sitä. Luo uusi kehittäjäportaalissa (Bot → Reset Token) ja aseta GYOJI_TOKEN.
check-application = Sovellus
check-endpoint = Interactions Endpoint URL on asetettu, joten painallukset eivät tule botille. Tyhjennä se kehittäjäportaalissa (General Information).
check-gateway = Yhdyskäytävä ja aikomukset (intents)
check-no-gateway = Yhteyttä ei saada. Lähtevät web socketit (portti 443) on sallittava.
check-servers = Palvelimet
check-not-invited = Botti ei ole siellä. Kutsu se: { $address }
check-commands = Komennot kaikilla kielillä
check-stale = Ei julkaistu tämän version mukaisina: { $commands }. Käynnistä botti kerran; se julkaisee ne.
check-surplus = Julkaistu, mutta ei tästä versiosta: { $commands }. Käynnistä botti kerran; se poistaa ne.
check-owner = Yksityisviesti omistajalle
check-no-owner = Sovelluksen tiimillä ei ole omistajaa.
check-no-message = { $name } ei ota niitä vastaan tältä botilta (Discordin koodi { $number }). Salli yksityisviestit palvelimelta, jolla botti myös on.
check-permissions = Käyttöoikeudet kanavassa
check-missing = Puuttuu: { $permissions }. Anna ne botin roolille tai kanavassa.
check-no-channel = Tällä tunnuksella ei ole tekstikanavaa, tai botti ei saa nähdä sitä.
check-thread = Ketju, kuva ja muokkaus
check-no-picture = Kuva ei tullut perille.
check-refused = Discord kieltäytyy ({ $status }): { $reason }
