"""The planning sheet is one screen of a phone, and a plan takes few presses."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace as changed

from bot.views import glossary
from bot.views.message import Message, Picture, Play, Press, Redraft, Select, Text
from bot.views.presenter import View
from bot.views.shogun.orders import HOLD_BACK, towards
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import Texts, texts_in
from rules.core.chance import Chance
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import MARCHES, Action
from rules.shogun.game import GAME
from rules.shogun.planning import Plans
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Options, Plan
from tests.bot.views.matches import ALL_TEXTS, language_of
from tests.bot.views.phone import height, lines

SCREEN, LINES, PRESSES = 900, 6, 13
RANDOM_PLANS = 30
LEAST = 312
"""The heading and the lowest map, in pixels of the picture."""
NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro")
ENGLISH = texts_in("en")


@lru_cache
def seasons(seats: int = 4, seed: int = 0) -> list[tuple[Observation, AskPlan]]:
    """What every seat sees in every planning of a match in which all follow the advice."""
    return list(_plannings(seats, seed))


def _plannings(seats: int, seed: int) -> Iterator[tuple[Observation, AskPlan]]:
    chance = bytes([seed]) * 32
    step, row = GAME.setup(Options(), seats, Chance(chance, 0)), 0
    while not GAME.outcome(step.state):
        prompts = GAME.prompts(step.state)
        seat = next(seat for seat, prompt in prompts.items() if prompt.owed)
        seen, prompt = GAME.observe(step.state, seat), prompts[seat]
        if isinstance(prompt, AskPlan):
            yield seen, prompt
        row += 1
        step = GAME.apply(step.state, seat, GAME.advise(seen), Chance(chance, row))


def shown(seen: Observation, prompt: AskPlan, draft: dict[str, Any], words: Texts = ENGLISH) -> Message:
    return ShogunPresenter(View(seen, NAMES, words)).panel(prompt, draft)


def told(seen: Observation, prompt: AskPlan, draft: dict[str, Any], words: Texts) -> str:
    """What the sheet says between its picture and its menus: at most six lines."""
    texts = (block for block in shown(seen, prompt, draft, words).blocks if isinstance(block, Text))
    content = next(texts).content
    assert len(content.splitlines()) <= LINES
    return content


def whole(seen: Observation, prompt: AskPlan, draft: dict[str, Any], words: Texts) -> Message:
    """With what is above and below every panel: the season, the match, until when, and the menu of terms."""
    message = shown(seen, prompt, draft, words)
    terms = glossary.menu(ShogunPresenter(View(seen, NAMES, words)).terms(), words)
    presenter = ShogunPresenter(View(seen, NAMES, words))
    header = Text("#abcdef · 00:00, 1 January 2027 · 24 h", "small")
    return replace(message, blocks=(Text(presenter.heading(), "heading"), header, *message.blocks, *terms))


def pressed(seen: Observation, prompt: AskPlan, draft: dict[str, Any], press: Press) -> Any:
    return ShogunPresenter(View(seen, NAMES, ENGLISH)).press(prompt, draft, press)


def by_hand(seen: Observation, prompt: AskPlan, plan: Plan) -> int:
    """The presses that a person needs to lay this plan and confirm it, with the menus that are shown."""
    draft: dict[str, Any] = {}
    count = 0

    def do(press: Press) -> None:
        nonlocal draft, count
        answer = pressed(seen, prompt, draft, press)
        assert isinstance(answer, Redraft), press
        draft, count = answer.draft, count + 1

    def menu(verb: str) -> Select:
        blocks = shown(seen, prompt, draft).blocks
        return next(block for block in blocks if isinstance(block, Select) and block.verb == verb)

    row = [option.value for option in menu("focus").options]
    cards: dict[str, Any] = {action.value: name for action, name in plan.provinces.items()}
    if plan.bid != 0:
        cards["bid"] = plan.bid
    spaces = tuple(space for space in row if space in cards)
    asked = any(space in MARCHES and space not in plan.orders for space in spaces)
    if asked or spaces != tuple(row[: len(spaces)]):
        do(Press("focus", values=spaces))
    for space in spaces:
        assert menu("lay").argument == space
        order = plan.orders.get(Action(space)) if space != "bid" else None
        value = f"chest-{cards[space]}" if isinstance(cards[space], int) else cards[space]
        if order:
            value += f">{order.target or ''}" + (f"*{order.armies}" if order.armies else "")
        page = 0
        while value not in [option.value for option in menu("lay").options]:
            page += 1
            do(Press("page", str(page)))
        do(Press("lay", space, (value,)))
    orders = {
        action: towards(it.target, it.armies) if it.target else HOLD_BACK
        for action, it in plan.orders.items()
    }
    assert convert(draft["plan"], Plan) == changed(plan, orders=orders)
    answer = pressed(seen, prompt, draft, Press("confirm"))
    assert isinstance(answer, Play)
    return count + 1


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_sheet_is_one_screen_of_a_phone(words: Texts) -> None:
    for seen, prompt in seasons()[::5]:
        advised = GAME.advise(seen)
        assert isinstance(advised, SubmitPlan)
        empty: dict[str, Any] = {}
        full: dict[str, Any] = pressed(seen, prompt, empty, Press("suggest")).draft
        for draft in (empty, full):
            assert lines(told(seen, prompt, draft, words)) <= LINES + 3, "a line may wrap"
            assert height(whole(seen, prompt, draft, words)) <= SCREEN


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_random_legal_plans_are_one_screen_too(words: Texts) -> None:
    """Where much is wrong, two dangers at most are named, and how many more there are."""
    asked = seasons()
    counts = []
    for number in range(RANDOM_PLANS):
        seen, prompt = asked[number % len(asked)]
        plan = to_builtins(Plans(seen).sample(Chance(bytes([number]) * 32, 0)).plan)
        assert height(whole(seen, prompt, {"plan": plan}, words)) <= SCREEN
        one_of_two = told(seen, prompt, {"plan": plan, "draft": "B"}, words)
        counts.append(len(one_of_two.splitlines()))
    assert max(counts) <= LINES, "the last names the draft"
    assert max(counts) > LINES - 2, "some plans have dangers"


@pytest.mark.parametrize("count", [8, pytest.param(250, marks=pytest.mark.long)])
@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_with_a_march_in_hand_the_sheet_is_one_screen_too(words: Texts, count: int) -> None:
    """The picture gives way to the menus of an order: first the map is lower, then it is alone."""
    asked, heights = seasons(), set()
    for number in range(count):
        seen, prompt = asked[number % len(asked)]
        drawn = Plans(seen).sample(Chance(bytes([number]) * 32, 0)).plan
        plan = to_builtins(drawn)
        for focus in (None, *(action.value for action in drawn.orders)):
            draft = {"plan": plan} | ({"focus": focus} if focus else {})
            message = whole(seen, prompt, draft, words)
            assert height(message) <= SCREEN, (number, focus)
            picture = next(block for block in message.blocks if isinstance(block, Picture))
            heights.add(picture.drawing.paint().height)
    assert len(heights) > 2
    assert min(heights) >= LEAST


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_sheet_without_dangers_counts_none(words: Texts) -> None:
    """With an order in hand the other lines may leave no room at all: it said "… and -1 more"."""
    for seen, prompt in seasons():
        draft = pressed(seen, prompt, {}, Press("suggest")).draft
        for action in MARCHES:
            assert "-1" not in told(seen, prompt, {**draft, "focus": action.value}, words)


def test_a_suggested_plan_takes_two_presses() -> None:
    for seen, prompt in seasons():
        answer = pressed(seen, prompt, {}, Press("suggest"))
        assert isinstance(pressed(seen, prompt, answer.draft, Press("confirm")), Play)


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (3, 2), (4, 0), (5, 0)])
def test_a_plan_by_hand_takes_at_most_thirteen_presses(seats: int, seed: int) -> None:
    """The plans that are advised in a whole match: ten actions at most, marches with targets, and a bid."""
    counts = []
    for seen, prompt in seasons(seats, seed):
        advised = GAME.advise(seen)
        assert isinstance(advised, SubmitPlan)
        counts.append(by_hand(seen, prompt, advised.plan))
    assert max(counts) <= PRESSES, sorted(counts)[-5:]
