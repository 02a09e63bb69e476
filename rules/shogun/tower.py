"""The cube tower (SH7.2): a model that keeps some of what is thrown in and drops some of what it kept."""

from collections.abc import Iterable

from rules.core.chance import Chance
from rules.shogun.content import TowerModel
from rules.shogun.state import FARMER, Cubes

Floors = tuple[tuple[int, ...], ...]
"""The cubes on each floor, from the top, as colours: a seat, or FARMER."""


def throw(model: TowerModel, inside: Floors, thrown: Cubes, chance: Chance) -> tuple[Floors, Cubes]:
    """Throw all cubes in together. Returns what is inside then, and what fell into the tray."""
    falling = chance.shuffled(list(thrown.colours()))
    floors = []
    for residents in inside:
        residents, falling = _pass_floor(model, residents, falling, chance)
        floors.append(residents)
    return tuple(floors), count(falling, len(thrown.armies))


def empty(model: TowerModel) -> Floors:
    """A tower with nothing in it."""
    return ((),) * model.floors


def count(colours: Iterable[int], seats: int) -> Cubes:
    """A heap of cubes from their colours."""
    armies = [0] * (seats + 1)
    for colour in colours:
        armies[colour] += 1  # FARMER is -1: the last place
    return Cubes(tuple(armies[:FARMER]), armies[FARMER])


def _pass_floor(
    model: TowerModel, residents: tuple[int, ...], arriving: list[int], chance: Chance
) -> tuple[tuple[int, ...], list[int]]:
    """Each arriving cube may knock residents down, then passes or stays itself."""
    staying, leaving = list(residents), []
    for cube in arriving:
        fallen = [index for index in range(len(staying)) if chance.happens(*model.dislodge)]
        for index in reversed(fallen):
            leaving.append(staying.pop(index))
        (leaving if chance.happens(*model.passes) else staying).append(cube)
    return tuple(staying), leaving
