"""Make the record fixtures anew, after a change of the rules: `python -m tests.records.spirit.make`.

The matches are partly random, partly advised; their names are those of a search, so that together they hold
every kind of command and event, every penalty, every samurai's kiai on both sides, and every ending.
"""

from pathlib import Path

from rules.spirit.content import Difficulty
from rules.spirit.game import GAME
from rules.spirit.state import Options, Selection
from tests.records.recorder import write
from tests.rules.spirit.matches import random_match, seed_of

FOLDER = Path(__file__).parent

CHOSEN = Options(Difficulty.EASY, Selection.CHOSEN)
TOKENS = Options(Difficulty.EASY, support_tokens=True)

MATCHES: dict[str, tuple[Options, int, str, int]] = {
    "spirit-tokens-3-a": (TOKENS, 3, "2", 9),
    "spirit-tokens-3-b": (TOKENS, 3, "27", 9),
    "spirit-tokens-3-c": (TOKENS, 3, "33", 9),
    "spirit-tokens-3-d": (TOKENS, 3, "43", 9),
    "spirit-tokens-3-e": (TOKENS, 3, "30", 9),
    "spirit-tokens-3-f": (TOKENS, 3, "53", 9),
    "spirit-normal-2": (Options(), 2, "1", 6),
    "spirit-hard-3": (Options(Difficulty.HARD, support_tokens=True), 3, "3", 6),
    "spirit-heroic-4": (Options(Difficulty.HEROIC, support_tokens=True), 4, "0", 4),
    "spirit-easy-5": (Options(Difficulty.EASY), 5, "264", 0),
    "spirit-chosen-1": (CHOSEN, 1, "1", 6),
    "spirit-chosen-7-a": (CHOSEN, 7, "1", 6),
    "spirit-chosen-7-b": (CHOSEN, 7, "4", 5),
}
"""File, options, seats, name of the match, and how many answers in ten are as the rules advise."""


if __name__ == "__main__":
    for title, (options, seats, name, advised) in MATCHES.items():
        rows = list(random_match(options, seats, name, advised=advised))
        write(FOLDER / f"{title}.json", GAME, options, seats, seed_of(name), rows)
