"""An event loop with virtual time, without threads and without the system's network.

Callbacks run in the order in which they became ready, as asyncio promises. Which order that is depends on the
latencies of the network, the disk and the threads, which are all drawn from the seed.
"""

import asyncio
import contextvars
import selectors
from collections import deque
from collections.abc import Callable
from heapq import heappop
from random import Random
from typing import Any

from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.network import Network
from sandbox.simulation.process import CURRENT
from sandbox.simulation.trace import Trace

THREAD_LATENCY = 0.0005, 0.02
"""Seconds that a function takes in another thread."""
_RESOLUTION = 1e-6


class Deadlock(RuntimeError):
    """Nothing is ready, and no timer will ever make anything so."""


class _Task(asyncio.Task[Any]):
    """A task with a hash that is the same in each run: the order of a set of tasks depends on it."""

    _made = 0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        _Task._made += 1
        self._serial = _Task._made
        super().__init__(*arguments, **named)
        if process := CURRENT.get():
            process.tasks.add(self)

    def __hash__(self) -> int:
        return self._serial


class _NoSelector(selectors.SelectSelector):
    """There is no file to wait for."""

    def select(self, timeout: float | None = None) -> list[Any]:
        raise Deadlock


class SimulatedLoop(asyncio.SelectorEventLoop):
    """The loop of one simulation."""

    def __init__(self, clock: VirtualClock, luck: Random, trace: Trace) -> None:
        self._virtual = clock
        super().__init__(_NoSelector())
        self._luck = luck
        self._ready: deque[Any]
        self._scheduled: list[Any]
        self._stopping: bool
        self._clock_resolution = _RESOLUTION
        self.network = Network(self, luck, trace)
        self.set_task_factory(_make_task)

    def time(self) -> float:
        return self._virtual.elapsed

    def _run_once(self) -> None:
        """One turn: let what is due become ready, and run what is ready; those of dead processes are not run.

        As the original, without a selector: if nothing is ready, the clock jumps to the next timer.
        """
        scheduled, ready = self._scheduled, self._ready
        while scheduled and scheduled[0]._cancelled:
            heappop(scheduled)._scheduled = False
        if not ready and not self._stopping:
            if not scheduled:
                raise Deadlock
            self._virtual.reach(scheduled[0]._when)
        end = self._virtual.elapsed + _RESOLUTION
        while scheduled and scheduled[0]._when < end:
            timer = heappop(scheduled)
            timer._scheduled = False
            ready.append(timer)
        for _ in range(len(ready)):
            handle = ready.popleft()
            process = handle._context.get(CURRENT)
            if (process is None or process.step()) and not handle._cancelled:
                handle._run()

    def _write_to_self(self) -> None:
        """There is no other thread that would have to wake the loop."""

    def _asyncgen_firstiter_hook(self, agen: Any) -> None:
        if CURRENT.get() is None:  # else whoever ends the loop would wait for those of dead processes
            super()._asyncgen_firstiter_hook(agen)  # type: ignore[misc]

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function inside the loop, after some virtual time."""
        future: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self._luck.uniform(*THREAD_LATENCY), work)
        return future

    async def sock_connect(self, sock: Any, address: Any) -> None:
        await self.network.reach(sock, address)

    async def create_connection(self, protocol_factory: Any, *args: Any, **named: Any) -> Any:
        return await self.network.connect(protocol_factory, named["sock"])

    async def create_server(  # type: ignore[override]
        self, protocol_factory: Any, host: Any, port: Any, **named: Any
    ) -> Any:
        return self.network.listen(protocol_factory, port)


def _make_task(
    loop: asyncio.AbstractEventLoop, coro: Any, context: contextvars.Context | None = None
) -> asyncio.Task[Any]:
    return _Task(coro, loop=loop, context=context) if context is None else _in_context(loop, coro, context)


def _in_context(
    loop: asyncio.AbstractEventLoop, coro: Any, context: contextvars.Context
) -> asyncio.Task[Any]:
    """Make the task in its own context, so that it is known to which process it belongs."""
    return context.run(_Task, coro, loop=loop, context=context)
