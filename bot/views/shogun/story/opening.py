"""Set-up (SH2) and the opening of a round up to its turn order (SH3 to SH5), in words."""

from collections.abc import Sequence

from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Seat
from rules.shogun.events import (
    BidsRevealed,
    CardsOpened,
    EventDrawn,
    EventsOpened,
    MatchBegan,
    PlanConfirmed,
    PlanWithdrawn,
    ProvinceGiven,
    RoundBegan,
    SpecialTaken,
    TowerFilled,
    TurnOrderSet,
    UnseenCardDrawn,
)


def match_began(event: MatchBegan, texts: ShogunTexts) -> str:
    return texts(
        "match-began",
        side=texts.term(event.side),
        seats=event.seats,
        chests=texts.chests(event.chests),
        supply=texts.armies(event.supply),
        farmers=event.farmers,
    )


def provinces_given(events: Sequence[ProvinceGiven], texts: ShogunTexts) -> str:
    """A line for each player who got some of these provinces."""
    seats = dict.fromkeys(event.seat for event in events)
    return "\n".join(
        texts("provinces-given", player=texts.player(seat), provinces=_start(events, seat)) for seat in seats
    )


def _start(events: Sequence[ProvinceGiven], seat: Seat) -> str:
    return ShogunTexts.listed(f"{event.province} ({event.armies})" for event in events if event.seat == seat)


def cards_opened(event: CardsOpened, texts: ShogunTexts) -> str:
    cards = texts.listed(event.cards)
    if event.replaced_by is None:
        return texts("cards-opened", cards=cards)
    return texts("cards-replaced", player=texts.player(event.replaced_by), cards=cards)


def unseen_card_drawn(event: UnseenCardDrawn, texts: ShogunTexts) -> str:
    return texts("unseen-card-drawn", player=texts.player(event.seat), province=event.province)


def tower_filled(event: TowerFilled, texts: ShogunTexts) -> str:
    return texts("tower-filled", thrown=texts.cubes(event.thrown), fallen=texts.cubes(event.fallen))


def events_opened(event: EventsOpened, texts: ShogunTexts) -> str:
    cards = "\n".join(f"- {texts.event_card(card)}" for card in event.events)
    return f"{texts('events-opened', year=event.year)}\n{cards}"


def round_began(event: RoundBegan, texts: ShogunTexts) -> str:
    actions = [f"{slot}. {texts.term(action)}" for slot, action in enumerate(event.actions, 1)]
    specials = [f"{place}. {texts.term(special)}" for place, special in enumerate(event.specials, 1)]
    return texts("round-began", actions=" · ".join(actions), specials=" · ".join(specials))


def plan_confirmed(event: PlanConfirmed, texts: ShogunTexts) -> str:
    return texts("plan-confirmed", player=texts.player(event.seat))


def plan_withdrawn(event: PlanWithdrawn, texts: ShogunTexts) -> str:
    return texts("plan-withdrawn", player=texts.player(event.seat))


def event_drawn(event: EventDrawn, texts: ShogunTexts) -> str:
    return texts("event-drawn", event=texts.event_card(event.event))


def bids_revealed(event: BidsRevealed, texts: ShogunTexts) -> str:
    return texts("bids-revealed", bids=" · ".join(_bid(event, seat, texts) for seat in event.ranking))


def _bid(event: BidsRevealed, seat: Seat, texts: ShogunTexts) -> str:
    """A bid of chests says what was paid, which may be less, or nothing at all (SH5.1)."""
    bid = event.bids[seat]
    line = texts("bid-of", player=texts.player(seat), bid=texts.bid(bid))
    return f"{line} {texts('bid-paid', paid=event.paid[seat])}" if bid and isinstance(bid, int) else line


def special_taken(event: SpecialTaken, texts: ShogunTexts) -> str:
    return texts(
        "special-taken",
        player=texts.player(event.seat),
        special=texts.term(event.special),
        position=event.position,
    )


def turn_order_set(event: TurnOrderSet, texts: ShogunTexts) -> str:
    return texts("turn-order-set", order=" → ".join(texts.player(seat) for seat in event.order))
