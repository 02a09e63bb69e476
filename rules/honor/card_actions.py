"""The plain card actions (HO2.2): draw, discard, lay. What they may be is said in `legal`."""

from rules.core.model import Seat
from rules.honor import houses, reckoning
from rules.honor.deck import DAIMYOS, Kind
from rules.honor.events import AllianceEnding, CardDiscarded, CardDrawn, CardLaid, DaimyoLaid, DrawPileMade
from rules.honor.state import Place
from rules.honor.table import Table


def draw(table: Table, seat: Seat) -> None:
    """The top card of the draw pile; an empty one is first made from the discard pile (HO1.2)."""
    table.use_actions(1)
    if not table.hidden.draw_pile:
        _reshuffle(table)
    *pile, card = table.hidden.draw_pile
    table.set_hidden(draw_pile=tuple(pile))
    table.set(draw_pile=len(pile))
    table.set_hand(seat, (*table.private[seat].hand, card))
    table.emit(CardDrawn(seat, card))


def discard(table: Table, seat: Seat, card: str) -> None:
    """A card from hand, without effect."""
    table.use_actions(1)
    table.from_hand(seat, card)
    table.discard(card)
    table.emit(CardDiscarded(seat, card))


def lay(table: Table, seat: Seat, card: str, place: Place) -> None:
    """A card from hand into a house, or a daimyo before a samurai who has none."""
    printed = table.content.cards[card]
    table.use_actions(printed.actions)
    table.from_hand(seat, card)
    if printed.kind in DAIMYOS:
        _found_house(table, seat, card, place.seat)
        return
    replaced = _make_room(table, card, place)
    table.into_house(place, card)
    honor = table.pay(seat, printed.cost)
    table.emit(CardLaid(seat, card, place, replaced, printed.cost, honor))


def _found_house(table: Table, seat: Seat, card: str, owner: Seat) -> None:
    """A new daimyo for a ronin (HO5.8), or for the ally, whose alliance ends by it (HO5.5)."""
    table.set_player(owner, daimyo=card)
    table.emit(DaimyoLaid(seat, card, owner))
    if table.players[owner].serves is not None:
        houses.end_alliance(table, owner, AllianceEnding.NEW_DAIMYO)


def _make_room(table: Table, card: str, place: Place) -> str | None:
    """Discard the castle that the new one replaces (HO1.4)."""
    cards = reckoning.house_at(table.players, place)
    if reckoning.has_room(table.content, cards, place.house, card):
        return None
    replaced = reckoning.first_of(table.content, cards, Kind.CASTLE)
    assert replaced is not None, "only a castle may be replaced"
    table.out_of_house(place, replaced)
    table.discard(replaced)
    return replaced


def _reshuffle(table: Table) -> None:
    pile = tuple(table.chance.shuffled(table.public.discards))
    table.set_hidden(draw_pile=pile)
    table.set(discards=(), draw_pile=len(pile))
    table.emit(DrawPileMade(len(pile)))
