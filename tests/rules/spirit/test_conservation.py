"""SS1.2, SS1.3: each violation of a conservation law is detected, and nothing else."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.errors import BrokenInvariant
from rules.spirit.content import Difficulty, Symbol, content
from rules.spirit.game import GAME
from rules.spirit.state import Options, Phase, State
from tests.rules.spirit.matches import random_match

STATES = [row.step.state for row in random_match(Options(Difficulty.HARD), 3, "laws")]
SOUND = STATES[0]
PUBLIC, HIDDEN = SOUND.public, SOUND.hidden
HAT = next(name for name, raider in content().raiders.items() if raider.symbol is Symbol.HAT)


def public(state: State = SOUND, **changes: Any) -> State:
    return replace(state, public=replace(state.public, **changes))


def hidden(state: State = SOUND, **changes: Any) -> State:
    return replace(state, hidden=replace(state.hidden, **changes))


def board(**changes: Any) -> State:
    """With something else on the first samurai's board."""
    first, *others = PUBLIC.boards
    return public(boards=(replace(first, **changes), *others))


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (hidden(box=HIDDEN.box[1:]), "raiders lost or doubled"),
        (hidden(box=(*HIDDEN.box, HIDDEN.box[0])), "raiders lost or doubled"),
        (hidden(box=(HIDDEN.box[1], *HIDDEN.box[1:])), "raiders lost or doubled"),
        (public(discard=(HIDDEN.stack[0],)), "raiders lost or doubled"),
        (public(turned_up=(HIDDEN.stack[0],)), "raiders lost or doubled"),
        (board(line=(HIDDEN.stack[0],)), "raiders lost or doubled"),
        (public(farms=PUBLIC.farms - 1), "there are 5 farms"),
        (hidden(farms=HIDDEN.farms[1:]), "there are 6 farms"),
        (hidden(farms=HIDDEN.farms[:1] * len(HIDDEN.farms)), "there are 6 farms"),
        (hidden(families=HIDDEN.families[:1] * 3), "families are doubled"),
        (hidden(families=HIDDEN.families[1:]), "the families shows 3 cards of 2"),
        (public(families=(HIDDEN.families[1], None, None)), "the families is not what was seen"),
        (public(barricades=-1), "there are -1 barricades"),
        (public(barricades=PUBLIC.barricade_limit + 1), "barricades, at most"),
        (public(stack=PUBLIC.stack[1:]), "the stack shows"),
        (public(stack=(HIDDEN.stack[1], *PUBLIC.stack[1:])), "the stack is not what was seen of it"),
        (public(intruders=(None,)), "the intruder stack shows 1 cards of 0"),
        (public(reserve=(PUBLIC.boards[0].name,)), "support tokens lost or doubled"),
        (public(spent=(PUBLIC.boards[1].name,)), "support tokens lost or doubled"),
        (board(token_home=False), "support tokens lost or doubled"),
        (board(lent=(PUBLIC.boards[1].name,)), "support tokens lost or doubled"),
    ],
)
def test_SS1_3_something_is_lost_or_doubled(state: State, told: str) -> None:
    with pytest.raises(BrokenInvariant, match=told):
        GAME.check(state)


def test_SS2_3_a_raider_is_held_off_at_its_own_symbol() -> None:
    stack = tuple(name for name in HIDDEN.stack if name != HAT)
    box = tuple(name for name in HIDDEN.box if name != HAT)
    taken = hidden(public(stack=(None,) * len(stack)), stack=stack, box=box)
    first, *others = PUBLIC.boards
    for symbol, told in ((Symbol.HAT, None), (Symbol.FARM, "is held off at farm")):
        boards = (replace(first, defended={symbol: HAT}), *others)
        if told is None:
            GAME.check(public(taken, boards=boards))
        else:
            with pytest.raises(BrokenInvariant, match=told):
                GAME.check(public(taken, boards=boards))


def test_SS1_3_what_is_sound_is_let_pass() -> None:
    """With barricades or none, with what has been seen of the piles, and before there are tokens."""
    for barricades in (0, PUBLIC.barricade_limit):
        GAME.check(public(barricades=barricades))
    GAME.check(public(stack=(HIDDEN.stack[0], *PUBLIC.stack[1:])))
    GAME.check(public(phase=Phase.SETUP, boards=()))
    for state in STATES:
        GAME.check(state)
