"""The odds of attacks that are planned, in view of what others may do before their action comes (SH3.5).

The odds on the board (`rules.shogun.forecast`) suppose that nothing changes before. How often attacks really
won in matches between computer players, by these odds, is a logistic regression with few numbers. Only what
everybody may know is counted: whether the target is neutral, and how much its garrison may grow before.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

import msgspec

from rules.core.model import Seat
from rules.shogun.actions import recruits
from rules.shogun.content import DEPLOYS, Action
from rules.shogun.forecast import Marching, may_precede, odds_by_event
from rules.shogun.state import Phase, Public

SUREST = 0.997
"""The odds on the board beyond which, on either side, attacks are not told apart."""

STEADY = 2
"""Armies by which each garrison counts as larger: without them, those of one army would grow too much."""


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The log odds of winning as a linear function of those on the board."""

    constant: float
    slope: float
    per_growth: float = 0.0
    """What each unit of `growth` counts."""

    def at(self, chance: float, growth: float = 0.0) -> float:
        """The probability that an attack is won if the board gives it this one."""
        return 1 / (1 + exp(-self.constant - self.slope * log_odds(chance) - self.per_growth * growth))


class Curves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The curves of neutral targets and of those that a player owns."""

    neutral: Curve
    owned: Curve


class PlannedOdds(NamedTuple):
    """The odds of an attack that is planned, if it is carried out."""

    then: float
    """When its action comes."""
    now: float
    """On the board as it is."""


def planned_odds(
    public: Public, seat: Seat, action: Action, marches: Sequence[Marching]
) -> list[PlannedOdds | None]:
    """The odds of marches by an action, means over the events that may come; None where nobody fights.

    Once everybody has planned, they are those on the board; so are those of the season's first action.
    """
    return [
        _mean(public, action, march, chances)
        for march, chances in zip(marches, odds_by_event(public, seat, marches), strict=True)
    ]


def log_odds(chance: float) -> float:
    bounded = min(max(chance, 1 - SUREST), SUREST)
    return log(bounded / (1 - bounded))


def reinforcements(public: Public, action: Action, march: Marching) -> float:
    """The armies that the owner of a target may deploy there before an action comes (SH3.5, SH6.3).

    If both cards are hidden, a deployment counts half. One that would leave more defenders than the condition
    of the march allows does not count, for the march would not be made (SH6.5).
    """
    there, found = public.provinces[march.target], 0.0
    if there.owner is None:
        return found
    for deploy in DEPLOYS:
        armies = recruits(deploy, None, None, 0)
        is_allowed = march.at_most is None or there.armies + armies <= march.at_most
        if is_allowed and may_precede(public, deploy, action):
            found += armies if {deploy, action} & {*public.actions} else armies / 2
    return found


def growth(public: Public, action: Action, march: Marching) -> float:
    """How much the defence may grow before an action comes: one army more means less to a large garrison."""
    return reinforcements(public, action, march) / (public.provinces[march.target].armies + STEADY)


def comes_first(public: Public, action: Action) -> bool:
    """Whether an action is known to be the season's first: none but those of the same card precede it."""
    return public.actions[:1] == (action,)


def _mean(public: Public, action: Action, march: Marching, chances: Sequence[float]) -> PlannedOdds | None:
    if not chances:
        return None
    now = then = sum(chances) / len(chances)
    if public.phase is Phase.PLANNING and not comes_first(public, action):
        is_neutral = public.provinces[march.target].owner is None
        curve = curves().neutral if is_neutral else curves().owned
        more = growth(public, action, march)
        then = sum(curve.at(chance, more) for chance in chances) / len(chances)
    return PlannedOdds(then, now)


@cache
def curves() -> Curves:
    """The curves in data/shogun/planned_odds.toml, where it is said how they were measured."""
    text = (files("data") / "shogun" / "planned_odds.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Curves)
