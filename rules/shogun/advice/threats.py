"""Which provinces the others are likely to attack: nobody has more than two battles a round (SH6.5)."""

from collections.abc import Collection
from functools import lru_cache

from rules.core.model import Seat
from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, ProvinceName
from rules.shogun.state import Observation


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
    theirs = Outlook(Observation(seat, outlook.public, None))
    attacks = sorted(
        (
            (odds.of_battle(theirs, target)[armies] * outlook.worth[target], source, target)
            for source in theirs.owned
            if (armies := theirs.province(source).armies - 1) > 0
            for target in theirs.foreign(source)
        ),
        reverse=True,
    )
    found: dict[ProvinceName, ProvinceName] = {}  # targets by source
    for _, source, target in attacks:
        if len(found) < len(BATTLES) and source not in found and target not in found.values():
            found[source] = target
    return found.values()
