"""The public questions: every control leads to a legal command, everything else is refused in words."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.views.message import Answer, Buttons, Form, Message, Play, Press, Refuse, Select, Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import texts_in
from rules.core.model import Choices, Prompt, Seat
from rules.shogun.commands import March
from rules.shogun.content import Action, ProvinceName, Side, content
from rules.shogun.game import GAME
from rules.shogun.prompts import AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Cubes, Observation, Setup
from tests.bot.views.discord_limits import check_form
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, questions

ENGLISH = texts_in("en")
MATCHES = [(5, Setup.PRESET, Side.SUN), (4, Setup.DRAFT, Side.SUN), (3, Setup.DRAFT, Side.MOON)]


def presses(message: Message) -> Iterator[Press]:
    """Every press that the controls allow."""
    for block in message.blocks:
        if isinstance(block, Buttons):
            yield from (Press(button.verb, button.argument) for button in block.buttons)
        elif isinstance(block, Select):
            yield from (Press(block.verb, block.argument, (option.value,)) for option in block.options)


def answer(seen: Observation, prompt: Prompt, press: Press) -> Answer:
    """The answer to a press; a form is sent in as it was prefilled."""
    given = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, {}, press)
    if isinstance(given, Form):
        check_form(given)
        typed = {field.name: field.value for field in given.fields}
        return ShogunPresenter(View(seen, (), ENGLISH)).press(
            prompt, {}, Press(given.verb, given.argument, fields=typed)
        )
    return given


@pytest.mark.parametrize("match", MATCHES, ids=["preset", "draft", "moon"])
def test_every_control_gives_a_legal_command(match: tuple[int, Setup, Side]) -> None:
    kinds = set()
    for state, seat, prompt in questions(*match):
        if isinstance(prompt, AskPlan):
            continue
        kinds.add(prompt.kind)
        seen, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        given = [
            answer(seen, prompt, press)
            for press in presses(ShogunPresenter(View(seen, LONG_NAMES, ENGLISH)).ask(prompt))
        ]
        assert all(isinstance(one, Play) and one.command in legal for one in given), prompt
        if not isinstance(prompt, AskMarch):
            assert isinstance(legal, Choices)
            assert len(given) == len(legal), "every choice has its control"
    assert {"AskSpecial", "AskMarch", "AskRevolts"} <= kinds
    assert ("AskProvince" in kinds) is (match[1] is Setup.DRAFT)


@pytest.mark.parametrize("match", MATCHES, ids=["preset", "draft", "moon"])
def test_nonsense_is_refused_in_words(match: tuple[int, Setup, Side]) -> None:
    nonsense = [
        Press("nonsense"),
        Press("take", "Nowhere.5"),
        Press("special", "9"),
        Press("target", values=("Nowhere",)),
        Press("target"),
        Press("march", "Nowhere", fields={"armies": "1"}),
        Press("order", "3-2-1-0"),
    ]
    asked = {prompt.kind: (state, seat, prompt) for state, seat, prompt in questions(*match)}
    for state, seat, prompt in asked.values():
        for press in nonsense:
            for words in ALL_TEXTS:
                given = ShogunPresenter(View(GAME.observe(state, seat), (), words)).press(prompt, {}, press)
                assert isinstance(given, Refuse), (prompt, press)


def march(least: int) -> tuple[Observation, AskMarch]:
    """A march of a whole match in which at least `least` armies may go."""
    for state, seat, prompt in questions(5):
        if isinstance(prompt, AskMarch) and prompt.most >= least:
            return GAME.observe(state, seat), prompt
    raise AssertionError("no such march in this match")


def test_a_march_asks_for_the_number_in_a_form() -> None:
    """SH6.5: all but one at most; the form is prefilled with that."""
    seen, prompt = march(least=3)
    target = prompt.targets[0]
    form = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, {}, Press("target", values=(target,)))
    assert isinstance(form, Form)
    assert form.fields[0].value == str(prompt.most)
    sent = ShogunPresenter(View(seen, (), ENGLISH)).press(
        prompt, {}, Press(form.verb, form.argument, fields={"armies": " 2 "})
    )
    assert sent == Play(March(target, 2))


@pytest.mark.parametrize("typed", ["", "0", "-1", "99", "1.5", "two", "²", "٣", "9" * 5000])
def test_a_bad_number_is_refused_with_the_bounds(typed: str) -> None:
    seen, prompt = march(least=3)
    press = Press("march", prompt.targets[0], fields={"armies": typed})
    given = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, {}, press)
    assert given == Refuse(f"Please type a whole number from 1 to {prompt.most}.")


def test_one_army_goes_without_a_form() -> None:
    seen, _ = march(least=1)
    lone = AskMarch(
        id="1",
        seat=Seat(0),
        action=Action.BATTLE_MOVE_A,
        source=ProvinceName("Kai"),
        targets=(ProvinceName("Suruga"),),
        most=1,
    )
    given = ShogunPresenter(View(seen, (), ENGLISH)).press(lone, {}, Press("target", values=("Suruga",)))
    assert given == Play(March(ProvinceName("Suruga"), 1))


def test_only_the_optional_move_may_stay() -> None:
    """SH6.4, SH6.5."""
    seen, _ = march(least=1)
    for action in (Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B):
        prompt = AskMarch(
            id="1",
            seat=Seat(0),
            action=action,
            source=ProvinceName("Kai"),
            targets=(ProvinceName("Suruga"),),
            most=1,
        )
        assert isinstance(ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, {}, Press("stay")), Refuse)


def test_targets_say_who_stands_there() -> None:
    seen, prompt = march(least=1)
    message = ShogunPresenter(View(seen, ("Ann", "Bob", "Cid", "D_an", "Eve"), ENGLISH)).ask(prompt)
    select = next(block for block in message.blocks if isinstance(block, Select))
    for option in select.options:
        there = seen.public.provinces[ProvinceName(option.value)]
        owner = "neutral, " if there.owner is None else ("Ann", "Bob", "Cid", "D_an", "Eve")[there.owner]
        assert plain(option.label).startswith(f"{option.value} — {owner}")
    assert message.ping == (prompt.seat,)


def test_sh2_3_the_draft_says_which_groups_are_left_and_where_provinces_lie() -> None:
    words = texts_in("en")
    asked = [one for one in questions(3, Setup.DRAFT, Side.MOON) if one[2].kind == "AskProvince"]
    for state, seat, prompt in (asked[0], asked[-1]):
        assert isinstance(prompt, AskProvince)
        draft = state.public.draft
        assert draft
        told = ShogunPresenter(View(GAME.observe(state, seat), LONG_NAMES, words)).question(prompt)
        *_, first, second, groups = told.splitlines()
        for name, line in zip(prompt.cards, (first, second), strict=True):
            region = words(f"shogun-region-{state.public.board.region_of[name]}")
            assert line.startswith(f"- **{name}** ({region}): chests ")
        sizes = groups.removeprefix("Your groups left: ").split(", ")
        counted = [one.partition(" ×") for one in sizes]
        left = [int(size) for size, _, count in counted for _ in range(int(count or 1))]
        assert sorted(left) == sorted(draft.groups[seat])


def test_three_revolts_have_six_orders() -> None:
    """SH8.2, SH7.6: with why they come, who will face whom in each, the tray counted, and the odds."""
    seen, _ = march(least=1)
    tray, event = Cubes((2, 0, 0, 0, 0), 1), 4
    seen = replace(seen, public=replace(seen.public, tray=tray, event=event))
    prompt = AskRevolts(
        id="1",
        seat=Seat(0),
        provinces=(ProvinceName("Kai"), ProvinceName("Mino"), ProvinceName("Ise")),
        farmers=3,
    )
    message = ShogunPresenter(View(seen, LONG_NAMES, ENGLISH)).ask(prompt)
    told = "\n".join(block.content for block in message.blocks if isinstance(block, Text))
    rice, owned = seen.public.players[0].rice, len(seen.public.owned_by(Seat(0)))
    loss = content().events[event].winter_rice_loss
    assert (
        f" has {rice} left for {owned} provinces, **short of {owned - rice}** → 3 revolts, farmers +3" in told
    )
    assert f"❄️ Winter takes {loss} rice: " in told, "its story is told after the answer"
    for name in prompt.provinces:
        there = seen.public.provinces[name]
        assert f"- {name}: {there.armies + 2} armies (2 of them in the tray) against" in told
        farmers = min(there.revolts + 3, seen.public.farmers) + 1
        parts = rf"\({there.revolts} markers?, winter adds 3, tray 1\)"
        assert re.search(rf"{name}: .* against {farmers} farmers {parts} · put down [≈<>] \d+ %", told)
    assert len(re.findall("winter adds", told)) == 3, "each line says it, and nothing else does"
    given = [answer(seen, prompt, press) for press in presses(message)]
    assert len({str(one) for one in given}) == 6
    assert all(isinstance(one, Play) for one in given)


def test_special_cards_are_named() -> None:
    words = texts_in("en")
    state, seat, prompt = next(entry for entry in questions(5) if entry[2].kind == "AskSpecial")
    assert isinstance(prompt, AskSpecial)
    offered = [state.public.specials[position - 1] for position in prompt.positions]
    names = {words(f"shogun-special-{special.value.replace('_', '-')}") for special in offered}
    message = ShogunPresenter(View(GAME.observe(state, seat), LONG_NAMES, words)).ask(prompt)
    labels = [
        button.label for block in message.blocks if isinstance(block, Buttons) for button in block.buttons
    ]
    assert {label.split(". ", 1)[1] for label in labels} == names
