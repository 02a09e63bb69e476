"""Labels on the pictures, as plain strings: the renderer is independent of language."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.shogun.content import Action, Effect, Season


@dataclass(frozen=True)
class Labels:
    """Labels in the viewer's language. Long ones are set smaller, on two lines, or truncated."""

    seasons: Mapping[Season, str]
    years: tuple[str, str]
    """The first and the second year, such as "Year 1"."""
    actions: Mapping[Action, str]
    effects: Mapping[Effect, str]
    """The effect of an event card, in a short sentence."""
    regions: Mapping[str, str]
    draft: str
    """Heading while start provinces are chosen."""
    bid: str
    turn: str
    """The meaning of the pennant with a number: a position in turn order."""
    hand: str
    chests: str
    rice: str
    """The rice that a player will have, and what provinces and the event of winter may ask."""
    neutral: str
    won: str
    drawn: str
    fallen: str
    """Heading of the cubes that fell out of the tower."""
    left: str
    """The rice that winter leaves to a player."""
    farmers: str
    """The name of the side that nobody plays, and of the cubes that winter adds to its revolts."""
    aside: str
    """Heading of the cubes of no side that fell out: they stay in the tray."""
    inside: str
    """The meaning of the star on a cube: it was in the tower before the throw."""
    points: str
    stock_chests: str
    stock_rice: str
    supply: str
    """Heading of the armies that a player has not on the board."""
    provinces: str
    buildings: str
    majorities: str
    total: str
    needed: str
    """The rice that a player's provinces need in winter."""
    short: str
    """The rice that a player lacks in winter."""
    revolts: str
    course: str
    """Heading of the chart of a match: the points that winter would have brought."""
    chances: str
    """Heading of the chart of everybody's chances of winning."""
    start: str
    """The chance of winning at the first planning."""
    own: str
    """What a player's own decisions changed of it."""
    others: str
    """What those of the others changed."""
    luck: str
    end: str
    """What the end gave of it."""

    @property
    def stock(self) -> tuple[str, ...]:
        """What a player has: points, chests, rice, provinces, armies in supply."""
        return self.points, self.stock_chests, self.stock_rice, self.provinces, self.supply
