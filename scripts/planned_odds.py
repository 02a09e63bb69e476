"""Compare the odds shown while planning with the attacks that came: `python -m scripts.planned_odds`.

Plays matches of Shogun, by default between players of all kinds, of whom two in eleven lay what *Suggest*
lays, and compares the odds of each planned attack, on the board and as they are shown, with how often it was
won; attacks that were not made, or were made elsewhere, do not count. With `--fit` it prints the numbers for
data/shogun/planned_odds.toml instead, from the event that was drawn: fit and test on different series.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

import ai
from ai.arena import seed_of
from ai.match import Played, play
from ai.policy import Policy
from ai.regression import ridge
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt, Seat
from rules.core.registry import AnyGame, find
from rules.shogun.advice.orders import suggested
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import BATTLES, Action
from rules.shogun.events import BattleFought, Result
from rules.shogun.forecast import odds_by_event
from rules.shogun.planned_odds import PlannedOdds, comes_first, growth, log_odds, planned_odds
from rules.shogun.prompts import AskPlan
from rules.shogun.rehearsal import Rehearsed, rehearse
from rules.shogun.state import Observation, Phase, State

MIXED = (
    *("advised", "suggest", "suggest", "medium", "easy", "reference"),
    *("builder", "raider", "miser", "farmer", "guard"),
)
STEPS = 12
"""Newton's steps of the logistic regression."""


class Attack(NamedTuple):
    """A planned attack that was made."""

    comes_first: bool
    """Whether its action was known to be the first; such attacks have no part in the fit."""
    is_neutral: bool
    growth: float
    """By how much its owner might strengthen the defence before (`rules.shogun.planned_odds.growth`)."""
    chance: float
    """On the board while planning, with the event that was drawn."""
    shown: PlannedOdds
    won: bool


def advised(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """The policy of who lays the advice, with a target for each battle; greedy chooses these later."""
    return game.advise(observation)


def suggesting(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """The policy of who presses *Suggest* and *Confirm*."""
    if isinstance(prompt, AskPlan) and not prompt.confirmed:
        return SubmitPlan(suggested(observation))
    return game.advise(observation)


def policies() -> dict[str, Policy]:
    return {**ai.policies(), "advised": advised, "suggest": suggesting}


def attacks(played: Played) -> Iterator[Attack]:
    """The attacks of a match that were made as they were planned."""
    game, plans = played.game, dict[Seat, SubmitPlan]()
    planned: dict[tuple[Seat, Action], tuple[Observation, Rehearsed]] = {}
    state: State = game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    for number, (seat, command) in enumerate(played.moves, start=1):
        if isinstance(command, SubmitPlan):
            plans[seat] = command
        elif isinstance(command, WithdrawPlan):
            del plans[seat]
        before = state
        for stage in game.apply(state, seat, command, Chance(played.seed, number)).stages:
            if before.public.phase is Phase.PLANNING and stage.state.public.phase is not Phase.PLANNING:
                planned = {
                    (one, step.action): (observation, step)
                    for one, submitted in plans.items()
                    for observation in [game.observe(before, one)]
                    for step in rehearse(observation, submitted.plan)
                }
            for event in stage.events:
                if isinstance(event, BattleFought) and (event.seat, event.action) in planned:
                    yield from _made(event, stage.state.public.event, *planned[event.seat, event.action])
            before = state = stage.state


def _made(event: BattleFought, drawn: int | None, seen: Observation, step: Rehearsed) -> Iterator[Attack]:
    march = step.march
    if march is None or step.action not in BATTLES or march.target != event.target:
        return
    public, won = seen.public, event.result is Result.ATTACKER_WINS
    [shown] = planned_odds(public, event.seat, step.action, [march])
    if shown:
        alone = replace(public, events=() if drawn is None else (drawn,))
        [[chance]] = odds_by_event(alone, event.seat, [march])
        is_neutral = public.provinces[march.target].owner is None
        first, more = comes_first(public, step.action), growth(public, step.action, march)
        yield Attack(first, is_neutral, more, chance, shown, won)


def fitted(found: Sequence[Attack]) -> list[float]:
    """The constant, the slope and the number for growth, by iteratively reweighted least squares."""
    rows = [(1.0, log_odds(attack.chance), attack.growth) for attack in found]
    weights = [0.0, 1.0, 0.0]
    for _ in range(STEPS):
        scaled, targets = [], []
        for row, attack in zip(rows, found, strict=True):
            score = sum(map(lambda weight, number: weight * number, weights, row))
            chance = 1 / (1 + exp(-score))
            spread = sqrt(chance * (1 - chance))
            scaled.append([number * spread for number in row])
            targets.append(score * spread + (attack.won - chance) / spread)
        weights = ridge(scaled, targets, 0.0)
    return weights


def reliability(name: str, pairs: Sequence[tuple[float, bool]]) -> Iterator[str]:
    """How often fights of each tenth of the odds were won, and the Brier score."""
    brier = sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)
    yield f"{name}: {len(pairs)} fights, Brier {brier:.3f}"
    for tenth in range(10):
        some = [pair for pair in pairs if min(int(pair[0] * 10), 9) == tenth]
        if some:
            foretold, won = (sum(column) / len(some) for column in zip(*some, strict=True))
            yield f"  {tenth * 10:3} % on: {len(some)}, foretold {foretold:.1%}, won {won:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--policy", default="mixed", choices=["mixed", *policies()])
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    parser.add_argument("--fit", action="store_true", help="print the numbers for the data file")
    chosen = parser.parse_args()
    game, players, found = find("shogun"), policies(), list[Attack]()
    for number in range(chosen.games):
        seats = 3 + number % 3
        names = MIXED if chosen.policy == "mixed" else (chosen.policy,)
        table = [players[name] for name in Random(number).choices(names, k=seats)]
        found += attacks(play(game, seats, game.options_type(), seed_of(chosen.seed, number), table))
    if chosen.fit:
        later = [attack for attack in found if not attack.comes_first]
        for name, is_neutral in (("neutral", True), ("owned", False)):
            numbers = fitted([attack for attack in later if attack.is_neutral is is_neutral])
            print(name, *(f"{number:.3f}" for number in numbers))
        return
    print(*reliability("on the board", [(one.shown.now, one.won) for one in found]), sep="\n")
    print(*reliability("shown", [(one.shown.then, one.won) for one in found]), sep="\n")


if __name__ == "__main__":
    main()
