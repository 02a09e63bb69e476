"""What a viewer may know (SS1.3). Nothing else leaves the rules."""

from rules.core.model import Viewer
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state, the same for everybody; never the order of the stacks, or what is under tokens."""
    return Observation(viewer, state.public)


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: it does not name cards that move unseen from pile to pile."""
    return event
