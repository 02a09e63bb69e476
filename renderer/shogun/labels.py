"""The few words on a picture, as plain strings: the renderer knows no language."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.shogun.content import Action, Effect, Season


@dataclass(frozen=True)
class Labels:
    """Words in the reader's language. Long ones are set smaller, on two lines, or cut with an ellipsis."""

    seasons: Mapping[Season, str]
    years: tuple[str, str]
    """The first and the second year, such as "Year 1"."""
    actions: Mapping[Action, str]
    effects: Mapping[Effect, str]
    """What an event card does, in a short sentence."""
    regions: Mapping[str, str]
    draft: str
    """Heading while start provinces are chosen."""
    bid: str
    hand: str
    chests: str
    rice: str
    """The rice a player has and needs in winter."""
    neutral: str
    won: str
    drawn: str
    thrown: str
    tray: str
    """What lay in the tray before a battle, and is thrown in as well."""
    fallen: str
    left: str
    """What is left of the winner after a battle."""
    points: str
    provinces: str
    buildings: str
    majorities: str
    total: str
    course: str
    """What the chart of a match shows: the points that winter would have brought."""
