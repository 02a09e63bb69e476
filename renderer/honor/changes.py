"""The changes of a turn's events, which the board highlights."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.model import Seat
from rules.honor import events as facts
from rules.honor.deck import CardKey
from rules.honor.events import AnyEvent
from rules.honor.prompts import HouseName
from rules.honor.state import Place


@dataclass(frozen=True)
class Changes:
    """Cards added to houses, affected daimyos and samurai, and the places of houses that were lost."""

    cards: frozenset[tuple[Place, CardKey]] = frozenset()
    heads: frozenset[Place] = frozenset()
    lost: frozenset[Place] = frozenset()


def changes(events: Iterable[AnyEvent]) -> Changes:
    """Returns the changes of all events together."""
    cards: set[tuple[Place, CardKey]] = set()
    heads: set[Place] = set()
    lost: set[Place] = set()
    for event in events:
        match event:
            case facts.CardLaid(place=place, card=card):
                cards.add((place, card))
            case facts.ThiefPlayed(thefts=thefts):
                cards.update((theft.target, theft.card) for theft in thefts if theft.target)
            case facts.CastleTaken(seat=seat, castle=castle):
                cards.add((_daimyo(seat), castle))
            case facts.DaimyoLaid(owner=owner):
                heads.add(_daimyo(owner))
                lost.discard(_daimyo(owner))
            case facts.BecameShogun(seat=seat):
                heads.add(_daimyo(seat))
            case facts.HouseSeized(seat=seat, former=former, cards=taken):
                heads.add(_daimyo(seat))
                lost.discard(_daimyo(seat))
                lost.add(_daimyo(former))
                cards.update((_daimyo(seat), card) for card in taken)
            case facts.ShogunCardMoved(seat=int(seat)):
                heads.add(_daimyo(seat))
            case facts.BecameRonin(seat=seat) | facts.AllianceMade(seat=seat):
                heads.add(Place(seat, HouseName.SAMURAI))
            case facts.HouseDiscarded(place=place):
                lost.add(place)
            case _:
                pass
    return Changes(frozenset(cards), frozenset(heads), frozenset(lost))


def _daimyo(seat: Seat) -> Place:
    return Place(seat, HouseName.DAIMYO)
