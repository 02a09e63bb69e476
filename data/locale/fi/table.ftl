# Pöytä ja sen valvojat: komennot

verbosity-steps = viesti joka vaiheesta
verbosity-round = viesti joka kierroksesta
verbosity-usual = pelin ja tahdin mukaan
note-told = { $actor } muuttaa, paljonko täällä kerrotaan: { $verbosity }.
note-shaped = { $actor } muuttaa pelilaudan muotoa: { $shape }.
note-animated = { $actor } muuttaa animaatioita: { $animation }.
switched-on = päällä
switched-off = pois
table-shown = Kerrotaan: { $verbosity }. { $private ->
        [yes] Vain pelaajat ja valvojat katsovat.
       *[no] Kaikki saavat katsoa.
    }
table-shape = Pelilauta: { $shape }.
table-animation = Animaatiot: { $animation }.

# Palauttaminen

rewind-sure = Palautetaanko peli `{ $match }` tämän vaiheen jälkeiseen tilanteeseen? Mitä sen jälkeen tapahtui, ei ole enää voimassa, ja siitä eteenpäin arvotaan uudelleen.
    > { $step }
rewind-yes = Palauta

# Asetukset ja toimet

settings-channels = Pöytiä saa avata kanavilla: { $places }
settings-channels-all = Pöytiä saa avata kaikilla kanavilla.
settings-pace = Uusien pelien tahti: { $pace }
settings-verbosity = Paljonko kerrotaan: { $verbosity }
settings-matches = Pelejä auki tai käynnissä kerralla: enintään { $most }
settings-matches-any = Pelejä saa olla auki tai käynnissä rajatta.
settings-matches-unset = rajatta
settings-strikes = Tietokone jatkaa, kun aika on loppunut näin monta kertaa: { $strikes }
settings-retention = { $days ->
        [0] Botin ylläpitäjä päättää, kuinka kauan päättyneet pelit säilytetään.
       *[other] Päättyneet pelit poistetaan näin monen päivän jälkeen: { $days }
    }
settings-retention-unset = ylläpitäjän mukaan
settings-banned = Kielto istua pöytiin: { $people }
settings-channel-closed = ⚠ Kanavalla { $channel } minulta puuttuu käyttöoikeus, joten sinne ei voi avata pöytää: { $permissions }. Sen voi antaa kanavan asetuksissa.
retention-sure = Jos päättyneet pelit poistetaan { $days } päivän jälkeen, tunnin kuluessa katoaa lopullisesti { $matches ->
        [one] { $matches } peli
       *[other] { $matches } peliä
    }. Siksi tätä ei ole vielä asetettu.
retention-yes = Aseta ja poista pelit
settings-changed = { $actor } on muuttanut tämän palvelimen asetuksia.
settings-details = { $actor } on muuttanut tämän palvelimen asetuksia: { $details }.
setting-removed = { $detail } (poistettu)
lobby-closed-by = { $actor } on sulkenut pöydän `{ $match }` ennen alkua.
lobby-freed-by = { $actor } on vapauttanut pelaajan { $player } paikan pöydässä `{ $match }` ennen alkua.
lobby-changed-by = { $actor } on muuttanut pöytää `{ $match }` ennen alkua.
audit-heading = ### Mitä valvojat ovat tehneet
audit-empty = Ei vielä mitään.
audit-older = … Vanhempiakin on; `/{ command-referee } { command-audit }` ja valinta `{ option-match }` näyttävät kaikki yhden pelin toimet.
banned = { $actor } on kieltänyt istumasta pöytiin: { $player }.
unbanned = { $actor } sallii taas istua pöytiin: { $player }.
referee-banned = **{ $player }** ei saa enää istua tämän palvelimen pöytiin. Nykyiset paikat säilyvät; ne vapauttaa `/{ command-referee } { command-kick }`. Valinnalla `{ option-lift }` komento kumoaa kiellon.
referee-unbanned = **{ $player }** saa taas istua tämän palvelimen pöytiin.
refusal-banned = Tämän palvelimen valvojat eivät salli sinun istua pöytiin.
refusal-banned_player = Tällä henkilöllä on kielto istua tämän palvelimen pöytiin. Kiellon kumoaa `/{ command-referee } { command-ban }`.

# Omat pelit

digest-heading = ### Pelejä, jotka odottavat sinua: { $count }/{ $matches }
digest-empty = Et pelaa nyt missään pelissä.
digest-sent = Luettelo on yksityisviesteissäsi.
digest-weekly = Lähetän tämän luettelon joka viikko, seuraavan kerran { $moment }. `/{ command-game } { command-digest } { option-weekly }:False` lopettaa sen.
digest-weekly-off = En enää lähetä luetteloa itsestään.
digest-weekly-closed = En voi lähettää sinulle yksityisviestejä, joten viikoittain ei tule mitään. Salli ne tämän palvelimen yksityisyysasetuksissa ja pyydä uudelleen.
shogun-guide-AskPlan = **Ensimmäinen suunnitelmasi:** viisi kysymystä tai **Ehdota** täyttää suunnittelulaudan järkevästi; muuta luetteloista, mitä haluat. **Vahvista** asettaa sen. Kunnes kaikki ovat vahvistaneet, voit muuttaa sitä, eikä kukaan näe sitä.
honor-guide-AskTurn = **Ensimmäinen vuorosi kahdessa vaiheessa:** 1. **{ honor-button-suggest }** valmistelee järkevän vuoron; tai valitse luetteloista, jotka kertovat, mitä kukin kortti tekee. 2. **{ honor-button-confirm }** pelaa valmistellun. **{ honor-button-back }** käy, kunnes on nostettu tai näytetty jotakin; **{ honor-button-end }** on lopullinen. Kukaan muu ei näe tätä viestiä.
spirit-guide-AskAction = -# **Ensimmäinen vuorosi:** painikkeiden yllä kerrotaan, mitä mikin tekisi, ja 💡 näyttää, mitä itse valitsisin. **Taistele** nostaa ryöstäjän, jonka sitten kohtaat; **Passaa** päättää kierroksesi: et nosta enää ennen seuraavaa. Painallus on heti voimassa. Voitatte ja häviätte yhdessä, joten neuvotelkaa.
player-gone = { $player } ei ole enää tällä palvelimella, eikä hänelle lähetetä salaisuuksia. Valvoja voi antaa paikan toiselle komennolla `/{ command-referee } { command-replace }`.
player-not-added = En voinut lisätä tähän ketjuun: { $player }. Ehkä kanava on häneltä piilossa; valvoja voi tarkistaa asian. Peli jatkuu.
note-moved = Ketju tai kanava, jossa tätä peliä pelattiin, on poistettu. Peli jatkuu täällä, eikä mitään ole kadonnut.
match-moved = Peli jatkuu täällä: { $place }
place-lost = Pelin `{ $match }` ketju tai kanava on poistettu, enkä voi avata siellä uutta. Mitään ei ole kadonnut. Käytä palvelimen toisella kanavalla komentoa `/{ command-game } { command-move }` ja valintaa `{ option-match }`: peli jatkuu siellä.
refusal-place_stands = Tällä pelillä on jo paikkansa: { $place }. Se siirtyy vain, kun paikka on poistettu.
refusal-no_private_threads = Vain pelaajille avoin pöytä voi olla vain tavallisella tekstikanavalla, ei ilmoituskanavalla eikä ketjussa.
table-now = [Pöytä nyt]({ $link })

permission-create_private_threads = Luo yksityisiä ketjuja

refusal-not_member = Tämä paikka kuuluu peliin palvelimella, jolla et enää ole.
refusal-no_member = { $player } ei ole tämän palvelimen jäsen.
refusal-players_only = Vain tämän pelin pelaajat ja valvojat katsovat sitä.
refusal-privacy_is_fixed = Katsojia ei voi enää muuttaa: peli on alkanut ketjussaan.
refusal-too_many_matches = Tällä palvelimella on auki tai käynnissä pelejä: { $most }. Enempää ei sallita kerralla.
refusal-too_often = Täällä avattiin juuri liian monta pöytää. Odota { $minutes } { $minutes ->
        [one] minuutti
       *[other] minuuttia
    }.
refusal-not_in_this_channel = Pöydät avataan tällä palvelimella muualla: { $places }
refusal-too_many_channels = Kanavia voi asettaa enintään { $most }.

## A title without a presenter of its own

plain-ask = **{ $player }**, valinta on sinun.
plain-hand-none = Sinulla ei ole mitään salaista.
refuse-choice = Tämä valinta ei ole nyt tarjolla. Valitse uudelleen.
