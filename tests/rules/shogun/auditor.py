"""An independent auditor of Shogun: it rebuilds the whole board from the public events.

It knows the printed material, but nothing of how the rules compute: it books what each event says, and counts
points itself. A missing or wrong fact in an event makes its book differ from the state.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatchmethod

from rules.core.model import Seat, all_seats, by_seat
from rules.shogun.content import Board, Building, ProvinceName, Season, Side, board, content
from rules.shogun.events import (
    ActionBegan,
    AnyEvent,
    BattleFought,
    BidsRevealed,
    Built,
    Deployed,
    EventDrawn,
    EventsOpened,
    MatchBegan,
    MatchEnded,
    Moved,
    PlanConfirmed,
    PlanWithdrawn,
    ProvinceConquered,
    ProvinceFreed,
    ProvinceGiven,
    Result,
    RevoltFought,
    RevoltMarkerAdded,
    RiceConfiscated,
    RoundBegan,
    Scored,
    SpecialTaken,
    TaxesCollected,
    TowerFilled,
    TurnOrderSet,
    WinterCame,
    YearEnded,
)
from rules.shogun.state import Cubes, Public

MOST: Mapping[Building, int] = {Building.CASTLE: 3, Building.TEMPLE: 2, Building.THEATER: 1}
"""Victory points for most of a building in a region (SH8.3)."""


@dataclass
class Land:
    """A province in the book."""

    owner: Seat | None = None
    armies: int = 0
    buildings: list[Building] = field(default_factory=list)
    revolts: int = 0


@dataclass
class Purse:
    """A player in the book."""

    chests: int
    supply: int
    rice: int = 0
    points: int = 0


class Auditor:
    """Folds public events into a book; `differences` holds the book against the table."""

    def __init__(self) -> None:
        self.board: Board = board(Side.SUN, 4)
        self.lands: dict[str, Land] = {}
        self.purses: list[Purse] = []
        self.farmers = 0
        self.tray = Counter[int]()
        self.tray_farmers = 0
        self.facts: dict[str, object] = {}
        """Fields of the public state that an event states as they are."""

    def differences(self, public: Public) -> list[str]:
        """Everything in which the book and the table differ."""
        ours: dict[str, object] = {
            "provinces": {
                name: (land.owner, land.armies, land.buildings, land.revolts)
                for name, land in self.lands.items()
            },
            "players": [(purse.chests, purse.rice, purse.points, purse.supply) for purse in self.purses],
            "farmers": self.farmers,
            "tray": self.in_tray(),
            **self.facts,
        }
        theirs: dict[str, object] = {
            "provinces": {
                name: (it.owner, it.armies, list(it.buildings), it.revolts)
                for name, it in public.provinces.items()
            },
            "players": [(it.chests, it.rice, it.points, it.supply) for it in public.players],
        }
        return [
            f"{name}: the book says {value}, the table {theirs.get(name, getattr(public, name))}"
            for name, value in ours.items()
            if value != theirs.get(name, getattr(public, name))
        ]

    def in_tray(self) -> Cubes:
        return Cubes(tuple(self.tray[seat] for seat in all_seats(len(self.purses))), self.tray_farmers)

    @singledispatchmethod
    def book(self, event: AnyEvent) -> None:
        """Book one event. Kinds that change no number need no entry."""

    # ---- set-up and rounds -------------------------------------------------------------------------------

    @book.register
    def _(self, event: MatchBegan) -> None:
        self.board = board(event.side, event.seats)
        self.lands = {name: Land() for name in self.board.provinces}
        self.purses = [Purse(event.chests, event.supply) for _ in range(event.seats)]
        self.farmers = event.farmers
        self.facts["side"] = event.side

    @book.register
    def _(self, event: ProvinceGiven) -> None:
        self.lands[event.province] = Land(event.seat, event.armies)
        self.purses[event.seat].supply -= event.armies

    @book.register
    def _(self, event: TowerFilled) -> None:
        self._to_supply(event.thrown, -1)
        self._to_supply(event.fallen)

    @book.register
    def _(self, event: EventsOpened) -> None:
        self.facts |= {"year": event.year, "events": event.events}

    @book.register
    def _(self, event: RoundBegan) -> None:
        hidden = (None,) * (10 - len(event.actions))
        self.facts |= {
            "year": event.year,
            "season": event.season,
            "actions": event.actions + hidden,
            "specials": event.specials,
            "taken_by": (None,) * len(event.specials),
            "confirmed": (False,) * len(self.purses),
            "event": None,
            "bids": (),
            "ranking": (),
            "slot": 0,
        }

    @book.register
    def _(self, event: PlanConfirmed) -> None:
        self._confirm(event.seat, True)

    @book.register
    def _(self, event: PlanWithdrawn) -> None:
        self._confirm(event.seat, False)

    @book.register
    def _(self, event: EventDrawn) -> None:
        self._use_event(event.event)

    @book.register
    def _(self, event: BidsRevealed) -> None:
        self.facts |= {"bids": event.bids, "ranking": event.ranking}
        for purse, paid in zip(self.purses, event.paid, strict=True):
            purse.chests -= paid

    @book.register
    def _(self, event: SpecialTaken) -> None:
        self.facts["taken_by"] = self._replaced("taken_by", event.position - 1, event.seat)

    @book.register
    def _(self, event: TurnOrderSet) -> None:
        self.facts["turn_order"] = event.order

    @book.register
    def _(self, event: ActionBegan) -> None:
        self.facts["slot"] = event.slot - 1
        self.facts["actions"] = self._replaced("actions", event.slot - 1, event.action)

    # ---- actions -----------------------------------------------------------------------------------------

    @book.register
    def _(self, event: Built) -> None:
        self.purses[event.seat].chests -= event.paid
        self.lands[event.province].buildings.append(event.building)
        self.lands[event.province].revolts -= event.calmed

    @book.register
    def _(self, event: TaxesCollected) -> None:
        self.purses[event.seat].chests += event.chests

    @book.register
    def _(self, event: RiceConfiscated) -> None:
        self.purses[event.seat].rice += event.rice

    @book.register
    def _(self, event: RevoltMarkerAdded) -> None:
        self.lands[event.province].revolts += 1
        assert self.lands[event.province].revolts == event.revolts

    @book.register
    def _(self, event: Deployed) -> None:
        self.purses[event.seat].chests -= event.paid
        self.purses[event.seat].supply -= event.armies
        self.lands[event.province].armies += event.armies

    @book.register
    def _(self, event: Moved) -> None:
        self.lands[event.source].armies -= event.armies
        self.lands[event.target].armies += event.armies

    # ---- battles and revolts -----------------------------------------------------------------------------

    @book.register
    def _(self, event: BattleFought) -> None:
        target = self.lands[event.target]
        assert (target.owner, target.armies) == (event.defender, event.defenders)
        self.lands[event.source].armies -= event.armies
        self.purses[event.seat].supply -= event.attack_bonus
        if event.defender is not None:
            self.purses[event.defender].supply -= event.defence_bonus + event.castle_bonus
        self.farmers -= event.farmers
        assert event.before == self.in_tray()
        winner = event.seat if event.result is Result.ATTACKER_WINS else event.defender
        self._clear_tray(event.fallen, event.returned, winner, event.remaining)
        target.armies = event.remaining

    @book.register
    def _(self, event: RevoltFought) -> None:
        land = self.lands[event.province]
        assert (land.owner, land.armies) == (event.seat, event.armies)
        self.farmers -= event.farmers
        assert event.before == self.in_tray()
        self._clear_tray(event.fallen, event.returned, event.seat, event.remaining)
        land.armies = event.remaining

    @book.register
    def _(self, event: ProvinceConquered) -> None:
        assert self.lands[event.province].owner == event.former_owner
        self.lands[event.province].owner = event.seat

    @book.register
    def _(self, event: ProvinceFreed) -> None:
        land = self.lands[event.province]
        told = (event.former_owner, list(event.buildings), event.revolts)
        assert (land.owner, land.buildings, land.revolts) == told
        self.lands[event.province] = Land()

    # ---- winter ------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: WinterCame) -> None:
        self._use_event(event.event)
        self.facts["season"] = Season.WINTER
        for purse, lost in zip(self.purses, event.lost, strict=True):
            purse.rice -= lost
            assert lost == content().events[event.event].winter_rice_loss or purse.rice == 0

    @book.register
    def _(self, event: Scored) -> None:
        for land in self.lands.values():
            if land.owner is not None:
                self.purses[land.owner].points += 1 + len(land.buildings)
        for region in self.board.regions:
            for building, points in MOST.items():
                self._score_majority(region, building, points)
        assert tuple(purse.points for purse in self.purses) == event.totals

    @book.register
    def _(self, event: YearEnded) -> None:
        for purse in self.purses:
            purse.rice = 0
        for land in self.lands.values():
            land.revolts = 0

    @book.register
    def _(self, event: MatchEnded) -> None:
        self.facts |= {"outcome": event.outcome, "event": None}
        standings = [(purse.points, purse.chests) for purse in self.purses]
        best = max(standings)
        assert event.outcome.winners == tuple(seat for seat, it in by_seat(standings) if it == best)

    # ---- inside ------------------------------------------------------------------------------------------

    def _to_supply(self, cubes: Cubes, sign: int = 1) -> None:
        for purse, armies in zip(self.purses, cubes.armies, strict=True):
            purse.supply += sign * armies
        self.farmers += sign * cubes.farmers

    def _clear_tray(self, fallen: Cubes, returned: Cubes, winner: Seat | None, remaining: int) -> None:
        """The tray after a throw: what fell, less what went back and what went to the province."""
        self._to_supply(returned)
        self.tray = Counter(dict(enumerate(fallen.armies)))
        self.tray.subtract(dict(enumerate(returned.armies)))
        if winner is not None:
            self.tray[winner] -= remaining
        self.tray_farmers = fallen.farmers - returned.farmers

    def _score_majority(self, region: str, building: Building, points: int) -> None:
        built = Counter(
            land.owner
            for name, land in self.lands.items()
            if building in land.buildings and self.board.region_of[ProvinceName(name)] == region
        )
        leaders = [seat for seat, count in built.items() if count == max(built.values())]
        for seat in leaders:
            assert seat is not None
            self.purses[seat].points += points - (len(leaders) > 1)

    def _confirm(self, seat: Seat, confirmed: bool) -> None:
        self.facts["confirmed"] = self._replaced("confirmed", seat, confirmed)

    def _use_event(self, card: int) -> None:
        opened = self.facts["events"]
        assert isinstance(opened, tuple)
        self.facts |= {"event": card, "events": tuple(other for other in opened if other != card)}

    def _replaced(self, fact: str, at: int, value: object) -> tuple[object, ...]:
        known = self.facts[fact]
        assert isinstance(known, tuple)
        return (*known[:at], value, *known[at + 1 :])
