# Komennot

theme-standard = Tavalliset
theme-contrast = Suuri kontrasti
shape-landscape = Leveä, tietokoneelle
shape-portrait = Korkea, puhelimelle

# Pöytä ennen peliä

lobby-heading = ## { $title }: pöytä { $seats } pelaajalle
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } (isäntä)
lobby-seat-ai = { $number }. { $player } (tietokone)
lobby-seat-level = { $number }. { $player } (tietokone: { $level })
lobby-seat-free = { $number }. vapaa
lobby-option = { $name }: **{ $value }**
lobby-match = Peli `{ $match }`
lobby-how =
    Paina **Liity**, niin saat paikan. Isäntä valitsee asetukset (**Valinnat**), lisää tietokonepelaajat ja aloittaa, kun kaikki paikat on täytetty.
lobby-how-full = Kaikki paikat on täytetty: isäntä painaa **{ lobby-start }**.
lobby-play = Salaiset suunnitelmat tehdään yksityisviestissä tai painikkeella **Suunnitelmani**.
lobby-join = Liity
lobby-leave = Poistu
lobby-add-ai = Lisää tietokone
lobby-remove-ai = Poista tietokone
lobby-start = Aloita
lobby-options-button = Valinnat
lobby-running = Peli on alkanut: { $place }
lobby-running-here = Peli on alkanut, tällä kanavalla.
lobby-ended = Peli on päättynyt: { $place }
lobby-closed = Tämä pöytä on suljettu.
lobby-opened = Pöytäsi on avoinna: { $place }
lobby-private = Vain pelaajat ja valvojat katsovat.
lobby-starts-full = Peli alkaa itsestään, kun pöytä on täynnä.
lobby-full-now = { $people } Pöytä on täynnä: isäntä voi aloittaa.
lobby-full-started = { $people } Pöytä on täynnä, ja peli on alkanut: { $place }
lobby-starts-at = Peli alkaa itsestään: { $moment }, niillä, jotka silloin istuvat pöydässä.
lobby-start-few = { $people } Aika on tullut, mutta { $seated ->
        [one] vain { $seated } paikka on varattu
       *[other] vain { $seated } paikkaa on varattu
    }, ja pelaajia tarvitaan vähintään { $least }. Pöytä pysyy auki: aloittakaa, kun teitä on tarpeeksi, tai valitkaa toinen aika painikkeella **{ lobby-options-button }**.
lobby-start-missed = { $people } Aika on tullut, mutta peliä ei voitu aloittaa. Pöytä pysyy auki: paina **{ lobby-start }**, niin kerron syyn.
lobby-call = Kutsu, kun täynnä
lobby-will-call = Kutsun sinut tällä kanavalla, kun pöytä on täynnä. Paina uudestaan, jos et halua sitä.
lobby-will-not-call = En kutsu sinua, kun pöytä on täynnä.
lobby-slowmode =
    Kanavalla on hidas tila: Discord pakottaa odottamaan painallusten välillä. Poistathan sen pelin ajaksi.
lobby-joined = Sinulla on paikka.
lobby-left = Olet poistunut pöydästä.
lobby-started = Peli alkaa täällä: { $place }.
lobby-started-here = Peli alkaa täällä.
lobby-no-thread =
    Peli pelataan tällä kanavalla, koska en saa avata täällä ketjua. Tarvitsisin käyttöoikeuden: { $permissions }.
options-heading = ### Pelin `{ $match }` valinnat
options-seats = { $seats ->
        [one] { $seats } pelaaja
       *[other] { $seats } pelaajaa
    }
options-seats-placeholder = Pelaajien määrä
options-free-placeholder = Vapauta paikka pelaajalta …
options-level-placeholder = Lisää tietokonepelaaja …
options-full-placeholder = Kun pöytä on täynnä …
options-full-waits = odota, että isäntä aloittaa
options-full-starts = aloita heti
options-start-placeholder = Aloita tiettyyn aikaan …
options-start-none = ei määrättyä aikaa
options-start-in = { $time } kuluttua
options-start-typed = aikaan, jonka kirjoitan …
start-form-label = Päivä ja kellonaika ({ $zone })
start-form-example = 20:00 tai 2027-01-05 20:00 tai 3d
level-novice = aloittelija
level-easy = helppo
level-medium = keskitaso
level-hard = vaikea
level-master = mestari
level-builder = rakentaja
level-raider = ryöstäjä
level-miser = saituri
level-farmer = viljelijä
level-guard = vartija

# Pöydässä

table-my-plan = Suunnitelmani
table-board = Pelilauta
table-catchup = Mitä uutta
table-status = Tilanne
table-rules = Säännöt
opening-luck =
    Kaikki tämän pelin sattuma tulee yhdestä salaisesta luvusta. Sen sormenjälki (SHA-256) on `{ $commitment }`. Lopussa luku näytetään, ja kuka tahansa voi tarkistaa kaiken, minkä sattuma ratkaisi: kortit, nopat ja kuutiot.
opening-plans = Salaiset suunnitelmat tulevat yksityisviestinä. Painike **Suunnitelmani** avaa aina saman, vain sinun nähtäväksesi.
ending-heading = ## Peli on päättynyt
ending-winner = { $winners ->
        [one] **{ $players }** voittaa!
       *[other] **{ $players }** jakavat voiton!
    }
ending-lost = **Kukaan ei voittanut.**
ending-rank = **{ $rank }.** { $player }: { $score }
ending-stopped = ## Peli lopetettiin
ending-analysis = Miten peli eteni
analysis-none = Tämän pelin kulusta ei voi kertoa.
ending-rematch = Uusintapeli
rematch-opened = { $player } avaa uuden pöydän samoille pelaajille: { $place }. Peli alkaa painikkeesta **Aloita**; joka ei halua, poistuu.
rematch-exists = Samoille pelaajille on jo uusi pöytä: { $place }
no-plan-now = Juuri nyt ei ole mitään salaa päätettävää.
panel-closed = Tämä on ratkennut. Katso pöydästä: { $place }
panel-late = ⌛ Aikasi loppui, joten pelasin puolestasi. Peli jatkuu täällä: { $place }
panel-lost = Sinulla ei ole enää paikkaa tässä pelissä: luovuit siitä, tai valvoja otti sen. { $place }
panel-table = Peli `{ $match }` · { $place }
dms-closed =
    En voinut kirjoittaa sinulle yksityisesti. Paina pöydässä **{ $button }** tai käytä komentoa `/{ command-game } { command-plan }`: sama avautuu siinä, vain sinun nähtäväksesi.
host-permissions = En voi kirjoittaa kanavaan { $place }, jossa peliä `{ $match }` pelataan. Tarvitsen siellä käyttöoikeudet Näytä kanava, Lähetä viestejä (myös ketjuihin) ja Liitä tiedostoja. Yritän uudelleen, eikä mitään katoa. Jos ketju on lukittu, valvoja voi avata lukituksen.
owner-barred = Discord ei anna minun aloittaa uusia yksityisviestejä (virhe { $number }). Jo aloitetut toimivat edelleen; muut kutsun pöydässä, jossa he voivat pelata, ja yritän uudelleen. Virhe 20026 tarkoittaa, että Discord on asettanut tämän sovelluksen karanteeniin: pyydä sen kehittäjätukea selvittämään asia. Virhe 40003 menee ohi itsestään.

# Huomautukset pöydässä

note-paused = { $actor } pani pelin tauolle.
note-resumed = { $actor } jatkoi peliä.
note-resigned = { $actor } luopuu paikastaan. Tietokone ottaa sen.
note-kicked = { $actor } otti paikan pelaajalta { $was }. Tietokone ottaa sen.
note-replaced = { $actor } antaa pelaajan { $was } paikan pelaajalle { $name }.
note-deserted = Pöydässä ei ole enää ketään, joten peli päättyy tähän.
note-ended = { $actor } lopetti pelin.

# Katselu

status-heading = ### Peli `{ $match }`: { $title }
status-owes = Odotetaan: { $players }
status-owes-nobody = Ketään ei odoteta.
status-over = Peli on päättynyt.
status-paused = **Peli on tauolla.**
log-heading = ### Mitä viimeksi tapahtui
log-empty = Vielä ei ole tapahtunut mitään.
log-none = Mitään sellaista ei ole tapahtunut.
log-round = { $round }. kierros
catchup-heading = ### Edellisen käyntisi jälkeen
catchup-nothing = Mikään ei ole muuttunut.
rules-heading = ### Säännöt: ”{ $words }”
rules-absent = Kukaan ei ole vielä kirjoittanut minulle tämän pelin sääntöjä.
rules-none = Mikään sääntö ei sano ”{ $words }”. Kokeile toista sanaa tai numeroa, kuten { $number }.
rules-entry = **{ $number }** · { $heading }
    { $text }
rules-english = -# Osaan tämän pelin säännöt vain englanniksi.
rules-rulings = -# [tulkinta] tarkoittaa: sääntökirja vaikenee tästä, ja minä ratkaisen.
rules-more = -# Aiheeseen liittyviä sääntöjä on vielä { $count }: { $numbers }
stage-why = Miksi?
why-heading = ### Miksi näin kävi
rules-summary = -# Peli yhdessä kuvassa. Paina aihetta, josta haluat tietää lisää, tai hae.
rules-search = Haku
rules-chapters = Säännöt luvuittain …
rules-behind = Tähän liittyvät säännöt:
rules-example = ### Esimerkki
terms-ask = Mikä on …?
terms-entry = **{ $name }** · { $rule }
    { $meaning }
rules-form-title = Etsi säännöistä
rules-form-words = Sanat tai säännön numero
rules-form-example = kapina
list-heading = ### Pelit
list-empty = Täällä ei ole avoimia eikä käynnissä olevia pelejä. `/{ command-game } { command-new }` avaa pöydän.
list-entry = `{ $match }` · { $title } · { $status } · { $players } · { $place }
list-entry-owes = **Täällä odotetaan sinua.**
list-entry-opened = Avattu: { $moment }
match-status-lobby = avoinna
match-status-running = käynnissä
match-status-paused = tauolla
match-status-over = päättynyt
match-status-stopped = lopetettu
match-choice = { $match } · { $title } · { $players }

# Varmasti?

resign-sure = Luovutko paikastasi pelissä `{ $match }`? Tietokone ottaa sen heti, eikä sitä voi perua.
resign-yes = Luovun paikastani
resign-last-sure = Olet pelin `{ $match }` viimeinen ihminen. Luovutko paikastasi? Peli päättyy siihen kokonaan, eikä kukaan voita.
resign-last-yes = Luovu paikasta ja lopeta peli
resign-done = Olet luopunut paikastasi.
end-sure = Lopetetaanko peli `{ $match }` kokonaan? Kukaan ei voita, eikä sitä voi enää pelata.
end-yes = Lopeta peli
kick-sure = { $player } on pelin `{ $match }` viimeinen ihminen. Otetaanko paikka häneltäkin? Peli päättyy siihen kokonaan, eikä kukaan voita.
kick-yes = Ota paikka ja lopeta peli
referee-done = Tehty pelissä `{ $match }`: { $line }
settings-heading = ### Palvelimen asetukset
settings-role = Palvelimen hallintaan oikeutettujen lisäksi `/{ command-referee }`-komentoja saavat käyttää: { $role }
settings-role-none = Vain palvelimen hallintaan oikeutetut saavat käyttää `/{ command-referee }`-komentoja.
settings-role-gone = Vain palvelimen hallintaan oikeutetut saavat käyttää `/{ command-referee }`-komentoja. Niille valittu rooli on poistettu palvelimelta.
settings-language = Uusien pelien julkiset viestit ovat kielellä: { $language }

# Ohje

help-text =
    ## Gyoji, tuomari
    1. **`/{ command-game } { command-new }`** avaa pöydän tällä kanavalla. Muut painavat **Liity**; isäntä lisää halutessaan tietokonepelaajia ja painaa **Aloita**. `/{ command-game } { command-learn }` opettaa pelin kymmenessä minuutissa.
    2. Peliä pelataan ketjussa. Joka vaiheen jälkeen kerron, mitä tapahtui, ja näytän pelilaudan.
    3. **Salaiset suunnitelmat** tulevat sinulle yksityisviestinä, ja ne avautuvat pöydässäkin painikkeella **Suunnitelmani**. Suunnitelmaa voi muuttaa, kunnes kaikki ovat vahvistaneet.
    4. Kun pöytä odottaa valintaasi, kysyn sinulta siellä. Vain sinä voit painaa niitä painikkeita.
    5. `/{ command-game } { command-board }`, `{ command-status }`, `{ command-hand }`, `{ command-plan }` ja `{ command-log }` vastaavat vain sinulle. `/{ command-game } { command-rules }` etsii säännöistä sanalla.
    6. Loppuiko aika? Pelaan puolestasi jotain järkevää. `/{ command-game } { command-away }` on lomaa varten, `/{ command-game } { command-back }` palauttaa paikkasi, `/{ command-game } { command-undo }` pyytää pöytää perumaan valinnan.
    7. `/{ command-game } { command-resign }` antaa paikkasi tietokoneelle. Valvojilla on `/{ command-referee }`.

# Epäämiset

refusal-no_match_here = Tällä kanavalla ei ole peliä. Mene sen ketjuun tai nimeä peli valinnalla `{ option-match }` (katso `/{ command-game } { command-list }`).
refusal-several_matches = Täällä on useita pelejä. Ilmoita valinnalla `{ option-match }`, mitä niistä tarkoitat: { $matches }.
refusal-unknown_match = Peliä `{ $match }` ei ole täällä. `/{ command-game } { command-list }` näyttää, mitä on.
refusal-unknown_place = Tällä pelilaudalla ei ole paikkaa { $place }. Valitse ehdotuksista.
refusal-not_yours = Tämä valinta kuuluu pelaajalle { $player }.
refusal-stale_button = Tämä on jo ratkennut, ja painike on vanhentunut. Uusimman viestin painikkeet pätevät.
refusal-unreadable_id = Tämä painike on botin toisesta versiosta eikä enää toimi. Uusimman viestin painikkeet pätevät.
refusal-outdated_command = Tämä komento on botin toisesta versiosta. Sulje Discord ja avaa se uudelleen, niin se tarjoaa nykyiset komennot.
refusal-guild_only = Tämä toimii vain palvelimella, ei yksityisviesteissä.
refusal-moderators_only = Tämä on jäsenille, joilla on oikeus hallita palvelinta tai palvelimen valitsema rooli.
refusal-managers_only = Palvelimen asetukset ovat vain jäsenille, joilla on oikeus hallita palvelinta.
refusal-everybody_is_no_referee = Roolilla @everyone jokainen jäsen voisi lopettaa pelejä ja poistaa pelaajia. Valitse rooli, joka on valvojilla.
refusal-bot_permissions = Minulta puuttuu täältä käyttöoikeus: { $permissions }. Valvoja voi antaa sen kanavan asetuksissa.
refusal-forbidden = Discord ei anna minun tehdä sitä täällä. Valvojan kannattaa katsoa käyttöoikeuteni tällä kanavalla.
refusal-discord_busy = Discord on ruuhkainen eikä antanut minun vastata. Mitään ei kadonnut: paina hetken kuluttua uudelleen.
refusal-wrong_channel = En voi avata pöytää tänne. Käytä tekstikanavaa tai ketjua.
refusal-unknown_option = ”{ $value }” ei ole valittavissa.
refusal-option_of_other_title = Pelissä { $title } ei ole valintaa ”{ $option }”.
refusal-no_secrets = Sinulla ei ole paikkaa tässä pelissä, joten täällä ei ole mitään sinun.
refusal-start_elsewhere = Aloita tämä peli siellä, missä sen pöytä on: { $place }.
refusal-bots_do_not_play = Toinen botti ei voi pelata. Tietokonepelaajalle paikan antaa `/{ command-referee } { command-kick }`.
refusal-bots_need_no_ban = Toinen botti ei voi ottaa paikkaa, joten kiellettävää ei ole.
refusal-already_seated = Tällä henkilöllä on jo paikka pelissä `{ $match }`.
refusal-own_seat = Sinulla on jo paikka pelissä `{ $match }`.
refusal-already_started = Peli `{ $match }` on jo alkanut.
refusal-lobby_full = Kaikki paikat ovat täynnä ({ $seats }).
refusal-bad_start = Se ei ole aika seuraavien kahden viikon sisällä, jotka pöytä pysyy auki. Kirjoita 20:00, 2027-01-05 20:00 tai 3d eli kolme päivää. Aikavyöhyke asetetaan komennolla `/{ command-game } { command-quiet }`.
refusal-not_host = Vain pelin `{ $match }` isäntä tai valvoja voi tehdä tämän.
refusal-already_host = Tämä pelaaja on jo pelin `{ $match }` isäntä.
refusal-not_seated = Sinulla ei ole paikkaa pelissä `{ $match }`.
refusal-not_your_seat = Tämä paikka ei ole sinun.
refusal-not_allowed = Et voi tehdä tätä.
refusal-no_ai = Tässä pöydässä ei ole tietokonepelaajaa.
refusal-nobody_there = Hän ei enää istu pöydässä.
refusal-no_person_there = Tällä paikalla pelaa tietokone eikä ihminen.
refusal-last_person = Pelissä `{ $match }` ei ole enää muita ihmisiä, joten se päättyisi tähän. Sen lopettaa `/{ command-referee } { command-end }`.
refusal-no_such_seat = Pelissä `{ $match }` ei ole sellaista paikkaa.
refusal-not_started = Peli `{ $match }` ei ole vielä alkanut.
refusal-fixed_before_start = Peli `{ $match }` ei ole vielä alkanut. Isännän ja tahdin voi muuttaa, kun se on alkanut. Siihen asti toisenlaisen pöydän avaa `/{ command-game } { command-new }`.
refusal-table_closed = Pöytä `{ $match }` on suljettu, ja se pysyy suljettuna. Uuden avaa `/{ command-game } { command-new }`.
refusal-match_ended = Peli `{ $match }` on päättynyt.
refusal-match_over = Peli on päättynyt.
refusal-match_paused = Peli `{ $match }` on tauolla. Valvoja voi jatkaa sitä.
refusal-not_paused = Peli `{ $match }` ei ole tauolla.
refusal-rules_changed = Peli `{ $match }` alkoi vanhemmilla säännöillä (versio { $version }), joita en enää pelaa.
refusal-analysis_failed = Tämän pelin kulkua ei saatu juuri nyt selvitettyä. Yritä myöhemmin uudelleen.
refusal-damaged_match = Peli `{ $match }` ei voi jatkua: sen loki on vioittunut. Kerro siitä botin ylläpitäjille; kohta näkyy heidän lokistaan.
refusal-wrong_seat_count = Näin monta ei voi pelata: { $seats }. Pelaajia on { $least }–{ $most }.
refusal-seats = Tätä peliä pelaa { $least }–{ $most } pelaajaa, ei { $seats }.
refusal-too_many_seated = Pöydässä istuu jo { $seated }, joten paikkoja on liian vähän: { $seats }.
refusal-not_prompted = Sinulta ei kysytä nyt mitään.
refusal-stale_prompt = Tämä on jo ratkennut, ja painike on vanhentunut.
refusal-malformed = En ymmärrä tätä.
fault = Jokin meni vikaan minun päässäni, anteeksi. Pelille ei käynyt mitään. Jos tämä toistuu, anna ylläpitäjälle tämä numero: `{ $id }`.

permission-view_channel = Näytä kanava
permission-send_messages = Lähetä viestejä
permission-send_messages_in_threads = Lähetä viestejä ketjuihin
permission-create_public_threads = Luo julkisia ketjuja
permission-attach_files = Liitä tiedostoja
permission-embed_links = Upota linkkejä
permission-read_message_history = Lue viestihistoriaa

# Peruminen

stage-taken-back = ↩ **Peruttu.** Tämä ei ole enää voimassa.
rewound-moderator =
    ↩ **{ $actor } palauttaa pelin** vaiheen { $step } jälkeiseen tilanteeseen. Mitä sen jälkeen tapahtui, ei ole enää voimassa. Tästä eteenpäin arvotaan uudelleen; pinojen kortit pysyvät järjestyksessään, ja mikä on nähty, on nähty.
rewound-table =
    ↩ **Pelaajan { $actor } valinta on peruttu**, kaikki suostuivat. Tästä eteenpäin arvotaan uudelleen.
undo-asked = **{ $player }** haluaisi perua viimeisen valintansa. Sen jälkeen ei ole arvottu eikä paljastettu mitään. Suostuvatko kaikki?
undo-waiting = Suostumus puuttuu vielä: { $players }
undo-agreed = Kaikki suostuvat.
undo-declined = { $player } ei suostu: valinta pysyy.
undo-lapsed = Tämä pyyntö ei ole enää voimassa.
undo-agree = Suostun
undo-decline = En suostu
undo-done = Kysyn pöydältä, saatko perua valintasi.
step = { $number } · { $story }
step-untold = (ei nähtävää)
note-transferred = { $actor } antaa pelin isännyyden. Uusi isäntä: { $name }.
note-undo-asked = { $actor } haluaisi perua viimeisen valintansa.
refusal-cannot_undo = Sinulla ei ole valintaa, jonka voisi perua: sen jälkeen on arvottu tai paljastettu jotain, tai et ole vielä valinnut. Suunnitelmaa muutetaan painikkeella **Muuta suunnitelmaa**. Valvoja voi palauttaa pelin komennolla `/{ command-referee } { command-rewind }`.
refusal-undo_lapsed = Tämä pyyntö ei ole enää voimassa: se hylättiin, tai peli on jatkunut.
refusal-no_way_back = Peliä `{ $match }` ei voi palauttaa vaiheeseen { $step }. Valinta `{ option-step }` ehdottaa vaiheita, joihin voi palata.
refusal-gone_on = Peli `{ $match }` on sillä välin edennyt, joten mitään ei palautettu. Käytä komentoa uudelleen; kun peli on tauolla, mikään ei muutu.
