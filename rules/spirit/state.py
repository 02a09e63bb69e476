"""The state of a match of Samurai Spirit, divided by who may see it (SS1.3): no seat has private secrets."""

from enum import StrEnum
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from rules.core.model import Outcome, Seat
from rules.spirit.content import (
    Difficulty,
    Family,
    Farm,
    Name,
    Penalty,
    Raider,
    Samurai,
    Side,
    Symbol,
    content,
)
from rules.spirit.prompts import AnyPrompt, Place

Stack: TypeAlias = tuple[str | None, ...]
"""The public knowledge of a face-down pile, from the top: a raider's id where it was seen, else None."""


class Selection(StrEnum):
    """How samurai are assigned to players (SS1.3)."""

    RANDOM = "random"
    CHOSEN = "chosen"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match."""

    difficulty: Difficulty = Difficulty.NORMAL
    samurai: Selection = Selection.RANDOM
    support_tokens: bool = False
    """Whether 3 to 6 samurai may also use the support tokens of absent ones (SS1.4)."""
    samurai_per_player: Annotated[int, msgspec.Meta(ge=2, le=3, extra={"seats": (1,)})] = 2
    """The number of samurai of a player alone, 2 or 3; two or more players always have one each (SS1.1)."""


class Phase(StrEnum):
    """The phase of the match. There are no prompts at the end of a round (SS5)."""

    SETUP = "setup"
    ROUND = "round"
    ROUND_END = "round_end"
    OVER = "over"


class Board(msgspec.Struct, frozen=True):
    """A samurai board and the cards and tokens around it."""

    name: Name
    seat: Seat
    """The seat that plays it."""
    beast: bool = False
    wounded: bool = False
    """Whether the wound token lies on it (SS3)."""
    passed: bool = False
    line: tuple[str, ...] = ()
    """The combat line to the right, oldest raider first."""
    defended: dict[Symbol, str] = {}
    """The raiders held off, to the left."""
    token_home: bool = True
    """Whether the samurai's own support token is here, and not lent."""
    lent: tuple[Name, ...] = ()
    """Support tokens of other samurai lying here."""

    @property
    def printed(self) -> Samurai:
        return content().samurai[self.name]

    @property
    def side(self) -> Side:
        """The side that is up."""
        return self.printed.side(self.beast)

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Symbols with a raider held off, in the order of the symbols: snapshots store no other order."""
        return tuple(symbol for symbol in Symbol if symbol in self.defended)

    @property
    def held_off(self) -> tuple[str, ...]:
        """The raiders held off, in the order of their symbols."""
        return tuple(self.defended[symbol] for symbol in self.symbols)

    @property
    def raiders(self) -> list[Raider]:
        """The cards of the combat line, oldest first."""
        return [content().raiders[name] for name in self.line]

    @property
    def total(self) -> int:
        """The sum of the combat line, which the fighter token shows (SS2.3)."""
        return total_of(self.line)

    @property
    def overrun(self) -> bool:
        """Whether the total exceeds the kiai number: something burns, and the samurai must pass (SS2.2)."""
        return self.total > self.side.kiai

    @property
    def wounds(self) -> int:
        """The wounds so far; the second woke the beast, the fourth kills (SS3)."""
        return 2 * self.beast + self.wounded

    @property
    def undefended(self) -> tuple[Symbol, ...]:
        """Symbols without a raider held off; the penalty comes at the end of the round (SS5)."""
        return tuple(symbol for symbol in Symbol if symbol not in self.defended)


@lru_cache(maxsize=4096)
def total_of(line: tuple[str, ...]) -> int:
    """The sum of a line. Cached: needed many times in a turn."""
    raiders = content().raiders
    return sum(raiders[name].value for name in line)


class Turn(msgspec.Struct, frozen=True):
    """A player's turn (SS2)."""

    number: int
    """Counted from 1 in each round."""
    place: Place
    barred: tuple[Penalty, ...] = ()
    """Penalties in force until the turn ends (SS7)."""
    fights: int = 0
    late: tuple[Name, ...] = ()
    """Support tokens given to the player on turn during this turn: they are for the next one (SS2.4)."""


class Opponent(msgspec.Struct, frozen=True):
    """An open raider that a samurai must face now (SS2.3)."""

    raider: str
    place: Place
    senders: tuple[Place, ...] = ()
    """The places that have sent it on (SS4.3)."""
    talents: bool = True
    """Whether talents apply to it: not to one drawn instead of another (SS4.4), or moved by a kiai."""


# ---- tasks: what is still to be done, apart from the open prompt ------------------------------------------


class Task(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """A step of the turn that is still to be done."""


class TokensDue(Task, frozen=True):
    """The player on turn may use tokens of absent samurai (SS1.4)."""


class RaiderActs(Task, frozen=True):
    """The newest raider of the player on turn shows its penalty (SS2.1)."""


class PenaltyDue(Task, frozen=True):
    """One penalty of that raider."""

    raider: str
    penalty: Penalty


class ActionDue(Task, frozen=True):
    """Fight, support or pass (SS2.2)."""


class SecondFightDue(Task, frozen=True):
    """Perhaps a second fight (SS4.4)."""


class OpponentDue(Task, frozen=True):
    """The opponent is faced (SS2.3)."""


class KiaiDue(Task, frozen=True):
    """The effect of a kiai may be used, `times` times (SS4.2)."""

    place: Place
    times: int


class OldestDue(Task, frozen=True):
    """After a kiai the oldest raider leaves the line (SS4.2)."""

    place: Place


AnyTask: TypeAlias = (
    TokensDue | RaiderActs | PenaltyDue | ActionDue | SecondFightDue | OpponentDue | KiaiDue | OldestDue
)


class Public(msgspec.Struct, frozen=True):
    """The public part of the state, including what is known of the face-down piles (SS1.3)."""

    options: Options
    seats: int
    samurai: int
    """The number of samurai that defend the village."""
    boards: tuple[Board, ...]
    """By place, clockwise; the left neighbour has the next place. Fewer than `samurai` while choosing."""
    farms: int
    families: tuple[Family | None, ...]
    """The family tokens in the village; None if the bonus was not seen."""
    barricades: int
    barricade_limit: int
    """The number at the start, which is the maximum (SS4.6)."""
    reserve: tuple[Name, ...]
    """Support tokens of absent samurai, ready for use (SS1.4)."""
    spent: tuple[Name, ...]
    """Those that were used and left the game."""
    stack: Stack
    """The raider stack, from the top."""
    intruders: Stack
    """The intruder stack, from the top."""
    discard: tuple[str, ...]
    """The discard pile, newest last."""
    turned_up: tuple[str, ...]
    """Raiders that Katsushiro has revealed, and is putting in order."""
    phase: Phase
    round: int
    """1 to 3."""
    turn: Turn
    opponent: Opponent | None
    latest: Place
    """The place that drew the last raider or passed last, or was on turn when it shrank otherwise (SS5)."""
    agenda: tuple[AnyTask, ...]
    """The tasks of this turn that are still to be done, as a stack; the last one is next."""
    asking: AnyPrompt | None
    """The open prompt."""
    asked: int
    """The number of prompts so far; makes prompt ids unique."""
    outcome: Outcome | None = None

    def left_of(self, place: Place) -> Place:
        """The left neighbour: the next clockwise."""
        return (place + 1) % self.samurai

    def right_of(self, place: Place) -> Place:
        """The right neighbour."""
        return (place - 1) % self.samurai

    def struck(self, place: Place, penalty: Penalty) -> Place | None:
        """The neighbour who has to draw by a penalty of the samurai at `place` (SS7); none by others."""
        match penalty:
            case Penalty.LEFT_DRAWS:
                return self.left_of(place)
            case Penalty.RIGHT_DRAWS:
                return self.right_of(place)
            case _:
                return None


class Hidden(msgspec.Struct, frozen=True):
    """What no player knows: the order of the stacks, what is under tokens, and the cards in the box."""

    stack: tuple[str, ...] = ()
    intruders: tuple[str, ...] = ()
    farms: tuple[Farm, ...] = ()
    """The remaining farms; the first one is the next to burn."""
    families: tuple[Family, ...] = ()
    box: tuple[str, ...] = ()
    """Raiders that are not, or not yet, in the game."""


class State(msgspec.Struct, frozen=True):
    """The full state of a match. Only observations of it leave the rules."""

    public: Public
    hidden: Hidden


class Observation(msgspec.Struct, frozen=True):
    """What one viewer may know: the same for everybody."""

    viewer: Seat | None
    public: Public
    shown: tuple[str, ...] = ()
    """The raiders of earlier rounds, in the order of the material: all have seen each of them (SS5)."""

    @property
    def prompt(self) -> AnyPrompt | None:
        """The viewer's prompt."""
        asking = self.public.asking
        return asking if asking and asking.seat == self.viewer else None
