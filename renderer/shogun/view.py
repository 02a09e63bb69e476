"""Views of the board, and its shapes."""

from enum import StrEnum


class View(StrEnum):
    """Armies and their owners; buildings and who has most; revolt markers and what provinces yield."""

    POLITICAL = "political"
    BUILDINGS = "buildings"
    UNREST = "unrest"


class Shape(StrEnum):
    """High, for phones: the map in two halves, one below the other. Wide, for desktops: the map as one."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"
