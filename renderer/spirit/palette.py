"""The colours of Samurai Spirit: Shogun's inks, a village at evening, and a colour for each samurai."""

from collections.abc import Mapping
from dataclasses import replace

from renderer.canvas import Colour
from renderer.theme import Theme, ThemeName, rgb, theme
from rules.spirit.content import Name

_EVENING = replace(
    theme("standard", "sun"),
    background=rgb("3d4f5c"),
    shallows=(rgb("4a5d6a"), rgb("5d7180"), rgb("8ba0a8")),
    wave=rgb("465a68"),
    regions={
        "sky": rgb("f0cf9a"),
        "cloud": rgb("f7e3bd"),
        "hill": rgb("8fa08a"),
        "field": rgb("b9bd7a"),
        "path": rgb("d9bd8b"),
    },
    rock=rgb("7b8794"),
    seat_colours=(
        rgb("c8402a"),
        rgb("2b5fa6"),
        rgb("e3b23a"),
        rgb("3f8f86"),
        rgb("6d4486"),
        rgb("d9773a"),
        rgb("4b5a3a"),
    ),
)

_CONTRAST = replace(
    _EVENING,
    ink=rgb("000000"),
    paper=rgb("ffffff"),
    paper_shade=rgb("e4e4e4"),
    faint=rgb("707070"),
    background=rgb("20303c"),
    wave=rgb("20303c"),
    glow=rgb("ffff80"),
)

_THEMES: Mapping[ThemeName, Theme] = {"standard": _EVENING, "contrast": _CONTRAST}


def colours_of(name: ThemeName) -> Theme:
    """The theme with this name."""
    return _THEMES[name]


def colour_of(samurai: Name, theme: Theme) -> Colour:
    """The colour of a samurai's board and support token."""
    return theme.seat_colours[tuple(Name).index(samurai)]
