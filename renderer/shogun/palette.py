"""The palettes of Shogun: the map by day (sun side) and at dusk (moon side), and both in high contrast."""

from collections.abc import Mapping
from dataclasses import replace

from renderer.canvas import Colour
from renderer.theme import CONTRAST_SEATS, STANDARD, Theme, ThemeName, contrasted, rgb
from rules.shogun.content import Side

REGIONS = ("brown", "green", "purple", "red", "yellow")
UNUSED = "unused"
"""The area of provinces out of play."""
DEPTHS = ("deep", "middle", "shallow")
"""Tints of the sea towards the coast."""


def _areas(*codes: str) -> Mapping[str, Colour]:
    return dict(zip((*REGIONS, UNUSED), map(rgb, codes), strict=True))


def _tints(*codes: str) -> Mapping[str, Colour]:
    return dict(zip(DEPTHS, map(rgb, codes), strict=True))


_DAY = replace(
    STANDARD,
    areas=_areas("c49a6c", "bfd5aa", "c4aecb", "e0a08e", "efe6b4", "a8a094"),
    tints=_tints("47758f", "507f9a", "5d8aa2"),
)
_DUSK = replace(
    STANDARD,
    background=rgb("27375c"),
    wave=rgb("35487a"),
    luminary=rgb("f1ead2"),
    grey=rgb("7d8090"),
    rock=rgb("6d6876"),
    areas=_areas("a88767", "b4c6ae", "ad9cc2", "c88c8a", "dccf9c", "84868f"),
    tints=_tints("33456c", "44587f", "667a9c"),
)
_CONTRAST = contrasted(
    STANDARD,
    background=rgb("1d3f66"),
    wave=rgb("1d3f66"),
    seat_colours=CONTRAST_SEATS,
    grey=rgb("808080"),
    green=rgb("3f7a00"),
    areas=_areas("d0a676", "d4e8c0", "dccbe6", "f0b4a4", "fff4c0", "a8a8a8"),
    tints=_tints("1d3f66", "1d3f66", "ffffff"),
)
_THEMES: Mapping[tuple[ThemeName, Side], Theme] = {
    ("standard", Side.SUN): _DAY,
    ("standard", Side.MOON): _DUSK,
    ("contrast", Side.SUN): _CONTRAST,
    ("contrast", Side.MOON): replace(_CONTRAST, background=rgb("10182c"), luminary=rgb("ffffff")),
}


def theme(name: ThemeName, side: Side) -> Theme:
    """Returns the colours of a theme for the side that is played: one object each."""
    return _THEMES[name, side]


class OfSide:
    """A drawing in the colours of the side that is played."""

    side: Side
    theme: ThemeName

    @property
    def colours(self) -> Theme:
        """The theme for the side."""
        return theme(self.theme, self.side)
