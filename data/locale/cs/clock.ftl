# Tempo a hodiny

pace-live = Naživo
pace-daily = Denně
pace-relaxed = Volně
pace-none = Bez hodin
pace-times = { $planning } na plán, { $choices } na volbu
honor-pace-times = { $choices } na tah, { $planning } na záchranu tváře
spirit-pace-times = { $choices } na volbu
pace-named = { $name }: { $times }
pace-shown = { $clocks ->
        [none] { pace-none }. Kdo je pryč: { $away }.
       *[run] { $times }. V noci hodiny stojí nejvýše { $quiet } h; po kolikátém vypršení hraje dál počítač: { $strikes }. Kdo je pryč: { $away }.
    }
away-ai = Hraje za něj počítač
away-clock = Jeho hodiny stojí
away-waits = Partie počká
lobby-pace = Čas: **{ $pace }**
duration-unlimited = kolik kdo chce
duration-days = { $count } d
duration-hours = { $count } h
duration-minutes = { $count } min
duration-seconds = { $count } s
clock-until = do { $moment }
clock-stands = hodiny stojí, zbývá { $left }
clock-all = ⏳ { $until }
clock-player = ⏳ { $players }: { $until }
status-away = Pryč: { $players }
lobby-seat-away = { $number }. { $player } (pryč, hraje počítač)

# Co se čeká

owed-any = odpověď
shogun-owed-AskPlan = plán
shogun-owed-AskProvince = výběr provincie
shogun-owed-AskGroup = výběr armád
shogun-owed-AskSpecial = výběr speciální karty
shogun-owed-AskMarch = přesun armád
shogun-owed-AskRevolts = pořadí revolt

# Výzvy a připomínky

call = **{ $title }**, partie `{ $match }` · Chybí: { $asked }
reminder-heading = ⏰ **{ $title }, partie `{ $match }`** čeká na vás.
reminder-open = Chybí: { $asked }. Ještě jste nezačali.
reminder-drafted = Chybí: { $asked }. Začali jste, ale ještě jste nepotvrdili. Není to úplné: až čas vyprší, zahraji místo toho něco rozumného.
reminder-ready = Chybí: { $asked }. Co máte připraveno, je úplné, ale nepotvrzené. Až čas vyprší, zahraji to tak, jak to je.
reminder-called = Chybí: { $asked }.
reminder-place = Jděte tam: { $place }
reminder-settled = -# ⏰ Připomínka partie `{ $match }`. Už je to vyřízeno: { $place }
reminder-mute = Pro tento tah vypnout
reminder-muted = Tohle už připomínat nebudu.
late-untold = rozumný tah.

# Poznámky u stolu

note-timed-out = ⌛ { $name }: čas vypršel ({ $asked }). Hraji místo tohoto hráče ({ $strikes } z { $most } zmeškání, než hru převezme počítač).
note-timed-out-veiled = ⌛ Čas vypršel ({ $asked }). Odpovídám za všechny, kdo neodpověděli.
note-absent = Za hráče { $name } odteď hraje počítač, dokud se nevrátí příkazem `/{ command-game } { command-back }`.
note-away-ai = { $name } je pryč, do { $until }. Zatím hraje počítač.
note-away-clock = { $name } je pryč, do { $until }. Hodiny zatím stojí.
note-away-waits = { $name } je pryč, do { $until }. Partie zatím počká.
note-back = { $name } je zpět.
note-offered = { $actor } nabízí místo hráče { $name }. Kdo je převezme, hraje dál se vším, co k němu patří.
note-offer-withdrawn = { $actor } stahuje nabídku: místo hráče { $name } už se nenabízí.
note-took-over = { $name } přebírá místo hráče { $was }.
note-pace = { $actor } mění tempo: { $times }. Všechny hodiny začínají znovu.
note-pace-set = { $actor } mění tempo: { pace-shown } { $clocks ->
        [none] Čas už nikomu nevyprší.
        [stand] Až bude partie pokračovat, budou mít všechny hodiny plný čas.
       *[run] Všechny hodiny začínají znovu.
    }
note-extended = { $actor } přidává čas ({ $seconds }): { $names }.
note-reminded = { $actor } připomíná: { $names }.
seat-take = Převzít

# Odpovědi

quiet-none = Noční klid nemáte nastavený. Nastavíte ho příkazem `/{ command-game } { command-quiet } { option-from }:22:00 { option-to }:8:00 { option-timezone }:…`.
quiet-hours = Váš noční klid je od { $begin } do { $end } ({ $timezone }). Hodiny, které začnou od teď, v něm stojí, jak dlouho to stůl dovolí; pro otázky, které už čekají, platí původní lhůta.
away-done = Jste pryč do { $until }, v partiích: { $matches }. Dříve to ukončí `/{ command-game } { command-back }`.
back-done = Vítejte zpět, v partiích: { $matches }.
substitute-done = Hotovo: vaše místo se nabízí a u stolu je to vidět. S volbou `{ option-withdraw }` si je necháte.
substitute-withdrawn = Hotovo: vaše místo se už nenabízí a u stolu je to vidět.
seat-taken = Místo je vaše. Co je tajné, přijde přímou zprávou, nebo to otevře první tlačítko u stolu.

# Odmítnutí

refusal-bad_date = To není datum v příštích dvou měsících. Pište ho jako 2027-01-05, nebo 5d pro pět dní.
refusal-bad_time = To není čas. Pište ho jako 22:30.
refusal-bad_duration = Takový čas neznám. Pište ho jako 90s, 5m, 12h nebo 2d, od půl minuty do 30 dnů.
refusal-unknown_timezone = Tohle časové pásmo neznám. Vyberte z nabídky.
refusal-no_match_of_yours = Teď nehrajete v žádné partii.
refusal-not_away = Nejste pryč.
refusal-not_offered = Toto místo se už nenabízí.
refusal-already_offered = Toto místo už se nabízí.
refusal-played_by_ai = Za vás teď hraje počítač. Místo vám vrátí `/{ command-game } { command-back }`.
refusal-too_late = Váš čas vypršel { $moment }. Hrálo se za vás: { $played }
refusal-too_late_ai = Váš čas vypršel { $moment }. Hrálo se za vás: { $played } Teď za vás hraje počítač; místo vám vrátí `/{ command-game } { command-back }`.
refusal-no_clock = V partii `{ $match }` neběží žádné hodiny.
refusal-not_asked_now = Tohoto hráče se teď na nic neptám, nemá tedy hodiny.
refusal-nobody_owes = V partii `{ $match }` se na nikoho nečeká.
refusal-reminded_just_now = Hráči dostali připomínku před méně než deseti minutami. Počkejte prosím chvíli.
