"""Why the referee or the lobby refuses something that is not the rules' affair.

CodedError (rules.core.errors)
├── CommandError …                the rules refuse a command
└── RefereeError(code, **params)  the table refuses: nothing changed
    ├── UnknownMatch              no match has this name
    ├── NotStarted                the match is still in its lobby
    ├── AlreadyStarted            the match has left its lobby
    ├── MatchEnded                the match is over or was stopped
    ├── MatchPaused               the match rests until a moderator resumes it
    ├── NotPaused                 there is nothing to resume
    ├── NotAway                   who has not left cannot come back
    ├── NotOffered                nobody gives this seat away
    ├── NotSeated                 this person holds no seat here, or there is no such seat
    ├── AlreadySeated             this person holds a seat here
    ├── LobbyFull                 every seat is taken
    ├── WrongSeatCount            the title is not played by so many
    ├── NotHost                   only the host or a moderator may do this
    ├── NoWayBack                 the match cannot go back to there
    ├── CannotUndo                the last choice cannot be taken back by the table
    ├── RulesChanged              it was begun under rules that this version does not play
    └── DamagedMatch              its log does not replay to what it claims
"""

from rules.core.errors import CodedError


class RefereeError(CodedError):
    """The table refuses: nothing changed. The code is the text's name, the parameters go into the text."""


class UnknownMatch(RefereeError):
    """No match has this name."""


class NotStarted(RefereeError):
    """The match is still in its lobby."""


class AlreadyStarted(RefereeError):
    """The match has left its lobby."""


class MatchEnded(RefereeError):
    """The match is over or was stopped."""


class MatchPaused(RefereeError):
    """The match rests until a moderator resumes it."""


class NotPaused(RefereeError):
    """There is nothing to resume."""


class NotAway(RefereeError):
    """Who has not left cannot come back."""


class NotOffered(RefereeError):
    """Nobody gives this seat away."""


class NotSeated(RefereeError):
    """This person holds no seat here, or there is no such seat."""


class AlreadySeated(RefereeError):
    """This person holds a seat here."""


class LobbyFull(RefereeError):
    """Every seat is taken."""


class WrongSeatCount(RefereeError):
    """The title is not played by so many, or so many have sat down already."""


class NotHost(RefereeError):
    """Only the host or a moderator may do this."""


class NoWayBack(RefereeError):
    """The match cannot go back to there: nothing was played there, or it was taken back already."""


class CannotUndo(RefereeError):
    """The table cannot take a choice back: luck was drawn, something was shown, or there is nothing open."""


class RulesChanged(RefereeError):
    """The match was begun under rules that this version of the program does not play."""


class DamagedMatch(RefereeError):
    """The match's log does not replay to what it claims: the database was changed by other hands."""
