# The table and its moderators: commands

verbosity-steps = a message for each step
verbosity-round = a message for each round
note-told = { $actor } changes how much is told here: { $verbosity }.
note-shaped = { $actor } changes the shape of the board: { $shape }.
table-shown = Told: { $verbosity }. { $private ->
        [yes] Only the players and the moderators look on.
       *[no] Everybody may look on.
    }
table-shape = Board: { $shape }.

# Rewinding

rewind-sure = Take match `{ $match }` back to where it stood after this step? What came after it will not count any more, and its luck will be new.
    > { $step }
rewind-yes = Rewind

# Settings and audit

settings-channels = Tables may be opened in: { $places }
settings-channels-all = Tables may be opened in every channel.
settings-pace = Pace of new matches: { $pace }
settings-verbosity = How much is told: { $verbosity }
settings-matches = Matches open or running at a time: at most { $most }
settings-matches-any = Any number of matches may be open or running.
settings-strikes = Time-outs until a computer plays on: { $strikes }
settings-retention = { $days ->
        [0] How long ended matches are kept is up to the host of this bot.
       *[other] Ended matches are removed after so many days: { $days }
    }
settings-changed = { $actor } has changed the settings of this server.
settings-details = { $actor } has changed the settings of this server: { $details }.
lobby-closed-by = { $actor } has closed table `{ $match }` before its start.
audit-heading = ### What moderators have done
audit-empty = Nothing yet.
banned = { $player } may take no seat here
unbanned = { $player } may take a seat again
referee-banned = **{ $player }** may take no seat at the tables of this server any more. Seats already held stay; `/{ command-referee } { command-kick }` frees them. The same command again lifts the ban.
referee-unbanned = **{ $player }** may take a seat at the tables of this server again.
refusal-banned = The moderators of this server do not let you take a seat at its tables.

# Looking after one's games

digest-heading = ### Games that wait for you: { $count } of { $matches }
digest-empty = You play in no match now.
digest-sent = The list is in your direct messages.
digest-weekly = I send you this list every week, next { $moment }. `/{ command-game } { command-digest } { option-weekly }:False` ends it.
digest-weekly-off = I do not send you the list by itself any more.
digest-weekly-closed = I cannot send you direct messages, so nothing comes every week. Allow them in this server's privacy settings, then ask again.
shogun-guide-AskPlan = **Your first plan, in two steps:** 1. **Suggest a plan** fills the sheet sensibly; change what you like with the lists. 2. **Confirm** lays it. Until everybody has confirmed you may change it, and nobody sees it.
honor-guide-AskTurn = **Your first turn, in two steps:** 1. Choose a card: the buttons say what it would do now, and **Suggest** prepares something sensible. 2. **Confirm** does it. **Take back** undoes it as long as no luck was drawn and nothing was shown; **End turn** is final. Nobody else sees this message.
spirit-guide-AskAction = -# **Your first turn:** each button says what it would do, and 💡 shows what I would choose. **Fight** draws a raider, which you then face; **Pass** ends your round: you draw no more until the next one. A press counts at once. You win and lose together, so talk about it.
player-gone = { $player } is not on this server any more and is sent no secrets. A moderator can give the seat to somebody else with `/{ command-referee } { command-replace }`.
player-not-added = I could not add { $player } to this thread. Perhaps this channel is hidden from them; a moderator can look into it. The game goes on.
note-moved = The thread or channel where this match was played was deleted. The match goes on here; nothing is lost.
match-moved = The match goes on here: { $place }
place-lost = The thread or channel of match `{ $match }` was deleted, and I cannot open another one there. Nothing is lost. Use `/{ command-game } { command-move }` with the option `{ option-match }` in another channel of the server: the match goes on there.
refusal-place_stands = This match has its place already: { $place }. It moves only when that is deleted.
refusal-no_private_threads = Only an ordinary text channel can have a table for the players only; announcement channels and threads cannot.
table-now = [The table as it is now]({ $link })

permission-create_private_threads = Create Private Threads

refusal-not_member = This seat belongs to a game on a server that you are not on any more.
refusal-players_only = Only the players of this match look on.
refusal-privacy_is_fixed = Who looks on cannot be changed any more: the match has started in its thread.
refusal-too_many_matches = This server has { $most } matches open or running, and no more are allowed at a time.
refusal-too_often = Too many tables were opened here just now. Please wait { $minutes } minutes.
refusal-not_in_this_channel = Tables are opened elsewhere on this server: { $places }
refusal-too_many_channels = At most { $most } channels can be set.

## A title without a presenter of its own

plain-ask = **{ $player }**, it is your choice.
plain-hand-none = You hold nothing in secret.
refuse-choice = This choice is not on offer now. Please choose again.
