"""Every way in which the rules say no.

RulesError
├── CommandError(code, **params)      a command was refused; nothing changed, no luck was drawn
│   ├── MalformedCommand              it is no command of this title, or its fields have the wrong shape
│   ├── IllegalCommand                it is one, but the rules forbid it now
│   ├── NotPrompted                   this seat is asked nothing now
│   ├── StalePrompt                   it answers a prompt that is gone
│   └── MatchOver                     the match has ended
├── InvalidOptions(code, **params)    a match cannot be set up like this
├── BrokenInvariant                   a state breaks a law of conservation: a bug of ours
├── UnknownGame                       no title has this key
└── RecordError(seq, reason)          a record cannot be read, or does not replay to what it claims
"""


class RulesError(Exception):
    """The root of all refusals of the rules core."""


class CodedError(RulesError):
    """A refusal with a code for the texts and typed parameters; it never carries another seat's secrets."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        """The code and its parameters. Written when it is read, for most refusals are only counted."""
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({shown})" if shown else self.code


class CommandError(CodedError):
    """A command was refused: the state is as it was and no luck was drawn."""


class MalformedCommand(CommandError):
    """Not a command of this title, or a field has the wrong shape."""


class IllegalCommand(CommandError):
    """A well-formed command that the rules forbid in this position."""


class NotPrompted(CommandError):
    """The seat is asked nothing now."""


class StalePrompt(CommandError):
    """The command answers a prompt that is gone."""


class MatchOver(CommandError):
    """The match has ended; no command is taken any more."""


class InvalidOptions(CodedError):
    """A match cannot be set up with these options or this number of seats."""


class BrokenInvariant(RulesError):
    """A state breaks a law of conservation. Always a bug of the rules, never a player's fault."""


class UnknownGame(RulesError):
    """No title has this key."""


class RecordError(RulesError):
    """A match record cannot be read or does not replay. `seq` is the first bad entry, None for the header."""

    def __init__(self, seq: int | None, reason: str) -> None:
        self.seq = seq
        self.reason = reason
        super().__init__(f"entry {seq}: {reason}" if seq is not None else reason)
