# Commands

theme-standard = Standard
theme-contrast = High contrast
shape-landscape = Wide, for computers
shape-portrait = Tall, for phones

language-en = English
language-cs = Čeština
language-fi = Suomi
language-ru = Русский

# The lobby

lobby-heading = ## { $title }: a table for { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-host = { $number }. { $player } (host)
lobby-seat-ai = { $number }. { $player } (computer)
lobby-seat-level = { $number }. { $player } (computer: { $level })
lobby-seat-free = { $number }. free
lobby-option = { $name }: **{ $value }**
lobby-match = Match `{ $match }`
lobby-how =
    Press **Join** to take a seat. The host sets the **Options**, adds computer players, and starts when all seats are taken.
lobby-how-full = All seats are taken: the host presses **{ lobby-start }**.
lobby-play = Secret plans are made by direct message, or with the button **My plan**.
lobby-join = Join
lobby-leave = Leave
lobby-add-ai = Add AI
lobby-remove-ai = Remove AI
lobby-start = Start
lobby-options-button = Options
lobby-running = The game has started: { $place }
lobby-running-here = The game has started, here in this channel.
lobby-ended = The game is over: { $place }
lobby-closed = This table was closed.
lobby-opened = Your table is open in { $place }
lobby-private = Only players and moderators can watch.
lobby-starts-full = It starts by itself when the table is full.
lobby-full-now = { $people } The table is full: the host can start.
lobby-full-started = { $people } The table is full, and the game has started: { $place }
lobby-starts-at = It starts by itself: { $moment }, with those who have a seat then.
lobby-start-few = { $people } It is time, but { $seated ->
        [one] only { $seated } seat is
       *[other] only { $seated } seats are
    } taken, and the game needs { $least }. The table stays open: start when there are enough of you, or choose another time under **{ lobby-options-button }**.
lobby-start-missed = { $people } It is time, but I could not start the game. The table stays open: press **{ lobby-start }**, and I will say what is wrong.
lobby-call = Tell me when full
lobby-will-call = I will call you in this channel when the table is full. Press again if you do not want that.
lobby-will-not-call = I will not call you when the table is full.
lobby-slowmode =
    This channel has slow mode, which makes people wait between clicks. Please turn it off for the game.
lobby-joined = You have a seat.
lobby-left = You have left the table.
lobby-started = The game starts in { $place }.
lobby-started-here = The game starts here.
lobby-no-thread =
    The game runs in this channel, because I may not open a thread here. I would need: { $permissions }.
options-heading = ### Options of match `{ $match }`
options-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
options-seats-placeholder = Number of players
options-free-placeholder = Free a seat …
options-level-placeholder = Add a computer player …
options-full-placeholder = When the table is full …
options-full-waits = wait until the host starts
options-full-starts = start at once
options-start-placeholder = Start at a set time …
options-start-none = at no set time
options-start-in = in { $time }
options-start-typed = at a time that I type …
start-form-label = Date and time (your zone: { $zone })
start-form-example = 20:00 or 2027-01-05 20:00 or 3d
level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-builder = builder
level-raider = raider
level-miser = miser
level-farmer = farmer
level-guard = guard

# The table

table-my-plan = My plan
table-board = Board
table-catchup = What's new
table-status = Status
table-rules = Rules
opening-luck =
    All luck of this match comes from one secret number. Its fingerprint (SHA-256) is `{ $commitment }`. The number is shown at the end, so that anyone can check every card, die and cube.
opening-plans = Secret plans come by direct message. The button **My plan** opens the same, and only you see it.
ending-heading = ## The match is over
ending-winner = **{ $players }** { $winners ->
        [one] wins
       *[other] share the victory
    }!
ending-lost = **Nobody wins.**
ending-rank = **{ $rank }.** { $player }: { $score }
ending-stopped = ## The match was ended
no-plan-now = You have nothing to decide in secret right now.
panel-closed = Done. The game goes on here: { $place }
panel-late = ⌛ Your time ran out, so I played for you. The game goes on here: { $place }
panel-lost = You no longer have a seat in this match: you have given it up, or a moderator has removed you. { $place }
ending-analysis = How it went
analysis-none = How this game went cannot be told.
ending-rematch = Rematch
rematch-opened = { $player } opens another table for the same people: { $place }. **Start** begins; who does not want to, leaves.
rematch-exists = There is another table for the same people already: { $place }
panel-table = Match `{ $match }` · { $place }
dms-closed =
    I cannot send you direct messages. Press **{ $button }** at the table or use `/{ command-game } { command-plan }`: the same opens there, and only you see it.
host-permissions = I cannot write in { $place }, where match `{ $match }` is played. I need View Channel, Send Messages (in threads, too) and Attach Files there; if the thread is locked, a moderator can unlock it. I keep trying, and nothing is lost.
owner-barred = Discord does not let me open new direct messages (error { $number }). Those already open still work; everyone else is called at the table and plays there. I keep trying. Error 20026 means that Discord has quarantined this application: ask its support for developers to look at it. Error 40003 ends by itself.

# Notes at the table

note-paused = { $actor } has paused the match.
note-resumed = { $actor } has resumed the match.
note-resigned = { $actor } resigns. A computer player takes over.
note-kicked = { $actor } has removed { $was }. A computer player takes over.
note-replaced = { $actor } has given the seat of { $was } to { $name }.
note-deserted = Nobody is left at the table, so the match ends here.
note-ended = { $actor } has ended the match.

# Looking

status-heading = ### Match `{ $match }`: { $title }
status-owes = Waiting for: { $players }
status-owes-nobody = Waiting for no one.
status-over = The match is over.
status-paused = **The match is paused.**
log-heading = ### Latest events
log-empty = Nothing has happened yet.
log-none = Nothing of that kind has happened.
log-round = Round { $round }
catchup-heading = ### Since you last looked
catchup-nothing = Nothing has changed.
rules-heading = ### Rules about “{ $words }”
rules-absent = I have no rules text for this game yet.
rules-none = I found no rule about “{ $words }”. Try another word, or a number such as { $number }.
rules-entry = **{ $number }** · { $heading }
    { $text }
rules-english = -# I know the rules in English only.
rules-rulings = -# [ruling]: the rulebook is silent here, and this is how I play it.
rules-more = -# { $count ->
    [one] 1 more rule is
   *[other] { $count } more rules are
} about it: { $numbers }
stage-why = Why?
why-heading = ### Why?
rules-summary = -# The game in one picture. Press what you want to know about, or search.
rules-search = Search
rules-chapters = Rules by chapter …
rules-behind = Behind it are these rules:
rules-example = ### An example
terms-ask = What is …?
terms-entry = **{ $name }** · { $rule }
    { $meaning }
rules-form-title = Search the rules
rules-form-words = Words, or a rule's number
rules-form-example = revolt
list-heading = ### Matches
list-empty = There is no match here. `/{ command-game } { command-new }` opens a table.
list-entry = `{ $match }` · { $title } · { $status } · { $players } · { $place }
list-entry-owes = **Your turn.**
list-entry-opened = Opened: { $moment }
match-status-lobby = open
match-status-running = running
match-status-paused = paused
match-status-over = over
match-status-stopped = ended
match-choice = { $match } · { $title } · { $players }

# Sure?

resign-sure = Give up your seat in match `{ $match }`? A computer player takes over at once, and you cannot come back.
resign-yes = Give up my seat
resign-last-sure = You are the last person in match `{ $match }`. Giving up your seat ends it for good, without a winner. Give it up?
resign-last-yes = Give up, and end the match
resign-done = You have given up your seat.
end-sure = End match `{ $match }` for good, without a winner?
end-yes = End the match
kick-sure = { $player } is the last person in match `{ $match }`. Removing them ends it for good, without a winner. Remove them?
kick-yes = Remove, and end the match
referee-done = Done in match `{ $match }`: { $line }
settings-heading = ### Settings of this server
settings-role = `/{ command-referee }` is for members with Manage Server, and for: { $role }
settings-role-none = `/{ command-referee }` is for members with Manage Server.
settings-role-gone = `/{ command-referee }` is for members with Manage Server. The role that was chosen for it has been deleted.
settings-language = Language of new matches: { $language }

# Help

help-text =
    ## Gyoji, the referee
    1. **`/{ command-game } { command-new }`** opens a table in this channel. Others press **Join**; the host adds computer players if you like, and presses **Start**. `/{ command-game } { command-learn }` teaches you a game in ten minutes.
    2. The game runs in its own thread. After each step I say what happened and show the board.
    3. **Secret plans** come to you by direct message, and open with **My plan** at the table as well. You may change a plan until everybody has confirmed.
    4. When the table waits for you, I ask you there. Only you can press those buttons.
    5. `/{ command-game } { command-board }`, `{ command-status }`, `{ command-hand }`, `{ command-plan }`, `{ command-log }`: only you see the answer. `/{ command-game } { command-rules }` answers questions about the rules.
    6. If your time runs out, I play something sensible for you. `/{ command-game } { command-away }` is for vacations, `/{ command-game } { command-back }` takes your seat back, `/{ command-game } { command-undo }` asks the table to take a choice back.
    7. `/{ command-game } { command-resign }` gives your seat to a computer player. Moderators have `/{ command-referee }`.

# Refusals

refusal-no_match_here = No match runs in this channel. Go to its thread, or name it with the option `{ option-match }` (see `/{ command-game } { command-list }`).
refusal-several_matches = Several matches are possible here. Say which one with the option `{ option-match }`: { $matches }.
refusal-unknown_match = There is no match `{ $match }` here. `/{ command-game } { command-list }` shows those there are.
refusal-unknown_place = “{ $place }” is not on this board. Choose one of the suggestions.
refusal-not_yours = This choice is for { $player }.
refusal-stale_button = This button is out of date. Use those of the newest message.
refusal-unreadable_id = This button is from another version of the bot. Use those of the newest message.
refusal-outdated_command = This command is from another version of the bot. Restart Discord to see the current ones.
refusal-guild_only = This works on a server, not in direct messages.
refusal-moderators_only = This is for members with Manage Server, or with the role that this server has chosen.
refusal-managers_only = The settings of a server are for members with Manage Server alone.
refusal-everybody_is_no_referee = With the role @everyone, every member could end matches and remove players. Choose a role for moderators.
refusal-bot_permissions = I lack a permission here: { $permissions }. A moderator can grant it in the channel settings.
refusal-forbidden = Discord does not let me do that here. A moderator should check my permissions in this channel.
refusal-discord_busy = Discord is busy. Nothing is lost: press again in a moment.
refusal-wrong_channel = That does not work here. Please use a text channel or a thread.
refusal-unknown_option = “{ $value }” is not one of the choices.
refusal-option_of_other_title = { $title } has no option “{ $option }”.
refusal-no_secrets = You have no seat in this match, so there is nothing to show you.
refusal-start_elsewhere = Start this match at its table: { $place }.
refusal-bots_do_not_play = Other bots cannot play. `/{ command-referee } { command-kick }` gives the seat to a computer player.
refusal-bots_need_no_ban = Other bots cannot take seats anyway, so there is nothing to ban.
refusal-already_seated = This person already has a seat in match `{ $match }`.
refusal-own_seat = You already have a seat in match `{ $match }`.
refusal-already_started = Match `{ $match }` has already started.
refusal-lobby_full = All seats are taken ({ $seats }).
refusal-bad_start = That is no time within the two weeks for which a table stays open. Write 20:00, 2027-01-05 20:00, or 3d for three days. Your time zone is set with `/{ command-game } { command-quiet }`.
refusal-not_host = Only the host of match `{ $match }` or a moderator can do this.
refusal-already_host = This player is already the host of match `{ $match }`.
refusal-not_seated = You have no seat in match `{ $match }`.
refusal-not_your_seat = This is not your seat.
refusal-not_allowed = You are not allowed to do that.
refusal-no_ai = No computer player sits here.
refusal-nobody_there = This person has left the table.
refusal-no_person_there = A computer plays this seat, not a person.
refusal-last_person = Nobody else is left in match `{ $match }`, so this would end it. `/{ command-referee } { command-end }` does that.
refusal-no_such_seat = There is no such seat in match `{ $match }`.
refusal-not_started = Match `{ $match }` has not started yet.
refusal-fixed_before_start = Match `{ $match }` has not started yet. Its host and its pace can be changed once it has; until then, `/{ command-game } { command-new }` opens a table with others.
refusal-table_closed = Table `{ $match }` was closed and stays so. `/{ command-game } { command-new }` opens another one.
refusal-match_ended = Match `{ $match }` has ended.
refusal-match_over = The match is over.
refusal-match_paused = Match `{ $match }` is paused. A moderator can resume it.
refusal-not_paused = Match `{ $match }` is not paused.
refusal-rules_changed = Match `{ $match }` began under older rules (version { $version }), which I no longer play.
refusal-analysis_failed = How this game went could not be worked out just now. Please try again later.
refusal-damaged_match = Match `{ $match }` cannot go on: its log is damaged. Please tell whoever runs the bot; the log on their side says where.
refusal-wrong_seat_count = This game is for { $least } to { $most } players, not { $seats }.
refusal-seats = This game is for { $least } to { $most } players, not { $seats }.
refusal-too_many_seated = People who have already joined: { $seated }. Seats cannot be fewer: { $seats }.
refusal-not_prompted = It is not your turn to decide anything.
refusal-stale_prompt = This button is out of date.
refusal-malformed = I do not understand that.
fault = Sorry, something went wrong on my side. The match is unharmed. If it happens again, give this number to whoever runs the bot: `{ $id }`.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

# Taking back

stage-taken-back = ↩ **Taken back.** This no longer counts.
rewound-moderator =
    ↩ **{ $actor } takes the match back** to where it stood after step { $step }. What came after that no longer counts. New luck is drawn from here on; stacked cards stay in their order, and what has been seen stays seen.
rewound-table =
    ↩ **The choice of { $actor } is taken back**, as everyone agreed. New luck is drawn from here on.
undo-asked = **{ $player }** would like to take back the last choice. No luck was drawn and nothing was revealed since. Does everyone agree?
undo-waiting = Still to agree: { $players }
undo-agreed = Everyone agrees.
undo-declined = { $player } does not agree: the choice stands.
undo-lapsed = This request has lapsed.
undo-agree = Agree
undo-decline = Let it stand
undo-done = I have asked the table.
step = { $number } · { $story }
step-untold = (nothing to see)
note-transferred = { $actor } has made { $name } the host of the match.
note-undo-asked = { $actor } would like to take back the last choice.
refusal-cannot_undo = You have no choice that can be taken back: luck was drawn or something was revealed since, or you have not chosen yet. To change a plan, press **Change the plan**. A moderator can go further back with `/{ command-referee } { command-rewind }`.
refusal-undo_lapsed = This request has lapsed: it was declined, or the match has gone on.
refusal-no_way_back = Match `{ $match }` cannot go back to step { $step }. The option `{ option-step }` suggests the steps to which it can.
refusal-gone_on = Match `{ $match }` has gone on since you were asked, so nothing was taken back. Use the command again; while the match is paused, nothing changes.
