"""The planning panel's sums and dangers: chests, rice, what is dropped, revolts."""

import re

import pytest
from msgspec.structs import replace

from bot.views.message import (
    Press,
)
from bot.views.shogun.forecast import foretold
from bot.views.shogun.planning import read
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.content import Action, Building, Season, content
from rules.shogun.game import GAME
from rules.shogun.planning import owned_provinces
from tests.bot.views.matches import LONG_NAMES
from tests.bot.views.planning_panel import (
    EMPTY,
    ENGLISH,
    SEAT,
    details,
    lay,
    panel,
    planning,
    press,
    said,
)

DRY_RUN = Press("mode", "dry-run")


@pytest.mark.parametrize(
    ("events", "described"),
    [
        ((0, 6), " − (0 or 5) → "),
        ((2, 5), " − 3 → "),
        ((6, 0), "(winter: no rice lost)"),
        ((0, 6), "(winter: −5 rice)"),
    ],
)
def test_what_winter_may_take_is_said_in_as_few_numbers_as_it_needs(
    events: tuple[int, ...], described: str
) -> None:
    seen = GAME.observe(planning(), SEAT)
    open_events = replace(seen, public=replace(seen.public, events=events))
    assert described in said(panel(open_events, EMPTY)) + details(open_events, EMPTY)


def test_the_sums_of_a_plan() -> None:
    """What cards bring, what is short in winter, and a revolt that is provoked (SH6.2, SH8.2)."""
    seen = GAME.observe(planning(), SEAT)
    taxed, eaten = owned_provinces(seen)[:2]
    provinces = {**seen.public.provinces, taxed: replace(seen.public.provinces[taxed], revolts=1)}
    restless = replace(seen, public=replace(seen.public, provinces=provinces, events=(6, 9)))
    draft = press(restless, EMPTY, lay("collect_taxes", taxed), lay("confiscate_rice", eaten))
    chests, rice = (content().provinces[name] for name in (taxed, eaten))
    text = said(panel(restless, draft))
    assert f"+ ({min(chests.chests, 5)}–{chests.chests + 1}) in taxes" in text
    [line] = [line for line in text.splitlines() if line.startswith("🍚 ")]
    assert line.startswith("🍚 **In winter short of "), "the sum is under Details"
    [_, line] = [line for line in details(restless, draft).splitlines() if line.startswith("🍚 ")]
    assert f"+ ({rice.rice}–{max(rice.rice, 4) + 1}) − (0 or 3) → " in line
    assert line.endswith(" for 8 provinces, if none is lost")
    assert f"Collect Taxes in {taxed} causes a revolt: put down ≈" in text
    run = said(panel(restless, press(restless, draft, DRY_RUN))).splitlines()
    [collected] = [line for line in run if f", **{taxed}**: " in line]
    [harvested] = [line for line in run if f", **{eaten}**: " in line]
    odds = re.search(r"put down (≈ \d+ %)", text)
    assert odds
    assert f"🔥 revolt, put down {odds[1]}" in collected
    assert "🔥" not in harvested


def test_a_card_that_does_nothing_may_have_to_lie() -> None:
    """SH4.2, SH6.1: who has no more than the least number of cards laid keeps those that will be dropped."""
    seen = GAME.observe(planning(), SEAT)
    names = owned_provinces(seen)
    there = replace(seen.public.provinces[names[0]], buildings=(Building.CASTLE,))
    built = replace(seen, public=replace(seen.public, provinces={**seen.public.provinces, names[0]: there}))
    spaces = "build_castle", "deploy_5", "deploy_3", "collect_taxes", "build_temple", "battle_move_a", "bid"
    cards = [lay(space, name) for space, name in zip(spaces, names, strict=False)]
    note = "it costs nothing and fills a space (provinces to lay: at least 6)"
    assert note in said(panel(built, press(built, EMPTY, *cards[:6])))
    assert note not in said(panel(built, press(built, EMPTY, *cards)))


def test_a_plan_that_cannot_all_be_paid_says_what_it_would_cost() -> None:
    """SH6.1: what is dropped costs nothing, so that the sum alone looks as if all were paid."""
    seen = GAME.observe(planning(), SEAT)
    players = [*seen.public.players]
    players[SEAT] = replace(players[SEAT], chests=4)
    poor = replace(seen, public=replace(seen.public, players=tuple(players)))
    names, spaces = owned_provinces(seen), ("deploy_5", "build_castle", "build_temple")
    whole = sum(content().prices[Action(space)] for space in spaces)
    draft = press(poor, EMPTY, *(lay(space, name) for space, name in zip(spaces, names, strict=False)))
    told = f"(the whole plan would cost {whole})"
    assert told in said(panel(poor, draft)).splitlines()[0]
    assert told not in said(panel(seen, draft))


def test_what_battles_may_win_eats_too() -> None:
    """SH8.2: the details count planned conquests, and say how many."""
    seen = GAME.observe(planning(), SEAT)
    first, second = owned_provinces(seen)[:2]
    draft = press(seen, EMPTY, lay("battle_move_a", first))
    assert "for 8–9 provinces (1 battle), if none" in details(seen, draft)
    draft = press(seen, draft, lay("battle_move_b", second))
    assert "for 8–10 provinces (2 battles), if none" in details(seen, draft)
    alone = replace(seen.public.provinces[second], armies=1)
    weak = replace(seen, public=replace(seen.public, provinces={**seen.public.provinces, second: alone}))
    assert "for 8–9 provinces (1 battle), if none" in details(weak, draft), "SH6.5: one is dropped"


def test_one_army_cannot_march_unless_an_attack_leaves_more() -> None:
    """SH6.5, SH7.4: a defender may keep cubes that were in the tower; nothing that is planned brings any."""
    seen = GAME.observe(planning(), SEAT)
    name = owned_provinces(seen)[0]
    provinces = {**seen.public.provinces, name: replace(seen.public.provinces[name], armies=1)}
    weak = replace(seen, public=replace(seen.public, provinces=provinces))
    draft = press(weak, EMPTY, lay("battle_move_a", name))
    few = "a march needs 2 armies, and only a battle fought there could bring more"
    assert f"⛔ Battle/Move A in {name} will be dropped: {few}" in said(panel(weak, draft))
    assert f"⛔ dropped – {few}" in said(panel(weak, press(weak, draft, Press("mode", "dry-run"))))


@pytest.mark.parametrize(
    ("season", "told"),
    [
        (Season.SPRING, " – summer and fall can still bring rice"),
        (Season.SUMMER, " – fall can still bring rice"),
        (Season.FALL, ""),
    ],
)
def test_sh8_2_a_shortage_says_which_seasons_can_still_bring_rice(season: Season, told: str) -> None:
    """It is an alarm only where none can."""
    seen = GAME.observe(planning(), SEAT)
    players = tuple(replace(player, rice=0) for player in seen.public.players)
    hungry = replace(seen, public=replace(seen.public, season=season, players=players))
    (line,) = [one for one in said(panel(hungry, EMPTY)).splitlines() if one.startswith("🍚")]
    found = re.fullmatch(r"🍚 (⚠️ )?\*\*In winter short of [\d–]+, revolts: [\d–]+\*\*(.*)", line)
    assert found
    assert found[2] == told
    assert bool(found[1]) == (season is Season.FALL)


def test_sh8_1_rice_that_is_enough_is_said_first() -> None:
    seen = GAME.observe(planning(), SEAT)
    players = tuple(replace(player, rice=30) for player in seen.public.players)
    fed = replace(seen, public=replace(seen.public, players=players, events=(6, 9)))
    (line,) = [one for one in said(panel(fed, EMPTY)).splitlines() if one.startswith("🍚")]
    assert line == "🍚 ✅ **Enough for winter**"
    assert "🍚 30 − (0 or 3) → 27–30 for 8 provinces, if none is lost" in details(fed, EMPTY)


def test_chests_that_do_not_last_are_named() -> None:
    seen = GAME.observe(planning(), SEAT)
    players = [replace(player, chests=3) for player in seen.public.players]
    row = (Action.DEPLOY_5, Action.BUILD_CASTLE, Action.COLLECT_TAXES, Action.DEPLOY_3, Action.BATTLE_MOVE_A)
    poor = replace(seen, public=replace(seen.public, players=tuple(players), actions=(*row, *(None,) * 5)))
    names = owned_provinces(seen)
    castle, taxes, temple = "build_castle", "collect_taxes", "build_temple"
    draft = press(poor, EMPTY, lay("deploy_5", names[0]), lay(castle, names[1]))
    kept = "too few chests, if no province is lost"
    assert f"⛔ Build Castle in {names[1]} will be dropped: {kept}" in said(panel(poor, draft)), "SH6.0"
    assert "⛔ dropped – too few chests · " in said(panel(poor, press(poor, draft, DRY_RUN)))
    broke = tuple(replace(player, chests=0) for player in players)
    broken = replace(poor, public=replace(poor.public, players=broke))
    alone = said(panel(broken, press(broken, EMPTY, lay(castle, names[1]))))
    assert f"⛔ Build Castle in {names[1]} will be dropped: too few chests" in alone
    assert kept not in alone, "nothing else is paid"
    draft = press(poor, EMPTY, lay("deploy_5", names[0]), lay(temple, names[1]), lay(taxes, names[2]))
    assert "too few chests" not in said(panel(poor, draft))
    hidden = replace(poor, public=replace(poor.public, actions=(Action.DEPLOY_5, *(None,) * 9)))
    assert f"⚠️ Build Temple in {names[1]} may be dropped: too few chests" in said(panel(hidden, draft))


def test_what_is_surely_dropped_comes_first_and_no_danger_is_left_out_unsaid() -> None:
    """SH6.0, SH6.2: then the space in focus, then the likeliest harm; what has no room is under Details."""
    seen = GAME.observe(planning(), SEAT)
    names = owned_provinces(seen)
    players = [replace(player, chests=1) for player in seen.public.players]
    provinces = {**seen.public.provinces, names[0]: replace(seen.public.provinces[names[0]], revolts=1)}
    public = replace(seen.public, players=tuple(players), provinces=provinces, actions=(None,) * 10)
    spaces = "confiscate_rice", "build_castle", "build_temple", "build_theater", "deploy_5", "deploy_3"
    draft = press(seen, EMPTY, *(lay(space, name) for space, name in zip(spaces, names, strict=False)))
    poor = replace(seen, public=public)
    told = said(panel(poor, draft)).splitlines()
    assert any(re.fullmatch(r"… and \d more under More → Details", line) for line in told)
    plan, texts = read(draft, poor).plan, ShogunTexts(ENGLISH, LONG_NAMES)
    _, _, _, *dangers = foretold(poor, plan, texts)
    assert [line[:1] for line in dangers] == [*"⛔" * 4, "🔥"], "what is certain comes before a revolt"


def test_sh6_2_the_revolt_in_hand_is_named_first_else_the_likelier_loss() -> None:
    seen = GAME.observe(planning(), SEAT)
    strong, weak = owned_provinces(seen)[:2]
    provinces = dict(seen.public.provinces)
    provinces[strong] = replace(provinces[strong], revolts=1, armies=9)
    provinces[weak] = replace(provinces[weak], revolts=1, armies=1)
    restless = replace(seen, public=replace(seen.public, provinces=provinces))
    draft = press(restless, EMPTY, lay("confiscate_rice", weak), lay("collect_taxes", strong))
    for focus, first in (("collect_taxes", strong), ("confiscate_rice", weak), ("bid", weak)):
        focused = press(restless, draft, Press("focus", values=(focus,)))
        danger, *_ = [line for line in said(panel(restless, focused)).splitlines() if line[:1] == "🔥"]
        assert f" in {first} causes a revolt" in danger
