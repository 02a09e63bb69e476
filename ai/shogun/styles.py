"""How else Shogun may be advised: as in version 0.1, or in the manner of a character."""

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from rules.shogun.advice import advise as advised
from rules.shogun.advice.weights import REFERENCE, Style, learned
from rules.shogun.commands import AnyCommand
from rules.shogun.state import Observation

STYLES: Mapping[str, Mapping[str, float]] = {
    "builder": {"build": 2.5, "building": 1.5},
    "raider": {"spite": 4.0, "casualty": 0.3, "more_armies": 2.0},
    "miser": {"chest": 1.5, "more_taxes": 3.0},
    "farmer": {"rice": 2.5, "hope": 2.0, "marker": 0.5},
    "guard": {"fear": 1.4, "defence": 4.0, "casualty": 2.5},
}
"""What characters value more or less than others, as factors of the weights.

A builder values buildings; a raider what others lose, and less what it loses itself; a miser chests; a farmer
rice; and a guard fears for what it has.
"""
NAMES = ("reference", *STYLES)


def advise(name: str, observation: Observation) -> AnyCommand:
    """The advice in one of these styles."""
    return advised(observation, _style(name, observation.public.seats))


@cache
def _style(name: str, seats: int) -> Style:
    if name == "reference":
        return REFERENCE
    return [
        replace(row, **{weight: getattr(row, weight) * factor for weight, factor in STYLES[name].items()})
        for row in learned(seats)
    ]
