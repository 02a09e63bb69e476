"""Positions for the tests of Honor of the Samurai: built readably, with no card too many or too few."""

from msgspec.structs import replace

from rules.core.model import Seat, all_seats
from rules.honor import turn
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.game import GAME
from rules.honor.prompts import HouseName
from rules.honor.state import Hidden, Options, Place, Player, Private, Standing, State
from rules.honor.table import Table
from tests.luck import Forbidden
from tests.rules.honor.luck import Luck

AXEL, BIRGIT, CHRISTIAN, DORA, EMIL, FRIDA = all_seats(6)
"""The seats, as the rulebook's examples call the first three."""

DAIMYO, SAMURAI = HouseName
START = ("hojo_soun", "mori_motonari", "chosokabe_motochika", "imagawa_yoshimoto", "shimazu_takahisa")
"""The start daimyos of the seats: three with honor 5 and strength 1, then honor 10 and strength 2."""


class Position:
    """A match as a test wants it: in Axel's turn of the second round, honor counted, nothing done yet.

    Everybody serves a start daimyo, and has no honor, no cards, nothing in the houses. All other cards are in
    the draw pile.
    """

    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        start = GAME.setup(options or Options(), seats, Luck()).state
        self._public = replace(
            start.public,
            players=tuple(Player(CardKey(daimyo)) for daimyo in (*START, "date_terumune")[:seats]),
            round=2,
            turn=AXEL,
            asking=None,
        )
        self._private = [Private()] * seats
        self._pile: tuple[CardKey, ...] = ()

    def player(self, seat: Seat, **changes: object) -> "Position":
        """Set fields of a player's public possessions: honor, daimyo, serves, leaving, …"""
        players = list(self._public.players)
        players[seat] = replace(players[seat], **changes)
        self._public = replace(self._public, players=tuple(players))
        return self

    def public(self, **changes: object) -> "Position":
        self._public = replace(self._public, **changes)
        return self

    def houses(self, seat: Seat, daimyo: str = "", samurai: str = "") -> "Position":
        """What lies in both houses, as names with spaces between."""
        return self.player(seat, daimyo_house=tuple(daimyo.split()), samurai_house=tuple(samurai.split()))

    def hand(self, seat: Seat, cards: str) -> "Position":
        """What is in the hand, as names with spaces between."""
        self._private[seat] = replace(self._private[seat], hand=tuple(cards.split()))
        return self.player(seat, hand=len(cards.split()))

    def standing(self, seat: Seat, standing: Standing) -> "Position":
        self._private[seat] = replace(self._private[seat], standing=standing)
        return self

    def ronin(self, seat: Seat) -> "Position":
        return self.player(seat, daimyo=None)

    def allied(self, seat: Seat, ally: Seat) -> "Position":
        """The samurai of the seat serves the ally's daimyo."""
        return self.player(seat, daimyo=None, serves=ally)

    def on_top(self, cards: str) -> "Position":
        """The next cards to be drawn, in that order."""
        self._pile = tuple(map(CardKey, cards.split()))
        return self

    @property
    def state(self) -> State:
        """The position, with the question to Axel asked."""
        rest = self._rest()
        public = replace(self._public, draw_pile=len(rest))
        table = Table(State(public, tuple(self._private), Hidden(rest)), Forbidden())
        turn.proceed(table)
        state = table.step().state
        GAME.check(state)
        return state

    def _rest(self) -> tuple[CardKey, ...]:
        """All cards that are nowhere else, the top card last."""
        printed = content(self._public.deck)
        left = [*printed.drawn, *printed.start_daimyos]
        for card in self._used():
            left.remove(card)
        return (*left, *reversed(self._pile))

    def _used(self) -> list[CardKey]:
        used = [*self._public.discards, *self._pile]
        for player, private in zip(self._public.players, self._private, strict=True):
            used += [*player.daimyo_house, *player.samurai_house, *private.hand]
            used += [player.daimyo] if player.daimyo else []
        return used

    def only_hands(self) -> "Position":
        """Put all cards that are nowhere else onto the discard pile, so that the draw pile is empty."""
        return self.public(discards=self._rest())


def house(seat: Seat, name: HouseName) -> Place:
    """One house on the table."""
    return Place(seat, name)
