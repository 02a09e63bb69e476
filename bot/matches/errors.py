"""Errors with which the referee or the lobby refuses an act, apart from the rules.

Both the referee's errors here and CommandError, with which the rules refuse a command, are CodedErrors.
"""

from rules.core.errors import CodedError


class RefereeError(CodedError):
    """The act was refused: nothing has changed. `code` names the text, `params` are its arguments."""


class UnknownMatch(RefereeError):
    """No match has this name."""


class NotStarted(RefereeError):
    """The match is still in its lobby."""


class AlreadyStarted(RefereeError):
    """The match has already started."""


class MatchEnded(RefereeError):
    """The match is over or was stopped."""


class MatchPaused(RefereeError):
    """The match takes no commands until a moderator resumes it."""


class AnalysisFailed(RefereeError):
    """How the match went could not be found out: it took too long, or its process died."""


class NotPaused(RefereeError):
    """The match is not paused."""


class NotAway(RefereeError):
    """The player has not left."""


class NotOffered(RefereeError):
    """This seat is not offered, or is offered already."""


class NotSeated(RefereeError):
    """The actor holds no seat here, or not this one, or there is no such seat."""


class AlreadySeated(RefereeError):
    """This person holds a seat here."""


class AlreadyHost(RefereeError):
    """This person is the host."""


class LastPerson(RefereeError):
    """Without this person the match would end: that has to be confirmed."""


class BadStart(RefereeError):
    """The match cannot start by itself at that moment: it has passed, or the lobby will be forgotten."""


class LobbyFull(RefereeError):
    """Every seat is taken."""


class WrongSeatCount(RefereeError):
    """The title does not support this number of players, or more seats are already taken."""


class NotHost(RefereeError):
    """Only the host or a moderator may do this."""


class NotAllowed(RefereeError):
    """The actor's role may not do this: it takes a moderator of the server, a person, or the clock."""


class TooSoon(RefereeError):
    """The same was done just now."""


class NoWayBack(RefereeError):
    """The match cannot be rewound to that row: nothing was played there, or it was already taken back."""


class CannotUndo(RefereeError):
    """The choice cannot be undone: randomness was drawn, something was revealed, or no request is open."""


class RulesChanged(RefereeError):
    """The match was started under rules that this version of the program does not support."""


class DamagedMatch(RefereeError):
    """The match's log does not replay to its digests: the database was modified outside the program."""
