"""Why the referee or the lobby refuses something, apart from the rules.

CodedError (rules.core.errors)
├── CommandError …                the rules refuse a command
└── RefereeError(code, **params)  the referee refuses: nothing has changed
    ├── UnknownMatch              no match has this name
    ├── NotStarted                the match is still in its lobby
    ├── AlreadyStarted            the match has left its lobby
    ├── MatchEnded                the match is over or was stopped
    ├── MatchPaused               the match takes no commands until a moderator resumes it
    ├── NotPaused                 there is nothing to resume
    ├── NotAway                   the player has not left
    ├── NotOffered                this seat is not offered
    ├── NotSeated                 the actor holds no seat here, or not this one, or there is no such seat
    ├── AlreadySeated             this person holds a seat here
    ├── LobbyFull                 every seat is taken
    ├── WrongSeatCount            the title is not played by that number
    ├── NotHost                   only the host or a moderator may do this
    ├── NotAllowed                the actor's role may not do this
    ├── NoWayBack                 the match cannot go back to there
    ├── CannotUndo                the last choice cannot be taken back by agreement
    ├── RulesChanged              it was begun under rules that this version does not play
    └── DamagedMatch              its log does not replay to what it claims
"""

from rules.core.errors import CodedError


class RefereeError(CodedError):
    """The referee refuses: nothing has changed. `code` names the text, `params` are its arguments."""


class UnknownMatch(RefereeError):
    """No match has this name."""


class NotStarted(RefereeError):
    """The match is still in its lobby."""


class AlreadyStarted(RefereeError):
    """The match has left its lobby."""


class MatchEnded(RefereeError):
    """The match is over or was stopped."""


class MatchPaused(RefereeError):
    """The match takes no commands until a moderator resumes it."""


class NotPaused(RefereeError):
    """There is nothing to resume."""


class NotAway(RefereeError):
    """The player has not left."""


class NotOffered(RefereeError):
    """This seat is not offered."""


class NotSeated(RefereeError):
    """The actor holds no seat here, or not this one, or there is no such seat."""


class AlreadySeated(RefereeError):
    """This person holds a seat here."""


class LobbyFull(RefereeError):
    """Every seat is taken."""


class WrongSeatCount(RefereeError):
    """The title is not played by that number, or more have sat down already."""


class NotHost(RefereeError):
    """Only the host or a moderator may do this."""


class NotAllowed(RefereeError):
    """The actor's role may not do this: it takes a moderator of the server, a person, or the clock."""


class NoWayBack(RefereeError):
    """The match cannot go back to there: nothing was played there, or it was taken back already."""


class CannotUndo(RefereeError):
    """The players cannot take a choice back: luck was drawn, something was shown, or nothing is open."""


class RulesChanged(RefereeError):
    """The match was begun under rules that this version of the program does not play."""


class DamagedMatch(RefereeError):
    """The match's log does not replay to what it claims: the database was changed by other hands."""
