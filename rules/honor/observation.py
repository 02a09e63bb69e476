"""The one way out of the rules core: what a viewer may know (HO1.3)."""

from msgspec.structs import replace

from rules.core.model import Viewer
from rules.honor.events import AnyEvent, CardDrawn, HandDealt
from rules.honor.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """All that lies open, and the viewer's own hand. Never another's hand or answer, nor the pile."""
    return Observation(viewer, state.public, None if viewer is None else state.private[viewer])


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent:
    """Others learn that cards were dealt or drawn, not which."""
    if isinstance(event, HandDealt) and event.seat != viewer:
        return replace(event, cards=None)
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return replace(event, card=None)
    return event
