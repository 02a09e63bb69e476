"""Compare what Shogun's planning panel foretells with what comes: `python -m scripts.forecast_accuracy`.

Plays matches between computer players and counts, for each plan as it was confirmed, whether the chests and
the rice after the ten actions, the actions dropped for lack of chests, the deployments dropped for lack of
chests or armies, and winter's loss, short provinces and revolts lie within the forecast. Actions that were
dropped for another reason, which the table is told, are taken out of the plan first; hunger is compared where
a player has lost no province since.

Then the odds: of battles of standing orders, how many were won, by what was foretold just before the action
card (by what was shown while planning: `scripts.planned_odds`). The same of revolts, won if they were put
down: those that planned actions cause, and those of hunger, which are foretold in winter alone. A Brier score
of 0 is perfect; whoever says 50 % always has 0.25.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

import ai
from ai.arena import seed_of
from ai.match import Played, play
from rules.core.chance import Chance
from rules.core.model import Seat, Stage
from rules.core.registry import find
from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import DEPLOYS, ProvinceName, content
from rules.shogun.events import (
    ActionDropped,
    AnyEvent,
    BattleFought,
    Reason,
    Result,
    RevoltFought,
    WinterCame,
)
from rules.shogun.forecast import Forecast, Span, forecast, odds_of_revolt
from rules.shogun.rehearsal import rehearse, unrest
from rules.shogun.state import Observation, Phase, Plan, Public, State
from scripts.planned_odds import reliability


class Laid(NamedTuple):
    """A plan, and what its player saw when it was confirmed."""

    observation: Observation
    plan: Plan


class Accuracy:
    """How often forecasts held, and how odds came true."""

    def __init__(self) -> None:
        self.held = Counter[str]()
        self.broken = Counter[str]()
        self.widths: dict[str, list[int]] = defaultdict(list)
        self.odds: dict[str, list[tuple[float, bool]]] = defaultdict(list)

    def note(self, name: str, span: Span, number: int) -> None:
        (self.held if span.least <= number <= span.most else self.broken)[name] += 1
        self.widths[name].append(span.most - span.least)

    def lines(self) -> Iterator[str]:
        for name in self.held | self.broken:
            widths = self.widths[name]
            certain, mean = widths.count(0) / len(widths), sum(widths) / len(widths)
            yield (
                f"{name}: {self.held[name]} within, {self.broken[name]} outside; "
                f"one number in {certain:.0%}, mean width {mean:.2f}"
            )
        for name, seen in self.odds.items():
            yield from reliability(name, seen)


def observe(played: Played, accuracy: Accuracy) -> None:
    """Play a match again, and compare round by round."""
    game, laid, events = played.game, dict[Seat, Laid](), list[AnyEvent]()
    state = game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    for number, (seat, command) in enumerate(played.moves, start=1):
        match command:
            case SubmitPlan(plan=plan):
                laid[seat] = Laid(game.observe(state, seat), plan)
            case WithdrawPlan():
                del laid[seat]
        before: State = state
        for stage in game.apply(state, seat, command, Chance(played.seed, number)).stages:
            _revolts(stage, before, laid, accuracy)
            if stage.state.public.phase is Phase.ACTIONS:
                _battles(stage, before, accuracy)
                events += stage.events
            elif laid and before.public.phase is Phase.ACTIONS:
                _compare(laid, events, before.public, stage, accuracy)
                laid, events = {}, []
            before = state = stage.state


def _compare(
    laid: dict[Seat, Laid],
    events: list[AnyEvent],
    after: Public,
    following: Stage[State, AnyEvent],
    accuracy: Accuracy,
) -> None:
    dropped = {
        (event.seat, event.action): event.reason for event in events if isinstance(event, ActionDropped)
    }
    came = next((event for event in following.events if isinstance(event, WinterCame)), None)
    for seat, (observation, plan) in laid.items():
        reasons = {action: dropped[seat, action] for action in plan.provinces if (seat, action) in dropped}
        unpaid = {action for action, reason in reasons.items() if reason is Reason.TOO_FEW_CHESTS}
        unmanned = {action for action, reason in reasons.items() if reason is Reason.SUPPLY_TOO_SMALL}
        done = {
            action: name
            for action, name in plan.provinces.items()
            if action in unpaid | unmanned or action not in reasons
        }
        kept = replace(plan, provinces=done)
        foretold = forecast(observation, kept)
        player = after.players[seat]
        accuracy.note("chests", foretold.chests, player.chests)
        accuracy.note("rice", foretold.rice, player.rice)
        surely, perhaps = len(foretold.unpaid), len(foretold.unpaid | foretold.risky)
        accuracy.note("actions that cannot be paid", Span(surely, perhaps), len(unpaid))
        steps = [step for step in rehearse(observation, kept) if step.action in DEPLOYS]
        surely = sum(step.dropped is not None and not step.perhaps for step in steps)
        perhaps = sum(step.dropped is not None for step in steps)
        missed = len((unpaid | unmanned).intersection(DEPLOYS))
        accuracy.note("deployments dropped", Span(surely, perhaps), missed)
        if came:
            had = observation.public.owned_by(seat)
            _winter(foretold, had, after, seat, content().events[came.event].winter_rice_loss, accuracy)


def _winter(
    foretold: Forecast,
    had: Collection[ProvinceName],
    after: Public,
    seat: Seat,
    loss: int,
    accuracy: Accuracy,
) -> None:
    """The hunger of those who still have all provinces that they `had` when they planned."""
    owned = after.owned_by(seat)
    if set(owned).issuperset(had):
        left = max(0, after.players[seat].rice - loss)
        short = max(0, len(owned) - left)
        accuracy.note("rice that winter leaves", foretold.winter_rice, left)
        row = content().shortage(short)
        accuracy.note("provinces that eat", foretold.mouths, len(owned))
        accuracy.note("provinces without rice", foretold.short, short)
        accuracy.note("revolts of hunger", foretold.revolts, row.revolts if row else 0)


def _battles(stage: Stage[State, AnyEvent], before: State, accuracy: Accuracy) -> None:
    """The first battle of a stage, if it is by standing order."""
    first = next((event for event in stage.events if isinstance(event, BattleFought)), None)
    if first and first.standing:
        now = Observation(first.seat, before.public, None)
        chance = odds.of_battle(Outlook(now), first.target)[first.armies]
        accuracy.odds["odds just before"].append((chance, first.result is Result.ATTACKER_WINS))


def _revolts(
    stage: Stage[State, AnyEvent], before: State, laid: dict[Seat, Laid], accuracy: Accuracy
) -> None:
    """The revolts of a stage that the plan foretold, and its first one by what lay on the board before it.

    Farmers beyond the markers of the province rise in winter (SH8.2).
    """
    acting = stage.state.public.phase is Phase.ACTIONS
    cause = "an action" if acting else "hunger"
    fought = [event for event in stage.events if isinstance(event, RevoltFought)]
    for event in fought[:1]:
        extra = event.farmers - before.public.provinces[event.province].revolts
        chance = odds_of_revolt(before.public, event.seat, event.province, extra)
        accuracy.odds[f"revolts of {cause} just before"].append((chance, event.put_down))
    for event in fought if acting else ():
        observation, plan = laid[event.seat]
        chances = unrest(observation.public, event.seat, plan, rehearse(observation, plan))
        for action, chance in chances.items():
            if plan.provinces[action] == event.province:
                accuracy.odds[f"revolts of {cause} while planning"].append((chance, event.put_down))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--policy", default="greedy", choices=ai.policies())
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    chosen = parser.parse_args()
    game, accuracy = find("shogun"), Accuracy()
    for number in range(chosen.games):
        seats = 3 + number % 3
        policies = [ai.policies()[chosen.policy]] * seats
        observe(play(game, seats, game.options_type(), seed_of(chosen.seed, number), policies), accuracy)
    print("\n".join(accuracy.lines()))


if __name__ == "__main__":
    main()
