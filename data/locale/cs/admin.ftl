# /admin, for the owners of the bot

admin-stats = **Gyoji { $version }**, spuštěn { $since }
    Servery: { $guilds } (tohoto procesu)
    Partie (všech procesů): běží { $running }, přerušeno { $paused }, ještě nezačalo { $lobby }, dohráno { $over }, ukončeno { $stopped }
    Otázky s hodinami, které čekají na odpověď: { $prompts }
    Ve frontě: obrázky { $pictures }, zprávy { $news }
    První odpověď: 99 ze 100 do { $answer } ms; smyčka událostí se za poslední minutu opozdila nejvýše o { $lag } ms
    Databáze: { $database } MB; paměť: { $memory } MB
    Výuka, lidé podle zastavení (za posledním: dokončeno): { $learners }

refusal-owners_only = Tohle je pro ty, kdo bota provozují. Pokud něco nefunguje, řekněte to hostiteli partie nebo moderátorovi.
