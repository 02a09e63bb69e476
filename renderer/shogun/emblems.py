"""Card emblems: a piece and a short note, the same in every language."""

from collections.abc import Mapping
from dataclasses import dataclass

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.shogun import pieces
from renderer.theme import Theme
from rules.shogun.content import Action, Effect, Special


@dataclass(frozen=True)
class Emblem:
    """A piece and a note of a few characters beside it."""

    piece: str
    note: str = ""


ACTIONS: Mapping[Action, Emblem] = {
    Action.BUILD_CASTLE: Emblem("castle"),
    Action.BUILD_TEMPLE: Emblem("temple"),
    Action.BUILD_THEATER: Emblem("theater"),
    Action.CONFISCATE_RICE: Emblem("rice"),
    Action.COLLECT_TAXES: Emblem("chest"),
    Action.DEPLOY_5: Emblem("cube", "5"),
    Action.DEPLOY_3: Emblem("cube", "3"),
    Action.DEPLOY_1_MOVE: Emblem("march", "1"),
    Action.BATTLE_MOVE_A: Emblem("swords", "A"),
    Action.BATTLE_MOVE_B: Emblem("swords", "B"),
}
SPECIALS: Mapping[Special, Emblem] = {
    Special.ATTACK: Emblem("swords", "+1"),
    Special.DEFENCE: Emblem("shield", "+1"),
    Special.TAX: Emblem("chest", "+1"),
    Special.RICE: Emblem("rice", "+1"),
    Special.DEPLOY_6: Emblem("cube", "6"),
}
EFFECTS: Mapping[Effect, Emblem] = {
    Effect.THEATER_CALMS: Emblem("theater", "−1"),
    Effect.NEUTRAL_TWO_FARMERS: Emblem("farmer", "2"),
    Effect.CASTLE_DEFENDS: Emblem("castle", "+1"),
    Effect.TEMPLE_UNTOUCHABLE: Emblem("temple", "!"),
    Effect.TAX_AT_MOST_5: Emblem("chest", "≤5"),
    Effect.TAX_AT_LEAST_6: Emblem("chest", "≥6"),
    Effect.RICE_AT_LEAST_4: Emblem("rice", "≥4"),
    Effect.RICE_AT_MOST_3: Emblem("rice", "≤3"),
    Effect.FEWER_RECRUITS: Emblem("cube", "3·2"),
}


def paint(canvas: Canvas, emblem: Emblem, centre: Point, size: int, theme: Theme) -> None:
    """Paint the emblem, about 2 × `size` wide without its note, which is at the lower right."""
    x, y = centre
    if not emblem.note:
        canvas.place(pieces.piece(theme, emblem.piece, size), centre)
        return
    canvas.place(pieces.piece(theme, emblem.piece, size), (x - size * 0.35, y))
    at = x + size * 0.75, y + size * 0.35
    text.write(canvas, emblem.note, at, round(size * 1.25), theme.ink, "black", halo=theme.paper)
