"""Labels on the pictures, in the viewer's language."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.spirit.content import Difficulty, Name, Penalty


@dataclass(frozen=True)
class Labels:
    """All labels that a picture needs."""

    names: Mapping[Name, str]
    talents: Mapping[Name, str]
    """What each samurai's support token lends."""
    penalties: Mapping[Penalty, str]
    flames: str
    """What they do to the village."""
    difficulties: Mapping[Difficulty, str]
    rounds: tuple[str, ...]
    """Round 1 to 3."""
    setup: str
    stack: str
    intruders: str
    discard: str
    victory: str
    defeat: str
