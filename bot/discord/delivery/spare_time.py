"""Spare time: the moments in which edits that may wait keep nobody waiting.

With many matches the edits of current messages alone would be as many as Discord allows a bot
(`rate_limiter`), each with a board to be drawn. A busy bot lets more edits wait, where several become one.
"""

import asyncio
from collections.abc import Callable

BUSY = 0.5
"""Share of Discord's global limit beyond which edits at the table may wait."""
FULL = 0.8
"""Share beyond which nothing is sent that may wait or can be spared; the rest is for bursts of news."""
PATIENCE = 60.0
"""Seconds after which an edit is made even so: a current message is not older than that and its round."""
STEP = 0.05
"""Seconds between two edits, so that the first one's picture and request are seen by the second."""
_LOOK_INTERVAL = 0.1


class SpareTime:
    """Knows how busy the connection to Discord and the drawing are, and lets edits wait for a moment."""

    def __init__(
        self,
        load: Callable[[], float],
        sustained_load: Callable[[], float],
        pictures_waiting: Callable[[], int],
    ) -> None:
        """`load` and `sustained_load`: return the share of the limit in use, now and for some time.

        `pictures_waiting`: returns the number not drawn yet.
        """
        self._load = load
        self._sustained_load = sustained_load
        self._pictures_waiting = pictures_waiting
        self._turn = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether requests are so many that edits should wait, where several become one.

        No burst of a single match makes it so: what is done in secret would show in what is public.
        """
        return self._sustained_load() > BUSY

    @property
    def is_full(self) -> bool:
        """Whether requests are so many that some have to be spared."""
        return self._sustained_load() > FULL

    async def wait(self) -> None:
        """Wait for spare time, after all who came before, but at most PATIENCE seconds."""
        try:
            async with asyncio.timeout(PATIENCE), self._turn:
                while self._load() > FULL or self._pictures_waiting() > 0:  # noqa: ASYNC110 - time passes
                    await asyncio.sleep(_LOOK_INTERVAL)
                await asyncio.sleep(STEP)
        except TimeoutError:
            pass
