"""Scenery in the style of a woodblock print: sea, sun or moon, and a compass."""

from renderer.canvas import Canvas
from renderer.geometry import Point, polar
from renderer.shogun.chart import SIZE
from renderer.theme import Theme

LUMINARY: Point = (1428.0, 84.0)
COMPASS: Point = (1572.0, 916.0)
NORTH = 24.0
"""The direction of north, in degrees clockwise from straight up: the map is rotated."""

_WAVE_STEP = 44


def paint_waves(canvas: Canvas, colours: Theme) -> None:
    """Overlapping rings of waves (seigaiha) across the sea."""
    width, height = SIZE
    for row, y in enumerate(range(0, height + _WAVE_STEP, _WAVE_STEP // 2)):
        for x in range(-(row % 2) * _WAVE_STEP, width + _WAVE_STEP, 2 * _WAVE_STEP):
            for radius in (40, 26):
                canvas.arc((x, y), radius, 205, 335, colours.wave, 1.6)


def paint_luminary(canvas: Canvas, colours: Theme) -> None:
    """The sun or the moon, with a band of mist in front."""
    canvas.disc(LUMINARY, 66, colours.tints["deep"])
    canvas.disc(LUMINARY, 58, colours.luminary)
    x, y = LUMINARY
    for left, right, down in ((-92, 20, 14), (-40, 78, 32)):
        canvas.line([(x + left, y + down), (x + right, y + down)], colours.tints["middle"], 7)


def paint_compass(canvas: Canvas, colours: Theme) -> None:
    """A compass rose of eight points, with a disc at north."""
    canvas.ring(COMPASS, 44, colours.tints["shallow"], 2)
    for degrees in range(0, 360, 45):
        long = 40.0 if degrees % 90 == 0 else 25.0
        angle = degrees + NORTH
        tip, centre = polar(COMPASS, long, angle), COMPASS
        for turn, colour in ((-45, colours.paper), (45, colours.ink)):
            canvas.polygon([tip, polar(centre, 10, angle + turn), centre], colour)
    canvas.disc(polar(COMPASS, 54, NORTH), 6, colours.luminary, colours.ink, 1.5)
