"""How the samurai stand, and what already dooms the village."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.message import Picture, Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.outlook import Outlook
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from rules.core.model import Seat
from rules.spirit.content import Name, Penalty, Symbol, content
from rules.spirit.prompts import (
    AskAction,
    AskPenalty,
)
from rules.spirit.state import Opponent, Phase, Turn
from tests.bot.views.spirit.positions import (
    ENGLISH,
    NAMES,
    labels,
    penalised,
    position,
    seen,
    text_of,
    with_board,
)


def test_a_turn_says_how_its_samurai_stands_and_whose_token_ignores() -> None:
    """SS2.1, SS2.4: the newest raider's penalty, tokens lent, and a support only where it is possible."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=(penalised(Penalty.FIRE, value=3),))
    public = with_board(with_board(public, 0, lent=(Name.KANBEI,)), 1, name=Name.KANBEI)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    asked, standing, *_ = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, ())))).splitlines()
    assert asked.endswith("fight or pass?")
    home, barred = with_board(public, 0, token_home=False), replace(public.turn, barred=(Penalty.NO_SUPPORT,))
    for table, why in ((home, "your token is lent"), (replace(public, turn=barred), "a penalty forbids it")):
        said = text_of(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, ())))
        assert f"Support is not possible: {why}." in said
    assert "**3** of 9, wounds 0 of 4, line 3 (newest: a barricade burns, else a farm)" in standing
    assert "Kanbei (ignore penalties of odd raiders)" in standing
    board = presenter.board().blocks[0]
    assert isinstance(board, Picture)
    assert "(newest: a barricade burns, else a farm)" in board.alt
    assert "Kanbei (ignore penalties of odd raiders)" in board.alt
    prompt = AskPenalty("1", Seat(0), 0, penalised(Penalty.FIRE, value=3), (Penalty.FIRE,), True)
    assert labels(presenter.ask(prompt))[0] == "Ignore by Bob's token"


def test_the_status_names_the_raider_to_be_faced_and_empty_places() -> None:
    public = with_board(replace(position(), opponent=Opponent("R4-01", 0)), 1, name=Name.KYUZO)
    lines = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).standings()
    assert lines.count("To be faced: 4 (farmer, flames).") == 1
    assert sum(line.endswith("line empty, holds off nobody.") for line in lines) == 4


def test_the_newest_raider_threatens_with_what_the_village_still_has() -> None:
    """SS7.1: without barricades a farm burns; the picture's words have no emphasis."""
    board = {"line": (penalised(Penalty.FIRE, value=3),), "name": Name.KYUZO}
    for farms, said in ((2, "a farm burns"), (1, "**the last farm burns: all lose**")):
        public = replace(with_board(position(), 1, **board), barricades=0, farms=farms)
        presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
        assert f"(newest: {said})" in "\n".join(presenter.standings())
        picture = presenter.board().blocks[0]
        assert isinstance(picture, Picture)
        assert f"(newest: {said.strip('*')})" in picture.alt


@pytest.mark.parametrize(
    ("differences", "table", "said"),
    [
        ({}, {}, True),
        ({}, {"stack": (), "turned_up": ("R1-01", "R2-01")}, True),
        ({}, {"stack": ()}, False),
        ({}, {"phase": Phase.ROUND_END}, False),
        ({}, {"phase": Phase.OVER}, False),
        ({"passed": True}, {}, False),
        ({"name": Name.KANBEI}, {}, False),
    ],
)
def test_a_newest_raider_that_does_not_act_again_threatens_nobody(
    differences: dict[str, Any], table: dict[str, Any], said: bool
) -> None:
    """SS2.1, SS2.5, SS2.6, SS4.4: not ignored by the own talent, nor after a pass or the end of the round."""
    board = {"name": Name.KYUZO, "line": (penalised(Penalty.FIRE, value=3),)} | differences
    public = replace(with_board(position(), 1, **board), barricades=0, farms=1, **table)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    told = "(newest: **the last farm burns: all lose**)"
    assert (told in "\n".join(presenter.standings())) is said
    picture = presenter.board().blocks[0]
    assert isinstance(picture, Picture)
    assert (told.replace("**", "") in picture.alt) is said


@pytest.mark.parametrize(
    ("village", "board", "said"),
    [
        ({"farms": 2}, {}, []),
        ({"farms": 1}, {}, ["no farm will be left. Passed without holding a raider off at the farm: Ann."]),
        ({"families": (None,)}, {}, ["no family will be left."]),
        ({"farms": 1}, {"defended": dict.fromkeys(Symbol, "R1-01")}, []),
        ({}, {"beast": True, "wounded": True}, ["unless a wound is healed before:** the 4th wound of Ann"]),
        ({}, {"beast": True}, []),
        ({"farms": 1, "phase": Phase.ROUND_END}, {}, []),
    ],
)
def test_all_are_told_of_a_defeat_that_a_pass_has_sealed(
    village: dict[str, Any], board: dict[str, Any], said: list[str]
) -> None:
    """SS2.5, SS5: what those who have passed left undefended stays so until the round ends."""
    prompt = AskAction("1", Seat(1), 1, (2,))
    public = replace(
        with_board(position(), 0, name=Name.KANBEI, passed=True, **board), asking=prompt, **village
    )
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    messages = presenter.ask(prompt), presenter.stage(()), presenter.status()
    for message in messages:
        text = plain("\n".join(block.content for block in message.blocks if isinstance(block, Text)))
        assert [text.count(line) for line in said] == [1] * len(said)
        assert text.count("All lose at the end") == len(said)


def test_a_wound_that_nobody_can_heal_is_certain() -> None:
    """SS4.2, SS5: only a kiai comes before the wounds of the round's end; families help after them."""
    samurai = content().samurai.items()
    unable = [name for name, one in samurai if not (one.human.heals or one.beast.heals)]
    prompt = AskAction("1", Seat(1), 1, (2,))
    public = replace(position(), asking=prompt)
    for place in range(len(public.boards)):
        public = with_board(public, place, name=unable[place])
    public = with_board(public, 0, passed=True, beast=True, wounded=True)
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "All lose at the end of this round:** the 4th wound of" in text
    healer = next(name for name, one in samurai if one.human.heals or one.beast.heals)
    for passed in (False, True):
        able = with_board(public, 2, name=healer, passed=passed)
        text = text_of(SpiritPresenter(View(seen(able), NAMES, ENGLISH)).ask(prompt))
        assert ("unless a wound is healed before" in text) is not passed


@pytest.mark.parametrize(
    ("differences", "stack", "said"),
    [
        ({}, 3, True),
        ({}, 0, False),
        ({"passed": True}, 3, False),
        ({"wounded": False}, 3, False),
        ({"name": Name.KANBEI}, 3, False),
    ],
)
def test_all_are_told_whose_next_penalty_loses_the_match(
    differences: dict[str, Any], stack: int, said: bool
) -> None:
    """SS2.1, SS3.1: the fourth wound by the newest raider, unless a talent ignores it or the round ends."""
    newest, prompt = penalised(Penalty.WOUND, value=3), AskAction("1", Seat(0), 0, (1,))
    board = {"name": Name.KYUZO, "wounded": True, "beast": True, "line": (newest,)} | differences
    public = replace(position(), stack=(None,) * stack, asking=prompt, turn=Turn(1, 0))
    public = with_board(public, 1, **board)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    for message in (presenter.stage(()), presenter.status()):
        text = plain("\n".join(block.content for block in message.blocks if isinstance(block, Text)))
        peril = "**All lose by Bob's next penalty**, unless the newest raider of that line, 3"
        assert text.count(peril) == said
        assert text.count("or the round ends. It comes as the next turn begins.") == said


def test_a_defeat_that_the_end_of_the_round_brings_is_told_alone() -> None:
    """SS5.2: no next penalty is told with it, from which the round's end would save."""
    deadly = {"wounded": True, "beast": True, "line": (penalised(Penalty.WOUND, value=3),)}
    public = with_board(replace(position(), farms=1), 0, name=Name.KANBEI, passed=True)
    public = with_board(public, 1, name=Name.KYUZO, **deadly)
    [line] = Outlook(seen(public), SpiritTexts(ENGLISH, NAMES[:4], public)).warnings()
    assert "All lose at the end of this round:" in line


@pytest.mark.parametrize(
    ("stack", "second", "discarded", "said"),
    [
        (("R2-13", "R4-13"), {}, (), True),
        (("R2-13", "R1-07"), {}, (), False),
        (("R2-13", None), {}, (), False),
        (("R2-13", "R4-13"), {"name": Name.DAISUKE, "line": ("R1-07",)}, (), True),
        (("R3-04", "R4-13"), {"name": Name.DAISUKE, "line": ("R1-07",)}, (), False),
        (("R2-13", "R4-13"), {"name": Name.DAISUKE, "line": ("R5-01", "R1-07"), "beast": True}, (), True),
        (("R2-13", "R3-04"), {"name": Name.DAISUKE, "line": ("R5-01", "R1-07"), "beast": True}, (), False),
        (("R2-13", "R6-04"), {}, ("R1-07",), False),
        (("R2-13", "R6-04"), {}, (), True),
    ],
)
def test_all_are_told_that_too_few_raiders_can_come(
    stack: tuple[str | None, ...], second: dict[str, Any], discarded: tuple[str, ...], said: bool
) -> None:
    """SS5.3: one has passed and two wait for a family; one is moved by Daisuke's kiai, or by a boss.

    A Daisuke whom the raiders to come bring to no kiai moves none (SS4.2), nor does one who has
    passed (SS2.5).
    """
    public = replace(position(3), stack=stack, intruders=(), discard=discarded, asking=None)
    for place, name in enumerate((Name.DAISUKE, Name.KANBEI, Name.GOROBEI)):
        public = with_board(public, place, name=name, passed=place == 0)
    public = with_board(public, 0, line=("R3-04",))
    public = with_board(public, 1, **second)
    text = "\n".join(Outlook(seen(public), SpiritTexts(ENGLISH, NAMES[:3], public)).warnings())
    told = "no family will be left. Passed without holding a raider off at the family: Ann. Nobody held off"
    assert (told in plain(text)) is said
    assert plain(text).endswith("too few fitting raiders can still come: Bob, Cid.") is said
