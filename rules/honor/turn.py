"""A turn from its beginning to its end (HO2), and the end of the match (HO7)."""

from collections.abc import Callable, Iterator, Mapping

from rules.core.errors import IllegalCommand
from rules.core.model import Outcome, Seat, by_seat
from rules.honor import battle, dishonor, houses, office, reckoning, saving
from rules.honor.commands import EndTurn, SetStanding, TakeBack
from rules.honor.events import (
    AllianceEnding,
    HonorCounted,
    MatchEnded,
    NoHonor,
    TakenBack,
    TurnBegan,
    TurnEnded,
)
from rules.honor.prompts import AskTurn, Cause
from rules.honor.state import Standing
from rules.honor.table import Table
from rules.honor.turn_action import Hand, TurnAction, WayBack


def begin(table: Table, seat: Seat, round_number: int) -> None:
    """Begin a seat's turn: a breach takes effect, honor is counted, a forced claim is made (HO2.1)."""
    table.turn_page(round=round_number, turn=seat, used=0, declared=False)
    table.emit(TurnBegan(seat, round_number))
    if table.players[seat].leaving:
        houses.end_alliance(table, seat, AllianceEnding.BROKEN)
    _count(table, seat)
    if table.players[seat].honor >= table.content.figures.goal[table.public.length]:
        _end_match(table, (seat,), "honor")
    else:
        office.claim_if_forced(table, seat)


def end(table: Table, seat: Seat) -> None:
    """End a turn (HO2.4), and begin the next one or end the match after the last round (HO7.1)."""
    office.claim_if_forced(table, seat)
    table.emit(TurnEnded(seat))
    _ask_again(table)
    following = (seat + 1) % table.seats
    round_number = table.public.round + (following == table.public.first)
    if round_number > table.content.figures.round_cap:
        _end_by_rank(table)
    else:
        begin(table, Seat(following), round_number)


def proceed(table: Table) -> None:
    """Continue with a reaction, then with the turn, up to the next prompt or the end of the match."""
    public = table.public
    if public.reaction and not public.asking and saving.is_settled(table):
        saving.close(table)
        _AFTER_SAVING[public.reaction.cause](table)
    public = table.public
    if public.outcome or public.asking or public.reaction:
        return
    _ask(table)


_AFTER_SAVING: Mapping[Cause, Callable[[Table], None]] = {
    Cause.DISHONOR: dishonor.ask_victim,
    Cause.BATTLE: battle.take_spoils,
}


def _ask(table: Table) -> None:
    """Ask for an action, a declaration, or the end of the turn (HO2.2)."""
    seat, public = table.public.turn, table.public
    left = max(0, reckoning.actions(table.content, table.players[seat]) - public.used)
    table.ask(
        AskTurn,
        seat,
        actions=left,
        may_declare=not public.declared,
        may_take_back=table.can_go_back(),
    )


class FinishTurn(TurnAction[EndTurn]):
    """The end of the turn (HO2.4)."""

    command = EndTurn

    def problems(self, hand: Hand, command: EndTurn) -> Iterator[IllegalCommand]:
        return iter(())

    def carry_out(self, table: Table, seat: Seat, command: EndTurn) -> None:
        end(table, seat)


class UndoAction(TurnAction[TakeBack]):
    """Undo the last action of this turn that can be undone."""

    command = TakeBack
    way_back = WayBack.KEPT

    def problems(self, hand: Hand, command: TakeBack) -> Iterator[IllegalCommand]:
        if not hand.prompt.may_take_back:
            yield IllegalCommand("nothing_to_take_back")

    def carry_out(self, table: Table, seat: Seat, command: TakeBack) -> None:
        table.emit(TakenBack(seat, table.go_back()))


class OrderStanding(TurnAction[SetStanding]):
    """Change the private standing order about saving face."""

    command = SetStanding
    way_back = WayBack.KEPT

    def problems(self, hand: Hand, command: SetStanding) -> Iterator[IllegalCommand]:
        if command.standing is hand.private.standing:
            yield IllegalCommand("standing_already", standing=command.standing)

    def carry_out(self, table: Table, seat: Seat, command: SetStanding) -> None:
        table.set_private(seat, standing=command.standing)


def _count(table: Table, seat: Seat) -> None:
    """Count honor: it reduces a debt first, since a debt is negative honor (HO2.1, HO3.2)."""
    player = table.players[seat]
    if player.ronin:
        table.emit(NoHonor(seat))
        return
    income = reckoning.income(table.content, table.players, table.public.shogun, seat)
    table.set_player(seat, honor=player.honor + income.gained)
    table.emit(HonorCounted(seat, *income, honor=table.players[seat].honor))


def _ask_again(table: Table) -> None:
    """Refusals to save face that were given for this turn expire with it."""
    for seat, private in by_seat(table.private):
        if private.standing is Standing.REFUSE_THIS_TURN:
            table.set_private(seat, standing=Standing.ASK)


def _end_by_rank(table: Table) -> None:
    """After the last round: most honor wins, then most honor income, then shared victory (HO7.1)."""
    ranks = [
        (player.honor, reckoning.income(table.content, table.players, table.public.shogun, seat).gained)
        for seat, player in by_seat(table.players)
    ]
    best = max(ranks)
    winners = tuple(seat for seat, rank in by_seat(ranks) if rank == best)
    if sum(honor == best[0] for honor, _ in ranks) == 1:
        reason = "most_honor"
    else:
        reason = "most_income" if len(winners) == 1 else "shared"
    _end_match(table, winners, reason)


def _end_match(table: Table, winners: tuple[Seat, ...], reason: str) -> None:
    outcome = Outcome(winners, tuple(player.honor for player in table.players), reason)
    table.turn_page(outcome=outcome)
    table.emit(MatchEnded(outcome))
