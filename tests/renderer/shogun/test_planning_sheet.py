"""The planning sheet: it can be read on a phone, and shows what the player needs to know."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.views.shogun.pictures import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import around, inside, overlap, towards
from renderer.shogun import Planning, ink
from renderer.shogun.army import REACH, head_box, spots_in
from renderer.shogun.changes import March
from renderer.shogun.chart import SIZE, chart
from renderer.shogun.portrait import WIDTH
from renderer.shogun.window import shows, window_on
from rules.core.chance import Chance
from rules.shogun.content import Action, Effect, ProvinceName, Side, Special, board, content
from rules.shogun.game import GAME
from rules.shogun.planning import Plans
from rules.shogun.state import Observation, Phase, Plan, StandingOrder
from tests.renderer.overlaps import covered
from tests.renderer.shogun.gallery import LABELS, PLAN, large_realm, planning
from tests.renderer.shogun.positions import changed
from tests.rules.shogun.positions import BLUE, Position

PHONE, SMALLEST = 390, 9.0
CALM = Effect.RICE_AT_MOST_3


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that are written on pictures."""
    write, found = text.write, list[str]()

    def noted(canvas: Canvas, words: str, *rest: Any, **more: Any) -> None:
        found.append(words)
        write(canvas, words, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    return found


def planned(seed: int) -> Planning:
    """A random realm with a random plan."""
    seen, chance = planning(), Random(seed)
    provinces = {
        name: msgspec.structs.replace(province, owner=chance.randrange(5), armies=chance.randrange(1, 31))
        for name, province in seen.public.provinces.items()
    }
    seen = Observation(seen.viewer, changed(seen.public, provinces=provinces), None)
    drawn = Plans(seen).sample(Chance(bytes(32), seed)).plan
    spoken = labels(texts_in(LANGUAGES[seed % len(LANGUAGES)]))
    return Planning(seen, drawn, spoken)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_text_is_nine_pixels_high_on_a_phone(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, sizes = text.write, {ink.NAME_SIZE: "names"}

    def noted(canvas: Canvas, words: str, at: Any, size: int, *rest: Any, **more: Any) -> None:
        sizes.setdefault(size, words)
        write(canvas, words, at, size, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    spoken = labels(texts_in(language))
    for sheet in (Planning(planning(), PLAN, spoken), Planning(large_realm(), PLAN, spoken), planned(1)):
        sheet.paint()
    smallest = min(sizes)
    assert smallest * PHONE / WIDTH >= SMALLEST, sizes[smallest]


@pytest.mark.parametrize("count", [6, pytest.param(500, marks=pytest.mark.long)])
def test_nothing_covers_a_word(count: int) -> None:
    found = [(seed, covered(planned(seed), "shogun")) for seed in range(count)]
    assert [(seed, words) for seed, words in found if words] == []


@pytest.mark.parametrize("side", Side)
def test_the_map_shows_each_province_alone_whole(side: Side) -> None:
    for name in board(side, 5).provinces:
        left, top, right, bottom = window_on((name,), ()).box
        x, y = chart().sites[name].army
        assert left < x < right
        assert top < y < bottom
        assert 0 <= left < right <= SIZE[0]
        assert 0 <= top < bottom <= SIZE[1]


@pytest.mark.parametrize("side", Side)
def test_the_map_shows_where_armies_may_march(side: Side) -> None:
    """Its own province stays in the picture, and all neighbours are there unless they are too far apart."""
    printed, missing = board(side, 5), 0
    for name in printed.provinces:
        near = tuple(sorted(printed.neighbours[name]))
        left, top, right, bottom = window_on((name,), near).box
        shown = [
            other
            for other in (name, *near)
            if left < chart().sites[other].army[0] < right and top < chart().sites[other].army[1] < bottom
        ]
        assert shown[0] == name
        missing += len(near) + 1 - len(shown)
    assert missing <= 3, "neighbours beyond a long sea route"


def test_what_is_planned_is_drawn_on_the_map_which_stays_where_it_is() -> None:
    sheet = Planning(planning(), Plan(PLAN.provinces), LABELS)
    bare = replace(sheet, draft=Plan())
    assert sheet.window == bare.window
    assert sheet._map().tobytes() != bare._map().tobytes()


def test_where_room_is_scarce_the_map_is_lower_and_then_alone() -> None:
    sheet = planned(2)
    usual = sheet.paint().height
    heights = [replace(sheet, room=room).paint().height for room in range(usual, 300, -20)]
    assert heights[0] == usual
    assert heights == sorted(heights, reverse=True)
    assert all(height <= max(room, 312) for height, room in zip(heights, range(usual, 300, -20), strict=True))


@pytest.mark.parametrize("room", [800, 500, 320])
def test_nothing_covers_a_word_on_a_lower_sheet(room: int) -> None:
    assert [
        (seed, words) for seed in range(4) if (words := covered(replace(planned(seed), room=room), "shogun"))
    ] == []


@pytest.mark.parametrize("side", Side)
def test_each_sign_stands_in_its_own_province(side: Side) -> None:
    for name in board(side, 5).provinces:
        spots, rings = spots_in(name), chart().sites[name].rings
        assert spots
        assert all(any(inside(at, ring) for ring in rings) for at in spots)


def _sheet(source: str, target: str | None = None) -> Planning:
    """A sheet for a battle from a province, or for its taxes."""
    name, action = ProvinceName(source), Action.BATTLE_MOVE_A if target else Action.COLLECT_TAXES
    position = Position().provinces(BLUE, source, "Settsu", "Omi", armies=7)
    seen = GAME.observe(position.row(action).state, BLUE)
    orders = {action: StandingOrder(ProvinceName(target))} if target else {}
    public = changed(seen.public, phase=Phase.PLANNING)
    return Planning(Observation(BLUE, public, None), Plan({action: name}, 0, orders), LABELS)


@pytest.mark.parametrize(
    ("source", "target"), [("Yamato", "Kii"), ("Mikawa", "Totomi"), ("Totomi", "Mikawa")]
)
def test_no_sign_stands_on_the_head_of_an_arrow(source: str, target: str) -> None:
    """One could not see where it points."""
    sheet = _sheet(source, target)
    marches = [march for _, march in sheet._marches()]
    (at,) = sheet._signs(marches).values()
    assert not overlap(around(at, REACH), head_box(marches[0]))


@pytest.mark.parametrize(("name", "joined"), [("Ise", True), ("Harima", True), ("Kii", False)])
def test_a_sign_that_is_nearer_to_another_army_is_joined_to_its_own(name: str, joined: bool) -> None:
    """That of Ise seemed to be Omi's."""
    sheet = _sheet(name)
    (at,) = sheet._signs(()).values()
    beside = towards(at, chart().sites[ProvinceName(name)].army, REACH + 5)
    x, y = map(round, sheet.window.pixel(beside))
    assert (sheet._map().convert("RGB").getpixel((x, y)) == sheet.colours.paper) is joined


@pytest.mark.parametrize("side", Side)
def test_the_map_shows_where_a_planned_march_goes(side: Side) -> None:
    """Also if most of the realm lies elsewhere."""
    everything = board(side, 5)
    for name in everything.provinces:
        for target in everything.neighbours[name]:
            realm = [name, *(far for far in everything.provinces if abs(_x(far) - _x(name)) > WIDTH)]
            left, top, right, bottom = window_on(tuple(realm), (), ((name, target),)).box
            x, y = chart().sites[target].army
            assert left < x < right
            assert top < y < bottom


@pytest.mark.parametrize("focus", [Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B, Action.DEPLOY_1_MOVE])
def test_of_marches_far_apart_the_map_shows_the_one_in_focus_whole(focus: Action) -> None:
    """It showed most provinces of marches: both sources, for instance, and no target."""
    ways = {
        Action.BATTLE_MOVE_A: ("Izu", "Awa-Boso"),
        Action.BATTLE_MOVE_B: ("Kii", "Awa-Shikoku"),
        Action.DEPLOY_1_MOVE: ("Noto",),
    }
    position = Position().provinces(BLUE, "Wakasa", "Settsu", "Omi", "Yamato", "Ise", "Shima")
    position = position.provinces(BLUE, *(source for source, *_ in ways.values()), armies=7)
    seen = GAME.observe(position.row(Action.BATTLE_MOVE_A).state, BLUE)
    planning = Observation(BLUE, changed(seen.public, phase=Phase.PLANNING), None)
    provinces = {action: ProvinceName(source) for action, (source, *_) in ways.items()}
    orders = {action: StandingOrder(ProvinceName(way[-1])) for action, way in ways.items() if len(way) > 1}
    sheet = Planning(planning, Plan(provinces, 0, orders), LABELS, focus=focus)
    assert _shows(sheet, *ways[focus])
    assert any(_shows(replace(sheet, focus=None), *ways[action]) for action in orders)


def _shows(sheet: Planning, *names: str) -> bool:
    return all(shows(sheet.window.box, ProvinceName(name)) for name in names)


def _x(name: ProvinceName) -> float:
    return chart().sites[name].army[0]


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("provinces", "figures"),
    [
        ({}, {"6 → 3"}),
        ({Action.COLLECT_TAXES: ProvinceName("Hoki")}, {"6 → 8–10", "+5–7"}),
        ({Action.BUILD_CASTLE: ProvinceName("Izumo")}, {"6 → 3"}),
    ],
    ids=["stock", "taxes", "a castle that cannot be built"],
)
def test_the_sheet_draws_the_chests_that_a_plan_may_leave(
    provinces: dict[Action, ProvinceName], figures: set[str], written: list[str]
) -> None:
    """SH5.4, SH6.2, SH6.7: the same chests as in the text, and what cards and events may bring."""
    seen = planning()
    players = [msgspec.structs.replace(player, chests=6) for player in seen.public.players]
    public = changed(seen.public, players=tuple(players), events=(0, 2, 6))
    Planning(Observation(seen.viewer, public, None), Plan(provinces, 3), LABELS).paint()
    assert figures <= set(written)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("row", "special", "effect", "told"),
    [
        ((), None, Effect.TAX_AT_MOST_5, "3 +5"),
        ((), Special.DEPLOY_6, Effect.TAX_AT_MOST_5, "3 +5–6"),
        ((), None, Effect.FEWER_RECRUITS, "3 +3–5"),
        ((), Special.DEPLOY_6, Effect.FEWER_RECRUITS, "3 +3–6"),
        ((Action.BATTLE_MOVE_A, Action.DEPLOY_5), None, Effect.TAX_AT_MOST_5, "7 +5"),
        ((None,), None, Effect.TAX_AT_MOST_5, "3–7 +5"),
    ],
    ids=str,
)
def test_sh6_3_the_sheet_draws_the_armies_that_a_deployment_may_find_and_bring(
    row: tuple[Action | None, ...],
    special: Special | None,
    effect: Effect,
    told: str,
    written: list[str],
) -> None:
    """SH3.5, SH5.4, SH6.7i: four armies march there before the deployment, after it, or perhaps."""
    kai, sagami = ProvinceName("Kai"), ProvinceName("Sagami")
    position = Position().province("Kai", BLUE, 3).province("Sagami", BLUE, 5)
    seen = GAME.observe(position.row(Action.DEPLOY_5, Action.BATTLE_MOVE_A).state, BLUE)
    events = [
        next(at for at, card in enumerate(content().events) if card.effect is one) for one in (effect, CALM)
    ]
    specials = (special,) if special else (Special.DEFENCE,)
    public = changed(seen.public, events=tuple(events), specials=specials, actions=row or seen.public.actions)
    plan = Plan(
        {Action.DEPLOY_5: kai, Action.BATTLE_MOVE_A: sagami}, 0, {Action.BATTLE_MOVE_A: StandingOrder(kai)}
    )
    Planning(Observation(BLUE, public, None), plan, LABELS).paint()
    assert told in written


@pytest.mark.parametrize(
    ("action", "told"), [(Action.DEPLOY_1_MOVE, " +1"), (Action.BATTLE_MOVE_A, "1 → ?")], ids=str
)
def test_sh6_4_who_is_not_to_move_is_told_what_is_done_instead(
    action: Action, told: str, written: list[str]
) -> None:
    """Deploy/Move still deploys, and Battle/Move must march (SH6.5): no arrow with a zero."""
    seen = planning()
    name = next(name for name in seen.public.owned_by(seen.viewer) if seen.public.provinces[name].armies > 1)
    plan = Plan({action: name}, 0, {action: StandingOrder(None)})
    Planning(seen, plan, labels(texts_in("en"))).paint()
    standing = seen.public.provinces[name].armies
    assert (told if "→" in told else f"{standing}{told}") in written
    assert "0 → ?" not in written


def test_sh6_5_a_march_says_its_armies_first_and_has_no_arrow_if_it_will_be_dropped(
    written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number after the target looked like the armies that stand there."""
    kai, sagami = ProvinceName("Kai"), ProvinceName("Sagami")
    drawn: list[March] = []
    monkeypatch.setattr(
        "renderer.shogun.planning.paint_marches", lambda _, marches, __: drawn.extend(marches)
    )
    for armies, arrows in ((5, 1), (1, 0)):
        drawn.clear()
        position = Position().province("Kai", BLUE, armies).province("Sagami", BLUE, 5)
        seen = GAME.observe(position.row(Action.BATTLE_MOVE_A).state, BLUE)
        planned = Observation(BLUE, changed(seen.public, phase=Phase.PLANNING), None)
        plan = Plan({Action.BATTLE_MOVE_A: kai}, 0, {Action.BATTLE_MOVE_A: StandingOrder(sagami, 3)})
        Planning(planned, plan, LABELS).paint()
        assert len(drawn) == arrows
    assert "3 → Sagami" in written
