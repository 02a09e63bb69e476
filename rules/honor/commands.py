"""The commands of Honor of the Samurai. Cards are named by their keys."""

from typing import TypeAlias

from rules.core.model import Command, Seat
from rules.honor.deck import CardKey
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Standing, Theft


class Draw(Command, frozen=True):
    """Action: draw a card (HO2.2)."""


class Discard(Command, frozen=True):
    """Action: discard a card from hand without effect (HO2.2)."""

    card: CardKey


class Lay(Command, frozen=True):
    """Action: lay a card into a house, or a daimyo before a samurai (HO1.4, HO2.2, HO5.6, HO5.8)."""

    card: CardKey
    place: Place


class Steal(Command, frozen=True):
    """Action: play a thief or an elite thief (HO6.2), with one theft up to the thief's maximum."""

    card: CardKey
    thefts: tuple[Theft, ...]


class Assassinate(Command, frozen=True):
    """Action: play an assassin on the daimyo or the samurai of a house (HO6.3)."""

    card: CardKey
    target: Place


class Dishonor(Command, frozen=True):
    """Two actions: play Dishonor on another player (HO3.3)."""

    card: CardKey
    victim: Seat


class BecomeShogun(Command, frozen=True):
    """Declaration: my daimyo becomes Shogun (HO3.1)."""


class Attack(Command, frozen=True):
    """Declaration: I attack X (HO4.1)."""

    target: Seat


class Ally(Command, frozen=True):
    """Declaration of a ronin: I ally with X (HO5.1)."""

    target: Seat


class BreakAlliance(Command, frozen=True):
    """Declaration: I break the alliance (HO5.4)."""


class EndTurn(Command, frozen=True):
    """End of turn (HO2.4)."""


class TakeBack(Command, frozen=True):
    """Undo the last action of this turn; impossible after luck, a reveal or another player's answer."""


class SetStanding(Command, frozen=True):
    """In the own turn: whether to be asked about saving face from now on."""

    standing: Standing


class SaveFace(Command, frozen=True):
    """Play Save Face for the victim (HO3.4)."""


class LetBe(Command, frozen=True):
    """Do not save the victim's face; `standing` is whether to be asked the next time."""

    standing: Standing = Standing.ASK


class LoseHonor(Command, frozen=True):
    """The victim of Dishonor loses honor (HO3.3)."""


class Seppuku(Command, frozen=True):
    """The victim of Dishonor discards a whole house (HO3.3)."""

    house: HouseName


class TakeCastle(Command, frozen=True):
    """The winner of a battle takes the loser's castle (HO4.4)."""


class RazeCastle(Command, frozen=True):
    """The winner of a battle has the loser's castle discarded (HO4.4)."""


AnyCommand: TypeAlias = (
    Draw
    | Discard
    | Lay
    | Steal
    | Assassinate
    | Dishonor
    | BecomeShogun
    | Attack
    | Ally
    | BreakAlliance
    | EndTurn
    | TakeBack
    | SetStanding
    | SaveFace
    | LetBe
    | LoseHonor
    | Seppuku
    | TakeCastle
    | RazeCastle
)
