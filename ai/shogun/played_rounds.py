"""The rounds of a match of Shogun as its record tells them: plans, later answers, events."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.core import codec
from rules.core.model import Seat
from rules.core.record import MatchRecord, Replayed, replay
from rules.core.registry import AnyGame
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.content import Season
from rules.shogun.events import AnyEvent
from rules.shogun.state import Phase, Plan, Public, State


class Answer(NamedTuple):
    """An answer that was given after the planning of a round, and the state in which it was asked for."""

    state: State
    seat: Seat
    command: AnyCommand


class PlayedRound(NamedTuple):
    """A round from the state in which planning began to the next such one, or the end."""

    start: State
    end: Public
    plans: Mapping[Seat, Plan]
    answers: tuple[Answer, ...]
    events: tuple[AnyEvent, ...]


def remaining(record: MatchRecord) -> list[Replayed]:
    """The entries of a match without those that were taken back. Raises RecordError."""
    steps: list[Replayed] = []
    for step in replay(record, strict=False):
        if step.entry.kind == "rewind":
            steps = [one for one in steps if one.entry.seq <= step.entry.data["to"]]
        else:
            steps.append(step)
    return steps


def rounds_of(game: AnyGame, steps: Sequence[Replayed]) -> Iterator[PlayedRound]:
    """The rounds that were planned and played, in order; those before a change of the rules are not known."""
    begun: dict[tuple[int, Season], int] = {}
    for place, step in enumerate(steps):
        public: Public = step.state.public
        if public.phase is Phase.PLANNING:
            begun.setdefault((public.year, public.season), place)
    for first, last in pairwise((*begun.values(), len(steps) - 1)):
        yield _round(game, steps[first : last + 1])


def _round(game: AnyGame, steps: Sequence[Replayed]) -> PlayedRound:
    """A round from its steps; the first of them led to its planning."""
    start: State = steps[0].state
    plans = {Seat(seat): mine.plan for seat, mine in enumerate(start.private) if mine.plan}
    answers: list[Answer] = []
    for before, step in pairwise(steps):
        seat = step.entry.seat
        if step.entry.kind != "command" or seat is None:
            continue
        command = codec.decode_command(game, step.entry.data)
        if isinstance(command, SubmitPlan):
            plans[seat] = command.plan
        elif before.state.public.phase is not Phase.PLANNING:
            answers.append(Answer(before.state, seat, command))
    events = (event for step in steps[1:] for event in step.events)
    return PlayedRound(start, steps[-1].state.public, plans, tuple(answers), tuple(events))
