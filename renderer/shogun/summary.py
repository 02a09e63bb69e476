"""The rules on one picture, with the signs of this title."""

from dataclasses import dataclass

from PIL import Image

from renderer import summary
from renderer.shogun.palette import theme
from renderer.shogun.pieces import piece
from renderer.theme import Theme
from rules.shogun.content import Side


@dataclass(frozen=True)
class Summary(summary.Summary):
    """A request to draw the rules."""

    @property
    def colours(self) -> Theme:
        return theme("standard", Side.SUN)

    def sign(self, name: str, size: int) -> Image.Image:
        return piece(self.colours, name, size)
