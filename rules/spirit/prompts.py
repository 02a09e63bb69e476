"""What players of Samurai Spirit are asked. One question is open at a time, perhaps out of turn."""

from typing import TypeAlias

from rules.core.model import Prompt
from rules.spirit.content import Effect, Name, Penalty, Symbol

Place: TypeAlias = int
"""Where a samurai sits around the village, clockwise from 0. With 2 players or more also the seat."""


class Question(Prompt, frozen=True):
    """`place` says for which samurai: one player alone leads several (SS1.1)."""

    place: Place


class AskSamurai(Question, frozen=True):
    """Set-up (SS1.3): choose one of the samurai that are left, or draw one."""

    samurai: tuple[Name, ...]


class AskTokens(Question, frozen=True):
    """Start of a turn (SS1.4): which support tokens of absent samurai to use, if any."""

    tokens: tuple[Name, ...]


class AskPenalty(Question, frozen=True):
    """Which penalty comes first, if there are two different ones (SS2.1); or ignore it by talent (SS4.4)."""

    raider: str
    penalties: tuple[Penalty, ...]
    """The different ones, in any order."""
    may_ignore: bool


class AskDefended(Question, frozen=True):
    """A boss (SS7): which of the defended raiders is discarded."""

    symbols: tuple[Symbol, ...]


class AskAction(Question, frozen=True):
    """Fight, support or pass (SS2.2). Fighting and passing are always among the choices."""

    supportable: tuple[Place, ...]
    """To whom the support token may be given; empty if support is not possible."""


class AskSecondFight(Question, frozen=True):
    """Kikuchiyo's talent (SS4.4): fight once more?"""


class AskFace(Question, frozen=True):
    """A raider was drawn, sent or moved to a samurai: confront it always may be (SS2.3); and what else?"""

    raider: str
    may_defend: bool
    may_discard: bool
    """Kyuzo's talent (SS4.4)."""
    may_bury: bool
    """Katsushiro's talent (SS4.4)."""
    neighbours: tuple[Place, ...]
    """To whom the raider may be sent by Heihachi's or Daisuke's talent (SS4.3)."""


class AskKiai(Question, frozen=True):
    """A kiai (SS4.2): use the effect, perhaps on whom, or skip it."""

    effect: Effect
    beast: bool
    times: int
    """How often the effect may still be used, this time included."""
    plain: bool
    """Whether the effect can be used without naming anybody (UseKiai)."""
    targets: tuple[Place, ...]
    """Whose wound may be healed (Heihachi's beast), or whose newest raider discarded (Kikuchiyo)."""
    pairs: tuple[tuple[Place, Place], ...]
    """From whom to whom a raider may be moved (Daisuke), or a support token lent (Kyuzo)."""


class AskOrder(Question, frozen=True):
    """Katsushiro's kiai: the order in which the raiders turned up go back on the stack, top first."""

    raiders: tuple[str, ...]


AnyPrompt: TypeAlias = (
    AskSamurai
    | AskTokens
    | AskPenalty
    | AskDefended
    | AskAction
    | AskSecondFight
    | AskFace
    | AskKiai
    | AskOrder
)
