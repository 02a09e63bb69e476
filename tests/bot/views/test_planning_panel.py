"""The planning panel: every press leads where it says, and nothing else."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.views.message import (
    Message,
    Picture,
    Play,
    Press,
    Redraft,
    Refuse,
)
from bot.views.presenter import View
from bot.views.shogun.details import Details
from bot.views.shogun.forecast import foretold
from bot.views.shogun.planning import MAX_UNDO, PlanningPanel, Sheet, read
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import Texts
from renderer.shogun import Planning
from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import MARCHES, Action, Building, ProvinceName
from rules.shogun.forecast import lacking
from rules.shogun.game import GAME
from rules.shogun.planning import asks, owned_provinces
from rules.shogun.prompts import AskPlan
from rules.shogun.state import NEUTRAL, Observation, Plan, StandingOrder
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, language_of, questions
from tests.bot.views.planning_panel import (
    EMPTY,
    ENGLISH,
    SEAT,
    buttons,
    details,
    lay,
    many_provinces,
    panel,
    planning,
    press,
    refusal,
    said,
    selects,
)
from tests.rules.shogun.positions import BLUE, RED, Position


def test_suggest_and_confirm_give_a_legal_plan() -> None:
    state = planning()
    for seat in all_seats(4):
        seen = GAME.observe(state, seat)
        prompt = GAME.prompts(state)[seat]
        suggested = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, EMPTY, Press("suggest"))
        assert isinstance(suggested, Redraft)
        answer = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, suggested.draft, Press("confirm"))
        assert isinstance(answer, Play)
        assert answer.command in GAME.legal(state, seat)


def test_cards_are_laid_moved_and_taken_back() -> None:
    seen = GAME.observe(planning(), SEAT)
    first, second = owned_provinces(seen)[:2]
    draft = press(seen, EMPTY, lay("build_castle", first), lay("bid", second), lay("deploy_3", first))
    assert draft["plan"]["provinces"] == {"deploy_3": first}, "a card lies on one space only"
    assert draft["plan"]["bid"] == second
    draft = press(seen, draft, lay("bid", "chest-3"), lay("deploy_3", "none"))
    assert draft["plan"] == {"provinces": {}, "bid": 3, "orders": {}}
    assert press(seen, draft, lay("bid", "none"))["plan"]["bid"] is None


def test_details_count_a_planned_building_towards_its_majority() -> None:
    seen = GAME.observe(planning(), SEAT)
    region_of = seen.public.board.region_of
    missing = next(one for one in lacking(seen.public, SEAT) if one.building is Building.TEMPLE)
    inside = next(name for name in owned_provinces(seen) if region_of[name] == missing.region)
    outside = next(name for name in owned_provinces(seen) if region_of[name] != missing.region)
    now = f"{ENGLISH(f'shogun-region-{missing.region}')}: "
    for name, told in (
        (inside, f"temple {missing.missing} → {missing.missing - 1} with this plan"),
        (outside, ""),
    ):
        [line] = [
            line
            for line in details(seen, press(seen, EMPTY, lay("build_temple", name))).splitlines()
            if line.startswith(f"- {now}")
        ]
        assert told in line
        assert ("→" in line) is bool(told)


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_card_that_is_taken_from_another_space_leaves_it_empty_aloud(words: Texts) -> None:
    seen = GAME.observe(planning(), SEAT)
    first, second, third = owned_provinces(seen)[:3]
    before = press(seen, EMPTY, lay("build_castle", first), lay("deploy_3", second))
    moved = press(seen, before, lay("deploy_3", first))
    left = words("shogun-panel-left", space=words("shogun-action-build-castle"), province=first)
    assert left in said(panel(seen, moved, words))
    bid = said(panel(seen, press(seen, before, lay("bid", first)), words)).splitlines()
    assert left in bid, "special cards on the same line read like one fact"
    quiet = (
        press(seen, moved, Press("undo")),
        press(seen, moved, lay("build_castle", third)),
        press(seen, before, lay("build_castle", third)),  # the card that lay there is in the hand again
        press(seen, before, lay("build_castle", "none")),
    )
    for draft in quiet:
        assert "↪" not in said(panel(seen, draft, words))


def test_who_fills_an_empty_sheet_is_led_from_space_to_space() -> None:
    seen = GAME.observe(planning(), SEAT)
    first, second, third, fourth = owned_provinces(seen)[:4]
    row = ("deploy_5", "battle_move_a", "build_temple", "collect_taxes", "deploy_3")
    seen = replace(seen, public=replace(seen.public, actions=(*map(Action, row), *(None,) * 5)))
    draft = press(seen, EMPTY, lay("build_temple", first))
    assert draft["focus"] == "collect_taxes"
    assert press(seen, draft, lay("build_temple", second))["focus"] == "build_temple", "it was changed"
    assert press(seen, draft, lay("deploy_3", first))["focus"] == "deploy_3", "the card was moved"
    assert press(seen, draft, lay("build_temple", "none"))["focus"] == "build_temple", "it was taken back"
    assert press(seen, draft, lay("bid", second))["focus"] == "bid"
    assert press(seen, draft, lay("battle_move_a", second))["focus"] == "battle_move_a", "a march has orders"
    draft = press(seen, draft, lay("deploy_3", second), lay("deploy_5", third))
    assert draft["focus"] == "battle_move_a"
    hidden = [action.value for action in Action if action.value not in row]
    assert press(seen, draft, lay(hidden[-1], "none"))["focus"] == "bid", "it comes after the last action"
    assert press(seen, draft, lay(hidden[0], fourth))["focus"] == hidden[1]


def test_with_the_last_card_of_the_hand_nothing_is_left_to_be_led_to() -> None:
    seen = many_provinces(2)
    first, second = owned_provinces(seen)
    space = next(action.value for action in seen.public.actions if action and action not in MARCHES)
    draft = press(seen, EMPTY, lay("bid", second), lay(space, first))
    assert draft["focus"] == space


def test_the_panel_shows_what_lies_where() -> None:
    seen = GAME.observe(planning(), SEAT)
    first = owned_provinces(seen)[0]
    draft = press(seen, EMPTY, lay("build_castle", first), lay("bid", "chest-4"))
    message = panel(seen, draft)
    picture = next(block for block in message.blocks if isinstance(block, Picture))
    assert picture.alt == f"Your planning board: Build Castle: {first}. Bid: 4 chests."
    assert f"🪙 **{seen.public.players[SEAT].chests}** − 7 → **8**, if no province is lost" in said(message)
    told = said(press_focus(seen, draft))
    assert "Provinces laid: **1** of at least 6" in told
    assert "draft" not in told, "there is no second draft yet"
    text = details(seen, draft)
    assert f"Build Castle (🪙 3): **{first}**" in text
    assert "Bid for turn order: **4 chests**" in text


def press_focus(seen: Observation, draft: dict[str, Any]) -> Message:
    """The panel with an action in hand."""
    return panel(seen, press(seen, draft, Press("focus", values=("build_castle",))))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_menus_of_a_march_say_once_what_their_odds_are_of(words: Texts) -> None:
    """SH3.5: but not of the season's first action, which has the odds of the board alone."""
    seen, told = many_provinces(8), words("shogun-panel-odds")
    row = (Action.BATTLE_MOVE_A, *(one for one in Action if one is not Action.BATTLE_MOVE_A))
    seen = replace(seen, public=replace(seen.public, actions=row))
    suggested = press(seen, EMPTY, Press("suggest"))
    for draft in (EMPTY, suggested):
        for space in (*Action, "bid"):
            focused = press(seen, draft, Press("focus", values=(space,)))
            assert said(panel(seen, focused, words)).count(told) == (space is Action.BATTLE_MOVE_B)
            instead = press(seen, focused, Press("mode", "more"))
            assert told not in said(panel(seen, instead, words))


def test_the_first_five_actions_come_in_the_order_of_this_round() -> None:
    seen = GAME.observe(planning(), SEAT)
    focus = selects(panel(seen, EMPTY))["focus"]
    values = [option.value for option in focus.options]
    assert values[:5] == [action for action in seen.public.actions if action]
    assert sorted(values) == sorted([*Action, "bid"])
    assert [option.label[0] for option in focus.options[:6]] == ["1", "2", "3", "4", "5", "?"]
    assert all(option.description == "no action" for option in focus.options[:10]), "it costs nothing"
    name = owned_provinces(seen)[0]
    focus = selects(panel(seen, press(seen, EMPTY, lay("deploy_5", name))))["focus"]
    told = {option.value: option.description for option in focus.options}
    assert told["deploy_5"] == f"{name} · 🪙 3"


def test_who_takes_the_suggestion_is_asked_nothing_more() -> None:
    for seat in all_seats(4):
        seen = GAME.observe(planning(), seat)
        sheet = read(press(seen, EMPTY, Press("suggest")), seen)
        assert list(asks(sheet.plan, 4)) == []


def test_clear_empties_the_board() -> None:
    """A bid of 0 chests is where everybody starts, for a plan without a bid is refused (SH4.3)."""
    seen = GAME.observe(planning(), SEAT)
    full = press(seen, EMPTY, Press("suggest"))
    asked = press(seen, full, Press("clear"))
    assert asked["plan"] == full["plan"], "it asks first"
    assert [button.verb for button in buttons(panel(seen, asked))][:2] == ["erase", "mode"]
    draft = press(seen, asked, Press("erase"))
    assert draft["plan"] == {"provinces": {}, "bid": 0, "orders": {}}
    assert press(seen, draft, Press("undo"))["plan"] == full["plan"]


def test_suggest_fills_what_is_empty_and_asks_before_it_replaces() -> None:
    seen = GAME.observe(planning(), SEAT)
    mine = owned_provinces(seen)[0]
    begun = press(seen, EMPTY, lay("build_theater", mine), lay("bid", "chest-2"))
    filled = press(seen, begun, Press("suggest"))
    assert filled["plan"]["provinces"]["build_theater"] == mine
    assert filled["plan"]["bid"] == 2
    assert len(filled["plan"]["provinces"]) >= 6
    asked = press(seen, filled, Press("suggest"))
    assert asked["plan"] == filled["plan"]
    replaced = press(seen, asked, Press("replace"))
    assert replaced["plan"] == press(seen, EMPTY, Press("suggest"))["plan"]
    assert press(seen, asked, Press("mode", ""))["mode"] is None


def test_the_last_changes_can_be_undone_one_by_one() -> None:
    seen = GAME.observe(planning(), SEAT)
    names = owned_provinces(seen)[:3]
    drafts = [press(seen, EMPTY, lay("bid", "chest-1"))]
    for action, name in zip(("deploy_5", "build_castle", "collect_taxes"), names, strict=True):
        drafts.append(press(seen, drafts[-1], lay(action, name)))
    draft = drafts[-1]
    for before in reversed(drafts[:-1]):
        draft = press(seen, draft, Press("undo"))
        assert draft["plan"] == before["plan"]
    many = EMPTY
    for number in range(30):
        many = press(seen, many, lay("bid", f"chest-{number % 5}"))
    assert len(many["past"]) == MAX_UNDO
    assert refusal(seen, EMPTY, Press("undo"))


def test_two_drafts_are_kept_apart() -> None:
    seen = GAME.observe(planning(), SEAT)
    name = owned_provinces(seen)[0]
    first = press(seen, EMPTY, lay("build_castle", name))
    second = press(seen, first, Press("switch", "B"))
    assert second["plan"]["provinces"] == {}
    second = press(seen, second, lay("deploy_5", name))
    assert press(seen, second, Press("switch", "B")) == second, "an old button changes nothing"
    again = press(seen, second, Press("switch", "A"))
    assert again["plan"] == first["plan"]
    assert again["other"] == second["plan"]


def test_the_plan_of_the_season_before_is_a_start() -> None:
    """Provinces that were lost since are left out, with their orders (SH4.1)."""
    seen = GAME.observe(planning(), SEAT)
    advised = GAME.advise(seen)
    assert isinstance(advised, SubmitPlan)
    presenter = ShogunPresenter(View(seen, (), ENGLISH))
    answer = presenter.recalled(AskPlan("1", SEAT, False), EMPTY, advised)
    assert isinstance(answer, Redraft)
    assert answer.draft["plan"] == msgspec.to_builtins(advised.plan)
    lost = next(iter(advised.plan.provinces.values()))
    provinces = {**seen.public.provinces, lost: NEUTRAL}
    later = replace(seen, public=replace(seen.public, provinces=provinces))
    poorer = ShogunPresenter(View(later, (), ENGLISH)).recalled(AskPlan("1", SEAT, False), EMPTY, advised)
    assert isinstance(poorer, Redraft)
    assert lost not in poorer.draft["plan"]["provinces"].values()
    assert isinstance(presenter.recalled(AskPlan("1", SEAT, False), EMPTY, None), Refuse)


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_details_and_dry_run_say_what_they_should(words: Texts) -> None:
    seen = GAME.observe(planning(), SEAT)
    draft = press(seen, EMPTY, Press("suggest"))
    for mode in ("more", "details", "dry-run", "clear", "replace"):
        shown = panel(seen, press(seen, draft, Press("mode", mode)), words)
        check_message(shown)
        assert not selects(shown)
        assert "confirm" in [button.verb for button in buttons(shown)]
    told = said(panel(seen, press(seen, draft, Press("mode", "dry-run")), words))
    assert all(f"**{name}**" in told for name in draft["plan"]["provinces"].values())
    hungry = [line for line in details(seen, draft, words).splitlines() if LONG_NAMES[1][:9] in line]
    assert f"🍚 {seen.public.players[Seat(1)].rice}" in hungry[0]


def test_the_dry_run_says_that_it_asks_only_where_an_order_may_leave_it_open() -> None:
    """SH6.4, SH6.5: no order that ends with holding back is ever asked."""
    first, name = Action.BATTLE_MOVE_A, ProvinceName
    position = Position().provinces(BLUE, "Kai", "Shinano", "Musashi", armies=3).province("Kozuke", RED, 9)
    position.province("Kai", BLUE, 1).row(Action.BATTLE_MOVE_B, first, Action.DEPLOY_1_MOVE)
    many, held = StandingOrder(name("Kozuke"), 9), StandingOrder(name("Shinano"), 9)
    asked, stay = ENGLISH("shogun-order-ask"), ENGLISH("shogun-order-hold")
    for otherwise, told in ((None, [asked, asked]), (StandingOrder(None), ["→ Kai: 1 ⚔️", stay])):
        orders = {
            Action.BATTLE_MOVE_B: replace(many, otherwise=otherwise),
            first: StandingOrder(name("Suruga"), 9, otherwise=otherwise),
            Action.DEPLOY_1_MOVE: replace(held, otherwise=otherwise),
        }
        where = zip(orders, map(name, ("Musashi", "Kai", "Shinano")), strict=True)
        plan = Plan(dict(where), 0, orders)
        texts = ShogunTexts(ENGLISH, LONG_NAMES)
        _, battle, joined, deployed = Details(GAME.observe(position.state, BLUE), plan, texts).dry_run()
        does = [line.split(": ", 1)[1] for line in (battle, deployed)]
        assert does[0].startswith(told[0])
        assert does[1].startswith(f"+1 ⚔️ · {told[1]} · 🪙 "), "the army that it deploys comes first"
        if otherwise is None:
            few = "⚠️ may be dropped – at least 2 armies are needed to march"
            assert joined.endswith(f": {few}"), "an army of the march before may come"


def test_chests_are_not_said_twice_where_nothing_is_planned() -> None:
    seen = GAME.observe(planning(), SEAT)
    chests = seen.public.players[SEAT].chests
    assert f"🪙 **{chests}**\n" in said(panel(seen, EMPTY))


@pytest.mark.parametrize(
    ("presses", "said"),
    [
        ([lay("bid", "none")], "The bid is missing."),
        ([], "Provinces laid: 0. You must lay at least 6"),
    ],
)
def test_a_plan_that_breaks_a_rule_is_refused_in_words(presses: list[Press], said: str) -> None:
    """SH4.2."""
    seen = GAME.observe(planning(), SEAT)
    assert said in refusal(seen, press(seen, EMPTY, *presses), Press("confirm"))


@pytest.mark.parametrize(
    "pressed",
    [
        Press("nonsense"),
        Press("mode", "nonsense"),
        Press("switch", "C"),
        Press("undo"),
        Press("focus", values=("nonsense",)),
        Press("focus"),
        Press("page", "-1"),
        Press("page", "x"),
        Press("lay", "nonsense", ("none",)),
        Press("lay", "build_castle", ("Nowhere",)),
        Press("lay", "build_castle", ("chest-4",)),
        Press("lay", "build_castle", ()),
        Press("target", "build_castle", ("ask",)),
        Press("target", "battle_move_a", ("ask",)),
        Press("number", "battle_move_a", ("1",)),
        Press("change"),
    ],
    ids=repr,
)
def test_bad_presses_are_refused_in_words(pressed: Press) -> None:
    seen = GAME.observe(planning(), SEAT)
    for words in ALL_TEXTS:
        assert refusal(seen, EMPTY, pressed, words)


@pytest.mark.parametrize(
    "broken",
    [
        {"plan": 5},
        {"focus": "nonsense"},
        {"page": "first"},
        {"unknown": True},
        {"plan": {"provinces": {"build_castle": "Nowhere"}}},
        {"plan": {"bid": "Nowhere"}},
        {"plan": {"provinces": {"nonsense": "Kai"}}},
    ],
    ids=repr,
)
def test_a_broken_draft_is_an_empty_one(broken: dict[str, Any]) -> None:
    seen = GAME.observe(planning(), SEAT)
    assert panel(seen, broken) == panel(seen, EMPTY)


def test_drafts_and_controls_of_release_0_1_are_understood() -> None:
    """A message that was sent before an update still has its menus, with provinces alone as their values."""
    seen = GAME.observe(planning(), SEAT)
    name = owned_provinces(seen)[0]
    old: dict[str, Any] = {
        "plan": {"provinces": {"deploy_5": name}, "bid": 2},
        "focus": "deploy_5",
        "page": 0,
        "guide": None,
    }
    assert f"Deploy 5 Armies (🪙 3): **{name}**" in details(seen, old)
    laid = press(seen, old, lay("battle_move_a", name))
    assert laid["plan"]["provinces"] == {"battle_move_a": name}
    assert press(seen, old, Press("clear"))["plan"] == {**old["plan"], "orders": {}}


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("owned", [0, 1, 23, 24, 25, 26, 45])
def test_many_provinces_come_on_pages(owned: int, words: Texts) -> None:
    seen = many_provinces(owned)
    for space in (*Action, "bid"):
        draft = press(seen, EMPTY, Press("focus", values=(space,)))
        offered = _all_pages(seen, draft, words)
        assert set(owned_provinces(seen)) <= offered
        assert "none" in offered


def _all_pages(seen: Observation, draft: dict[str, Any], words: Texts) -> set[str]:
    """All cards that the pages of one space offer together."""
    first = panel(seen, draft, words)
    pages = [first]
    for button in buttons(first):
        if button.verb == "page":
            pages.append(panel(seen, press(seen, draft, Press("page", button.argument)), words))
    for page in pages:
        check_message(page)
    return {option.value for page in pages for option in selects(page)["lay"].options}


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_full_panels_keep_discords_limits(words: Texts) -> None:
    """Every plan of a whole match, with each of its spaces in hand."""
    asked = [
        (state, seat) for state, seat, prompt in questions(5) if isinstance(prompt, AskPlan) and prompt.owed
    ]
    for state, seat in asked[::7]:
        seen = GAME.observe(state, seat)
        command = GAME.legal(state, seat).sample(Chance(bytes(32), 1))
        assert isinstance(command, SubmitPlan)
        prompt = AskPlan("1", seat, False)
        for space in (*Action, "bid"):
            draft = {"plan": msgspec.to_builtins(command.plan), "focus": space}
            check_message(ShogunPresenter(View(seen, LONG_NAMES, words)).panel(prompt, draft))
        texts = ShogunTexts(words, LONG_NAMES)
        laid = tuple(PlanningPanel(seen, Sheet(command.plan), texts, confirmed=True).blocks())
        check_message(Message(laid))
        assert "\n".join(foretold(seen, command.plan, texts)) in said(Message(laid)), "it may be changed yet"


def test_a_laid_plan_is_shown_and_can_be_taken_back() -> None:
    state = planning()
    advised = GAME.advise(GAME.observe(state, SEAT))
    laid = GAME.apply(state, SEAT, advised, Chance(bytes(32), 1)).state
    seen, prompt = GAME.observe(laid, SEAT), GAME.prompts(laid)[SEAT]
    message = ShogunPresenter(View(seen, LONG_NAMES, ENGLISH)).panel(prompt, EMPTY)
    assert isinstance(advised, SubmitPlan)
    assert all(f"**{name}**" in said(message) for name in advised.plan.provinces.values())
    assert [button.verb for button in buttons(message)] == ["change"]
    answer = ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, EMPTY, Press("change"))
    assert answer == Play(WithdrawPlan())
    for verb in ("suggest", "clear", "confirm", "focus", "lay"):
        assert isinstance(ShogunPresenter(View(seen, (), ENGLISH)).press(prompt, EMPTY, Press(verb)), Refuse)


def test_what_others_do_meanwhile_leaves_the_sheet_the_same_picture() -> None:
    """So it need not be drawn again for everybody whenever somebody has laid a plan."""
    seen = GAME.observe(planning(), SEAT)
    later = replace(seen, public=replace(seen.public, confirmed=(False, True, False, True), asked=3))
    names = ("Aiko", "Bruno", "Chen", "Dita")
    sheets = [
        ShogunPresenter(View(one, names, ENGLISH)).panel(AskPlan("1", SEAT, False), EMPTY).pictures[0]
        for one in (seen, later)
    ]
    assert sheets[0].drawing == sheets[1].drawing


def test_the_sheet_is_drawn_for_the_march_in_hand() -> None:
    seen = GAME.observe(planning(), SEAT)
    draft = press(seen, EMPTY, Press("suggest"), Press("focus", values=(Action.BATTLE_MOVE_B,)))
    assert _drawn(seen, draft).focus is Action.BATTLE_MOVE_B
    assert _drawn(seen, press(seen, draft, Press("focus", values=(Action.BUILD_CASTLE,)))).focus is None


def _drawn(seen: Observation, draft: dict[str, Any]) -> Planning:
    drawing = panel(seen, draft).pictures[0].drawing
    assert isinstance(drawing, Planning)
    return drawing
