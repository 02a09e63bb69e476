"""The plain card actions (HO2.2): draw, discard, lay."""

from collections.abc import Iterator

from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.honor import houses, reckoning
from rules.honor.commands import Discard, Draw, Lay
from rules.honor.deck import DAIMYOS, LAID, CardKey, Kind
from rules.honor.events import AllianceEnding, CardDiscarded, CardDrawn, CardLaid, DaimyoLaid, DrawPileMade
from rules.honor.state import Place
from rules.honor.table import Table
from rules.honor.turn_action import CardAction, Hand, TurnAction, WayBack


class DrawCard(TurnAction[Draw]):
    """Draw the top card of the draw pile, which is first made from the discard pile if empty (HO1.2)."""

    command = Draw

    def problems(self, hand: Hand, command: Draw) -> Iterator[IllegalCommand]:
        limit = hand.content.figures.hand_limit
        if hand.prompt.actions < 1:
            yield IllegalCommand("no_actions_left", needed=1, left=hand.prompt.actions)
        if len(hand.cards) >= limit:
            yield IllegalCommand("hand_full", limit=limit)
        if not hand.public.draw_pile and not hand.public.discards:
            yield IllegalCommand("nothing_to_draw")

    def carry_out(self, table: Table, seat: Seat, command: Draw) -> None:
        table.use_actions(1)
        if not table.hidden.draw_pile:
            _reshuffle(table)
        *pile, card = table.hidden.draw_pile
        table.set_hidden(draw_pile=tuple(pile))
        table.set(draw_pile=len(pile))
        table.set_hand(seat, (*table.private[seat].hand, card))
        table.emit(CardDrawn(seat, card))


class DiscardCard(CardAction[Discard]):
    """Discard a card from hand, without effect."""

    command = Discard
    way_back = WayBack.EXTENDED

    def cost(self, hand: Hand, card: CardKey) -> int:
        return 1

    def card_problems(self, hand: Hand, command: Discard) -> Iterator[IllegalCommand]:
        return iter(())

    def carry_out(self, table: Table, seat: Seat, command: Discard) -> None:
        table.use_actions(1)
        table.from_hand(seat, command.card)
        table.discard(command.card)
        table.emit(CardDiscarded(seat, command.card))


class LayCard(CardAction[Lay]):
    """Lay a card into a house, or a daimyo before a samurai without one (HO1.4, HO5.5, HO5.6, HO5.8)."""

    command = Lay
    way_back = WayBack.EXTENDED

    def card_problems(self, hand: Hand, command: Lay) -> Iterator[IllegalCommand]:
        kind, place = hand.kind(command.card), command.place
        if kind not in LAID and kind not in DAIMYOS:
            yield IllegalCommand("card_is_not_laid", card=command.card)
        elif place not in reckoning.places_for(hand.content, hand.players, hand.seat, command.card):
            is_open = kind in LAID and place in reckoning.open_houses(hand.players, hand.seat)
            code = "house_has_no_room" if is_open else "place_not_open"
            yield IllegalCommand(code, card=command.card, seat=place.seat, house=place.house)

    def plays(self, hand: Hand, card: CardKey) -> list[Lay]:
        places = reckoning.places_for(hand.content, hand.players, hand.seat, card)
        return [Lay(card, place) for place in places]

    def carry_out(self, table: Table, seat: Seat, command: Lay) -> None:
        card, place = command.card, command.place
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


def _found_house(table: Table, seat: Seat, card: CardKey, owner: Seat) -> None:
    """A new daimyo for a ronin (HO5.8), or for the ally, which ends the alliance (HO5.5)."""
    table.set_player(owner, daimyo=card)
    table.emit(DaimyoLaid(seat, card, owner))
    if table.players[owner].serves is not None:
        houses.end_alliance(table, owner, AllianceEnding.NEW_DAIMYO)


def _make_room(table: Table, card: CardKey, place: Place) -> CardKey | None:
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
