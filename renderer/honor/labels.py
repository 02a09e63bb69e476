"""The few words on a picture, as plain strings: the renderer knows no language."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Labels:
    """Words in the reader's language. Long ones are set smaller, on two lines, or cut with an ellipsis."""

    cards: Mapping[str, str]
    """Names of all cards, by key."""
    round: str
    shogun: str
    ronin: str
    serves: str
    """Heading over the lord of an allied samurai."""
    draw_pile: str
    discard_pile: str
    honor: str
    hand: str
    wins: str
    """After a winner's name."""
