"""The rules on one picture, with the signs of this title."""

from dataclasses import dataclass

from PIL import Image

from renderer import summary
from renderer.honor.emblems import emblem
from renderer.honor.palette import colours_of
from renderer.theme import Theme


@dataclass(frozen=True)
class Summary(summary.Summary):
    """A request to draw the rules."""

    @property
    def colours(self) -> Theme:
        return colours_of("standard")

    def sign(self, name: str, size: int) -> Image.Image:
        return emblem(self.colours, name, size)
