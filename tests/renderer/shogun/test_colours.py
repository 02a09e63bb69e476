"""Players are told apart by whoever looks, and everything is readable on its ground."""

from itertools import combinations

import pytest

from renderer.quantize import palette
from renderer.shogun.palette import REGIONS, theme
from renderer.theme import ThemeName
from rules.shogun.content import Side
from tests.renderer.sight import SIGHTS, apart

THEMES: tuple[tuple[ThemeName, Side], ...] = (
    ("standard", Side.SUN),
    ("standard", Side.MOON),
    ("contrast", Side.SUN),
    ("contrast", Side.MOON),
)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_seat_colours_differ_for_every_sight(name: ThemeName, light: Side, sight: str) -> None:
    colours = theme(name, light).seat_colours
    assert min(apart(one, other, sight) for one, other in combinations(colours, 2)) >= 28


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_numbers_stand_out_from_their_seat_colour(name: ThemeName, light: Side, sight: str) -> None:
    colours = theme(name, light)
    for seat in colours.seat_colours:
        assert apart(seat, colours.on(seat), sight) >= 40


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_regions_differ_in_more_than_their_borders(name: ThemeName, light: Side, sight: str) -> None:
    areas = theme(name, light).areas
    tints = [areas[region] for region in REGIONS]
    assert min(apart(one, other, sight) for one, other in combinations(tints, 2)) >= 8


@pytest.mark.parametrize(("name", "light"), THEMES)
def test_the_palette_of_a_picture_holds_every_colour_of_its_theme(name: ThemeName, light: Side) -> None:
    colours = theme(name, light)
    numbers = palette(colours).getpalette() or []
    entries = set(zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))
    assert {
        *colours.seat_colours,
        *colours.areas.values(),
        colours.background,
        colours.ink,
        colours.paper,
    } <= entries
