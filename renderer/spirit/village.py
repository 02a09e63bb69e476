"""The village in the middle: evening hills, farms, families, and the fence of barricades in front."""

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Pixels
from renderer.geometry import Box, Point
from renderer.spirit.changes import Changes
from renderer.spirit.panels import HEIGHT, SIZE, faded
from renderer.spirit.pieces import piece
from renderer.theme import Theme, mix
from rules.spirit.content import content
from rules.spirit.state import Public

STRIP: Box = (0, HEIGHT + 26, SIZE[0], SIZE[1] - HEIGHT - 26)
_WAVE_STEP = 44
_FARMS: tuple[Point, ...] = ((596, 596), (716, 566), (668, 672), (1054, 596), (934, 566), (982, 672))
"""The last ones burn first."""
_FAMILIES: tuple[Point, ...] = ((765, 648), (825, 630), (885, 648))
_FENCE = 530.0, 1120.0, 742.0
"""The fence: left end, right end, and y."""


_SMOKE: tuple[tuple[float, float, float], ...] = ((4, -52, 15), (16, -82, 21), (6, -120, 28), (26, -160, 34))
"""Clouds above a ruin: across and up from it, and their radius."""


def paint_village(canvas: Canvas, public: Public, changed: Changes, theme: Theme) -> None:
    """Farms, families and barricades; lost ones are shown as ruins, under smoke."""
    for at in _FARMS[public.farms :]:
        _paint_smoke(canvas, at, theme)
    for index, at in enumerate(_FARMS):
        _paint_farm(canvas, at, index, public, changed, theme)
    families = len(content().families)
    for index in range(families):
        sprite = piece(theme, "doll", 34)
        if index < len(public.families):
            canvas.place(sprite, _FAMILIES[index])
        else:
            canvas.place(piece(theme, "empty", 20), (_FAMILIES[index][0], _FAMILIES[index][1] + 12))
    _paint_fence(canvas, public, changed, theme)


def _paint_smoke(canvas: Canvas, at: Point, theme: Theme) -> None:
    for number, (across, up, radius) in enumerate(_SMOKE):
        centre = at[0] + across, max(at[1] + up, STRIP[1] + radius + 6)
        canvas.disc(centre, radius, theme.ink, opacity=0.5 - 0.1 * number)


def paint_fate(canvas: Canvas, public: Public, theme: Theme) -> None:
    """The end: night falls on a lost village; petals fall on one that is saved."""
    if public.outcome is None:
        return
    if not public.outcome.winners:
        canvas.box(STRIP, theme.ink, opacity=0.55)
        return
    for number in range(60):
        x, y = number * 389 % SIZE[0], (number * number * 37 + number * 101) % round(STRIP[3] - STRIP[1] - 40)
        canvas.disc((x, STRIP[1] + 20 + y), 7 + number % 3 * 3, theme.luminary, opacity=0.55)


def _paint_farm(
    canvas: Canvas, at: Point, index: int, public: Public, changed: Changes, theme: Theme
) -> None:
    if index < public.farms:
        canvas.place(piece(theme, "farm", 55), at)
        return
    canvas.place(piece(theme, "ruin", 48), at)
    if index < public.farms + changed.farms:
        canvas.place(piece(theme, "flame", 34), (at[0], at[1] - 14))


def _paint_fence(canvas: Canvas, public: Public, changed: Changes, theme: Theme) -> None:
    """Barricades side by side, then those destroyed just now, then empty spaces; of none a faint one."""
    start, end, y = _FENCE
    step = min(64.0, (end - start) / max(1, public.barricade_limit))
    first = (start + end - step * (public.barricade_limit - 1)) / 2
    for index in range(public.barricade_limit):
        gone = index - public.barricades
        name = "barricade" if gone < 0 else "rubble" if gone < changed.barricades else "empty"
        sprite = (
            faded(piece(theme, "barricade", 29)) if name == "empty" and not index else piece(theme, name, 29)
        )
        canvas.place(sprite, (first + index * step, y))
    at = first - step * 0.5 - 34, y
    text.write(canvas, str(public.barricades), at, 54, theme.ink, "black", halo=theme.paper, halo_width=5)


@cached_images
def landscape(theme: Theme) -> Image.Image:
    """Returns the ground of the picture: clouds behind the boards, and the land around the village."""
    return _landscape(theme)


@cached_images
def village(box: Pixels, theme: Theme) -> Image.Image:
    """Returns a part of the `landscape`, which is not kept as a whole for it."""
    return _landscape(theme).crop(box)


def _landscape(theme: Theme) -> Image.Image:
    canvas = Canvas.blank(SIZE, theme.background)
    paint_clouds(canvas, theme)
    strip = Canvas.blank((SIZE[0], round(STRIP[3] - STRIP[1])), theme.areas["sky"])
    _paint_land(strip, theme)
    canvas.image.paste(strip.image, (0, round(STRIP[1])))
    for y in (STRIP[1], STRIP[3]):
        canvas.line([(0, y), (SIZE[0], y)], theme.ink, 4)
    return canvas.image


def paint_clouds(canvas: Canvas, theme: Theme) -> None:
    """Overlapping rings (seigaiha), instead of what the canvas shows: one piece of the pattern, repeated."""
    width, height = canvas.image.size
    piece = _clouds(theme)
    for y in range(0, height, piece.height):
        for x in range(0, width, piece.width):
            canvas.image.paste(piece, (x, y))


@cached_images
def _clouds(theme: Theme) -> Image.Image:
    """Returns the smallest piece of the pattern that repeats itself."""
    across, down = 2 * _WAVE_STEP, _WAVE_STEP
    canvas = Canvas.blank((3 * across, 3 * down), theme.background)
    for row, y in enumerate(range(0, 4 * down, down // 2)):
        for x in range(-(row % 2) * _WAVE_STEP, 4 * across, across):
            for radius in (40, 26):
                canvas.arc((x, y), radius, 205, 335, theme.wave, 1.6)
    return canvas.image.crop((across, down, 2 * across, 2 * down))


def _paint_land(canvas: Canvas, theme: Theme) -> None:
    """The red sun, mountains, hills, fields and the village green; points are those of the strip."""
    width, height = canvas.image.size
    tints = theme.areas
    canvas.disc((1120, 92), 74, theme.luminary)
    for left, right, y in ((980, 1160, 84), (1090, 1290, 112), (420, 640, 66), (520, 700, 92)):
        canvas.line([(left, y), (right, y)], tints["cloud"], 9)
    peaks: list[Point] = [(0, 190), (150, 96), (300, 178), (470, 110), (640, 186), (830, 92), (1010, 184)]
    peaks += [(1210, 120), (1400, 186), (1530, 106), (width, 176), (width, height), (0, height)]
    canvas.polygon(peaks, mix(theme.rock, tints["sky"], 0.35))
    snow: list[Point] = [(830, 92), (876, 116), (850, 112), (832, 124), (812, 112), (790, 118)]
    canvas.polygon(snow, theme.paper)
    hills = [(x, 186 - 26 * (1 - ((x - 330) / 330) ** 2) if 0 <= x < 660 else 186) for x in range(0, 661, 30)]
    hills += [(x, 192 - 34 * max(0.0, 1 - ((x - 1290) / 380) ** 2)) for x in range(690, width + 31, 30)]
    canvas.polygon([*hills, (width, height), (0, height)], tints["hill"])
    canvas.polygon(
        [(0, 224), (500, 206), (1150, 206), (width, 224), (width, height), (0, height)], tints["field"]
    )
    for row, y in enumerate(range(244, height, 24)):
        for x in range(14 + (row % 2) * 26, width, 52):
            canvas.line([(x, y), (x + 14, y)], mix(tints["field"], tints["hill"], 0.7), 2.4)
    green: list[Point] = [(520, 250), (640, 176), (1010, 176), (1130, 250), (1146, 340), (504, 340)]
    canvas.polygon(green, tints["path"], mix(tints["path"], theme.wood, 0.5), 3)
