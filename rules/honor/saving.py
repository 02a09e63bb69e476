"""Saving face (HO3.4): the question that goes to everybody at once, and its one outcome."""

from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.deck import Kind
from rules.honor.events import FaceAsked, FaceNotSaved, FaceSaved
from rules.honor.prompts import Cause
from rules.honor.state import Reaction, Standing
from rules.honor.table import Table


def ask(table: Table, cause: Cause, by: Seat, victim: Seat, card: str | None = None) -> bool:
    """Ask everybody, whatever they hold; standing refusals answer at once. True if all have answered so."""
    asked = table.public.asked + 1
    table.set(reaction=Reaction(cause, by, victim, card, id=str(asked)), asked=asked)
    table.emit(FaceAsked(cause, by, victim))
    for seat, private in enumerate(table.private):
        table.set_private(seat, saves=None if private.standing is Standing.ASK else False)
    return _all_answered(table)


def answer(table: Table, seat: Seat, saves: bool, standing: Standing) -> bool:
    """A seat's answer, told to nobody. True if it was the last one."""
    table.set_private(seat, saves=saves, standing=standing)
    return _all_answered(table)


def close(table: Table) -> None:
    """The first who wants to, clockwise from the victim, plays Save Face; the others keep theirs."""
    reaction = table.reaction()
    willing = [seat for seat in table.clockwise(reaction.victim) if table.private[seat].saves]
    for seat in range(table.seats):
        table.set_private(seat, saves=None)
    table.set_reaction(id="", saved_by=willing[0] if willing else None)
    if willing:
        _play(table, willing[0], reaction)
    else:
        table.emit(FaceNotSaved(reaction.cause, reaction.victim))


def _all_answered(table: Table) -> bool:
    return all(private.saves is not None for private in table.private)


def _play(table: Table, seat: Seat, reaction: Reaction) -> None:
    card = reckoning.first_of(table.content, table.private[seat].hand, Kind.SAVE_FACE)
    assert card is not None, "who wants to save a face holds the card"
    table.from_hand(seat, card)
    table.discard(card)
    table.emit(FaceSaved(seat, card, reaction.cause, reaction.victim))
