"""The guided first plan: five questions with two answers each, and a plan that may be laid at the end."""

from itertools import product
from typing import Any

import pytest

from bot.views.message import Buttons, Message, Play, Press, Redraft, Text
from bot.views.presenter import View
from bot.views.shogun.guide import ASKED, GUIDE
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import LANGUAGES, texts_in
from rules.core.model import Prompt, Seat
from rules.shogun.commands import SubmitPlan
from rules.shogun.game import GAME
from rules.shogun.planning import owned_provinces, problem
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import LONG_NAMES, questions


def plans(seats: int = 4) -> list[tuple[Observation, Prompt]]:
    """The first plan of each season of a match, as its planner sees it."""
    found: dict[tuple[int, str, Seat], tuple[Observation, Prompt]] = {}
    for state, seat, prompt in questions(seats):
        if isinstance(prompt, AskPlan) and not prompt.confirmed:
            key = state.public.year, state.public.season, seat
            found.setdefault(key, (GAME.observe(state, seat), prompt))
    return list(found.values())


def presented(seen: Observation, language: str = "en") -> ShogunPresenter:
    return ShogunPresenter(View(seen, LONG_NAMES, texts_in(language)))


def guided(message: Message) -> list[Press]:
    """The answers that the panel offers to the guide's question."""
    rows = (block.buttons for block in message.blocks if isinstance(block, Buttons))
    return [Press(one.verb, one.argument) for row in rows for one in row if one.verb == GUIDE]


def answered(presenter: ShogunPresenter, prompt: Prompt, picks: tuple[int, ...]) -> dict[str, Any]:
    """The draft after these answers."""
    draft = presenter.first_draft(prompt)
    for pick in picks:
        offered = guided(presenter.panel(prompt, draft))
        answer = presenter.press(prompt, draft, offered[min(pick, len(offered) - 1)])
        assert isinstance(answer, Redraft)
        draft = answer.draft
    return draft


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_has_two_answers_and_says_why(language: str) -> None:
    seen, prompt = plans()[0]
    presenter = presented(seen, language)
    draft = presenter.first_draft(prompt)
    for number, question in enumerate(ASKED, 1):
        panel = presenter.panel(prompt, draft)
        check_message(panel)
        (text,) = [
            block.content
            for block in panel.blocks
            if isinstance(block, Text) and block.content.startswith(f"**{number}")
        ]
        offered = guided(panel)
        assert [press.argument for press in offered] == [f"{question}.{it}" for it in ("0", "1", "skip")]
        assert text.count("\n- ") == 2
        answer = presenter.press(prompt, draft, offered[0])
        assert isinstance(answer, Redraft)
        draft = answer.draft
    assert guided(presenter.panel(prompt, draft)) == []


@pytest.mark.parametrize("picks", [*product((0, 1), repeat=5), (2, 2, 2, 2, 2)])
def test_however_it_is_answered_the_plan_may_be_laid(picks: tuple[int, ...]) -> None:
    seen, prompt = plans()[0]
    presenter = presented(seen)
    draft = answered(presenter, prompt, picks)
    laid = presenter.press(prompt, draft, Press("confirm"))
    assert isinstance(laid, Play)
    assert isinstance(laid.command, SubmitPlan)
    if picks[-1] != 2:
        assert laid.command.plan.bid == {0: 1, 1: 0}[picks[-1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_the_whole_plan_and_explains_what_was_not_asked(language: str) -> None:
    """All that lies there is in words; actions that bring armies say what they do (SH6.3, SH6.4)."""
    explained = set()
    for seen, prompt in plans():
        presenter, words = presented(seen, language), texts_in(language)
        draft = answered(presenter, prompt, (0,) * 5)
        panel = presenter.panel(prompt, draft)
        check_message(panel)
        filled, board = (it.content for it in panel.blocks[2:4] if isinstance(it, Text))
        for action, name in draft["plan"]["provinces"].items():
            assert name in board
            if action.startswith("deploy"):
                explained.add(action)
                assert words(f"shogun-action-{action.replace('_', '-')}-means") in filled
    assert explained == {"deploy_5", "deploy_3", "deploy_1_move"}


def test_the_attack_has_two_targets_where_two_are_sensible() -> None:
    """And none of them is the planner's own; nobody is attacked where fewer are sensible."""
    counts = []
    for seen, prompt in plans():
        presenter, owned = presented(seen), owned_provinces(seen)
        panel = presenter.panel(prompt, answered(presenter, prompt, (0, 0, 0)))
        labels = [
            button.label
            for block in panel.blocks
            if isinstance(block, Buttons)
            for button in block.buttons
            if button.argument in ("attack.0", "attack.1")
        ]
        targets = [label.split(" → ")[1] for label in labels if " → " in label]
        assert len(set(targets)) == len(targets)
        assert not set(targets) & set(owned)
        assert len(labels) == (2 if targets else 1)
        counts.append(len(targets))
    assert counts.count(2) > len(counts) / 2, counts


def test_the_plan_may_be_laid_in_every_season() -> None:
    for seen, prompt in plans():
        presenter = presented(seen)
        for picks in ((0,) * 5, (1,) * 5, (9,) * 5):
            laid = presenter.press(prompt, answered(presenter, prompt, picks), Press("confirm"))
            assert isinstance(laid, Play)
            assert isinstance(laid.command, SubmitPlan)
            assert problem(seen, laid.command.plan) is None


def test_the_guide_can_be_left_at_any_time_and_forged_answers_are_refused() -> None:
    seen, prompt = plans()[0]
    presenter = presented(seen)
    draft = answered(presenter, prompt, (0, 0))
    left = presenter.press(prompt, draft, Press("suggest"))
    assert isinstance(left, Redraft)
    assert guided(presenter.panel(prompt, left.draft)) == []
    for argument in ("", "taxes", "taxes.7", "done.0", "nonsense.skip", "build.-1"):
        assert not isinstance(presenter.press(prompt, draft, Press(GUIDE, argument)), Redraft | Play)


def test_only_newcomers_are_guided() -> None:
    seen, prompt = plans()[0]
    assert guided(presented(seen).panel(prompt, {})) == []
