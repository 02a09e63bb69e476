"""Levels: their order, their names for a title, and what less time means."""

from collections.abc import Mapping

import pytest

import ai
from ai import greedy
from ai.arena import compete
from ai.honor.levels import LEVELS as OF_HONOR
from ai.levels import ADVISED, LEVELS, Level, levels_of, policy
from ai.styles import CHARACTERS
from rules.core.chance import Chance
from rules.core.model import all_seats
from rules.core.registry import find, titles


@pytest.mark.parametrize("levels", [LEVELS, ADVISED, OF_HONOR])
def test_levels_rise(levels: Mapping[str, Level]) -> None:
    assert list(levels) == ["novice", "easy", "medium", "hard", "master"][: len(levels)]
    rising = list(levels.values())
    assert rising == sorted(rising, key=lambda level: (level.rollouts, -level.slips))
    assert set(levels) < set(ai.policies())


def test_titles_without_a_search_have_the_lower_levels() -> None:
    assert levels_of("shogun") == (*LEVELS, *CHARACTERS)
    assert levels_of("honor") == levels_of("spirit") == ("novice", "easy", "medium")


@pytest.mark.parametrize("title", titles())
def test_each_title_has_its_own_slips(title: str) -> None:
    """A title's best level never slips; one level may differ between titles."""
    game = find(title)
    state = game.setup(game.options_type(), 3, Chance(bytes(32), 0)).state
    seat, prompt = next((seat, prompt) for seat, prompt in game.prompts(state).items() if prompt.owed)
    legal, observation = game.legal(state, seat), game.observe(state, seat)
    level = {"honor": OF_HONOR, "shogun": LEVELS, "spirit": ADVISED}[title]["novice"]
    novice = ai.policies()["novice"]
    for row in range(8):
        expected = policy(level)(game, observation, prompt, legal, Chance(b"dice", row))
        assert novice(game, observation, prompt, legal, Chance(b"dice", row)) == expected


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("level", [*LEVELS, *CHARACTERS])
def test_every_level_answers_every_title(title: str, level: str) -> None:
    game = find(title)
    state = game.setup(game.options_type(), 3, Chance(bytes(32), 0)).state
    seat, prompt = next((seat, prompt) for seat, prompt in game.prompts(state).items() if prompt.owed)
    legal, observation = game.legal(state, seat), game.observe(state, seat)
    chosen = ai.policies(share=0.1)[level](game, observation, prompt, legal, Chance(b"dice", 1))
    assert chosen in legal


def test_who_never_slips_nor_searches_takes_the_advice() -> None:
    game = find("shogun")
    state = game.setup(game.options_type(), 3, Chance(bytes(32), 0)).state
    for seat in all_seats(3):
        prompt, legal, observation = (
            game.prompts(state)[seat],
            game.legal(state, seat),
            game.observe(state, seat),
        )
        for level in (policy(ADVISED["medium"]), policy(LEVELS["master"], share=0.0)):
            advised = greedy.choose(game, observation, prompt, legal, Chance(b"dice", 2))
            assert level(game, observation, prompt, legal, Chance(b"dice", 1)) == advised
        slipped = policy(Level(slips=100))(game, observation, prompt, legal, Chance(b"dice", 1))
        assert slipped == legal.sample(_after_slip())


def _after_slip() -> Chance:
    chance = Chance(b"dice", 1)
    chance.happens(100, 100)
    return chance


def test_a_novice_loses_to_the_advice() -> None:
    game = find("shogun")
    *_, result = compete(game, game.options_type(), ["medium", "novice", "novice", "novice"], 12, series=3)
    assert result.standings[0].wins > 6


def test_the_reference_stays_as_it_is() -> None:
    """Four of them, and how their match ends. Whoever improves the advice keeps its former self there.

    It is a row of weights: the odds of battles, which they are multiplied by, are those of all.
    """
    game = find("shogun")
    *_, result = compete(game, game.options_type(), ["reference"] * 4, 3, series=1)
    scores = [round(standing.mean_score, 3) for standing in result.standings]
    assert scores == [55.333, 52.667, 49.333, 52.667]
