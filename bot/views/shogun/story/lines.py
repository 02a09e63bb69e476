"""Which event is told by what, and the gathering of small events into one line."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.views.shogun.story import actions, battles, opening, winter
from bot.views.shogun.texts import ShogunTexts
from bot.views.story import Gatherers, Tellers, told
from rules.core.model import Event
from rules.shogun import events as facts

TELLERS: Tellers = {
    facts.MatchBegan: opening.match_began,
    facts.CardsOpened: opening.cards_opened,
    facts.UnseenCardDrawn: opening.unseen_card_drawn,
    facts.TowerFilled: opening.tower_filled,
    facts.EventsOpened: opening.events_opened,
    facts.RoundBegan: opening.round_began,
    facts.PlanConfirmed: opening.plan_confirmed,
    facts.PlanWithdrawn: opening.plan_withdrawn,
    facts.EventDrawn: opening.event_drawn,
    facts.BidsRevealed: opening.bids_revealed,
    facts.SpecialTaken: opening.special_taken,
    facts.TurnOrderSet: opening.turn_order_set,
    facts.ActionBegan: actions.action_began,
    facts.ActionDropped: actions.action_dropped,
    facts.Built: actions.built,
    facts.TaxesCollected: actions.taxes_collected,
    facts.RiceConfiscated: actions.rice_confiscated,
    facts.RevoltMarkerAdded: actions.revolt_marker_added,
    facts.Deployed: actions.deployed,
    facts.Moved: actions.moved,
    facts.Stayed: actions.stayed,
    facts.BattleFought: battles.battle_fought,
    facts.RevoltFought: battles.revolt_fought,
    facts.ProvinceConquered: battles.province_conquered,
    facts.ProvinceFreed: battles.province_freed,
    facts.WinterCame: winter.winter_came,
    facts.RiceShort: winter.rice_short,
    facts.Scored: winter.scored,
    facts.YearEnded: winter.year_ended,
    facts.MatchEnded: winter.match_ended,
}


GATHERED: Gatherers = {
    facts.ProvinceGiven: opening.provinces_given,
    facts.NoAction: actions.no_actions,
}
"""Small events of one kind that share a line when they come in a row."""

CHAPTERS = (facts.RoundBegan, facts.ActionBegan, facts.WinterCame)
"""Events that begin something new."""


def tell(events: Sequence[Event], texts: ShogunTexts) -> list[str]:
    """The events in words, a line each; a battle takes several.

    Start provinces share a line, and so do those who have no action on a card.
    """
    return told(_idle_last(events), texts, TELLERS, GATHERED)


def _idle_last(events: Sequence[Event]) -> Iterator[Event]:
    """In each chapter, those without an action come after those who act."""
    chapters = accumulate(isinstance(event, CHAPTERS) for event in events)
    order = sorted(zip(chapters, events, strict=True), key=lambda entry: (entry[0], _is_idle(entry[1])))
    return (event for _, event in order)


def _is_idle(event: Event) -> bool:
    return isinstance(event, facts.NoAction)
