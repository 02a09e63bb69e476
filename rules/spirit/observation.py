"""The one way out of the rules core: what a viewer may know (SS1.3)."""

from rules.core.model import Viewer
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """All that lies open, the same for everybody. Never the order of the stacks or what is under tokens."""
    return Observation(viewer, state.public)


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: what goes unseen from pile to pile is not named in it."""
    return event
