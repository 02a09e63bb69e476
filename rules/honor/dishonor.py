"""Dishonor (HO3.3): played, perhaps softened by Save Face, borne."""

from rules.core.model import Seat
from rules.honor import houses, saving
from rules.honor.events import AllianceEnding, DishonorPlayed, HonorLost, SeppukuCommitted
from rules.honor.prompts import AskDishonor, Cause, HouseName
from rules.honor.state import Place
from rules.honor.table import Table


def play(table: Table, seat: Seat, card: str, victim: Seat) -> None:
    table.use_actions(table.content.cards[card].actions)
    table.from_hand(seat, card)
    table.discard(card)
    table.emit(DishonorPlayed(seat, card, victim))
    if saving.ask(table, Cause.DISHONOR, seat, victim, card):
        saving.close(table)
        ask_victim(table)


def ask_victim(table: Table) -> None:
    """It is known whether face is saved; now the victim chooses."""
    reaction = table.reaction()
    houses_left = [HouseName.SAMURAI]
    if table.players[reaction.victim].daimyo:
        houses_left.insert(0, HouseName.DAIMYO)
    table.ask(
        AskDishonor,
        reaction.victim,
        by=reaction.by,
        loss=_loss(table),
        saved_by=reaction.saved_by,
        houses=tuple(houses_left),
    )


def lose_honor(table: Table, seat: Seat) -> None:
    loss = _loss(table)
    table.emit(HonorLost(seat, loss, table.pay(seat, loss)))
    _end(table)


def commit_seppuku(table: Table, seat: Seat, house: HouseName) -> None:
    """A whole house instead of honor."""
    place = Place(seat, house)
    table.emit(SeppukuCommitted(place))
    houses.discard(table, place)
    _end(table)


def _loss(table: Table) -> int:
    reaction = table.reaction()
    assert reaction.card is not None, "a Dishonor card was played"
    printed = table.content.cards[reaction.card]
    return printed.loss if reaction.saved_by is None else printed.loss_with_save_face


def _end(table: Table) -> None:
    """Dishonor on the samurai that serves one's daimyo ends the alliance, unless face was saved (HO5.5)."""
    reaction = table.reaction()
    table.set(reaction=None)
    if reaction.saved_by is None and table.players[reaction.victim].serves == reaction.by:
        houses.end_alliance(table, reaction.victim, AllianceEnding.DISHONOR)
