"""Analyse matches of Shogun between computer players: `python -m scripts.analyses`.

For each kind of player, what a match brought it on average beyond its chance at the first planning, in
percentage points of its chance of winning: by its own decisions, by the others' and by luck. Luck shall be
about 0 for everybody, and stronger players shall gain more by their own decisions.
"""

import argparse
from collections import defaultdict
from statistics import fmean, stdev
from time import process_time

import ai
from ai.arena import seating, seed_of
from ai.match import play
from ai.shogun.analysis import analyse
from rules.core.model import all_seats
from rules.core.registry import find


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", default="medium,reference,greedy,easy,novice", help="a policy a seat")
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    chosen = parser.parse_args()
    names, game = chosen.seats.split(","), find("shogun")
    parts: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    seconds = []
    for number in range(chosen.games):
        players = [names[player] for player in seating(len(names), number)]
        policies = [ai.policies()[name] for name in players]
        played = play(game, len(names), game.options_type(), seed_of(chosen.seed, number), policies)
        record, begun = played.record(), process_time()
        analysis = analyse(record)
        seconds.append(process_time() - begun)
        assert analysis, "the match was played from its beginning"
        for seat in all_seats(len(names)):
            for part, changes in analysis.whole._asdict().items():
                parts[players[seat]][part].append(100 * changes[seat])
    for name, kinds in parts.items():
        for part, changes in kinds.items():
            error = stdev(changes) / len(changes) ** 0.5
            print(f"{name}, {part}: {fmean(changes):+.1f} ± {error:.1f}, spread {stdev(changes):.1f}")
    print(f"{fmean(seconds):.1f} s of processor time a match, the longest {max(seconds):.1f}")


if __name__ == "__main__":
    main()
