"""Makes the matches that lessons are taught with: `python -m scripts.lesson_records [TITLE …]`.

`data/<title>/lesson.toml` says how. To be run after a change of the rules that old records do not survive
(`tests/bot/matches/test_lessons.py` tells); then the lesson's moments may have moved, also with the advice.
"""

import hashlib
import sys
from collections.abc import Sequence

import msgspec

from bot.matches.lessons import Script, file_of, read_plan
from rules.core import codec
from rules.core.chance import Chance, commitment
from rules.core.model import Command, Seat
from rules.core.record import Entry, MatchRecord, dump
from rules.core.registry import AnyGame, find, titles


def made(title: str, script: Script) -> MatchRecord:
    """The record: each seat that owes an answer gives it in turn, as the script or the advice says."""
    game, seats = find(title), len(script.players)
    seed = hashlib.sha256(script.seed.encode()).digest()
    state = game.setup(codec.decode_options(game, script.options), seats, Chance(seed, 0)).state
    entries = [Entry(0, "setup", codec.digest(state))]
    for row in range(1, script.rows + 1):
        seat, command = _answered(game, state, script.instead.get(str(row)))
        state = game.apply(state, seat, command, Chance(seed, row)).state
        plain = msgspec.to_builtins(command)
        entries.append(Entry(row, "command", codec.digest(state), seat, "ai", plain))
    return MatchRecord(
        game=title,
        rules_version=game.rules_version,
        seats=seats,
        options=script.options,
        commitment=commitment(seed),
        entries=tuple(entries),
        seed=seed.hex(),
        players=script.players,
        outcome=game.outcome(state),
    )


def _answered(game: AnyGame, state: object, instead: dict[str, object] | None) -> tuple[Seat, Command]:
    prompts = game.prompts(state)
    seat = next(seat for seat in sorted(prompts) if prompts[seat].owed)
    observed = game.observe(state, seat)
    return seat, game.advise(observed) if instead is None else codec.decode_command(game, instead)


def main(wanted: Sequence[str]) -> None:
    """Write `lesson.json` of the titles, or of all that have a lesson."""
    for title in wanted or titles():
        plan, file = read_plan(title), file_of(title, "lesson.toml")
        if plan and file:
            file.with_name("lesson.json").write_bytes(dump(made(title, plan.record)))


if __name__ == "__main__":
    main(sys.argv[1:])
