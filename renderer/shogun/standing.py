"""The buildings view of the board: owners, buildings, and the majorities in each region."""

from renderer import text
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point
from renderer.shogun import crests, pieces
from renderer.shogun.cards import ACTIONS, cartouche
from renderer.shogun.chart import chart
from renderer.shogun.labels import Labels
from renderer.shogun.land import Land, Tints
from renderer.theme import Theme
from rules.shogun.content import Building
from rules.shogun.events import Majority
from rules.shogun.scoring import majorities
from rules.shogun.state import Public

_OWNER_SHARE = 0.4
"""Share of the owner's colour in a province."""
_ROW = 26.0


def owner_tints(ground: Land, public: Public) -> Tints:
    """Returns what tints each province in its owner's colour."""
    return {
        name: (
            ("land", ground.colours.seat_colours[province.owner], _OWNER_SHARE),
            *ground.band(province.owner),
        )
        for name, province in public.provinces.items()
        if province.owner is not None
    }


def paint_crests(canvas: Canvas, public: Public, colours: Theme) -> None:
    """The owner's crest in the place of the armies."""
    for name, province in public.provinces.items():
        if province.owner is not None and canvas.shows(chart().sites[name].army, 40):
            badge = crests.seat_badge(colours, province.owner, 20 * canvas.scale)
            canvas.place(badge, chart().sites[name].army)


def paint_table(
    canvas: Canvas,
    public: Public,
    labels: Labels,
    colours: Theme,
    table: Box = ACTIONS,
    min_size: int = 13,
) -> None:
    """In the place of the action cards: for each region, the majorities of castles, temples and theaters."""
    printed = public.board
    found = majorities(public.provinces, printed)
    left, top, right, bottom = table
    width = (right - left + 6) / len(printed.regions)
    for index, region in enumerate(printed.regions):
        start = left + index * width
        box = start, top, start + width - 6, bottom
        _paint_region(canvas, box, labels.regions[region], colours.areas[region], colours, min_size)
        held = [majority for majority in found if majority.region == region]
        _paint_majorities(canvas, (start + 22, top + 44), held, colours)


def _paint_region(canvas: Canvas, box: Box, name: str, tint: Colour, colours: Theme, min_size: int) -> None:
    left, top, right, _ = box
    cartouche(canvas, box, colours)
    canvas.box((left + 5, top + 5, right - 5, top + 29), tint, radius=5)
    string, size = text.fitted(name, "bold", 20, right - left - 24, min_size)
    text.write(canvas, string, ((left + right) / 2, top + 17), size, colours.ink)


def _paint_majorities(canvas: Canvas, at: Point, held: list[Majority], colours: Theme) -> None:
    """A row for each kind of building: the points, and the seats that would score them."""
    x, y = at
    by_building = {majority.building: majority for majority in held}
    for row, building in enumerate(Building):
        middle = y + row * _ROW
        canvas.place(pieces.piece(colours, f"tile_{building.value}", 11), (x, middle))
        if building not in by_building:
            canvas.line([(x + 24, middle), (x + 38, middle)], colours.faint, 3)
            continue
        majority = by_building[building]
        text.write(
            canvas,
            f"+{majority.points}",
            (x + 30, middle),
            22,
            colours.ink,
            "black",
        )
        for place, seat in enumerate(majority.seats):
            canvas.place(crests.seat_badge(colours, seat, 12), (x + 62 + place * 23, middle))
