"""Raider cards: faces and backs, small in a combat line and large when drawn."""

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.spirit.pieces import moved, piece
from renderer.theme import Theme, mix
from rules.spirit.content import Raider, Rank, content

CARD = 88, 124
"""Width and height of a card in a combat line."""
LARGE = 196, 276
PILE = 118, 164


@cached_images
def face(raider: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns a sprite of a raider card: value, symbol, penalties on a dark ground, flames."""
    width, height = size
    card, canvas = content().raiders[raider], Canvas.clear(width, height)
    canvas.box((0, 0, width, height), _ground(card, theme), theme.ink, max(2, width / 36), width / 12)
    if width >= PILE[0]:
        _paint_mask(canvas, card, (width * 0.5, height * 0.5), width * 0.27, theme)
    value = round(width * (0.62 if width < PILE[0] else 0.46))
    at = (width * 0.27, height * 0.23) if width < PILE[0] else (width * 0.2, height * 0.17)
    text.write(canvas, str(card.value), at, value, theme.on(_ground(card, theme)), "black")
    if card.symbol:
        canvas.place(piece(theme, card.symbol.value, round(width * 0.16)), (width * 0.76, height * 0.19))
    _paint_penalties(canvas, card, size, theme)
    if card.flames:
        canvas.place(piece(theme, "flame", round(width * 0.14)), (width * 0.8, height * 0.84))
    return canvas.sprite()


@cached_images
def slim(raider: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns a sprite of a raider in a long line, all signs below its value: nothing of it is covered."""
    width, height = size
    card, canvas = content().raiders[raider], Canvas.clear(width, height)
    canvas.box((0, 0, width, height), _ground(card, theme), theme.ink, 2, 6)
    ink = theme.on(_ground(card, theme))
    text.write(canvas, str(card.value), (width / 2, height * 0.17), min(40, width + 4), ink, "black")
    penalties = [penalty.value for penalty in card.penalties]
    signs = [*([card.symbol.value] if card.symbol else []), *penalties, *(["flame"] if card.flames else [])]
    side = min(width - 6.0, 34.0, height * 0.62 / max(1, len(signs)) - 2)
    for index, sign in enumerate(signs):
        y = height * 0.34 + (side + 2) * (index + 0.5)
        if sign in penalties:
            box = (width - side) / 2, y - side / 2, (width + side) / 2, y + side / 2
            canvas.box(box, theme.ink, radius=side / 6)
        canvas.place(piece(theme, sign, round(side * (0.36 if sign in penalties else 0.44))), (width / 2, y))
    return canvas.sprite()


def _ground(card: Raider, theme: Theme) -> Colour:
    """Paper for plunderers, gold for lieutenants, blood for bosses."""
    grounds = {
        Rank.PLUNDERER: theme.paper,
        Rank.LIEUTENANT: mix(theme.gold, theme.paper, 0.35),
        Rank.BOSS: mix(theme.crimson, theme.ink, 0.25),
    }
    return grounds[card.rank]


def _paint_penalties(canvas: Canvas, card: Raider, size: tuple[int, int], theme: Theme) -> None:
    """The penalties, on a dark ground at the lower left, side by side if there are two."""
    width, height = size
    side = width * (0.44 if len(card.penalties) < 2 else 0.29)
    for index, penalty in enumerate(card.penalties):
        left, top = width * 0.07 + index * side * 1.02, height * 0.94 - side
        canvas.box((left, top, left + side, top + side), theme.ink, radius=side / 6)
        centre = left + side / 2, top + side / 2
        canvas.place(piece(theme, penalty.value, round(side * 0.36)), centre)


def _paint_mask(canvas: Canvas, card: Raider, centre: Point, size: float, theme: Theme) -> None:
    """The mask of an oni; the higher the rank, the longer the horns."""
    skins = {Rank.PLUNDERER: theme.slate, Rank.LIEUTENANT: theme.crimson, Rank.BOSS: theme.ink}
    skin, horn = skins[card.rank], {Rank.PLUNDERER: 0.1, Rank.LIEUTENANT: 0.25, Rank.BOSS: 0.4}[card.rank]
    for side in (-1, 1):
        tusk: list[Point] = [(0.3 * side, -0.62), (0.75 * side, -0.42), (0.78 * side, -0.55 - horn)]
        canvas.polygon(moved(tusk, centre, size), theme.paper_shade, theme.ink, size * 0.06)
    head: list[Point] = [
        (-0.85, -0.45), (-0.4, -0.75), (0.4, -0.75), (0.85, -0.45), (0.8, 0.3), (0.45, 0.95), (-0.45, 0.95),
        (-0.8, 0.3),
    ]  # fmt: skip
    canvas.polygon(moved(head, centre, size), skin, theme.ink, size * 0.07)
    for side in (-1, 1):
        brow: list[Point] = [(0.7 * side, -0.42), (0.12 * side, -0.1), (0.2 * side, -0.28)]
        eye: list[Point] = [(0.62 * side, -0.22), (0.16 * side, 0.0), (0.5 * side, 0.08)]
        canvas.polygon(moved(brow, centre, size), theme.ink, theme.ink, size * 0.05)
        canvas.polygon(moved(eye, centre, size), theme.gold)
        fang: list[Point] = [(0.34 * side, 0.4), (0.16 * side, 0.4), (0.27 * side, 0.74)]
        canvas.polygon(moved([(-0.5, 0.4), (0.5, 0.4), (0.3, 0.62), (-0.3, 0.62)], centre, size), theme.ink)
        canvas.polygon(moved(fang, centre, size), theme.paper)


@cached_images
def back(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns a sprite of a raider card's back: a red ground with three clouds of rings."""
    width, height = size
    canvas = Canvas.clear(width, height)
    box: Box = (0, 0, width, height)
    canvas.box(box, theme.paper_shade, theme.ink, max(2, width / 36), width / 12)
    canvas.box(grown(box, -width / 12), mix(theme.crimson, theme.ink, 0.4), radius=width / 16)
    for x, y in ((0.5, 0.34), (0.32, 0.62), (0.68, 0.62)):
        for radius in (0.16, 0.1, 0.04):
            canvas.ring((width * x, height * y), width * radius, theme.paper_shade, width * 0.03)
    return canvas.sprite()
