"""Cards on the table: the large card at the head of a house, the small ones, honor, ki and strength."""

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.palette import ground
from renderer.theme import Theme, mix
from rules.honor.deck import Card, Kind

TILE = 52, 70
"""Width and height of a small card."""
TALL = 62, 148
"""The same in a house with few cards: there is room for the figures one below the other."""
LEAD = 100, 148
VALUES = ("honor", "ki", "strength")
_GLOW = 5
_TURNED = 9.0
"""Rotation of a ronin's card, in degrees."""


def inks(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The inks for honor, ki and strength."""
    return mix(theme.gold, theme.ink, 0.35), theme.seat_colours[1], theme.crimson


@cached_images
def tile(card: Card, copies: int, lit: bool, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A small card: emblem, values, and the number of copies."""
    width, height = size
    canvas = Canvas.clear(width + 2 * _GLOW, height + 2 * _GLOW)
    box = (_GLOW, _GLOW, _GLOW + width, _GLOW + height)
    _paint_sheet(canvas, box, ground(card.kind, theme), lit, theme)
    middle = (box[0] + box[2]) / 2
    tall, scale = height > 2 * width, height / TILE[1]
    at = middle, box[1] + (34 if tall else 27 * scale)
    canvas.place(emblem(theme, emblem_of(card), round(width * 0.33 if tall else 15 * scale)), at)
    if tall:
        _paint_column(canvas, card, (middle, box[3] - 18), theme)
    else:
        below, fitting = (middle, box[3] - 13 * scale), _size(card, round(24 * scale), width)
        _paint_values(canvas, card, below, fitting, 3, theme)
    if copies > 1:
        canvas.disc((box[2] - 9, box[1] + 9), 14, theme.crimson, theme.paper, 1.5)
        text.write(canvas, str(copies), (box[2] - 9, box[1] + 9), 20, theme.paper, "black")
    return canvas.sprite()


@cached_images
def lead(card: Card, name: str, lit: bool, theme: Theme) -> Image.Image:
    """The card of a daimyo or a samurai."""
    width, height = LEAD
    canvas = Canvas.clear(width + 2 * _GLOW, height + 2 * _GLOW)
    box = (_GLOW, _GLOW, _GLOW + width, _GLOW + height)
    _paint_sheet(canvas, box, ground(card.kind, theme), lit, theme)
    middle = (box[0] + box[2]) / 2
    kind = "samurai" if card.kind is Kind.SAMURAI else "helmet"
    canvas.place(emblem(theme, kind, 32), (middle, box[1] + 46))
    text.write_paragraph(canvas, name, (middle, box[1] + 101), 18, theme.ink, (width - 10, 38), 11)
    _paint_values(canvas, card, (middle, box[3] - 17), 25, 10, theme)
    return canvas.sprite()


@cached_images
def ronin(name: str, lit: bool, theme: Theme) -> Image.Image:
    """A samurai's card turned to the ronin's side."""
    width, height = LEAD
    canvas = Canvas.clear(width + 2 * _GLOW, height + 2 * _GLOW)
    box = (_GLOW + 4, _GLOW + 6, _GLOW + width - 4, _GLOW + height - 6)
    canvas.box(box, theme.faint, theme.orange if lit else theme.ink, 5 if lit else 2.5, 9)
    middle = (box[0] + box[2]) / 2
    canvas.place(emblem(theme, "ronin", 32), (middle, box[1] + 48))
    string, size = text.fitted(name, "title", 24, width - 20, 12)
    text.write(canvas, string, (middle, box[3] - 28), size, theme.ink, "title")
    return canvas.sprite().rotate(_TURNED, Image.Resampling.BICUBIC, expand=True)


@cached_images
def empty_place(theme: Theme) -> Image.Image:
    """The empty space for a daimyo."""
    width, height = LEAD
    canvas = Canvas.clear(width + 2, height + 2)
    corners: list[Point] = [(2, 2), (width - 2, 2), (width - 2, height - 2), (2, height - 2), (2, 2)]
    canvas.dashes(corners, theme.faint, 3, 12, 9)
    return canvas.sprite()


def paint_sums(
    canvas: Canvas, sums: tuple[int, int, int], at: Point, step: float, size: int, theme: Theme
) -> None:
    """Honor, ki and strength, one below the other; `at` is the centre of the topmost icon."""
    for index, (name, figure, ink) in enumerate(zip(VALUES, sums, inks(theme), strict=True)):
        y = at[1] + index * step
        canvas.place(emblem(theme, name, round(size * 0.42)), (at[0], y))
        text.write(canvas, str(figure), (at[0] + size * 0.68, y), size, ink, "black", "left")


def _paint_sheet(canvas: Canvas, box: Box, band: Colour, lit: bool, theme: Theme) -> None:
    """A paper card with a band in the colour of its kind; highlighted if it has just changed."""
    if lit:
        canvas.box(grown(box, _GLOW), theme.glow, theme.orange, 4, 11)
    canvas.box(box, theme.paper, theme.ink, 2.5, 7)
    left, top, right, _ = box
    canvas.box((left + 3, top + 3, right - 3, top + 10), band, radius=3)


def _size(card: Card, size: int, width: int) -> int:
    """The largest size, up to one, at which all values of a card fit beside each other."""
    values = [str(value) for value in (card.honor, card.ki, card.strength) if value]
    room = width - 8 - 3 * max(0, len(values) - 1)
    while size > 14 and sum(text.width(value, "black", size) for value in values) > room:
        size -= 1
    return size


def _paint_values(canvas: Canvas, card: Card, at: Point, size: int, gap: float, theme: Theme) -> None:
    """The values that a card has, side by side, in their inks."""
    shown = _values(card, theme)
    widths = [text.width(value, "black", size) for value, _ in shown]
    x = at[0] - (sum(widths) + gap * (len(shown) - 1)) / 2
    for (value, ink), width in zip(shown, widths, strict=True):
        text.write(canvas, value, (x, at[1]), size, ink, "black", "left")
        x += width + gap


def _paint_column(canvas: Canvas, card: Card, at: Point, theme: Theme) -> None:
    """The values that a card has with their signs, one below the other; `at` is the centre of the lowest."""
    shown = [(name, *value) for name, value in zip(VALUES, _all_values(card, theme), strict=True) if value]
    for line, (name, value, ink) in enumerate(reversed(shown)):
        y = at[1] - line * 27
        canvas.place(emblem(theme, name, 9), (at[0] - 17, y))
        text.write(canvas, value, (at[0] + 9, y), 28, ink, "black")


def _values(card: Card, theme: Theme) -> list[tuple[str, Colour]]:
    return [value for value in _all_values(card, theme) if value]


def _all_values(card: Card, theme: Theme) -> list[tuple[str, Colour] | None]:
    """Honor, ki and strength in their inks; None for what the card does not have."""
    values = (card.honor, card.ki, card.strength)
    return [(str(value), ink) if value else None for value, ink in zip(values, inks(theme), strict=True)]
