"""Ninjas (HO6): thieves and assassins."""

from rules.core.model import Seat
from rules.honor import houses, reckoning
from rules.honor.deck import Kind
from rules.honor.events import AllianceEnding, AssassinPlayed, ThiefPlayed
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft
from rules.honor.table import Table

DIE = 6


def steal(table: Table, seat: Seat, card: str, thefts: tuple[Theft, ...]) -> None:
    """All is taken out of its houses at once, then goes where it shall (HO6.2)."""
    cost = table.content.cards[card].cost
    honor = _send(table, seat, card, cost)
    for theft in thefts:
        table.out_of_house(theft.source, theft.card)
    for theft in thefts:
        if theft.target:
            table.into_house(theft.target, theft.card)
        else:
            table.discard(theft.card)
    table.emit(ThiefPlayed(seat, card, cost, honor, thefts))


def assassinate(table: Table, seat: Seat, card: str, target: Place) -> None:
    """One die; a bodyguard makes it harder and is discarded either way (HO6.3)."""
    figures = table.content.figures
    cost = reckoning.assassin_cost(table.content, table.players, seat, card, target)
    honor = _send(table, seat, card, cost)
    house = reckoning.house_at(table.players, target)
    bodyguard = reckoning.first_of(table.content, house, Kind.BODYGUARD)
    if bodyguard:
        table.out_of_house(target, bodyguard)
        table.discard(bodyguard)
    needed = figures.assassin_needs_past_bodyguard if bodyguard else figures.assassin_needs
    deed = AssassinPlayed(seat, card, target, cost, honor, bodyguard, needed, table.chance.below(DIE) + 1)
    table.emit(deed)
    if deed.succeeded:
        _kill(table, seat, target)


def _send(table: Table, seat: Seat, card: str, cost: int) -> int:
    """The ninja is played, paid and discarded. Returns the honor left (HO6.1)."""
    table.use_actions(table.content.cards[card].actions)
    table.from_hand(seat, card)
    table.discard(card)
    return table.pay(seat, cost)


def _kill(table: Table, seat: Seat, target: Place) -> None:
    """The house falls; against an ally's samurai the alliance, too (HO5.5, HO5.7)."""
    houses.discard(table, target)
    if target.house is HouseName.DAIMYO:
        return
    if table.players[seat].serves == target.seat:
        houses.seize(table, seat, target.seat)
    elif table.players[target.seat].serves == seat:
        houses.end_alliance(table, target.seat, AllianceEnding.ASSASSIN)
