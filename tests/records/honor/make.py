"""Make the record fixtures anew, after a change of the rules: `python -m tests.records.honor.make`.

The matches are half random, half advised; their names are those of a search, so that together they hold
every kind of command, event and card played, and every way in which an alliance ends.
"""

from pathlib import Path

from rules.honor.content import shipped_deck
from rules.honor.game import GAME
from rules.honor.state import Options
from tests.records.recorder import write
from tests.rules.honor.matches import SHORT, STANDARD, random_match, seed_of

FOLDER = Path(__file__).parent

HOSTS_DECK = Options(deck=shipped_deck())
"""The same cards, but written into the record as a host's deck is."""

MATCHES: dict[str, tuple[Options, int, str]] = {
    "honor-standard-3": (STANDARD, 3, "102"),
    "honor-short-4": (SHORT, 4, "53"),
    "honor-standard-5": (STANDARD, 5, "31"),
    "honor-short-6": (SHORT, 6, "111"),
    "honor-hosts-deck-4": (HOSTS_DECK, 4, "53"),
}
"""File, options, seats and name of the match."""


if __name__ == "__main__":
    for title, (options, seats, name) in MATCHES.items():
        rows = list(random_match(options, seats, name))
        write(FOLDER / f"{title}.json", GAME, options, seats, seed_of(name), rows)
