"""Which provinces the others are likely to attack: nobody has more than two battles a round (SH6.5)."""

from collections.abc import Collection
from functools import lru_cache
from typing import TypeAlias

from rules.core.model import Seat
from rules.shogun.advice import odds
from rules.shogun.advice.field import FIELDS, Field, worth_of
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.weights import Weights
from rules.shogun.content import BATTLES, ProvinceName

Attack: TypeAlias = tuple[float, ProvinceName, ProvinceName]
"""What an attack promises, from where, and on what."""

_SEATS = 5
"""The most players that there are."""


@lru_cache(maxsize=odds.REMEMBERED)
def fear(outlook: Outlook, name: ProvinceName) -> float:
    """The probability that a neighbour who can attack a province of the viewer does so."""
    weights = outlook.weights
    if weights.unlikely == 1 or _is_likely(outlook, name):
        return weights.fear
    return weights.fear * weights.unlikely


def _is_likely(outlook: Outlook, name: ProvinceName) -> bool:
    """Whether it is among the best targets of a player who can attack it."""
    near = (other for other in outlook.neighbours(name) if outlook.ready[other])
    owners = {outlook.province(other).owner for other in near} - {None}
    return any(
        name in _targets(outlook.field, outlook.weights, owner) for owner in owners if owner is not None
    )


@lru_cache(maxsize=FIELDS * _SEATS)
def _targets(field: Field, weights: Weights, seat: Seat) -> Collection[ProvinceName]:
    """The targets of a player's best battles, as many as a round has.

    Each is from another province, with all armies that may leave it.
    """
    provinces, near = field.public.provinces, field.public.board.neighbours
    worth, odds_of = worth_of(field, weights), field.attacks[seat]
    attacks = [
        (odds_of[target][armies] * worth[target], source, target)
        for source, armies in field.sources[seat]
        for target in near[source]
        if provinces[target].owner != seat
    ]
    return [target for _, _, target in _apart(attacks)]


def _apart(attacks: list[Attack]) -> list[Attack]:
    """The best attack, and the next one with neither its source nor its target: as many as a round has."""
    found = list[Attack]()
    while attacks and len(found) < len(BATTLES):
        best = _, source, target = max(attacks)
        found.append(best)
        attacks = [other for other in attacks if other[1] != source and other[2] != target]
    return found
