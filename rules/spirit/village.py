"""Losses and gains of the village: barricades, farms, families (SS5)."""

from rules.spirit.content import Farm
from rules.spirit.errors import NO_FAMILY, NO_FARM, VillageLost
from rules.spirit.events import BarricadeBuilt, BarricadeLost, Cause, FamilyLost, FarmBurned
from rules.spirit.table import Table
from rules.spirit.wounds import wound


def burn(table: Table, cause: Cause) -> None:
    """Destroy a barricade, or a farm if there is none (SS2.3, SS5, SS7). Raises VillageLost."""
    if table.public.barricades:
        table.set(barricades=table.public.barricades - 1)
        table.emit(BarricadeLost(cause, table.public.barricades))
    else:
        burn_farm(table, cause)


def build(table: Table, cause: Cause) -> None:
    """Add a barricade, up to the number at the start (SS4.6)."""
    if may_build(table):
        table.set(barricades=table.public.barricades + 1)
        table.emit(BarricadeBuilt(cause, table.public.barricades))


def may_build(table: Table) -> bool:
    return table.public.barricades < table.public.barricade_limit


def burn_farm(table: Table, cause: Cause) -> None:
    """Remove a farm; at higher difficulties its penalty is applied. Raises VillageLost."""
    farm, *rest = table.hidden.farms
    shown = farm if table.level.farm_penalties else None
    table.set_hidden(farms=tuple(rest))
    table.set(farms=len(rest))
    table.emit(FarmBurned(cause, len(rest), shown))
    if not rest:
        raise VillageLost(NO_FARM)
    if shown:
        _apply(table, shown)


def lose_family(table: Table, cause: Cause) -> None:
    """Remove a random family. Raises VillageLost."""
    families, known = table.hidden.families, table.public.families
    index = table.chance.below(len(families))
    table.set_hidden(families=families[:index] + families[index + 1 :])
    table.set(families=known[:index] + known[index + 1 :])
    table.emit(FamilyLost(cause, index, families[index], len(families) - 1))
    if not table.hidden.families:
        raise VillageLost(NO_FAMILY)


def _apply(table: Table, farm: Farm) -> None:
    """The penalty under a farm (SS5); "one player" is a random one (SS7)."""
    match farm:
        case Farm.FAMILY_LEAVES:
            lose_family(table, Cause.FARM)
        case Farm.ANOTHER_FARM:
            burn_farm(table, Cause.FARM)
        case Farm.FIRE:
            burn(table, Cause.FARM)
        case Farm.WOUND:
            wound(table, table.chance.below(len(table.boards)), Cause.FARM)
