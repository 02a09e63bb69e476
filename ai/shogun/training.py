"""Learning the value of positions by fitted value iteration, from the last planning of a match to the first.

Positions are taken from matches between noisy advised players at every kind of table. From each, one seat
plans by search, and the points that it may then expect, by the next season's value or at the end exactly, are
what its features are fitted to. One such example has far less luck in it than the end of a match.
"""

from collections.abc import Callable, Iterable, Iterator
from math import log, sqrt
from operator import mul
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ai.policy import Effort
from ai.quick_chance import QuickChance
from ai.regression import ridge
from ai.shogun.features import NAMES, features
from ai.shogun.plans import Planner
from ai.shogun.player import plan
from ai.shogun.value import FILE, Learned, Value, Weights
from ai.shogun.worlds import Worlds
from rules.core.model import Seat
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import ROUNDS, YEARS, Side
from rules.shogun.game import GAME
from rules.shogun.state import Options, Phase, Setup, State

__all__ = ["FILE", "STAGES", "train"]

STAGES = tuple(f"{year}-{season}" for year in range(1, YEARS + 1) for season in ROUNDS)
TABLES = (
    *((5, Options()),) * 4,
    (5, Options(Side.SUN, Setup.DRAFT)),
    (5, Options(Side.MOON, Setup.DRAFT)),
    (4, Options()),
    (4, Options(Side.MOON, Setup.DRAFT)),
    (3, Options()),
    (3, Options(Side.MOON, Setup.DRAFT)),
)
"""The tables that positions are taken from, in turn: most matches have five players."""
NOISE = (0, 0, 1, 2, 4)
"""How many changes there are in the plans of a player, drawn for each."""
ROLLOUTS = 60
"""What the search of an example costs."""
OUTCOMES = 12
"""The worlds in which the plan that was found is tried."""
PENALTY = 0.002
SPREADS = (1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 8.0, 10.0)


class Match(NamedTuple):
    """The states in which all began to plan, by stage, and the final scores."""

    plannings: dict[str, State]
    scores: tuple[int, ...]


class Task(NamedTuple):
    """A position from which a seat plans by search."""

    state: State
    seat: Seat
    number: int
    value: Value


class Example(NamedTuple):
    """A seat's features, and the points that it scored from there on average."""

    row: tuple[float, ...]
    points: float


def seat_of(number: int) -> Seat:
    """The seat whose position a match is an example of: each seat of a table in turn."""
    turn, table = divmod(number, len(TABLES))
    seats, _ = TABLES[table]
    return Seat((turn + table) % seats)


def noisy_match(number: int) -> Match:
    """A match between players who change their advised plans, some more and some less."""
    seats, options = TABLES[number % len(TABLES)]
    row = number << 20
    dice = QuickChance(row)
    noise = [dice.pick(NOISE) for _ in range(seats)]
    state = GAME.setup(options, seats, QuickChance(row + 1)).state
    row, plannings = row + 1, {}
    while not (outcome := GAME.outcome(state)):
        public = state.public
        if public.phase is Phase.PLANNING and not any(public.confirmed):
            plannings[f"{public.year}-{public.season}"] = state
        seat = next(seat for seat, prompt in GAME.prompts(state).items() if prompt.owed)
        observation = GAME.observe(state, seat)
        command: Any = GAME.advise(observation)
        if isinstance(command, SubmitPlan):
            planner = Planner(observation)
            for _ in range(noise[seat]):
                command = SubmitPlan(planner.changed(command.plan, dice))
        row += 1
        state = GAME.apply(state, seat, command, QuickChance(row)).state
    return Match(plannings, outcome.scores)


def example(task: Task) -> Example:
    """What a seat that searches may expect from a position."""
    dice = QuickChance(task.number)
    observation = GAME.observe(task.state, task.seat)
    worlds = Worlds(GAME, observation, dice, task.value)
    found = SubmitPlan(plan(worlds, observation, dice, Effort(ROLLOUTS)))
    fresh = range(ROLLOUTS, ROLLOUTS + OUTCOMES)
    totals = (task.value.totals(worlds.outcome(found, world))[task.seat] for world in fresh)
    public = task.state.public
    return Example(features(public)[task.seat], fmean(totals) - public.players[task.seat].points)


class Fitted(NamedTuple):
    """The result for one stage: its examples, the mean error in points, and all that is learned so far."""

    stage: str
    examples: int
    error: float
    learned: Learned


Mapper: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""`map`, or that of a pool of processes."""


def train(positions: int, apply: Mapper) -> Iterator[Fitted]:
    """Learn from this number of matches, stage by stage from the last. The result is the same everywhere."""
    matches = list(apply(noisy_match, range(positions)))
    learned: dict[str, Weights] = {}
    for stage in reversed(STAGES):
        value = Value(dict(learned))
        tasks = [
            Task(match.plannings[stage], seat_of(number), number, value)
            for number, match in enumerate(matches)
        ]
        examples = list(apply(example, tasks))
        rows, points = [one.row for one in examples], [one.points for one in examples]
        weights = tuple(ridge(rows, points, PENALTY * len(examples)))
        fitted = [Weights(weights, spread) for spread in SPREADS]
        likelihoods = [_likelihood(matches, stage, one) for one in fitted]
        learned[stage] = fitted[likelihoods.index(max(likelihoods))]
        misses = (one.points - sum(map(mul, weights, one.row)) for one in examples)
        error = sqrt(fmean(miss * miss for miss in misses))
        result = Learned(GAME.rules_version, positions, NAMES, dict(reversed(learned.items())))
        yield Fitted(stage, len(examples), error, result)


def _likelihood(matches: Iterable[Match], stage: str, weights: Weights) -> float:
    """The mean logarithm of the chances that were given to the winners of these matches."""
    value = Value({stage: weights})
    logs = []
    for match in matches:
        chances = value.chances(match.plannings[stage].public)
        winners = [seat for seat, score in enumerate(match.scores) if score == max(match.scores)]
        logs.append(fmean(log(chances[seat] + 1e-12) for seat in winners))
    return fmean(logs)
