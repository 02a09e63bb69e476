"""What a viewer may know (HO1.3). Nothing else leaves the rules."""

from msgspec.structs import replace

from rules.core.model import Viewer
from rules.honor.events import AnyEvent, CardDrawn, HandDealt
from rules.honor.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state and the viewer's own hand; never another's hand or answer, nor the draw pile."""
    return Observation(viewer, state.public, None if viewer is None else state.private[viewer])


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent:
    """Only the owner sees which cards were dealt or drawn; others see how many."""
    if isinstance(event, HandDealt) and event.seat != viewer:
        return replace(event, cards=None)
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return replace(event, card=None)
    return event
