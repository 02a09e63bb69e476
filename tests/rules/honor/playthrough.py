"""The first rows of a match as a text, whose diff shows in review what a change of the rules changes.

Regenerate it with `python -m tests.rules.honor.playthrough`.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rules.honor.game import GAME
from rules.honor.prompts import HouseName
from rules.honor.state import Player, State
from tests.rules.honor.matches import STANDARD, random_match
from tests.rules.playthrough import written

PATH = Path(__file__).with_name("playthrough.txt")
SEATS, NAME, ROWS = 4, "playthrough", 80


def text() -> str:
    """The first turns of a match of four, half of them advised."""
    rows = islice(random_match(STANDARD, SEATS, NAME), ROWS)
    title = f"# Honor of the Samurai, {SEATS} players: {ROWS} rows, made by tests.rules.honor.playthrough\n"
    return title + written(GAME, rows, _position)


def _position(state: State) -> Iterator[str]:
    """What lies before everybody, and the hands."""
    for seat, (player, private) in enumerate(zip(state.public.players, state.private, strict=True)):
        yield f"{seat}: {player.honor} honor, {_samurai(player)}; hand: {' '.join(private.hand)}"
        yield from (
            f"   {house}: {' '.join(player.house(house))}" for house in HouseName if player.house(house)
        )


def _samurai(player: Player) -> str:
    if player.daimyo:
        return player.daimyo
    return "ronin" if player.serves is None else f"serves seat {player.serves}"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
