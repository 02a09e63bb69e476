"""Positions for the tests of Shogun: built readably, and never with a piece too many or too few."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core.model import Seat, all_seats
from rules.shogun import battle, rounds
from rules.shogun.content import Action, Building, Effect, ProvinceName, Season, Side, Special, content
from rules.shogun.game import GAME
from rules.shogun.state import (
    FARMER,
    Options,
    Phase,
    Plan,
    Player,
    Private,
    Province,
    Setup,
    StandingOrder,
    State,
)
from tests.rules.shogun.luck import Luck

BLUE, YELLOW, RED, BLACK, WHITE = all_seats(5)
"""The seats, as people call them."""

CASTLE, TEMPLE, THEATER = Building


class Position:
    """A match as a test wants it, in the first spring. It starts with a bare board, an empty tower and tray,
    all pieces in supply, ten chests each, no rice, no event card, no special cards taken.

    Armies and farmers are taken from the supplies, so all pieces are kept; chests and rice are simply set.
    Plans are not held against SH4, so that a test can speak of a few provinces only.
    """

    def __init__(self, seats: int = 4, side: Side = Side.SUN) -> None:
        set_up = Setup.PRESET if side is Side.SUN else Setup.DRAFT
        start = GAME.setup(Options(side, set_up), seats, Luck()).state
        pieces = content().pieces
        player = Player(chests=10, rice=0, points=0, supply=pieces["armies_per_player"])
        self._state = State(
            public=replace(
                start.public,
                provinces=dict.fromkeys(start.public.provinces, Province()),
                players=(player,) * seats,
                farmers=pieces["farmers"],
                tray=battle.heap(seats, {}),
                turn_order=tuple(range(seats)),
                taken_by=(None,) * len(content().specials),
                phase=Phase.PLANNING,
                draft=None,
                asking=None,
            ),
            private=(Private(),) * seats,
            hidden=replace(start.hidden, tower=((),) * content().tower.floors, province_deck=()),
        )
        self.row(*Action)

    @property
    def state(self) -> State:
        """The position, held against the laws of conservation."""
        GAME.check(self._state)
        return self._state

    # ---- the board ---------------------------------------------------------------------------------------

    def province(
        self, name: str, seat: Seat, armies: int, *buildings: Building, revolts: int = 0
    ) -> "Position":
        """A province of a seat; its armies come from the supply, and go there who stood in it before."""
        former = self._state.public.provinces[ProvinceName(name)]
        if former.owner is not None:
            self._supply(former.owner, former.armies)
        self._supply(seat, -armies)
        provinces = {
            **self._state.public.provinces,
            ProvinceName(name): Province(seat, armies, buildings, revolts),
        }
        return self._set(provinces=provinces)

    def provinces(self, seat: Seat, *names: str, armies: int = 1) -> "Position":
        """Several provinces of a seat."""
        for name in names:
            self.province(name, seat, armies)
        return self

    def tray(self, armies: Mapping[Seat, int] | None = None, farmers: int = 0) -> "Position":
        """Cubes that lie in the tray, from the supplies."""
        for seat, count in (armies or {}).items():
            self._supply(seat, -count)
        self._set(farmers=self._state.public.farmers - farmers)
        return self._set(tray=battle.heap(self._state.public.seats, dict(armies or {}), farmers))

    def inside(self, *colours: int) -> "Position":
        """Cubes on the upper floor of the tower, from the supplies."""
        for colour in colours:
            if colour == FARMER:
                self._set(farmers=self._state.public.farmers - 1)
            else:
                self._supply(Seat(colour), -1)
        upper, *lower = self._state.hidden.tower
        return self._hide(tower=((*upper, *colours), *lower))

    def supply(self, seat: Seat, left: int) -> "Position":
        """Leave this many armies in supply; the others are in the tower."""
        return self.inside(*[seat] * (self._state.public.players[seat].supply - left))

    def farmers(self, left: int) -> "Position":
        """Leave this many farmer armies in supply; the others are in the tower."""
        return self.inside(*[FARMER] * (self._state.public.farmers - left))

    # ---- before the players ------------------------------------------------------------------------------

    def chests(self, seat: Seat, chests: int) -> "Position":
        return self._player(seat, chests=chests)

    def rice(self, seat: Seat, rice: int) -> "Position":
        return self._player(seat, rice=rice)

    def points(self, seat: Seat, points: int) -> "Position":
        return self._player(seat, points=points)

    def plan(
        self,
        seat: Seat,
        provinces: dict[Action, ProvinceName],
        orders: dict[Action, StandingOrder] | None = None,
    ) -> "Position":
        """What a seat has laid for this round."""
        private = list(self._state.private)
        private[seat] = Private(Plan(provinces, None, orders or {}))
        self._state = replace(self._state, private=tuple(private))
        return self

    # ---- the round ---------------------------------------------------------------------------------------

    def row(self, *first: Action) -> "Position":
        """The action row begins with these; slots 1 to 5 are open, the others hidden."""
        row = (*first, *(action for action in Action if action not in first))
        shown, hidden = row[: rounds.OPEN_ACTIONS], row[rounds.OPEN_ACTIONS :]
        self._set(actions=shown + (None,) * len(hidden))
        return self._hide(action_deck=hidden)

    def event(self, effect: Effect) -> "Position":
        """The event card of this round."""
        cards = content().events
        return self._lay_events(next(card for card, event in enumerate(cards) if event.effect is effect))

    def special(self, seat: Seat, special: Special) -> "Position":
        """A seat holds this special card. Its place in turn order is given by `turn_order` instead."""
        taken_by = list(self._state.public.taken_by)
        taken_by[self._state.public.specials.index(special)] = seat
        return self._set(taken_by=tuple(taken_by))

    def turn_order(self, *seats: Seat) -> "Position":
        return self._set(turn_order=seats)

    def winter(self, year: int = 1, loss: int = 0) -> "Position":
        """The end of fall: the last open event card costs this much rice."""
        cards = content().events
        last = next(card for card, event in enumerate(cards) if event.winter_rice_loss == loss)
        self._set(year=year, season=Season.FALL, phase=Phase.ACTIONS, slot=9, events=(last,), event=None)
        self._set(actions=tuple(Action))
        deck = tuple(card for card in range(len(cards)) if card != last) if year == 1 else ()
        return self._hide(event_deck=deck, action_deck=())

    # ---- inside ------------------------------------------------------------------------------------------

    def _lay_events(self, valid: int) -> "Position":
        others = tuple(card for card in range(len(content().events)) if card != valid)
        self._hide(event_deck=others[3:])
        return self._set(event=valid, events=others[:3])

    def _supply(self, seat: Seat, change: int) -> None:
        self._player(seat, supply=self._state.public.players[seat].supply + change)

    def _player(self, seat: Seat, **changes: Any) -> "Position":
        players = list(self._state.public.players)
        players[seat] = replace(players[seat], **changes)
        return self._set(players=tuple(players))

    def _set(self, **changes: Any) -> "Position":
        self._state = replace(self._state, public=replace(self._state.public, **changes))
        return self

    def _hide(self, **changes: Any) -> "Position":
        self._state = replace(self._state, hidden=replace(self._state.hidden, **changes))
        return self
