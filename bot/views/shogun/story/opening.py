"""Set-up (SH2) and the opening of a round up to its turn order (SH3 to SH5), in words."""

from collections.abc import Sequence

from bot.views.shogun.texts import Words
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


def match_began(event: MatchBegan, words: Words) -> str:
    return words(
        "match-began",
        side=words.term(event.side),
        seats=event.seats,
        chests=words.chests(event.chests),
        supply=words.armies(event.supply),
        farmers=event.farmers,
    )


def provinces_given(events: Sequence[ProvinceGiven], words: Words) -> str:
    """A line for each player who got some of these provinces."""
    seats = dict.fromkeys(event.seat for event in events)
    return "\n".join(
        words("provinces-given", player=words.player(seat), provinces=_start(events, seat)) for seat in seats
    )


def _start(events: Sequence[ProvinceGiven], seat: Seat) -> str:
    return Words.listed(f"{event.province} ({event.armies})" for event in events if event.seat == seat)


def cards_opened(event: CardsOpened, words: Words) -> str:
    cards = words.listed(event.cards)
    if event.replaced_by is None:
        return words("cards-opened", cards=cards)
    return words("cards-replaced", player=words.player(event.replaced_by), cards=cards)


def unseen_card_drawn(event: UnseenCardDrawn, words: Words) -> str:
    return words("unseen-card-drawn", player=words.player(event.seat), province=event.province)


def tower_filled(event: TowerFilled, words: Words) -> str:
    return words("tower-filled", thrown=words.cubes(event.thrown), fallen=words.cubes(event.fallen))


def events_opened(event: EventsOpened, words: Words) -> str:
    cards = "\n".join(f"- {words.event_card(card)}" for card in event.events)
    return f"{words('events-opened', year=event.year)}\n{cards}"


def round_began(event: RoundBegan, words: Words) -> str:
    actions = [f"{slot}. {words.term(action)}" for slot, action in enumerate(event.actions, 1)]
    specials = [f"{place}. {words.term(special)}" for place, special in enumerate(event.specials, 1)]
    return words("round-began", actions=" · ".join(actions), specials=" · ".join(specials))


def plan_confirmed(event: PlanConfirmed, words: Words) -> str:
    return words("plan-confirmed", player=words.player(event.seat))


def plan_withdrawn(event: PlanWithdrawn, words: Words) -> str:
    return words("plan-withdrawn", player=words.player(event.seat))


def event_drawn(event: EventDrawn, words: Words) -> str:
    return words("event-drawn", event=words.event_card(event.event))


def bids_revealed(event: BidsRevealed, words: Words) -> str:
    return words("bids-revealed", bids=" · ".join(_bid(event, seat, words) for seat in event.ranking))


def _bid(event: BidsRevealed, seat: Seat, words: Words) -> str:
    """A bid of chests says what was paid, which may be less, or nothing at all (SH5.1)."""
    bid = event.bids[seat]
    line = words("bid-of", player=words.player(seat), bid=words.bid(bid))
    return f"{line} {words('bid-paid', paid=event.paid[seat])}" if bid and isinstance(bid, int) else line


def special_taken(event: SpecialTaken, words: Words) -> str:
    return words(
        "special-taken",
        player=words.player(event.seat),
        special=words.term(event.special),
        position=event.position,
    )


def turn_order_set(event: TurnOrderSet, words: Words) -> str:
    return words("turn-order-set", order=" → ".join(words.player(seat) for seat in event.order))
