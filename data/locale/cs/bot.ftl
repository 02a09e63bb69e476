# Příkazy

theme-standard = Běžné
theme-contrast = Vysoký kontrast
shape-landscape = Na šířku, pro počítač
shape-portrait = Na výšku, pro telefon

# Stůl před hrou

lobby-heading = ## { $title }: stůl pro { $seats ->
        [one] { $seats } hráče
        [few] { $seats } hráče
       *[other] { $seats } hráčů
    }
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } (hostitel)
lobby-seat-ai = { $number }. { $player } (počítač)
lobby-seat-level = { $number }. { $player } (počítač: { $level })
lobby-seat-free = { $number }. volné
lobby-option = { $name }: **{ $value }**
lobby-match = Partie `{ $match }`
lobby-how =
    Místo zaberete tlačítkem **Přisednout**. Hostitel nastaví **Volby**, přidá počítačové hráče a začne, až budou všechna místa obsazená.
lobby-how-full = Všechna místa jsou obsazená: hostitel stiskne **{ lobby-start }**.
lobby-play = Tajné plány se dělají v přímé zprávě, nebo tlačítkem **Můj plán**.
lobby-join = Přisednout
lobby-leave = Odejít
lobby-add-ai = Přidat počítač
lobby-remove-ai = Ubrat počítač
lobby-start = Začít
lobby-options-button = Volby
lobby-running = Hra začala: { $place }
lobby-running-here = Hra začala, přímo v tomto kanálu.
lobby-ended = Hra skončila: { $place }
lobby-closed = Tento stůl je zavřený.
lobby-opened = Váš stůl je otevřený: { $place }
lobby-private = Přihlížejí jen hráči a moderátoři.
lobby-starts-full = Až bude stůl plný, hra začne sama.
lobby-full-now = { $people } Stůl je plný: hostitel může začít.
lobby-full-started = { $people } Stůl je plný a hra začala: { $place }
lobby-starts-at = Hra začne sama: { $moment }, s těmi, kdo tou dobou sedí u stolu.
lobby-start-few = { $people } Je čas, ale { $seated ->
        [one] je obsazeno jen { $seated } místo
        [few] jsou obsazena jen { $seated } místa
       *[other] je obsazeno jen { $seated } míst
    } a hra potřebuje nejméně { $least }. Stůl zůstává otevřený: začněte, až vás bude dost, nebo zvolte jiný čas tlačítkem **{ lobby-options-button }**.
lobby-start-missed = { $people } Je čas, ale hru se nepodařilo spustit. Stůl zůstává otevřený: stiskněte **{ lobby-start }** a dozvíte se proč.
lobby-call = Dejte mi vědět
lobby-will-call = Až bude stůl plný, dám vám v tomto kanálu vědět. Dalším stiskem to zrušíte.
lobby-will-not-call = Až bude stůl plný, vědět vám nedám.
lobby-slowmode =
    V tomto kanálu je pomalý režim. Discord pak nutí lidi čekat mezi kliknutími, proto ho na dobu hry prosím vypněte.
lobby-joined = Máte místo.
lobby-left = Odešli jste od stolu.
lobby-started = Hra začíná zde: { $place }.
lobby-started-here = Hra začíná zde.
lobby-no-thread =
    Hra běží přímo v tomto kanálu, protože zde nesmím založit vlákno. Potřeboval bych oprávnění: { $permissions }.
options-heading = ### Volby partie `{ $match }`
options-seats = { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
options-seats-placeholder = Počet hráčů
options-free-placeholder = Uvolnit místo, kde sedí …
options-level-placeholder = Přidat počítačového hráče …
options-full-placeholder = Až bude stůl plný …
options-full-waits = čekat, až hru začne hostitel
options-full-starts = začít hned
options-start-placeholder = Začít v určený čas …
options-start-none = bez určeného času
options-start-in = za { $time }
options-start-typed = v čase, který napíšu …
start-form-label = Datum a čas (vaše pásmo: { $zone })
start-form-example = 20:00 nebo 2027-01-05 20:00 nebo 3d
level-novice = začátečník
level-easy = snadný
level-medium = střední
level-hard = těžký
level-master = mistr
level-builder = stavitel
level-raider = nájezdník
level-miser = skrblík
level-farmer = sedlák
level-guard = strážce

# U stolu

table-my-plan = Můj plán
table-board = Hrací deska
table-catchup = Co je nového
table-status = Stav
table-rules = Pravidla
opening-luck =
    Veškerá náhoda této partie pochází z jednoho tajného čísla. Jeho otisk (SHA-256) je `{ $commitment }`. Na konci se číslo ukáže a každý si může ověřit všechno, o čem rozhodla náhoda: karty, hody i kostičky.
opening-plans = Tajné plány přijdou přímou zprávou. Tlačítko **Můj plán** vždy otevře totéž, jen pro vaše oči.
ending-heading = ## Partie skončila
ending-winner = { $winners ->
        [one] Vítězí **{ $players }**!
       *[other] O vítězství se dělí **{ $players }**!
    }
ending-lost = **Nikdo nevyhrál.**
ending-rank = **{ $rank }.** { $player }: { $score }
ending-stopped = ## Partie byla ukončena
ending-analysis = Jak to probíhalo
analysis-none = O průběhu této partie nelze nic říct.
ending-rematch = Odveta
rematch-opened = { $player } otevírá další stůl pro stejné lidi: { $place }. Začne se tlačítkem **Začít**; kdo nechce, odejde.
rematch-exists = Další stůl pro stejné lidi už existuje: { $place }
no-plan-now = Teď není co tajně rozhodovat.
panel-closed = To už je rozhodnuto. Podívejte se ke stolu: { $place }
panel-late = ⌛ Váš čas vypršel, hrálo se tedy za vás. Partie pokračuje zde: { $place }
panel-lost = V této partii už nemáte místo: vzdali jste se ho, nebo vám ho vzal moderátor. { $place }
panel-table = Partie `{ $match }` · { $place }
dms-closed =
    Nemohl jsem vám napsat přímo. Stiskněte u stolu **{ $button }**, nebo použijte `/{ command-game } { command-plan }`: otevře se totéž, jen pro vaše oči.
host-permissions = Nemohu psát do { $place }, kde se hraje partie `{ $match }`. Potřebuji tam oprávnění Zobrazit kanál, Odesílat zprávy (i ve vláknech) a Přikládat soubory. Zkouším to dál, nic se neztratí. Je-li vlákno zamčené, může je moderátor odemknout.
owner-barred = Discord mi nedovolí zahajovat nové přímé zprávy (chyba { $number }). Ty, které už mám, fungují dál; ostatní volám u stolu, kde mohou hrát, a zkouším to dál. Chyba 20026 znamená, že Discord dal tuto aplikaci do karantény: požádejte jeho podporu pro vývojáře, ať se na to podívá. Chyba 40003 pomine sama.

# Poznámky u stolu

note-paused = { $actor } přerušuje partii.
note-resumed = { $actor } nechává partii pokračovat.
note-resigned = { $actor } se vzdává místa. Přebírá ho počítač.
note-kicked = { $actor } bere místo hráči { $was }. Přebírá ho počítač.
note-replaced = { $actor } předává místo hráče { $was } hráči { $name }.
note-deserted = U stolu už nikdo nezbyl, a tak partie končí.
note-ended = { $actor } ukončuje partii.

# Pohledy

status-heading = ### Partie `{ $match }`: { $title }
status-owes = Čeká se na: { $players }
status-owes-nobody = Nečeká se na nikoho.
status-over = Partie skončila.
status-paused = **Partie je přerušena.**
log-heading = ### Co se naposledy stalo
log-empty = Ještě se nic nestalo.
log-none = Nic takového se nestalo.
log-round = { $round }. kolo
catchup-heading = ### Od vaší poslední návštěvy
catchup-nothing = Nic se nezměnilo.
rules-heading = ### Pravidla k „{ $words }“
rules-absent = Pravidla této hry zatím nikdo nesepsal.
rules-none = K „{ $words }“ jsem žádné pravidlo nenašel. Zkuste jiné slovo, nebo číslo jako { $number }.
rules-entry = **{ $number }** · { $heading }
    { $text }
rules-english = -# Pravidla této hry umím jen anglicky.
rules-rulings = -# [výklad] znamená: pravidla zde mlčí a rozhoduji já.
rules-more = -# Souvisejících pravidel je ještě { $count }: { $numbers }
stage-why = Proč?
why-heading = ### Proč to tak dopadlo
rules-summary = -# Hra na jednom obrázku. Stiskněte, o čem chcete vědět víc, nebo hledejte.
rules-search = Hledat
rules-chapters = Pravidla podle kapitol …
rules-behind = Pravidla, která za tím stojí:
rules-example = ### Příklad
terms-ask = Co je …?
terms-entry = **{ $name }** · { $rule }
    { $meaning }
rules-form-title = Hledat v pravidlech
rules-form-words = Slova, nebo číslo pravidla
rules-form-example = revolta
list-heading = ### Partie
list-empty = Žádná partie tu není otevřená ani neběží. `/{ command-game } { command-new }` otevře stůl.
list-entry = `{ $match }` · { $title } · { $status } · { $players } · { $place }
list-entry-owes = **Tady se na vás čeká.**
list-entry-opened = Otevřeno: { $moment }
match-status-lobby = otevřená
match-status-running = běží
match-status-paused = přerušená
match-status-over = skončila
match-status-stopped = ukončená
match-choice = { $match } · { $title } · { $players }

# Opravdu?

resign-sure = Vzdát se místa v partii `{ $match }`? Hned ho převezme počítač a nejde to vzít zpět.
resign-yes = Vzdávám se místa
resign-last-sure = V partii `{ $match }` už kromě počítačů hrajete jen vy. Vzdát se místa? Partie tím nadobro skončí a nikdo nevyhraje.
resign-last-yes = Vzdát se místa a ukončit partii
resign-done = Vzdali jste se místa.
end-sure = Nadobro ukončit partii `{ $match }`? Nikdo nevyhraje a už v ní nepůjde nic zahrát.
end-yes = Ukončit partii
kick-sure = V partii `{ $match }` už kromě počítačů hraje jen { $player }. Vzít místo i tomuto hráči? Partie tím nadobro skončí a nikdo nevyhraje.
kick-yes = Vzít místo a ukončit partii
referee-done = Hotovo v partii `{ $match }`: { $line }
settings-heading = ### Nastavení tohoto serveru
settings-role = Kromě členů s oprávněním Spravovat server smějí `/{ command-referee }` používat: { $role }
settings-role-none = `/{ command-referee }` smějí používat jen členové s oprávněním Spravovat server.
settings-role-gone = `/{ command-referee }` smějí používat jen členové s oprávněním Spravovat server. Role, která k tomu byla zvolena, už neexistuje.
settings-language = Veřejné zprávy nových partií budou v jazyce: { $language }

# Nápověda

help-text =
    ## Gyoji, rozhodčí
    1. **`/{ command-game } { command-new }`** otevře v tomto kanálu stůl. Ostatní stisknou **Přisednout**; hostitel může přidat počítačové hráče a stiskne **Začít**. `/{ command-game } { command-learn }` vás naučí hru za deset minut.
    2. Hra běží ve vlákně. Po každém kroku řeknu, co se stalo, a ukážu hrací desku.
    3. **Tajné plány** vám přijdou přímou zprávou a otevřete je i u stolu tlačítkem **Můj plán**. Plán můžete měnit, dokud nepotvrdí všichni.
    4. Když stůl čeká na vaše rozhodnutí, zeptám se vás tam. Ta tlačítka můžete stisknout jen vy.
    5. `/{ command-game } { command-board }`, `{ command-status }`, `{ command-hand }`, `{ command-plan }`, `{ command-log }` odpovídají jen vám. `/{ command-game } { command-rules }` hledá v pravidlech podle slova.
    6. Došel vám čas? Zahraji za vás něco rozumného. `/{ command-game } { command-away }` je na dovolenou, `/{ command-game } { command-back }` vám místo vrátí, `/{ command-game } { command-undo }` požádá stůl o vzetí volby zpět.
    7. `/{ command-game } { command-resign }` předá vaše místo počítači. Moderátoři mají `/{ command-referee }`.

# Odmítnutí

refusal-no_match_here = V tomto kanálu neběží žádná partie. Jděte do jejího vlákna, nebo ji určete volbou `{ option-match }` (viz `/{ command-game } { command-list }`).
refusal-several_matches = Možných partií je tu víc. Určete jednu volbou `{ option-match }`: { $matches }.
refusal-unknown_match = Partie `{ $match }` tu není. `/{ command-game } { command-list }` ukáže, které tu jsou.
refusal-unknown_place = Místo { $place } na této hrací desce není. Vyberte z nabídky.
refusal-not_yours = Toto rozhodnutí patří hráči { $player }.
refusal-stale_button = To už je rozhodnuto; toto tlačítko je zastaralé. Platí tlačítka v nejnovější zprávě.
refusal-unreadable_id = Toto tlačítko pochází z jiné verze bota a už nefunguje. Platí tlačítka v nejnovější zprávě.
refusal-outdated_command = Tento příkaz pochází z jiné verze bota. Zavřete Discord a znovu ho otevřete; pak nabídne příkazy, které existují.
refusal-guild_only = To funguje jen na serveru, ne v přímých zprávách.
refusal-moderators_only = To je pro členy s oprávněním Spravovat server nebo s rolí, kterou tento server zvolil.
refusal-managers_only = Nastavení serveru smějí měnit jen členové s oprávněním Spravovat server.
refusal-everybody_is_no_referee = S rolí @everyone by mohl partie ukončovat a hráče vylučovat každý člen. Zvolte roli, kterou mají moderátoři.
refusal-bot_permissions = Chybí mi tu oprávnění: { $permissions }. Moderátor mi ho může dát v nastavení kanálu.
refusal-forbidden = Discord mi to tu nedovolí. Moderátor by se měl podívat na má oprávnění v tomto kanálu.
refusal-discord_busy = Discord je přetížený a nenechal mě odpovědět. Nic se neztratilo: za chvíli stiskněte znovu.
refusal-wrong_channel = Tady stůl otevřít nemohu. Použijte prosím textový kanál nebo vlákno.
refusal-unknown_option = „{ $value }“ vybrat nejde.
refusal-option_of_other_title = { $title }: volba „{ $option }“ tu není.
refusal-no_secrets = V této partii nemáte místo, nic tu tedy není vaše.
refusal-start_elsewhere = Začněte tuto partii tam, kde je její stůl: { $place }.
refusal-bots_do_not_play = Jiný bot hrát nemůže. Počítačovému hráči předá místo `/{ command-referee } { command-kick }`.
refusal-bots_need_no_ban = Jiný bot si přisednout nemůže, není tedy co zakazovat.
refusal-already_seated = V partii `{ $match }` už tento člověk místo má.
refusal-own_seat = V partii `{ $match }` už místo máte.
refusal-already_started = Partie `{ $match }` už začala.
refusal-lobby_full = Všechna místa jsou obsazena ({ $seats }).
refusal-bad_start = To není čas v příštích dvou týdnech; déle stůl otevřený nezůstává. Napište 20:00, 2027-01-05 20:00 nebo 3d jako tři dny. Časové pásmo nastavíte příkazem `/{ command-game } { command-quiet }`.
refusal-not_host = To může jen hostitel partie `{ $match }` nebo moderátor.
refusal-already_host = Tento hráč už hostitelem partie `{ $match }` je.
refusal-not_seated = V partii `{ $match }` nemáte místo.
refusal-not_your_seat = Toto místo není vaše.
refusal-not_allowed = Tohle nemůžete udělat.
refusal-no_ai = Žádný počítačový hráč tu nesedí.
refusal-nobody_there = Tato osoba už tu nesedí.
refusal-no_person_there = Na tomto místě hraje počítač, ne člověk.
refusal-last_person = V partii `{ $match }` už nikdo jiný není, takže by tím skončila. Ukončí ji `/{ command-referee } { command-end }`.
refusal-no_such_seat = Takové místo v partii `{ $match }` není.
refusal-not_started = Partie `{ $match }` ještě nezačala.
refusal-fixed_before_start = Partie `{ $match }` ještě nezačala. Hostitele a tempo lze změnit, až začne; do té doby lze příkazem `/{ command-game } { command-new }` otevřít stůl s jinými.
refusal-table_closed = Stůl `{ $match }` je zavřený a zůstane tak. Jiný otevře `/{ command-game } { command-new }`.
refusal-match_ended = Partie `{ $match }` skončila.
refusal-match_over = Partie skončila.
refusal-match_paused = Partie `{ $match }` je přerušená. Pokračovat v ní dovolí moderátor.
refusal-not_paused = Partie `{ $match }` není přerušená.
refusal-rules_changed = Partie `{ $match }` začala podle starších pravidel (verze { $version }), která už nehraji.
refusal-analysis_failed = Průběh této partie se teď nepodařilo vyhodnotit. Zkuste to prosím později.
refusal-damaged_match = Partie `{ $match }` nemůže pokračovat: její záznam je poškozený. Řekněte to prosím těm, kdo bota provozují; kde je poškozený, stojí v protokolu bota.
refusal-wrong_seat_count = Tolik hráčů hrát nemůže: { $seats }. Hra je pro { $least } až { $most } hráčů.
refusal-seats = Tato hra je pro { $least } až { $most } hráčů, ne pro { $seats }.
refusal-too_many_seated = Sedí tu už { $seated }, míst nemůže být jen { $seats }.
refusal-not_prompted = Teď se vás na nic neptám.
refusal-stale_prompt = To už je rozhodnuto; toto tlačítko je zastaralé.
refusal-malformed = Tomu nerozumím.
fault = Na mé straně se něco pokazilo a omlouvám se. Partii se nic nestalo. Pokud se to bude opakovat, dejte provozovateli toto číslo: `{ $id }`.

permission-view_channel = Zobrazit kanál
permission-send_messages = Odesílat zprávy
permission-send_messages_in_threads = Odesílat zprávy ve vláknech
permission-create_public_threads = Vytvářet veřejná vlákna
permission-attach_files = Přikládat soubory
permission-embed_links = Vkládat odkazy
permission-read_message_history = Číst historii zpráv

# Braní zpět

stage-taken-back = ↩ **Vzato zpět.** Tohle už neplatí.
rewound-moderator =
    ↩ **{ $actor } vrací partii** tam, kde stála po kroku { $step }. Co následovalo, už neplatí. Náhoda je odtud nová; karty připravené v balíčku tam leží jako předtím a co bylo vidět, zůstává známé.
rewound-table =
    ↩ **{ $actor } bere svou volbu zpět**, všichni souhlasili. Náhoda je odtud nová.
undo-asked = **{ $player }** žádá o vzetí poslední volby zpět. Od té doby nerozhodla náhoda a nic nebylo odhaleno. Souhlasí všichni?
undo-waiting = Čeká se na souhlas: { $players }
undo-agreed = Všichni souhlasí.
undo-declined = { $player } nesouhlasí: volba platí.
undo-lapsed = Tato žádost už neplatí.
undo-agree = Souhlasím
undo-decline = Ať platí
undo-done = Ptám se stolu, zda smíte vzít svou volbu zpět.
step = { $number } · { $story }
step-untold = (nic k vidění)
note-transferred = { $actor } předává roli hostitele partie. Nový hostitel: { $name }.
note-undo-asked = { $actor } žádá o vzetí poslední volby zpět.
refusal-cannot_undo = Nemáte volbu, kterou lze vzít zpět: od té doby rozhodla náhoda nebo se něco odhalilo, nebo jste ještě nevolili. Plán se mění tlačítkem **Změnit plán**. Moderátor může partii vrátit příkazem `/{ command-referee } { command-rewind }`.
refusal-undo_lapsed = Tato žádost už neplatí: byla odmítnuta, nebo partie pokračovala.
refusal-no_way_back = Partii `{ $match }` nelze vrátit na krok { $step }. Volba `{ option-step }` nabízí kroky, na které to jde.
refusal-gone_on = Partie `{ $match }` mezitím pokročila, nic se proto nevrátilo. Použijte příkaz znovu; dokud je partie přerušená, nic se v ní nezmění.
