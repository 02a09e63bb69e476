"""The public questions: each legal answer has exactly one control, everything else is refused in words."""

from typing import get_args
from unittest.mock import Mock

import pytest

from bot.views.message import Button, Buttons, Play, Press, Refuse, Sure
from bot.views.presenter import View
from bot.views.spirit import presenter
from bot.views.spirit.outlook import Outlook
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.spirit.texts import SpiritTexts
from rules.core.chance import Chance
from rules.core.model import Choices, Prompt, Seat
from rules.spirit.advice import advise
from rules.spirit.commands import DiscardDefended, Pass, UseTokens
from rules.spirit.content import Name, Symbol
from rules.spirit.game import GAME
from rules.spirit.prompts import (
    AnyPrompt,
    AskAction,
    AskDefended,
    AskOrder,
    AskTokens,
)
from rules.spirit.state import Observation, Options
from tests.bot.views.matches import ALL_TEXTS
from tests.bot.views.spirit.matches import MATCHES, questions
from tests.bot.views.spirit.positions import (
    ENGLISH,
    MANY_NAMES,
    NAMES,
    labels,
    position,
    seen,
    text_of,
    with_board,
)
from tests.bot.views.test_choices import presses


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
        advised = GAME.default(state, seat)
        given.sort(key=lambda answer: answer == Play(advised))
        commands = [answer.command for answer in given if isinstance(answer, Play)]
        assert len(commands) == len(given) - len(sure)
        hints = [label for label in labels(message) if label.startswith("💡")]
        texts = SpiritTexts(ENGLISH, MANY_NAMES[: match[0]], observation.public)
        assert len(hints) == (not Outlook(observation, texts).lost), "where all is lost, none is better"
        if hints:
            assert commands.pop() == advised
        assert sorted(map(repr, commands)) == sorted(map(repr, legal)), prompt
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
