"""The office of the Shogun (HO3.1): legal and mandatory claims."""

from collections.abc import Iterator

from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import BecomeShogun
from rules.honor.events import BecameShogun
from rules.honor.table import Table
from rules.honor.turn_action import Declaration, Hand, WayBack


class ClaimOffice(Declaration[BecomeShogun]):
    """My daimyo becomes Shogun: the player takes the card from the middle."""

    command = BecomeShogun
    way_back = WayBack.EXTENDED

    def declaration_problems(self, hand: Hand, command: BecomeShogun) -> Iterator[IllegalCommand]:
        if hand.public.shogun is not None:
            yield IllegalCommand("shogun_card_taken", seat=hand.public.shogun)
        if hand.player.daimyo is None:
            yield IllegalCommand("no_daimyo")

    def candidates(self, hand: Hand) -> tuple[BecomeShogun, ...]:
        return (BecomeShogun(),)

    def carry_out(self, table: Table, seat: Seat, command: BecomeShogun) -> None:
        _claim(table, seat, forced=False)


def claim_if_forced(table: Table, seat: Seat) -> None:
    """A player with a daimyo and enough honor must claim a free office; it uses the declaration (HO3.1)."""
    must = reckoning.must_claim(table.content, table.players[seat], table.public.shogun)
    if must and not table.public.declared:
        _claim(table, seat, forced=True)


def _claim(table: Table, seat: Seat, *, forced: bool) -> None:
    table.set(declared=True, shogun=seat)
    table.emit(BecameShogun(seat, forced))
