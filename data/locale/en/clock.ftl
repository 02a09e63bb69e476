# Paces and clocks

pace-live = Live
pace-daily = Daily
pace-relaxed = Relaxed
pace-none = No clock
pace-times = { $planning } for a plan, { $choices } for a choice
honor-pace-times = { $choices } for a turn, { $planning } for Save Face
spirit-pace-times = { $choices } for a choice
pace-named = { $name }: { $times }
pace-shown = { $clocks ->
        [none] { pace-none }. For players on vacation: { $away }.
       *[run] { $times }. Clocks stop at night for up to { $quiet } h; after { $strikes } time-outs a computer takes over. For players on vacation: { $away }.
    }
away-ai = A computer plays for them
away-clock = Their clock stops
away-waits = The match waits for them
lobby-pace = Time: **{ $pace }**
duration-unlimited = any time
duration-days = { $count } d
duration-hours = { $count } h
duration-minutes = { $count } min
duration-seconds = { $count } s
clock-until = until { $moment }
clock-stands = the clock is stopped, { $left } left
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
reminder-heading = ⏰ **{ $title }, match `{ $match }`** is waiting for you.
reminder-open = Wanted: { $asked }. You have not started.
reminder-drafted = Wanted: { $asked }. What you have prepared is not complete. When the time is up, I play something sensible instead.
reminder-ready = Wanted: { $asked }. What you have prepared is complete but not confirmed. When the time is up, I play it as it is.
reminder-called = Wanted: { $asked }.
reminder-place = Go there: { $place }
reminder-settled = -# ⏰ I reminded you of match `{ $match }`. That is done: { $place }
reminder-mute = Off for this turn
reminder-muted = No more reminders for this turn.
late-untold = a sensible move.

# Notes at the table

note-timed-out = ⌛ { $name } ran out of time for { $asked }, so I played for them (time-out { $strikes }; after { $most } a computer takes over).
note-timed-out-veiled = ⌛ Time is up for { $asked }. I answered for everyone who had not.
note-absent = A computer now plays for { $name } until they return with `/{ command-game } { command-back }`.
note-away-ai = { $name } is away until { $until }. A computer plays for them.
note-away-clock = { $name } is away until { $until }. Their clock is stopped.
note-away-waits = { $name } is away until { $until }. The match waits for them.
note-back = { $name } is back.
note-offered = { $actor } offers the seat of { $name }. Anyone may take it over as it stands.
note-offer-withdrawn = { $actor } withdraws the offer: the seat of { $name } is no longer on offer.
note-took-over = { $name } takes over the seat of { $was }.
note-pace = { $actor } has changed the pace: { $times }. All clocks start again.
note-pace-set = { $actor } has changed the pace: { pace-shown } { $clocks ->
        [none] Nobody runs out of time any more.
        [stand] Every clock has its full time when the match is resumed.
       *[run] All clocks start again.
    }
note-extended = { $actor } has given { $names } more time: { $seconds }.
note-reminded = { $actor } reminds { $names }.
seat-take = Take over

# Answers

quiet-none = You have no quiet hours. `/{ command-game } { command-quiet } { option-from }:22:00 { option-to }:8:00 { option-timezone }:…` sets them.
quiet-hours = Your quiet hours are from { $begin } to { $end } ({ $timezone }). Clocks that start from now on stop during them, as far as each table allows; running clocks keep their deadlines.
away-done = You are away until { $until }, in: { $matches }. `/{ command-game } { command-back }` ends it sooner.
back-done = Welcome back, in: { $matches }.
substitute-done = Done: your seat is on offer, and the table can see it. With the option `{ option-withdraw }` you keep it.
substitute-withdrawn = Done: your seat is no longer on offer, and the table can see it.
seat-taken = The seat is yours. Secrets come by direct message, or with the first button at the table.

# Refusals

refusal-bad_date = That is not a date within the next two months. Write 2027-01-05, or 5d for five days.
refusal-bad_time = That is not a time of day. Write it like 22:30.
refusal-bad_duration = I do not understand that. Write 90s, 5m, 12h or 2d: from half a minute to 30 days.
refusal-unknown_timezone = I do not know that time zone. Choose one of the suggestions.
refusal-no_match_of_yours = You are not playing in any match.
refusal-not_away = You are not away.
refusal-not_offered = This seat is no longer on offer.
refusal-already_offered = This seat is already on offer.
refusal-played_by_ai = A computer plays your seat now. `/{ command-game } { command-back }` gives it back to you.
refusal-too_late = Your time ran out { $moment }. I played for you: { $played }
refusal-too_late_ai = Your time ran out { $moment }. I played for you: { $played } A computer plays your seat now; `/{ command-game } { command-back }` gives it back to you.
refusal-no_clock = No clock runs in match `{ $match }`.
refusal-not_asked_now = This player is not asked anything right now, so they have no clock.
refusal-nobody_owes = Match `{ $match }` is waiting for no one.
refusal-reminded_just_now = The players were reminded less than ten minutes ago. Please wait a little.
