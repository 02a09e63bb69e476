"""Orders of a plan in the planning panel: marches with their targets, standing orders, and wishes."""

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from bot.views.message import (
    Play,
    Press,
)
from bot.views.presenter import View
from bot.views.shogun.forecast import both_odds
from bot.views.shogun.planning import Sheet
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.title_texts import percent
from rules.core.model import Seat
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import Action, Building, Effect, ProvinceName, Side, board, content
from rules.shogun.forecast import Marching, odds_if_defended, odds_of_march
from rules.shogun.game import GAME
from rules.shogun.planned_odds import planned_odds
from rules.shogun.planning import owned_provinces
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Plan, Province, StandingOrder
from tests.bot.views.planning_panel import (
    EMPTY,
    ENGLISH,
    SEAT,
    details,
    lay,
    panel,
    planning,
    press,
    refusal,
    said,
    selects,
)


def attack(seen: Observation, *, neutral: bool) -> tuple[ProvinceName, ProvinceName]:
    """A province of the seat with at least three armies, and one of nobody's or a rival's beside it."""
    provinces, near = seen.public.provinces, board(seen.public.side, 4).neighbours
    return next(
        (name, other)
        for name in owned_provinces(seen)
        for other in near[name]
        if provinces[name].armies > 2
        and provinces[other].owner != SEAT
        and (provinces[other].owner is None) == neutral
    )


def test_targets_of_a_march_have_odds_and_own_provinces_none() -> None:
    """The odds are those of the armies that are ordered, or of all that may go."""
    seen = GAME.observe(planning(), SEAT)
    names = board(seen.public.side, 4).neighbours
    source = max(owned_provinces(seen), key=lambda name: seen.public.provinces[name].armies)
    draft = press(seen, EMPTY, lay("battle_move_a", source))
    armies = seen.public.provinces[source].armies - 1
    targets = selects(panel(seen, draft))["target"].options[1:]
    assert {option.value for option in targets} == set(names[source])
    for option in targets:
        march = Marching(ProvinceName(option.value), armies)
        [odds] = planned_odds(seen.public, SEAT, Action.BATTLE_MOVE_A, [march])
        assert ("%" in option.label) == (odds is not None)
        assert odds is None or f"· {both_odds(odds)} %" in option.label
    assert {option.value for option in selects(panel(seen, draft))["target"].options[1:]} == set(
        names[source]
    )


def test_one_march_has_the_same_odds_in_all_menus_and_in_the_dry_run() -> None:
    """SH3.5, SH6.5: whoever recomputes the odds finds the number of the board as it is."""
    seen, action = GAME.observe(planning(), SEAT), Action.BATTLE_MOVE_A
    provinces = seen.public.provinces
    source, target = attack(seen, neutral=False)
    draft = press(seen, EMPTY, lay(action, source), Press("target", action, (target,)))
    [odds] = planned_odds(seen.public, SEAT, action, [Marching(target, provinces[source].armies - 1)])
    assert odds
    now, then = (percent(chance).removeprefix("≈ ") for chance in (odds.now, odds.then))
    assert now != then
    shown, told = selects(panel(seen, draft)), f"· ≈ {now} → {then} %"
    cards = {option.value: option.description for option in shown["lay"].options}
    targets = {option.value: option.label for option in shown["target"].options}
    assert (cards[f"{source}>{target}"] or "").endswith(told)
    assert targets[target].endswith(told)
    ran = said(panel(seen, press(seen, draft, Press("mode", "dry-run"))))
    assert told in ran
    assert ENGLISH("shogun-panel-odds") in ran


def test_deploy_move_is_offered_own_provinces_alone() -> None:
    """SH6.4: it fights no battle."""
    seen = GAME.observe(planning(), SEAT)
    own, near = owned_provinces(seen), board(seen.public.side, 4).neighbours
    for source in own:
        draft = press(seen, EMPTY, lay("deploy_1_move", source))
        offered = selects(panel(seen, draft))["target"].options
        assert {option.value for option in offered[2:]} == set(near[source]) & set(own)
        assert not any("%" in option.label for option in offered)


def test_a_march_to_an_own_province_has_no_condition() -> None:
    """SH6.5: nobody defends it; one that was set before stays in sight."""
    seen = GAME.observe(planning(), SEAT)
    own, near = owned_provinces(seen), board(seen.public.side, 4).neighbours
    source = next(name for name in own if {*near[name]} & {*own} and {*near[name]} - {*own})
    mine = next(name for name in near[source] if name in own)
    other = next(name for name in near[source] if name not in own)
    for space in ("battle_move_a", "deploy_1_move"):
        draft = press(seen, EMPTY, lay(space, source), Press("target", space, (mine,)))
        assert {"number", "else"} <= selects(panel(seen, draft)).keys()
        assert "if" not in selects(panel(seen, draft))
    draft = press(seen, EMPTY, lay("battle_move_a", source), Press("target", "battle_move_a", (other,)))
    assert "if" in selects(panel(seen, draft))
    draft = press(seen, draft, Press("if", "battle_move_a", ("3",)))
    won = replace(seen.public.provinces[other], owner=SEAT)
    conquered = replace(seen, public=replace(seen.public, provinces={**seen.public.provinces, other: won}))
    assert "if" in selects(panel(conquered, draft))


def test_odds_of_a_condition_are_those_of_who_really_holds_so_many() -> None:
    """SH7.2: imagined defenders leave the cubes in the tower where they are."""
    seen = GAME.observe(planning(), SEAT)
    names = board(seen.public.side, 4).neighbours
    source, target = next(
        (source, name)
        for source in owned_provinces(seen)
        for name in names[source]
        if seen.public.provinces[source].armies > 2 and seen.public.provinces[name].owner not in (None, SEAT)
    )
    draft = press(seen, EMPTY, lay("battle_move_a", source), Press("target", "battle_move_a", (target,)))
    limits = {option.value: option.label for option in selects(panel(seen, draft))["if"].options}
    there, armies = seen.public.provinces[target], seen.public.provinces[source].armies - 1
    assert there.owner is not None
    for count in (1, 3, 5):
        players = list(seen.public.players)
        supply = players[there.owner].supply + there.armies - count
        players[there.owner] = replace(players[there.owner], supply=supply)
        provinces = {**seen.public.provinces, target: replace(there, armies=count)}
        public = replace(seen.public, provinces=provinces, players=tuple(players))
        chance = odds_of_march(public, SEAT, target, armies)
        assert chance is not None
        assert str(count) not in limits or f"· against {count}: {percent(chance)} %" in limits[str(count)]


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0008, "< 1"), (0.0051, "≈ 1"), (0.5, "≈ 50"), (0.9949, "≈ 99"), (0.9992, "> 99")],
)
def test_odds_near_nothing_and_near_certainty_are_not_rounded_up(chance: float, said: str) -> None:
    assert percent(chance) == said


def test_a_standing_order() -> None:
    seen = GAME.observe(planning(), SEAT)
    source = owned_provinces(seen)[0]
    target = board(seen.public.side, 4).neighbours[source][0]
    draft = press(seen, EMPTY, lay("battle_move_a", source), Press("target", "battle_move_a", (target,)))
    hold = {"target": None, "armies": None}
    order = {"target": target, "armies": None, "otherwise": hold}
    assert draft["plan"]["orders"] == {"battle_move_a": order}
    draft = press(seen, draft, Press("number", "battle_move_a", ("3",)))
    assert draft["plan"]["orders"] == {"battle_move_a": {**order, "armies": 3}}
    assert f"→ {target}, 3 armies" in details(seen, draft)
    draft = press(seen, draft, Press("number", "battle_move_a", ("all",)))
    assert draft["plan"]["orders"]["battle_move_a"]["armies"] is None
    assert press(seen, draft, Press("target", "battle_move_a", ("ask",)))["plan"]["orders"] == {}


def test_a_standing_order_has_a_condition_and_an_alternative() -> None:
    """SH6.5: only if at most 3 defend, else to another target, else as little as possible."""
    seen = GAME.observe(planning(), SEAT)
    source = owned_provinces(seen)[0]
    target, other = board(seen.public.side, 4).neighbours[source][:2]
    action = "battle_move_a"
    asked = f"Battle/Move A: **{source}** (you will be asked where to)"
    assert asked in details(seen, press(seen, EMPTY, lay(action, source)))
    draft = press(seen, EMPTY, lay(action, source), Press("target", action, (target,)))
    shown = selects(panel(seen, draft))
    assert [option.value for option in shown["else"].options][:2] == ["ask", "stay"]
    assert [option.value for option in shown["else"].options if option.chosen] == ["stay"]
    draft = press(seen, draft, Press("if", action, ("3",)), Press("else", action, (other,)))
    assert draft["plan"]["orders"][action]["at_most"] == 3
    text = details(seen, draft)
    condition = "if at most 3 armies or farmers stand there"
    assert f"→ {target}, all but one, {condition}; otherwise → {other}, all but one)" in text
    least = "Battle/Move sends 1 army to the province of yours next to it that has the fewest armies. If none"
    assert text.count(least) == 1, "what all orders end with is said once, and where to (SH6.5)"
    draft = press(seen, draft, Press("target", action, (other,)))
    assert "at_most" not in draft["plan"]["orders"][action], "it was said of the other target"
    assert "otherwise" not in press(seen, draft, Press("else", action, ("ask",)))["plan"]["orders"][action]
    for wrong in (Press("if", action, ("0",)), Press("else", action, (source,)), Press("else", action, ())):
        assert refusal(seen, draft, wrong)


def test_the_card_menu_shows_the_march_that_is_set() -> None:
    """With a number that nobody advised, too: else its card would say that it has no fixed target."""
    seen, action = GAME.observe(planning(), SEAT), "battle_move_a"
    source = max(owned_provinces(seen), key=lambda name: seen.public.provinces[name].armies)
    target = board(seen.public.side, 4).neighbours[source][0]
    draft = press(seen, EMPTY, lay(action, source), Press("target", action, (target,)))
    for count in map(str, (*range(1, seen.public.provinces[source].armies), 24)):
        shown = selects(panel(seen, press(seen, draft, Press("number", action, (count,)))))
        (chosen,) = [option for option in shown["lay"].options if option.chosen]
        assert chosen.value == f"{source}>{target}*{count}"


def test_any_number_of_armies_can_be_ordered() -> None:
    """SH6.5: a select has room for 24 numbers; choosing its last one leads on."""
    seen, action = GAME.observe(planning(), SEAT), "battle_move_a"
    source = owned_provinces(seen)[0]
    there, player = seen.public.provinces[source], seen.public.players[SEAT]
    players = tuple(replace(one, supply=0) if one is player else one for one in seen.public.players)
    strong = replace(there, armies=there.armies + player.supply)
    provinces = {**seen.public.provinces, source: strong}
    seen = replace(seen, public=replace(seen.public, provinces=provinces, players=players))
    draft = press(seen, EMPTY, lay(action, source))
    draft = press(seen, draft, Press("target", action, (board(seen.public.side, 4).neighbours[source][0],)))
    ends = []
    for _ in range(3):
        last = selects(panel(seen, draft))["number"].options[-1]
        ends.append((last.value, "higher" in last.label))
        draft = press(seen, draft, Press("number", action, (last.value,)))
    assert ends == [("24", True), ("35", True), ("38", False)]


def test_armies_that_an_alternative_may_bring_can_be_ordered() -> None:
    """SH6.5: a march from a neighbour comes here if its first target is defended too well."""
    seen, near = GAME.observe(planning(), SEAT), board(Side.SUN, 4).neighbours
    own, provinces = owned_provinces(seen), seen.public.provinces
    source, other = next((one, two) for one in own for two in own if two in near[one] and len(near[two]) > 1)
    target = next(name for name in near[other] if name not in own)
    order = StandingOrder(target, at_most=1, otherwise=StandingOrder(source))
    orders = {Action.BATTLE_MOVE_A: StandingOrder(near[source][0]), Action.BATTLE_MOVE_B: order}
    plan = Plan({Action.BATTLE_MOVE_A: source, Action.BATTLE_MOVE_B: other}, 0, orders)
    shown = selects(panel(seen, to_builtins(Sheet(plan, focus="battle_move_a"))))
    most = provinces[source].armies - 1 + provinces[other].armies
    assert [option.value for option in shown["number"].options][-1] == str(most)


def test_the_odds_say_that_an_event_may_forbid_the_attack() -> None:
    """SH3.3, SH6.7: as long as it is not drawn; the menus keep Discord's limit."""
    seen, action = GAME.observe(planning(), SEAT), Action.BATTLE_MOVE_A
    source = owned_provinces(seen)[0]
    target, other = board(seen.public.side, 4).neighbours[source][:2]
    there = Province(Seat(1), 1, (Building.CASTLE, Building.TEMPLE))
    provinces = {**seen.public.provinces, target: there, other: replace(there, buildings=())}
    effects = [event.effect for event in content().events]
    events = effects.index(Effect.TEMPLE_UNTOUCHABLE), effects.index(Effect.CASTLE_DEFENDS)
    seen = replace(seen, public=replace(seen.public, provinces=provinces, events=events))
    shown = selects(panel(seen, press(seen, EMPTY, lay(action.value, source))))
    warned = {option.value: option.description for option in shown["target"].options}
    assert warned[target] == "⛩️ 1 in 2: event forbids it"
    assert not warned[other]
    cards = {option.value: option.label for option in shown["lay"].options}
    assert cards[f"{source}>{target}"] == f"{source} → {target} · ⛩️ 1 in 2: event forbids it"
    assert "⛩️" not in cards[f"{source}>{other}"]


def test_the_odds_against_farmers_say_that_an_event_may_bring_more() -> None:
    """SH3.3, SH6.7b: in the menus of cards, targets and conditions; the odds shown are the mean."""
    seen, action = GAME.observe(planning(), SEAT), Action.BATTLE_MOVE_A
    provinces = seen.public.provinces
    source, target = attack(seen, neutral=True)
    effects = [event.effect for event in content().events]
    events = effects.index(Effect.NEUTRAL_TWO_FARMERS), effects.index(Effect.TAX_AT_MOST_5)
    seen = replace(seen, public=replace(seen.public, events=events))
    armies = provinces[source].armies - 1
    one, two = (percent(odds_if_defended(seen.public, SEAT, target, armies, n) or 0) for n in (1, 2))
    [odds] = planned_odds(seen.public, SEAT, action, [Marching(target, armies)])
    assert odds
    mean = both_odds(odds)
    assert len({one, two, mean}) == 3
    presses = lay(action.value, source), Press("target", action.value, (target,))
    shown = selects(panel(seen, press(seen, EMPTY, *presses)))
    said = f"🧑‍🌾 1 in 2: 2 farmers, then {two} %"
    targets = {option.value: option for option in shown["target"].options}
    assert targets[target].description == said
    assert targets[target].label.endswith(f"neutral, 1 farmer · {mean} % (average over the events)")
    cards = {option.value: option for option in shown["lay"].options}
    assert cards[f"{source}>{target}"].label == f"{source} → {target} · {said}"
    described = cards[f"{source}>{target}"].description
    assert described == f"there: neutral, 1 farmer · {mean} % (average over the events)"
    limits = {option.value: option.label for option in shown["if"].options}
    assert f"· against 1: {one} %" in limits["1"]
    assert f"· against 2: {two} %" in limits["2"]
    shown = selects(panel(seen, press(seen, EMPTY, *presses, Press("if", action.value, ("1",)))))
    targets = {option.value: option for option in shown["target"].options}
    assert targets[target].description == "🧑‍🌾 1 in 2: 2 farmers, which its condition forbids"
    assert targets[target].label.endswith(f"neutral, 1 farmer · {one} %"), "only one event allows it"
    told = next(option.label for option in shown["lay"].options if option.value == f"{source}>{target}")
    assert told.endswith("which its condition forbids")


def test_a_condition_beyond_those_offered_and_the_details_of_an_alternative_are_shown() -> None:
    """SH6.5: Suggest may set a larger number than the menu offers, and armies for the alternative."""
    seen, action = GAME.observe(planning(), SEAT), Action.BATTLE_MOVE_A
    source = owned_provinces(seen)[0]
    target, other = board(seen.public.side, 4).neighbours[source][:2]
    order = StandingOrder(target, at_most=14, otherwise=StandingOrder(other, armies=5))
    plan = Plan({action: source}, 0, orders={action: order})
    draft = to_builtins(Sheet(plan, focus=action.value))
    shown = selects(panel(seen, draft))
    (condition,) = [option for option in shown["if"].options if option.chosen]
    assert condition.label.startswith("Only if at most 14 armies or farmers stand there")
    (alternative,) = [option for option in shown["else"].options if option.chosen]
    assert alternative.label.startswith(f"Otherwise → {other}, 5 armies")
    fewer = press(seen, draft, Press("if", action.value, ("3",)))
    assert refusal(seen, fewer, Press("if", action.value, ("14",))), "it is offered only as long as it is set"


def test_what_is_chosen_of_an_order_is_shown_as_chosen() -> None:
    """Every select of a suggested march shows its choice, so that it is known what will happen."""
    seen = GAME.observe(planning(), SEAT)
    suggested = press(seen, EMPTY, Press("suggest"))
    for action in suggested["plan"]["orders"]:
        shown = selects(panel(seen, press(seen, suggested, Press("focus", values=(action,)))))
        for verb in {"target", "number", "if", "else"} & shown.keys():
            assert sum(option.chosen for option in shown[verb].options) == 1, (action, verb)


def test_wishes_for_special_cards_are_laid_with_the_bid() -> None:
    """SH5.3: one after the other, or as suggested; without a list, asked as ever."""
    seen = GAME.observe(planning(), SEAT)
    draft = press(seen, EMPTY, Press("focus", values=("bid",)))
    options = selects(panel(seen, draft))["wish"].options
    assert [option.value for option in options] == ["suggested", *seen.public.specials, "ask"]
    third, first = seen.public.specials[2], seen.public.specials[0]
    draft = press(seen, draft, Press("wish", values=(third,)), Press("wish", values=(first,)))
    assert draft["plan"]["wishes"] == (third, first)
    menu = selects(panel(seen, draft))["wish"]
    assert menu.placeholder.startswith("Special cards wanted, best first: 3. ")
    assert third not in {option.value for option in menu.options}
    assert menu.placeholder in details(seen, draft)
    draft = press(seen, draft, lay("bid", "chest-2"), lay("build_castle", owned_provinces(seen)[0]))
    assert draft["plan"]["wishes"] == (third, first), "they stay, whatever is laid"
    assert refusal(seen, draft, Press("wish", values=(third,)))
    assert "wishes" not in press(seen, draft, Press("wish", values=("ask",)))["plan"]
    assert len(press(seen, draft, Press("wish", values=("suggested",)))["plan"]["wishes"]) == 5


def test_a_standing_order_goes_with_its_province() -> None:
    seen = GAME.observe(planning(), SEAT)
    source, other = owned_provinces(seen)[:2]
    draft = press(seen, EMPTY, lay("deploy_1_move", source), Press("target", "deploy_1_move", ("stay",)))
    assert draft["plan"]["orders"] == {"deploy_1_move": {"target": None, "armies": None}}
    assert press(seen, draft, lay("deploy_1_move", other))["plan"]["orders"] == {}


def test_standing_orders_are_offered_for_marches_only() -> None:
    seen = GAME.observe(planning(), SEAT)
    source = owned_provinces(seen)[0]
    for action in Action:
        shown = selects(panel(seen, press(seen, EMPTY, lay(action, source))))
        may = action in (Action.DEPLOY_1_MOVE, Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B)
        assert ("target" in shown) is may
        if may:
            values = {option.value for option in shown["target"].options}
            assert ("stay" in values) is (action is Action.DEPLOY_1_MOVE), "a battle/move must move (SH6.5)"


def test_a_march_comes_with_its_target_in_one_choice() -> None:
    seen = GAME.observe(planning(), SEAT)
    draft = press(seen, EMPTY, Press("focus", values=("battle_move_a",)))
    values = [option.value for option in selects(panel(seen, draft))["lay"].options]
    pairs = [value for value in values if ">" in value]
    source, target = pairs[0].split(">")
    laid = press(seen, draft, lay("battle_move_a", pairs[0]))
    assert laid["plan"]["provinces"] == {"battle_move_a": source}
    assert laid["plan"]["orders"]["battle_move_a"]["target"] == target
    assert laid["focus"] != "battle_move_a", "the next space follows"
    back = panel(seen, press(seen, laid, Press("focus", values=("battle_move_a",))))
    assert [option.value for option in selects(back)["lay"].options if option.chosen] == [pairs[0]]
    for forged in (f"{source}>Nowhere", f"{source}>", f"Nowhere>{target}", f"{target}>{source}"):
        assert refusal(seen, draft, lay("battle_move_a", forged))
    assert refusal(seen, draft, lay("deploy_5", pairs[0]))


def test_a_standing_order_reaches_only_neighbours() -> None:
    """SH6.5."""
    seen = GAME.observe(planning(), SEAT)
    source = owned_provinces(seen)[0]
    draft = press(seen, EMPTY, lay("battle_move_b", source))
    for target in (source, "Nowhere", "stay", ""):
        assert refusal(seen, draft, Press("target", "battle_move_b", (target,)))
    near = board(seen.public.side, 4).neighbours[source][0]
    draft = press(seen, draft, Press("target", "battle_move_b", (near,)))
    for number in ("0", "-1", "1.5", "many", "62", ""):
        assert refusal(seen, draft, Press("number", "battle_move_b", (number,)))


def test_a_standing_order_survives_the_draft() -> None:
    """What is confirmed is what was drafted."""
    state = planning()
    seen = GAME.observe(state, SEAT)
    names = owned_provinces(seen)
    near = board(seen.public.side, 4).neighbours[names[0]][0]
    draft = press(
        seen,
        EMPTY,
        lay("battle_move_a", names[0]),
        Press("target", "battle_move_a", (near,)),
        *(lay(action, name) for action, name in zip(Action, names[1:6], strict=False)),
        lay("bid", "chest-2"),
    )
    answer = ShogunPresenter(View(seen, (), ENGLISH)).press(
        AskPlan("1", SEAT, False), draft, Press("confirm")
    )
    provinces = {Action.BATTLE_MOVE_A: names[0], **dict(zip(Action, names[1:6], strict=False))}
    order = StandingOrder(near, otherwise=StandingOrder(None))
    assert answer == Play(SubmitPlan(Plan(provinces, 2, {Action.BATTLE_MOVE_A: order})))
