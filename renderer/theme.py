"""Colours: woodblock inks on washi paper by day and at dusk, and a theme of high contrast.

The five clan colours differ for normal sight and for protan, deutan and tritan colour-blindness (tested).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from renderer.canvas import Colour

ThemeName: TypeAlias = Literal["standard", "contrast"]


def rgb(code: str) -> Colour:
    """A colour from its six hex digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two: `part` 0 is the first, 1 the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def readable_on(ground: Colour, dark: Colour, light: Colour) -> Colour:
    """Whichever of two inks stands out more from a ground."""
    brightness = 0.299 * ground[0] + 0.587 * ground[1] + 0.114 * ground[2]
    return dark if brightness > 135 else light


@dataclass(frozen=True, eq=False)
class Theme:
    """All colours of a picture. There is one object a theme, so that it can be the key of a cache."""

    ink: Colour
    paper: Colour
    paper_shade: Colour
    faint: Colour
    """Ink for what is done or not there."""
    background: Colour
    shallows: tuple[Colour, ...]
    """Sea towards the coast, from the widest band to the narrowest."""
    wave: Colour
    luminary: Colour
    """The sun or the moon."""
    regions: Mapping[str, Colour]
    outside: Colour
    """Land that is no part of the game."""
    unused: Colour
    """Provinces out of play."""
    rock: Colour
    seat_colours: tuple[Colour, ...]
    green: Colour
    orange: Colour
    gold: Colour
    slate: Colour
    crimson: Colour
    violet: Colour
    wood: Colour
    glow: Colour
    """Around what has just changed."""

    def on(self, ground: Colour) -> Colour:
        """The ink that is readable on a ground."""
        return readable_on(ground, self.ink, self.paper)


_DAY = Theme(
    ink=rgb("2a2426"),
    paper=rgb("f6ecd6"),
    paper_shade=rgb("e6d6b4"),
    faint=rgb("9c8f7c"),
    background=rgb("3f6f8f"),
    shallows=(rgb("4f7f9d"), rgb("6897b0"), rgb("93b8c6")),
    wave=rgb("5585a3"),
    luminary=rgb("d9533b"),
    regions={
        "brown": rgb("c49a6c"),
        "green": rgb("bfd5aa"),
        "purple": rgb("c4aecb"),
        "red": rgb("e0a08e"),
        "yellow": rgb("f0dc98"),
    },
    outside=rgb("a39f95"),
    unused=rgb("b9b4a8"),
    rock=rgb("8d7f6c"),
    seat_colours=(rgb("c8402a"), rgb("2b5fa6"), rgb("f2c744"), rgb("8ccad6"), rgb("431d50")),
    green=rgb("5f8a3a"),
    orange=rgb("e8742c"),
    gold=rgb("d39a2d"),
    slate=rgb("4a5568"),
    crimson=rgb("a8321f"),
    violet=rgb("74428a"),
    wood=rgb("8a5a34"),
    glow=rgb("fff6b0"),
)

_DUSK = replace(
    _DAY,
    background=rgb("27375c"),
    shallows=(rgb("33456c"), rgb("44587f"), rgb("667a9c")),
    wave=rgb("35487a"),
    luminary=rgb("f1ead2"),
    regions={
        "brown": rgb("a88767"),
        "green": rgb("b4c6ae"),
        "purple": rgb("ad9cc2"),
        "red": rgb("c88c8a"),
        "yellow": rgb("dccf9c"),
    },
    outside=rgb("7d8090"),
    unused=rgb("9498a4"),
    rock=rgb("6d6876"),
)

_CONTRAST = replace(
    _DAY,
    ink=rgb("000000"),
    paper=rgb("ffffff"),
    paper_shade=rgb("e4e4e4"),
    faint=rgb("707070"),
    background=rgb("1d3f66"),
    shallows=(rgb("1d3f66"), rgb("1d3f66"), rgb("dfe9f2")),
    wave=rgb("1d3f66"),
    regions={
        "brown": rgb("d0a676"),
        "green": rgb("d4e8c0"),
        "purple": rgb("dccbe6"),
        "red": rgb("f0b4a4"),
        "yellow": rgb("fff4c0"),
    },
    outside=rgb("808080"),
    unused=rgb("a8a8a8"),
    seat_colours=(rgb("d01c00"), rgb("0a4fc0"), rgb("ffd000"), rgb("86dcf0"), rgb("101010")),
    green=rgb("3f7a00"),
    glow=rgb("ffff80"),
)

_THEMES: Mapping[tuple[ThemeName, str], Theme] = {
    ("standard", "sun"): _DAY,
    ("standard", "moon"): _DUSK,
    ("contrast", "sun"): _CONTRAST,
    ("contrast", "moon"): replace(_CONTRAST, background=rgb("10182c"), luminary=rgb("ffffff")),
}


def theme(name: ThemeName, light: str) -> Theme:
    """The colours of a theme by the light of the "sun" or the "moon"."""
    return _THEMES[name, light]
