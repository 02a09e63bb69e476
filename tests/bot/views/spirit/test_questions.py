"""The public questions: each legal answer has exactly one control, everything else is refused in words."""

from typing import Any, get_args
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from bot.views.message import Button, Buttons, Message, Picture, Play, Press, Refuse, Select, Sure, Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit import presenter
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from bot.views.texts import texts_in
from rules.core.chance import Chance
from rules.core.model import Choices, Prompt, Seat
from rules.spirit.advice import advise
from rules.spirit.commands import Confront, DiscardDefended, DiscardNewest, MoveRaider, Pass, UseTokens
from rules.spirit.content import Effect, Family, Name, Penalty, Symbol, content
from rules.spirit.events import BarricadeLost, FarmBurned, KiaiReached
from rules.spirit.game import GAME
from rules.spirit.prompts import (
    AnyPrompt,
    AskAction,
    AskDefended,
    AskFace,
    AskKiai,
    AskOrder,
    AskPenalty,
    AskSecondFight,
    AskTokens,
)
from rules.spirit.state import Observation, OldestDue, Options, Phase, Public
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES
from tests.bot.views.spirit.matches import MATCHES, questions
from tests.bot.views.test_choices import presses

ENGLISH = texts_in("en")
NAMES = ("Ann", "Bob", "Cid", "D_an", "Eve", "Fay", "Gus")
MANY_NAMES = (*LONG_NAMES, "F" * 32, "G" * 32)


def every_question() -> dict[str, tuple[Observation, Prompt]]:
    """One of each kind: those that came up, and the two that seldom do."""
    held = with_board(position(), 0, defended={Symbol.HAT: "R1-01", Symbol.DOLL: "R2-07"})
    rare = (
        (seen(held), AskDefended("1", Seat(0), 0, (Symbol.HAT, Symbol.DOLL))),
        (seen(position()), AskOrder("1", Seat(0), 0, ("R1-01", "R2-01"))),
    )
    common = {
        prompt.kind: (GAME.observe(state, seat), prompt)
        for match in MATCHES
        for state, seat, prompt in questions(*match)
    }
    return {prompt.kind: (observation, prompt) for observation, prompt in rare} | common


def seen(public: Public) -> Observation:
    return Observation(None, public)


def position(seats: int = 4) -> Public:
    """The first turn, with everybody's line and left side still empty."""
    return GAME.setup(Options(), seats, Chance(bytes(32), 0)).state.public


def labels(message: Message) -> list[str]:
    found = [block.buttons for block in message.blocks if isinstance(block, Buttons)]
    return [plain(button.label) for row in found for button in row]


@pytest.mark.parametrize("match", MATCHES, ids=["alone", "two", "tokens", "chosen", "seven"])
def test_every_control_gives_a_legal_command_and_every_command_has_one(match: tuple[int, Options]) -> None:
    for state, seat, prompt in questions(*match):
        observation, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        assert isinstance(legal, Choices)
        message = SpiritPresenter(View(observation, MANY_NAMES[: match[0]], ENGLISH)).ask(prompt)
        given = [
            SpiritPresenter(View(observation, (), ENGLISH)).press(prompt, {}, press)
            for press in presses(message)
        ]
        sure = [answer.button for answer in given if isinstance(answer, Sure)]
        given += [
            SpiritPresenter(View(observation, (), ENGLISH)).press(prompt, {}, Press(one.verb, one.argument))
            for one in sure
        ]
        advised = Play(GAME.default(state, seat))
        given.sort(key=lambda answer: answer == advised)
        *commands, hint = [answer.command for answer in given if isinstance(answer, Play)]
        assert len(commands) + 1 == len(given) - len(sure)
        assert sorted(map(repr, commands)) == sorted(map(repr, legal)), prompt
        assert hint == GAME.default(state, seat)
        assert message.ping == (seat,)


def test_every_kind_of_question_is_here() -> None:
    assert every_question().keys() == {kind.__name__ for kind in get_args(AnyPrompt)}


@pytest.mark.parametrize(("held", "asks"), [({}, True), (dict.fromkeys(Symbol, "R1-01"), False)])
def test_a_pass_that_costs_something_asks_first(held: dict[Symbol, str], asks: bool) -> None:
    """SS2.5, SS5.1: an undefended place costs a farm; who has held off all three passes at once."""
    public = with_board(position(), 0, defended=held)
    prompt = AskAction("1", Seat(0), 0, (1, 2))
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    answer = presenter.press(prompt, {}, Press("pass"))
    assert isinstance(answer, Sure) is asks
    if isinstance(answer, Sure):
        assert "a wound, a farm, a family" in answer.text
        answer = presenter.press(prompt, {}, Press(answer.button.verb, answer.button.argument))
    assert answer == Play(Pass())


def test_the_hint_to_pass_asks_first_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """SS2.5: a pass that costs a wound is never played at once."""
    monkeypatch.setattr(SpiritPresenter, "_hint", lambda *_: Pass())
    presenter = SpiritPresenter(View(seen(position()), NAMES, ENGLISH))
    assert isinstance(presenter.press(AskAction("1", Seat(0), 0, (1,)), {}, Press("counsel")), Sure)


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


def test_a_defended_place_shows_its_raider() -> None:
    """SS7: a boss has one of them discarded."""
    observation, prompt = every_question()["AskDefended"]
    message = SpiritPresenter(View(observation, NAMES, ENGLISH)).ask(prompt)
    assert labels(message) == ["👒 farmer: 1 👒🔥", "🎎 family: 2 🎎"]
    given = SpiritPresenter(View(observation, (), ENGLISH)).press(
        prompt, {}, Press("discarddefended", "doll")
    )
    assert given == Play(DiscardDefended(Symbol.DOLL))


def test_what_the_bot_counsels_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = Mock(side_effect=advise)
    monkeypatch.setattr(presenter, "advise", searched)
    state = GAME.setup(Options(), 3, Chance(bytes(32), 1)).state
    [(seat, prompt)] = GAME.prompts(state).items()
    SpiritPresenter(View(GAME.observe(state, None), NAMES, ENGLISH)).ask(prompt)
    SpiritPresenter(View(GAME.observe(state, seat), NAMES, ENGLISH)).press(prompt, {}, Press("counsel"))
    searched.assert_called_once()


def test_the_bots_own_counsel_says_what_it_is() -> None:
    state = GAME.setup(Options(), 4, Chance(bytes(32), 0)).state
    [(seat, prompt)] = GAME.prompts(state).items()
    *others, hint = labels(SpiritPresenter(View(GAME.observe(state, None), NAMES, ENGLISH)).ask(prompt))
    assert hint.removeprefix("💡 ") in others
    given = SpiritPresenter(View(GAME.observe(state, seat), (), ENGLISH)).press(prompt, {}, Press("counsel"))
    assert given == Play(GAME.default(state, seat))


def test_nothing_is_secret() -> None:
    """SS1.3."""
    assert not any(SpiritPresenter.is_secret(prompt) for _, prompt in every_question().values())


def test_nonsense_is_refused_in_words() -> None:
    nonsense = [
        Press("nonsense"),
        Press("confront", "1"),
        Press("support", "9"),
        Press("support", "one"),
        Press("moveraider", values=("0.0",)),
        Press("usetokens", values=("nobody",)),
        Press("orderraiders", "R1-01.R1-01"),
        Press("takesamurai", "nobody"),
    ]
    for observation, prompt in every_question().values():
        for press in nonsense:
            for words in ALL_TEXTS:
                given = SpiritPresenter(View(observation, (), words)).press(prompt, {}, press)
                assert isinstance(given, Refuse), (prompt, press)


def test_all_sets_of_five_tokens_can_be_chosen() -> None:
    """SS1.4: any number of them."""
    tokens = tuple(Name)[2:]
    prompt = AskTokens("1", Seat(0), 0, tokens)
    message = SpiritPresenter(View(seen(position(2)), NAMES[:2], ENGLISH)).ask(prompt)
    given = [
        SpiritPresenter(View(seen(position(2)), (), ENGLISH)).press(prompt, {}, press)
        for press in presses(message)
    ]
    commands = [answer.command for answer in given if isinstance(answer, Play)]
    sets = {command.tokens for command in commands if isinstance(command, UseTokens)}
    assert len(given) == len(sets) == 32
    assert {(), tokens} <= sets


def with_board(public: Public, place: int, **differences: object) -> Public:
    boards = list(public.boards)
    boards[place] = replace(boards[place], **differences)
    return replace(public, boards=tuple(boards))


@pytest.mark.parametrize(
    ("raider", "barricades", "label"),
    [
        ("R1-01", 1, "⚔️ Confront: total 6 of 9"),
        ("R4-01", 1, "⚔️ Confront: total 9: kiai!"),
        ("R5-01", 1, "⚔️ Confront: 10/9 🔥 barricade"),
        ("R5-01", 0, "⚔️ Confront: 10/9 🔥 farm"),
    ],
)
def test_confronting_says_where_it_leads(raider: str, barricades: int, label: str) -> None:
    """SS2.3: below, exactly at, or over the kiai number."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-02", "R1-02"))
    prompt = AskFace("1", Seat(0), 0, raider, True, False, False, ())
    message = SpiritPresenter(View(seen(replace(public, barricades=barricades)), NAMES, ENGLISH)).ask(prompt)
    assert labels(message) == [label, "🛡️ Defend: farmer"]


@pytest.mark.parametrize("match", MATCHES, ids=["alone", "two", "tokens", "chosen", "seven"])
def test_what_confronting_promises_comes_true(match: tuple[int, Options]) -> None:
    """SS2.3, SS4.2: what follows the confronted raider at once is what the button said."""
    outcomes = {KiaiReached: "kiai!", BarricadeLost: "🔥 barricade", FarmBurned: "🔥 farm"}
    faced = [question for question in questions(*match) if isinstance(question[2], AskFace)]
    assert faced
    for state, seat, prompt in faced:
        table = seen(replace(state.public, asking=None))  # without the hint, which takes long
        label = labels(SpiritPresenter(View(table, MANY_NAMES[: match[0]], ENGLISH)).ask(prompt))[0]
        _, *following = GAME.apply(state, seat, Confront(), Chance(bytes(32), 1)).events
        come = [words for kind, words in outcomes.items() if isinstance(next(iter(following), None), kind)]
        assert [words for words in outcomes.values() if words in label] == come, label


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


def test_what_would_take_the_last_farm_or_family_says_that_all_lose() -> None:
    """SS2.3, SS5.6: with one farm left and no barricade, a total that is too high ends the match."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-01", "R3-01"))
    public = replace(public, barricades=0, farms=1, families=(None,))
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = text_of(presenter.ask(AskAction("1", Seat(0), 0, (1,))))
    assert "3 or more burns **the last farm: all lose**" in text
    assert "a wound, **the last farm: all lose**, **the last family: all lose**." in text
    face = presenter.ask(AskFace("1", Seat(0), 0, "R5-01", False, False, False, ()))
    assert labels(face) == ["⚔️ Confront: 12/9 🔥 farm: ALL LOSE"]


@pytest.mark.parametrize(
    ("raider", "place", "differences", "said", "label", "style"),
    [
        ("right", 0, {}, "Eve must confront a raider", "Suffer: Eve confronts", "secondary"),
        ("left", 4, {}, "Ann must confront a raider", "Suffer: Ann confronts", "secondary"),
        ("right", 1, {}, "Ann has passed, so instead a wound", "Suffer: a wound", "secondary"),
        (
            "right",
            1,
            {"wounded": True},
            "Ann has passed, so instead the 2nd wound (the beast awakes, kiai 12)",
            "Suffer: wound 2: beast, kiai 12",
            "secondary",
        ),
        (
            "right",
            1,
            {"wounded": True, "beast": True},
            "Ann has passed, so instead **the 4th wound: all lose**",
            "Suffer: 4th wound, ALL LOSE",
            "danger",
        ),
        (
            "wound",
            2,
            {"wounded": True, "beast": True},
            "**the 4th wound: all lose**",
            "Suffer: 4th wound, ALL LOSE",
            "danger",
        ),
        ("wound", 2, {"beast": True}, "the 3rd wound", "Suffer: 3rd wound", "secondary"),
    ],
)
def test_suffering_says_what_will_really_happen(
    raider: str, place: int, differences: dict[str, bool], said: str, label: str, style: str
) -> None:
    """SS2.1, SS3.1, SS7: who has to draw, or a wound instead, and what that wound would mean."""
    penalty = {"right": Penalty.RIGHT_DRAWS, "left": Penalty.LEFT_DRAWS, "wound": Penalty.WOUND}[raider]
    public = with_board(position(5), place, name=Name.KANBEI, **differences)
    public = with_board(public, 0, passed=said.startswith("Ann has passed"))
    name = next(name for name, card in content().raiders.items() if card.penalties == (penalty,))
    prompt = AskPenalty("1", Seat(place), place, name, (penalty,), True)
    message = SpiritPresenter(View(seen(public), NAMES[:5], ENGLISH)).ask(prompt)
    assert plain(text_of(message)).endswith(f"brings its penalty: {said}.")
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    suffer = row.buttons[-1]
    assert (plain(suffer.label), suffer.style) == (label, style)


@pytest.mark.parametrize(
    ("barricades", "farms", "said", "label", "style"),
    [
        (2, 1, "twice: a barricade burns, else a farm", "Suffer: barricades burn: 2", "secondary"),
        (1, 1, "**the last farm burns: all lose**", "Suffer: last farm, ALL LOSE", "danger"),
        (0, 2, "**the last farm burns: all lose**", "Suffer: last farm, ALL LOSE", "danger"),
        (0, 3, "twice: a barricade burns, else a farm", "Suffer: farms burn: 2", "secondary"),
        (1, 2, "twice: a barricade burns, else a farm", "Suffer: barricade, farm burn", "secondary"),
    ],
)
def test_two_fires_may_reach_the_last_farm(
    barricades: int, farms: int, said: str, label: str, style: str
) -> None:
    """SS5.6, SS7: barricades burn before farms; a boss with two fires burns two of them."""
    fires = (Penalty.FIRE, Penalty.FIRE)
    name = next(name for name, card in content().raiders.items() if card.penalties == fires)
    public = replace(with_board(position(), 0), barricades=barricades, farms=farms)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskPenalty("1", Seat(0), 0, name, (Penalty.FIRE,), True)
    )
    assert plain(text_of(message)).endswith(f"brings its penalty: {said}.")
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    assert (row.buttons[-1].label, row.buttons[-1].style) == (label, style)


def test_sending_says_where_it_leads_for_the_neighbour() -> None:
    """SS4.3."""
    public = with_board(position(), 3, name=Name.DAISUKE, line=("R4-02",))
    prompt = AskFace("1", Seat(0), 0, "R2-07", False, False, False, (1, 3))
    shown = labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert shown[2] == "↪️ To D_an (6/8)"
    assert SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, Press("confront")) == Play(
        Confront()
    )


def text_of(message: Message) -> str:
    first = message.blocks[0]
    assert isinstance(first, Text)
    return first.content


@pytest.mark.parametrize(
    ("line", "outlook"),
    [
        ((), "draw one of 28 raiders; none is strong enough for kiai."),
        (("R4-01", "R1-01"), "confronted, a 4 brings kiai."),
        (("R4-01", "R3-01"), "confronted, a 2 brings kiai, 3 or more burns a barricade."),
        (("R4-01", "R3-01", "R2-01"), "confronted, any of them burns a barricade."),
    ],
)
def test_fighting_says_what_may_come(line: tuple[str, ...], outlook: str) -> None:
    public = with_board(position(), 0, name=Name.GOROBEI, line=line)
    prompt = AskAction("1", Seat(0), 0, (1, 2, 3))
    assert outlook in text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))


def test_fighting_says_what_lies_open_on_the_stack() -> None:
    """SS4: Katsushiro has turned it up."""
    public = replace(position(), stack=("R4-01", *position().stack[1:]))
    prompt = AskAction("1", Seat(0), 0, ())
    message = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "draw 4 (farmer, flames), which lies open; confronted: total 4 of" in message
    assert "Support is not possible: nobody else is in the round." in message


def test_the_last_one_to_pass_is_warned() -> None:
    """SS5: the rest of the stack falls on the village."""
    public = position(2)
    prompt = AskAction("1", Seat(0), 0, ())
    assert "The round ends" not in text_of(
        SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH)).ask(prompt)
    )
    alone = with_board(public, 1, passed=True)
    text = text_of(SpiritPresenter(View(seen(alone), NAMES[:2], ENGLISH)).ask(prompt))
    assert "it costs you: a wound, a farm, a family. The round ends, and 14 raiders of the stack fall" in text
    one = SpiritPresenter(View(seen(replace(alone, stack=alone.stack[:1])), NAMES[:2], ENGLISH)).ask(prompt)
    assert "and 1 raider of the stack falls on the village!" in plain(text_of(one))


def test_a_raider_that_lies_open_and_brings_kiai_has_one_mark_at_the_end() -> None:
    public = with_board(position(), 0, name=Name.KANBEI, line=("R5-01",))
    public = replace(public, stack=("R4-01", *public.stack[1:]))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(AskAction("1", Seat(0), 0, ())))
    assert "confronted: total 9: kiai!\n" in plain(text)


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


def test_a_pass_counts_what_those_before_left_undefended() -> None:
    """SS5: with two farms left, and one samurai out without a raider at the farm, the next takes the last."""
    public = replace(with_board(position(), 1, passed=True), farms=2)
    prompt = AskAction("1", Seat(0), 0, (2,))
    text = text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))
    assert "a wound, **the last farm: all lose**, a family." in text


def test_daisuke_sees_both_totals() -> None:
    """SS4.2: the newest raider of one line goes to another samurai."""
    public = with_board(with_board(position(), 1, line=("R2-01", "R4-03")), 2, name=Name.KYUZO)
    pairs = ((1, 0), (1, 2), (1, 3))
    prompt = AskKiai("1", Seat(0), 0, Effect.MOVE_NEWEST, False, 1, False, (), pairs)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    [select] = [block for block in message.blocks if isinstance(block, Select)]
    assert plain(select.placeholder).startswith("4 👒 of Bob (then 2/")
    labels = ["4 👒: Bob → Ann", "4 👒: Bob → Cid", "4 👒: Bob → D_an"]  # the advice repeats them
    assert [plain(option.label) for option in select.options] == labels
    assert select.options[1].description == "total 4 of 9"
    press = Press(select.verb, select.argument, (select.options[1].value,))
    assert SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, press) == Play(MoveRaider(1, 2))


def test_kikuchiyo_sees_what_he_takes_away() -> None:
    public = with_board(position(), 1, name=Name.GOROBEI, line=("R2-01", "R4-03"))
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, True, 2, False, (1,), ())
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    assert labels(message) == ["Discard 4 👒 of Bob: 2/9", "Do not use it"]
    assert "Uses left: 2" in text_of(message)
    given = SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, Press("discardnewest", "1"))
    assert given == Play(DiscardNewest(1))


def with_own_kiai_going_on(public: Public, place: int) -> Public:
    return replace(public, agenda=(*public.agenda, OldestDue(place)))


def test_no_kiai_is_promised_to_one_whose_own_is_not_over() -> None:
    """SS4.2: Daisuke may bring himself to the number again, but that is no other kiai."""
    daisuke = with_board(position(), 0, name=Name.DAISUKE, line=("R4-02",))
    public = with_own_kiai_going_on(with_board(daisuke, 1, line=("R2-01", "R4-03")), 0)
    prompt = AskKiai("1", Seat(0), 0, Effect.MOVE_NEWEST, False, 1, False, (), ((1, 0),))
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    [select] = [block for block in message.blocks if isinstance(block, Select)]
    assert select.options[0].description == "total 8 of 8"
    face = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskFace("1", Seat(0), 0, "R4-03", True, False, False, ())
    )
    first = face.blocks[1]
    assert isinstance(first, Buttons)
    assert (first.buttons[0].label, first.buttons[0].style) == ("⚔️ Confront: total 8 of 8", "primary")


def test_no_kiai_is_promised_to_a_source_whose_own_is_not_over() -> None:
    """SS4.2."""
    kyuzo = with_board(position(), 1, name=Name.GOROBEI, line=("R4-02", "R4-03", "R1-01", "R2-01"))
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, False, 1, False, (1,), ())
    usual = SpiritPresenter(View(seen(kyuzo), NAMES, ENGLISH)).ask(prompt)
    assert labels(usual)[0] == "Discard 2 👒🔥 of Bob: 9/9 💥"
    late = SpiritPresenter(View(seen(with_own_kiai_going_on(kyuzo, 1)), NAMES, ENGLISH)).ask(prompt)
    assert labels(late)[0] == "Discard 2 👒🔥 of Bob: 5/9"  # without his oldest raider


def penalised(*penalties: Penalty, value: int = 0) -> str:
    """A raider with these penalties, and of a value if it matters."""
    cards = content().raiders.items()
    return next(name for name, card in cards if card.penalties == penalties and value in (0, card.value))


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


def test_a_drawn_raider_threatens_with_what_will_really_come() -> None:
    """SS2.1, SS4.4, SS7: the neighbour by name, a wound if they passed, the talent that ignores it."""
    raider = penalised(Penalty.LEFT_DRAWS, value=3)
    public, prompt = (
        with_board(position(), 0, name=Name.KYUZO),
        AskFace("1", Seat(0), 0, raider, True, False, False, ()),
    )
    said = {
        "Bob must confront a raider.": public,
        "Bob has passed, so instead a wound.": with_board(public, 1, passed=True),
        "Bob must confront a raider (you may ignore it by talent).": with_board(public, 0, name=Name.KANBEI),
    }
    for words, table in said.items():
        text = plain(text_of(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).ask(prompt)))
        assert f"each of your turns begins with: {words} Held off, it does nothing." in text
    held = replace(prompt, may_defend=False)
    assert "Held off" not in text_of(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(held))


@pytest.mark.parametrize(
    ("penalties", "stack", "differences", "said", "style"),
    [
        (
            (Penalty.FIRE,),
            3,
            {},
            "Held off: your newest stays NEWEST: **the 4th wound: all lose**.",
            "danger",
        ),
        ((), 3, {}, "COVERS: **the 4th wound: all lose**. Held off, that one stays your newest.", "danger"),
        (
            (),
            3,
            {"wounded": False, "beast": False},
            "COVERS: a wound. Held off, that one stays your newest.",
            "success",
        ),
        ((Penalty.FIRE,), 0, {}, "Held off, it does nothing.", "success"),
        ((), 0, {}, "you face the raider FACED.", "success"),
        ((), 3, {"line": ()}, "you face the raider FACED.", "success"),
    ],
)
def test_a_raider_held_off_leaves_the_newest_to_act(
    penalties: tuple[Penalty, ...], stack: int, differences: dict[str, Any], said: str, style: str
) -> None:
    """SS2.1, SS2.6, SS3.1: the fourth wound by the newest, unless it is covered or the round ends before."""
    newest = penalised(Penalty.WOUND)
    board = {"name": Name.KIKUCHIYO, "wounded": True, "beast": True, "line": (newest,)}
    public = with_board(replace(position(), stack=(None,) * stack), 0, **board | differences)
    cards = content().raiders.items()
    faced = next(name for name, card in cards if card.penalties == penalties and card.symbol)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskFace("1", Seat(0), 0, faced, True, False, False, ())
    )
    words = SpiritTexts(ENGLISH).raider
    said = said.replace("COVERS", "Confronted, it covers NEWEST").replace("NEWEST", words(newest))
    assert plain(text_of(message)).endswith(said.replace("FACED", f"**{words(faced)}**"))
    row = next(block for block in message.blocks if isinstance(block, Buttons))
    assert row.buttons[1].style == style


def test_a_farm_that_burns_counts_those_that_others_gave_up() -> None:
    """SS2.5, SS5.2: three farms, two samurai have passed without one held off: a burnt one is the end."""
    public = with_board(position(), 0, name=Name.GOROBEI, line=("R4-01", "R3-01"))
    for place in (1, 2):
        public = with_board(public, place, passed=True)
    public = replace(public, barricades=0, farms=3)
    presenter = SpiritPresenter(View(seen(public), NAMES, ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, (3,)))))
    assert "3 or more burns a farm: **with those that Bob, Cid gave up, all lose**." in text
    assert labels(presenter.ask(AskFace("1", Seat(0), 0, "R5-01", False, False, False, ()))) == [
        "⚔️ Confront: 12/9 🔥 farm: ALL LOSE"
    ]
    fire = AskPenalty("1", Seat(0), 0, penalised(Penalty.FIRE), (Penalty.FIRE,), True)
    message = presenter.ask(fire)
    assert "a farm burns: **with those that Bob, Cid gave up, all lose**" in plain(text_of(message))
    row = message.blocks[1]
    assert isinstance(row, Buttons)
    assert (row.buttons[-1].label, row.buttons[-1].style) == ("Suffer: farm burns, ALL LOSE", "danger")
    one_more = SpiritPresenter(View(seen(replace(public, farms=4)), NAMES, ENGLISH))
    assert labels(one_more.ask(fire))[1] == "Suffer: a farm burns"


@pytest.mark.parametrize(
    ("barricades", "said"),
    [(10, ": **all lose**."), (11, " (the village stands 12)."), (16, " (the village stands 17).")],
)
def test_the_last_to_pass_reads_how_many_would_burn(barricades: int, said: str) -> None:
    """SS5.4: twelve flames lie open, which a family may help against; the four unseen may have any."""
    flaming = tuple(name for name, card in content().raiders.items() if card.flames)[:12]
    public = replace(position(2), intruders=flaming, stack=(None,) * 4, barricades=barricades, farms=2)
    for place in (0, 1):
        public = with_board(public, place, passed=place == 1, defended=dict.fromkeys(Symbol, "R1-01"))
    public = replace(public, families=(Family.HEAL,))
    presenter = SpiritPresenter(View(seen(public), NAMES[:2], ENGLISH))
    text = plain(text_of(presenter.ask(AskAction("1", Seat(0), 0, ()))))
    assert f"Of the 16 intruders then, going by all raiders printed, 12–16 have flames{said}" in text


def test_a_later_round_goes_by_what_this_game_has_shown() -> None:
    """SS5: two raiders were shown in the first round, one with flames; two lieutenants have joined."""
    shown = ("R1-01", "R1-03")
    public = replace(position(2), round=2, stack=(None,) * 4, intruders=())
    for place in (0, 1):
        public = with_board(public, place, passed=place == 1, defended=dict.fromkeys(Symbol, "R3-01"))
    asked = AskAction("1", Seat(0), 0, ())
    view = View(Observation(None, public, shown), NAMES[:2], ENGLISH)
    text = plain(text_of(SpiritPresenter(view).ask(asked)))
    assert "Of the 4 intruders then, going by what this game has shown, 1–3 have flames" in text


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


def test_a_kiai_says_what_it_leaves_in_the_lines() -> None:
    """SS4.2: the oldest raider goes in any case, by Kikuchiyo's effect also the newest of a line."""
    public = with_board(position(), 0, name=Name.KIKUCHIYO, line=("R4-02", "R3-01", "R2-01", "R1-07"))
    public = with_own_kiai_going_on(with_board(public, 1, name=Name.GOROBEI, line=("R2-02",)), 0)
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, False, 1, False, (0, 1), ())
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    _, oldest, own, other = plain(text_of(message)).splitlines()
    assert oldest.startswith(
        "Used or not, your oldest raider, 4 (farmer, flames), then leaves: total 6 of 10, newest 1"
    )
    assert own.startswith("- **Ann** without 1 (family): total 5 of 10, newest 2 (farmer, flames)")
    assert other == "- **Bob** without 2 (farmer, flames): total 0 of 9, newest –."
    assert labels(message)[:2] == ["Discard 1 🎎 of Ann: 5/10", "Discard 2 👒🔥 of Bob: 0/9"]


@pytest.mark.parametrize(
    ("effect", "targets", "pairs", "label"),
    [
        (Effect.BUILD_BARRICADE, (), (), "💥 Use the kiai"),
        (Effect.BUILD_BARRICADE, (1,), (), "🪵 Only build a barricade"),
        (Effect.LEND_TOKEN, (), ((1, 0),), "🪵 Only build a barricade"),
    ],
)
def test_a_kiai_that_could_do_more_says_when_it_only_builds(
    effect: Effect, targets: tuple[int, ...], pairs: tuple[tuple[int, int], ...], label: str
) -> None:
    """SS4.5: the beasts of Heihachi and Kyuzo heal, or lend, and build all the same."""
    name = Name.HEIHACHI if effect is Effect.BUILD_BARRICADE else Name.KYUZO
    public = with_board(position(), 0, name=name, beast=True)
    prompt = AskKiai("1", Seat(0), 0, effect, True, 1, True, targets, pairs)
    assert labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt))[0] == label


def test_raiders_that_look_alike_are_told_apart_by_their_penalties() -> None:
    """SS1.3: what lies open is known, and the order of the two matters."""
    prompt = AskOrder("1", Seat(0), 0, ("R1-01", "R1-02"))
    message = SpiritPresenter(View(seen(position()), NAMES, ENGLISH)).ask(prompt)
    assert "**A** 1 (farmer, flames), penalty: a wound" in text_of(message)
    assert "**B** 1 (farmer, flames), penalty: nothing" in text_of(message)
    assert labels(message) == ["A 1 👒🔥 → B 1 👒🔥", "B 1 👒🔥 → A 1 👒🔥"]


def test_three_raiders_have_six_orders() -> None:
    prompt = AskOrder("1", Seat(0), 0, ("R1-01", "R2-01", "R3-01"))
    message = SpiritPresenter(View(seen(position()), NAMES, ENGLISH)).ask(prompt)
    assert len(labels(message)) == len(set(labels(message))) == 6


def test_one_player_alone_is_told_which_samurai_is_meant() -> None:
    """SS1.1."""
    public = with_board(position(1), 1, name=Name.KANBEI)
    message = SpiritPresenter(View(seen(public), NAMES[:1], ENGLISH)).ask(AskAction("1", Seat(0), 1, (0,)))
    assert text_of(message).startswith("**Kanbei**")


def test_buttons_are_few_enough_for_seven() -> None:
    prompt = AskAction("1", Seat(0), 0, (1, 2, 3, 4, 5, 6))
    message = SpiritPresenter(View(seen(position(7)), NAMES, ENGLISH)).ask(prompt)
    rows = [block for block in message.blocks if isinstance(block, Buttons)]
    assert [len(row.buttons) for row in rows] == [2, 6]
    assert all(isinstance(button, Button) for row in rows for button in row.buttons)
