"""The changes of events that a picture highlights: samurai boards and the village."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.spirit import events as facts
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import Place

_NOT_HIGHLIGHTED = (facts.TurnBegan, facts.KiaiSkipped, facts.TokensReturned)
"""Events at a place whose changes are not highlighted."""


@dataclass(frozen=True)
class Changes:
    """Places whose boards changed, losses of the village, the raider drawn last, and who died.

    The state keeps no fourth wound (SS3): only the event says whose it was.
    """

    places: frozenset[Place] = frozenset()
    barricades: int = 0
    farms: int = 0
    drawn: str | None = None
    fallen: frozenset[Place] = frozenset()


def changes(events: Iterable[AnyEvent]) -> Changes:
    """Returns the changes of all events together."""
    places: set[Place] = set()
    fallen: set[Place] = set()
    barricades = farms = 0
    drawn = None
    for event in events:
        places |= _places(event)
        barricades += isinstance(event, facts.BarricadeLost)
        farms += isinstance(event, facts.FarmBurned)
        if isinstance(event, facts.RaiderDrawn):
            drawn = event.raider
        if isinstance(event, facts.SamuraiDied):
            fallen.add(event.place)
    return Changes(frozenset(places), barricades, farms, drawn, frozenset(fallen))


def _places(event: AnyEvent) -> set[Place]:
    if isinstance(event, _NOT_HIGHLIGHTED):
        return set()
    found = (getattr(event, name, None) for name in ("place", "target", "source", "giver", "receiver"))
    return {place for place in found if place is not None}
