"""Buildings and revolt markers in provinces."""

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.shogun import pieces
from renderer.shogun.chart import chart
from renderer.theme import Theme
from rules.shogun.state import Public

_FLAME = 13


def paint_buildings(canvas: Canvas, public: Public, colours: Theme) -> None:
    """The buildings of all provinces, on their spaces."""
    for name, province in public.provinces.items():
        places = chart().sites[name].buildings
        for centre, building in zip(places, province.buildings, strict=False):
            if canvas.shows(centre, 2 * pieces.TILE):
                tile = pieces.piece(colours, f"tile_{building.value}", pieces.TILE * canvas.scale)
                canvas.place(tile, centre)


def paint_revolts(canvas: Canvas, public: Public, colours: Theme) -> None:
    """The revolt markers of all provinces, with their number if there are several."""
    for name, province in public.provinces.items():
        if province.revolts:
            _paint_marker(canvas, chart().sites[name].revolt, province.revolts, colours)


def _paint_marker(canvas: Canvas, at: Point, revolts: int, colours: Theme) -> None:
    canvas.place(pieces.piece(colours, "revolt", _FLAME * canvas.scale), at)
    if revolts > 1:
        text.write(canvas, str(revolts), (at[0], at[1] + 3), 20, colours.ink, "black")
