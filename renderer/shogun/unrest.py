"""The unrest view of the board: revolt markers as a heat map, and what each province yields."""

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.shogun import crests, ink, pieces
from renderer.shogun.army import hides_name
from renderer.shogun.chart import Site, chart
from renderer.shogun.land import Land, Tints
from renderer.theme import Theme
from rules.core.model import Seat
from rules.shogun.content import content
from rules.shogun.state import Public

_HEAT = (0.0, 0.3, 0.5, 0.68)
"""Share of the colour of revolt, by number of markers; further ones add nothing."""
_RADIUS = 30.0
"""Of the sheet with the yields of an owned province."""


def heat_tints(ground: Land, public: Public) -> Tints:
    """Returns what tints each province in red by the number of its revolt markers."""
    highest = len(_HEAT) - 1
    return {
        name: (
            ("land", ground.colours.orange, _HEAT[min(province.revolts, highest)]),
            *ground.band(province.owner),
        )
        for name, province in public.provinces.items()
        if province.revolts
    }


def paint_yields(canvas: Canvas, public: Public, colours: Theme) -> None:
    """In the place of armies: the chests and the rice that a province yields; names are redrawn on top."""
    for name, province in public.provinces.items():
        if canvas.shows(chart().sites[name].army, 40):
            _paint_yield(canvas, chart().sites[name], province.owner, colours)
            if province.owner is not None and hides_name(name, province.owner, _RADIUS):
                ink.write_name(canvas, chart().sites[name], colours.ink, colours.paper)


def _paint_yield(canvas: Canvas, place: Site, owner: Seat | None, colours: Theme) -> None:
    x, y = place.army
    if owner is None:
        canvas.box((x - 26, y - 26, x + 26, y + 26), colours.paper, colours.ink, 2, 8)
    else:
        canvas.polygon(crests.outline(owner, (x, y), _RADIUS), colours.seat_colours[owner], colours.ink, 2.5)
        canvas.polygon(crests.outline(owner, (x, y), 25), colours.paper)
    card = content().provinces[place.name]
    _paint_figure(canvas, (x, y - 10), "chest", card.chests, colours)
    _paint_figure(canvas, (x, y + 11), "rice", card.rice, colours)


def _paint_figure(canvas: Canvas, at: Point, icon: str, figure: int, colours: Theme) -> None:
    canvas.place(pieces.piece(colours, icon, 9 * canvas.scale), (at[0] - 9, at[1]))
    text.write(canvas, str(figure), (at[0] + 10, at[1]), 25, colours.ink, "black")
