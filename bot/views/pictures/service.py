"""Draws pictures away from the event loop, so that no click waits for a picture."""

import asyncio
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import structlog

from bot.discord.ids import Address
from bot.discord.layout import Attachment, RenderedMessage, attachments
from bot.ops.worker_process import WorkerFailed, WorkerLost, WorkerPool
from bot.views.message import Block, Gallery, Message, Picture, Text
from bot.views.pictures.cache import PictureCache, cache_key
from bot.views.pictures.worker import Drawn
from renderer import Drawing, Rendered

MAX_WAITING = 60
"""Pictures being drawn or waiting for it, a few seconds' work; what comes on top is said in words instead."""

MAX_LOST = 3
"""Pictures in a row whose process was lost: so many are not the fault of one drawing."""

KEPT_BYTES = 32 * 2**20
"""Of finished pictures: those of the last half minute of a full evening, 100 to 250 KB each."""

_log = structlog.get_logger(__name__)


class Superseded(Exception):
    """A newer state is on its way to the same message: this one need not be drawn or sent any more."""


class PictureService:
    """Turns the drawings in messages into files."""

    def __init__(
        self,
        pool: WorkerPool,
        most_waiting: int = MAX_WAITING,
        drawn: Callable[[object, float], None] = lambda drawing, seconds: None,
    ) -> None:
        """`drawn` is told of each drawing how many seconds it took."""
        self._pool = pool
        self._tell = drawn
        self._cache = PictureCache(KEPT_BYTES)
        self.waiting = 0
        """Pictures being drawn or waiting for it."""
        self._lost = 0
        self._most_waiting = most_waiting
        self._newest: dict[Hashable, object] = {}
        self._closed = False

    async def rendered(
        self,
        message: Message,
        address: Address,
        shown: tuple[Attachment, ...] = (),
        place: Hashable | None = None,
    ) -> RenderedMessage:
        """The message with its pictures drawn; `shown` are files to be listed at its end.

        `place` is the message on Discord that it is to replace, if people may change it faster than it can be
        drawn. Raises Superseded if something newer is to be drawn for that place.
        """
        with self._ordered(place) as order:
            drawing = (self._drawn(picture, address.match, place, order) for picture in message.pictures)
            drawn = await asyncio.gather(*drawing)
            self._require_newest(place, order)
        pairs = list(zip(message.pictures, drawn, strict=True))
        files = attachments([(picture, rendered) for picture, rendered in pairs if rendered])
        return RenderedMessage(
            replace(message, blocks=tuple(_said(message.blocks, drawn))), address, files, shown
        )

    @property
    def can_draw(self) -> bool:
        """Whether there is something to draw with, as far as that was tried."""
        return self._lost < MAX_LOST

    def resident_bytes(self) -> int:
        """The memory of all processes that draw, beside the bot's own."""
        return self._pool.resident_bytes()

    async def close(self) -> None:
        """Draw no more: all that is still wanted has been superseded by the end."""
        self._closed = True
        await self._pool.close()

    @contextmanager
    def _ordered(self, place: Hashable | None) -> Iterator[object]:
        """Make this the newest order for a place while it is carried out."""
        order = object()
        self._newest[place] = order
        try:
            yield order
        finally:
            if self._newest.get(place) is order:
                del self._newest[place]

    def _require_newest(self, place: Hashable | None, order: object) -> None:
        if self._closed or (place is not None and self._newest.get(place) is not order):
            raise Superseded

    async def _drawn(
        self, picture: Picture, match: str, place: Hashable | None, order: object
    ) -> Rendered | None:
        """The picture, or None if it cannot be drawn: a renderer's fault must not silence the story."""
        if self.waiting >= self._most_waiting:
            _log.warning("picture_queue_full", match=match, waiting=self.waiting)
            return None
        self.waiting += 1
        try:
            return await self._draw(picture.drawing, place, order)
        except Superseded:
            raise
        except WorkerFailed as error:
            _log.error("picture_failed", match=match, stack=str(error))
        except WorkerLost as error:
            self._require_newest(place, order)
            self._lost += 1
            _log.error("picture_failed", match=match, exc_info=error)
        except Exception as error:
            _log.error("picture_failed", match=match, exc_info=error)
        finally:
            self.waiting -= 1
        return None

    async def _draw(self, drawing: Drawing, place: Hashable | None, order: object) -> Rendered:
        """The picture, drawn anew only if it is not the same as one drawn lately."""
        key = cache_key(drawing)
        if known := self._cache.find(key):
            return known
        async with self._pool.worker() as worker:
            self._require_newest(place, order)
            if known := self._cache.find(key):
                return known  # drawn for somebody else meanwhile
            drawn: Drawn = await worker.call(drawing)
        self._lost = 0
        self._tell(drawing, drawn.seconds)
        self._cache.keep(key, drawn.rendered)
        return drawn.rendered


def _said(blocks: Iterable[Block], drawn: Iterable[Rendered | None]) -> Iterator[Block]:
    """The blocks; a picture that could not be drawn is said in words, and one of several is left out."""
    rest = iter(drawn)
    for block in blocks:
        if isinstance(block, Picture):
            yield block if next(rest) else Text(block.alt)
        elif isinstance(block, Gallery):
            kept = tuple(picture for picture in block.pictures if next(rest))
            yield from [Gallery(kept)] if kept else []
        else:
            yield block
