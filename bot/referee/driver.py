"""Lets the AI seats of every match play in the background, one task per match."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

_logger = structlog.get_logger(__name__)


class Driver:
    """`act(match_id)` lets one AI seat act, and is False if none has to."""

    def __init__(self, act: Callable[[str], Awaitable[bool]]) -> None:
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()

    def wake(self, match_id: str) -> None:
        """Something has changed: an AI seat may have to act. Returns at once."""
        self._woken.add(match_id)
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._drive(match_id), name=f"drive {match_id}")

    async def rest(self, match_id: str) -> None:
        """Wait until no AI seat of the match has to act."""
        while task := self._tasks.get(match_id):
            await asyncio.wait([task])

    async def close(self) -> None:
        """Stop all tasks; a command under way is either committed or never happened."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, match_id: str) -> None:
        try:
            while match_id in self._woken:
                self._woken.discard(match_id)
                while await self._act(match_id):
                    pass
        except Exception:
            # The match itself is unharmed; the next command or a restart wakes its AIs again.
            _logger.exception("ai_stopped", match=match_id)
        finally:
            del self._tasks[match_id]
