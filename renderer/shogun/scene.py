"""A battle or revolt as a scene: who faces whom, what each threw in, what fell out, and who has the province.

Pictures, animations and alt texts are made from it, so that they say the same. It holds what is public.
"""

from enum import StrEnum
from typing import NamedTuple

from rules.core.model import Seat
from rules.shogun.content import ProvinceName
from rules.shogun.events import BattleFought, Result, RevoltFought
from rules.shogun.state import FARMER, Cubes


class Bonus(StrEnum):
    """Why a side throws more cubes than its armies (SH5.4, SH6.7, SH7.1)."""

    ATTACK = "attack"
    """The attack card."""
    DEFENCE = "defence"
    """The defence card."""
    CASTLE = "castle"
    """The event by which castles defend."""
    SECOND_FARMER = "second_farmer"
    """The event by which neutral provinces defend with 2 farmers."""
    TRAY = "tray"
    """Cubes of this side that lay in the tray."""


class Force(NamedTuple):
    """One side. `seat` is None for farmers."""

    seat: Seat | None
    armies: int
    """Cubes thrown, without bonuses: the armies on the march or in the province, or farmers."""
    bonuses: tuple[tuple[Bonus, int], ...]
    fallen: int
    """Cubes of its own that fell out."""
    allies: int = 0
    """Farmers that fell out and count for it (SH7.3)."""

    @property
    def thrown(self) -> int:
        """All cubes that it threw in."""
        return self.armies + sum(count for _, count in self.bonuses)

    @property
    def strength(self) -> int:
        """All cubes that count for it."""
        return self.fallen + self.allies


class Scene(NamedTuple):
    """A fight for a province. In a revolt, the farmers attack."""

    province: ProvinceName
    source: ProvinceName | None
    """Where the attacker comes from; None in a revolt."""
    attacker: Force
    defender: Force
    revolt: bool
    drawn: bool
    winner: Seat | None
    """The seat that has the province afterwards; None if it is neutral."""
    remaining: int
    """The winner's cubes that go into the province."""
    waiting: Cubes
    """Cubes of no side that lay in the tray and were thrown in."""
    bystanders: Cubes
    """Cubes of no side that fell out, and stay in the tray."""
    inside: Cubes
    """How many of the sides' fallen cubes were in the tower before: more fell out than were thrown in."""
    surfaced: Cubes
    """The same of all fallen cubes: bystanders, too."""
    order: tuple[int, ...]
    """The colours of the fallen cubes, in the order in which they fell."""


def scene(event: BattleFought | RevoltFought) -> Scene:
    """Returns the scene of a battle or revolt."""
    return _battle(event) if isinstance(event, BattleFought) else _revolt(event)


def _battle(event: BattleFought) -> Scene:
    before, fallen, owner = event.before, event.fallen, event.defender
    attack = ((Bonus.ATTACK, event.attack_bonus), (Bonus.TRAY, before.armies[event.seat]))
    attacker = Force(event.seat, event.armies, _present(attack), fallen.armies[event.seat])
    if owner is None:
        farmers = ((Bonus.SECOND_FARMER, max(0, event.farmers - 1)), (Bonus.TRAY, before.farmers))
        defender = Force(None, min(1, event.farmers), _present(farmers), fallen.farmers)
    else:
        bonuses = (
            (Bonus.DEFENCE, event.defence_bonus),
            (Bonus.CASTLE, event.castle_bonus),
            (Bonus.TRAY, before.armies[owner]),
        )
        allies = fallen.farmers if event.farmers_helped else 0
        defender = Force(owner, event.defenders, _present(bonuses), fallen.armies[owner], allies)
    winner = {Result.ATTACKER_WINS: event.seat, Result.DEFENDER_WINS: owner, Result.DRAW: None}[event.result]
    drawn = event.result is Result.DRAW and attacker.strength == defender.strength
    return _scene(event, event.target, attacker, defender, winner, drawn=drawn)


def _revolt(event: RevoltFought) -> Scene:
    before, fallen = event.before, event.fallen
    farmers = Force(None, event.farmers, _present(((Bonus.TRAY, before.farmers),)), fallen.farmers)
    tray = ((Bonus.TRAY, before.armies[event.seat]),)
    owner = Force(event.seat, event.armies, _present(tray), fallen.armies[event.seat])
    winner = event.seat if event.put_down else None
    return _scene(event, event.province, farmers, owner, winner, drawn=farmers.fallen == owner.fallen)


def _scene(
    event: BattleFought | RevoltFought,
    province: ProvinceName,
    attacker: Force,
    defender: Force,
    winner: Seat | None,
    *,
    drawn: bool,
) -> Scene:
    fallen, thrown, sides = event.fallen, event.thrown + event.before, [attacker.seat, defender.seat]
    bystanders = _without(fallen, [*sides, None] if defender.allies else sides)
    return Scene(
        province,
        event.source if isinstance(event, BattleFought) else None,
        attacker,
        defender,
        isinstance(event, RevoltFought),
        drawn,
        winner,
        event.remaining if winner is not None else 0,
        _without(event.before, sides),
        bystanders,
        _more(fallen - bystanders, thrown),
        _more(fallen, thrown),
        event.fell or tuple(fallen.colours()),
    )


def _present(bonuses: tuple[tuple[Bonus, int], ...]) -> tuple[tuple[Bonus, int], ...]:
    return tuple((bonus, count) for bonus, count in bonuses if count)


def _without(cubes: Cubes, sides: list[Seat | None]) -> Cubes:
    """Returns the cubes of those who are on neither side; None stands for the farmers."""
    armies = (0 if seat in sides else count for seat, count in enumerate(cubes.armies))
    return Cubes(tuple(armies), 0 if None in sides else cubes.farmers)


def _more(one: Cubes, other: Cubes) -> Cubes:
    """Returns how many more cubes of each colour are in one heap than in the other."""
    armies = (max(0, count) for count in (one - other).armies)
    return Cubes(tuple(armies), max(0, (one - other).farmers))


def colour_of(seat: Seat | None) -> int:
    """Returns the colour of a side's cubes, as in `Cubes.colours`."""
    return FARMER if seat is None else seat
