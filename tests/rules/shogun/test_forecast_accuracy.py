"""The measurement of forecasts counts what the matches hold."""

import pytest

import ai
from ai.arena import seed_of
from ai.match import Played, play
from rules.core.chance import Chance
from rules.core.registry import find
from rules.shogun.events import RevoltFought
from rules.shogun.state import Phase
from scripts.forecast_accuracy import Accuracy, observe


@pytest.fixture(scope="module")
def played() -> Played:
    game = find("shogun")
    return play(game, 3, game.options_type(), seed_of(1, 0), [ai.policies()["greedy"]] * 3)


@pytest.fixture(scope="module")
def accuracy(played: Played) -> Accuracy:
    found = Accuracy()
    observe(played, found)
    return found


def revolts(played: Played) -> dict[bool, list[list[bool]]]:
    """Whether they were put down: by whether an action caused them, then by stage."""
    game, found = played.game, dict[bool, list[list[bool]]]({True: [], False: []})
    state = game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    for number, (seat, command) in enumerate(played.moves, start=1):
        for stage in game.apply(state, seat, command, Chance(played.seed, number)).stages:
            state = stage.state
            fought = [event.put_down for event in stage.events if isinstance(event, RevoltFought)]
            if fought:
                found[state.public.phase is Phase.ACTIONS].append(fought)
    return found


def test_sh7_6_every_revolt_of_an_action_was_foretold_by_the_plan(played: Played, accuracy: Accuracy) -> None:
    caused = [put_down for stage in revolts(played)[True] for put_down in stage]
    assert caused
    assert [put_down for _, put_down in accuracy.odds["revolts of an action while planning"]] == caused


def test_sh7_6_the_first_revolt_of_a_stage_is_compared_with_the_board_before_it(
    played: Played, accuracy: Accuracy
) -> None:
    by_cause = revolts(played)
    for name, stages in (("an action", by_cause[True]), ("hunger", by_cause[False])):
        assert [put_down for _, put_down in accuracy.odds[f"revolts of {name} just before"]] == [
            stage[0] for stage in stages
        ]
