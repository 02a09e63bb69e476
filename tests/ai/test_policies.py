"""What policies choose: always legal, from what their seat knows."""

import pytest

import ai
from ai import greedy
from ai.levels import LEVELS, Level
from ai.policy import Policy
from ai.styles import CHARACTERS
from rules.core.chance import Chance
from rules.core.errors import NotPrompted
from rules.core.model import Seat, by_seat
from rules.shogun.advice.orders import suggested
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.game import GAME
from rules.shogun.state import Phase
from tests.ai.conftest import Moment, with_other_secrets


def test_the_policies_have_names() -> None:
    assert set(ai.policies()) == {"greedy", "reference", "uniform", *LEVELS, *CHARACTERS}


def test_in_the_arena_a_level_may_have_more_rollouts(
    mixed_moments: list[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    rollouts: list[float] = []

    def noted(level: Level, share: float, seconds: float) -> Policy:
        rollouts.append(level.rollouts * share)
        return greedy.choose

    monkeypatch.setattr("ai.levels.policy", noted)
    seat, prompt = next(iter(GAME.prompts(mixed_moments[0].state).items()))
    observation, legal = GAME.observe(mixed_moments[0].state, seat), GAME.legal(mixed_moments[0].state, seat)
    for name in ("master", "master*10"):
        ai.contestant(name)(GAME, observation, prompt, legal, Chance(b"dice", 0))
    assert rollouts == [LEVELS["master"].rollouts, 10 * LEVELS["master"].rollouts]


@pytest.mark.parametrize(
    "name",
    ["nobody", "nobody*2", "greedy*2", "master*", "master*0", "master*-1", "master*1000", "master*²"],
)
def test_nobody_else_has(name: str) -> None:
    with pytest.raises(KeyError):
        ai.contestant(name)


@pytest.mark.parametrize("name", ["greedy", "uniform"])
def test_every_choice_is_legal(name: str, mixed_moments: list[Moment]) -> None:
    """For every seat that is asked, in all states: also for those that have confirmed their plan."""
    policy = ai.policies()[name]
    for row, moment in enumerate(mixed_moments):
        for seat, prompt in GAME.prompts(moment.state).items():
            legal = GAME.legal(moment.state, seat)
            observation = GAME.observe(moment.state, seat)
            assert policy(GAME, observation, prompt, legal, Chance(b"dice", row)) in legal


def test_the_matches_ask_everything_that_can_be_asked(mixed_moments: list[Moment]) -> None:
    asked = {prompt.kind for moment in mixed_moments for prompt in GAME.prompts(moment.state).values()}
    assert asked == {"AskProvince", "AskGroup", "AskPlan", "AskSpecial", "AskMarch", "AskRevolts"}


def test_greedy_uses_no_luck(mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments:
        observation = GAME.observe(moment.state, moment.move.seat)
        assert GAME.advise(observation) == GAME.advise(observation)


def test_the_default_of_a_time_out_is_the_advice(mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments[::10]:
        seat = moment.move.seat
        observation = GAME.observe(moment.state, seat)
        default, advised = GAME.default(moment.state, seat), GAME.advise(observation)
        if isinstance(advised, SubmitPlan):  # with all orders (SH5.3, SH6.5), and without unfair attacks
            assert default == SubmitPlan(suggested(observation))
        else:
            assert default == advised


def test_advice_does_not_depend_on_what_others_hide(mixed_moments: list[Moment]) -> None:
    """Other seats' plans, the tower's floors and the decks may be anything."""
    for moment in mixed_moments:
        seat, state = moment.move.seat, moment.state
        assert GAME.default(with_other_secrets(state, seat), seat) == GAME.default(state, seat)


def test_who_is_asked_nothing_gets_no_advice(mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments:
        for seat in set(range(moment.state.public.seats)) - set(GAME.prompts(moment.state)):
            with pytest.raises(NotPrompted):
                GAME.advise(GAME.observe(moment.state, Seat(seat)))


def test_who_has_confirmed_may_only_withdraw(mixed_moments: list[Moment]) -> None:
    confirmed = [
        GAME.observe(moment.state, seat)
        for moment in mixed_moments
        for seat, done in by_seat(moment.state.public.confirmed)
        if done and moment.state.public.phase is Phase.PLANNING
    ]
    assert confirmed
    assert all(GAME.advise(observation) == WithdrawPlan() for observation in confirmed)
