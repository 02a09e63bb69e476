"""Picture of a player's hand, which only that player sees."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point
from renderer.honor import cards
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.labels import Labels
from renderer.honor.palette import colours_of, ground
from renderer.theme import Theme, ThemeName, mix
from rules.honor.content import content
from rules.honor.deck import Card, CardKey
from rules.honor.state import Observation

WIDTH = 820
_EDGE, _GAP = 15, 11
_CARD = 256, 330
_COLUMNS = 3
_FIGURE, _ICON, _SPACE = 40, 36, 14


@dataclass(frozen=True)
class Hand:
    """A request to draw the viewer's hand; `captions` are the name and effect of each card."""

    observation: Observation
    captions: Sequence[tuple[str, str]]
    labels: Labels
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        return colours_of(self.theme)

    @property
    def hand(self) -> tuple[CardKey, ...]:
        """The keys of the cards. Raises ValueError if the observation belongs to no seat."""
        if self.observation.private is None:
            raise ValueError("a hand belongs to a seat")
        return self.observation.private.hand

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide; its height depends on the number of cards."""
        colours, held = self.colours, self.hand
        rows = max(1, -(-len(held) // _COLUMNS))
        height = 2 * _EDGE + rows * (_CARD[1] + _GAP) - _GAP
        canvas = Canvas.blank((WIDTH, height), mix(colours.wood, colours.ink, 0.45))
        for index, (key, caption) in enumerate(zip(held, self.captions, strict=True)):
            row, column = divmod(index, _COLUMNS)
            left, top = _EDGE + column * (_CARD[0] + _GAP), _EDGE + row * (_CARD[1] + _GAP)
            card = content(self.observation.public.deck).cards[key]
            _paint_card(canvas, card, caption, (left, top, left + _CARD[0], top + _CARD[1]), colours)
        return canvas.image


def _paint_card(canvas: Canvas, card: Card, caption: tuple[str, str], box: Box, theme: Theme) -> None:
    """A card: its name on the colour of its kind, the emblem, values or cost, the effect."""
    left, top, right, bottom = box
    name, effect = caption
    band, middle = ground(card.kind, theme), (left + right) / 2
    canvas.box(box, theme.paper, theme.ink, 3, 12)
    canvas.box((left + 4, top + 4, right - 4, top + 66), band, radius=9)
    text.write_paragraph(
        canvas, name, (middle, top + 35), 27, theme.on(band), (right - left - 24, 58), cards.MIN_SIZE, "title"
    )
    figures = _figures(card, theme)
    size, drop = (46, 124) if figures else (62, 146)
    canvas.place(emblem(theme, emblem_of(card), size), (middle, top + drop))
    _paint_figures(canvas, figures, (middle, top + 206), theme)
    room = right - left - 24, 96
    text.write_paragraph(canvas, effect, (middle, bottom - 54), 23, theme.ink, room, cards.MIN_SIZE, "sans")


def _figures(card: Card, theme: Theme) -> list[tuple[str, str, Colour]]:
    """Returns icon, figure and ink for each value of a card and for the cost of playing it."""
    figures = cards.figures(card, theme)
    return [*figures, ("honor", f"−{card.cost}", theme.crimson)] if card.cost else figures


def _paint_figures(
    canvas: Canvas, figures: Sequence[tuple[str, str, Colour]], at: Point, theme: Theme
) -> None:
    """Paint the figures in a row, centred on a point."""
    widths = [_ICON + text.width(figure, "black", _FIGURE) for _, figure, _ in figures]
    x = at[0] - (sum(widths) + _SPACE * (len(figures) - 1)) / 2
    for (name, figure, ink), width in zip(figures, widths, strict=True):
        canvas.place(emblem(theme, name, 15), (x + 15, at[1]))
        text.write(canvas, figure, (x + _ICON, at[1]), _FIGURE, ink, "black", "left")
        x += width + _SPACE
