"""The three rounds (SS2, SS5): laying out the stack, going from step to step, what comes after a round."""

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
    """Whatever is done in here may cost the village: then the match is over."""
    try:
        yield
    except VillageLost as loss:
        scoring.lose(table, loss.reason)


def proceed(table: Table) -> None:
    """Go on from a choice that was made until the next one is asked, or the match is over.

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
    """All raiders of the game and those who join them are shuffled; boards are cleared (SS5)."""
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
    """The plunderers are dealt for round 1; lieutenants join for round 2, bosses for round 3."""
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
    """Whether what is due next belongs to the effect that is going on."""
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
    """Left of the one who drew the last raider or passed last begins the next round (SS5)."""
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
