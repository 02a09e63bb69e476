"""The state of a match of Honor of the Samurai, divided by who may see it (HO1.3)."""

from enum import StrEnum

import msgspec

from rules.core.model import Outcome, Seat
from rules.honor.content import Length
from rules.honor.deck import CardKey, Deck
from rules.honor.prompts import AnyPrompt, AskCastle, AskDishonor, AskSaveFace, AskTurn, Cause, HouseName


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match. `deck` is the host's, or None for the shipped one."""

    length: Length = Length.STANDARD
    deck: Deck | None = None


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One house on the table."""

    seat: Seat
    house: HouseName


class Theft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card stolen from a house, and its target: a house, or the discard pile (HO6.2)."""

    card: CardKey
    source: Place
    target: Place | None


class Player(msgspec.Struct, frozen=True):
    """A player's public possessions."""

    daimyo: CardKey | None
    honor: int = 0
    """Negative: a debt (HO3.2)."""
    daimyo_house: tuple[CardKey, ...] = ()
    """Cards of the daimyo's house in the order they were laid, except the daimyo."""
    samurai_house: tuple[CardKey, ...] = ()
    hand: int = 0
    """The number of cards in the hand."""
    serves: Seat | None = None
    """The seat whose daimyo the samurai serves, if the player has made an alliance (HO5.1)."""
    leaving: bool = False
    """Whether the player has declared to break that alliance (HO5.4)."""

    @property
    def ronin(self) -> bool:
        """Whether the samurai serves no daimyo (HO1.5)."""
        return self.daimyo is None and self.serves is None

    def house(self, name: HouseName) -> tuple[CardKey, ...]:
        """The cards of one house, without daimyo and samurai."""
        return self.daimyo_house if name is HouseName.DAIMYO else self.samurai_house


class Reaction(msgspec.Struct, frozen=True):
    """Dishonor or a lost battle, until all prompts about it are answered (HO3.3, HO4.3)."""

    cause: Cause
    by: Seat
    """The seat that played Dishonor, or won the battle."""
    victim: Seat
    card: CardKey | None = None
    """The Dishonor card."""
    id: str = ""
    """The id of the prompt whether to save face, while it is open; else empty."""
    saved_by: Seat | None = None
    """The seat that has played Save Face."""

    def question(self, seat: Seat) -> AskSaveFace:
        """The prompt whether to save face, for a seat."""
        return AskSaveFace(self.id, seat, self.cause, self.by, self.victim)


class Public(msgspec.Struct, frozen=True):
    """The public part of the state (HO1.3)."""

    length: Length
    deck: Deck | None
    players: tuple[Player, ...]
    shogun: Seat | None
    """The holder of the Shogun card; None: it lies in the middle."""
    draw_pile: int
    """The number of cards in it."""
    discards: tuple[CardKey, ...]
    """The discard pile, the top card last."""
    first: Seat
    round: int
    turn: Seat
    used: int = 0
    """Card actions used in this turn (HO2.2)."""
    declared: bool = False
    """Whether this turn's declaration was made (HO2.3)."""
    asking: AskTurn | AskDishonor | AskCastle | None = None
    """The open prompt, if it is one seat's."""
    asked: int = 0
    """The number of prompts so far; makes prompt ids unique."""
    reaction: Reaction | None = None
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.players)


class Standing(StrEnum):
    """A player's standing order about saving face: be asked, or always refuse."""

    ASK = "ask"
    REFUSE_THIS_TURN = "refuse_this_turn"
    REFUSE = "refuse"


class Private(msgspec.Struct, frozen=True):
    """What only one player knows."""

    hand: tuple[CardKey, ...] = ()
    standing: Standing = Standing.ASK
    saves: bool | None = None
    """The answer whether to save face while that prompt is open; None: not given yet."""


class Earlier(msgspec.Struct, frozen=True):
    """The position before an action that can be undone: the public part, and the hand of the seat on turn."""

    public: Public
    hand: tuple[CardKey, ...]
    facts: int
    """The number of events of the action."""


class Hidden(msgspec.Struct, frozen=True):
    """What no player knows: the order of the draw pile, the top card last. And the undo stack (HO2.2)."""

    draw_pile: tuple[CardKey, ...]
    earlier: tuple[Earlier, ...] = ()
    """The position before each action of this turn that can be undone, the latest last."""


class State(msgspec.Struct, frozen=True):
    """The full state of a match. Only observations of it leave the rules."""

    public: Public
    private: tuple[Private, ...]
    hidden: Hidden


class Observation(msgspec.Struct, frozen=True):
    """What one viewer may know. `private` is None for a viewer without a seat."""

    viewer: Seat | None
    public: Public
    private: Private | None

    @property
    def prompt(self) -> AnyPrompt | None:
        """The viewer's prompt."""
        if self.viewer is None or self.private is None:
            return None
        return asked(self.public, self.viewer, self.private)


def asked(public: Public, seat: Seat, private: Private) -> AnyPrompt | None:
    """A seat's prompt: its own choice, or whether to save face if it has not answered (HO3.4)."""
    if public.asking:
        return public.asking if public.asking.seat == seat else None
    if public.reaction is None or private.saves is not None:
        return None
    return public.reaction.question(seat)
