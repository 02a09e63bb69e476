"""A simulated process: the part of the program that one life of the bot is, and that can be killed.

What belongs to it is known by a context variable: each callback, task and connection inherits the context in
which it was made. A killed process gets no turn any more, as if the power had been cut: nothing is cleaned
up, no `finally` is run, what was written to the network before still arrives.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass
from typing import Any, Literal
from weakref import WeakSet

_REMAINS: list[Any] = []
"""What killed processes have left in memory."""

Boundary = Literal["step", "commit", "none"]


@dataclass(frozen=True)
class KillPoint:
    """The nth callback or commit of a process, counted from when it was armed; before or after its effect."""

    boundary: Boundary
    nth: int
    before: bool = True


class Process:
    """One life of the bot."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.alive = True
        self.died: asyncio.Future[None] = loop.create_future()
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._loop = loop
        self._boundary: Boundary = "none"
        self._left = 0
        self._before = True
        self._closers: dict[object, Callable[[], None]] = {}

    def start(self, main: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run the process's program in a context of its own."""
        context: Context = copy_context()
        context.run(CURRENT.set, self)
        return self._loop.create_task(main, context=context)

    def owns(self, resource: object, close: Callable[[], None]) -> None:
        """Have `close` called if the process is killed: what the system does with its files and sockets."""
        self._closers[resource] = close

    def disowns(self, resource: object) -> None:
        self._closers.pop(resource, None)

    def arm(self, kill_point: KillPoint) -> None:
        """Kill the process there."""
        self._boundary, self._left, self._before = kill_point.boundary, kill_point.nth, kill_point.before

    def step(self) -> bool:
        """Count a callback. Returns whether it may run."""
        if self._boundary == "step":
            self._left -= 1
            if self._left <= 0:
                self.kill()
        return self.alive

    def commit(self, act: Callable[[], Any]) -> Any:
        """Carry out a commit, unless the process is killed before it. Returns its result."""
        hit = self._boundary == "commit" and self._reached()
        if hit and self._before:
            return self.kill()
        result = act()
        if hit:
            self.kill()
        return result

    def _reached(self) -> bool:
        self._left -= 1
        return self._left <= 0

    def kill(self) -> None:
        """End it at once."""
        if not self.alive:
            return
        self.alive = False
        for task in self.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            asyncio.tasks._unregister_task(task)  # who ends the loop is not to wait for it
        # If the collector found the coroutines, it would close them, and so run what comes after them.
        _REMAINS.append((self, [task for task in self.tasks if not task.done()]))
        for close in list(self._closers.values()):
            close()
        self._closers.clear()
        if not self.died.done():
            self.died.set_result(None)


CURRENT: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process that this context belongs to; None: the world around it."""
