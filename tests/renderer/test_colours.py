"""Players are told apart by whoever looks, and everything is readable on its ground."""

from itertools import combinations

import pytest

from renderer.quantize import palette
from renderer.theme import ThemeName, theme
from tests.renderer.sight import SIGHTS, apart

THEMES: tuple[tuple[ThemeName, str], ...] = (
    ("standard", "sun"),
    ("standard", "moon"),
    ("contrast", "sun"),
    ("contrast", "moon"),
)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_clan_colours_differ_for_every_sight(name: ThemeName, light: str, sight: str) -> None:
    clans = theme(name, light).seat_colours
    assert min(apart(one, other, sight) for one, other in combinations(clans, 2)) >= 28


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_numbers_stand_out_from_their_clan(name: ThemeName, light: str, sight: str) -> None:
    colours = theme(name, light)
    for clan in colours.seat_colours:
        assert apart(clan, colours.on(clan), sight) >= 40


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_regions_differ_in_more_than_their_borders(name: ThemeName, light: str, sight: str) -> None:
    tints = theme(name, light).regions.values()
    assert min(apart(one, other, sight) for one, other in combinations(tints, 2)) >= 8


@pytest.mark.parametrize(("name", "light"), THEMES)
def test_the_palette_of_a_picture_holds_every_colour_of_its_theme(name: ThemeName, light: str) -> None:
    colours = theme(name, light)
    numbers = palette(colours).getpalette() or []
    entries = set(zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))
    assert {
        *colours.seat_colours,
        *colours.regions.values(),
        colours.background,
        colours.ink,
        colours.paper,
    } <= entries
