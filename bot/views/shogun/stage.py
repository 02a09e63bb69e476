"""The public message about one stage: a heading, the story, and pictures of where it led."""

from collections.abc import Mapping, Sequence

from bot.views.headed import headed
from bot.views.message import Block, Gallery, Message, Picture
from bot.views.shogun.story import tell
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import by_seat
from rules.shogun.content import Season
from rules.shogun.events import ActionBegan, AnyEvent, PlanConfirmed, PlanWithdrawn, RoundBegan
from rules.shogun.state import Observation, Phase, Public

ACCENTS: Mapping[Season, int] = {
    Season.SPRING: 0xE8A9B8,
    Season.SUMMER: 0x6FA35B,
    Season.FALL: 0xC8702A,
    Season.WINTER: 0x8FB3D1,
}
"""Cherry blossom, rice field, maple leaf and snow."""

UNTOLD = (PlanConfirmed, PlanWithdrawn)
"""A line of its own says who has laid a plan."""

PHASES: Mapping[Phase, str] = {
    Phase.DRAFT: "stage-setup",
    Phase.PLANNING: "stage-planning",
    Phase.AUCTION: "stage-order",
    Phase.WINTER: "stage-winter",
    Phase.OVER: "stage-over",
}


MAX_PICTURES = 10
"""Discord takes so many files with one message."""


def stage(
    observation: Observation,
    events: Sequence[AnyEvent],
    pictures: Sequence[Picture],
    fights: Sequence[Picture],
    texts: ShogunTexts,
) -> Message:
    """The message, short enough for Discord: a story that is too long loses its beginning.

    `fights` are shown small below the other pictures, the last ones if there are too many.
    """
    public = observation.public
    told = tell(_to_tell(events), texts)
    lines = [*told, *_plans(public, events, texts)]
    blocks: list[Block] = [*headed(heading(public, texts), lines), *pictures]
    if fights:
        blocks.append(Gallery(tuple(fights[len(pictures) - MAX_PICTURES :])))
    return Message(tuple(blocks), accent=ACCENTS[public.season])


def _to_tell(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The heading says which action it is, unless a whole round is told."""
    actions = sum(isinstance(event, ActionBegan) for event in events)
    untold = UNTOLD if actions > 1 else (*UNTOLD, ActionBegan)
    return [event for event in events if not isinstance(event, untold)]


def heading(public: Public, texts: ShogunTexts) -> str:
    """Year, season, and what the match is at."""
    return texts("heading", year=public.year, season=texts.term(public.season), stage=_about(public, texts))


def _about(public: Public, texts: ShogunTexts) -> str:
    if public.phase is not Phase.ACTIONS:
        return texts(PHASES[public.phase])
    action = public.actions[public.slot]
    assert action is not None, "the card of the slot that is carried out lies open"
    return texts("action-began", number=public.slot + 1, action=texts.term(action))


def _plans(public: Public, events: Sequence[AnyEvent], texts: ShogunTexts) -> list[str]:
    """Who has laid a plan, and who is still at it; nothing in other stages than planning."""
    if not any(isinstance(event, RoundBegan | PlanConfirmed | PlanWithdrawn) for event in events):
        return []
    if all(public.confirmed):
        return [texts("plans-all")]
    ready = [seat for seat, confirmed in by_seat(public.confirmed) if confirmed]
    waiting = [seat for seat, confirmed in by_seat(public.confirmed) if not confirmed]
    lines = [texts("plans-ready", players=texts.players(ready))] if ready else []
    return [*lines, texts("plans-waiting", players=texts.players(waiting))]
