"""What a viewer may know (SH1.4). Nothing else leaves the rules."""

from rules.core.model import Viewer
from rules.shogun.events import AnyEvent
from rules.shogun.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state and the viewer's own plan; never the inside of the tower, the decks, others' plans."""
    return Observation(viewer, state.public, None if viewer is None else state.private[viewer])


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: plans and bids become events only when they are revealed (SH4.4)."""
    return event
