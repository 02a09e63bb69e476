"""The events of Shogun in words: here and in `battles` are those that need a thought."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.views.shogun.battles import battle_fought, province_conquered, province_freed, revolt_fought
from bot.views.shogun.texts import ShogunTexts
from bot.views.story import Gatherers, Tellers, told
from rules.core.model import Event, Seat, all_seats, by_seat
from rules.shogun.content import content
from rules.shogun.events import (
    ActionBegan,
    BattleFought,
    BidsRevealed,
    CardsOpened,
    EventsOpened,
    Majority,
    MatchEnded,
    NoAction,
    ProvinceConquered,
    ProvinceFreed,
    ProvinceGiven,
    RevoltFought,
    RoundBegan,
    Scored,
    TurnOrderSet,
    WinterCame,
)

CHAPTERS = (RoundBegan, ActionBegan, WinterCame)
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
    return isinstance(event, NoAction)


def _provinces_given(events: Sequence[ProvinceGiven], texts: ShogunTexts) -> str:
    """A line for each player who got some of these provinces."""
    seats = dict.fromkeys(event.seat for event in events)
    return "\n".join(
        texts("provinces-given", player=texts.player(seat), provinces=_start(events, seat)) for seat in seats
    )


def _start(events: Sequence[ProvinceGiven], seat: Seat) -> str:
    return ShogunTexts.listed(f"{event.province} ({event.armies})" for event in events if event.seat == seat)


def _cards_opened(event: CardsOpened, texts: ShogunTexts) -> str:
    cards = texts.listed(event.cards)
    if event.replaced_by is None:
        return texts("cards-opened", cards=cards)
    return texts("cards-replaced", player=texts.player(event.replaced_by), cards=cards)


def _events_opened(event: EventsOpened, texts: ShogunTexts) -> str:
    cards = "\n".join(f"- {texts.event_card(card)}" for card in event.events)
    return f"{texts('events-opened', year=event.year)}\n{cards}"


def _round_began(event: RoundBegan, texts: ShogunTexts) -> str:
    actions = [f"{slot}. {texts.term(action)}" for slot, action in enumerate(event.actions, 1)]
    specials = [f"{place}. {texts.term(special)}" for place, special in enumerate(event.specials, 1)]
    return texts("round-began", actions=" · ".join(actions), specials=" · ".join(specials))


def _bids_revealed(event: BidsRevealed, texts: ShogunTexts) -> str:
    return texts("bids-revealed", bids=" · ".join(_bid(event, seat, texts) for seat in event.ranking))


def _bid(event: BidsRevealed, seat: Seat, texts: ShogunTexts) -> str:
    """A bid of chests says what was paid, which may be less, or nothing at all (SH5.1)."""
    bid = event.bids[seat]
    line = texts("bid-of", player=texts.player(seat), bid=texts.bid(bid))
    return f"{line} {texts('bid-paid', paid=event.paid[seat])}" if bid and isinstance(bid, int) else line


def _turn_order_set(event: TurnOrderSet, texts: ShogunTexts) -> str:
    return texts("turn-order-set", order=" → ".join(texts.player(seat) for seat in event.order))


def _action_began(event: ActionBegan, texts: ShogunTexts) -> str:
    return f"**{texts('action-began', number=event.slot, action=texts.term(event.action))}**"


def _no_actions(events: Sequence[NoAction], texts: ShogunTexts) -> str:
    return texts("no-action", players=texts.players(event.seat for event in events))


def _winter_came(event: WinterCame, texts: ShogunTexts) -> str:
    lost = texts.listed(f"{texts.player(seat)} {rice}" for seat, rice in by_seat(event.lost))
    loss = content().events[event.event].winter_rice_loss
    return texts("winter-came", year=event.year, loss=texts.rice(loss), lost=lost)


def _scored(event: Scored, texts: ShogunTexts) -> str:
    return "\n".join(
        [
            texts("scored", year=event.year),
            *_majorities(event.majorities, texts),
            *(_points(event, seat, texts) for seat in _by_score(event.totals)),
        ]
    )


def _match_ended(event: MatchEnded, texts: ShogunTexts) -> str:
    outcome = event.outcome
    ranked = sorted(_by_score(outcome.scores), key=lambda seat: seat not in outcome.winners)
    ranking = [texts("rank", player=texts.player(seat), points=outcome.scores[seat]) for seat in ranked]
    return texts(
        "match-ended",
        winners=texts.players(outcome.winners),
        count=len(outcome.winners),
        reason=texts(f"outcome-{outcome.reason.replace('_', '-')}"),
        ranking=" · ".join(ranking),
    )


def _by_score(scores: Sequence[int]) -> list[Seat]:
    return sorted(all_seats(len(scores)), key=lambda seat: -scores[seat])


def _majorities(majorities: Sequence[Majority], texts: ShogunTexts) -> Iterator[str]:
    """A line for each region where somebody has most of something."""
    for region in dict.fromkeys(majority.region for majority in majorities):
        told = [_majority(majority, texts) for majority in majorities if majority.region == region]
        yield texts("majorities", region=texts.region(region), majorities=" · ".join(told))


def _majority(majority: Majority, texts: ShogunTexts) -> str:
    return texts(
        "majority",
        building=majority.building.value,
        players=texts.players(majority.seats),
        points=majority.points,
    )


def _points(event: Scored, seat: Seat, texts: ShogunTexts) -> str:
    provinces, buildings, majorities = event.parts(seat)
    return texts(
        "points-scored",
        player=texts.player(seat),
        provinces=provinces,
        buildings=buildings,
        majorities=majorities,
        sum=provinces + buildings + majorities,
        total=event.totals[seat],
    )


TELLERS: Tellers = {
    CardsOpened: _cards_opened,
    EventsOpened: _events_opened,
    RoundBegan: _round_began,
    BidsRevealed: _bids_revealed,
    TurnOrderSet: _turn_order_set,
    ActionBegan: _action_began,
    BattleFought: battle_fought,
    RevoltFought: revolt_fought,
    ProvinceConquered: province_conquered,
    ProvinceFreed: province_freed,
    WinterCame: _winter_came,
    Scored: _scored,
    MatchEnded: _match_ended,
}

GATHERED: Gatherers = {ProvinceGiven: _provinces_given, NoAction: _no_actions}
"""Small events of one kind that share a line when they come in a row."""
