# The table and its moderators: commands

command-undo = undo
command-undo-description = Ask the table to take back my last choice, if no luck was in it
command-digest = digest
command-digest-description = Send me a list of my games and where I am waited for
command-rewind = rewind
command-rewind-description = Take a match back to an earlier step
command-transfer = transfer
command-transfer-description = Make another player the host of a match
command-audit = audit
command-audit-description = Show what moderators have done on this server

option-step = to
option-step-description = The last step that still counts
option-channel = channel
option-channel-description = A channel for tables: adds it, or takes it out again; without any, all channels are fine
option-verbosity = verbosity
option-verbosity-description = How much is told: a message for each step, or one for each round
option-matches = matches
option-matches-description = So many matches may be open or running at a time; 0 for any number
option-private = private
option-private-description = Only the players and the moderators look on

verbosity-steps = a message for each step
verbosity-round = a message for each round

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
settings-changed = { $actor } has changed the settings of this server.
audit-heading = ### What moderators have done
audit-empty = Nothing yet.

# Looking after one's games

digest-heading = ### You are waited for in { $count } of your { $matches } games
digest-sent = The list is in your direct messages.
shogun-guide = **Your first plan, in two steps:** 1. **Suggest a plan** fills the sheet sensibly; change what you like with the lists. 2. **Confirm** lays it. Until everybody has confirmed you may change it, and nobody sees it.
player-gone = { $player } is not on this server any more and is sent no secrets. A moderator can give the seat to somebody else with `/referee replace`.
table-now = [The table as it is now]({ $link })

permission-create_private_threads = Create Private Threads

refusal-not_member = This seat belongs to a game on a server that you are not on any more.
refusal-players_only = Only the players of this match look on.
refusal-too_many_matches = This server has { $most } matches open or running, and no more are allowed at a time.
refusal-too_often = Too many tables were opened here just now. Please wait { $minutes } minutes.
refusal-not_in_this_channel = Tables are opened elsewhere on this server: { $places }
refusal-too_many_channels = At most { $most } channels can be set.
