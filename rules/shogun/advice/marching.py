"""Marches: target and number of armies, for Battle/Move (SH6.5) and the move of Deploy/Move 1 (SH6.4)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import AnyCommand, March, Stay
from rules.shogun.prompts import AskMarch

ARMY = 0.12
"""Value of an army in points, apart from what it defends or conquers."""
FEAR = 0.7
"""Probability that a neighbour who can attack does so."""
SPITE = 0.25
"""Value of a point that another player loses."""


class Prospect(NamedTuple):
    """A march and its expected points."""

    gain: float
    target: str
    armies: int


def choose(outlook: Outlook, prompt: AskMarch) -> AnyCommand:
    """The best march, or Stay if that is legal and better."""
    found = best(outlook, prompt.source, prompt.targets, prompt.most)
    if prompt.optional and found.gain <= 0:
        return Stay()
    return March(found.target, found.armies)


def best(outlook: Outlook, source: str, targets: Iterable[str], most: int) -> Prospect:
    """The best march from a province with 1 to `most` armies. Requires a target."""
    standing = outlook.province(source).armies
    risks = [_risk(outlook, source, standing, leaving) for leaving in range(most + 1)]
    return max(
        Prospect(_gain(outlook, target, armies) - risks[armies], target, armies)
        for target in targets
        for armies in range(1, most + 1)
    )


def _risk(outlook: Outlook, source: str, standing: int, leaving: int) -> float:
    """The expected loss when `leaving` of the `standing` armies leave."""
    left = odds.of_holding(outlook, standing - leaving, source)
    return FEAR * outlook.worth(source) * (odds.of_holding(outlook, standing, source) - left)


def _gain(outlook: Outlook, target: str, armies: int) -> float:
    province = outlook.province(target)
    if province.owner == outlook.seat:
        return _reinforcement(outlook, target, armies)
    share = 1 if province.owner is None else 1 + SPITE
    chance = odds.of_battle(outlook, armies, target)
    lost = min(armies, province.armies + 1) * chance + armies * (1 - chance)
    return chance * share * outlook.worth(target) - ARMY * lost


def _reinforcement(outlook: Outlook, target: str, armies: int) -> float:
    """Armies that join others make these safer, and are worth more at the front than in the interior."""
    standing = outlook.province(target).armies
    safer = odds.of_holding(outlook, standing + armies, target) - odds.of_holding(outlook, standing, target)
    useful = 0.0 if outlook.is_interior(target) else ARMY / 2 * armies
    return FEAR * outlook.worth(target) * safer + useful
