"""The advice that computer players take."""

import ai
from ai.shogun.advice import advise
from rules.core.chance import Chance
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BATTLES
from rules.shogun.game import GAME
from tests.ai.conftest import Moment


def test_sh6_5_battles_get_their_targets_when_their_cards_come(mixed_moments: list[Moment]) -> None:
    """What the title advises is laid, but for where battles go; all else is answered as advised."""
    battles = 0
    for moment in mixed_moments:
        observation = GAME.observe(moment.state, moment.move.seat)
        command, advised = advise(observation), GAME.advise(observation)
        if isinstance(advised, SubmitPlan):
            assert isinstance(command, SubmitPlan)
            assert (command.plan.provinces, command.plan.bid) == (advised.plan.provinces, advised.plan.bid)
            assert set(command.plan.orders) == set(advised.plan.orders) - set(BATTLES)
            battles += len(advised.plan.orders) - len(command.plan.orders)
        else:
            assert command == advised
    assert battles


def test_greedy_and_levels_take_it(mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments[::7]:
        seat, state = moment.move.seat, moment.state
        observation, legal = GAME.observe(state, seat), GAME.legal(state, seat)
        for policy in (ai.policies()["greedy"], ai.policies(share=0.0)["master"]):
            chosen = policy(GAME, observation, GAME.prompts(state)[seat], legal, Chance(b"dice", 1))
            assert chosen == advise(observation)
