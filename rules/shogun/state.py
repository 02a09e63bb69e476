"""The state of a match of Shogun, divided by who may see it (SH1.4)."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from operator import add, sub
from typing import Any, TypeAlias

import msgspec

from rules.core.model import Outcome, Seat, all_seats
from rules.shogun.content import (
    Action,
    Board,
    Building,
    Effect,
    ProvinceName,
    Season,
    Side,
    Special,
    board,
    content,
)
from rules.shogun.prompts import (
    AnyPrompt,
    AskGroup,
    AskMarch,
    AskPlan,
    AskProvince,
    AskRevolts,
    AskSpecial,
)

Bid: TypeAlias = int | ProvinceName | None
"""A card on the bid space (SH4.3): a war chest card's number, a province card's name, or no card."""

PublicPrompt: TypeAlias = AskProvince | AskGroup | AskSpecial | AskMarch | AskRevolts


def _always_encoded(default: Any) -> Any:
    """A field's default that `omit_defaults` does not leave out: plans of before have the same digests."""
    return msgspec.field(default_factory=lambda: default)


class Setup(StrEnum):
    """How the start provinces are assigned (SH2.3)."""

    PRESET = "preset"
    DRAFT = "draft"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match."""

    side: Side = Side.SUN
    setup: Setup = Setup.PRESET


class Phase(StrEnum):
    """The phase of the round (SH3)."""

    DRAFT = "draft"
    PLANNING = "planning"
    AUCTION = "auction"
    ACTIONS = "actions"
    WINTER = "winter"
    OVER = "over"


class Province(msgspec.Struct, frozen=True):
    """What stands in a province. Neutral: no owner, no armies, no buildings, no revolt markers."""

    owner: Seat | None = None
    armies: int = 0
    buildings: tuple[Building, ...] = ()
    revolts: int = 0

    @property
    def farmers_help(self) -> bool:
        """Whether farmers in the tray count for the defender; a neutral province has no marker (SH7.3)."""
        return self.revolts == 0


NEUTRAL = Province()


def owned_by(provinces: Mapping[ProvinceName, Province], owner: Seat | None) -> list[ProvinceName]:
    """The provinces of a seat, or the neutral ones, in the order of the board."""
    return [name for name, province in provinces.items() if province.owner == owner]


class Player(msgspec.Struct, frozen=True):
    """A player's public possessions: chests, rice, victory points, armies in supply."""

    chests: int
    rice: int
    points: int
    supply: int


class Cubes(msgspec.Struct, frozen=True):
    """A heap of cubes: armies by seat, and farmer armies."""

    armies: tuple[int, ...]
    farmers: int

    @property
    def total(self) -> int:
        return sum(self.armies) + self.farmers

    def __add__(self, other: "Cubes") -> "Cubes":
        return Cubes(tuple(map(add, self.armies, other.armies)), self.farmers + other.farmers)

    def __sub__(self, other: "Cubes") -> "Cubes":
        return Cubes(tuple(map(sub, self.armies, other.armies)), self.farmers - other.farmers)

    def colours(self) -> Iterator[int]:
        """One number per cube: its seat, or FARMER."""
        for seat, count in enumerate(self.armies):
            yield from [seat] * count
        yield from [FARMER] * self.farmers


FARMER = -1


class StandingOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A march ordered in advance, with the plan; it is judged when its action is carried out (SH6.4, SH6.5).

    `target` None: stay (SH6.4); of Battle/Move, which must march, as few armies as possible (SH6.5).
    `armies` None: all but one. With `at_most`, only if so many armies or farmers defend the target then.
    `otherwise` is the order to follow if this one cannot be carried out; None: ask.
    """

    target: ProvinceName | None
    armies: int | None = _always_encoded(None)
    at_most: int | None = None
    otherwise: "StandingOrder | None" = None

    @property
    def alternatives(self) -> "Iterator[StandingOrder]":
        """The order, and those to follow if it cannot be carried out, in turn."""
        order: StandingOrder | None = self
        while order:
            yield order
            order = order.otherwise


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The eleven spaces of a planning board (SH4): provinces by action, the bid, and standing orders.

    An action without a province has a war chest card or, where cards run out, none: both mean "no action".
    `wishes` are special cards, the most wanted first: the first one left is taken without asking (SH5.3).
    """

    provinces: dict[Action, ProvinceName] = _always_encoded({})
    bid: Bid = _always_encoded(None)
    orders: dict[Action, StandingOrder] = _always_encoded({})
    wishes: tuple[Special, ...] = ()


class Draft(msgspec.Struct, frozen=True):
    """The open cards and every player's groups still to place while start provinces are drafted (SH2.3)."""

    open_cards: tuple[ProvinceName, ...]
    groups: tuple[tuple[int, ...], ...]
    unchanged_for: int
    """The number of consecutive choices that left the open cards unchanged."""


class Public(msgspec.Struct, frozen=True):
    """The public part of the state (SH1.4)."""

    side: Side
    provinces: dict[ProvinceName, Province]
    """Every province in play."""
    players: tuple[Player, ...]
    farmers: int
    """Farmer armies in supply."""
    tray: Cubes
    phase: Phase
    year: int
    season: Season
    events: tuple[int, ...]
    """Open event cards still to come this year, as indices of Content.events."""
    event: int | None
    """The event card of this round, or of the winter."""
    actions: tuple[Action | None, ...]
    """The ten slots of the action row; None is a hidden card."""
    slot: int
    """Index of the current slot."""
    specials: tuple[Special, ...]
    """The special cards by position in turn order."""
    taken_by: tuple[Seat | None, ...]
    """The seat that took the special card, by position."""
    bids: tuple[Bid, ...]
    """Every seat's revealed bid; empty before the reveal."""
    ranking: tuple[Seat, ...]
    """The order in which special cards are chosen (SH5.2)."""
    turn_order: tuple[Seat, ...]
    """Until it is set in this round, that of the previous one: see `place_of`."""
    acted: int
    """The number of seats that have had their turn in this slot or winter, in turn order."""
    confirmed: tuple[bool, ...]
    """Whether each seat has laid a plan this round."""
    asking: PublicPrompt | None
    """The open prompt, outside planning."""
    asked: int
    """The number of prompts so far; makes prompt ids unique."""
    draft: Draft | None = None
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def prompts(self) -> dict[Seat, AnyPrompt]:
        """The open prompts: one seat's choice, or every seat's plan (SH3.2)."""
        if self.asking:
            return {self.asking.seat: self.asking}
        if self.phase is Phase.PLANNING:
            return {seat: self._ask_plan(seat) for seat in all_seats(self.seats)}
        return {}

    def prompt_of(self, seat: Seat) -> AnyPrompt | None:
        """The open prompt of a seat, if any."""
        if self.asking:
            return self.asking if self.asking.seat == seat else None
        return self._ask_plan(seat) if self.phase is Phase.PLANNING else None

    def _ask_plan(self, seat: Seat) -> AskPlan:
        return AskPlan(str(self.asked), seat, self.confirmed[seat])

    @property
    def board(self) -> Board:
        """The side of the board as it is used with this number of players."""
        return board(self.side, self.seats)

    @property
    def effect(self) -> Effect | None:
        """The effect of this round's event card, once it is drawn (SH6.7)."""
        return None if self.event is None else content().events[self.event].effect

    def owned_by(self, owner: Seat | None) -> list[ProvinceName]:
        """The provinces of a seat, or the neutral ones, in the order of the board."""
        return owned_by(self.provinces, owner)

    @property
    def specials_lie_open(self) -> bool:
        """Whether the special cards are in use: from planning to the tenth action (SH3.1, SH3.5)."""
        return self.phase in (Phase.PLANNING, Phase.AUCTION, Phase.ACTIONS)

    def turned(self, seat: Seat) -> tuple[Action, ...]:
        """The actions of this season that a seat has carried out, or is asked about now (SH3.5)."""
        if self.phase is not Phase.ACTIONS:
            return ()
        begun = self.turn_order[: self.acted + bool(self.asking)]
        return tuple(filter(None, self.actions[: self.slot + (seat in begun)]))

    def place_of(self, seat: Seat) -> int | None:
        """A seat's place in turn order, from 1; None until the order of the round is set (SH5.3)."""
        takers = len(self.taken_by) - self.taken_by.count(None)
        bidding = self.phase is Phase.AUCTION and takers < self.seats
        if bidding or self.phase is Phase.PLANNING or seat not in self.turn_order:
            return None
        return self.turn_order.index(seat) + 1

    def special_of(self, seat: Seat) -> Special | None:
        """The special card whose privilege a seat has now (SH5.3)."""
        if seat not in self.taken_by or not self.specials_lie_open:
            return None
        return self.specials[self.taken_by.index(seat)]


class Private(msgspec.Struct, frozen=True):
    """What only one player knows: the plan, and planned cards that were lost before their turn (SH7.5)."""

    plan: Plan | None = None
    void: tuple[ProvinceName, ...] = ()


class Hidden(msgspec.Struct, frozen=True):
    """What no player knows: the inside of the tower, by floor, and the order of the decks."""

    tower: tuple[tuple[int, ...], ...]
    action_deck: tuple[Action, ...] = ()
    event_deck: tuple[int, ...] = ()
    province_deck: tuple[ProvinceName, ...] = ()


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
    played: tuple[dict[Action, ProvinceName], ...] = ()
    """By seat, the province cards of the season's actions so far (SH4.4); no seats outside the actions."""

    @property
    def prompt(self) -> AnyPrompt | None:
        """The viewer's prompt."""
        return None if self.viewer is None else self.public.prompt_of(self.viewer)
