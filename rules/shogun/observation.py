"""What a viewer may know (SH1.4). Nothing else leaves the rules."""

from rules.core.model import Seat, Viewer, all_seats
from rules.shogun.content import Action, ProvinceName
from rules.shogun.events import AnyEvent
from rules.shogun.state import Observation, Phase, State


def observe(state: State, viewer: Viewer) -> Observation:
    """The public state and the viewer's own plan; never the inside of the tower, the decks, others' plans."""
    private = None if viewer is None else state.private[viewer]
    return Observation(viewer, state.public, private, _played(state))


def _played(state: State) -> tuple[dict[Action, ProvinceName], ...]:
    """The open province cards: an action's card is revealed when its player carries it out (SH4.4)."""
    if state.public.phase is not Phase.ACTIONS:
        return ()
    return tuple(_open_cards(state, seat) for seat in all_seats(state.public.seats))


def _open_cards(state: State, seat: Seat) -> dict[Action, ProvinceName]:
    plan = state.private[seat].plan
    turned = state.public.turned(seat)
    return {one: plan.provinces[one] for one in turned if one in plan.provinces} if plan else {}


def redact(event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
    """Every event is public: plans and bids become events only when they are revealed (SH4.4)."""
    return event
