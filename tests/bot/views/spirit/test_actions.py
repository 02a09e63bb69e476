"""What the actions of a turn lead to: a fight, a support, a pass, the end of the turn."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.message import Buttons, Press, Sure
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.spirit.commands import Pass
from rules.spirit.content import Difficulty, Family, Name, Penalty, Rank, Symbol, content
from rules.spirit.events import SamuraiDied
from rules.spirit.game import GAME
from rules.spirit.prompts import (
    AskAction,
    AskFace,
    AskPenalty,
    AskSecondFight,
)
from rules.spirit.state import Observation, Options, Turn
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
from tests.rules.spirit.play import begin
from tests.rules.spirit.positions import Position

SAFE = {Symbol.HAT: "R1-02", Symbol.FARM: "R2-09", Symbol.DOLL: "R1-07"}
DYING = {"beast": True, "wounded": True}


@pytest.mark.parametrize(
    ("beast", "wounded", "said"),
    [
        (False, False, "a wound, a farm, a family."),
        (False, True, "the 2nd wound (the beast awakes, kiai 12), a farm, a family."),
        (True, False, "the 3rd wound, a farm, a family."),
        (True, True, "**the 4th wound: all lose**, a farm, a family."),
    ],
)
def test_a_pass_says_which_wound_it_would_be(beast: bool, wounded: bool, said: str) -> None:
    """SS3.1, SS5.1: the second wakes the beast, by the fourth all lose."""
    public = with_board(position(), 0, name=Name.KANBEI, beast=beast, wounded=wounded)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,)))
    assert f"it costs you: {said}" in text_of(message)


@pytest.mark.parametrize(
    ("line", "outlook"),
    [
        ((), "draw the top one of 28 raiders in the stack; none is strong enough for kiai."),
        (("R4-01", "R1-01"), "confronted, a 4 brings kiai."),
        (("R4-01", "R3-01"), "confronted, a 2 brings kiai, 3 or more burns a barricade."),
        (("R4-01", "R3-01", "R2-01"), "confronted, any of them burns a barricade."),
    ],
)
def test_fighting_says_what_may_come(line: tuple[str, ...], outlook: str) -> None:
    public = with_board(position(), 0, name=Name.GOROBEI, line=line)
    prompt = AskAction("1", Seat(0), 0, (1, 2, 3))
    assert outlook in text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))


def test_a_fight_says_how_many_raiders_bring_a_penalty() -> None:
    """SS2.1, SS4.4: not those that the own talent ignores, and none when the round ends with the fight."""
    plunderers = [one for one in content().raiders.values() if one.rank is Rank.PLUNDERER]
    acting = [one for one in plunderers if one.penalties]
    even = sum(one.value % 2 == 0 for one in acting)
    prompt = AskAction("1", Seat(0), 0, (1,))
    for name, count in ((Name.KYUZO, len(acting)), (Name.GOROBEI, len(acting) - even)):
        public = with_board(position(), 0, name=name)
        text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
        symbols = sum(one.symbol is not None for one in plunderers)
        coming = f"It may be any of {len(plunderers)} – can be held off: {symbols}"
        assert f"{coming}, a penalty for your next turn: {count}." in text
    last = replace(position(), stack=(None,))
    text = text_of(SpiritPresenter(View(seen(last), NAMES, ENGLISH)).ask(prompt))
    assert "draw the last raider in the stack" in text
    assert f"It may be any of {len(plunderers)} – can be held off: {symbols}.\n" in text


@pytest.mark.parametrize(
    ("barred", "defends"), [((), ", can be held off: {dolls}"), ((Penalty.NO_DEFEND,), "")]
)
def test_a_fight_counts_what_brings_kiai_or_too_much_and_can_be_held_off(
    barred: tuple[Penalty, ...], defends: str
) -> None:
    """SS2.3, SS7: no two are held off at one place, and none if a penalty forbids it."""
    held = {Symbol.HAT: "R5-01", Symbol.FARM: "R5-03"}
    public = with_board(position(), 0, name=Name.KYUZO, line=("R5-04", "R1-07"), defended=held)
    public = replace(public, stack=(None,), turn=Turn(1, 0, barred))
    hidden = [
        card
        for name, card in content().raiders.items()
        if card.rank is Rank.PLUNDERER and name not in public.boards[0].line
    ]
    kiai, over = (sum(one.value in values for one in hidden) for values in ((3,), (4,)))
    dolls = sum(one.symbol is Symbol.DOLL for one in hidden)
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, ())))
    odds = f"kiai: {kiai}, too much: {over}{defends.format(dolls=dolls)}."
    assert f"It may be any of {len(hidden)} – {odds}\n" in text


def test_what_a_penalty_forbids_in_a_fight_is_said_where_one_decides() -> None:
    """SS7: of the samurai whose turn it is, not of one to whom a raider is sent."""
    said = "🚫 By a penalty: no defending this turn, no talents or support tokens this turn."
    barred = Penalty.NO_DEFEND, Penalty.NO_TALENTS, Penalty.NO_SUPPORT
    public = replace(position(), turn=Turn(1, 0, barred))
    face = AskFace("1", Seat(0), 0, "R1-01", False, False, False, ())
    second = AskSecondFight("1", Seat(0), 0)
    other = AskFace("1", Seat(1), 1, "R1-01", True, False, False, ())
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    for prompt, forbids in ((AskAction("1", Seat(0), 0, ()), 1), (face, 1), (second, 1), (other, 0)):
        assert text_of(presenter.ask(prompt)).splitlines().count(said) == forbids


@pytest.mark.parametrize(
    ("name", "line", "stack", "said"),
    [
        (Name.KYUZO, (), 1, "the round ends, and nobody will use your talent."),
        (Name.KYUZO, ("R5-01", "R6-01"), 2, "they must pass next turn and cannot use it: Bob."),
        (Name.GOROBEI, ("R5-01", "R6-01"), 2, ""),
        (Name.KYUZO, ("R5-01",), 2, ""),
    ],
)
def test_a_support_of_no_use_says_why(name: Name, line: tuple[str, ...], stack: int, said: str) -> None:
    """SS2.2, SS2.6: who is over the kiai number may at most ignore the penalty before the pass."""
    public = replace(with_board(position(), 0, name=name), stack=(None,) * stack)
    public = with_board(public, 1, name=Name.KANBEI, line=line)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,)))
    [support] = [line for line in plain(text_of(message)).splitlines() if "Support" in line]
    assert support.endswith(said or "slips unseen to the intruders.")


def test_fighting_says_what_lies_open_on_the_stack() -> None:
    """SS4: Katsushiro has turned it up."""
    public = replace(position(), stack=("R4-01", *position().stack[1:]))
    prompt = AskAction("1", Seat(0), 0, ())
    message = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "draw 4 (farmer, flames), which lies open; confronted: total 4 of" in message
    assert "Support is not possible: nobody else is in the round." in message


def test_the_last_one_to_pass_is_warned() -> None:
    """SS5: the rest of the stack joins the intruders."""
    public = position(2)
    prompt = AskAction("1", Seat(0), 0, ())
    assert "The round ends" not in text_of(
        SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH)).ask(prompt)
    )
    alone = with_board(public, 1, passed=True)
    text = text_of(SpiritPresenter(View(seen(alone), NAMES[:2], ENGLISH)).ask(prompt))
    assert "it costs you: a wound, a farm, a family. The round ends, and 14 raiders of the stack join" in text
    one = SpiritPresenter(View(seen(replace(alone, stack=alone.stack[:1])), NAMES[:2], ENGLISH)).ask(prompt)
    assert "and 1 raider of the stack joins the intruders!" in plain(text_of(one))


def test_a_pass_counts_what_those_before_left_undefended() -> None:
    """SS5: with two farms left, and one samurai out without a raider at the farm, the next takes the last."""
    public = replace(with_board(position(), 1, passed=True), farms=2)
    prompt = AskAction("1", Seat(0), 0, (2,))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "a wound, **the last farm: all lose**, a family." in text


def test_the_end_of_a_turn_says_what_the_next_one_begins_with() -> None:
    """SS2.1: the neighbour of the newest raider's penalty has passed, so it is a wound, here the fourth."""
    raider = penalised(Penalty.LEFT_DRAWS)
    chen = with_board(position(), 2, name=Name.KIKUCHIYO, beast=True, wounded=True, line=("R5-01", raider))
    prompt = AskSecondFight("1", Seat(2), 2)
    alive = SpiritPresenter(View(seen(chen), NAMES, ENGLISH)).ask(prompt)
    assert "your next turn begins with the penalty of" in text_of(alive)
    assert plain(text_of(alive)).splitlines()[-1].endswith(": D_an must confront a raider.")
    assert labels(alive)[1] == "End the turn"
    dead = SpiritPresenter(View(seen(with_board(chen, 3, passed=True)), NAMES, ENGLISH)).ask(prompt)
    assert "D_an has passed, so instead **the 4th wound: all lose**." in plain(text_of(dead))
    row = dead.blocks[1]
    assert isinstance(row, Buttons)
    assert (row.buttons[1].label, row.buttons[1].style) == ("End turn: 4th wound, ALL LOSE", "danger")
    third = with_board(with_board(chen, 3, passed=True), 2, wounded=False)
    assert labels(SpiritPresenter(View(seen(third), NAMES, ENGLISH)).ask(prompt))[1] == "End turn: 3rd wound"
    burning = with_board(chen, 2, line=(penalised(Penalty.FIRE),))
    for barricades, label in ((0, "End turn: a farm burns"), (1, "End the turn")):
        asked = SpiritPresenter(View(seen(replace(burning, barricades=barricades)), NAMES, ENGLISH))
        assert labels(asked.ask(prompt))[1] == label


@pytest.mark.parametrize(
    ("barricades", "families", "said"),
    [
        (10, (Family.HEAL,), ": **all lose**."),
        (11, (Family.HEAL,), " (the village survives 12)."),
        (16, (Family.HEAL,), " (the village survives 17)."),
        (3, (None, None), " (the village survives 4, or more if a family that stays helps)."),
        (3, (Family.HEAL, None), " (the village survives 4, or more if a family that stays helps)."),
        (3, (Family.HEAL,), " (the village survives 4)."),
        (
            3,
            (None, None, None),
            " (with the barricade that a family builds before, the village survives 5;"
            " a family discards the top one before).",
        ),
        (
            3,
            (Family.BARRICADE,),
            " (with the barricade that a family builds before, the village survives 5).",
        ),
        (4, (Family.BARRICADE,), " (the village survives 5)."),
    ],
)
def test_the_last_to_pass_reads_how_many_would_burn(
    barricades: int, families: tuple[Family | None, ...], said: str
) -> None:
    """SS5.3, SS5.4: flames lie open, against which a family surely builds if its row is not full."""
    sure = 12 if barricades > 4 else 1
    flaming = tuple(name for name, card in content().raiders.items() if card.flames)[:sure]
    public = replace(position(2), intruders=flaming, stack=(None,) * 4, barricades=barricades, farms=2)
    for place in (0, 1):
        public = with_board(public, place, passed=place == 1, defended=dict.fromkeys(Symbol, "R1-01"))
    public = replace(public, families=families)
    presenter = SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, ()))))
    told = f"Of the {sure + 4} intruders then, going by all raiders printed, {sure}–{sure + 4} have flames"
    assert f"{told}{said}" in text


@pytest.mark.parametrize(
    ("level", "barricades", "held", "said"),
    [
        (
            Difficulty.HARD,
            2,
            (0, 1),
            "with the one that a family builds before, the barricades hold 3; ",
        ),
        (Difficulty.HARD, 3, (0, 1), "the barricades hold 3; "),
        (Difficulty.HARD, 2, (0,), ""),
        (Difficulty.HEROIC, 2, (0, 1), "the barricades hold 2; "),
        (Difficulty.HEROIC, 0, (0, 1), ""),
    ],
)
def test_only_barricades_are_promised_where_lost_farms_do_harm(
    level: Difficulty, barricades: int, held: tuple[int, ...], said: str
) -> None:
    """SS5.2: a farm's penalty may take another farm, a barricade, or the family that would build one."""
    public = replace(position(2), options=Options(level), intruders=(), stack=(None,) * 4, farms=4)
    public = replace(public, barricades=barricades, barricade_limit=3, families=(Family.BARRICADE,) * 2)
    symbols = dict.fromkeys(Symbol, "R1-01")
    for place in (0, 1):
        defended = symbols if place in held else {Symbol.HAT: "R1-01", Symbol.DOLL: "R1-01"}
        public = with_board(public, place, passed=place == 1, defended=defended)
    text = text_of(
        SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH)).ask(AskAction("1", Seat(0), 0, ()))
    )
    assert f" have flames ({said}each farm lost then does more harm)." in plain(text)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("R4-02", "R2-02"), "confronted, 5 or more burns a barricade."),
        (("R4-02", "R4-03"), "confronted, a 1 brings kiai, 5 or more burns a barricade."),
        (("R4-02", "R4-03", "R1-05"), "confronted, any of them burns a barricade."),
        (("R4-02",), "confronted, a 5 brings kiai."),
        (("R1-05",), "none is strong enough for kiai."),
    ],
)
def test_a_fight_promises_no_raider_that_cannot_come(line: tuple[str, ...], said: str) -> None:
    """SS2.3, SS5: of the first round only a 1 is left, and a lieutenant has joined."""
    public = replace(position(), round=2, stack=(None,) * 2, intruders=())
    public = with_board(public, 0, name=Name.GOROBEI, line=line)
    seen = Observation(None, public, ("R1-01",))
    text = text_of(SpiritPresenter(View(seen, NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert said in text


@pytest.mark.parametrize(
    ("place", "newest", "differences", "wound"),
    [
        (2, Penalty.LEFT_DRAWS, {}, "Cid becomes a wound"),
        (1, Penalty.RIGHT_DRAWS, {}, "Bob becomes a wound"),
        (1, Penalty.RIGHT_DRAWS, {"beast": True}, "Bob becomes the 3rd wound"),
        (1, Penalty.RIGHT_DRAWS, {"passed": True}, ""),
        (1, Penalty.LEFT_DRAWS, {}, ""),
        (1, Penalty.FIRE, {}, ""),
    ],
)
def test_a_pass_says_that_it_turns_a_penalty_into_a_wound(
    place: int, newest: Penalty, differences: dict[str, bool], wound: str
) -> None:
    """SS2.1, SS7: who has passed cannot be made draw by a neighbour; the pass is asked for once more."""
    raider, public = penalised(newest), with_board(position(3), 0, name=Name.KYUZO, defended=SAFE)
    line = ("R1-01", raider)
    public = with_board(public, place, name=Name.KIKUCHIYO, line=line, **differences)
    presenter = SpiritPresenter(View(seen(public), NAMES[:3], ENGLISH))
    prompt = AskAction("1", Seat(0), 0, ())
    told = f"With you out, the next penalty of {SpiritTexts(ENGLISH).raider(raider)} for {wound}."
    assert (told in plain(presenter.question(prompt))) is bool(wound)
    answer = presenter.press(prompt, {}, Press("pass"))
    assert isinstance(answer, Sure) is bool(wound)


@pytest.mark.parametrize("raider", ["R4-05", penalised(Penalty.RIGHT_DRAWS)])
def test_a_pass_says_that_the_next_penalty_loses_at_once(raider: str) -> None:
    """SS2.1, SS3.1, SS7: the next one dies before anybody acts, also for the one who passes draws nothing."""
    village = Position(Name.KYUZO, Name.DAISUKE, Name.KIKUCHIYO, round=3)
    village.board(0, defended=SAFE).board(1, "R1-01", raider, **DYING)
    state = begin(village).state
    [(seat, prompt)] = GAME.prompts(state).items()
    presenter = SpiritPresenter(View(GAME.observe(state, None), NAMES[:3], ENGLISH))
    answer = presenter.press(prompt, {}, Press("pass"))
    assert isinstance(answer, Sure)
    told = "The turn after yours (Bob) begins with the penalty of"
    assert told in plain(answer.text)
    assert plain(answer.text).endswith("**the 4th wound: all lose**.")
    assert answer.button.style == "danger"
    text = plain(presenter.question(prompt))
    assert told in text[text.index("**Pass**") :]
    assert isinstance(GAME.apply(state, seat, Pass(), Chance(bytes(32), 1)).events[-2], SamuraiDied)


@pytest.mark.parametrize(
    ("name", "lent", "stack", "said"),
    [
        (Name.GOROBEI, (), 3, "With it this penalty, by which all would lose, can be ignored by: Bob."),
        (Name.KYUZO, (Name.GOROBEI,), 3, ""),
        (Name.KYUZO, (), 1, "nobody will use your talent."),
    ],
)
def test_a_support_says_whom_it_saves(name: Name, lent: tuple[Name, ...], stack: int, said: str) -> None:
    """SS2.4, SS4.4: Gorobei ignores even raiders, and so does who has his token."""
    public = with_board(replace(position(), stack=(None,) * stack), 0, name=name)
    public = with_board(public, 1, name=Name.KIKUCHIYO, line=("R1-01", "R4-05"), lent=lent, **DYING)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    lines = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (1, 2))))).splitlines()
    [support] = [line for line in lines if "**Support**" in line]
    assert said in support


@pytest.mark.parametrize(
    ("stack", "said", "label"),
    [
        (
            ("R4-01", None),
            "4 (farmer, flames), which lies open on the stack, slips to the intruders and burns a barricade,"
            " else a farm, when the round ends, unless it is discarded before",
            "Suffer: intruder 4 👒🔥",
        ),
        (("R2-13", None), "2, which lies open on the stack, slips to the intruders", "Suffer: intruder 2"),
        ((None, None), None, "Suffer: one more intruder"),
    ],
)
def test_a_raider_that_slips_in_is_named_if_it_lies_open(
    stack: tuple[str | None, ...], said: str | None, label: str
) -> None:
    """SS2.4, SS5.4, SS7: "unseen" is said of none that all see, and its flames are told."""
    public = replace(position(), stack=stack)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (1, 2)))))
    assert f"; {said or 'the top raider slips unseen to the intruders'}." in text
    raider = penalised(Penalty.INFILTRATE)
    message = presenter.ask(AskPenalty("1", Seat(0), 0, raider, (Penalty.INFILTRATE,), True))
    assert f"its penalty: {said or 'the top raider joins the intruders unseen'}." in plain(text_of(message))
    assert labels(message)[1] == label


def test_of_two_that_slip_in_only_the_open_one_is_named() -> None:
    """SS7: a boss lets two in."""
    public = replace(position(), stack=("R2-13", None))
    ask = AskPenalty("1", Seat(0), 0, "R6-01", (Penalty.INFILTRATE,), True)
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(ask)))
    assert "slips to the intruders, the top raider joins the intruders unseen." in text


def test_a_later_fight_counts_those_that_can_come_and_those_that_lose() -> None:
    """SS2.1, SS3.1, SS5: of ten raiders one is a new lieutenant; one more wound is too much.

    Whether that one wounds is not known: no deadly card is rounded away.
    """
    raiders = content().raiders
    shown = tuple(content().ranked(Rank.PLUNDERER))[:9]
    public = replace(position(), round=2, stack=(None,) * 10, intruders=(), boards=position().boards)
    public = with_board(public, 0, name=Name.KYUZO, beast=True, wounded=True)
    view = View(Observation(None, public, shown), NAMES, ENGLISH)
    text = text_of(SpiritPresenter(view).ask(AskAction("1", Seat(0), 0, (1,))))
    acting = sum(bool(raiders[name].penalties) for name in shown)
    wounding = sum(Penalty.WOUND in raiders[name].penalties for name in shown)
    lieutenants = [raiders[name] for name in content().ranked(Rank.LIEUTENANT)]
    assert any(Penalty.WOUND in one.penalties for one in lieutenants)
    told = f"a penalty for your next turn: {acting + 1}, **all lose by it: {wounding}–{wounding + 1}**."
    assert "It may be any of 10 – can be held off: " in text
    assert told in text


def test_the_last_raider_that_lies_open_ends_the_round() -> None:
    """SS2.6."""
    public = replace(position(), stack=("R4-01",))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert "– then the round ends" in text
    more = replace(position(), stack=("R4-01", None))
    text = text_of(SpiritPresenter(View(seen(more), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1,))))
    assert "then the round ends" not in text


@pytest.mark.parametrize(
    ("name", "receiver", "newest", "useless"),
    [
        (Name.GOROBEI, {"name": Name.KYUZO}, "R4-05", False),
        (Name.GOROBEI, {"name": Name.KYUZO}, penalised(value=4), True),
        (Name.GOROBEI, {"name": Name.KYUZO}, "R1-05", True),
        (Name.KANBEI, {"name": Name.KYUZO}, "R1-05", False),
        (Name.KANBEI, {"name": Name.GOROBEI}, "R4-05", True),
        (Name.GOROBEI, {"name": Name.KYUZO, "lent": (Name.GOROBEI,)}, "R4-05", True),
    ],
)
def test_an_ignoring_token_is_of_use_only_against_a_penalty_it_ignores(
    name: Name, receiver: dict[str, Any], newest: str, useless: bool
) -> None:
    """SS2.1, SS2.2, SS4.4: Gorobei ignores penalties of even raiders, Kanbei those of odd ones."""
    public = replace(with_board(position(), 0, name=name), stack=(None,) * 2)
    public = with_board(public, 1, line=("R4-02", "R4-03", "R3-01", newest), **receiver)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, (1, 2)))
    [support] = [line for line in plain(text_of(message)).splitlines() if "**Support**" in line]
    assert ("they must pass next turn and cannot use it: Bob." in support) is useless


@pytest.mark.parametrize(
    ("name", "receiver", "useless"),
    [
        (Name.GOROBEI, {"line": ("R4-05",)}, False),
        (Name.GOROBEI, {"line": ("R3-05",)}, True),
        (Name.GOROBEI, {"line": (penalised(value=4),)}, True),
        (Name.GOROBEI, {"line": ("R4-05",), "name": Name.GOROBEI}, True),
        (Name.GOROBEI, {}, True),
        (Name.KYUZO, {}, False),
    ],
)
def test_an_ignoring_token_that_meets_no_penalty_is_called_useless(
    name: Name, receiver: dict[str, Any], useless: bool
) -> None:
    """SS4.4: with it nothing is ignored; tokens that act on drawn raiders may always be of use."""
    public = with_board(with_board(position(), 0, name=name), 1, **{"name": Name.DAISUKE, **receiver})
    prompt = AskAction("1", Seat(0), 0, (1,))
    text = plain(text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)))
    assert ("ignores no penalty of their newest raider, so is of no use to: Bob." in text) is useless
