"""Golden pictures. `python -m tests.renderer.golden` draws them anew: look at them before you keep them."""

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from renderer import draw
from tests.renderer.titles import drawings

FOLDER = Path(__file__).parents[1] / "golden"
_CELL = 5
"""Pictures are compared in squares of so many pixels: another rasteriser's edges do not matter."""


def opened(data: bytes) -> Image.Image:
    """A picture from its bytes, in full colour."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How far two pictures of a size differ, 0 to 255: on average, and in the worst cell."""
    cells = ImageChops.difference(one.reduce(_CELL), other.reduce(_CELL))
    mean = sum(ImageStat.Stat(cells).mean) / 3
    return mean, float(max(high for _, high in ImageStat.Stat(cells).extrema))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawing in drawings().items():
        (FOLDER / f"{name}.png").write_bytes(draw(drawing).data)


if __name__ == "__main__":
    main()
