"""The artist draws beside the event loop, the newest state first of all, and never silences a story."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial

import pytest
from PIL import Image

from bot.components.ids import Address, Route
from bot.components.layout import Sheet
from bot.drawing.artist import MOST_LOST, Artist, Superseded
from bot.drawing.easel import Drawn
from bot.drawing.portfolio import Portfolio
from bot.drawing.studio import Studio, Within, WorkerLost
from bot.present.message import Gallery, Message, Picture, Text
from renderer import Rendered
from renderer.shogun import Board, sample
from renderer.theme import STANDARD, Theme

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
async def artist() -> AsyncIterator[Artist]:
    drawing = Artist(Studio([Within()]), most_waiting=3)
    yield drawing
    await drawing.close()


def blocks(sheet: Sheet) -> tuple[object, ...]:
    return sheet.message.blocks


async def test_pictures_become_files_in_their_order(artist: Artist) -> None:
    sheet = await artist.sheet(Message((STORY, GOOD, Gallery((GOOD,)))), ADDRESS)
    assert [file.name for file in sheet.pictures] == ["picture1.png", "picture2.png"]
    assert [file.alt for file in sheet.pictures] == [GOOD.alt, GOOD.alt]
    assert blocks(sheet) == (STORY, GOOD, Gallery((GOOD,)))


async def test_whoever_has_lost_all_easels_cannot_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """One drawing that kills its process is a fault of that drawing."""
    easel = Within()
    artist = Artist(Studio([easel]))

    async def lose(drawing: object) -> Drawn:
        raise WorkerLost

    with monkeypatch.context() as lost:
        lost.setattr(easel, "draw", lose)
        for number in range(MOST_LOST):
            assert artist.can_draw, number
            assert blocks(await artist.sheet(Message((GOOD,)), ADDRESS)) == (Text(GOOD.alt),)
        assert not artist.can_draw
    assert blocks(await artist.sheet(Message((GOOD,)), ADDRESS)) == (GOOD,)
    assert artist.can_draw
    await artist.close()


async def test_a_picture_that_fails_is_told_in_words(artist: Artist) -> None:
    sheet = await artist.sheet(Message((STORY, BROKEN, GOOD)), ADDRESS)
    assert blocks(sheet) == (STORY, Text(BROKEN.alt), GOOD)
    assert len(sheet.pictures) == 1


async def test_a_gallery_does_without_what_fails(artist: Artist) -> None:
    sheet = await artist.sheet(Message((STORY, Gallery((BROKEN, GOOD)))), ADDRESS)
    assert blocks(sheet) == (STORY, Gallery((GOOD,)))
    empty = await artist.sheet(Message((STORY, Gallery((BROKEN,)))), ADDRESS)
    assert blocks(empty) == (STORY,)


async def test_the_newest_state_of_a_message_wins(artist: Artist) -> None:
    """What waits for the same message is not drawn any more; what was begun is not sent."""
    begun, go, drawn = threading.Event(), threading.Event(), []

    def slow() -> None:
        begun.set()
        go.wait(5)
        drawn.append("first")

    def order(sketch: Sketch) -> asyncio.Task[Sheet]:
        message = Message((Picture(sketch, "a plan"),))
        return asyncio.create_task(artist.sheet(message, ADDRESS, place=7))

    orders = [order(Sketch(slow))]
    await asyncio.to_thread(begun.wait, 5)
    orders += [order(Sketch(partial(drawn.append, name))) for name in ("second", "newest")]
    await asyncio.sleep(0)
    go.set()
    first, second, newest = await asyncio.gather(*orders, return_exceptions=True)
    assert isinstance(first, Superseded)
    assert isinstance(second, Superseded)
    assert isinstance(newest, Sheet)
    assert drawn == ["first", "newest"]


async def test_other_messages_wait_for_their_turn(artist: Artist) -> None:
    sheets = await asyncio.gather(*(artist.sheet(Message((GOOD,)), ADDRESS, place=place) for place in (1, 2)))
    assert [len(sheet.pictures) for sheet in sheets] == [1, 1]


async def test_a_crowd_is_told_in_words_rather_than_kept_waiting(artist: Artist) -> None:
    sheet = await artist.sheet(Message((GOOD,) * 5), ADDRESS)
    assert blocks(sheet) == (GOOD, GOOD, GOOD, Text(GOOD.alt), Text(GOOD.alt))


async def test_the_same_picture_is_drawn_once() -> None:
    drawn: list[object] = []
    artist = Artist(Studio([Within()]), drawn=lambda drawing, seconds: drawn.append(drawing))
    board = Picture(Board(sample.observation(), sample.LABELS, (), sample.NAMES), "a board")
    read = tuple(name.encode().decode() for name in sample.NAMES)
    again = Picture(Board(sample.observation(), sample.LABELS, (), read), "the same board")
    other = Picture(Board(sample.observation(), sample.LABELS, (), sample.NAMES, "contrast"), "another one")
    first, same, contrast = [await artist.sheet(Message((one,)), ADDRESS) for one in (board, again, other)]
    await artist.close()
    assert len(drawn) == 2
    assert first.pictures[0].data == same.pictures[0].data != contrast.pictures[0].data
    assert same.pictures[0].alt == "the same board"


def test_only_so_many_bytes_of_pictures_are_kept() -> None:
    portfolio = Portfolio(most_bytes=25)
    for key in (b"a", b"b", b"a", b"c"):
        portfolio.keep(key, Rendered(key * 10, "png", (1, 1)))
    assert portfolio.find(b"b") is None
    assert portfolio.find(b"a") == Rendered(b"a" * 10, "png", (1, 1))
    portfolio.keep(b"d", Rendered(b"d" * 10, "png", (1, 1)))
    assert portfolio.find(b"c") is None, "it was not asked for longest"
    portfolio.keep(b"huge", Rendered(b"h" * 26, "png", (1, 1)))
    assert portfolio.find(b"huge") is None
