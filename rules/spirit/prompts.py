"""The prompts of Samurai Spirit. One prompt is open at a time, possibly out of turn."""

from typing import TypeAlias

from rules.core.model import Prompt
from rules.spirit.content import Effect, Name, Penalty, Symbol

Place: TypeAlias = int
"""Where a samurai sits around the village, clockwise from 0. With 2 players or more also the seat."""


class Question(Prompt, frozen=True):
    """A prompt for the samurai at `place`: a player alone leads several (SS1.1)."""

    place: Place


class AskSamurai(Question, frozen=True):
    """Set-up (SS1.3): choose one of the remaining samurai, or draw one."""

    samurai: tuple[Name, ...]


class AskTokens(Question, frozen=True):
    """Start of a turn (SS1.4): which support tokens of absent samurai to use, if any."""

    tokens: tuple[Name, ...]


class AskPenalty(Question, frozen=True):
    """The order of two different penalties (SS2.1), or whether a talent ignores them (SS4.4)."""

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
    """The places to which the support token may be given; empty if support is not possible."""


class AskSecondFight(Question, frozen=True):
    """Kikuchiyo's talent (SS4.4): fight once more?"""


class AskFace(Question, frozen=True):
    """A raider was drawn, sent or moved to a samurai. Confronting it is always legal (SS2.3)."""

    raider: str
    may_defend: bool
    may_discard: bool
    """Kyuzo's talent (SS4.4)."""
    may_bury: bool
    """Katsushiro's talent (SS4.4)."""
    neighbours: tuple[Place, ...]
    """The places to which the raider may be sent by Heihachi's or Daisuke's talent (SS4.3)."""


class AskKiai(Question, frozen=True):
    """A kiai (SS4.2): use the effect, on one of the targets if it needs one, or skip it."""

    effect: Effect
    beast: bool
    times: int
    """The remaining uses of the effect, including this one."""
    plain: bool
    """Whether the effect can be used without a target (UseKiai)."""
    targets: tuple[Place, ...]
    """Places whose wound may be healed (Heihachi's beast), or newest raider discarded (Kikuchiyo)."""
    pairs: tuple[tuple[Place, Place], ...]
    """Source and target for moving a raider (Daisuke), or lending a support token (Kyuzo)."""


class AskOrder(Question, frozen=True):
    """Katsushiro's kiai: the order in which the revealed raiders return to the stack, top first."""

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
