"""The palette of Honor of the Samurai: the shared inks, and a sixth seat."""

from collections.abc import Mapping
from dataclasses import replace

from renderer.canvas import Colour
from renderer.theme import CONTRAST_SEATS, STANDARD, Theme, ThemeName, contrasted, mix, rgb
from rules.honor.deck import Kind


def _named(codes: str) -> Mapping[str, Colour]:
    """Colours that fill no area, but that anti-aliased edges are quantized to."""
    return {code: rgb(code) for code in codes.split()}


_STANDARD = replace(
    STANDARD,
    seat_colours=(*STANDARD.seat_colours, rgb("8a8f7a")),
    areas=_named("c49a6c bfd5aa c4aecb e0a08e f0dc98 b9b4a8"),
    tints=_named("4f7f9d 6897b0 93b8c6"),
)
_CONTRAST = contrasted(
    STANDARD,
    background=rgb("1d3f66"),
    wave=rgb("1d3f66"),
    seat_colours=(*CONTRAST_SEATS, rgb("8c8c8c")),
    grey=rgb("808080"),
    green=rgb("3f7a00"),
    areas=_named("d0a676 d4e8c0 dccbe6 f0b4a4 fff4c0 a8a8a8"),
    tints=_named("1d3f66 dfe9f2"),
)
_THEMES: Mapping[ThemeName, Theme] = {"standard": _STANDARD, "contrast": _CONTRAST}


def colours_of(name: ThemeName) -> Theme:
    """Returns the colours of a theme: one object per theme."""
    return _THEMES[name]


def lost_ground(theme: Theme) -> Colour:
    """The colour behind the place of a house that was lost."""
    return mix(theme.orange, theme.paper, 0.6)


def ground(kind: Kind, colours: Theme) -> Colour:
    """Returns the colour of a kind of card."""
    match kind:
        case Kind.SHOGUN | Kind.START_DAIMYO | Kind.DAIMYO:
            return colours.gold
        case Kind.POSSESSION:
            return colours.green
        case Kind.OKUGATA:
            return colours.violet
        case Kind.WARRIOR | Kind.BODYGUARD:
            return colours.wood
        case Kind.CASTLE:
            return colours.slate
        case Kind.DISHONOR:
            return colours.crimson
        case Kind.SAVE_FACE:
            return colours.background
        case _:
            return colours.ink
