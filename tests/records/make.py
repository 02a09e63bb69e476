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

MATCHES: dict[str, tuple[Options, int, str, int]] = {
    "shogun-sun-preset-3": (SUN_PRESET, 3, "56", 1),
    "shogun-sun-preset-4": (SUN_PRESET, 4, "12", 1),
    "shogun-sun-draft-3": (SUN_DRAFT, 3, "163", 1),
    "shogun-sun-draft-4": (SUN_DRAFT, 4, "86", 1),
    "shogun-sun-preset-5": (SUN_PRESET, 5, "85", 1),
    "shogun-moon-draft-5": (MOON_DRAFT, 5, "57", 1),
    "shogun-2-moon-draft-3": (MOON_DRAFT, 3, "8", 2),
}
"""File, options, seats, name of the match, and the version of its rules."""


if __name__ == "__main__":
    for title, (options, seats, name, version) in MATCHES.items():
        rules = GAME.of_version(version)
        assert rules is not None, "the rules of this version are kept"
        rows = list(random_match(options, seats, name, rules))
        write(FOLDER / f"{title}.json", rules, options, seats, seed_of(name), rows)
