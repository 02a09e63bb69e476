"""The picture service: draws away from the event loop, the newest state first; a failure keeps the words."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial

import pytest
from PIL import Image

from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage, render
from bot.ops.worker_process import ThreadWorker, WorkerLost, WorkerPool
from bot.views.message import Gallery, Message, Picture, Text
from bot.views.pictures.program import Drawn, drawn
from bot.views.pictures.service import MAX_LOST, MIN_WAITING, PictureService, Superseded
from renderer.shogun import Board, sample
from renderer.theme import STANDARD, Theme
from tests.renderer.shogun.gallery import LABELS

ADDRESS = Address(Route.TABLE, "k3v9qd")
STORY = Text("Aiko attacks Kozuke.")


@dataclass(frozen=True)
class Sketch:
    """A drawing that does something first."""

    before: Callable[[], object] = bool

    def __getstate__(self) -> int:
        """Every sketch is another picture."""
        return id(self)

    @property
    def colours(self) -> Theme:
        return STANDARD

    def paint(self) -> Image.Image:
        self.before()
        return Image.new("RGB", (8, 8))


def fail() -> None:
    raise ArithmeticError("the brush broke")


GOOD, BROKEN = Picture(Sketch(), "Aiko holds Kozuke."), Picture(Sketch(fail), "Bob holds Mino.")


@pytest.fixture
async def picture_service() -> AsyncIterator[PictureService]:
    drawing = PictureService(WorkerPool([ThreadWorker(drawn)]), most_waiting=3)
    yield drawing
    await drawing.close()


def blocks(rendered: RenderedMessage) -> tuple[object, ...]:
    return rendered.message.blocks


async def test_pictures_become_files_in_their_order(picture_service: PictureService) -> None:
    rendered = await render(picture_service, Message((STORY, GOOD, Gallery((GOOD,)))), ADDRESS)
    assert [file.name[:2] for file in rendered.pictures] == ["1-", "2-"]
    assert [file.alt for file in rendered.pictures] == [GOOD.alt, GOOD.alt]
    assert blocks(rendered) == (STORY, GOOD, Gallery((GOOD,)))


@pytest.mark.parametrize(
    ("animation", "most", "drawn_again"), [(True, 3, False), (True, 0, True), (False, 3, True)]
)
async def test_an_animation_stands_still_where_it_is_off_or_many_wait(
    animation: bool, most: int, drawn_again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.views.pictures.service.MAX_ANIMATED", most)
    picture_service = PictureService(WorkerPool([ThreadWorker(drawn)]), animation=animation)
    moving, still = Sketch(), Sketch(fail)
    [shown] = await picture_service.draw([Picture(moving, "Aiko holds Kozuke.", still=still)], "match")
    assert (shown is None) == drawn_again, "the still picture is the one that breaks"
    await picture_service.close()


async def test_without_any_worker_nothing_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One drawing that kills its process is a fault of that drawing."""
    worker = ThreadWorker(drawn)
    picture_service = PictureService(WorkerPool([worker]))

    async def lose(drawing: object) -> Drawn:
        raise WorkerLost

    with monkeypatch.context() as lost:
        lost.setattr(worker, "call", lose)
        for number in range(MAX_LOST):
            assert picture_service.can_draw, number
            assert blocks(await render(picture_service, Message((GOOD,)), ADDRESS)) == (Text(GOOD.alt),)
        assert not picture_service.can_draw
    assert blocks(await render(picture_service, Message((GOOD,)), ADDRESS)) == (GOOD,)
    assert picture_service.can_draw
    await picture_service.close()


async def test_a_picture_that_fails_is_told_in_words(picture_service: PictureService) -> None:
    rendered = await render(picture_service, Message((STORY, BROKEN, GOOD)), ADDRESS)
    assert blocks(rendered) == (STORY, Text(BROKEN.alt), GOOD)
    assert len(rendered.pictures) == 1


async def test_a_gallery_does_without_what_fails(picture_service: PictureService) -> None:
    rendered = await render(picture_service, Message((STORY, Gallery((BROKEN, GOOD)))), ADDRESS)
    assert blocks(rendered) == (STORY, Gallery((GOOD,)))
    empty = await render(picture_service, Message((STORY, Gallery((BROKEN,)))), ADDRESS)
    assert blocks(empty) == (STORY,)


async def test_the_newest_state_of_a_message_wins(picture_service: PictureService) -> None:
    """What waits for the same message is not drawn any more; what was begun is not sent."""
    begun, go, drawn = threading.Event(), threading.Event(), []

    def slow() -> None:
        begun.set()
        go.wait(5)
        drawn.append("first")

    def order(sketch: Sketch) -> asyncio.Task[RenderedMessage]:
        message = Message((Picture(sketch, "a plan"),))
        return asyncio.create_task(render(picture_service, message, ADDRESS, place=7))

    orders = [order(Sketch(slow))]
    await asyncio.to_thread(begun.wait, 5)
    orders += [order(Sketch(partial(drawn.append, name))) for name in ("second", "newest")]
    await asyncio.sleep(0)
    go.set()
    first, second, newest = await asyncio.gather(*orders, return_exceptions=True)
    assert isinstance(first, Superseded)
    assert isinstance(second, Superseded)
    assert isinstance(newest, RenderedMessage)
    assert drawn == ["first", "newest"]


async def test_other_messages_wait_for_their_turn(picture_service: PictureService) -> None:
    sheets = await asyncio.gather(
        *(render(picture_service, Message((GOOD,)), ADDRESS, place=place) for place in (1, 2))
    )
    assert [len(rendered.pictures) for rendered in sheets] == [1, 1]


async def test_a_crowd_is_told_in_words_rather_than_kept_waiting(picture_service: PictureService) -> None:
    rendered = await render(picture_service, Message((GOOD,) * 5), ADDRESS)
    assert blocks(rendered) == (GOOD, GOOD, GOOD, Text(GOOD.alt), Text(GOOD.alt))


async def test_a_crowd_before_a_slow_machine_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the last one would wait too long, but not the few of one table."""
    monkeypatch.setattr("bot.views.pictures.service.MAX_SECONDS", 0.0)
    picture_service = PictureService(WorkerPool([ThreadWorker(drawn)]))
    for drawn_of_14 in (14, MIN_WAITING):  # at first it is not known how slow it is
        pictures = tuple(Picture(Sketch(), "Aiko holds Kozuke.") for _ in range(14))
        assert len((await render(picture_service, Message(pictures), ADDRESS)).pictures) == drawn_of_14
    await picture_service.close()


async def test_the_same_picture_is_drawn_once() -> None:
    reported: list[object] = []
    picture_service = PictureService(
        WorkerPool([ThreadWorker(drawn)]), drawn=lambda drawing, seconds: reported.append(drawing)
    )
    board = Picture(Board(sample.observation(), LABELS, (), sample.NAMES), "a board")
    read = tuple(name.encode().decode() for name in sample.NAMES)
    again = Picture(Board(sample.observation(), LABELS, (), read), "the same board")
    other = Picture(Board(sample.observation(), LABELS, (), sample.NAMES, "contrast"), "another one")
    first, same, contrast = [
        await render(picture_service, Message((one,)), ADDRESS) for one in (board, again, other)
    ]
    await picture_service.close()
    assert len(reported) == 2
    assert first.pictures[0].data == same.pictures[0].data != contrast.pictures[0].data
    assert same.pictures[0].alt == "the same board"
