"""Compare chances of winning with who wins, in Shogun: `python -m scripts.chances_accuracy`.

In matches between policies, seats rotated as in `gyoji arena`, the chance of each seat by the learned value
at the beginning of each round is held against the end. A Brier score of 0 is perfect; whoever gives five
players 20 % each has 0.16.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

import ai
from ai.arena import seating, seed_of
from ai.match import Played, play
from ai.shogun.value import learned
from rules.core.chance import Chance
from rules.core.registry import find
from rules.shogun.state import Phase

Seen: TypeAlias = list[tuple[float, float]]
"""Chances that were given, and what was won: a share of a shared win."""


def foretold(played: Played) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """The chances of the seats at each planning of a match, by its stage, with what each seat won."""
    assert played.outcome, "a match that was played to its end has an outcome"
    winners = played.outcome.winners
    won = [(seat in winners) / len(winners) for seat in range(played.seats)]
    game, told = played.game, set[str]()
    state = game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    for number, (seat, command) in enumerate(played.moves, start=1):
        public = state.public
        stage = f"{public.year}-{public.season}"
        if public.phase is Phase.PLANNING and stage not in told:
            told.add(stage)
            yield stage, list(zip(learned().chances(public), won, strict=True))
        state = game.apply(state, seat, command, Chance(played.seed, number)).state


def brier(seen: Seen) -> float:
    """The mean square of the errors."""
    return sum((chance - won) ** 2 for chance, won in seen) / len(seen)


def table(seen: Seen) -> Iterator[str]:
    """How often those won who were given such chances, by tenths."""
    for tenth in range(10):
        some = [pair for pair in seen if min(int(pair[0] * 10), 9) == tenth]
        if some:
            chance, won = (sum(column) / len(some) for column in zip(*some, strict=True))
            yield f"  {tenth * 10:3} % on: {len(some)}, given {chance:.1%}, won {won:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", default=",".join(["greedy"] * 5), help="a policy a seat")
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    chosen = parser.parse_args()
    names, game = chosen.seats.split(","), find("shogun")
    policies = [ai.policies()[name] for name in names]
    stages, years = defaultdict[str, Seen](list), defaultdict[str, Seen](list)
    for number in range(chosen.games):
        seated = [policies[player] for player in seating(len(names), number)]
        played = play(game, len(names), game.options_type(), seed_of(chosen.seed, number), seated)
        for stage, seen in foretold(played):
            stages[stage] += seen
            years[stage[0]] += seen
    for stage, seen in stages.items():
        print(f"{stage}: {len(seen)} seats, Brier {brier(seen):.3f}")
    for year, seen in years.items():
        print(f"year {year}: {len(seen)} seats, Brier {brier(seen):.3f}")
        print("\n".join(table(seen)))


if __name__ == "__main__":
    main()
