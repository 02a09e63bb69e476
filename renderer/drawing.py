"""A drawing is a request: plain data that can be sent to a worker and painted there."""

from typing import Protocol

from PIL import Image

from renderer.encode import Rendered, encode
from renderer.quantize import palette
from renderer.theme import Theme


class Drawing(Protocol):
    """What can be drawn. It is picklable, and paints the same picture every time."""

    @property
    def colours(self) -> Theme:
        """The theme it is painted in."""
        ...

    def paint(self) -> Image.Image:
        """The picture: of mode RGB, or P in the palette of the theme. It is not to be changed."""
        ...


def draw(drawing: Drawing) -> Rendered:
    """Paint and encode a drawing."""
    return encode(drawing.paint(), palette(drawing.colours))
