"""The palette of Samurai Spirit: a village in the evening, and a colour for each samurai."""

from collections.abc import Mapping
from dataclasses import replace

from renderer.canvas import Colour
from renderer.theme import INDIGO, STANDARD, VERMILION, Theme, ThemeName, contrasted, rgb
from rules.spirit.content import Name

OCHRE, TEAL, PURPLE, ORANGE, MOSS = map(rgb, ("e3b23a", "3f8f86", "6d4486", "d9773a", "4b5a3a"))

_EVENING = replace(
    STANDARD,
    background=rgb("3d4f5c"),
    wave=rgb("465a68"),
    rock=rgb("7b8794"),
    seat_colours=(VERMILION, INDIGO, OCHRE, TEAL, PURPLE, ORANGE, MOSS),
    areas={
        "sky": rgb("f0cf9a"),
        "cloud": rgb("f7e3bd"),
        "hill": rgb("8fa08a"),
        "field": rgb("b9bd7a"),
        "path": rgb("d9bd8b"),
        "dust": rgb("b9b4a8"),
    },
    tints={
        "mist": rgb("4a5d6a"),
        "haze": rgb("5d7180"),
        "smoke": rgb("8ba0a8"),
    },
)
_CONTRAST = contrasted(_EVENING, background=rgb("20303c"), wave=rgb("20303c"))
_THEMES: Mapping[ThemeName, Theme] = {"standard": _EVENING, "contrast": _CONTRAST}


def colours_of(name: ThemeName) -> Theme:
    """Returns the theme with this name."""
    return _THEMES[name]


def colour_of(samurai: Name, theme: Theme) -> Colour:
    """Returns the colour of a samurai's board and support token."""
    return theme.seat_colours[tuple(Name).index(samurai)]
