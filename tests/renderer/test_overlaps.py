"""Nothing covers a word, in positions of random matches."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from ai import uniform
from ai.arena import seed_of
from bot.views.presenter import View
from bot.views.registry import presenter_of
from bot.views.texts import LANGUAGES, texts_in
from renderer import Drawing
from rules.core.chance import Chance
from rules.core.game import redacted
from rules.core.registry import find
from tests.renderer.overlaps import covered
from tests.renderer.titles import titles

NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro", "Fumiko", "Genji")
QUICK, LONG = 6, 500
STRIDE = 11
"""Steps of a match from one position to the next: enough for it to look otherwise."""


def boards(title: str, series: int) -> Iterator[Drawing]:
    """Boards of random matches between random numbers of players, in all languages and shapes."""
    game, chance = find(title), Random(series)
    shapes = game.card.shapes or (None,)
    for number in range(LONG):
        seats, seed = chance.choice(game.card.seats), seed_of(series, number)
        step = game.setup(game.card.options(), seats, Chance(seed, 0))
        for row in range(1, 2000):
            asked = [(seat, prompt) for seat, prompt in game.prompts(step.state).items() if prompt.owed]
            if game.outcome(step.state) or not asked:
                break
            seat, prompt = asked[0]
            observation, legal = game.observe(step.state, seat), game.legal(step.state, seat)
            command = uniform.choose(game, observation, prompt, legal, Chance(bytes(32), row))
            step = game.apply(step.state, seat, command, Chance(seed, row))
            if row % STRIDE == 0:
                view = View(
                    game.observe(step.state, None),
                    NAMES[:seats],
                    texts_in(chance.choice(LANGUAGES)),
                    chance.choice(shapes),
                )
                yield _board(presenter_of(title)(view), game, step)


def _board(presenter: Any, game: Any, step: Any) -> Drawing:
    drawing: Drawing = presenter.stage(redacted(game, step.events, None)).pictures[0].drawing
    return drawing


def found(title: str, series: int, count: int) -> list[tuple[int, list[str]]]:
    """Which of so many boards have covered words, and these words."""
    checked = (
        (index, covered(each, title)) for index, each in enumerate(islice(boards(title, series), count))
    )
    return [(index, words) for index, words in checked if words]


@pytest.mark.parametrize("title", titles())
def test_nothing_covers_a_word(title: str) -> None:
    assert found(title, 1, QUICK) == []


@pytest.mark.long
@pytest.mark.parametrize("title", titles())
def test_nothing_covers_a_word_in_many_positions(title: str) -> None:
    assert found(title, 2, LONG) == []
