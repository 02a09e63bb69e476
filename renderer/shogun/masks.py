"""Masks of single provinces: where their land is, and lines along their borders."""

from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renderer.canvas import Canvas, Colour, Move, Window, drawn
from renderer.shogun.chart import Site

BAND = 9.0
"""Width of the owner's colour along the border, in points."""

_FULL: Colour = (255, 255, 255)

Mask: TypeAlias = tuple[Image.Image, tuple[int, int]]
"""A mask (mode L) and where its left top corner lies on the picture."""


@dataclass(frozen=True)
class Parts:
    """The masks of one province, all without its ink: its land and lines along its border."""

    land: Mask
    band: Mask
    """For the owner's colour."""
    rim: Mask
    """A little wider than the band, and not quite opaque: paper that parts the colour from the land."""
    light: Mask
    """Narrower than the band: for what has just changed."""


def parts(place: Site, window: Window, ink: Image.Image, names: Image.Image) -> Parts | None:
    """The masks of a province. All `ink` is left out; where the fat `names` are, no colour is laid.

    None if the window shows nothing of it.
    """
    found = land_mask(place, window)
    if found is None:
        return None
    whole, corner = found
    box = (*corner, corner[0] + whole.width, corner[1] + whole.height)
    free = ImageChops.subtract(whole, ink.crop(box))
    clear = ImageChops.subtract(free, names.crop(box))
    band, rim, light = (
        (ImageChops.multiply(clear, _edge_mask(place, width, window, box)), corner)
        for width in (BAND, BAND + 2, BAND * 0.5)
    )
    pale = rim[0].point([level * 7 // 10 for level in range(256)])
    return Parts((free, corner), band, (pale, corner), light)


def land_mask(place: Site, window: Window) -> Mask | None:
    """All land of a province; None if the window shows nothing of it."""

    def paint(pen: ImageDraw.ImageDraw, move: Move) -> None:
        for ring in place.rings:
            pen.polygon(move(ring), fill=255)

    mask, corner = drawn(place.box, paint, window)
    return None if mask is None or mask.getbbox() is None else (mask, corner)


def _edge_mask(place: Site, width: float, window: Window, box: tuple[int, int, int, int]) -> Image.Image:
    """A line along the outline that reaches `width` into the land, cut out as a box of pixels."""
    left, top, right, bottom = (side / window.scale for side in box)
    x, y, _, _ = window.box
    edge = Canvas.mask(Window((x + left, y + top, x + right, y + bottom), window.scale))
    for ring in place.rings:
        edge.line((*ring, ring[0]), _FULL, 2 * width)
    return edge.image
