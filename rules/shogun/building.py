"""Building castles, temples and theaters (SH6.1). Their prices are in data/shogun/figures.toml."""

from collections.abc import Mapping
from itertools import chain

from rules.core.model import Seat
from rules.shogun.content import BUILDS, Action, Building, Effect, ProvinceName, content
from rules.shogun.events import Built, Reason
from rules.shogun.state import Province
from rules.shogun.table import Table


def tiles_left(provinces: Mapping[ProvinceName, Province], building: Building) -> int:
    """The number of tiles of a building that are not on the board (SH1.3)."""
    return content().pieces_of(building) - tiles_used(provinces).count(building)


def tiles_used(provinces: Mapping[ProvinceName, Province]) -> list[Building]:
    """All tiles on the board."""
    return list(chain.from_iterable([province.buildings for province in provinces.values()]))


def free_spaces(provinces: Mapping[ProvinceName, Province], name: ProvinceName) -> int:
    """The number of empty building spaces of a province."""
    return content().provinces[name].building_spaces - len(provinces[name].buildings)


def obstacle(
    provinces: Mapping[ProvinceName, Province],
    name: ProvinceName,
    building: Building,
    tiles: int | None = None,
) -> Reason | None:
    """Why the building cannot be built in a province, apart from its price; None if it can.

    `tiles` is the number left, if it is already known.
    """
    if building in provinces[name].buildings:
        return Reason.ALREADY_BUILT
    if not free_spaces(provinces, name):
        return Reason.NO_BUILDING_SPACE
    tiles = tiles_left(provinces, building) if tiles is None else tiles
    return None if tiles else Reason.NO_TILE_LEFT


def build(table: Table, seat: Seat, action: Action, name: ProvinceName) -> Reason | None:
    """Event (a) calms one revolt marker when a theater is built (SH6.7)."""
    building, province, price = BUILDS[action], table.provinces[name], table.content.prices[action]
    reason = obstacle(table.provinces, name, building)
    if reason is None and table.players[seat].chests < price:
        reason = Reason.TOO_FEW_CHESTS
    if reason:
        return reason
    calms = building is Building.THEATER and table.effect_is(Effect.THEATER_CALMS)
    calmed = min(province.revolts, 1) if calms else 0
    table.pay(seat, price)
    table.set_province(name, buildings=(*province.buildings, building), revolts=province.revolts - calmed)
    table.emit(Built(seat, name, building, price, calmed))
    return None
