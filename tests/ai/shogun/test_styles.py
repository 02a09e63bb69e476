"""The styles of the advice."""

import pytest

from ai.shogun.styles import NAMES, STYLES, advise
from ai.styles import CHARACTERS, REFERENCE, in_style
from rules.core.chance import Chance
from rules.shogun.commands import SubmitPlan
from rules.shogun.game import GAME
from tests.ai.conftest import Moment


def test_the_title_has_all_characters() -> None:
    assert (REFERENCE, *CHARACTERS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_legal_and_the_policy_gives_it(name: str, mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments[::17]:
        seat, state = moment.move.seat, moment.state
        observation, legal, prompt = (
            GAME.observe(state, seat),
            GAME.legal(state, seat),
            GAME.prompts(state)[seat],
        )
        command = advise(name, observation)
        assert command in legal
        assert in_style(name)(GAME, observation, prompt, legal, Chance(b"dice", 1)) == command


@pytest.mark.parametrize("name", STYLES)
def test_a_character_plans_otherwise_than_the_advice(name: str, mixed_moments: list[Moment]) -> None:
    plannings = [moment for moment in mixed_moments if isinstance(moment.move.command, SubmitPlan)]
    seen = [GAME.observe(moment.state, moment.move.seat) for moment in plannings[::5]]
    others = sum(advise(name, observation) != GAME.advise(observation) for observation in seen)
    assert others > len(seen) / 10
