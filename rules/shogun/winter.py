"""Winter (SH8): rice, revolts, scoring, end of a year and of the match."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Outcome, Seat, all_seats, by_seat
from rules.shogun import battle, scoring
from rules.shogun.commands import OrderRevolts
from rules.shogun.content import ProvinceName, Season
from rules.shogun.events import Hunger, MatchEnded, RiceShort, WinterCame, YearEnded
from rules.shogun.prompts import AskRevolts
from rules.shogun.state import Observation, Phase, Player, Province, owned_by
from rules.shogun.table import Table


def missing_rice(provinces: Mapping[ProvinceName, Province], players: Sequence[Player], seat: Seat) -> int:
    """The number of a seat's provinces that would be without rice (SH8.2)."""
    return max(0, len(owned_by(provinces, seat)) - players[seat].rice)


def begin(table: Table) -> None:
    """Everyone loses the rice that the last event card shows (SH8.1)."""
    (event,) = table.public.events
    table.turn_page(phase=Phase.WINTER, season=Season.WINTER, event=event, events=(), acted=0)
    loss = table.content.events[event].winter_rice_loss
    hunger = tuple(
        Hunger(player.rice, min(loss, player.rice), len(table.owned_by(seat)))
        for seat, player in by_seat(table.players)
    )
    for seat, one in by_seat(hunger):
        table.set_player(seat, rice=one.rice)
    table.emit(WinterCame(table.public.year, event, tuple(one.lost for one in hunger), hunger))


def run(table: Table) -> bool:
    """Supply the provinces, in fall's turn order, then score. Returns False if a seat is asked."""
    while table.public.acted < table.seats:
        seat = table.public.turn_order[table.public.acted]
        if _supply(table, seat):
            return False
        table.end_turn()
    scoring.score(table)
    return True


class RevoltsDecision(Decision[Observation, AskRevolts, OrderRevolts, Table]):
    """The order of a player's own revolts (SH8.2)."""

    prompt = AskRevolts
    commands = (OrderRevolts,)

    def legal(self, observation: Observation, prompt: AskRevolts) -> Legal[OrderRevolts]:
        return Choices(tuple(map(OrderRevolts, permutations(prompt.provinces))))

    def refusal(self, observation: Observation, prompt: AskRevolts, command: OrderRevolts) -> IllegalCommand:
        return IllegalCommand("revolts_not_these")

    def carry_out(self, table: Table, prompt: AskRevolts, command: OrderRevolts) -> None:
        _rise(table, command.provinces, prompt.farmers)
        table.end_turn()


def clear(table: Table) -> None:
    """After the first winter: rice returns to 0, all revolt markers are removed (SH3.6)."""
    for seat in all_seats(table.seats):
        table.set_player(seat, rice=0)
    for name in table.provinces:
        table.set_province(name, revolts=0)
    table.emit(YearEnded(table.public.year))


def end_match(table: Table) -> None:
    """Most points win; ties are broken by chests, then the victory is shared (SH8.4)."""
    ranks = [(player.points, player.chests) for player in table.players]
    winners = tuple(seat for seat, rank in by_seat(ranks) if rank == max(ranks))
    leaders = sum(player.points == max(ranks)[0] for player in table.players)
    reason = "points" if leaders == 1 else "chests" if len(winners) == 1 else "shared"
    outcome = Outcome(winners, tuple(player.points for player in table.players), reason)
    table.turn_page(phase=Phase.OVER, outcome=outcome, event=None)
    table.emit(MatchEnded(outcome))


def _supply(table: Table, seat: Seat) -> bool:
    """One rice per province; a shortage causes revolts (SH8.2). Returns whether their order is asked."""
    short = missing_rice(table.provinces, table.players, seat)
    shortage = table.content.shortage(short)
    if shortage is None:
        return False
    rising = tuple(table.chance.shuffled(table.owned_by(seat))[: shortage.revolts])
    table.emit(RiceShort(seat, short, rising, shortage.farmers))
    if len(rising) > 1:
        table.ask(AskRevolts, seat, provinces=rising, farmers=shortage.farmers)
        return True
    _rise(table, rising, shortage.farmers)
    return False


def _rise(table: Table, provinces: tuple[ProvinceName, ...], farmers: int) -> None:
    """Carry out revolts in these provinces, in this order (SH8.2)."""
    for name in provinces:
        battle.revolt(table, name, farmers)
