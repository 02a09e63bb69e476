"""Find the numbers of Shogun's reasons again: `python -m scripts.reasons_accuracy`.

Plays matches of three, four and five players of many kinds at every sort of table, takes what *Suggest*
lays for each seat in each round, and compares each reason for it with what is counted here: points and taxes
by the printed rules, all else in the same imagined worlds, played again; nothing may differ. For one plan in
eleven the share of the worlds is also held against that of other worlds, where luck differs, and so are the
shares of more worlds of the same series: what would be gained if more were played.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean
from typing import NamedTuple

from msgspec.structs import replace

import ai
from ai.arena import seed_of
from ai.match import Played, play
from ai.quick_chance import QuickChance
from ai.shogun.reasons import WORLDS, Kind, Reason, reasons
from ai.shogun.worlds import Worlds
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.advice.orders import suggested
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BUILDS, Effect, Side, content
from rules.shogun.events import AnyEvent, WinterCame
from rules.shogun.game import GAME
from rules.shogun.scoring import tally
from rules.shogun.state import Observation, Options, Plan, Public, Setup, State

PLAYERS = ("greedy", "builder", "uniform", "raider", "miser", "reference", "farmer")
"""Who plays; the next match begins with the next of them."""
TABLES = (
    Options(Side.SUN, Setup.PRESET),
    Options(Side.SUN, Setup.DRAFT),
    Options(Side.MOON, Setup.DRAFT),
)
"""Every way to begin."""
COUNTS = (WORLDS, 2 * WORLDS, 3 * WORLDS, 6 * WORLDS)
"""The numbers of worlds whose shares are held against those in others."""
EVERY = 11
"""One of so many plans is played in other worlds as well."""
CLOSE = 0.05
"""A difference that nobody minds."""
OTHERS = 1 << 32
"""Beyond all seeds of the worlds of reasons."""


class Told(NamedTuple):
    """What was suggested, and why."""

    observation: Observation
    seat: Seat
    plan: Plan
    reasons: list[Reason]


class World(NamedTuple):
    """What came of a plan: the next planning, or the end, and the seat's provinces without rice in winter."""

    end: Public
    short: int


class Compared(NamedTuple):
    """The shares of worlds in which a reason came true: of the first of `COUNTS` each, and of others."""

    shares: tuple[float, ...]
    others: float


class Accuracy:
    """How far the numbers are from those that are found again."""

    def __init__(self) -> None:
        self.again: dict[Kind, list[int]] = defaultdict(list)
        self.compared: dict[Kind, list[Compared]] = defaultdict(list)

    def note(self, told: Told, others: int) -> None:
        """Count the reasons again; with `others` of them, also in other worlds."""
        asked = told.observation.public.asked
        same = list(played(told, QuickChance(asked), COUNTS[-1] if others else WORLDS))
        fresh = list(played(told, QuickChance(OTHERS + asked), others))
        for reason in told.reasons:
            found = counted(reason, told.observation.public, told.seat, same[:WORLDS])
            self.again[reason.kind].append(abs(reason.number - found))
            if others and reason.kind in (Kind.CONQUERS, Kind.HOLDS, Kind.FEEDS):
                shares = tuple(share(reason, told.seat, same[:count]) for count in COUNTS)
                self.compared[reason.kind].append(Compared(shares, share(reason, told.seat, fresh)))

    def lines(self) -> Iterator[str]:
        for kind, differences in self.again.items():
            yield f"{kind}: {len(differences)} told, differ by {max(differences)} at most"
        for kind, compared in self.compared.items():
            yield f"{kind} in other worlds: {len(compared)}"
            yield from deviations(compared)


def deviations(compared: Sequence[Compared]) -> Iterator[str]:
    """How far the shares are from those of other worlds, for each number of worlds."""
    for index, count in enumerate(COUNTS):
        errors = [one.shares[index] - one.others for one in compared]
        sizes = list(map(abs, errors))
        close = mean(size <= CLOSE for size in sizes)
        usual = mean(size <= 2 * spread(one.others, count) for size, one in zip(sizes, compared, strict=True))
        yield (
            f"  {count} worlds: mean {mean(sizes):.3f}, largest {max(sizes):.3f}, lean {mean(errors):+.3f}; "
            f"{close:.0%} within {CLOSE}, {usual:.0%} within two standard errors"
        )


def spread(share: float, count: int) -> float:
    """The standard error of a share of so many worlds, at least that of one case among them."""
    return max(sqrt(share * (1 - share) / count), 0.5 / count)


def suggestions(match: Played) -> Iterator[Told]:
    """What is suggested to each seat of a match in each round, with its reasons."""
    game = match.game
    state: State = game.setup(match.options, match.seats, Chance(match.seed, 0)).state
    for number, (seat, command) in enumerate(match.moves, start=1):
        if isinstance(command, SubmitPlan):
            observation = game.observe(state, seat)
            plan = suggested(observation)
            yield Told(observation, seat, plan, reasons(game, observation, plan))
        state = game.apply(state, seat, command, Chance(match.seed, number)).state


def played(told: Told, series: Chance, count: int) -> Iterator[World]:
    """What comes of the plan in so many worlds of a series."""
    worlds = Worlds(GAME, told.observation, series)
    for number in range(count):
        events: list[AnyEvent] = []
        end = worlds.outcome(SubmitPlan(told.plan), number, events)
        hunger = [event.hunger[told.seat] for event in events if isinstance(event, WinterCame)]
        yield World(end, sum(max(0, one.provinces - one.rice) for one in hunger))


def counted(reason: Reason, public: Public, seat: Seat, worlds: Sequence[World]) -> int:
    """The number of a reason, found again."""
    match reason.kind:
        case Kind.BUILDS:
            return points(reason, public, seat)
        case Kind.TAXES:
            return taxes(reason, public)
        case _:
            return round(share(reason, seat, worlds) * len(worlds))


def share(reason: Reason, seat: Seat, worlds: Sequence[World]) -> float:
    """In what share of the worlds a reason came true."""
    if reason.province:
        return mean(world.end.provinces[reason.province].owner == seat for world in worlds)
    return mean(not world.short for world in worlds)


def points(reason: Reason, public: Public, seat: Seat) -> int:
    """What a winter would give more with the building than without it (SH8.3)."""
    assert reason.action
    assert reason.province
    province = public.provinces[reason.province]
    built = replace(province, buildings=(*province.buildings, BUILDS[reason.action]))
    with_it = tally({**public.provinces, reason.province: built}, public.board, public.seats)
    return with_it.gained[seat] - tally(public.provinces, public.board, public.seats).gained[seat]


def taxes(reason: Reason, public: Public) -> int:
    """The fewest chests, by what is printed on the province and on the events that may be drawn (SH6.7)."""
    assert reason.province
    printed = content()
    chests = printed.provinces[reason.province].chests
    limits = {Effect.TAX_AT_LEAST_6: max(chests, 6), Effect.TAX_AT_MOST_5: min(chests, 5)}
    effects = [printed.events[event].effect for event in public.events]
    return min(limits.get(effect, chests) if effect else chests for effect in effects)


def matches(games: int, series: int) -> Iterator[Played]:
    """Matches of each kind of table in turn."""
    for number in range(games):
        seats, options = 3 + number % 3, TABLES[number // 3 % len(TABLES)]
        names = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
        policies = [ai.policies()[name] for name in names]
        yield play(GAME, seats, options, seed_of(series, number), policies)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--others", type=int, default=200, help="other worlds in which plans are played")
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    chosen = parser.parse_args()
    accuracy, number = Accuracy(), 0
    for match in matches(chosen.games, chosen.seed):
        for told in suggestions(match):
            accuracy.note(told, 0 if number % EVERY else chosen.others)
            number += 1
    print("\n".join(accuracy.lines()))


if __name__ == "__main__":
    main()
