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
    passed: str
    """What the flag of a pass means (SS2.2)."""
    difficulties: Mapping[Difficulty, str]
    rounds: tuple[str, ...]
    """Round 1 to 3."""
    setup: str
    stack: str
    intruders: str
    discard: str
    faced: str
    """What the large raider is while somebody has to face it."""
    drawn: str
    """What it is later."""
    victory: str
    defeat: str
    losses: Mapping[str, str]
    """Why the village is lost, by the reason of the outcome (SS3, SS5)."""
