"""Masks of single provinces: their land, and lines along their borders."""

from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renderer.canvas import Canvas, Colour, Move, Window, drawn
from renderer.shogun.chart import Site

BAND = 9.0
"""Width of the owner's colour along the border, in points."""

_FULL: Colour = (255, 255, 255)

Mask: TypeAlias = tuple[Image.Image, tuple[int, int]]
"""A mask (mode L) and the position of its top left corner on the picture."""


@dataclass(frozen=True)
class Parts:
    """The masks of one province, all excluding its ink: its land, and lines along its border."""

    land: Mask
    band: Mask
    """For the owner's colour."""
    rim: Mask
    """A little wider than the band, and not quite opaque: paper that separates the colour from the land."""
    light: Mask
    """Narrower than the band: the highlight of a recent change."""


def parts(place: Site, window: Window, ink: Image.Image, names: Image.Image) -> Parts | None:
    """Returns the masks of a province. They exclude all `ink`, and the colour also the bold `names`.

    None if no part of it is in the window.
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
    """Returns all land of a province; None if no part of it is in the window."""

    def paint(pen: ImageDraw.ImageDraw, move: Move) -> None:
        for ring in place.rings:
            pen.polygon(move(ring), fill=255)

    mask, corner = drawn(place.box, paint, window)
    return None if mask is None or mask.getbbox() is None else (mask, corner)


def _edge_mask(place: Site, width: float, window: Window, box: tuple[int, int, int, int]) -> Image.Image:
    """Returns a line along the outline that extends `width` into the land, cropped to a box of pixels."""
    left, top, right, bottom = (side / window.scale for side in box)
    x, y, _, _ = window.box
    edge = Canvas.mask(Window((x + left, y + top, x + right, y + bottom), window.scale))
    for ring in place.rings:
        edge.line((*ring, ring[0]), _FULL, 2 * width)
    return edge.image
