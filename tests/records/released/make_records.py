"""Keep whole matches of this very program, to be replayed by later ones:
`python -m tests.records.released.make_records records-VERSION-COMMIT`.

Ten of each title, with all seat counts and options that there are, some with the players' own words.
"""

import lzma
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import msgspec

from ai import policies
from ai.match import play
from rules.core import codec
from rules.core.chance import commitment, mixed
from rules.core.record import MatchRecord, prove
from rules.core.registry import find, titles
from tests.records.released.snapshot import FOLDER
from tests.rows import seed_of

RECORDS = 10
"""Of each title."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "shogun": ({}, {"setup": "draft"}, {"side": "moon", "setup": "draft"}),
    "honor": ({}, {"length": "short"}),
    "spirit": (
        {"difficulty": "easy", "samurai_per_player": 3},
        {"difficulty": "normal", "samurai": "chosen", "support_tokens": True},
        {"difficulty": "hard"},
        {"difficulty": "heroic"},
        {"difficulty": "easy"},
    ),
}
WORDS = ((), ("crane", "", "Žluťoučký 桜 “x”"))
PLAYERS = (("greedy",), ("greedy", "uniform"), ("greedy",), ("uniform",))
"""Policies by seat, again and again."""


def make(name: str) -> None:
    lines = b"\n".join(codec.encode(record) for title in titles() for record in records_of(title))
    (FOLDER / f"{name}.jsonl.xz").write_bytes(lzma.compress(lines, preset=9))


def records_of(title: str) -> Iterator[MatchRecord]:
    counts, options = list(find(title).seat_counts), OPTIONS.get(title, ({},))
    for number in range(RECORDS):
        seats, turned = counts[number % len(counts)], number + number // len(counts)
        chosen = options[turned % len(options)], WORDS[number // 2 % 2], PLAYERS[number % 4]
        yield record_of(title, number, seats, *chosen)


def record_of(
    title: str,
    number: int,
    seats: int,
    options: dict[str, Any],
    words: tuple[str, ...],
    players: tuple[str, ...],
) -> MatchRecord:
    game, seed = find(title), seed_of(f"released d {title} {number}")
    given = tuple(islice(cycle(words), seats)) if words else ()
    seated = [policies()[policy] for policy in islice(cycle(players), seats)]
    played = play(game, seats, codec.decode_options(game, options), mixed(seed, given), seated).record()
    promised = {"seed": seed.hex(), "commitment": commitment(seed)}
    record = msgspec.structs.replace(played, **promised, words=given or msgspec.UNSET)
    print(  # noqa: T201 - for whoever makes them
        title, number, seats, options, len(record.entries), prove(record).outcome, flush=True
    )
    return record


if __name__ == "__main__":
    make(sys.argv[1])
