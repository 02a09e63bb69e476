"""Cards on the table: the large card at the head of a house, the small ones, honor, ki and strength."""

from collections.abc import Sequence

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.palette import ground
from renderer.theme import Theme, mix
from rules.honor.deck import Card, Kind

HEIGHT = 124
"""Height of the cards in a house."""
LEAD_WIDTH, MAX_WIDTH = 112, 58
"""Width of the card at the head of a house, and the most that the others take."""
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where a picture 820 pixels wide is shown 390 wide."""
VALUES = ("honor", "ki", "strength")
_NAME, _LONG_NAME = (LEAD_WIDTH - 12.0, 44.0), (LEAD_WIDTH - 6.0, 44.0)
"""Width and height of a name on a broad card, and of one that would be cut off there."""
_GLOW = 5
_FIGURE, _LINE, _INDENT = 20, 23, 14
"""Size of a value, distance of the lines of values, and of a value from the left end of its sign."""
_TURNED = 9.0
"""Rotation of a ronin's card, in degrees."""


def inks(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The inks for honor, ki and strength."""
    return mix(theme.gold, theme.ink, 0.35), theme.seat_colours[1], theme.crimson


def figures(card: Card, theme: Theme) -> list[tuple[str, str, Colour]]:
    """The sign, figure and ink of each value that a card has; a castle counts only in defence (HO4.2)."""
    signs = (*VALUES[:2], "defence") if card.kind is Kind.CASTLE else VALUES
    values = (card.honor, card.ki, card.strength)
    return [
        (sign, str(value), ink) for sign, value, ink in zip(signs, values, inks(theme), strict=True) if value
    ]


@cached_images
def tile(card: Card, copies: int, lit: bool, width: int, theme: Theme) -> Image.Image:
    """A card in a house: emblem, values, and the number of copies."""
    canvas = Canvas.clear(width + 2 * _GLOW, HEIGHT + 2 * _GLOW)
    box = (_GLOW, _GLOW, _GLOW + width, _GLOW + HEIGHT)
    _paint_sheet(canvas, box, ground(card.kind, theme), lit, theme)
    middle = (box[0] + box[2]) / 2
    canvas.place(emblem(theme, emblem_of(card), round(width * 0.36)), (middle, box[1] + 33))
    values = figures(card, theme)
    broadest = max((text.width(figure, "black", _FIGURE) for _, figure, _ in values), default=0)
    at = middle - (_INDENT + broadest) / 2, box[3] - 16 - (len(values) - 1) * _LINE
    _paint_column(canvas, values, at, theme)
    _paint_copies(canvas, copies, box, theme)
    return canvas.sprite()


@cached_images
def discarded(card: Card, theme: Theme) -> Image.Image:
    """The top of the discard pile, without values."""
    canvas = Canvas.clear(64, 84)
    _paint_sheet(canvas, (2, 2, 62, 82), ground(card.kind, theme), False, theme)
    canvas.place(emblem(theme, emblem_of(card), 20), (32, 46))
    return canvas.sprite()


def bears(name: str) -> bool:
    """Whether a broad card has room for the whole name."""
    return _fits(*_placed(name))


def _fits(name: str, room: tuple[float, float]) -> bool:
    lines, _ = text.paragraph(name, "bold", MIN_SIZE, room, MIN_SIZE)
    return " ".join(lines).split() == name.split()


def _placed(name: str) -> tuple[str, tuple[float, float]]:
    """A name and its room on a broad card: nearer to the edges, or broken at its hyphen, if it is long."""
    tries = (name, _NAME), (name, _LONG_NAME), (name.replace("-", "- ", 1), _LONG_NAME)
    return next((one for one in tries if _fits(*one)), tries[0])


@cached_images
def named(card: Card, name: str, copies: int, lit: bool, theme: Theme) -> Image.Image:
    """A broad card, as that of a daimyo or a samurai: emblem and values side by side, the name below."""
    canvas = Canvas.clear(LEAD_WIDTH + 2 * _GLOW, HEIGHT + 2 * _GLOW)
    box = (_GLOW, _GLOW, _GLOW + LEAD_WIDTH, _GLOW + HEIGHT)
    _paint_sheet(canvas, box, ground(card.kind, theme), lit, theme)
    canvas.place(emblem(theme, emblem_of(card), 27), (box[0] + 36, box[1] + 48))
    _paint_column(canvas, figures(card, theme), (box[0] + 72, box[1] + 24), theme)
    at = (box[0] + box[2]) / 2, box[3] - 24
    shown, room = _placed(name)
    text.write_paragraph(canvas, shown, at, MIN_SIZE, theme.ink, room, MIN_SIZE)
    _paint_copies(canvas, copies, box, theme)
    return canvas.sprite()


@cached_images
def ronin(card: Card, name: str, lit: bool, theme: Theme) -> Image.Image:
    """A samurai's card turned to the ronin's side, with all its values but honor (HO2.1, HO2.2)."""
    canvas = Canvas.clear(LEAD_WIDTH, HEIGHT)
    box = (8, 7, LEAD_WIDTH - 8, HEIGHT - 7)
    canvas.box(box, theme.faint, theme.orange if lit else theme.ink, 5 if lit else 2.5, 9)
    middle = (box[0] + box[2]) / 2
    canvas.place(emblem(theme, "ronin", 26), (box[0] + 34, box[1] + 42))
    values = [(sign, figure, theme.ink) for sign, figure, _ in figures(card, theme) if sign != "honor"]
    _paint_column(canvas, values, (box[0] + 61, box[1] + 24), theme)
    string, size = text.fitted(name, "title", 24, LEAD_WIDTH - 28, MIN_SIZE)
    text.write(canvas, string, (middle, box[3] - 22), size, theme.ink, "title")
    return canvas.sprite().rotate(_TURNED, Image.Resampling.BICUBIC, expand=True)


@cached_images
def empty_place(theme: Theme) -> Image.Image:
    """The empty space for a daimyo."""
    width, height = LEAD_WIDTH, HEIGHT
    canvas = Canvas.clear(width + 2, height + 2)
    corners: list[Point] = [(2, 2), (width - 2, 2), (width - 2, height - 2), (2, height - 2), (2, 2)]
    canvas.dashes(corners, theme.faint, 3, 12, 9)
    return canvas.sprite()


def paint_sums(canvas: Canvas, sums: tuple[int, int, int], at: Point, theme: Theme) -> None:
    """Honor, ki and strength of a house in a row; `at` is the centre of the first icon."""
    x, y = at
    for name, figure, ink in zip(VALUES, sums, inks(theme), strict=True):
        canvas.place(emblem(theme, name, 13), (x, y))
        text.write(canvas, str(figure), (x + 20, y), 30, ink, "black", "left")
        x += 46 + text.width(str(figure), "black", 30)


def _paint_sheet(canvas: Canvas, box: Box, band: Colour, lit: bool, theme: Theme) -> None:
    """A paper card with a band in the colour of its kind; highlighted if it has just changed."""
    if lit:
        canvas.box(grown(box, _GLOW), theme.glow, theme.orange, 4, 11)
    canvas.box(box, theme.paper, theme.ink, 2.5, 7)
    left, top, right, _ = box
    canvas.box((left + 3, top + 3, right - 3, top + 10), band, radius=3)


def _paint_copies(canvas: Canvas, copies: int, box: Box, theme: Theme) -> None:
    """The number of equal cards at the upper left corner, if there are several."""
    if copies > 1:
        at = box[0] + 10, box[1] + 10
        canvas.disc(at, 13, theme.crimson, theme.paper, 1.5)
        text.write(canvas, str(copies), at, MIN_SIZE, theme.paper, "black")


def _paint_column(canvas: Canvas, values: Sequence[tuple[str, str, Colour]], at: Point, theme: Theme) -> None:
    """Values with their signs, one below the other; `at` is the left end of the first."""
    x, y = at
    for sign, figure, ink in values:
        canvas.place(emblem(theme, sign, 7), (x + 7, y))
        text.write(canvas, figure, (x + _INDENT, y), _FIGURE, ink, "black", "left")
        y += _LINE
