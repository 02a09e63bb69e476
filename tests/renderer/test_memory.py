"""What the renderer keeps stays within bounds, whatever is played."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

import pytest

from bot.views.shogun.pictures import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer.bench import cached_megabytes
from renderer.shogun import Board, View, sample
from renderer.theme import ThemeName
from rules.shogun.content import ProvinceName, Side
from tests.renderer.shogun.gallery import LABELS

THEMES: tuple[ThemeName, ...] = ("standard", "contrast")
MOST = 150
"""Megabytes, for pictures and masks that are kept, with everything in use."""


@pytest.mark.parametrize(
    ("themes", "tables"),
    [(THEMES[:1], (3,)), pytest.param(THEMES, (3, 5), marks=pytest.mark.long)],
    ids=["some", "all"],
)
def test_pictures_kept_in_memory(themes: Sequence[ThemeName], tables: Sequence[int]) -> None:
    # In a process of its own, where no other test has drawn or keeps anything.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        before, after = process.submit(_draw, themes, tables).result()
    assert before < after < MOST, after


def _draw(themes: Sequence[ThemeName], tables: Sequence[int]) -> tuple[float, float]:
    """Megabytes kept before and after boards of Shogun on both sides, in all languages and views."""
    before = cached_megabytes()
    for side, theme, seats in product(Side, themes, tables):
        seen = sample.observation(side, seats, 30)
        for language, owned in zip(LANGUAGES, (30, 27, 24, 21), strict=True):
            words = labels(texts_in(language))
            there = sample.observation(side, seats, owned)
            Board(there, words, (), sample.NAMES, theme).paint()
        for view in View:
            Board(
                seen,
                LABELS,
                (),
                sample.NAMES,
                theme,
                view,
                (ProvinceName("Shinano"), ProvinceName("Mino")),
            ).paint()
    return before, cached_megabytes()
