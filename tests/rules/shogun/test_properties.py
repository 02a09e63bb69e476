"""Properties of every match of Shogun."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.core import codec
from rules.core.chance import Chance
from rules.core.model import Seat, by_seat
from rules.shogun import planning
from rules.shogun.commands import AnyCommand, March, OrderRevolts, Stay, SubmitPlan, TakeSpecial, WithdrawPlan
from rules.shogun.content import BATTLES, Action, ProvinceName
from rules.shogun.events import ActionBegan, AnyEvent, BattleFought, Moved, NoAction, PlanConfirmed, Stayed
from rules.shogun.game import GAME
from rules.shogun.prompts import AskMarch
from rules.shogun.state import Options, Phase, Plan, State
from tests.luck import Forbidden, refusal
from tests.rules.shogun.matches import SUN_PRESET, TABLES, Row, owing, random_match, seed_of
from tests.rules.shogun.play import Play
from tests.rules.shogun.positions import BLUE, RED, YELLOW, Position

tables = st.sampled_from(TABLES)
names = st.integers(0, 10**9).map(str)
some_matches = settings(max_examples=60, deadline=None, database=None)


@pytest.fixture(scope="module")
def match() -> list[Row]:
    return list(random_match(SUN_PRESET, 4, "properties"))


# ---- whole matches ---------------------------------------------------------------------------------------


@some_matches
@given(tables, names)
def test_every_match_ends_and_keeps_its_pieces(table: tuple[Options, int], name: str) -> None:
    """No dead end, no piece lost at any stage, and an outcome at the end."""
    state = None
    for row in random_match(*table, name):
        assert row.step.state == row.step.stages[-1].state
        for stage in row.step.stages:
            GAME.check(stage.state)
        state = row.step.state
        assert bool(owing(state)) != bool(GAME.outcome(state))
    assert state is not None
    assert state.public.phase is Phase.OVER


@settings(max_examples=6, deadline=None, database=None)
@given(tables, names)
def test_the_same_seed_and_commands_lead_to_the_same_match(table: tuple[Options, int], name: str) -> None:
    """Nothing but seed, options, seats and commands decides."""
    once = [codec.digest(row.step.state) for row in random_match(*table, name)]
    assert once == [codec.digest(row.step.state) for row in random_match(*table, name)]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_states_commands_and_events_survive_the_wire(options: Options, seats: int) -> None:
    """A snapshot is the state, an event row the events."""
    for row in random_match(options, seats, "wire"):
        if row.number % 10 == 0 or row.step.state.public.outcome:
            assert codec.decode_state(GAME, codec.encode(row.step.state)) == row.step.state
            assert codec.decode_events(GAME, codec.encode(row.step.events)) == row.step.events
        if row.command:
            assert codec.decode_command(GAME, codec.encode(row.command)) == row.command


def test_prompt_ids_are_never_used_twice(match: list[Row]) -> None:
    """An id is unique within a match, and stays the same while the question does."""
    asked: dict[tuple[str, Seat], str] = {}
    for row in match:
        for seat, prompt in GAME.prompts(row.step.state).items():
            question = str(
                replace(prompt, confirmed=False) if row.step.state.public.asking is None else prompt
            )
            assert asked.setdefault((prompt.id, seat), question) == question


# ---- simultaneous plans ----------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None, database=None)
@given(tables, names)
def test_the_order_in_which_plans_arrive_does_not_matter(table: tuple[Options, int], name: str) -> None:
    """The same plans and the same luck lead to the same state; luck is drawn by the last plan only."""
    row = next(row for row in random_match(*table, name) if row.step.state.public.phase is Phase.PLANNING)
    state, whims = row.step.state, Chance(seed_of(name), 0)
    plans = {seat: GAME.legal(state, seat).sample(whims) for seat in owing(state)}
    orders = list(permutations(plans))
    assert len({codec.digest(all_plan(state, plans, order)) for order in orders[:: len(orders) // 6]}) == 1


def all_plan(state: State, plans: dict[Seat, AnyCommand], order: tuple[Seat, ...]) -> State:
    *early, last = order
    for seat in early:
        state = GAME.apply(state, seat, plans[seat], Forbidden()).state
    return GAME.apply(state, last, plans[last], Chance(seed_of("luck"), 7)).state


# ---- secrets ---------------------------------------------------------------------------------------------

GUESSES: list[AnyCommand] = [
    SubmitPlan(Plan()),
    SubmitPlan(Plan({Action.BATTLE_MOVE_A: ProvinceName("Kai")}, 4)),
    WithdrawPlan(),
    TakeSpecial(1),
    March(ProvinceName("Kai"), 1),
    March(ProvinceName("Kai"), 99),
    Stay(),
    OrderRevolts((ProvinceName("Kai"),)),
]


def otherwise(state: State, seat: Seat, whims: Chance) -> State:
    """A state that differs in all that the seat cannot know: others' plans, the tower's inside, the decks."""
    private = [
        it if other == seat else replace(it, plan=another_plan(state, Seat(other), whims), void=("Kai",))
        for other, it in enumerate(state.private)
    ]
    hidden = replace(
        state.hidden,
        tower=tuple((*reversed(floor), seat) for floor in state.hidden.tower),
        action_deck=tuple(whims.shuffled(state.hidden.action_deck)),
        event_deck=tuple(whims.shuffled(state.hidden.event_deck)),
        province_deck=tuple(whims.shuffled(state.hidden.province_deck)),
    )
    return replace(state, private=tuple(private), hidden=hidden)


def another_plan(state: State, seat: Seat, whims: Chance) -> Plan:
    """Another plan, but for the actions whose cards lie open (SH4.4)."""
    observation = GAME.observe(state, seat)
    plan, turned = planning.Plans(observation).sample(whims).plan, state.public.turned(seat)
    hidden = {action: name for action, name in plan.provinces.items() if action not in turned}
    return replace(plan, provinces=hidden | (observation.played[seat] if turned else {}))


@settings(max_examples=8, deadline=None, database=None)
@given(tables, names)
def test_what_a_seat_cannot_know_changes_nothing_for_it(table: tuple[Options, int], name: str) -> None:
    """Equal observation, prompt, legal commands and refusals where only others' secrets differ."""
    whims = Chance(seed_of(f"{name}/otherwise"), 0)
    for row in random_match(*table, name):
        state = row.step.state
        seat = Seat(whims.below(state.public.seats))
        other = otherwise(state, seat, whims)
        assert other != state
        assert GAME.observe(other, seat) == GAME.observe(state, seat)
        assert GAME.observe(other, None) == GAME.observe(state, None)
        assert GAME.prompts(other) == GAME.prompts(state)
        assert sampled(other, seat, name) == sampled(state, seat, name)
        if row.number % 5 == 0:
            told = [refusal(GAME, state, seat, guess) for guess in GUESSES]
            assert told == [refusal(GAME, other, seat, guess) for guess in GUESSES]


def sampled(state: State, seat: Seat, name: str) -> AnyCommand | None:
    """A legal command for the seat, the same for the same luck."""
    if seat not in GAME.prompts(state):
        return None
    return GAME.legal(state, seat).sample(Chance(seed_of(name), 1))


SCATTERED = tuple(map(ProvinceName, ("Aki", "Hoki", "Izu", "Noto", "Omi", "Shima")))
"""No two of them are adjacent, nor is one to Kai; so nobody is asked where to march."""


@pytest.mark.parametrize("action", Action)
def test_no_event_tells_of_a_plan_before_its_action_comes(action: Action) -> None:
    """SH4.4: with or without a province on its space, events are the same until the action comes."""
    others = [other for other in Action if other is not action]
    planned = dict(zip(others, SCATTERED, strict=False))
    without, with_kai = Plan(planned, 0), Plan({**planned, action: ProvinceName("Kai")}, 0)
    row = (*others, action)
    assert list(until(action, round_of(row, without))) == list(until(action, round_of(row, with_kai)))
    assert round_of(row, without) != round_of(row, with_kai)


def round_of(row: tuple[Action, ...], plan: Plan) -> list[AnyEvent]:
    """The events of a round in which Blue alone has provinces."""
    play = Play(Position(3).row(*row).provinces(BLUE, "Kai", *SCATTERED).state)
    for seat, laid in ((BLUE, plan), (YELLOW, Plan()), (RED, Plan())):
        play.give(seat, SubmitPlan(laid))
    for position, seat in enumerate((BLUE, YELLOW, RED), start=1):
        play.give(seat, TakeSpecial(position))
    return play.events


def until(action: Action, told: list[AnyEvent]) -> Iterator[AnyEvent]:
    for event in told:
        if isinstance(event, ActionBegan) and event.action is action:
            return
        yield event


def test_laying_a_plan_tells_only_that_it_was_laid(match: list[Row]) -> None:
    """SH4.4: what is public before the last plan is the mark of who has confirmed."""
    for row in match:
        if isinstance(row.command, SubmitPlan) and row.step.state.public.phase is Phase.PLANNING:
            assert row.seat is not None
            assert row.before is not None
            assert row.step.events == (PlanConfirmed(row.seat),)
            marks = row.step.state.public.confirmed
            assert replace(row.before.public, confirmed=marks) == row.step.state.public


def test_cards_lie_open_when_their_action_is_carried_out(match: list[Row]) -> None:
    """SH4.4: of each action whose turn has come there is a card, or it was told that there is none."""
    idle, checked = Counter[Seat](), 0
    for row in match:
        for stage in row.step.stages:
            for event in stage.events:
                if isinstance(event, ActionBegan) and event.slot == 1:
                    idle.clear()
                if isinstance(event, NoAction):
                    idle[event.seat] += 1
            public, played = stage.state.public, GAME.observe(stage.state, None).played
            if public.phase is not Phase.ACTIONS:
                assert played == ()
                continue
            begun = public.turn_order[: public.acted + bool(public.asking)]
            for seat, cards in by_seat(played):
                plan = stage.state.private[seat].plan
                assert len(cards) + idle[seat] == public.slot + (seat in begun)
                assert plan is not None
                assert cards.items() <= plan.provinces.items()
                assert set(cards) <= set(public.actions[: public.slot + (seat in begun)])
                checked += len(cards)
    assert checked > 100


# ---- standing orders -------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None, database=None)
@given(tables, names)
def test_standing_orders_are_carried_out_or_their_seat_is_asked(
    table: tuple[Options, int], name: str
) -> None:
    """Who is asked gave no order, or none that is legal now; what is done is what was said."""
    for row in random_match(*table, name):
        for stage in row.step.stages:
            for event in stage.events:
                if isinstance(event, Moved | BattleFought | Stayed) and event.standing:
                    assert_as_ordered(stage.state, event)
        asked = row.step.state.public.asking
        if isinstance(asked, AskMarch):
            assert_no_legal_order(row.step.state, asked)


def assert_as_ordered(state: State, event: Moved | BattleFought | Stayed) -> None:
    plan = state.private[event.seat].plan
    assert plan is not None
    action = Action.DEPLOY_1_MOVE if isinstance(event, Stayed) else event.action
    orders = list(plan.orders[action].alternatives)
    if isinstance(event, Stayed):
        assert orders[-1].target is None
        return
    assert plan.provinces[action] == event.source
    asked_for = any(order.target == event.target and order.armies in (None, event.armies) for order in orders)
    assert asked_for or (action in BATTLES and orders[-1].target is None and event.armies == 1)


def assert_no_legal_order(state: State, asked: AskMarch) -> None:
    plan = state.private[asked.seat].plan
    assert plan is not None
    order = plan.orders.get(asked.action)
    for one in order.alternatives if order else ():
        assert one.target is not None, "an order to stay is always legal"
        condition = one.at_most is not None and state.public.provinces[one.target].owner != asked.seat
        assert condition or one.target not in asked.targets or (one.armies or 1) > asked.most
