"""The records of Shogun cover what its rules can tell, but for an explained few."""

from collections.abc import Iterable
from typing import Any, get_args

import pytest

from rules.core import record
from rules.core.model import Event
from rules.shogun.commands import AnyCommand
from rules.shogun.content import Action, Effect, Special, content
from rules.shogun.events import (
    ActionBegan,
    ActionDropped,
    AnyEvent,
    BattleFought,
    Built,
    Deployed,
    EventDrawn,
    Reason,
    Result,
    RevoltFought,
    SpecialTaken,
)
from rules.shogun.state import Public
from tests.records.make import FOLDER

FILES = sorted(FOLDER.glob("*.json"))

UNCOVERED = {
    # 28 castles and 26 of the others do not run out in two years of play; test_actions_sh6 lets them.
    Reason.NO_TILE_LEFT,
}
"""What no record needs to cover, and why."""


@pytest.fixture(scope="module")
def replayed() -> list[record.Replayed]:
    return [step for path in FILES for step in record.replay(record.load(path.read_bytes()), strict=False)]


def test_the_records_cover_every_command_event_reason_result_and_outcome(
    replayed: list[record.Replayed],
) -> None:
    """Whatever the rules can tell has been told in some record, but for an explained few."""
    wanted = {
        *(kind.__name__ for union in (AnyCommand, AnyEvent) for kind in get_args(union)),
        *Reason,
        *Result,
        *Action,
        *Special,
        *Effect,
        *("won by points", "won by chests", "won by shared"),
        *("revolt put down", "revolt lost", "castle event", "attack card", "defence card", "theater calmed"),
        *("a standing order", "six recruits"),
    }
    assert wanted - set(covered(replayed)) == UNCOVERED


def covered(replayed: list[record.Replayed]) -> Iterable[Any]:
    """All kinds of things that happen in the records."""
    for step in replayed:
        yield step.entry.data.get("kind")
        for event in step.events:
            yield from features(event)
        public: Public = step.state.public
        if public.outcome:
            yield f"won by {public.outcome.reason}"


def features(event: Event) -> Iterable[Any]:
    """What one event is an example of."""
    yield type(event).__name__
    if getattr(event, "standing", False):
        yield "a standing order"
    match event:
        case ActionBegan(action=action):
            yield action
        case ActionDropped(reason=reason):
            yield reason
        case SpecialTaken(special=special):
            yield special
        case EventDrawn(event=card):
            yield content().events[card].effect
        case Built(calmed=1):
            yield "theater calmed"
        case Deployed(armies=6):
            yield "six recruits"
        case RevoltFought(put_down=put_down):
            yield "revolt put down" if put_down else "revolt lost"
        case BattleFought():
            yield event.result
            bonuses = (event.attack_bonus, event.defence_bonus, event.castle_bonus)
            names = ("attack card", "defence card", "castle event")
            yield from (name for name, bonus in zip(names, bonuses, strict=True) if bonus)
