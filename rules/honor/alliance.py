"""Declarations about alliances (HO5)."""

from rules.core.model import Seat
from rules.honor.events import AllianceBroken, AllianceMade
from rules.honor.table import Table


def make(table: Table, seat: Seat, ally: Seat) -> None:
    """A ronin's samurai serves another's daimyo from now on (HO5.1)."""
    table.set(declared=True)
    table.set_player(seat, serves=ally)
    table.emit(AllianceMade(seat, ally))


def declare_breach(table: Table, seat: Seat) -> None:
    """It costs honor at once, and comes true with the seat's next turn (HO5.4)."""
    ally, cost = table.players[seat].serves, table.content.figures.break_alliance_cost
    assert ally is not None, "there is an alliance to break"
    table.set(declared=True)
    table.set_player(seat, leaving=True)
    table.emit(AllianceBroken(seat, ally, cost, table.pay(seat, cost)))
