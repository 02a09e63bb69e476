"""Bids and turn order (SH5)."""

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Seat, all_seats, by_seat
from rules.shogun.commands import TakeSpecial
from rules.shogun.events import BidsRevealed, SpecialTaken, TurnOrderSet
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Bid, Observation
from rules.shogun.table import Table


class SpecialDecision(Decision[Observation, AskSpecial, TakeSpecial, Table]):
    """Which special card to take, and with it the place in turn order (SH5.3)."""

    prompt = AskSpecial
    commands = (TakeSpecial,)

    def legal(self, observation: Observation, prompt: AskSpecial) -> Legal[TakeSpecial]:
        return Choices(tuple(map(TakeSpecial, prompt.positions)))

    def refusal(self, observation: Observation, prompt: AskSpecial, command: TakeSpecial) -> IllegalCommand:
        return IllegalCommand("special_not_free", position=command.position)

    def carry_out(self, table: Table, prompt: AskSpecial, command: TakeSpecial) -> None:
        _take(table, prompt.seat, command.position)


def reveal(table: Table) -> None:
    """Show all bids, pay them, and rank the seats; ties at random (SH5.1, SH5.2)."""
    plans = [private.plan for private in table.private]
    bids: tuple[Bid, ...] = tuple(plan.bid if plan else None for plan in plans)
    paid = tuple(_price(table, seat, bid) for seat, bid in by_seat(bids))
    for seat, chests in by_seat(paid):
        table.pay(seat, chests)
    shuffled = table.chance.shuffled(all_seats(table.seats))
    ranking = tuple(sorted(shuffled, key=lambda seat: _rank(bids[seat], paid[seat])))
    table.set(bids=bids, ranking=ranking, acted=0)
    table.emit(BidsRevealed(bids, paid, ranking))


def run(table: Table) -> bool:
    """Let the seats take special cards in rank order (SH5.3): the first wish that is left, else asked.

    False while a seat is asked, True when all have one.
    """
    while table.public.acted < table.seats:
        seat = table.public.ranking[table.public.acted]
        free = _free_positions(table)
        chosen = _wished(table, seat, free) if len(free) > 1 else free[0]
        if chosen is None:
            table.ask(AskSpecial, seat, positions=free)
            return False
        _take(table, seat, chosen)
    order = tuple(seat for seat in table.public.taken_by if seat is not None)
    table.set(turn_order=order)
    table.emit(TurnOrderSet(order))
    return True


def _take(table: Table, seat: Seat, position: int) -> None:
    """A seat takes the special card at a position (SH5.3)."""
    taken_by = list(table.public.taken_by)
    taken_by[position - 1] = seat
    table.set(taken_by=tuple(taken_by))
    table.end_turn()
    table.emit(SpecialTaken(seat, table.public.specials[position - 1], position))


def _free_positions(table: Table) -> tuple[int, ...]:
    """The positions whose special card nobody has taken."""
    return tuple(place for place, seat in enumerate(table.public.taken_by, start=1) if seat is None)


def _wished(table: Table, seat: Seat, free: tuple[int, ...]) -> int | None:
    """The position of the first wished card that is left, of those laid with the bid; None: ask (SH5.3)."""
    plan = table.private[seat].plan
    left = {table.public.specials[position - 1]: position for position in free}
    return next((left[wish] for wish in plan.wishes if wish in left), None) if plan else None


def _price(table: Table, seat: Seat, bid: Bid) -> int:
    """What a bid costs at once: a war chest's number, but never more than the player owns (SH5.1)."""
    return min(bid, table.players[seat].chests) if isinstance(bid, int) else 0


def _rank(bid: Bid, paid: int) -> tuple[int, int]:
    """Chests paid, most first; then a province card, then 0 chests, then no card (SH5.2)."""
    if isinstance(bid, str):
        return (0, 0)
    if bid is None:
        return (0, 2)
    return (-paid, 1)
