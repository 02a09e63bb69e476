"""The attacks of a turn, and what to lay before them, or against those of others.

A declaration is possible at any moment and costs no action (HO2.3): what strengthens an attack is laid first.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.advice import effects
from rules.honor.advice.outlook import Outlook
from rules.honor.battle import DeclareAttack
from rules.honor.card_actions import LayCard
from rules.honor.commands import Attack, Lay
from rules.honor.deck import DAIMYOS, CardKey, Kind
from rules.honor.moves import Moves
from rules.honor.state import Observation
from rules.honor.turn_action import Hand


class Assault(NamedTuple):
    """An attack on the target from the position `outlook`, in which cards may have been laid for it."""

    target: Seat
    outlook: Outlook
    first: Attack | Lay
    """The first step: the first card to lay, or the attack itself."""


def assaults(outlook: Outlook, moves: Moves) -> Iterator[Assault]:
    """Every attack that is possible in this turn: at once first, then after one more card laid each."""
    if not moves.hand.prompt.may_declare:
        return
    for cards in _orders(outlook):
        for after, first in _laying(outlook, cards):
            hand = Hand(after.observation, moves.hand.prompt)
            for attack in DeclareAttack().choices(hand):
                yield Assault(attack.target, after, first or attack)


def strengthened(outlook: Outlook) -> Iterator[tuple[Outlook, Lay, int]]:
    """The position after each further card laid for strength, the first of the cards, and their number."""
    for cards in _orders(outlook):
        for number, (after, first) in enumerate(_laying(outlook, cards)):
            if first:
                yield after, first, number


def _orders(outlook: Outlook) -> list[list[CardKey]]:
    """The cards in hand that make an attack stronger, in the order in which to lay them.

    A ronin's daimyo is the first, then the strongest cards; without those that cost honor, and with them.
    """
    cards = outlook.content.cards
    found = [card for card in outlook.hand if cards[card].strength and cards[card].kind is not Kind.CASTLE]
    found.sort(
        key=lambda card: (cards[card].kind not in DAIMYOS, -cards[card].strength, -outlook.worth(card))
    )
    free = [card for card in found if not cards[card].cost]
    return [free] if free == found else [free, found]


def _laying(outlook: Outlook, cards: Iterable[CardKey]) -> Iterator[tuple[Outlook, Lay | None]]:
    """The position with nothing laid, and after each card that there is an action and an own house for.

    With the first card laid. The samurai's house is preferred, for it outlives a lost battle (HO4.3).
    """
    first: Lay | None = None
    yield outlook, first
    for card in cards:
        places = reckoning.places_for(outlook.content, outlook.players, outlook.seat, card)
        own = [place for place in places if place.seat == outlook.seat]
        actions = reckoning.actions(outlook.content, outlook.player) - outlook.public.used
        if own and outlook.content.cards[card].actions <= actions:
            lay = Lay(card, max(own, key=outlook.safety))
            outlook, first = _laid(outlook, lay), first or lay
            yield outlook, first


def _laid(outlook: Outlook, lay: Lay) -> Outlook:
    state = effects.after(outlook.world, lambda table: LayCard().carry_out(table, outlook.seat, lay))
    return Outlook(Observation(outlook.seat, state.public, state.private[outlook.seat]))
