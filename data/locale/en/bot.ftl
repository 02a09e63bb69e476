# Commands

theme-standard = Standard
theme-contrast = High contrast
shape-landscape = Wide, for computers
shape-portrait = High, for phones

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
lobby-opened = Your table is open: { $place }
lobby-slowmode =
    This channel has slow mode. Discord then makes people wait between clicks, so please turn it off for the game.
lobby-joined = You have a seat.
lobby-left = You have left the table.
lobby-started = The game starts in { $place }.
lobby-started-here = The game starts here.
lobby-no-thread =
    The game runs in this channel itself, for I may not open a thread here. I would need the permission: { $permissions }.
options-heading = ### Options of match `{ $match }`
options-seats = { $seats } players
options-seats-placeholder = Number of players
options-free-placeholder = Free the seat of …
options-level-placeholder = Add a computer player …
level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master

# The table

table-my-plan = My plan
table-board = Board
table-status = Status
table-rules = Rules
opening-luck =
    All luck of this match comes from one secret number. Its fingerprint (SHA-256) is `{ $commitment }`. At the end the number is shown, and anyone can check all that luck decided: cards, dice and cubes.
opening-plans = Secret plans come by direct message. The button **My plan** always opens the same thing, for your eyes only.
ending-heading = ## The match is over
ending-winner = **{ $players }** { $winners ->
        [one] wins
       *[other] share the victory
    }!
ending-lost = **Nobody wins.**
ending-rank = **{ $rank }.** { $player }: { $score }
ending-stopped = ## The match was ended
no-plan-now = There is nothing to decide in secret right now.
panel-closed = This is settled. Look at the table: { $place }
panel-table = Match `{ $match }` · { $place }
dms-closed =
    I could not write to you directly. Press **{ $button }** at the table, or use `/{ command-game } { command-plan }`: the same opens there, for your eyes only.
host-permissions = I cannot write in { $place }, where match `{ $match }` is played. I need the permissions View Channel, Send Messages (in threads, too) and Attach Files there. I keep trying; nothing is lost. If the thread is locked, a moderator can unlock it.
owner-barred = Discord does not let me open new direct messages (error { $number }). Those that I have opened go on; everybody else is called at the table and plays there, and I keep trying. Error 20026 means that Discord has quarantined this application: ask its support for developers to look at it. Error 40003 ends by itself.

# Notes at the table

note-paused = The match is paused by { $actor }.
note-resumed = { $actor } lets the match go on.
note-resigned = { $actor } gives up the seat. A computer player takes it over.
note-kicked = { $actor } takes the seat away from { $was }. A computer player takes it over.
note-replaced = { $actor } gives the seat of { $was } to { $name }.
note-deserted = Nobody is left at the table, so the match ends here.
note-ended = The match was ended by { $actor }.

# Looking

status-heading = ### Match `{ $match }`: { $title }
status-owes = Waiting for: { $players }
status-owes-nobody = Waiting for nobody.
status-over = The match is over.
status-paused = **The match is paused.**
log-heading = ### What happened last
log-empty = Nothing has happened yet.
rules-heading = ### Rules about “{ $words }”
rules-absent = Nobody has written down the rules of this game for me yet.
rules-none = No rule says “{ $words }”. Try another word, or a number such as { $number }.
rules-entry = **{ $number }** · { $heading }
    { $text }
rules-english = -# I know the rules in English only.
rules-rulings = -# [ruling] marks where the rulebook is silent and I decide.
rules-more = -# { $count ->
    [one] 1 more rule has
   *[other] { $count } more rules have
} something to do with it: { $numbers }
stage-why = Why?
why-heading = ### Why it went like this
rules-summary = -# The game in one picture. `/{ command-game } { command-rules }` with a question finds the rule.
rules-topics = Read more about …
rules-example = ### An example
terms-ask = What is …?
terms-entry = **{ $name }** · { $rule }
    { $meaning }
rules-form-title = Search the rules
rules-form-words = Words, or a rule's number
rules-form-example = revolt
list-heading = ### Matches
list-empty = No match is open or running here. `/{ command-game } { command-new }` opens a table.
list-entry = `{ $match }` · { $title } · { $status } · { $players } · { $place }
list-entry-owes = **You are asked for something here.**
list-entry-opened = Opened: { $moment }
match-status-lobby = open
match-status-running = running
match-status-paused = paused
match-status-over = over
match-status-stopped = ended
match-choice = { $match } · { $title } · { $players }

# Sure?

resign-sure = Give up your seat in match `{ $match }`? A computer player takes it over at once, and you cannot take it back.
resign-yes = Give up my seat
resign-done = You have given up your seat.
end-sure = End match `{ $match }` for good? Nobody wins it, and nothing can be played any more.
end-yes = End the match
referee-done = Done.
settings-heading = ### Settings of this server
settings-role = Besides members with Manage Server, these may use `/{ command-referee }`: { $role }
settings-role-none = Only members with Manage Server may use `/{ command-referee }`.
settings-language = The public messages of new matches are in: { $language }

# Help

help-text =
    ## Gyoji, the referee
    1. **`/{ command-game } { command-new }`** opens a table in this channel. Others press **Join**; the host adds computer players if you like, and presses **Start**. `/{ command-game } { command-learn }` teaches you a game in ten minutes.
    2. The game runs in a thread. After each step I tell what happened and show the board.
    3. **Secret plans** come to you by direct message, and open with **My plan** at the table as well. You may change a plan until everybody has confirmed.
    4. When the table waits for your choice, I ask you there. Only you can press those buttons.
    5. `/{ command-game } { command-board }`, `{ command-status }`, `{ command-hand }`, `{ command-plan }`, `{ command-log }` answer only you. `/{ command-game } { command-rules }` searches the rules by word.
    6. Out of time? I play something sensible for you. `/{ command-game } { command-away }` is for a vacation, `/{ command-game } { command-back }` takes your seat back, `/{ command-game } { command-undo }` asks the table to take a choice back.
    7. `/{ command-game } { command-resign }` gives your seat to a computer player. Moderators have `/{ command-referee }`.

# Refusals

refusal-no_match_here = No match runs in this channel. Go to its thread, or name it with the option `{ option-match }` (see `/{ command-game } { command-list }`).
refusal-several_matches = Several matches are possible here. Say which one with the option `{ option-match }`: { $matches }.
refusal-unknown_match = There is no match `{ $match }` here. `/{ command-game } { command-list }` shows those there are.
refusal-unknown_place = There is no { $place } on this board. Choose from the suggestions.
refusal-not_yours = This choice is for { $player }.
refusal-stale_button = That is settled already; this button is out of date. The newest message has the buttons that count.
refusal-unreadable_id = This button comes from another version of the game and does not work any more. The newest message has the buttons that count.
refusal-outdated_command = This command comes from another version of the game. Close Discord and open it again; then it offers the commands there are.
refusal-guild_only = This works only on a server, not in direct messages.
refusal-moderators_only = This is for members with the permission Manage Server, or with the role that this server has chosen.
refusal-bot_permissions = I lack a permission here: { $permissions }. A moderator can give it to me in the settings of the channel.
refusal-forbidden = Discord does not let me do that here. A moderator should look at my permissions in this channel.
refusal-discord_busy = Discord is busy and did not let me answer. Nothing is lost: press again in a moment.
refusal-wrong_channel = I cannot open a table here. Please use a text channel or a thread.
refusal-unknown_option = There is no “{ $value }” to choose.
refusal-option_of_other_title = { $title } has no option “{ $option }”.
refusal-no_secrets = You hold no seat in this match, so there is nothing of yours here.
refusal-start_elsewhere = Start this match where its table is: { $place }.
refusal-bots_do_not_play = Another bot cannot take a seat. Computer players come with the button Add AI.
refusal-already_seated = This person has a seat in match `{ $match }` already.
refusal-already_started = Match `{ $match }` has started already.
refusal-lobby_full = All { $seats } seats are taken.
refusal-not_host = Only the host of match `{ $match }` or a moderator can do this.
refusal-not_seated = You hold no seat in match `{ $match }`.
refusal-not_your_seat = You do not hold this seat.
refusal-not_allowed = This is not for you to do.
refusal-no_ai = No computer player sits here.
refusal-nobody_there = This person does not sit here any more.
refusal-no_person_there = A computer player holds this seat already.
refusal-no_such_seat = There is no such seat in match `{ $match }`.
refusal-not_started = Match `{ $match }` has not started yet.
refusal-match_ended = Match `{ $match }` has ended.
refusal-match_over = The match is over.
refusal-match_paused = Match `{ $match }` is paused. A moderator can let it go on.
refusal-not_paused = Match `{ $match }` is not paused.
refusal-rules_changed = Match `{ $match }` was begun under older rules (version { $version }), which I do not play any more.
refusal-damaged_match = Match `{ $match }` cannot go on: its log is damaged. Please tell those who run the bot; their own log says where.
refusal-wrong_seat_count = So many cannot play: { $seats }. It takes { $least } to { $most }.
refusal-seats = This game is played by { $least } to { $most }, not by { $seats }.
refusal-too_many_seated = { $seated } have sat down already, so { $seats } seats are too few.
refusal-not_prompted = You are asked nothing right now.
refusal-stale_prompt = That is settled already; this button is out of date.
refusal-malformed = I cannot make sense of this.
fault = Something went wrong on my side, and I am sorry. The match is unharmed. If it happens again, give your host this number: `{ $id }`.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

# Taking back

stage-taken-back = ↩ **Taken back.** This does not count any more.
rewound-moderator =
    ↩ **{ $actor } takes the match back** to where it stood after step { $step }. What came after that does not count any more. The luck from here on is new; cards that lay ready in a stack lie there as before, and what has been seen stays seen.
rewound-table =
    ↩ **The choice of { $actor } is taken back**, as all agreed. The luck from here on is new.
undo-asked = **{ $player }** would like to take the last choice back. No luck was drawn and nothing was revealed since then. Does everybody agree?
undo-waiting = Still to agree: { $players }
undo-agreed = All agree.
undo-declined = { $player } does not agree: the choice stands.
undo-agree = Agree
undo-decline = Let it stand
undo-done = The table is asked whether you may take your choice back.
step = { $number } · { $story }
step-untold = (nothing to see)
note-transferred = { $actor } makes { $name } the host of the match.
note-undo-asked = { $actor } would like to take the last choice back.
refusal-cannot_undo = There is no choice of yours that can be taken back: luck was drawn or something was revealed since, or you have not chosen yet. A plan is changed with its button **Change the plan**. A moderator can go back with `/{ command-referee } { command-rewind }`.
refusal-undo_lapsed = This request does not stand any more: it was declined, or the match has gone on.
refusal-no_way_back = Match `{ $match }` cannot go back to step { $step }. The option `{ option-step }` suggests the steps to which it can.
