"""The end of a round, step by step (SS5)."""

from rules.spirit import piles, turns, village
from rules.spirit.content import Family, Symbol
from rules.spirit.events import (
    Cause,
    Ending,
    FamiliesShown,
    IntrudersRevealed,
    RoundEnded,
    Undefended,
)
from rules.spirit.kiai_effects import discard_intruders
from rules.spirit.state import Phase
from rules.spirit.table import Table
from rules.spirit.wounds import heal, wound, wounded


def run(table: Table, ending: Ending) -> None:
    """All steps after the last turn of a round. Raises VillageLost."""
    _begin(table, ending)
    _farmers(table)
    _farms(table)
    _families(table)
    _bonuses(table)
    _intruders(table)


def _begin(table: Table, ending: Ending) -> None:
    """The rest of the stack intrudes; lent tokens return to their owners (SS2.4, SS5)."""
    table.agenda.clear()
    table.turn_page(phase=Phase.ROUND_END)
    rest = piles.storm(table)
    table.emit(RoundEnded(table.public.round, ending, rest))
    turns.take_home(table, tuple(name for board in table.boards for name in board.lent))


def _farmers(table: Table) -> None:
    """Each samurai without a raider held off at the hat is wounded."""
    for place in _undefended(table, Symbol.HAT):
        table.emit(Undefended(place, Symbol.HAT))
        wound(table, place, Cause.UNDEFENDED)


def _farms(table: Table) -> None:
    for place in _undefended(table, Symbol.FARM):
        table.emit(Undefended(place, Symbol.FARM))
        village.burn_farm(table, Cause.UNDEFENDED)


def _families(table: Table) -> None:
    for place in _undefended(table, Symbol.DOLL):
        table.emit(Undefended(place, Symbol.DOLL))
        village.lose_family(table, Cause.UNDEFENDED)


def _undefended(table: Table, symbol: Symbol) -> list[int]:
    return [place for place, board in enumerate(table.boards) if symbol in board.undefended]


def _bonuses(table: Table) -> None:
    """The remaining families reveal and grant their bonus, except at the highest difficulty."""
    if table.level.family_bonuses:
        families = table.hidden.families
        table.set(families=families)
        table.emit(FamiliesShown(families))
        for family in families:
            _grant(table, family)


def _grant(table: Table, family: Family) -> None:
    """One of the wounded is healed at random (SS7)."""
    match family:
        case Family.HEAL:
            if hurt := wounded(table):
                heal(table, table.chance.pick(hurt), Cause.FAMILY)
        case Family.BARRICADE:
            village.build(table, Cause.FAMILY)
        case Family.INTRUDER:
            if table.public.intruders:
                discard_intruders(table, None, 1)


def _intruders(table: Table) -> None:
    """Every intruder with flames burns something."""
    raiders = table.hidden.intruders
    table.set(intruders=raiders)
    table.emit(IntrudersRevealed(raiders))
    for raider in raiders:
        if table.content.raiders[raider].flames:
            village.burn(table, Cause.INTRUDER)
