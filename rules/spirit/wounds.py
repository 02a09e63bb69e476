"""Wounds and the beast within (SS3)."""

from rules.spirit import kiai
from rules.spirit.errors import SAMURAI_DIED, VillageLost
from rules.spirit.events import BeastAwoke, Cause, SamuraiDied, WoundHealed, WoundTaken
from rules.spirit.prompts import Place
from rules.spirit.table import Table


def wound(table: Table, place: Place, cause: Cause) -> None:
    """The first to fourth wound of a samurai. Raises VillageLost."""
    board = table.boards[place]
    if not board.wounded:
        table.set_board(place, wounded=True)
        table.emit(WoundTaken(place, cause))
    elif not board.beast:
        table.set_board(place, wounded=False, beast=True)
        table.emit(BeastAwoke(place, cause, table.boards[place].side.kiai))
        kiai.compare(table, place)
    else:
        table.emit(SamuraiDied(place, cause))
        raise VillageLost(SAMURAI_DIED)


def wounded(table: Table) -> list[Place]:
    """The places with a wound token."""
    return [place for place, board in enumerate(table.boards) if board.wounded]


def heal(table: Table, place: Place, cause: Cause) -> None:
    """Remove the wound token; a beast stays a beast."""
    table.set_board(place, wounded=False)
    table.emit(WoundHealed(place, cause))
