"""The scroll with the progress of the match and its ending."""

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point
from renderer.spirit.labels import Labels
from renderer.spirit.panels import MIN_SIZE
from renderer.spirit.paper import place_sheet
from renderer.spirit.pieces import piece
from renderer.spirit.village import STRIP
from renderer.theme import Theme
from rules.spirit.content import content
from rules.spirit.state import Phase, Public

HEADING: Box = (12, STRIP[1] + 12, 232, STRIP[1] + 108)
ENDING: Box = (500, STRIP[1] + 10, 1150, STRIP[1] + 150)


def paint_heading(canvas: Canvas, public: Public, labels: Labels, theme: Theme, box: Box = HEADING) -> None:
    """The round, or the set-up, and the difficulty."""
    left, top, right, _ = box
    place_sheet(canvas, box, theme)
    title = labels.setup if public.phase is Phase.SETUP else labels.rounds[public.round - 1]
    string, size = text.fitted(title, "title", 40, right - left - 32, MIN_SIZE)
    text.write(canvas, string, (left + 18, top + 35), size, theme.ink, "title", "left")
    string, size = text.fitted(
        labels.difficulties[public.options.difficulty], "serif", 27, right - left - 32, MIN_SIZE
    )
    text.write(canvas, string, (left + 18, top + 71), size, theme.ink, "serif", "left")


def paint_ending(canvas: Canvas, public: Public, labels: Labels, theme: Theme) -> None:
    """Victory with the parts of the score (SS6), or defeat with its cause (SS3, SS5)."""
    if public.outcome is None:
        return
    left, top, right, bottom = ENDING
    place_sheet(canvas, ENDING, theme)
    won = bool(public.outcome.winners)
    title, ink = (labels.victory, theme.green) if won else (labels.defeat, theme.crimson)
    room = right - left - (230 if won else 50)
    string, size = text.fitted(title, "title", 50, room, 22)
    text.write(canvas, string, (left + 25, top + 45), size, ink, "title", "left")
    if won:
        _paint_score(canvas, public, (left + 25, bottom - 42), (right - 105, (top + bottom) / 2), theme)
    else:
        string, size = text.fitted(labels.losses[public.outcome.reason], "serif", 36, room, MIN_SIZE)
        text.write(canvas, string, (left + 25, bottom - 40), size, theme.ink, "serif", "left")


def _paint_score(canvas: Canvas, public: Public, at: Point, total: Point, theme: Theme) -> None:
    """A row with farms, families and the point for no wounded samurai; next to it the score with its +."""
    unharmed = not any(board.wounded for board in public.boards)
    rows = (("farm", public.farms), ("doll", len(public.families)), ("dry", int(unharmed)))
    for index, (name, points) in enumerate(rows):
        x = at[0] + 26 + index * 130
        canvas.place(piece(theme, name, 25), (x, at[1]))
        text.write(canvas, str(points), (x + 54, at[1]), 42, theme.ink, "black")
    pluses = "+" * content().levels[public.options.difficulty].pluses
    score = str(public.farms + len(public.families) + unharmed)
    text.write(canvas, score, total, 96, theme.ink, "black", "middle")
    after = total[0] + text.width(score, "black", 96) / 2
    text.write(canvas, pluses, (after, total[1] - 22), 44, theme.orange, "black", "left")
