"""Rollouts and their luck."""

from itertools import islice

from ai.quick_chance import QuickChance
from ai.rollout import play_on
from rules.core.chance import Chance
from rules.core.registry import find


def test_quick_chance_follows_from_its_seed() -> None:
    def draws(seed: int) -> list[object]:
        chance = QuickChance(seed)
        return [chance.below(10), chance.pick("abc"), chance.shuffled("abcde"), chance.happens(1, 3)]

    assert draws(7) == draws(7)
    assert len({str(draws(seed)) for seed in range(20)}) > 15


def test_quick_chance_is_as_likely_as_the_real_one() -> None:
    chance, times = QuickChance(1), 6000
    rolls = [chance.below(6) for _ in range(times)]
    assert set(rolls) == set(range(6))
    assert all(abs(rolls.count(side) - times / 6) < 120 for side in range(6))
    assert abs(sum(islice(chance.trials(17, 20), times)) - times * 17 / 20) < 120
    assert abs(sum(chance.happens(1, 4) for _ in range(times)) - times / 4) < 140


def test_play_goes_on_by_advice_until_it_is_over() -> None:
    game = find("honor")
    state = game.setup(game.options_type(), 3, Chance(bytes(32), 0)).state
    (seat,) = game.prompts(state)
    command = game.advise(game.observe(state, seat))

    def is_over(state: object) -> bool:
        return game.outcome(state) is not None

    end = play_on(game, state, seat, command, 5, is_over)
    assert game.outcome(end)
    assert play_on(game, state, seat, command, 5, is_over) == end
    assert play_on(game, state, seat, command, 6, is_over) != end
