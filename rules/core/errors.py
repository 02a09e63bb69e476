"""The exceptions of the rules.

RulesError
├── CommandError(code, **params)      a command was refused; nothing changed, no luck was drawn
│   ├── MalformedCommand              not a command of this title, or a field has the wrong shape
│   ├── IllegalCommand                well-formed, but the rules forbid it in this position
│   ├── NotPrompted                   this seat has no prompt now
│   ├── StalePrompt                   it answers a prompt that is no longer open
│   └── MatchOver                     the match has ended
├── InvalidOptions(code, **params)    a match cannot be set up with these options or seats
├── BrokenInvariant                   a state violates a conservation law: a bug of the rules
├── UnknownGame                       no title has this key
└── RecordError(seq, reason)          a record cannot be read, or its replay differs from what it states
"""


class RulesError(Exception):
    """The base class of all exceptions of the rules."""


class CodedError(RulesError):
    """A refusal with a code for the texts and typed parameters. Never contains another seat's secrets."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        """The code and its parameters. Formatted on demand: most refusals are only counted."""
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}({shown})" if shown else self.code


class CommandError(CodedError):
    """A command was refused: the state is unchanged and no luck was drawn."""


class MalformedCommand(CommandError):
    """Not a command of this title, or a field has the wrong shape."""


class IllegalCommand(CommandError):
    """A well-formed command that the rules forbid in this position."""


class NotPrompted(CommandError):
    """The seat has no prompt now."""


class StalePrompt(CommandError):
    """The command answers a prompt that is no longer open."""


class MatchOver(CommandError):
    """The match has ended; no command is accepted."""


class InvalidOptions(CodedError):
    """A match cannot be set up with these options or this number of seats."""


class BrokenInvariant(RulesError):
    """A state violates a conservation law. Always a bug of the rules, never a player's mistake."""


class UnknownGame(RulesError):
    """No title has this key."""


class RecordError(RulesError):
    """A match record cannot be read or verified. `seq` is the first bad entry, None for the header."""

    def __init__(self, seq: int | None, reason: str) -> None:
        self.seq = seq
        self.reason = reason
        super().__init__(f"entry {seq}: {reason}" if seq is not None else reason)
