"""The samurai boards, with everything on and beside them; in landscape format they lie around the village."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.spirit import raiders
from renderer.spirit.faces import portrait
from renderer.spirit.labels import Labels
from renderer.spirit.palette import colour_of
from renderer.spirit.pieces import piece
from renderer.spirit.tokens import token
from renderer.theme import Theme, mix
from rules.spirit.content import Name, Symbol
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Public

SIZE = 1650, 1150
HEIGHT = 344
EDGE, GAP = 12, 12
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where a picture 820 pixels wide is shown 390 wide."""
_MAX_WIDTH = 1100.0
_HEADER = 74
_LEFT = 92
"""Width of the left side, where defended raiders lie."""
_SLOT = 78
_TOKEN, _FAN, _FAN_BY_FLAG = 48, 96, 60
"""Distance from one support token to the next, and most from the first to the last: names keep their room."""
_FLAG = 56
"""Distance from the last support token to the flag of a pass, which covers none."""
_LIVES = 4
"""The fourth wound is death (SS3)."""
_STRUCK = 65
"""From the top of a card to the middle of the name that stands above its penalty."""
_DROP = 28
"""Distance from one drop to the next."""


@dataclass(frozen=True)
class Panels:
    """Paints every samurai board in its box; `lit` are the places just changed, `fallen` the dead."""

    canvas: Canvas
    public: Public
    names: Sequence[str]
    labels: Labels
    theme: Theme
    boxes: Sequence[Box]
    lit: AbstractSet[Place] = frozenset()
    fallen: AbstractSet[Place] = frozenset()

    def paint(self) -> None:
        """Paint all boards; places whose samurai is not chosen yet stay empty."""
        for place, board in enumerate(self.public.boards):
            self._paint(place, board, self.boxes[place])

    def _paint(self, place: Place, board: Board, box: Box) -> None:
        left, top, right, bottom = box
        if self._is_asked(place):
            self.canvas.box(grown(box, 7), self.theme.orange, self.theme.ink, 2, 14)
        elif place in self.lit:
            self.canvas.box(grown(box, 6), self.theme.glow, radius=13)
        player = self.names[board.seat] if board.seat < len(self.names) else ""
        size = round(right - left), round(bottom - top)
        sprite = _empty_panel(board.name, size, board.passed, self.theme)
        self.canvas.place(sprite, ((left + right) / 2, (top + bottom) / 2))
        self._paint_names(board, (self.labels.names[board.name], player), box)
        self.canvas.place(portrait(board.name, board.beast, 47, self.theme), (left + 56, top + 50))
        self._paint_tokens(board, (right - 36, top + _HEADER / 2))
        self._paint_left_side(board, (left + 10, top + 104))
        wounds = board.wounds + (place in self.fallen)
        self._paint_strength(board, wounds, (left + _LEFT + 16, top + _HEADER, right - 12, top + 204))
        line = left + _LEFT + 16, bottom - raiders.CARD[1] - 10, right - 12, bottom - 10
        self._paint_line(board, line, self._struck(place, board))

    def _paint_names(self, board: Board, names: tuple[str, str], box: Box) -> None:
        """The samurai's name, and below it the player's."""
        left, top, right, _ = box
        room = round(right - left - 178 - max((apart for _, apart in self._tokens(board)), default=0))
        ink = self.theme.on(_header(board.name, board.passed, self.theme))
        string, size = text.fitted(names[0], "title", 34, room, MIN_SIZE)
        text.write(self.canvas, string, (left + 112, top + 25), size, ink, "title", "left")
        string, size = text.fitted(names[1], "bold", 24, room, MIN_SIZE)
        text.write(self.canvas, string, (left + 112, top + 55), size, ink, "bold", "left")

    def _is_asked(self, place: Place) -> bool:
        asking = self.public.asking
        return asking is not None and asking.place == place

    def _tokens(self, board: Board) -> list[tuple[Image.Image, float]]:
        """Support tokens here: the player's own, borrowed ones; then the flag of a pass.

        Each has its distance from the first, which lies on the right.
        """
        own = (board.name,) if board.token_home else ()
        tokens = [token(name, 27, self.theme) for name in (*own, *board.lent)]
        step = min(_TOKEN, (_FAN_BY_FLAG if board.passed else _FAN) / max(1, len(tokens) - 1))
        found = [(sprite, index * step) for index, sprite in enumerate(tokens)]
        if board.passed:
            found.append((piece(self.theme, "flag", 27), found[-1][1] + _FLAG if found else 0))
        return found

    def _paint_tokens(self, board: Board, at: Point) -> None:
        """The tokens from the right to the left."""
        for sprite, apart in self._tokens(board):
            self.canvas.place(sprite, (at[0] - apart, at[1]))

    def _paint_left_side(self, board: Board, corner: Point) -> None:
        """The defended symbols, each with a space for a raider (SS2.3)."""
        for index, symbol in enumerate(Symbol):
            held = board.defended.get(symbol)
            x, y = corner[0] + _SLOT / 2 + 2, corner[1] + index * (_SLOT + 1) + _SLOT / 2
            self.canvas.place(slot(symbol, held, self.theme), (x, y))

    def _paint_strength(self, board: Board, wounds: int, box: Box) -> None:
        """The total against the kiai number, the wounds, and the combat track."""
        left, top, right, _ = box
        total, kiai = board.total, board.side.kiai
        inks = (self.theme.ink, self.theme.gold, self.theme.crimson)
        ink = inks[(total >= kiai) + (total > kiai)]
        text.write(self.canvas, str(total), (left, top + 56), 82, ink, "black", "left")
        after = left + text.width(str(total), "black", 82) + 6
        text.write(self.canvas, f"/{kiai}", (after, top + 64), 50, self.theme.ink, "bold", "left")
        room = right - after - text.width(f"/{kiai}", "bold", 50)
        self._paint_wounds(wounds, (right, top + 54), _LIVES if room > _LIVES * _DROP + 16 else _LIVES // 2)
        self._paint_track(board, (left, top + 102, right, top + 122))

    def _paint_wounds(self, wounds: int, at: Point, columns: int) -> None:
        """Four drops: the second turns the board, the fourth kills (SS3). In two rows on a narrow board."""
        middle = (_LIVES // columns - 1) / 2
        for index in range(_LIVES):
            row, column = divmod(index, columns)
            x, y = at[0] - (columns - column - 0.5) * _DROP, at[1] + (row - middle) * 1.25 * _DROP
            self.canvas.place(piece(self.theme, "drop" if index < wounds else "dry", 13), (x, y))

    def _paint_track(self, board: Board, box: Box) -> None:
        """A space for each number up to the kiai number (golden), filled up to the total."""
        left, top, right, bottom = box
        total, kiai = board.total, board.side.kiai
        over, step = total > kiai, (right - left) / kiai
        reached = self.theme.crimson if over else self.theme.slate
        ahead = self.theme.paper if board.passed else self.theme.paper_shade
        for number in range(1, kiai + 1):
            start = left + (number - 1) * step
            fill = reached if number <= total else ahead
            if number == kiai and not over:
                fill = self.theme.gold
            self.canvas.image.paste(fill, _pixels((start, top, start + step - 3, bottom)))

    def _struck(self, place: Place, board: Board) -> str:
        """Who has to draw by the penalty of the newest raider of a samurai, both in the round (SS7)."""
        penalties = board.raiders[-1].penalties if board.line and not board.passed else ()
        struck = [self.public.struck(place, penalty) for penalty in penalties]
        boards = self.public.boards
        names = [self._who(other) for other in struck if other is not None and not boards[other].passed]
        return names[0] if names else ""

    def _who(self, place: Place) -> str:
        """The player at a place, or the samurai of one who leads several (SS1.1)."""
        board = self.public.boards[place]
        alone = self.public.seats == 1 or board.seat >= len(self.names)
        return self.labels.names[board.name] if alone else self.names[board.seat]

    def _paint_line(self, board: Board, box: Box, struck: str) -> None:
        """The combat line, oldest raider first; in a long one only the newest, which counts, is broad.

        The newest names who is `struck` by its penalty, if anybody is.
        """
        left, top, right, bottom = box
        width, height = raiders.CARD
        count = len(board.line)
        step = min(width + 5, (right - left - width) / max(1, count - 1))
        for index, raider in enumerate(board.line):
            is_slim = step < width and index < count - 1
            size = (round(step) - 4, height) if is_slim else (width, height)
            sprite = (raiders.slim if is_slim else raiders.face)(raider, size, self.theme)
            self.canvas.place(sprite, (left + index * step + size[0] / 2, (top + bottom) / 2))
        if struck:
            x, y = left + (count - 1) * step + width / 2, top + _STRUCK
            self.canvas.box(
                (x - width / 2 + 3, y - 12, x + width / 2 - 3, y + 12), self.theme.paper, radius=4
            )
            string, fitted = text.fitted(struck, "bold", 24, width - 12, MIN_SIZE)
            text.write(self.canvas, string, (x, y), fitted, self.theme.ink, "bold")


def _pixels(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = box
    return round(left), round(top), round(right), round(bottom)


def around(samurai: int) -> list[Box]:
    """The boxes of all boards in landscape format, by place: clockwise around the village."""
    return [panel_box(place, samurai) for place in range(samurai)]


def panel_box(place: Place, samurai: int) -> Box:
    """Returns the box of a samurai's board: half of them above the village, the rest below, right to left."""
    above = samurai // 2
    row = above if place < above else samurai - above
    index = place if place < above else samurai - 1 - place
    width = min(_MAX_WIDTH, (SIZE[0] - 2 * EDGE + GAP) / row - GAP)
    start = (SIZE[0] - row * width - (row - 1) * GAP) / 2 + index * (width + GAP)
    top = EDGE if place < above else SIZE[1] - EDGE - HEIGHT
    return start, top, start + width, top + HEIGHT


def _header(samurai: Name, passed: bool, theme: Theme) -> Colour:
    """Returns the samurai's colour, dull after a pass."""
    colour = colour_of(samurai, theme)
    return mix(colour, theme.faint, 0.6) if passed else colour


@cached_images
def _empty_panel(samurai: Name, size: tuple[int, int], passed: bool, theme: Theme) -> Image.Image:
    """Returns the sprite (0.7 MB) of an empty board in the samurai's colour."""
    width, height = size
    canvas, colour = Canvas.clear(width, height), _header(samurai, passed, theme)
    canvas.box((0, 0, width, height), theme.paper_shade if passed else theme.paper, theme.ink, 3, 10)
    canvas.box((3, 3, width - 3, _HEADER), colour, radius=8)
    canvas.box((3, _HEADER - 12, width - 3, _HEADER), colour)
    canvas.box((3, _HEADER, _LEFT + 6, height - 3), mix(theme.paper_shade, colour, 0.18), radius=6)
    return canvas.sprite()


@cached_images
def slot(symbol: Symbol, held: str | None, theme: Theme) -> Image.Image:
    """Returns a space of the left side: the symbol, faint, or with the raider defended there."""
    canvas = Canvas.clear(_SLOT, _SLOT)
    box: Box = (1, 1, _SLOT - 1, _SLOT - 1)
    if held is None:
        canvas.box(box, theme.paper, theme.faint, 2, 8)
        canvas.place(faded(piece(theme, symbol.value, 26)), (_SLOT / 2, _SLOT / 2))
        return canvas.sprite()
    canvas.box(box, mix(theme.green, theme.paper, 0.45), theme.ink, 2.5, 8)
    canvas.place(piece(theme, symbol.value, 24), (_SLOT * 0.4, _SLOT * 0.42))
    canvas.disc((_SLOT * 0.72, _SLOT * 0.72), 17, theme.green, theme.ink, 2)
    check: list[Point] = [
        (_SLOT * 0.62, _SLOT * 0.72),
        (_SLOT * 0.7, _SLOT * 0.8),
        (_SLOT * 0.83, _SLOT * 0.63),
    ]
    canvas.line(check, theme.paper, 5)
    return canvas.sprite()


def faded(sprite: Image.Image) -> Image.Image:
    """Returns the sprite, mostly transparent."""
    alpha = sprite.getchannel("A").point([round(level * 0.4) for level in range(256)])
    faded = sprite.copy()
    faded.putalpha(alpha)
    return faded
