"""The rules on one picture, with the signs of this title."""

from dataclasses import dataclass

from PIL import Image

from renderer import summary
from renderer.spirit.palette import colours_of
from renderer.spirit.pieces import piece
from renderer.theme import Theme


@dataclass(frozen=True)
class Summary(summary.Summary):
    """A request to draw the rules."""

    @property
    def colours(self) -> Theme:
        return colours_of("standard")

    def sign(self, name: str, size: int) -> Image.Image:
        return piece(self.colours, name, size)
