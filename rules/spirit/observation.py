"""What a viewer may know (SS1.3). Nothing else leaves the rules."""

from collections.abc import Iterator

from rules.core.model import Viewer
from rules.spirit.content import content
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state and the raiders shown in earlier rounds, the same for everybody.

    Never the order of the stacks, or what is under tokens.
    """
    return Observation(viewer, state.public, tuple(_shown(state)))


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: it does not name cards that move unseen from pile to pile."""
    return event


def _shown(state: State) -> Iterator[str]:
    """The raiders of this game that joined before this round.

    Each lay open or was revealed with the intruders when a round ended (SS5); who joins now is secret.
    """
    for name, raider in content().raiders.items():
        if raider.rank.round < state.public.round and name not in state.hidden.box:
            yield name
