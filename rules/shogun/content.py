"""The printed material of Shogun, loaded once from data/shogun (SH1). Never part of a state."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, NewType

import msgspec


class Side(StrEnum):
    """The two sides of the board (SH1.1)."""

    SUN = "sun"
    MOON = "moon"


class Season(StrEnum):
    """The four rounds of a year (SH3)."""

    SPRING = "spring"
    SUMMER = "summer"
    FALL = "fall"
    WINTER = "winter"


YEARS = 2
"""The number of years in a match (SH3)."""
ROUNDS = (Season.SPRING, Season.SUMMER, Season.FALL)
"""The rounds of a year that are planned (SH3)."""


class Building(StrEnum):
    CASTLE = "castle"
    TEMPLE = "temple"
    THEATER = "theater"


class Action(StrEnum):
    """The ten actions (SH6), in the order of the planning board."""

    BUILD_CASTLE = "build_castle"
    BUILD_TEMPLE = "build_temple"
    BUILD_THEATER = "build_theater"
    CONFISCATE_RICE = "confiscate_rice"
    COLLECT_TAXES = "collect_taxes"
    DEPLOY_5 = "deploy_5"
    DEPLOY_3 = "deploy_3"
    DEPLOY_1_MOVE = "deploy_1_move"
    BATTLE_MOVE_A = "battle_move_a"
    BATTLE_MOVE_B = "battle_move_b"


BUILDS: Mapping[Action, Building] = {
    Action.BUILD_CASTLE: Building.CASTLE,
    Action.BUILD_TEMPLE: Building.TEMPLE,
    Action.BUILD_THEATER: Building.THEATER,
}
DEPLOYS = (Action.DEPLOY_5, Action.DEPLOY_3, Action.DEPLOY_1_MOVE)
BATTLES = (Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B)
MARCHES = (Action.DEPLOY_1_MOVE, *BATTLES)
"""The actions that may carry a standing order."""


class Special(StrEnum):
    """The five special cards (SH5.4)."""

    ATTACK = "attack_plus_1"
    DEFENCE = "defence_plus_1"
    TAX = "tax_plus_1"
    RICE = "rice_plus_1"
    DEPLOY_6 = "deploy_6"


class Effect(StrEnum):
    """What an event card does while it is valid (SH6.7)."""

    THEATER_CALMS = "theater_calms"
    NEUTRAL_TWO_FARMERS = "neutral_two_farmers"
    CASTLE_DEFENDS = "castle_defends"
    TEMPLE_UNTOUCHABLE = "temple_untouchable"
    TAX_AT_MOST_5 = "tax_at_most_5"
    TAX_AT_LEAST_6 = "tax_at_least_6"
    RICE_AT_LEAST_4 = "rice_at_least_4"
    RICE_AT_MOST_3 = "rice_at_most_3"
    FEWER_RECRUITS = "fewer_recruits"


ProvinceName = NewType("ProvinceName", str)
"""A province, by the name printed on the board and on its card."""


class EventCard(msgspec.Struct, frozen=True):
    """One of the twelve event cards: an effect for a round, or the rice everyone loses in winter."""

    effect: Effect
    winter_rice_loss: int


class ProvinceCard(msgspec.Struct, frozen=True):
    """What is printed on a province: yields in chests and rice, and its building spaces (SH1.1)."""

    name: ProvinceName
    chests: int
    rice: int
    building_spaces: int


class Shortage(msgspec.Struct, frozen=True):
    """A row of the provisions table (SH8.2), for `at_least` provinces without rice."""

    at_least: int
    revolts: int
    farmers: int


class Scoring(msgspec.Struct, frozen=True):
    """Victory points (SH8.3). `tied` is added to a majority that is shared."""

    province: int
    building: int
    most_castles: int
    most_temples: int
    most_theaters: int
    tied: int

    def majority(self, building: Building, *, shared: bool) -> int:
        """Points for most buildings of a kind in a region, alone or tied with others."""
        points: int = getattr(self, _MOST[building])
        return points + (self.tied if shared else 0)


_MOST = {building: f"most_{building}s" for building in Building}


class Board(msgspec.Struct, frozen=True):
    """One side of the board for a number of players: the provinces in play, their borders and regions."""

    side: Side
    provinces: tuple[ProvinceName, ...]
    neighbours: Mapping[ProvinceName, tuple[ProvinceName, ...]]
    region_of: Mapping[ProvinceName, str]
    regions: tuple[str, ...]
    sea_routes: tuple[tuple[ProvinceName, ProvinceName], ...]
    out_of_play: frozenset[ProvinceName]


class TowerModel(msgspec.Struct, frozen=True, rename={"passes": "pass"}):
    """The model of the cube tower (SH7.2): probabilities as (numerator, denominator)."""

    floors: int
    dislodge: tuple[int, int]
    passes: tuple[int, int]


class Content(msgspec.Struct, frozen=True):
    """All printed figures and cards of Shogun."""

    provinces: Mapping[ProvinceName, ProvinceCard]
    pieces: Mapping[str, int]
    war_chest_cards: tuple[int, ...]
    prices: Mapping[Action, int]
    specials: tuple[Special, ...]
    events: tuple[EventCard, ...]
    shortages: tuple[Shortage, ...]
    scoring: Scoring
    tower: TowerModel
    start_chests: Mapping[int, int]
    army_groups: Mapping[int, tuple[int, ...]]
    preset: Mapping[int, tuple[Mapping[ProvinceName, int], ...]]
    tower_armies: int
    tower_farmers: int

    def pieces_of(self, building: Building) -> int:
        """The number of tiles of a building in the box (SH1.3)."""
        return self.pieces[f"{building}s"]

    def shortage(self, short: int) -> Shortage | None:
        """The row of the provisions table for `short` provinces without rice; None for 0 (SH8.2)."""
        rows = [row for row in self.shortages if short >= row.at_least]
        return rows[-1] if rows else None


@cache
def content() -> Content:
    """The printed material, read once."""
    figures, setup = _toml("figures"), _toml("setup")
    pieces = figures["pieces"]
    return Content(
        provinces={
            ProvinceName(name): ProvinceCard(
                ProvinceName(name), row["chests"], row["rice"], row["building_spaces"]
            )
            for name, row in _toml("provinces").items()
        },
        pieces={name: count for name, count in pieces.items() if isinstance(count, int)},
        war_chest_cards=tuple(pieces["war_chest_cards"]),
        prices={Action(name): price for name, price in figures["prices"].items()},
        specials=tuple(Special(name) for name in figures["special_cards"]["names"]),
        events=msgspec.convert(figures["events"], tuple[EventCard, ...]),
        shortages=msgspec.convert(figures["winter_shortage"], tuple[Shortage, ...]),
        scoring=msgspec.convert(figures["scoring"], Scoring),
        tower=msgspec.convert(_toml("tower"), TowerModel),
        start_chests={int(seats): chests for seats, chests in setup["chests"].items()},
        army_groups={int(seats): tuple(groups) for seats, groups in setup["army_groups"].items()},
        preset={int(seats): tuple(tables) for seats, tables in setup["preset"].items()},
        tower_armies=setup["tower"]["armies_per_player"],
        tower_farmers=setup["tower"]["farmers"],
    )


@cache
def yields() -> Mapping[ProvinceName, int]:
    """The chests and rice together that are printed on each province."""
    return {name: printed.chests + printed.rice for name, printed in content().provinces.items()}


@cache
def board(side: Side, seats: int) -> Board:
    """A side of the board as it is used with `seats` players (SH1.1, SH1.2, SH6.5)."""
    printed, facts = _toml("board"), _toml("provinces")
    ours = printed[side.value]
    out_of_play = frozenset(ours["out_of_play_with_3"] if seats == 3 else ())
    names = tuple(ProvinceName(name) for name in facts if name not in out_of_play)
    routes = tuple((first, second) for first, second in ours["sea_routes"])
    return Board(
        side=side,
        provinces=names,
        neighbours=_neighbours(names, [*printed["land_borders"], *routes]),
        region_of={ProvinceName(name): row["region"][side.value] for name, row in facts.items()},
        regions=tuple(printed["regions"]),
        sea_routes=routes,
        out_of_play=out_of_play,
    )


def _neighbours(
    names: tuple[ProvinceName, ...], pairs: list[Any]
) -> dict[ProvinceName, tuple[ProvinceName, ...]]:
    found: dict[ProvinceName, set[ProvinceName]] = {name: set() for name in names}
    for first, second in pairs:
        if first in found and second in found:
            found[first].add(second)
            found[second].add(first)
    return {name: tuple(sorted(others)) for name, others in found.items()}


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((files("data") / "shogun" / f"{name}.toml").read_text(encoding="utf-8"))
