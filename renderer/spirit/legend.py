"""What the signs mean: the talents of support tokens, penalties and flames of raiders that lie open."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.spirit import portrait
from renderer.spirit.labels import Labels
from renderer.spirit.panels import EDGE, MIN_SIZE
from renderer.spirit.pieces import piece
from renderer.spirit.tokens import token
from renderer.theme import Theme
from rules.spirit.content import Name, Penalty, content
from rules.spirit.state import Public

FLAMES: Final = "flame"
PASSED: Final = "flag"
Sign: TypeAlias = Name | Penalty | Literal["flame", "flag"]
"""What has its own ground, and pieces that are shown by themselves."""

_COLUMNS = 2
_ROW, _SIGN = 60, 27
"""The height of a row, and the radius of a sign, in pixels."""
FONT = 21
_WIDTH = (portrait.WIDTH - 2 * EDGE) / _COLUMNS
ROOM = _WIDTH - 2 * _SIGN - 34, float(_ROW)
"""The width and the height that the words of a sign have."""


def signs(public: Public, drawn: str | None) -> list[Sign]:
    """The tokens on the table, penalties and flames of raiders that lie open, and the flag of a pass.

    `drawn` is shown large.
    """
    tokens = {board.name for board in public.boards} | set(public.reserve)
    tokens.update(*(board.lent for board in public.boards))
    raiders = {raider for board in public.boards for raider in board.line} | {drawn, *public.discard[-1:]}
    raiders |= {*public.stack[:1], *public.intruders[:1]}
    cards = [content().raiders[raider] for raider in raiders if raider]
    penalties = {penalty for card in cards for penalty in card.penalties}
    alone: dict[Sign, bool] = {
        FLAMES: any(card.flames for card in cards),
        PASSED: any(board.passed for board in public.boards),
    }
    return [
        *(name for name in Name if name in tokens),
        *(one for one in Penalty if one in penalties),
        *(sign for sign, is_shown in alone.items() if is_shown),
    ]


def height(shown: Sequence[Sign]) -> int:
    """The height of the legend, in pixels."""
    return -(-len(shown) // _COLUMNS) * _ROW + EDGE if shown else 0


def paint_legend(canvas: Canvas, top: float, shown: Sequence[Sign], labels: Labels, theme: Theme) -> None:
    """Each sign with its words beside it, row by row, on a sheet as wide as the picture."""
    if not shown:
        return
    canvas.box(
        (EDGE, top, canvas.image.width - EDGE, top + height(shown) - EDGE), theme.paper, theme.ink, 3, 10
    )
    for index, sign in enumerate(shown):
        row, column = divmod(index, _COLUMNS)
        left, middle = EDGE + column * _WIDTH, top + (row + 0.5) * _ROW
        canvas.place(_sprite(sign, theme), (left + 12 + _SIGN, middle))
        start = left + 2 * _SIGN + 22
        text.write_paragraph(
            canvas, _meaning(sign, labels), (start, middle), FONT, theme.ink, ROOM, MIN_SIZE, "sans", "left"
        )


def _meaning(sign: Sign, labels: Labels) -> str:
    match sign:
        case Name():
            return labels.talents[sign]
        case Penalty():
            return labels.penalties[sign]
        case _:
            return {FLAMES: labels.flames, PASSED: labels.passed}[sign]


def _sprite(sign: Sign, theme: Theme) -> Image.Image:
    match sign:
        case Name():
            return token(sign, _SIGN, theme)
        case Penalty():
            return _penalty(sign, theme)
        case _:
            return _alone(sign, theme)


@cached_images
def _penalty(penalty: Penalty, theme: Theme) -> Image.Image:
    """Returns the sprite of a penalty as it is on raiders."""
    side = 2 * _SIGN - 10
    canvas = Canvas.clear(side, side)
    canvas.box((0, 0, side, side), theme.ink, radius=side / 6)
    canvas.place(piece(theme, penalty.value, round(side * 0.36)), (side / 2, side / 2))
    return canvas.sprite()


@cached_images
def _alone(name: str, theme: Theme) -> Image.Image:
    """Returns the sprite of a piece that lies without the dark ground of a penalty."""
    side = 2 * _SIGN - 10
    canvas = Canvas.clear(side, side)
    canvas.place(piece(theme, name, round(side * 0.4)), (side / 2, side / 2))
    return canvas.sprite()
