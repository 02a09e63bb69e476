"""The cube tower (SH7.2): a model that retains some of the cubes thrown in and releases some older ones."""

from collections.abc import Iterable
from itertools import compress

from rules.core.chance import Chance
from rules.shogun.content import TowerModel, content
from rules.shogun.state import FARMER, Cubes, Public

Floors = tuple[tuple[int, ...], ...]
"""The cubes on each floor, from the top, as colours: a seat, or FARMER."""


def throw(model: TowerModel, inside: Floors, thrown: Cubes, chance: Chance) -> tuple[Floors, tuple[int, ...]]:
    """Throw all cubes in together.

    Returns what is inside afterwards, and the colours of the cubes in the order in which they fell out.
    """
    falling = chance.shuffled(list(thrown.colours()))
    floors = []
    for residents in inside:
        residents, falling = _pass_floor(model, residents, falling, chance)
        floors.append(residents)
    return tuple(floors), tuple(falling)


def empty(model: TowerModel) -> Floors:
    """An empty tower."""
    return ((),) * model.floors


def inside(public: Public) -> Cubes:
    """The number of cubes of each colour in the tower: all that are nowhere else (SH1.3, SH1.4)."""
    pieces = content().pieces
    armies = [pieces["armies_per_player"] - player.supply for player in public.players]
    for province in public.provinces.values():
        if province.owner is not None:
            armies[province.owner] -= province.armies
    return Cubes(tuple(armies), pieces["farmers"] - public.farmers) - public.tray


def scattered(model: TowerModel, cubes: Cubes, chance: Chance) -> Floors:
    """Distribute cubes over the floors, uniformly: in the long run the model leaves as many on each."""
    floors: list[list[int]] = [[] for _ in range(model.floors)]
    for colour in chance.shuffled(list(cubes.colours())):
        chance.pick(floors).append(colour)
    return tuple(map(tuple, floors))


def count(colours: Iterable[int], seats: int) -> Cubes:
    """A heap of cubes from their colours."""
    armies = [0] * (seats + 1)
    for colour in colours:
        armies[colour] += 1  # FARMER is -1: the last place
    return Cubes(tuple(armies[:FARMER]), armies[FARMER])


def _pass_floor(
    model: TowerModel, residents: tuple[int, ...], arriving: list[int], chance: Chance
) -> tuple[tuple[int, ...], list[int]]:
    """Each arriving cube may knock residents down, and then passes or stays itself."""
    staying, leaving = list(residents), []
    dislodged, passes = chance.trials(*model.dislodge), chance.trials(*model.passes)
    for cube in arriving:
        for index in [*compress(range(len(staying)), dislodged)][::-1]:
            leaving.append(staying.pop(index))
        (leaving if next(passes) else staying).append(cube)
    return tuple(staying), leaving
