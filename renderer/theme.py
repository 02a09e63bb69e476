"""Themes: the colours that all titles share (inks, paper, seats), and how a title adds its own.

Each title defines its palettes in `renderer/<title>/palette.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from renderer.canvas import Colour

ThemeName: TypeAlias = Literal["standard", "contrast"]


def rgb(code: str) -> Colour:
    """Returns a colour from its six hex digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Returns a linear blend of two colours: `part` 0 is the first, 1 the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def readable_on(ground: Colour, dark: Colour, light: Colour) -> Colour:
    """Returns the ink of the two that has the higher contrast on a ground."""
    brightness = 0.299 * ground[0] + 0.587 * ground[1] + 0.114 * ground[2]
    return dark if brightness > 135 else light


VERMILION, INDIGO, YELLOW, SKY, PLUM = map(rgb, ("c8402a", "2b5fa6", "f2c744", "8ccad6", "431d50"))
"""Colours of seats 0 to 4; distinguishable with every kind of colour blindness (tested)."""

GLOW_SHARE = 0.16
"""Share of the glow colour in an area that has changed: palettes have the blends."""
PALE_SHARE = 0.55
"""Share of grey in an area that does not matter: palettes have these blends, too."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Theme:
    """All colours of a picture. There is one object per theme, so that it can be a cache key.

    The order of the fields decides which of two equally near colours an anti-aliased edge gets (`quantize`).
    """

    ink: Colour
    paper: Colour
    paper_shade: Colour
    faint: Colour
    """Ink for what is done or absent."""
    background: Colour
    """Behind everything, with a pattern of waves."""
    tints: Mapping[str, Colour] = field(default_factory=dict)
    """Further colours of a title, by name."""
    wave: Colour
    luminary: Colour
    """The disc in the sky of a board."""
    areas: Mapping[str, Colour] = field(default_factory=dict)
    """Large areas of a title, by name: edges blend them with seat colours, glow and ink."""
    grey: Colour
    rock: Colour
    seat_colours: tuple[Colour, ...]
    """By seat."""
    green: Colour
    orange: Colour
    gold: Colour
    slate: Colour
    crimson: Colour
    violet: Colour
    wood: Colour
    glow: Colour
    """Highlight around what has just changed."""

    def on(self, ground: Colour) -> Colour:
        """Returns the ink that is readable on a ground."""
        return readable_on(ground, self.ink, self.paper)


STANDARD = Theme(
    ink=rgb("2a2426"),
    paper=rgb("f6ecd6"),
    paper_shade=rgb("e6d6b4"),
    faint=rgb("9c8f7c"),
    background=rgb("3f6f8f"),
    wave=rgb("5585a3"),
    luminary=rgb("d9533b"),
    grey=rgb("a39f95"),
    rock=rgb("8d7f6c"),
    seat_colours=(VERMILION, INDIGO, YELLOW, SKY, PLUM),
    green=rgb("5f8a3a"),
    orange=rgb("e8742c"),
    gold=rgb("d39a2d"),
    slate=rgb("4a5568"),
    crimson=rgb("a8321f"),
    violet=rgb("74428a"),
    wood=rgb("8a5a34"),
    glow=rgb("fff6b0"),
)
"""Woodblock inks on washi paper."""

CONTRAST_SEATS = tuple(map(rgb, ("d01c00", "0a4fc0", "ffd000", "86dcf0", "101010")))
"""The seat colours of STANDARD with higher contrast."""


def contrasted(theme: Theme, **changes: Any) -> Theme:
    """Returns the theme with black ink on white paper; `changes` are further fields."""
    inks = {
        "ink": rgb("000000"),
        "paper": rgb("ffffff"),
        "paper_shade": rgb("e4e4e4"),
        "faint": rgb("707070"),
        "glow": rgb("ffff80"),
    }
    return replace(theme, **{**inks, **changes})
