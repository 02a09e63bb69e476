# Paces and clocks

pace-live = Live
pace-daily = Daily
pace-relaxed = Relaxed
pace-none = No clock
pace-times = { $planning } for a plan, { $choices } for a choice
pace-named = { $name }: { $times }
away-ai = A computer plays for them
away-clock = Their clock stands still
lobby-pace = Time: **{ $pace }**
duration-unlimited = any time
duration-days = { $count } d
duration-hours = { $count } h
duration-minutes = { $count } min
duration-seconds = { $count } s
clock-until = until { $moment }
clock-stands = the clock stands still, { $left } left
clock-all = ⏳ { $until }
clock-player = ⏳ { $players }: { $until }
status-away = Away: { $players }
lobby-seat-away = { $number }. { $player } (away, a computer plays)

# What is owed

owed-any = an answer
shogun-owed-AskPlan = the plan
shogun-owed-AskProvince = the choice of a province
shogun-owed-AskGroup = the choice of armies
shogun-owed-AskSpecial = the choice of a special card
shogun-owed-AskMarch = a march
shogun-owed-AskRevolts = the order of the revolts

# Calls and reminders

call = **{ $title }**, match `{ $match }` · Wanted: { $asked }
reminder-heading = ⏰ **{ $title }, match `{ $match }`** waits for you.
reminder-open = Wanted: { $asked }. You have not begun.
reminder-drafted = Wanted: { $asked }. You have begun, but not confirmed it. It is not complete: when the time is up, I play something sensible instead.
reminder-ready = Wanted: { $asked }. What you have prepared is complete, but not confirmed. When the time is up, I play it as it is.
reminder-called = Wanted: { $asked }.
reminder-place = Go there: { $place }
reminder-settled = -# ⏰ I reminded you of match `{ $match }`. That is settled: { $place }
reminder-mute = Off for this turn
reminder-muted = I do not remind you of this any more.
late-untold = a sensible move.

# Notes at the table

note-timed-out = ⌛ { $name } has run out of time for { $asked }; I have played for them ({ $strikes } of { $most } time-outs before a computer plays on).
note-timed-out-veiled = ⌛ Time is up for { $asked }. I have answered for whoever had not.
note-absent = A computer plays for { $name } from now on, until they return with `/{ command-game } { command-back }`.
note-away-ai = { $name } is away until { $until }. A computer plays for them.
note-away-clock = { $name } is away until { $until }. Their clock stands still.
note-back = { $name } is back.
note-offered = { $actor } offers the seat of { $name }. Who takes it over plays on with all it holds.
note-offer-withdrawn = The seat of { $name } is not offered any more.
note-took-over = { $name } takes over the seat of { $was }.
note-pace = { $actor } sets the time anew: { $planning } for a plan, { $choices } for a choice. All clocks begin again.
note-pace-set = { $actor } sets the time anew: { $planning } for a plan, { $choices } for a choice. At night clocks stand still for up to { $quiet } h; after { $strikes } time-outs a computer plays on. For players on vacation: { $away }. All clocks begin again.
note-extended = { $actor } gives more time to { $names }: { $seconds }.
note-reminded = { $actor } reminds { $names }.
seat-take = Take over

# Answers

quiet-none = You have no quiet hours. `/{ command-game } { command-quiet } { option-from }:22:00 { option-to }:8:00 { option-timezone }:…` sets them.
quiet-hours = Your quiet hours are from { $begin } to { $end } ({ $timezone }). Clocks that begin from now on stand still then, as long as each table allows; what you are asked already keeps its deadline.
away-done = You are away until { $until }, in: { $matches }. `/{ command-game } { command-back }` ends it sooner.
back-done = Welcome back, in: { $matches }.
substitute-done = Done. The table shows it.
seat-taken = The seat is yours. What is secret comes by direct message, or opens with the first button at the table.

# Refusals

refusal-bad_date = That is no date within the next two months. Write it like 2027-01-05, or 5d for five days.
refusal-bad_time = That is no time of day. Write it like 22:30.
refusal-bad_duration = That is no time I know. Write it like 90s, 5m, 12h or 2d, between half a minute and 30 days.
refusal-unknown_timezone = I do not know that time zone. Choose from the suggestions.
refusal-no_match_of_yours = You play in no match now.
refusal-not_away = You are not away.
refusal-not_offered = This seat is not offered any more.
refusal-played_by_ai = A computer plays your seat now. `/{ command-game } { command-back }` gives it back to you.
refusal-too_late = Your time was up { $moment }. I have played for you: { $played }
refusal-too_late_ai = Your time was up { $moment }. I have played for you: { $played } A computer plays your seat now; `/{ command-game } { command-back }` gives it back to you.
refusal-no_clock = No clock runs in match `{ $match }`.
refusal-nobody_owes = Nobody owes anything in match `{ $match }`.
