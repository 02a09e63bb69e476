"""The working copy of a state while one command is applied, with its events and luck."""

from typing import Any

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat, by_seat
from rules.core.table import WorkingTable
from rules.shogun.content import Board, Content, Effect, ProvinceName, Special, content
from rules.shogun.events import AnyEvent
from rules.shogun.state import (
    NEUTRAL,
    Cubes,
    Hidden,
    Phase,
    Player,
    Private,
    Province,
    Public,
    State,
    owned_by,
)

RULES_VERSION = 2
"""1 to 2: in the draft, the player's own taking changes the pair, too (SH2.3)."""


class Table(WorkingTable[State, AnyEvent, Public, Hidden]):
    """A working copy of provinces, players and private boards, with operations on them."""

    def __init__(self, state: State, chance: Chance, rules_version: int = RULES_VERSION) -> None:
        super().__init__(state.public, state.hidden, chance)
        self.rules_version = rules_version
        self.content: Content = content()
        self.board: Board = state.public.board
        self.provinces: dict[ProvinceName, Province] = dict(state.public.provinces)
        self.players: list[Player] = list(state.public.players)
        self.private: list[Private] = list(state.private)

    # ---- looking -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.players)

    def owned_by(self, seat: Seat) -> list[ProvinceName]:
        """The provinces of a seat, in the order of the board."""
        return owned_by(self.provinces, seat)

    def revolt_markers_left(self) -> int:
        used = sum([province.revolts for province in self.provinces.values()])
        return self.content.pieces["revolt_markers"] - used

    def effect_is(self, effect: Effect) -> bool:
        """Whether this round's event card has this effect (SH6.7)."""
        return self.public.effect is effect

    def holds(self, seat: Seat, special: Special) -> bool:
        """Whether the seat took this special card in this round (SH5.3)."""
        return self.public.special_of(seat) is special

    # ---- changing ----------------------------------------------------------------------------------------

    def set_province(self, name: ProvinceName, **changes: Any) -> None:
        self.provinces[name] = replace(self.provinces[name], **changes)

    def set_player(self, seat: Seat, **changes: Any) -> None:
        self.players[seat] = replace(self.players[seat], **changes)

    def set_private(self, seat: Seat, **changes: Any) -> None:
        self.private[seat] = replace(self.private[seat], **changes)

    def end_turn(self) -> None:
        """End the turn of the current seat in the auction, the slot or the winter."""
        self.set(acted=self.public.acted + 1)

    def pay(self, seat: Seat, chests: int) -> None:
        self.set_player(seat, chests=self.players[seat].chests - chests)

    def take_from_supply(self, seat: Seat, armies: int) -> None:
        self.set_player(seat, supply=self.players[seat].supply - armies)

    def return_to_supply(self, cubes: Cubes) -> None:
        """Return cubes to their owners' supplies, and farmers to the farmers' supply."""
        for seat, armies in by_seat(cubes.armies):
            if armies:
                self.take_from_supply(seat, -armies)
        if cubes.farmers:
            self.set(farmers=self.public.farmers + cubes.farmers)

    def lose_card(self, name: ProvinceName) -> None:
        """The owner loses the card of a province: an action or bid planned with it is void (SH7.5)."""
        owner = self.provinces[name].owner
        if owner is not None:
            self.set_private(owner, void=(*self.private[owner].void, name))

    def make_neutral(self, name: ProvinceName) -> None:
        self.lose_card(name)
        self.provinces[name] = NEUTRAL

    # ---- closing -----------------------------------------------------------------------------------------

    @staticmethod
    def stage_key(public: Public) -> str:
        return stage_key(public)

    def as_it_stands(self) -> Public:
        """The public part of the state, with all changes so far. What has not changed is the same object."""
        provinces, players = self.public.provinces, self.public.players
        return replace(
            self.public,
            provinces=provinces if provinces == self.provinces else dict(self.provinces),
            players=players if players == (now := tuple(self.players)) else now,
        )

    def closed(self) -> State:
        return State(self.as_it_stands(), tuple(self.private), self.hidden)


def stage_key(public: Public) -> str:
    """The key of the current stage: a slot, a planning, a winter, …"""
    round_key = f"{public.year}-{public.season}"
    match public.phase:
        case Phase.DRAFT:
            return "setup"
        case Phase.PLANNING:
            return f"{round_key}-planning"
        case Phase.AUCTION:
            return f"{round_key}-order"
        case Phase.ACTIONS:
            return f"{round_key}-{public.slot + 1}"
        case Phase.WINTER:
            return round_key
        case Phase.OVER:
            return "end"
