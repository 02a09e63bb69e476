"""The end of the match, and the score (SS5, SS6)."""

from rules.core.model import Outcome, all_seats
from rules.spirit.errors import VICTORY
from rules.spirit.events import MatchEnded
from rules.spirit.state import Phase
from rules.spirit.table import Table
from rules.spirit.wounds import wounded


def win(table: Table) -> None:
    """The third round is over and the village stands (SS5)."""
    public = table.public
    farms, families, unharmed = public.farms, len(public.families), not wounded(table)
    score = farms + families + unharmed
    outcome = Outcome(all_seats(public.seats), (score,) * public.seats, VICTORY)
    _end(table, MatchEnded(outcome, farms, families, unharmed, table.level.pluses))


def lose(table: Table, reason: str) -> None:
    """All players lose at once (SS3, SS5)."""
    outcome = Outcome((), (0,) * table.public.seats, reason)
    _end(table, MatchEnded(outcome, farms=0, families=0, unharmed=False, pluses=0))


def _end(table: Table, ended: MatchEnded) -> None:
    table.agenda.clear()
    table.turn_page(phase=Phase.OVER, outcome=ended.outcome)
    table.emit(ended)
