"""The one way out of the rules core: what a viewer may know (SH1.4)."""

from rules.core.model import Viewer
from rules.shogun.events import AnyEvent
from rules.shogun.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """All that lies open, and the viewer's own plan. Never the tower's inside, the decks, another's plan."""
    return Observation(viewer, state.public, None if viewer is None else state.private[viewer])


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event of Shogun is public: plans and bids become events only when they are revealed (SH4.4)."""
    return event
