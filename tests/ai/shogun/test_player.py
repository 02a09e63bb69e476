"""The search of Shogun: legal, repeatable, from what the seat knows, and not worse than the advice."""

import pytest
from msgspec.structs import replace

from ai.policy import Effort
from ai.quick_chance import QuickChance
from ai.shogun.player import choose
from ai.shogun.training import TABLES, noisy_match, train
from ai.shogun.value import Value
from ai.shogun.worlds import Worlds, is_over
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.content import BATTLES
from rules.shogun.game import GAME
from rules.shogun.state import Phase, Private, State
from tests.ai.conftest import Moment

LITTLE = Effort(30)


def chosen(state: State, seat: Seat, effort: Effort = LITTLE, luck: int = 1) -> AnyCommand:
    return choose(GAME, GAME.observe(state, seat), GAME.legal(state, seat), Chance(b"dice", luck), effort)


def some_of_each(moments: list[Moment], count: int) -> list[Moment]:
    """Moments of every kind of prompt."""
    kinds: dict[str, list[Moment]] = {}
    for moment in moments:
        kinds.setdefault(GAME.prompts(moment.state)[moment.move.seat].kind, []).append(moment)
    return [moment for several in kinds.values() for moment in several[:: max(1, len(several) // count)]]


def test_every_choice_is_legal(mixed_moments: list[Moment]) -> None:
    asked = some_of_each(mixed_moments, 3)
    assert len({type(moment.move.command) for moment in asked}) > 5
    for moment in asked:
        seat, state = moment.move.seat, moment.state
        assert chosen(state, seat) in GAME.legal(state, seat)


def test_the_same_luck_gives_the_same_choice(mixed_moments: list[Moment]) -> None:
    for moment in some_of_each(mixed_moments, 1):
        assert chosen(moment.state, moment.move.seat) == chosen(moment.state, moment.move.seat)


def test_no_choice_depends_on_what_others_hide(mixed_moments: list[Moment]) -> None:
    for moment in some_of_each(mixed_moments, 1):
        seat, state = moment.move.seat, moment.state
        private = tuple(mine if owner == seat else Private() for owner, mine in enumerate(state.private))
        hidden = replace(
            state.hidden, tower=state.hidden.tower[::-1], event_deck=state.hidden.event_deck[::-1]
        )
        assert chosen(replace(state, private=private, hidden=hidden), seat) == chosen(state, seat)


def test_battles_are_planned_without_targets(mixed_moments: list[Moment]) -> None:
    """What is known when the card comes is worth more than an order that was given before."""
    planning = [moment for moment in mixed_moments if isinstance(moment.move.command, SubmitPlan)]
    for moment in planning[::60]:
        command = chosen(moment.state, moment.move.seat)
        assert isinstance(command, SubmitPlan)
        assert not set(BATTLES) & set(command.plan.orders)


def test_a_world_is_a_round_that_may_come(mixed_moments: list[Moment]) -> None:
    for moment in some_of_each(mixed_moments, 2):
        seat = moment.move.seat
        observation = GAME.observe(moment.state, seat)
        worlds = Worlds(GAME, observation, QuickChance(3))
        command = GAME.advise(observation)
        if moment.state.public.confirmed[seat] and moment.state.public.phase is Phase.PLANNING:
            continue
        after = worlds.outcome(command, 0)
        assert is_over(State(after, (), moment.state.hidden))
        assert worlds.outcome(command, 0) == after
        assert 0 <= worlds.value(command, 1) <= 1


def test_a_plan_that_was_searched_is_better_than_the_advice() -> None:
    """On average, in worlds that the search has not seen."""
    gains = []
    for number in range(4):
        state = noisy_match(number).plannings["2-fall"]
        observation = GAME.observe(state, Seat(0))
        plan, advised = chosen(state, Seat(0), Effort(150)), GAME.advise(observation)
        worlds = Worlds(GAME, observation, QuickChance(99))
        gains += [worlds.value(plan, world) - worlds.value(advised, world) for world in range(20)]
    assert sum(gains) > 0


def test_training_learns_every_stage_from_the_last() -> None:
    fitted = list(train(2, map))
    assert [one.stage for one in fitted][::5] == ["2-fall", "1-spring"]
    assert all(one.examples == 2 for one in fitted)
    learned = fitted[-1].learned
    assert list(learned.stages) == [one.stage for one in fitted][::-1]
    assert Value(learned.stages).chances(noisy_match(0).plannings["1-fall"].public)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_positions_come_from_every_kind_of_table(number: int) -> None:
    match = noisy_match(number)
    seats, options = TABLES[number]
    assert len(match.scores) == seats
    assert len(match.plannings) == 6
    assert all(state.public.side is options.side for state in match.plannings.values())
    assert noisy_match(number) == match
