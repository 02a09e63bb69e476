"""The board for phones: everything is on it, and can be read at 390 pixels."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace as changed

from bot.views.shogun.pictures import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer import text
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, within
from renderer.shogun import Board, Scores, Shape, View, Winter, ink, sample
from renderer.shogun.chart import chart
from renderer.shogun.closeup import window_around
from renderer.shogun.palette import theme
from renderer.shogun.portrait import HALVES, MIN_SIZE, WIDTH, belongs
from rules.core.model import Seat
from rules.shogun.content import Side, board, content
from tests.renderer.phone import PHONE, SMALLEST, smallest_text
from tests.renderer.shogun.gallery import (
    ACTIONS,
    FAMINE,
    LABELS,
    LOTS,
    OPENING,
    WINTER,
    auction,
    planning,
    winter,
)
from tests.renderer.shogun.test_places import piece_boxes

POSITIONS = {
    "actions": (sample.observation(), ACTIONS),
    "auction": (auction(), ()),
    "planning": (planning(), OPENING),
    "winter": (winter(), ()),
}


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("view", View)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_text_is_nine_pixels_high_on_a_phone(
    view: View, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = labels(texts_in(language))
    boards = [Board(seen, spoken, events, sample.NAMES, view=view) for seen, events in POSITIONS.values()]
    smallest = min(ink.NAME_SIZE, smallest_text(boards, monkeypatch))
    assert smallest >= MIN_SIZE
    assert smallest * PHONE / WIDTH >= SMALLEST


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_figures_are_stands_inside_its_frame(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write, ends = text.write, dict[str, float]()

    def noted(canvas: Canvas, words: str, at: Point, size: int, *rest: Any, **more: Any) -> None:
        ends[words] = at[0] + text.width(words, "sans", size) / 2
        write(canvas, words, at, size, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    spoken = labels(texts_in(language))
    Board(planning(), spoken, (), sample.NAMES).paint()
    assert ends[spoken.stock[-1]] < WIDTH - 18, "the edge of 12 pixels and the inner line"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("shape", Shape)
def test_in_winter_an_event_costs_its_rice_and_nobody_may_starve_any_more(
    shape: Shape, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SH8.1: the board shows what winter has left; the effect held in its round."""
    spoken = labels(texts_in("en"))
    seen = winter()
    index = next(index for index, card in enumerate(content().events) if card.winter_rice_loss)
    poor = tuple(changed(player, rice=0) for player in seen.public.players)
    seen = changed(seen, public=changed(seen.public, event=index, events=(), players=poor))
    write, red, written = text.write, list[str](), set[str]()

    def noted(
        canvas: Canvas, words: str, at: Point, size: int, colour: Colour, *rest: Any, **more: Any
    ) -> None:
        written.add(words)
        if colour == theme("standard", Side.MOON).crimson:
            red.append(words)
        write(canvas, words, at, size, colour, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    Board(seen, spoken, (), sample.NAMES, shape=shape).paint()
    assert red == [f"−{content().events[index].winter_rice_loss}"]
    effect = spoken.effects[content().events[index].effect]
    assert not [words for words in written if len(words) > 5 and words in effect]


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winters_sum_and_points_can_be_read_on_a_phone(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = labels(texts_in(language))
    drawn = Winter(FAMINE, LOTS, spoken, sample.NAMES), Scores(WINTER, spoken, sample.NAMES)
    assert {one.paint().width for one in drawn} == {WIDTH}
    assert smallest_text(drawn, monkeypatch) * PHONE / WIDTH >= SMALLEST


@pytest.mark.parametrize("side", Side)
def test_a_close_up_is_no_wider_than_the_board_for_phones_unless_its_land_is(side: Side) -> None:
    """The names of a region were smaller there than on the whole board."""
    region_of = board(side, 5).region_of
    for region in set(region_of.values()):
        land = [name for name in region_of if region_of[name] == region]
        boxes = [chart().sites[name].box for name in land]
        own = max(box[2] for box in boxes) - min(box[0] for box in boxes)
        seen = window_around(land, side, 5).box
        assert all(within(seen, box) for box in boxes)
        assert seen[2] - seen[0] <= max(WIDTH, own + 2 * 18) + 1


@pytest.mark.parametrize("side", Side)
def test_every_province_is_whole_in_one_half(side: Side) -> None:
    for name in board(side, 5).provinces:
        site = chart().sites[name]
        half, *others = [half for half in HALVES if belongs(site, half)]
        assert not others
        for what, box in [*piece_boxes(site), ("name", ink.label_box(site))]:
            assert within(half, box), (name, what)


def test_a_long_name_and_many_cards_have_room() -> None:
    names = ("W" * 32,) * 5
    usual = Board(sample.observation(), LABELS, (), sample.NAMES).paint()
    long = Board(sample.observation(), LABELS, (), names).paint()
    assert usual.size == long.size
    assert usual.width == WIDTH


def test_hidden_action_cards_take_no_room() -> None:
    shown = Board(sample.observation(), LABELS)
    hidden = Board(planning(), LABELS)
    assert hidden.paint().height < shown.paint().height


def test_close_ups_have_one_shape() -> None:
    near = Board(sample.observation(), LABELS, focus=(next(iter(chart().sites)),))
    assert near.paint().tobytes() == replace(near, shape=Shape.LANDSCAPE).paint().tobytes()


def test_own_provinces_are_outlined_for_their_player_alone() -> None:
    plain = Board(sample.observation(), LABELS, (), sample.NAMES)
    pictures = [plain, *(replace(plain, mine=Seat(seat)) for seat in range(5))]
    painted = [picture.paint().tobytes() for picture in pictures]
    assert all(one != other for one, other in combinations(painted, 2))
