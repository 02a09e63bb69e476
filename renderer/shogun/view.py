"""Views of the board."""

from enum import StrEnum


class View(StrEnum):
    """Armies and their owners; buildings and who has most; revolt markers and what provinces yield."""

    POLITICAL = "political"
    BUILDINGS = "buildings"
    UNREST = "unrest"
