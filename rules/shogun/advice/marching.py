"""Marches: target and number of armies, for Battle/Move (SH6.5) and the move of Deploy/Move 1 (SH6.4)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from operator import sub

import msgspec

from rules.shogun.advice import odds, threats
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import AnyCommand, March, Stay
from rules.shogun.content import ProvinceName
from rules.shogun.prompts import AskMarch


class Prospect(msgspec.Struct, frozen=True, order=True):
    """A march and its expected points."""

    gain: float
    target: ProvinceName
    armies: int


def choose(outlook: Outlook, prompt: AskMarch) -> AnyCommand:
    """The best march, or Stay if that is legal and better."""
    found = best(outlook, prompt.source, prompt.targets, prompt.most)
    if prompt.optional and found.gain <= 0:
        return Stay()
    return March(found.target, found.armies)


def best(outlook: Outlook, source: ProvinceName, targets: Iterable[ProvinceName], most: int) -> Prospect:
    """The best march from a province with 1 to `most` armies. Requires a target."""
    return max(prospects(outlook, source, targets, most))


def prospects(
    outlook: Outlook, source: ProvinceName, targets: Iterable[ProvinceName], most: int
) -> list[Prospect]:
    """For each target the best march from a province with 1 to `most` armies."""
    risks = _risks(outlook, source, most)
    return [_best_of(target, _gains(outlook, target), risks) for target in targets]


def _best_of(target: ProvinceName, gains: Sequence[float], risks: Sequence[float]) -> Prospect:
    """The best number of armies for one target, of as many as there are risks."""
    gain, armies = max(zip(map(sub, gains, risks), count(1)))
    return Prospect(gain, target, armies)


def _risks(outlook: Outlook, source: ProvinceName, most: int) -> list[float]:
    """The expected losses when 1, 2, … armies leave."""
    standing, stake = outlook.province(source).armies, threats.fear(outlook, source) * outlook.worth[source]
    holding = odds.of_holding(outlook, source)
    safe = holding[standing]
    return [stake * (safe - holding[standing - leaving]) for leaving in range(1, most + 1)]


@lru_cache(maxsize=odds.REMEMBERED)
def _gains(outlook: Outlook, target: ProvinceName) -> list[float]:
    """What is won on average when 1, 2, … armies go there, up to those of the strongest neighbour."""
    province, worth, most = outlook.province(target), outlook.worth[target], outlook.strike[target]
    if province.owner == outlook.seat:
        return _reinforcements(outlook, target, most)
    share = 1 if province.owner is None else 1 + outlook.spite[province.owner]
    winning, casualty, gains = odds.of_battle(outlook, target), outlook.weights.casualty, []
    keep = outlook.weights.keep
    holding = odds.of_holding_conquered(outlook, target) if keep else {}
    garrison, standing = max(1, province.armies), province.armies
    for armies in range(1, most + 1):
        chance, left = winning[armies], armies - garrison if armies > garrison else 1
        lost = (armies if armies <= standing else standing + 1) * chance + armies * (1 - chance)
        kept = 1 - keep * (1 - holding[left]) if keep else 1
        gains.append(chance * share * worth * kept - casualty * lost)
    return gains


def _reinforcements(outlook: Outlook, target: ProvinceName, most: int) -> list[float]:
    """Armies that join others make these safer, and are of more use at the front than behind it."""
    standing, stake = outlook.province(target).armies, threats.fear(outlook, target) * outlook.worth[target]
    holding = odds.of_holding(outlook, target)
    safe = holding[standing]
    use = 0.0 if outlook.is_interior(target) else outlook.weights.army / 2
    return [stake * (holding[standing + armies] - safe) + use * armies for armies in range(1, most + 1)]
