"""Labels on the pictures, as plain strings: the renderer is independent of language."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.honor.deck import CardKey


@dataclass(frozen=True)
class Labels:
    """Labels in the viewer's language. Long ones are set smaller, on two lines, or truncated."""

    cards: Mapping[CardKey, str]
    """Names of all cards, by key."""
    round: str
    shogun: str
    ronin: str
    serves: str
    """Heading above the lord of an allied samurai."""
    draw_pile: str
    discard_pile: str
    honor: str
    ki: str
    strength: str
    hand: str
    alliance: str
    count: str
    """What the number with a plus beside a player's honor is: the next count."""
    claim: str
    """What the helmet on the honor track means: from this honor on, one must become Shogun."""
    changed: str
    """What the frame of a card means."""
    lost: str
    """What the ground of a house means."""
    ending: str
    """What a crossed-out knot means."""
    tie: str
    """Between throws that are equal: they are rolled again."""
    wins: str
    """After a winner's name."""
