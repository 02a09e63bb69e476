"""People who think before they press, and who may be asked to pause."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from sandbox.club.players import Player, controls, unchosen

THINKING = 0.5, 3.0
"""Seconds between seeing something to press and pressing it."""
PATIENCE = 90.0
"""Seconds without anything to do after which somebody looks at everything again, and presses My plan."""


class ThinkingPlayer(Player):
    """A player who presses some time after they have seen what there is to press.

    They wish for no special card beforehand, so that the table waits for them in public (SH5.3).
    What is impossible by then, because a message has changed or a thread is locked, waits for the next look.
    """

    def __init__(
        self, human: Any, channel: Any, rng: Random, playing: asyncio.Event, impossible: type[BaseException]
    ) -> None:
        super().__init__(human, channel, rng)
        self._searching = False
        self._playing = playing
        self._impossible = impossible

    async def play(self, over: Callable[[], Any]) -> None:
        """Answer all questions until `over()`."""
        while not over():
            await self._playing.wait()
            if self._task() is None:
                await self._wait_for_news(over)
                continue
            await asyncio.sleep(self.rng.uniform(*THINKING))
            task = self._task()
            if task and not over() and self._playing.is_set():
                await self._try(task)

    async def _wait_for_news(self, over: Callable[[], Any]) -> None:
        try:
            await self.human.service.wait_for(lambda: self._task() or over(), PATIENCE)
        except TimeoutError:
            self._look_again(searching=True)

    def _gets_no_messages(self) -> bool:
        return self._searching or super()._gets_no_messages()

    async def _press(self, view: Any, verb: str) -> None:
        if verb == "confirm":
            await self._choose_value(view, "focus", "bid")
            await self._choose_value(view, "wish", "ask")
        await super()._press(view, verb)

    async def _choose_value(self, view: Any, verb: str, value: str) -> None:
        for select in controls(view, verb)[:1]:
            if value in unchosen(view, select):
                choose = partial(self.human.choose, view, select["custom_id"], value)
                await self._act_and_wait(view, choose)

    def _look_again(self, *, searching: bool = False) -> None:
        self._searching = searching
        self._knows_table |= searching  # the lobby leads there
        self._answered.clear()
        self._read.clear()

    async def _try(self, task: Callable[[], Any]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await task()
            self._searching = False
        except (self._impossible, TimeoutError):
            self._look_again()
            await asyncio.sleep(self.rng.uniform(*THINKING))
