"""The turning points of a match of Shogun: the rounds that changed most, and the fights that did it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import copysign
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from ai.quick_chance import QuickChance
from ai.shogun.value import learned
from rules.core.model import Seat
from rules.shogun import battle, tower
from rules.shogun.content import ProvinceName, content
from rules.shogun.events import AnyEvent, BattleFought, Result, RevoltFought
from rules.shogun.scoring import tally
from rules.shogun.state import NEUTRAL, Cubes, Province, Public

MOST = 3
"""The turning points that are told."""
THROWS = 200
"""How often a fight is thrown again for its odds, which are right to about 4 in 100 then."""
SHARE = 1 / 3
"""The part of a change from which a fight is named with its cause."""
MOSTLY = 1 / 2
"""The part of a change from which a fight is its cause, alone."""

Fight: TypeAlias = BattleFought | RevoltFought


class TurningPoint(msgspec.Struct, frozen=True):
    """A round, by its place among them, in which the chance of a seat changed more than any other's.

    `fight` did most for the change of all fights, if one did a third of it or more; `odds` are those that its
    attacker had, or that a revolt is put down; `mostly`: it did more of the change than all else.
    """

    round: int
    seat: Seat
    fight: Fight | None = None
    odds: float = 0.0
    mostly: bool = False


class Stretch(NamedTuple):
    """The positions at the planning of a round and at the next one, or at the end, and what came between."""

    before: Public
    after: Public
    events: Sequence[AnyEvent]


def decisive(curve: Sequence[Sequence[float]], stretches: Sequence[Stretch]) -> tuple[TurningPoint, ...]:
    """The rounds with the largest changes of a chance, in their order.

    `curve` has the chances by seat at the beginning of each round and at the end.
    """
    changes: list[tuple[float, int, int]] = []
    for number, (before, after) in enumerate(pairwise(curve)):
        moved = (abs(now - was) for was, now in zip(before, after, strict=True))
        changes.append(max((change, number, -seat) for seat, change in enumerate(moved)))
    largest = sorted(changes, reverse=True)[:MOST]
    places = sorted((number, Seat(-negative)) for _, number, negative in largest)
    return tuple(
        _explained(number, seat, curve[number + 1][seat] - curve[number][seat], stretches[number])
        for number, seat in places
    )


def _explained(number: int, seat: Seat, change: float, of: Stretch) -> TurningPoint:
    """The turning point with the fight that moved the chance most in its direction."""
    best, turn = SHARE * abs(change), TurningPoint(number, seat)
    for fight, inside in _fights(of):
        gain = copysign(1, change) * _gain(fight, seat, of)
        if gain >= best:
            chance = odds(fight, inside)
            gain *= _weight(fight, chance)
            if gain >= best:
                mostly = gain > MOSTLY * abs(change)
                best, turn = gain, TurningPoint(number, seat, fight, chance, mostly)
    return turn


def _fights(stretch: Stretch) -> Iterator[tuple[Fight, Cubes]]:
    """The fights of a round that say what became of their province, each with what the tower held before."""
    inside = tower.inside(stretch.before)
    for event in stretch.events:
        if isinstance(event, BattleFought | RevoltFought):
            before, after = (one.provinces[_province(event)].owner for one in stretch[:2])
            if _changes_hands(event) == (before != after):
                yield event, inside
            inside += event.thrown + event.before - event.fallen


def odds(fight: Fight, inside: Cubes) -> float:
    """How often a fight is won by its attacker, or a revolt put down, if it is thrown again.

    `inside` are the cubes that were in the tower; on which floor each lay, nobody knew.
    """
    model, thrown, seats = content().tower, fight.thrown + fight.before, len(inside.armies)
    chance, won = QuickChance(THROWS), 0
    for _ in range(THROWS):
        _, fell = tower.throw(model, tower.scattered(model, inside, chance), thrown, chance)
        won += _is_won(fight, tower.count(fell, seats))
    return won / THROWS


def _is_won(fight: Fight, fallen: Cubes) -> bool:
    if isinstance(fight, RevoltFought):
        return fallen.armies[fight.seat] > fallen.farmers
    target = Province(fight.defender, revolts=0 if fight.farmers_helped else 1)
    return battle.judge(fight.seat, target, fallen).result is Result.ATTACKER_WINS


def _changes_hands(fight: Fight) -> bool:
    if isinstance(fight, RevoltFought):
        return not fight.put_down
    draw = fight.result is Result.DRAW and fight.defender is not None
    return draw or fight.result is Result.ATTACKER_WINS


def _province(fight: Fight) -> ProvinceName:
    return fight.target if isinstance(fight, BattleFought) else fight.province


def _gain(fight: Fight, seat: Seat, stretch: Stretch) -> float:
    """What the fight gained a seat: its chance after the round, against that if it had ended otherwise.

    A province that changed hands would be as it was at the planning.
    """
    name, after = _province(fight), stretch.after
    if _changes_hands(fight):
        other = stretch.before.provinces[name]
    elif isinstance(fight, RevoltFought):
        other = NEUTRAL
    else:
        other = replace(after.provinces[name], owner=fight.seat, armies=1)
    return _chances(after)[seat] - _chances(_if_it_were(after, name, other))[seat]


def _chances(public: Public) -> Sequence[float]:
    """Everybody's chance to win; after the end that is certain (SH8.4)."""
    if public.outcome is None:
        return learned().chances(public)
    ranks = [(player.points, player.chests) for player in public.players]
    return [(rank == max(ranks)) / ranks.count(max(ranks)) for rank in ranks]


def _weight(fight: Fight, odds: float) -> float:
    """What was held counts by how likely its loss was: else every hopeless attack were a turning point."""
    if _changes_hands(fight):
        return 1.0
    return 1 - odds if isinstance(fight, RevoltFought) else odds


def _if_it_were(public: Public, name: ProvinceName, other: Province) -> Public:
    """The position with another province there; the armies go to the supply or come from it.

    After the end the points of the last winter change, too.
    """
    now, players = public.provinces[name], list(public.players)
    for province, sign in ((now, 1), (other, -1)):
        if province.owner is not None:
            player = players[province.owner]
            players[province.owner] = replace(player, supply=player.supply + sign * province.armies)
    provinces = {**public.provinces, name: other}
    if public.outcome:
        points = (tally(each, public.board, public.seats).gained for each in (public.provinces, provinces))
        for seat, (had, has) in enumerate(zip(*points, strict=True)):
            players[seat] = replace(players[seat], points=players[seat].points + has - had)
    return replace(public, provinces=provinces, players=tuple(players))
