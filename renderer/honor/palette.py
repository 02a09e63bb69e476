"""The colours of this title: those of the theme, and a sixth clan."""

from collections.abc import Mapping
from dataclasses import replace

from renderer.canvas import Colour
from renderer.theme import Theme, ThemeName, rgb, theme
from rules.honor.deck import Kind

_STONE: Mapping[ThemeName, Colour] = {"standard": rgb("8a8f7a"), "contrast": rgb("8c8c8c")}


def _with_six_clans(name: ThemeName) -> Theme:
    day = theme(name, "sun")
    return replace(day, seat_colours=(*day.seat_colours, _STONE[name]))


_THEMES: Mapping[ThemeName, Theme] = {name: _with_six_clans(name) for name in _STONE}


def colours_of(name: ThemeName) -> Theme:
    """The colours by the name of a theme: one object each."""
    return _THEMES[name]


def ground(kind: Kind, colours: Theme) -> Colour:
    """The colour of a kind of card."""
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
