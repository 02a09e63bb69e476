"""Make the record fixtures anew, after a change of the rules or of the luck: `python -m tests.records.make`.

The matches are random ones; their names are those of a search, so that together they hold every kind of
command and event, nearly every reason of a dropped action, and every reason for which a match is won.
"""

from pathlib import Path

from rules.shogun.game import GAME
from rules.shogun.state import Options
from tests.records.recorder import write
from tests.rules.shogun.matches import MOON_DRAFT, SUN_DRAFT, SUN_PRESET, random_match, seed_of

FOLDER = Path(__file__).parent

MATCHES: dict[str, tuple[Options, int, str]] = {
    "shogun-sun-preset-3": (SUN_PRESET, 3, "56"),
    "shogun-sun-preset-4": (SUN_PRESET, 4, "12"),
    "shogun-sun-draft-3": (SUN_DRAFT, 3, "163"),
    "shogun-sun-draft-4": (SUN_DRAFT, 4, "86"),
    "shogun-sun-preset-5": (SUN_PRESET, 5, "85"),
    "shogun-moon-draft-5": (MOON_DRAFT, 5, "57"),
}
"""File, options, seats and name of the match."""


if __name__ == "__main__":
    for title, (options, seats, name) in MATCHES.items():
        rows = list(random_match(options, seats, name))
        write(FOLDER / f"{title}.json", GAME, options, seats, seed_of(name), rows)
