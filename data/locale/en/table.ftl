# The table and its moderators: commands

verbosity-steps = a message for each step
verbosity-round = a message for each round
note-told = { $actor } sets how much is told here: { $verbosity }.
verbosity-usual = as suits the title and the pace
note-shaped = { $actor } changes the shape of the board: { $shape }.
note-animated = { $actor } switches animations { $animation }.
switched-on = on
switched-off = off
table-shown = Told: { $verbosity }. { $private ->
        [yes] Only players and moderators can watch.
       *[no] Anyone can watch.
    }
table-shape = Board: { $shape }.
table-animation = Animations: { $animation }.

# Rewinding

rewind-sure = Take match `{ $match }` back to where it stood after this step? Everything after it no longer counts, and new luck is drawn from there.
    > { $step }
rewind-yes = Rewind

# Settings and audit

settings-channels = Tables may be opened in: { $places }
settings-channels-all = Tables may be opened in any channel.
settings-pace = Pace of new matches: { $pace }
settings-verbosity = How much is told: { $verbosity }
settings-matches = Open or running matches at a time: at most { $most }
settings-matches-any = Any number of matches may be open or running.
settings-matches-unset = without a limit
settings-strikes = Time-outs before a computer takes over: { $strikes }
settings-retention = { $days ->
        [0] The host of this bot decides how long finished matches are kept.
       *[other] Days until finished matches are removed: { $days }
    }
settings-retention-unset = as the host of the bot decides
settings-banned = Banned from the tables: { $people }
settings-channel-closed = ⚠ In { $channel } I lack a permission, so no table can be opened there: { $permissions }. It can be granted in the channel settings.
retention-sure = If finished matches are removed after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, { $matches ->
        [one] { $matches } match is
       *[other] { $matches } matches are
    } removed within an hour, for good. So this has not been set yet.
retention-yes = Set it, and remove them
settings-changed = { $actor } has changed the settings of this server.
settings-details = { $actor } has changed the settings of this server: { $details }.
setting-removed = { $detail } (removed)
lobby-closed-by = { $actor } closed table `{ $match }` before it started.
lobby-freed-by = { $actor } freed the seat of { $player } at table `{ $match }` before it started.
lobby-changed-by = { $actor } changed table `{ $match }` before it started.
audit-heading = ### What moderators have done
audit-empty = Nothing yet.
audit-older = … There is more; `/{ command-referee } { command-audit }` with the option `{ option-match }` shows all that was done in one match.
banned = { $actor } has banned { $player }, who can no longer take a seat here.
unbanned = { $actor } has lifted the ban of { $player }, who can take a seat again.
referee-banned = **{ $player }** can no longer take a seat on this server. Seats already held stay; `/{ command-referee } { command-kick }` frees them. With the option `{ option-lift }` the command lifts the ban.
referee-unbanned = **{ $player }** can take a seat on this server again.
refusal-banned = The moderators have banned you from the tables of this server.
refusal-banned_player = This person is banned from the tables of this server. `/{ command-referee } { command-ban }` lifts the ban.

# Keeping track of games

digest-heading = ### Games waiting for you: { $count } of { $matches }
digest-empty = You are not playing in any match.
digest-sent = I have sent the list to your direct messages.
digest-weekly = You get this list every week, next { $moment }. `/{ command-game } { command-digest } { option-weekly }:False` stops it.
digest-weekly-off = You no longer get the weekly list.
digest-weekly-closed = I cannot send you direct messages, so there is no weekly list. Allow them in this server's privacy settings, then ask again.
shogun-guide-AskPlan = **Your first plan:** five questions, or **Suggest**, fill the sheet sensibly; change what you like with the lists. **Confirm** lays it. Until everybody has confirmed you may change it, and nobody sees it.
honor-guide-AskTurn = **Your first turn, in two steps:** 1. **{ honor-button-suggest }** prepares a sensible turn; or choose from the lists, which say what each card does. 2. **{ honor-button-confirm }** plays what is prepared. **{ honor-button-back }** undoes it as long as no luck was drawn and nothing was shown; **{ honor-button-end }** is final. Nobody else sees this message.
spirit-guide-AskAction = -# **Your first turn:** the lines above the buttons say what each would do, and 💡 shows what I would choose. **Fight** draws a raider, which you then face; **Pass** ends your round: you draw no more until the next one. A press counts at once. You win and lose together, so talk about it.
player-gone = { $player } has left this server and gets no more secrets. A moderator can give the seat to someone else with `/{ command-referee } { command-replace }`.
player-not-added = I could not add { $player } to this thread. Perhaps they cannot see this channel; a moderator can check. The game goes on.
note-moved = The thread or channel where this match was played was deleted. The match goes on here; nothing is lost.
match-moved = The match goes on here: { $place }
place-lost = The thread or channel of match `{ $match }` was deleted, and I cannot open another one there. Nothing is lost: use `/{ command-game } { command-move }` with the option `{ option-match }` in another channel, and the match goes on there.
refusal-place_stands = This match is played in { $place }. It can move only if that is deleted.
refusal-no_private_threads = A private table needs an ordinary text channel, not an announcement channel or a thread.
table-now = [The table as it is now]({ $link })

permission-create_private_threads = Create Private Threads

refusal-not_member = This seat belongs to a game on a server that you have left.
refusal-no_member = { $player } is not a member of this server.
refusal-players_only = Only the players can watch this match, and moderators.
refusal-privacy_is_fixed = The match has started in its thread, so who can watch can no longer be changed.
refusal-too_many_matches = This server already has { $most } open or running matches, the most it allows.
refusal-too_often = Too many tables have been opened here. Please wait { $minutes } minutes.
refusal-not_in_this_channel = On this server, tables are opened in: { $places }
refusal-too_many_channels = At most { $most } channels can be set.

## A title without a presenter of its own

plain-ask = **{ $player }**, it is your turn to choose.
plain-hand-none = You have nothing secret.
refuse-choice = That is not possible right now. Please choose again.
