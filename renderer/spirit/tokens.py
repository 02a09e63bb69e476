"""Support tokens: a disc in the samurai's colour with the sign of the talent (SS4)."""

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point
from renderer.spirit.palette import colour_of
from renderer.spirit.pieces import piece
from renderer.theme import Theme
from rules.spirit.content import Name, Talent, content


@cached_images
def token(samurai: Name, size: int, theme: Theme) -> Image.Image:
    """Returns a sprite of a samurai's support token; `size` is its radius in pixels."""
    side = 2 * size + 4
    canvas, centre = Canvas.clear(side, side), (side / 2, side / 2)
    colour = colour_of(samurai, theme)
    canvas.disc(centre, size, theme.paper, theme.ink, max(2, size / 12))
    canvas.disc(centre, size * 0.84, colour)
    _paint_sign(canvas, centre, size * 0.84, content().samurai[samurai].talent, theme.on(colour), theme)
    return canvas.sprite()


def _paint_sign(
    canvas: Canvas, centre: Point, size: float, talent: Talent, ink: Colour, theme: Theme
) -> None:
    """Values sent aside or ignored, two swords, an equals sign, or a card put under the stack."""
    x, y = centre
    values = "246" if talent in (Talent.SEND_EVEN, Talent.IGNORE_EVEN) else "135"
    match talent:
        case Talent.SEND_EVEN | Talent.SEND_ODD:
            _write(canvas, values, (x, y - size * 0.24), size * 0.82, ink)
            for side in (-1, 1):
                start = x + side * size * 0.08, y + size * 0.46
                canvas.arrow(start, (x + side * size * 0.72, start[1]), ink, ink, size * 0.34, 0)
        case Talent.IGNORE_EVEN | Talent.IGNORE_ODD:
            _write(canvas, values, (x, y - size * 0.2), size * 0.82, ink)
            canvas.line(
                [(x - size * 0.55, y + size * 0.42), (x + size * 0.55, y + size * 0.42)], ink, size * 0.16
            )
        case Talent.FIGHT_TWICE:
            _write(canvas, "×2", centre, size * 1.1, ink)
        case Talent.DISCARD_SAME_VALUE:
            _write(canvas, "2=2", centre, size * 0.82, ink)
        case Talent.BURY_AND_REDRAW:
            canvas.place(piece(theme, "reshuffle_discard", round(size * 0.62)), centre)


def _write(canvas: Canvas, string: str, at: Point, size: float, ink: Colour) -> None:
    text.write(canvas, string, at, round(size), ink, "black")
