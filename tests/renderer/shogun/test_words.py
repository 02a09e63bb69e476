"""Words on pictures, in all four languages: none is cut short, and none covers another."""

from collections import defaultdict
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.views.shogun.pictures import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer import Drawing, text
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.shogun import Board, Scores, Shape, View, Winter, sample
from rules.core.model import Seat, all_seats
from rules.shogun.content import content
from rules.shogun.events import Hunger, Scored, WinterCame
from rules.shogun.state import Observation, Phase, Province
from tests.renderer.overlaps import covered
from tests.renderer.shogun.gallery import LABELS, gallery
from tests.renderer.shogun.positions import changed

TOUCH = 1.0
"""Pixels by which boxes of letters may overlap: they are a little larger than the ink."""


def drawings(language: str) -> dict[str, Drawing]:
    """The gallery in a language, and a draft."""
    spoken: Any = labels(texts_in(language))
    changed: dict[str, Any] = {name: replace(any_, labels=spoken) for name, any_ in _all().items()}
    return changed


def _all() -> dict[str, Any]:
    drafting = changed(sample.observation().public, phase=Phase.DRAFT, taken_by=(None,) * 5)
    draft = Board(Observation(None, drafting, None), LABELS, (), sample.NAMES)
    return {**gallery(), "draft": draft}


@pytest.mark.usefixtures("fresh")
def test_pictures_of_a_winter_write_no_sum_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """SH8.1, SH8.3: no rice is taken as "−0", a shortage has no sign, the first points no second sum."""
    write, written, words = text.write, list[str](), labels(texts_in("en"))

    def noted(canvas: Canvas, string: str, *rest: Any, **more: Any) -> None:
        written.append(string)
        write(canvas, string, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    free = next(at for at, card in enumerate(content().events) if not card.winter_rice_loss)
    Winter(WinterCame(1, free, (0,), (Hunger(15, 0, 17),)), (), words, ("Ann",)).paint()
    assert {"15", "17", "2"} <= set(written)
    assert not {"−0", "= 15", "−2"} & set(written)
    for year, sums in ((1, 0), (2, 1)):
        written.clear()
        Scores(Scored(year, (9,), (8,), (), (17 + 20 * sums,)), words, ("Ann",)).paint()
        assert (written.count("+"), written.count("17")) == (sums, 1)


@pytest.mark.usefixtures("fresh")
def test_the_table_of_shortages_is_shown_if_somebody_is_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SH8.2: it had an empty row for those whom it hits."""
    written, words = list[str](), labels(texts_in("en"))
    monkeypatch.setattr(text, "write_paragraph", lambda _, said, *rest, **more: written.append(said))
    heights = []
    for rice in (5, 4):
        written.clear()
        hunger = Hunger(9, 0, 9), Hunger(rice, 0, 5)
        heights.append(Winter(WinterCame(1, 0, (0, 0), hunger), (), words, ("Ann", "Bob")).paint().height)
        assert (words.revolts in written) is (rice < 5)
    assert heights[1] > heights[0]


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_short_or_covers_another(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both at once: all pictures of a language, without the sprites of another, take seconds."""
    written: dict[int, list[tuple[str, Box]]] = defaultdict(list)
    canvases: list[Canvas] = []
    write, whole, cut = text.write, text.shortened, []

    def shortened(words: str, *room: Any) -> str:
        shown = whole(words, *room)
        cut.extend([words] if shown != words else [])
        return shown

    def noted(canvas: Canvas, words: str, at: Any, size: int, *rest: Any, **more: Any) -> None:
        if canvas.image.mode != "L":
            canvases.append(canvas)
            face = rest[1] if len(rest) > 1 else more.get("face", "bold")
            align = rest[2] if len(rest) > 2 else more.get("align", "middle")
            written[id(canvas)].append((words, text.box(words, at, size, face, align)))
        write(canvas, words, at, size, *rest, **more)

    monkeypatch.setattr(text, "shortened", shortened)
    monkeypatch.setattr(text, "write", noted)
    text.paragraph.cache_clear()
    for name, drawing in drawings(language).items():
        written.clear()
        canvases.clear()
        drawing.paint()
        assert cut == [], name
        for entries in written.values():
            covered = [(one, other) for (one, a), (other, b) in combinations(entries, 2) if _overlap(a, b)]
            assert covered == [], name


def _overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > TOUCH and down > TOUCH


@pytest.mark.parametrize("seat", all_seats(5))
def test_yields_cover_no_name(seat: Seat) -> None:
    """Their sheets are larger than armies: of Hoki's name a letter was hidden."""
    public = sample.observation().public
    provinces = {name: Province(seat, 1) for name in public.provinces}
    seen = Observation(None, changed(public, provinces=provinces), None)
    assert covered(Board(seen, LABELS, view=View.UNREST, shape=Shape.LANDSCAPE), "shogun") == []
