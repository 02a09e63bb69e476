"""The weights of the advice: what things are worth, in victory points until the end of the match."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from rules.shogun.content import ROUNDS, YEARS
from rules.shogun.state import Public

FILE = files("data") / "shogun" / "advice.json"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The weights of one round. The defaults are those of `REFERENCE` before the last round."""

    province: float = 1.0
    """A province, each winter."""
    building: float = 1.5
    """A building, each winter, including its share in majorities."""
    yields: float = 0.08
    """Each chest or rice of yearly yield of a province."""
    army: float = 0.12
    """An army that may march in a later round, apart from what it defends."""
    casualty: float = 0.12
    """An army that is lost in an attack."""
    fear: float = 0.7
    """Probability that a neighbour who can attack does so."""
    unlikely: float = 1.0
    """How much of that fear there is where it is none of the others' best targets."""
    keep: float = 0.0
    """Probability that a neighbour who can attack a conquered province does so."""
    spite: float = 0.25
    """A point that another player loses."""
    rivalry: float = 0.0
    """A point that the strongest of the others loses, beyond that."""
    build: float = 1.0
    """A point that a new building brings."""
    chest: float = 0.5
    """A chest that can still be spent."""
    rice: float = 0.8
    """A rice that is needed for the winter."""
    hope: float = 1.0
    """Provinces that are conquered and must be fed, beyond one in each later round of the year."""
    marker: float = 0.3
    """Cost of one more revolt marker until winter: farmers no longer help, and revolts grow."""
    rebel: float = 0.12
    """Cost of each marker where a revolt breaks out."""
    bid: float = 0.2
    """A province that is bid, compared with no card or 0 chests."""
    place: float = 0.05
    """One place earlier in turn order; below 0 where it is better to come last."""
    attack: float = 0.4
    """The special card for attackers, for each planned battle."""
    defence: float = 0.1
    """The special card for defenders, for each province that can be attacked."""
    more_taxes: float = 0.5
    """The special card for taxes, if they are planned."""
    more_rice: float = 0.8
    """The special card for rice, if that is planned and needed."""
    more_armies: float = 0.24
    """The special card for recruits, if the largest Deploy is planned."""
    taxes_tried: float = 0.0
    """The number of provinces, the richest first, in which taxes are tried only for what they pay for."""


Style: TypeAlias = Sequence[Weights]
"""The weights of each round of the match, from the first spring."""

_LAST = replace(Weights(), yields=0.0, army=0.0, casualty=0.0, chest=0.0)
REFERENCE: Style = (*(Weights(),) * (len(ROUNDS) * YEARS - 1), _LAST)
"""The advice of version 0.1, which computer players are measured by."""


TUNED_FROM = 4
"""The least number of players at whose tables all tuned rows are better than the reference."""


@cache
def learned(seats: int) -> Style:
    """The weights in data/shogun/advice.json, or for all but the last round those of the reference."""
    tuned = _tuned()
    return tuned if seats >= TUNED_FROM else (*REFERENCE[:-1], tuned[-1])


@cache
def _tuned() -> Style:
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Weights, ...])


def round_of(public: Public) -> int:
    """The round of the match, from 0; the winter belongs to fall."""
    season = ROUNDS.index(public.season) if public.season in ROUNDS else len(ROUNDS) - 1
    return (public.year - 1) * len(ROUNDS) + season
