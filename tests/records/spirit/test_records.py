"""The records of Samurai Spirit cover what its rules can tell."""

from collections.abc import Iterable
from typing import Any, get_args

from rules.core import record
from rules.core.model import Event
from rules.spirit.commands import AnyCommand
from rules.spirit.content import Farm, Name, Penalty
from rules.spirit.errors import NO_FAMILY, NO_FARM, SAMURAI_DIED, VICTORY
from rules.spirit.events import (
    AnyEvent,
    Cause,
    Ending,
    FarmBurned,
    KiaiReached,
    MatchEnded,
    PenaltySuffered,
    RoundEnded,
)
from rules.spirit.state import Public
from tests.records.spirit.make import FOLDER

FILES = sorted(FOLDER.glob("*.json"))


def test_the_records_cover_every_command_event_penalty_kiai_and_ending() -> None:
    """Whatever the rules can tell has been told in some record."""
    wanted = {
        *(kind.__name__ for union in (AnyCommand, AnyEvent) for kind in get_args(union)),
        *(*Penalty, "a penalty that was not possible"),
        *(f"{farm} under a farm" for farm in Farm),
        *(*Cause, *Ending),
        *(f"kiai of {name}, {side}" for name in Name for side in ("human", "beast")),
        *(VICTORY, NO_FARM, NO_FAMILY, SAMURAI_DIED),
    }
    assert wanted - set(covered()) == set()


def covered() -> Iterable[Any]:
    """All kinds of things that happen in the records."""
    for path in FILES:
        for step in record.replay(record.load(path.read_bytes()), strict=False):
            yield step.entry.data.get("kind")
            for event in step.events:
                yield type(event).__name__
                yield getattr(event, "cause", None)
                yield from features(event, step.state.public)


def features(event: Event, public: Public) -> Iterable[Any]:
    """What one event is an example of."""
    match event:
        case PenaltySuffered(penalty=penalty, possible=possible):
            yield penalty if possible else "a penalty that was not possible"
        case FarmBurned(penalty=Farm() as farm):
            yield f"{farm} under a farm"
        case RoundEnded(ending=ending):
            yield ending
        case KiaiReached(place=place, beast=beast):
            yield f"kiai of {public.boards[place].name}, {'beast' if beast else 'human'}"
        case MatchEnded(outcome=outcome):
            yield outcome.reason
