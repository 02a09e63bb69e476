"""Paints the land of Shogun's board, at one and at two times its size, and keeps it in data/lands.

Run `python -m scripts.make_lands` after a change of the map, a palette of Shogun or how the land is painted.
"""

from itertools import product
from pathlib import Path
from typing import get_args

from renderer.canvas import Window
from renderer.shogun.atlas import land_file, masks_file, packed_land, packed_masks
from renderer.shogun.chart import WHOLE
from renderer.shogun.closeup import SCALE
from renderer.shogun.landscape import paint_land, paint_masks
from renderer.theme import ThemeName
from rules.shogun.content import Side

FOLDER = Path("data") / "lands"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for side, scale in product(Side, (1, SCALE)):
        window = Window(WHOLE.box, scale)
        (FOLDER / masks_file(side, scale)).write_bytes(packed_masks(paint_masks(side, window)))
        for three, name in product((False, True), get_args(ThemeName)):
            image = paint_land(side, three, name, window)
            (FOLDER / land_file(side, three, name, scale)).write_bytes(packed_land(image))


if __name__ == "__main__":
    main()
