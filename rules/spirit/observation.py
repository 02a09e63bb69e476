"""What a viewer may know (SS1.3). Nothing else leaves the rules."""

from rules.core.model import Viewer
from rules.spirit.content import joined_before
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state and the raiders shown in earlier rounds, the same for everybody.

    Never the order of the stacks, or what is under tokens.
    """
    return Observation(viewer, state.public, _shown(state))


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: it does not name cards that move unseen from pile to pile."""
    return event


def _shown(state: State) -> tuple[str, ...]:
    """The raiders of this game that joined before this round.

    Each lay open or was revealed with the intruders when a round ended (SS5); who joins now is secret.
    """
    in_box = frozenset(state.hidden.box)
    return tuple(name for name in joined_before(state.public.round) if name not in in_box)
