# Stůl a jeho moderátoři: příkazy

verbosity-steps = zpráva za každý krok
verbosity-round = zpráva za každé kolo
verbosity-usual = podle hry a tempa
note-told = { $actor } mění, kolik se tu vypráví: { $verbosity }.
note-shaped = { $actor } mění tvar hrací desky: { $shape }.
note-animated = { $actor } mění animace: { $animation }.
switched-on = zapnuté
switched-off = vypnuté
table-shown = Vypráví se: { $verbosity }. { $private ->
        [yes] Přihlížejí jen hráči a moderátoři.
       *[no] Přihlížet smí každý.
    }
table-shape = Hrací deska: { $shape }.
table-animation = Animace: { $animation }.

# Vracení

rewind-sure = Vrátit partii `{ $match }` tam, kde stála po tomto kroku? Co následovalo, už nebude platit a náhoda bude nová.
    > { $step }
rewind-yes = Vrátit

# Nastavení a záznam

settings-channels = Stoly se smějí otevírat v: { $places }
settings-channels-all = Stoly se smějí otevírat ve všech kanálech.
settings-pace = Tempo nových partií: { $pace }
settings-verbosity = Kolik se vypráví: { $verbosity }
settings-matches = Partií najednou otevřených nebo hraných: nejvýše { $most }
settings-matches-any = Počet otevřených nebo hraných partií není omezen.
settings-matches-unset = bez omezení
settings-strikes = Po kolikátém vypršení času hraje dál počítač: { $strikes }
settings-retention = { $days ->
        [0] Jak dlouho se uchovávají skončené partie, rozhoduje provozovatel bota.
       *[other] Po kolika dnech se odstraní skončené partie: { $days }
    }
settings-retention-unset = podle provozovatele bota
settings-banned = Zákaz sedat ke stolům: { $people }
settings-channel-closed = ⚠ V kanálu { $channel } mi chybí oprávnění a stůl tam otevřít nelze: { $permissions }. Udělit ho lze v nastavení kanálu.
retention-sure = Kdyby se skončené partie odstraňovaly po { $days ->
        [one] { $days } dni
        [few] { $days } dnech
       *[other] { $days } dnech
    }, do hodiny by nenávratně { $matches ->
        [one] zmizela { $matches } partie
        [few] zmizely { $matches } partie
       *[other] zmizelo { $matches } partií
    }. Proto to ještě nastaveno není.
retention-yes = Nastavit a odstranit
settings-changed = { $actor } mění nastavení tohoto serveru.
settings-details = { $actor } mění nastavení tohoto serveru: { $details }.
setting-removed = { $detail } (odebráno)
lobby-closed-by = { $actor } ruší stůl `{ $match }` před začátkem.
lobby-freed-by = { $actor } uvolňuje místo hráče { $player } u stolu `{ $match }` před začátkem.
lobby-changed-by = { $actor } mění stůl `{ $match }` před začátkem.
audit-heading = ### Co moderátoři udělali
audit-empty = Zatím nic.
audit-older = … A ještě další; `/{ command-referee } { command-audit }` s volbou `{ option-match }` ukáže vše o jedné partii.
banned = { $actor } zakazuje sedat ke stolům: { $player }.
unbanned = { $actor } opět dovoluje sedat ke stolům: { $player }.
referee-banned = **{ $player }** už si na tomto serveru k žádnému stolu nesedne. Dosavadní místa zůstávají; uvolní je `/{ command-referee } { command-kick }`. S volbou `{ option-lift }` příkaz zákaz zruší.
referee-unbanned = **{ $player }** smí na tomto serveru opět sedat ke stolům.
refusal-banned = Moderátoři tohoto serveru vám nedovolují sedat ke stolům.
refusal-banned_player = Tento člověk má na tomto serveru zákaz sedat ke stolům. Zákaz zruší `/{ command-referee } { command-ban }`.

# Péče o vlastní hry

digest-heading = ### Hry, které na vás čekají: { $count } z { $matches }
digest-empty = Teď nehrajete v žádné partii.
digest-sent = Seznam máte v přímých zprávách.
digest-weekly = Tento přehled vám pošlu každý týden, příště { $moment }. Ukončí to `/{ command-game } { command-digest } { option-weekly }:False`.
digest-weekly-off = Přehled vám už sám neposílám.
digest-weekly-closed = Nemohu vám posílat přímé zprávy, a tak každý týden nic nepřijde. Povolte je v nastavení soukromí tohoto serveru a požádejte znovu.
shogun-guide-AskPlan = **Váš první plán:** osobní desku rozumně vyplní pět otázek, nebo **Navrhnout**; v seznamech změňte, co chcete. **Potvrdit** plán položí. Dokud nepotvrdí všichni, smíte ho měnit a nikdo ho nevidí.
honor-guide-AskTurn = **Váš první tah ve dvou krocích:** 1. **{ honor-button-suggest }** připraví rozumný tah; nebo vyberte ze seznamů, které říkají, co která karta dělá. 2. **{ honor-button-confirm }** provede, co je připraveno. **{ honor-button-back }** funguje, dokud nerozhodla náhoda a nic se neukázalo; **{ honor-button-end }** je konečné. Tuto zprávu nikdo jiný nevidí.
spirit-guide-AskAction = -# **Váš první tah:** řádky nad tlačítky říkají, co by které udělalo, a 💡 ukazuje, co bych zvolil. **Boj** znamená táhnout nájezdníka a vypořádat se s ním; **Pas** pro vás kolo končí: do dalšího už netáhnete. Stisk platí hned. Vyhrajete, nebo prohrajete společně, tak se poraďte.
player-gone = { $player } už na tomto serveru není a nedostává žádná tajemství. Moderátor může místo předat příkazem `/{ command-referee } { command-replace }`.
player-not-added = Do tohoto vlákna se mi nepodařilo přidat: { $player }. Možná je před touto osobou kanál skrytý; může se na to podívat moderátor. Hra pokračuje.
note-moved = Vlákno nebo kanál, kde se tato partie hrála, někdo smazal. Partie pokračuje zde, nic se neztratilo.
match-moved = Partie pokračuje zde: { $place }
place-lost = Vlákno nebo kanál partie `{ $match }` někdo smazal a jiné vlákno tam založit nemohu. Nic se neztratilo. Použijte `/{ command-game } { command-move }` s volbou `{ option-match }` v jiném kanálu serveru: partie tam bude pokračovat.
refusal-place_stands = Tato partie už své místo má: { $place }. Přestěhuje se, jen když je smazané.
refusal-no_private_threads = Stůl jen pro hráče může být jen v obyčejném textovém kanálu; v kanálech s oznámeními a ve vláknech to nejde.
table-now = [Stůl, jak je teď]({ $link })

permission-create_private_threads = Vytvářet soukromá vlákna

refusal-not_member = Toto místo patří ke hře na serveru, na kterém už nejste.
refusal-no_member = { $player } není členem tohoto serveru.
refusal-players_only = Této partii přihlížejí jen její hráči a moderátoři.
refusal-privacy_is_fixed = Kdo přihlíží, se už nedá změnit: partie začala ve svém vlákně.
refusal-too_many_matches = Na tomto serveru je otevřeno nebo se hraje partií: { $most }. Více najednou není dovoleno.
refusal-too_often = Právě se tu otevřelo příliš mnoho stolů. Počkejte prosím { $minutes } { $minutes ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
refusal-not_in_this_channel = Stoly se na tomto serveru otevírají jinde: { $places }
refusal-too_many_channels = Kanálů lze nastavit nejvýše { $most }.

## A title without a presenter of its own

plain-ask = **{ $player }**, je to na vás.
plain-hand-none = Nemáte nic tajného.
refuse-choice = Tato volba teď není v nabídce. Vyberte prosím znovu.
