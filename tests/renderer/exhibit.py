"""What the gallery is made of."""

from dataclasses import dataclass

from renderer import Drawing


@dataclass(frozen=True)
class Exhibit:
    """A drawing, and what it is there for."""

    drawing: Drawing
    caption: str
