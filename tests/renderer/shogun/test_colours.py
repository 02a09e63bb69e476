"""Players are told apart by whoever looks, and everything is readable on its ground."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageOps

from renderer.canvas import Colour
from renderer.quantize import palette
from renderer.shogun import atlas
from renderer.shogun.chart import SIZE, WHOLE, chart
from renderer.shogun.masks import land_mask
from renderer.shogun.palette import REGIONS, UNUSED, theme
from renderer.theme import GLOW_SHARE, PALE_SHARE, ThemeName, mix
from rules.shogun.content import Side, board
from tests.renderer.sight import SIGHTS, apart

THEMES: tuple[tuple[ThemeName, Side], ...] = (
    ("standard", Side.SUN),
    ("standard", Side.MOON),
    ("contrast", Side.SUN),
    ("contrast", Side.MOON),
)

DISTINCT = 20.0
"""Distance of colours that nobody takes for each other, where they lie side by side."""

NEAR = 17.0
"""The same for an owner's colour on land: the army on it has a shape of its own, besides."""
_HALF = [0] * 128 + [255] * 128


def outlined(one: Colour, other: Colour, line: Colour, sight: str) -> float:
    """The distance of two colours with a line between them: theirs, or the line's from the nearer one."""
    return max(apart(one, other, sight), min(apart(line, one, sight), apart(line, other, sight)))


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
def test_owners_stand_out_from_land_that_is_out_of_play(name: ThemeName, light: Side, sight: str) -> None:
    colours = theme(name, light)
    for seat, ground in product(colours.seat_colours, (colours.areas[UNUSED], colours.grey)):
        assert apart(seat, ground, sight) >= DISTINCT


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_owners_stand_out_from_the_sea(name: ThemeName, light: Side, sight: str) -> None:
    """Indigo is as dark as the sea; who sees no difference of their hues sees the ink of the coast."""
    colours = theme(name, light)
    for seat in colours.seat_colours:
        assert outlined(seat, colours.tints["shallow"], colours.ink, sight) >= DISTINCT
        assert sight != "normal" or apart(seat, colours.tints["shallow"], sight) >= DISTINCT


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_owners_stand_out_from_their_land_and_from_the_page(name: ThemeName, light: Side, sight: str) -> None:
    """Paper lies between an owner's colour and the land, around an arrow, and below a player's row."""
    colours = theme(name, light)
    for seat in colours.seat_colours:
        assert apart(seat, colours.paper, sight) >= DISTINCT
        for ground in (*(colours.areas[region] for region in REGIONS), colours.background):
            assert outlined(seat, ground, colours.paper, sight) >= NEAR


@pytest.mark.parametrize("light", Side)
def test_ink_lies_along_every_coast(light: Side) -> None:
    """No pixel of an owner's colour lies beside one of the sea."""
    dry = Image.new("L", SIZE)
    for site in chart().sites.values():
        mask, corner = land_mask(site, WHOLE) or pytest.fail(site.name)
        dry.paste(255, corner, mask)
    for name in board(light, 5).provinces:
        mask, (left, top) = atlas.mask(light, 1, name, "band")
        band = ImageOps.expand(mask, 1)  # what lies beside its edge, too
        land = dry.crop((left - 1, top - 1, left - 1 + band.width, top - 1 + band.height))
        beside = band.point(_HALF).filter(ImageFilter.MaxFilter(3))
        assert beside.getbbox(), name
        assert not ImageChops.subtract(beside, land.point(_HALF)).getbbox(), name


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "light"), THEMES)
def test_names_can_be_read_on_every_land(name: ThemeName, light: Side, sight: str) -> None:
    colours = theme(name, light)
    assert min(apart(colours.ink, area, sight) for area in (*colours.areas.values(), colours.paper)) >= 40


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


@pytest.mark.parametrize(("name", "light"), THEMES)
def test_the_palette_holds_the_paler_colour_of_each_region(name: ThemeName, light: Side) -> None:
    """On a planning sheet, provinces of others: without it two regions had the same colour."""
    colours = theme(name, light)
    numbers = palette(colours).getpalette() or []
    entries = set(zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))
    assert {mix(colours.areas[region], colours.grey, PALE_SHARE) for region in REGIONS} <= entries


@pytest.mark.parametrize(("name", "light"), THEMES)
def test_a_changed_province_keeps_the_colour_of_its_region(name: ThemeName, light: Side) -> None:
    """The palette has its brighter colour: the nearest other one would be that of no region."""
    colours = theme(name, light)
    numbers = palette(colours).getpalette() or []
    entries = set(zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))
    for region in REGIONS:
        brighter = mix(colours.areas[region], colours.glow, GLOW_SHARE)
        assert brighter in entries
        nearest = min(REGIONS, key=lambda other: apart(brighter, colours.areas[other], "normal"))
        assert nearest == region
