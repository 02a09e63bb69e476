# Tahti ja kellot

pace-live = Samalla istumalla
pace-daily = Päivittäin
pace-relaxed = Rennosti
pace-none = Ei kelloa
pace-times = { $planning } suunnitelmaan, { $choices } valintaan
honor-pace-times = { $choices } vuoroon, { $planning } kasvojen säilytykseen
spirit-pace-times = { $choices } valintaan
pace-named = { $name }: { $times }
pace-shown = { $clocks ->
        [none] { pace-none }. Poissaolevat: { $away }.
       *[run] { $times }. Yöllä kellot seisovat enintään { $quiet } t; tietokone jatkaa, kun aika on loppunut näin monta kertaa: { $strikes }. Poissaolevat: { $away }.
    }
away-ai = Tietokone pelaa puolesta
away-clock = Kello seisoo
away-waits = Peli odottaa
lobby-pace = Aika: **{ $pace }**
duration-unlimited = rajattomasti
duration-days = { $count }{ "\u00A0" }pv
duration-hours = { $count }{ "\u00A0" }t
duration-minutes = { $count }{ "\u00A0" }min
duration-seconds = { $count }{ "\u00A0" }s
clock-until = viimeistään { $moment }
clock-stands = kello seisoo, jäljellä { $left }
clock-all = ⏳ { $until }
clock-player = ⏳ { $players }: { $until }
status-away = Poissa: { $players }
lobby-seat-away = { $number }. { $player } (poissa, tietokone pelaa)

# Mitä odotetaan

owed-any = vastaus
shogun-owed-AskPlan = suunnitelma
shogun-owed-AskProvince = maakunnan valinta
shogun-owed-AskGroup = armeijoiden valinta
shogun-owed-AskSpecial = erikoiskortin valinta
shogun-owed-AskMarch = armeijoiden siirto
shogun-owed-AskRevolts = kapinoiden järjestys

# Kutsut ja muistutukset

call = **{ $title }**, peli `{ $match }` · Puuttuu: { $asked }
reminder-heading = ⏰ **{ $title }, peli `{ $match }`** odottaa sinua.
reminder-open = Puuttuu: { $asked }. Et ole vielä aloittanut.
reminder-drafted = Puuttuu: { $asked }. Olet aloittanut, mutta et vahvistanut. Se ei ole valmis: kun aika loppuu, pelaan sen sijaan jotakin järkevää.
reminder-ready = Puuttuu: { $asked }. Valmistelemasi on valmis, mutta vahvistamatta. Kun aika loppuu, pelaan sen sellaisenaan.
reminder-called = Puuttuu: { $asked }.
reminder-place = Mene sinne: { $place }
reminder-settled = -# ⏰ Muistutus pelistä `{ $match }`. Asia on hoidettu: { $place }
reminder-mute = Pois tältä vuorolta
reminder-muted = En muistuta tästä enää.
late-untold = järkevä siirto.

# Huomautukset pöydässä

note-timed-out = ⌛ { $name }: aika loppui ({ $asked }). Pelaan tämän pelaajan puolesta ({ $strikes }/{ $most } myöhästymistä ennen kuin tietokone jatkaa).
note-timed-out-veiled = ⌛ Aika loppui ({ $asked }). Vastaan kaikkien puolesta, jotka eivät vastanneet.
note-absent = Tietokone pelaa tästä lähtien pelaajan { $name } puolesta, kunnes hän palaa komennolla `/{ command-game } { command-back }`.
note-away-ai = { $name } on poissa, palaa { $until }. Tietokone pelaa hänen puolestaan.
note-away-clock = { $name } on poissa, palaa { $until }. Hänen kellonsa seisoo.
note-away-waits = { $name } on poissa, palaa { $until }. Peli odottaa häntä.
note-back = { $name } on palannut.
note-offered = { $actor } tarjoaa pelaajan { $name } paikkaa. Ottaja jatkaa kaikella, mitä paikalla on.
note-offer-withdrawn = { $actor } peruu tarjouksen: pelaajan { $name } paikkaa ei enää tarjota.
note-took-over = { $name } ottaa pelaajan { $was } paikan.
note-pace = { $actor } muuttaa tahtia: { $times }. Kaikki kellot alkavat alusta.
note-pace-set = { $actor } muuttaa tahtia: { pace-shown } { $clocks ->
        [none] Aika ei enää lopu keneltäkään.
        [stand] Kun peli jatkuu, kaikissa kelloissa on täysi aika.
       *[run] Kaikki kellot alkavat alusta.
    }
note-extended = { $actor } antaa lisää aikaa ({ $seconds }): { $names }.
note-reminded = { $actor } muistuttaa: { $names }.
seat-take = Ota paikka

# Vastaukset

quiet-none = Sinulla ei ole hiljaisia tunteja. `/{ command-game } { command-quiet } { option-from }:22:00 { option-to }:8:00 { option-timezone }:…` asettaa ne.
quiet-hours = Hiljaiset tuntisi ovat { $begin }–{ $end } ({ $timezone }). Tästä lähtien alkavat kellot seisovat silloin, niin kauan kuin pöytä sallii; jo kysytyn määräaika ei muutu.
away-done = Olet poissa, palaat { $until }, peleissä: { $matches }. `/{ command-game } { command-back }` lopettaa poissaolon aiemmin.
back-done = Tervetuloa takaisin, peleissä: { $matches }.
substitute-done = Valmis: paikkaasi tarjotaan, ja se näkyy pöydässä. Valinnalla `{ option-withdraw }` pidät sen.
substitute-withdrawn = Valmis: paikkaasi ei enää tarjota, ja se näkyy pöydässä.
seat-taken = Paikka on sinun. Salaiset asiat tulevat yksityisviestinä tai aukeavat pöydän ensimmäisestä painikkeesta.

# Kieltäytymiset

refusal-bad_date = Se ei ole päivä seuraavan kahden kuukauden aikana. Kirjoita esimerkiksi 2027-01-05 tai 5d (viisi päivää).
refusal-bad_time = Se ei ole kellonaika. Kirjoita esimerkiksi 22:30.
refusal-bad_duration = En tunne sellaista aikaa. Kirjoita esimerkiksi 90s, 5m, 12h tai 2d; puolesta minuutista 30 päivään.
refusal-unknown_timezone = En tunne tuota aikavyöhykettä. Valitse ehdotuksista.
refusal-no_match_of_yours = Et pelaa nyt missään pelissä.
refusal-not_away = Et ole poissa.
refusal-not_offered = Tätä paikkaa ei enää tarjota.
refusal-already_offered = Tätä paikkaa tarjotaan jo.
refusal-played_by_ai = Tietokone pelaa nyt paikallasi. `/{ command-game } { command-back }` antaa sen takaisin.
refusal-too_late = Aikasi loppui { $moment }. Pelasin puolestasi: { $played }
refusal-too_late_ai = Aikasi loppui { $moment }. Pelasin puolestasi: { $played } Nyt tietokone pelaa paikallasi; `/{ command-game } { command-back }` antaa sen takaisin.
refusal-no_clock = Pelissä `{ $match }` ei käy mikään kello.
refusal-not_asked_now = Tältä pelaajalta ei kysytä nyt mitään, joten hänen kelloaan ei ole.
refusal-nobody_owes = Pelissä `{ $match }` ei odoteta ketään.
refusal-reminded_just_now = Pelaajia muistutettiin alle kymmenen minuuttia sitten. Odota hetki.
