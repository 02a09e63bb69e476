"""Picture service: draws a message's pictures away from the event loop, so that no press waits for one.

Each picture comes from the cache or from the pool. A picture that cannot be drawn is None: the message then
carries its words. Of several states of one message only the newest is drawn to the end.
"""

import asyncio
import hashlib
import io
import pickle
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager

import structlog

from bot.ops.worker_process import WorkerFailed, WorkerLost, WorkerPool
from bot.views.message import Picture
from bot.views.pictures.program import Drawn
from renderer import Drawing, Rendered
from renderer.cache import ByteCache

MAX_WAITING = 60
"""Pictures being drawn or waiting; messages beyond that have their words only."""

MAX_SECONDS = 0.25
"""The same in seconds of drawing: news on a busy machine come soon, if need be without pictures.

A longer queue has no more pictures drawn, and each message of a story waits for its whole length.
"""

MIN_WAITING = 12
"""Pictures that may always wait: those of one message each for everybody at a table, and of the table."""

_NEWEST_SHARE = 0.1
"""Weight of the newest drawing in the mean of their seconds."""

MAX_LOST = 3
"""Pictures in a row whose process was lost: that many are not the fault of one drawing."""

KEPT_BYTES = 32 * 2**20
"""Of finished pictures: those of the last half minute of a full evening, 100 to 250 KB each."""

MAX_ANIMATED = 12
"""Pictures being drawn or waiting, beyond which no animation is begun: it takes as long as three pictures."""

_log = structlog.get_logger(__name__)


class Superseded(Exception):
    """A newer state of the same message has been ordered: this one need not be drawn or sent any more."""


class PictureService:
    """Draws the pictures of messages, at most `most_waiting` at a time."""

    def __init__(
        self,
        pool: WorkerPool,
        most_waiting: int = MAX_WAITING,
        drawn: Callable[[object, float], None] = lambda drawing, seconds: None,
        animation: bool = True,
    ) -> None:
        """`drawn` is called after each drawing with its seconds; `animation`: whether to draw any."""
        self._pool = pool
        self._report = drawn
        self._cache: ByteCache[Rendered] = ByteCache(KEPT_BYTES)
        self.waiting = 0
        """Pictures being drawn or waiting for it."""
        self._mean = 0.0
        """Seconds of one drawing lately, with what else the machine did meanwhile."""
        self._lost = 0
        self._most_waiting = most_waiting
        self._max_animated = MAX_ANIMATED if animation else 0
        self._newest: dict[Hashable, object] = {}
        self._closed = False

    async def draw(
        self, pictures: Iterable[Picture], match: str, place: Hashable | None = None
    ) -> list[Rendered | None]:
        """Draw the pictures of one message about a match, in their order; None for each that cannot be drawn.

        `place` identifies the message that they are to replace, where people may change it faster than it can
        be drawn. Raises Superseded if a newer message has been ordered for that place.
        """
        with self._ordered(place) as order:
            drawn = await asyncio.gather(*(self._drawn(one, match, place, order) for one in pictures))
            self._require_newest(place, order)
        return drawn

    @property
    def can_draw(self) -> bool:
        """Whether there is something to draw with, as far as that was tried."""
        return self._lost < MAX_LOST

    def resident_bytes(self) -> int:
        """The memory of all processes that draw, without the bot's own."""
        return self._pool.resident_bytes()

    async def close(self) -> None:
        """Draw no more: all orders that are left raise Superseded."""
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
        """The picture, or None if it cannot be drawn: a fault of the renderer must not lose the story."""
        if self._is_full():
            _log.warning("picture_queue_full", match=match, waiting=self.waiting)
            return None
        moves = picture.still is None or self.waiting < self._max_animated
        self.waiting += 1
        try:
            return await self._draw(picture.drawing if moves else picture.still, match, place, order)
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

    def _is_full(self) -> bool:
        seconds = self.waiting * self._mean / len(self._pool)
        return self.waiting >= self._most_waiting or (self.waiting >= MIN_WAITING and seconds > MAX_SECONDS)

    async def _draw(self, drawing: Drawing, match: str, place: Hashable | None, order: object) -> Rendered:
        """The picture, from the cache if the same one was drawn lately.

        Of one match the same process draws, if it is free: its pictures have much in common.
        """
        key = cache_key(drawing)
        if known := self._cache.get(key):
            return known
        async with self._pool.worker(match) as worker:
            self._require_newest(place, order)
            if known := self._cache.get(key):
                return known  # drawn for another message while this one waited
            began = asyncio.get_running_loop().time()
            drawn: Drawn = await worker.call(drawing)
            took = asyncio.get_running_loop().time() - began
        self._mean += _NEWEST_SHARE * (took - self._mean)
        self._lost = 0
        self._report(drawing, drawn.seconds)
        self._cache.put(key, drawn.rendered, len(drawn.rendered.data))
        return drawn.rendered


def cache_key(drawing: Drawing) -> bytes:
    """The same for two drawings only if they are the same picture."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True  # by value alone: a name read from a draft is the same as the one on the board
    pickler.dump(drawing)
    return hashlib.sha256(written.getvalue()).digest()
