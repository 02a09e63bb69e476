"""The three rounds (SS2, SS5): building the stack, executing the steps of a turn, the end of a round."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rules.spirit import fight, kiai, kiai_effects, penalties, piles, round_end, scoring, setup, turns
from rules.spirit.content import ROUNDS, Rank
from rules.spirit.errors import VillageLost
from rules.spirit.events import Ending, RoundBegan
from rules.spirit.prompts import Place
from rules.spirit.state import (
    ActionDue,
    KiaiDue,
    OldestDue,
    OpponentDue,
    PenaltyDue,
    Phase,
    RaiderActs,
    SecondFightDue,
    TokensDue,
    Turn,
)
from rules.spirit.table import Table


@contextmanager
def village_at_stake(table: Table) -> Iterator[None]:
    """Context in which the village may be lost: VillageLost ends the match."""
    try:
        yield
    except VillageLost as loss:
        scoring.lose(table, loss.reason)


def proceed(table: Table) -> None:
    """Continue after a choice, up to the next prompt or the end of the match.

    Raises VillageLost.
    """
    while table.public.asking is None:
        match table.public.phase:
            case Phase.SETUP:
                if setup.run(table):
                    begin_round(table, 1, table.chance.below(table.public.samurai))
            case Phase.ROUND:
                _go_on(table)
            case _:
                return


def begin_round(table: Table, number: int, first: Place) -> None:
    """Shuffle all raiders of the game and those that join; clear the boards (SS5)."""
    table.turn_page(phase=Phase.ROUND, round=number, turn=Turn(1, first))
    joining = _joining(table, number)
    gathered = piles.gather(table)
    table.set_hidden(box=tuple(name for name in table.hidden.box if name not in joining))
    for place in range(len(table.boards)):
        table.set_board(place, line=(), defended={}, passed=False)
    table.set(discard=())
    piles.reshuffle(table, gathered + joining)
    table.emit(RoundBegan(number, first, len(table.hidden.stack), len(joining)))
    turns.begin(table)


def _joining(table: Table, number: int) -> tuple[str, ...]:
    """The raiders that join: plunderers in round 1, lieutenants in round 2, bosses in round 3."""
    rank = tuple(Rank)[number - 1]
    if rank is Rank.PLUNDERER:
        return setup.deal_plunderers(table)
    count = table.level.officers(rank, table.public.samurai)
    return tuple(table.chance.shuffled(setup.in_box(table, rank))[:count])


def _go_on(table: Table) -> None:
    """The next step of the turn, unless the stack is empty and its last effect is done (SS2.6)."""
    if not table.public.stack and not _unfinished(table):
        _end_round(table, Ending.STACK_EMPTY)
    elif table.agenda:
        task = table.agenda.pop()
        _STEPS[type(task)](table, task)
    else:
        _end_turn(table)


def _unfinished(table: Table) -> bool:
    """Whether the next task belongs to the effect in progress."""
    return bool(table.agenda) and isinstance(table.agenda[-1], OpponentDue | KiaiDue | OldestDue)


def _end_turn(table: Table) -> None:
    turns.return_tokens(table)
    place = turns.following(table)
    if place is None:
        _end_round(table, Ending.ALL_PASSED)
    else:
        table.turn_page(turn=Turn(table.public.turn.number + 1, place))
        turns.begin(table)


def _end_round(table: Table, ending: Ending) -> None:
    """The next round begins to the left of who drew the last raider or passed last (SS5)."""
    round_end.run(table, ending)
    if table.public.round < ROUNDS:
        begin_round(table, table.public.round + 1, table.public.left_of(table.public.latest))
    else:
        scoring.win(table)


_STEPS: Mapping[type, Callable[[Table, Any], None]] = {
    TokensDue: turns.offer_tokens,
    RaiderActs: penalties.raider_acts,
    PenaltyDue: penalties.suffer,
    ActionDue: turns.act,
    SecondFightDue: turns.offer_second_fight,
    OpponentDue: fight.face,
    KiaiDue: kiai_effects.offer,
    OldestDue: kiai.oldest_leaves,
}
