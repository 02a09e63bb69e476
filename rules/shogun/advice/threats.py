"""Which provinces the others are likely to attack: nobody has more than two battles a round (SH6.5)."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from rules.core.model import Seat
from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, ProvinceName


def fear(outlook: Outlook, name: ProvinceName) -> float:
    """The probability that a neighbour who can attack a province of the viewer does so."""
    weights = outlook.weights
    if weights.unlikely == 1 or _is_likely(outlook, name):
        return weights.fear
    return weights.fear * weights.unlikely


def _is_likely(outlook: Outlook, name: ProvinceName) -> bool:
    """Whether it is among the best targets of a player who can attack it."""
    near = (other for other in outlook.neighbours(name) if outlook.ready[other])
    return any(
        name in _targets(outlook, owner) for owner in {outlook.province(other).owner for other in near}
    )


@lru_cache(maxsize=odds.REMEMBERED)
def _targets(outlook: Outlook, seat: Seat) -> Collection[ProvinceName]:
    """The targets of another player's best battles, as many as a round has.

    Each is from another province, with all armies that may leave it.
    """
    provinces, worth, near = outlook.public.provinces, outlook.worth, outlook.board.neighbours
    attacks = sorted(
        (
            (odds.of_attack(outlook, seat, target)[armies] * worth[target], source, target)
            for source, armies in _sources(outlook)[seat]
            for target in near[source]
            if provinces[target].owner != seat
        ),
        reverse=True,
    )
    found: dict[ProvinceName, ProvinceName] = {}  # targets by source
    for _, source, target in attacks:
        if source not in found and target not in found.values():
            found[source] = target
            if len(found) == len(BATTLES):
                break
    return found.values()


@lru_cache(maxsize=odds.REMEMBERED)
def _sources(outlook: Outlook) -> Mapping[Seat, Sequence[tuple[ProvinceName, int]]]:
    """By each other player, the provinces from which armies can march, and how many."""
    found: dict[Seat, list[tuple[ProvinceName, int]]] = defaultdict(list)
    for name, armies in outlook.ready.items():
        owner = outlook.public.provinces[name].owner
        if armies > 0 and owner is not None:
            found[owner].append((name, armies))
    return found
