"""The prompts of Honor of the Samurai. A prompt contains public information only."""

from enum import StrEnum
from typing import TypeAlias

from rules.core.model import Prompt, Seat
from rules.honor.deck import CardKey


class HouseName(StrEnum):
    """A player's two houses (HO1.4)."""

    DAIMYO = "daimyo"
    SAMURAI = "samurai"


class Cause(StrEnum):
    """What face can be saved from (HO3.4)."""

    DISHONOR = "dishonor"
    BATTLE = "battle"


class AskTurn(Prompt, frozen=True):
    """The seat's turn (HO2): an action, a declaration, or its end."""

    actions: int
    """Card actions left (HO2.2)."""
    may_declare: bool
    """Whether the one declaration of this turn is still possible (HO2.3)."""
    may_take_back: bool
    """Whether an action of this turn can be undone."""


class AskSaveFace(Prompt, frozen=True):
    """Whether to play Save Face for the victim; all seats are asked at once, with or without it (HO3.4).

    A seat with a standing refusal is not asked. Who has answered is secret.
    """

    cause: Cause
    by: Seat
    """Who played Dishonor, or won the battle."""
    victim: Seat

    @property
    def concealed(self) -> bool:
        return True


class AskDishonor(Prompt, frozen=True):
    """How the victim bears Dishonor (HO3.3): lose `loss` honor, or seppuku of one of these houses."""

    by: Seat
    loss: int
    saved_by: Seat | None
    houses: tuple[HouseName, ...]


class AskCastle(Prompt, frozen=True):
    """Whether the winner of a battle takes the loser's castle, or has it discarded (HO4.4)."""

    loser: Seat
    castle: CardKey
    own: CardKey | None
    """The winner's own castle, which would be discarded."""


AnyPrompt: TypeAlias = AskTurn | AskSaveFace | AskDishonor | AskCastle
