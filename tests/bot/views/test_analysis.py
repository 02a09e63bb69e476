"""How a match of Shogun went: numbers that add up, in words and picture, in all languages."""

import re
from dataclasses import replace as replaced
from pathlib import Path

import pytest
from msgspec.structs import replace

from ai.analysis import is_analysed
from ai.shogun import division
from ai.shogun.analysis import Analysis, Round, analyse
from ai.shogun.division import Division
from ai.shogun.turning_points import TurningPoint
from bot.discord.markdown import markdown
from bot.views.message import Message, Text
from bot.views.presenter import View
from bot.views.registry import presenter_of
from bot.views.shogun.analysis import changes
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import Texts, texts_in
from renderer.shogun import Chances
from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.core.record import load
from rules.core.registry import titles
from rules.shogun.content import Season
from rules.shogun.events import Result
from rules.shogun.game import GAME
from rules.shogun.state import Options
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, language_of
from tests.renderer.shogun.gallery import CONQUEST, LARGE_DRAW, LOST_REVOLT

RECORD = Path("tests") / "records" / "shogun-sun-draft-3.json"
NAMES = ("Aiko", "Bruno", "Chiyo", "Dita", "Emil")


@pytest.fixture(scope="module")
def found() -> Analysis:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(division, "EXPECTED", 4)
        patch.setattr(division, "COMPARED", 2)
        analysed = analyse(load(RECORD.read_bytes()))
    assert analysed
    return analysed


def shown(found: Analysis, words: Texts, names: tuple[str, ...] = NAMES) -> Message:
    state = GAME.setup(Options(), len(found.end), Chance(bytes(32), 0)).state
    return Message(ShogunPresenter(View(GAME.observe(state, None), names, words)).analysis(found))


def said(message: Message) -> str:
    return "\n".join(markdown(block.content) for block in message.blocks if isinstance(block, Text))


def with_turn(turn: TurningPoint) -> Analysis:
    """Five seats; the first one's chance rises from 24 to 41 percent, mostly by luck."""
    nothing = (0.0,) * 5
    begin = Round(
        1, Season.SUMMER, (0.24, 0.2, 0.2, 0.2, 0.16), Division(nothing, nothing, (0.17, *nothing[1:]))
    )
    then = Round(1, Season.FALL, (0.41, 0.1, 0.2, 0.2, 0.09), Division(nothing, nothing, nothing))
    return Analysis((begin, then), (1.0, 0.0, 0.0, 0.0, 0.0), (turn,))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_it_keeps_the_limits(found: Analysis, words: Texts) -> None:
    check_message(shown(found, words, LONG_NAMES))
    check_message(shown(with_turn(TurningPoint(0, Seat(0), LARGE_DRAW, 0.5)), words, LONG_NAMES))


def test_the_whole_numbers_add_up(found: Analysis) -> None:
    for seat in all_seats(3):
        start, end = (round(100 * found.curve[place][seat]) for place in (0, -1))
        assert start + sum(changes(found, seat)) == end


def test_picture_and_alt_text_show_the_same(found: Analysis) -> None:
    [picture] = shown(found, texts_in("en")).pictures
    assert isinstance(picture.drawing, Chances)
    assert picture.drawing.curve == found.curve
    lines = picture.alt.splitlines()[1:]
    assert len(lines) == 3
    for line, seat in zip(lines, picture.drawing.order, strict=True):
        own, others, luck = changes(found, seat)
        figures = [
            int(number.replace("−", "-")) for number in re.findall(r"[+−]?\d+", line.partition(":")[2])
        ]
        assert figures[-3:] == [own, others, luck]
        assert figures[:-3] == [round(100 * chances[seat]) for chances in found.curve]


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (TurningPoint(0, Seat(0)), "mostly by good or bad luck"),
        (TurningPoint(0, Seat(0), CONQUEST, 0.38), "**Chiyo** takes Shimosa from **Aiko** (odds ≈ 38 %)"),
        # What was sure is not what somebody was lucky in.
        (TurningPoint(0, Seat(0), CONQUEST, 0.995), "mostly by good or bad luck"),
        (
            TurningPoint(0, Seat(0), replace(CONQUEST, result=Result.DEFENDER_WINS), 0.02),
            "mostly by good or bad luck",
        ),
        (TurningPoint(0, Seat(0), replace(LOST_REVOLT, put_down=True), 0.95), "mostly by good or bad luck"),
        (
            TurningPoint(0, Seat(0), replace(CONQUEST, defender=None), 0.38),
            "**Chiyo** takes neutral Shimosa (odds ≈ 38 %)",
        ),
        (
            TurningPoint(0, Seat(0), replace(CONQUEST, result=Result.DEFENDER_WINS), 0.999),
            "**Chiyo** attacks Shimosa in vain (odds > 99 %)",
        ),
        (
            TurningPoint(0, Seat(0), replace(CONQUEST, result=Result.DRAW, defender=None), 0.38),
            "**Chiyo** attacks Shimosa in vain (odds ≈ 38 %)",
        ),
        (
            TurningPoint(0, Seat(0), LARGE_DRAW, 0.5),
            "**Bruno** and **Dita** destroy each other in Shimotsuke",
        ),
        (TurningPoint(0, Seat(0), LOST_REVOLT, 0.5), "a revolt takes Hoki from **Emil**"),
        (
            TurningPoint(0, Seat(0), replace(LOST_REVOLT, put_down=True), 0.5),
            "**Emil** puts down a revolt in Hoki",
        ),
    ],
)
def test_a_turning_point_says_when_what_and_how_much(turn: TurningPoint, told: str) -> None:
    line = said(shown(with_turn(replace(turn, mostly=True)), texts_in("en"))).splitlines()[1]
    assert line.startswith(f"**1** · Summer, year 1: **Aiko** 24 → 41 % · {told}")


def test_a_fight_that_did_less_than_half_is_not_told_as_the_whole_cause() -> None:
    turn = TurningPoint(0, Seat(0), CONQUEST, 0.38)
    line = said(shown(with_turn(turn), texts_in("en"))).splitlines()[1]
    cause = "mostly by good or bad luck; largest fight: **Chiyo** takes Shimosa from **Aiko** (odds ≈ 38 %)"
    assert line.endswith(f" · {cause}")


def test_a_sure_fight_is_named_where_it_was_no_luck() -> None:
    found = with_turn(TurningPoint(0, Seat(0), CONQUEST, 0.995))
    nothing, gained = (0.0,) * 5, (0.17, 0.0, 0.0, 0.0, 0.0)
    planned = replace(found.rounds[0], division=Division(nothing, gained, nothing))
    told = said(shown(replace(found, rounds=(planned, *found.rounds[1:])), texts_in("en")))
    assert "**Chiyo** takes Shimosa from **Aiko** (odds > 99 %)" in told


def test_an_end_that_was_open_is_told_too() -> None:
    """The last season is a turning point like the others."""
    told = said(shown(with_turn(TurningPoint(1, Seat(0))), texts_in("en")))
    assert "Fall, year 1" in told
    assert "41 → 100 %" in told


def test_only_titles_with_an_analysis_show_one() -> None:
    for title in titles():
        assert presenter_of(title).analysed == is_analysed(title)


def test_a_turn_is_drawn_where_it_happened() -> None:
    [picture] = shown(with_turn(TurningPoint(1, Seat(3))), texts_in("en")).pictures
    assert isinstance(picture.drawing, Chances)
    assert picture.drawing.turns == ((1, Seat(3)),)
    assert picture.drawing.paint() != replaced(picture.drawing, turns=()).paint()
