"""A turn from its beginning to its end (HO2), and the end of the match (HO7)."""

from rules.core.model import Outcome, Seat
from rules.honor import houses, reckoning
from rules.honor.events import (
    AllianceEnding,
    BecameShogun,
    HonorCounted,
    MatchEnded,
    NoHonor,
    TurnBegan,
    TurnEnded,
)
from rules.honor.prompts import AskTurn
from rules.honor.state import Standing
from rules.honor.table import Table


def begin(table: Table, seat: Seat, round_number: int) -> None:
    """A seat's turn: a pending breach comes true, honor is counted, a forced claim is made (HO2.1)."""
    table.turn_page(round=round_number, turn=seat, used=0, declared=False)
    table.emit(TurnBegan(seat, round_number))
    if table.players[seat].leaving:
        houses.end_alliance(table, seat, AllianceEnding.BROKEN)
    _count(table, seat)
    if table.players[seat].honor >= table.content.figures.goal[table.public.length]:
        _end_match(table, (seat,), "honor")
    else:
        _claim_if_forced(table, seat)


def end(table: Table, seat: Seat) -> None:
    """End of turn (HO2.4), and the next one's beginning, or the end of the last round (HO7.1)."""
    _claim_if_forced(table, seat)
    table.emit(TurnEnded(seat))
    _ask_again(table)
    following = (seat + 1) % table.seats
    round_number = table.public.round + (following == table.public.first)
    if round_number > table.content.figures.round_cap:
        _end_by_rank(table)
    else:
        begin(table, following, round_number)


def proceed(table: Table) -> None:
    """Go on with the turn, unless something else is asked or the match is over."""
    public = table.public
    if public.outcome or public.asking or public.reaction:
        return
    seat = public.turn
    left = max(0, reckoning.actions(table.content, table.players[seat]) - public.used)
    table.ask(
        AskTurn,
        seat,
        actions=left,
        may_declare=not public.declared,
        may_take_back=table.can_go_back(),
    )


def become_shogun(table: Table, seat: Seat, *, forced: bool = False) -> None:
    """Declaration: my daimyo becomes Shogun (HO3.1)."""
    table.set(declared=True, shogun=seat)
    table.emit(BecameShogun(seat, forced))


def _claim_if_forced(table: Table, seat: Seat) -> None:
    """Enough honor and a daimyo must claim an office that is free; it uses the declaration (HO3.1)."""
    must = reckoning.must_claim(table.content, table.players[seat], table.public.shogun)
    if must and not table.public.declared:
        become_shogun(table, seat, forced=True)


def _count(table: Table, seat: Seat) -> None:
    """Count honor: it fills a debt first, since a debt is honor below zero (HO2.1, HO3.2)."""
    player = table.players[seat]
    if player.ronin:
        table.emit(NoHonor(seat))
        return
    income = reckoning.income(table.content, table.players, table.public.shogun, seat)
    table.set_player(seat, honor=player.honor + income.gained)
    table.emit(HonorCounted(seat, *income, honor=table.players[seat].honor))


def _ask_again(table: Table) -> None:
    """Refusals to save face that were given for this turn end with it."""
    for seat, private in enumerate(table.private):
        if private.standing is Standing.REFUSE_THIS_TURN:
            table.set_private(seat, standing=Standing.ASK)


def _end_by_rank(table: Table) -> None:
    """After the last round: most honor, then most honor income, then shared (HO7.1)."""
    ranks = [
        (player.honor, reckoning.income(table.content, table.players, table.public.shogun, seat).gained)
        for seat, player in enumerate(table.players)
    ]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    if sum(honor == best[0] for honor, _ in ranks) == 1:
        reason = "most_honor"
    else:
        reason = "most_income" if len(winners) == 1 else "shared"
    _end_match(table, winners, reason)


def _end_match(table: Table, winners: tuple[Seat, ...], reason: str) -> None:
    outcome = Outcome(winners, tuple(player.honor for player in table.players), reason)
    table.turn_page(outcome=outcome)
    table.emit(MatchEnded(outcome))
