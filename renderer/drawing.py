"""Drawing requests: plain, picklable data that can be sent to a worker process and painted there."""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PIL import Image

from renderer.encode import Frame, Rendered, encode, encode_animation
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


@runtime_checkable
class Animation(Drawing, Protocol):
    """A drawing that moves: `paint` returns its last frame."""

    def frames(self) -> Iterable[Frame]:
        """Returns the frames: mode P in the theme's palette."""
        ...


def draw(drawing: Drawing) -> Rendered:
    """Paint and encode a drawing: as a PNG, or as a GIF that plays once."""
    if isinstance(drawing, Animation):
        return encode_animation(drawing.frames())
    return encode(drawing.paint(), palette(drawing.colours))
