"""The first rows of a match as a text, whose diff shows in review what a change of the rules changes.

Regenerate it with `python -m tests.rules.honor.playthrough`.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rules.core import codec
from rules.core.model import Command, Event, Prompt
from rules.honor.game import GAME
from rules.honor.prompts import HouseName
from rules.honor.state import Player, State
from tests.rules.honor.matches import STANDARD, Row, random_match

PATH = Path(__file__).with_name("playthrough.txt")
SEATS, NAME, ROWS = 4, "playthrough", 80


def text() -> str:
    """The first turns of a match of four, half of them advised."""
    rows = islice(random_match(STANDARD, SEATS, NAME), ROWS)
    title = f"# Honor of the Samurai, {SEATS} players: {ROWS} rows, made by tests.rules.honor.playthrough\n"
    return title + "\n".join(line for row in rows for line in _row(row)) + "\n"


def _row(row: Row) -> Iterator[str]:
    yield ""
    yield f"=== {row.number}"
    if row.command:
        yield f"seat {row.seat} gives {_line(row.command)}"
    for stage in row.step.stages:
        yield f"--- {stage.key}"
        yield from (f"* {_line(event)}" for event in stage.events)
    yield from _position(row.step.state)


def _position(state: State) -> Iterator[str]:
    """What lies before everybody, the hands, who is asked what, and the digest of all the rest."""
    for seat, (player, private) in enumerate(zip(state.public.players, state.private, strict=True)):
        yield f"{seat}: {player.honor} honor, {_samurai(player)}; hand: {' '.join(private.hand)}"
        yield from (
            f"   {house}: {' '.join(player.house(house))}" for house in HouseName if player.house(house)
        )
    for prompt in GAME.prompts(state).values():
        yield f"? {_line(prompt)}"
    yield f"digest {codec.digest(state)[:16]}"


def _samurai(player: Player) -> str:
    if player.daimyo:
        return player.daimyo
    return "ronin" if player.serves is None else f"serves seat {player.serves}"


def _line(value: Command | Event | Prompt) -> str:
    return codec.encode(value).decode()


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
