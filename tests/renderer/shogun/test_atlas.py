"""The files of data/lands show what would be painted today, and no more is read of them than is wanted."""

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.quantize import palette
from renderer.shogun import atlas
from renderer.shogun.chart import SIZE, WHOLE
from renderer.shogun.landscape import paint_land, paint_masks
from renderer.shogun.palette import theme
from rules.shogun.content import ProvinceName, Side

NEARLY = 0.5
"""Levels of 255: another version of the rasteriser may draw edges otherwise."""


@pytest.mark.parametrize("side", Side)
def test_the_lands_are_those_that_would_be_painted(side: Side) -> None:
    painted = paint_land(side, False, "standard", WHOLE)
    stored = Image.frombytes(
        "P", SIZE, atlas.land_pixels(side, False, "standard", 1, (0, 0, *SIZE)).tobytes()
    )
    stored.putpalette(palette(theme("standard", side)).getpalette() or [])
    difference = ImageChops.difference(painted.convert("RGB"), stored.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < NEARLY, "run python -m scripts.make_lands"


@pytest.mark.parametrize("side", Side)
def test_the_masks_are_those_that_would_be_painted(side: Side) -> None:
    for name, parts in paint_masks(side, WHOLE).items():
        kinds: tuple[atlas.Kind, ...] = ("land", "band", "rim", "light")
        for kind in kinds:
            painted, corner = getattr(parts, kind)
            stored, place = atlas.mask(side, 1, ProvinceName(name), kind)
            assert (place, stored.size) == (corner, painted.size)
            difference = ImageChops.difference(painted, stored)
            assert ImageStat.Stat(difference).mean[0] < NEARLY, "run python -m scripts.make_lands"


def test_a_part_of_a_land_is_cut_out_of_it() -> None:
    whole = atlas.land_pixels(Side.SUN, False, "standard", 1, (0, 0, *SIZE))
    for box in ((0, 0, 256, 128), (250, 100, 700, 389), (1500, 1100, 1650, 1150)):
        assert atlas.land_pixels(Side.SUN, False, "standard", 1, box).tobytes() == whole.crop(box).tobytes()
