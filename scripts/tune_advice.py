"""Tune the weights of the advice for Shogun: `python -m scripts.tune_advice --seconds 200 --out FILE`.

For each round of the match, evolution strategies on common positions: a player with changed weights plans and
plays the round, the others take the advice, and the learned value judges where that leads. What is not
measured here, how the changed rounds fit together, `gyoji arena` has to show.
"""

import argparse
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from ai.quick_chance import QuickChance
from ai.rollout import play_on
from ai.shogun.plans import Planner
from ai.shogun.training import STAGES, noisy_match
from ai.shogun.value import learned as learned_value
from ai.shogun.worlds import is_over
from rules.core.model import Seat
from rules.shogun.advice import advise
from rules.shogun.advice.weights import FILE, Style, Weights, learned
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.game import GAME, Shogun
from rules.shogun.state import Observation, State

SEATS = 5
"""The tables of the positions."""
STEP = 0.35
"""Standard deviation of the logarithm of a weight among those that are tried."""
RATE = 0.5
"""How far one generation moves, in steps."""
PAIRS = 8
"""Weights and their opposites that are tried in a generation."""
TRIALS = 60
"""Positions in which each of them plays a round."""
TUNED = (
    *("province", "building", "yields", "army", "casualty", "fear"),
    *("spite", "build", "chest", "rice", "hope", "marker"),
)
"""The weights that are tuned: the others matter less."""
HELD_OUT = 0.25
"""The part of the positions in which the result is compared with the start."""


class Task(NamedTuple):
    """A position in which one seat still has to plan."""

    state: State
    seat: Seat


class Styled(Shogun):
    """Shogun in which one seat is advised by other weights."""

    def __init__(self, seat: Seat, style: Style) -> None:
        super().__init__()
        self._seat, self._style = seat, style

    def advise(self, observation: Observation) -> AnyCommand:
        return advise(observation, self._style if observation.viewer == self._seat else None)


def tasks(first: int, matches: int) -> dict[str, list[Task]]:
    """For each stage one position a seat of each match."""
    found: dict[str, list[Task]] = {stage: [] for stage in STAGES}
    for number in range(first, first + matches):
        match = noisy_match(number)
        if len(match.scores) != SEATS:
            continue
        for stage, state in match.plannings.items():
            for seat in range(len(match.scores)):
                found[stage].append(_task(state, Seat(seat), QuickChance(number << 22 | seat)))
    return found


def _task(state: State, seat: Seat, dice: QuickChance) -> Task:
    """The position after the others have planned, a third of them not quite as advised."""
    for other in range(state.public.seats):
        if other != seat:
            planner = Planner(GAME.observe(state, Seat(other)))
            plan = planner.advised
            if dice.happens(1, 3):
                plan = planner.changed(planner.changed(plan, dice), dice)
            state = GAME.apply(state, Seat(other), SubmitPlan(plan), dice).state
    return Task(state, seat)


def value(task: Task, style: Style, luck: int) -> float:
    """The chance of winning that a round with these weights leads to."""
    state, seat = task
    game: Any = Styled(seat, style)
    end = play_on(game, state, seat, game.advise(GAME.observe(state, seat)), luck, is_over)
    return learned_value().chances(end.public)[seat]


def tuned(stage: int, start: Weights, found: Sequence[Task], seconds: float, dice: Random) -> Weights:
    """Better weights for a round."""
    end, logs = process_time() + seconds, [0.0] * len(astuple(start))
    momentum = logs
    free = [index for index, name in enumerate(Weights.__struct_fields__) if name in TUNED]
    style, trail = list(learned(SEATS)), list[list[float]]()
    generation = 0
    while process_time() < end:
        slopes = [0.0] * len(logs)
        for _ in range(PAIRS):
            change = [dice.gauss(0, 1) if index in free else 0.0 for index in range(len(logs))]
            gains = []
            sample = [(dice.choice(found), dice.getrandbits(40)) for _ in range(TRIALS)]
            for sign in (1, -1):
                style[stage] = moved(
                    start, [log + sign * STEP * one for log, one in zip(logs, change, strict=True)]
                )
                gains.append(fmean(value(task, style, luck) for task, luck in sample))
            for index, one in enumerate(change):
                slopes[index] += (gains[0] - gains[1]) * one / PAIRS
        momentum = [0.8 * old + slope for old, slope in zip(momentum, slopes, strict=True)]
        length = sqrt(sum(one * one for one in momentum)) or 1.0
        generation += 1
        rate = RATE * STEP / length / sqrt(1 + generation / 8)
        logs = [log + rate * one for log, one in zip(logs, momentum, strict=True)]
        trail.append(logs)
    print(generation, "generations", flush=True)
    last = trail[-max(1, generation // 2) :]
    return moved(start, [fmean(column) for column in zip(*last, strict=True)])


def moved(start: Weights, logs: Sequence[float]) -> Weights:
    return Weights(*(weight * exp(log) for weight, log in zip(astuple(start), logs, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=200, help="processor time for each round of the match"
    )
    parser.add_argument("--rounds", nargs="+", default=STAGES, choices=STAGES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    dice, style = Random(chosen.first), list(learned(SEATS))
    positions = tasks(chosen.first, chosen.matches)
    for name in chosen.rounds:
        stage, found = STAGES.index(name), positions[name]
        held = round(len(found) * HELD_OUT)
        before = list(style)
        style[stage] = tuned(stage, style[stage], found[held:], chosen.seconds, dice)
        gains = [
            value(task, style, luck) - value(task, before, luck) for luck in range(6) for task in found[:held]
        ]
        error = 1.96 * stdev(gains) / sqrt(len(gains))
        print(
            name,
            f"{fmean(gains):+.4f} (95 %: ± {error:.4f}, {len(gains)} rounds)",
            style[stage],
            flush=True,
        )
        chosen.out.write_bytes(msgspec.json.format(msgspec.json.encode(style)) + b"\n")


if __name__ == "__main__":
    main()
