"""Drawing requests: plain, picklable data that can be sent to a worker process and painted there."""

from typing import Protocol

from PIL import Image

from renderer.encode import Rendered, encode
from renderer.quantize import palette
from renderer.theme import Theme


class Drawing(Protocol):
    """A drawing request. It is picklable and deterministic: equal requests paint equal pictures."""

    @property
    def colours(self) -> Theme:
        """The theme it is painted in."""
        ...

    def paint(self) -> Image.Image:
        """Returns the picture: mode RGB, or P in the theme's palette. Do not modify it."""
        ...


def draw(drawing: Drawing) -> Rendered:
    """Paint and encode a drawing."""
    return encode(drawing.paint(), palette(drawing.colours))
