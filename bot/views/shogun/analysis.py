"""How a match of Shogun went, in hindsight: a picture, its turning points in words, and how to read it."""

from ai.shogun.analysis import Analysis
from ai.shogun.turning_points import Fight, TurningPoint
from bot.views.message import Block, Picture, Text, headed
from bot.views.shogun.pictures import labels
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import percent
from renderer.shogun import Chances
from renderer.shogun.chances import signed
from rules.core.model import Seat, all_seats
from rules.shogun.content import Side
from rules.shogun.events import BattleFought, Result

SURE = 0.9
"""The odds from which a fight that ended so explains no change that was mostly luck."""


def blocks(found: Analysis, side: Side, texts: ShogunTexts) -> tuple[Block, ...]:
    """What the message about an analysis says and shows."""
    turns = [_turn(number, turn, found, texts) for number, turn in enumerate(found.turning_points, 1)]
    note = Text(texts("analysis-note"), "small")
    return (*headed(texts("analysis-heading"), turns), picture(found, side, texts), note)


def picture(found: Analysis, side: Side, texts: ShogunTexts) -> Picture:
    """Everybody's chances, and what changed them."""
    drawing = Chances(
        curve=found.curve,
        plannings=tuple((one.year, one.season) for one in found.rounds),
        turns=tuple((turn.round, turn.seat) for turn in found.turning_points),
        changes=tuple(changes(found, seat) for seat in all_seats(len(found.end))),
        labels=labels(texts.texts),
        names=texts.names,
        side=side,
    )
    alt = (texts("alt-chances"), *(_course(seat, drawing, texts) for seat in drawing.order))
    return Picture(drawing, "\n".join(alt))


def changes(found: Analysis, seat: Seat) -> tuple[int, int, int]:
    """Percentage points by own decisions, by the others and by luck; they lead from the first to the last."""
    own, _, luck = (round(100 * part[seat]) for part in found.whole)
    return own, _percent(found.end[seat]) - _percent(found.curve[0][seat]) - own - luck, luck


def _percent(chance: float) -> int:
    return round(100 * chance)


def _course(seat: Seat, drawing: Chances, texts: ShogunTexts) -> str:
    """One player's line and row of the picture, in words."""
    own, others, luck = map(signed, drawing.changes[seat])
    course = texts.listed(str(_percent(chances[seat])) for chances in drawing.curve)
    player = texts.player(seat)
    return texts("alt-chance", player=player, course=course, own=own, others=others, luck=luck)


def _turn(number: int, turn: TurningPoint, found: Analysis, texts: ShogunTexts) -> str:
    one, part = found.rounds[turn.round], _largest_part(turn, found)
    fight = None if part == "luck" and _was_sure(turn) else turn.fight
    cause = texts(f"cause-{part}")
    if fight:
        told = _fight(fight, turn.odds, texts)
        cause = told if turn.mostly else texts("cause-partly", cause=cause, fight=told)
    before, after = (_percent(found.curve[turn.round + step][turn.seat]) for step in (0, 1))
    return texts(
        "analysis-turn",
        number=number,
        round=texts("round", year=one.year, season=texts.term(one.season)),
        cause=cause,
        player=texts.player(turn.seat),
        before=before,
        after=after,
    )


def _was_sure(turn: TurningPoint) -> bool:
    """Whether its fight ended as it had to: then it is not what somebody was lucky in."""
    chance = 1 - turn.odds if _attack_failed(turn.fight) else turn.odds
    return chance >= SURE


def _attack_failed(fight: Fight | None) -> bool:
    """Whether a fight ended otherwise than its odds are for: an attack won, or a revolt put down."""
    if isinstance(fight, BattleFought):
        return fight.result is not Result.ATTACKER_WINS
    return fight is not None and not fight.put_down


def _largest_part(turn: TurningPoint, found: Analysis) -> str:
    """What did most for the change: "own", "others" or "luck"."""
    before, after = (found.curve[turn.round + step][turn.seat] for step in (0, 1))
    sign = 1 if after > before else -1
    parts = found.rounds[turn.round].division._asdict()
    return max(parts, key=lambda part: sign * parts[part][turn.seat])


def _fight(fight: Fight, odds: float, texts: ShogunTexts) -> str:
    given = {"province": _province(fight), "odds": percent(odds)}
    if not isinstance(fight, BattleFought):
        key = "cause-put-down" if fight.put_down else "cause-revolted"
        return texts(key, owner=texts.player(fight.seat), **given)
    given["attacker"] = texts.player(fight.seat)
    if fight.defender is None:
        return texts("cause-occupied" if fight.result is Result.ATTACKER_WINS else "cause-failed", **given)
    if fight.result is Result.DEFENDER_WINS:
        return texts("cause-failed", **given)
    key = "cause-conquered" if fight.result is Result.ATTACKER_WINS else "cause-drawn"
    return texts(key, defender=texts.player(fight.defender), **given)


def _province(fight: Fight) -> str:
    return fight.target if isinstance(fight, BattleFought) else fight.province
