"""The first rows of a match as a text, whose diff shows in review what a change of the rules changes.

Regenerate it with `python -m tests.rules.shogun.playthrough`.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rules.core.model import Seat, by_seat
from rules.shogun.game import GAME
from rules.shogun.state import Public, State
from tests.rules.playthrough import written
from tests.rules.shogun.matches import MOON_DRAFT, random_match

PATH = Path(__file__).with_name("playthrough.txt")
SEATS, NAME, ROWS = 3, "playthrough", 60


def text() -> str:
    """The draft and the first rounds of a random match of three on the moon side."""
    rows = islice(random_match(MOON_DRAFT, SEATS, NAME), ROWS)
    title = (
        f"# Shogun, moon side, draft, {SEATS} players: {ROWS} rows, made by tests.rules.shogun.playthrough\n"
    )
    return title + written(GAME, rows, _position)


def _position(state: State) -> Iterator[str]:
    """The numbers that changed hands."""
    public = state.public
    for seat, player in by_seat(public.players):
        held = f"{player.chests} chests, {player.rice} rice, {player.points} points"
        yield f"{seat}: {held}, {player.supply} armies in supply"
        yield f"   {' '.join(_provinces(public, seat))}"
    yield f"tray {public.tray.armies} + {public.tray.farmers} farmers, {public.farmers} farmers in supply"


def _provinces(public: Public, seat: Seat) -> Iterator[str]:
    for name, province in public.provinces.items():
        if province.owner == seat:
            signs = "".join(f"+{building}" for building in province.buildings) + "!" * province.revolts
            yield f"{name}:{province.armies}{signs}"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
