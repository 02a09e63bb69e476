# /admin, for the owners of the bot

admin-stats = **Gyoji { $version }**, käynnistetty { $since }
    Palvelimia: { $guilds } (tässä prosessissa)
    Pelejä (kaikissa prosesseissa): käynnissä { $running }, tauolla { $paused }, alkamatta { $lobby }, loppuun pelattu { $over }, lopetettu { $stopped }
    Vastausta odottavia kysymyksiä, joilla on kello: { $prompts }
    Jonossa: kuvia { $pictures }, viestejä { $news }
    Ensimmäinen vastaus: 99 sadasta { $answer } ms:ssa; tapahtumasilmukka myöhästyi viime minuutin aikana enintään { $lag } ms
    Tietokanta: { $database } Mt; muisti: { $memory } Mt
    Oppitunnit, ihmisiä pysähdyksittäin (viimeisen jälkeen: valmiit): { $learners }

refusal-owners_only = Tämä on botin ylläpitäjille. Jos jokin on vialla, kerro siitä pelin isännälle tai valvojalle.
