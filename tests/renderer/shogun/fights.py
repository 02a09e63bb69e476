"""Battles and revolts of random matches."""

from collections.abc import Iterator
from itertools import count
from random import Random

from ai import uniform
from ai.arena import seed_of
from rules.core.chance import Chance
from rules.shogun.content import Side
from rules.shogun.events import BattleFought, RevoltFought
from rules.shogun.game import GAME
from rules.shogun.state import Options, Setup

SEATS = (3, 4, 5)


def fights(series: int) -> Iterator[tuple[BattleFought | RevoltFought, Side, int]]:
    """Yields endless fights with the side of the map and the number of seats."""
    chance = Random(series)
    for number in count():
        side, seats = chance.choice(tuple(Side)), chance.choice(SEATS)
        setup = Setup.DRAFT if side is Side.MOON else Setup.PRESET
        seed = seed_of(series, number)
        step = GAME.setup(Options(side, setup), seats, Chance(seed, 0))
        for row in count(1):
            asked = [prompt for prompt in GAME.prompts(step.state).values() if prompt.owed]
            if GAME.outcome(step.state) or not asked:
                break
            seat = asked[0].seat
            observation, legal = GAME.observe(step.state, seat), GAME.legal(step.state, seat)
            command = uniform.choose(GAME, observation, asked[0], legal, Chance(bytes(32), row))
            step = GAME.apply(step.state, seat, command, Chance(seed, row))
            for event in (event for stage in step.stages for event in stage.events):
                if isinstance(event, BattleFought | RevoltFought):
                    yield event, side, seats
