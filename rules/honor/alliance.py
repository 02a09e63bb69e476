"""Declarations about alliances (HO5)."""

from collections.abc import Iterator

from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import Ally, BreakAlliance
from rules.honor.events import AllianceBroken, AllianceMade
from rules.honor.table import Table
from rules.honor.turn_action import Declaration, Hand, WayBack


class MakeAlliance(Declaration[Ally]):
    """A ronin's samurai begins to serve another player's daimyo (HO5.1)."""

    command = Ally
    way_back = WayBack.EXTENDED

    def declaration_problems(self, hand: Hand, command: Ally) -> Iterator[IllegalCommand]:
        target = command.target
        if not hand.player.ronin:
            yield IllegalCommand("not_a_ronin")
        if target not in hand.others:
            yield IllegalCommand("no_such_target", seat=target)
        elif not reckoning.may_be_allied_with(hand.players, target):
            yield IllegalCommand("no_ally_to_be", seat=target)

    def candidates(self, hand: Hand) -> Iterator[Ally]:
        return map(Ally, hand.others)

    def carry_out(self, table: Table, seat: Seat, command: Ally) -> None:
        table.set(declared=True)
        table.set_player(seat, serves=command.target)
        table.emit(AllianceMade(seat, command.target))


class DeclareBreach(Declaration[BreakAlliance]):
    """It costs honor at once, and takes effect with the seat's next turn (HO5.4)."""

    command = BreakAlliance
    way_back = WayBack.EXTENDED

    def declaration_problems(self, hand: Hand, command: BreakAlliance) -> Iterator[IllegalCommand]:
        if hand.player.serves is None:
            yield IllegalCommand("no_alliance")
        elif hand.player.leaving:
            yield IllegalCommand("already_leaving")

    def candidates(self, hand: Hand) -> tuple[BreakAlliance, ...]:
        return (BreakAlliance(),)

    def carry_out(self, table: Table, seat: Seat, command: BreakAlliance) -> None:
        ally, cost = table.players[seat].serves, table.content.figures.break_alliance_cost
        assert ally is not None, "there is an alliance to break"
        table.set(declared=True)
        table.set_player(seat, leaving=True)
        table.emit(AllianceBroken(seat, ally, cost, table.pay(seat, cost)))
