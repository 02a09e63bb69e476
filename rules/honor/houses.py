"""Discarding and seizing houses, with the effect on alliances (HO3.3, HO4.3, HO5, HO6.3)."""

from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.events import (
    AllianceEnded,
    AllianceEnding,
    BecameRonin,
    HouseDiscarded,
    HouseSeized,
    ShogunCardMoved,
)
from rules.honor.prompts import HouseName
from rules.honor.state import Place
from rules.honor.table import Table


def discard(table: Table, place: Place) -> None:
    """Discard a whole house."""
    if place.house is HouseName.DAIMYO:
        discard_daimyo_house(table, place.seat)
    else:
        discard_samurai_house(table, place.seat)


def discard_samurai_house(table: Table, seat: Seat) -> None:
    """Discard all cards of the house; the samurai's card stays."""
    cards = table.players[seat].samurai_house
    table.set_player(seat, samurai_house=())
    table.discard(*cards)
    table.emit(HouseDiscarded(Place(seat, HouseName.SAMURAI), None, cards))


def discard_daimyo_house(table: Table, seat: Seat) -> None:
    """Discard the daimyo and all cards of the house; the samurai, and an allied one, become ronin."""
    player = table.players[seat]
    assert player.daimyo is not None, "there is a daimyo to lose"
    table.set_player(seat, daimyo=None, daimyo_house=())
    table.discard(*player.daimyo_house, player.daimyo)
    table.emit(HouseDiscarded(Place(seat, HouseName.DAIMYO), player.daimyo, player.daimyo_house))
    if table.public.shogun == seat:
        move_shogun_card(table, None)
    table.emit(BecameRonin(seat))
    ally = reckoning.servant(table.players, seat)
    if ally is not None:
        end_alliance(table, ally, AllianceEnding.DAIMYO_LOST)


def seize(table: Table, seat: Seat, former: Seat) -> None:
    """Give the ally's daimyo, house and office to the betrayer of the alliance (HO5.7)."""
    lord = table.players[former]
    assert lord.daimyo is not None, "an ally has a daimyo"
    table.set_player(former, daimyo=None, daimyo_house=())
    table.set_player(seat, daimyo=lord.daimyo, daimyo_house=lord.daimyo_house)
    table.emit(HouseSeized(seat, former, lord.daimyo, lord.daimyo_house))
    if table.public.shogun == former:
        move_shogun_card(table, seat)
    end_alliance(table, seat, AllianceEnding.BETRAYAL)
    table.emit(BecameRonin(former))


def move_shogun_card(table: Table, seat: Seat | None) -> None:
    """Move the Shogun card from its holder to another seat, or to the middle (HO4.4, HO6.3)."""
    former = table.public.shogun
    assert former is not None, "somebody holds the Shogun card"
    table.set(shogun=seat)
    table.emit(ShogunCardMoved(former, seat))


def end_alliance(table: Table, seat: Seat, ending: AllianceEnding) -> None:
    """End the alliance: the samurai no longer serves the ally, and without an own daimyo is a ronin."""
    player = table.players[seat]
    assert player.serves is not None, "there is an alliance to end"
    table.set_player(seat, serves=None, leaving=False)
    table.emit(AllianceEnded(seat, player.serves, ending))
    if player.daimyo is None:
        table.emit(BecameRonin(seat))
