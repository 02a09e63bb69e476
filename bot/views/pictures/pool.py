"""Render pool: draws in processes of its own, so that no answer to a press waits for a picture.

With 0 processes it draws in threads of the bot itself, which takes less memory.
(docs/decisions/0017-pictures-in-processes.md)
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import structlog

from bot.ops import memory
from bot.views.pictures.worker import LENGTH, Drawn, drawn
from renderer import Drawing

THREADS = 2
"""Drawing at the same time where there are no processes; more would only make each of them slower."""
PROGRAM = (sys.executable, "-c", "from bot.views.pictures import worker; worker.main()")
DRAW_TIMEOUT = 20.0
"""Seconds after which a process that draws counts as stuck; a picture takes a hundredth of that."""

_log = structlog.get_logger(__name__)


class NotDrawn(Exception):
    """The drawing cannot be drawn; the text is the stack, without any values."""


class WorkerLost(Exception):
    """The process that drew has died, was stuck, or could not be started."""


class RenderWorker(Protocol):
    """Draws one picture at a time."""

    @property
    def pid(self) -> int | None:
        """The id of the worker's own process, if it has one."""
        ...

    async def draw(self, drawing: Drawing) -> Drawn:
        """Raises what the drawing raises, or NotDrawn in its stead."""
        ...

    async def close(self) -> None:
        """Stop; a picture that has been begun is not waited for."""
        ...


class ThreadWorker:
    """Draws in a thread of this process."""

    pid = None

    async def draw(self, drawing: Drawing) -> Drawn:
        return await asyncio.to_thread(drawn, drawing)

    async def close(self) -> None:
        """A thread cannot be stopped; it ends with its picture."""


class ProcessWorker:
    """Draws in a process of its own, which is started again if it dies."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def draw(self, drawing: Drawing) -> Drawn:
        """A process that is lost is replaced, once. Raises WorkerLost, also if the worker was closed."""
        request = pickle.dumps(drawing, pickle.HIGHEST_PROTOCOL)
        try:
            return await self._answer(request)
        except WorkerLost:
            if self._closed:
                raise
            _log.warning("render_process_lost")
            return await self._answer(request)

    async def close(self) -> None:
        """End the process, if there is one; there will be no other."""
        self._closed = True
        if process := self._killed():
            await process.wait()

    async def _answer(self, request: bytes) -> Drawn:
        try:
            async with asyncio.timeout(DRAW_TIMEOUT):
                answer = await _ask(await self._started(), request)
        except BaseException as error:
            self._killed()  # half an answer may still be on its way
            if isinstance(error, EOFError | OSError):  # it ended, was stuck, or could not be started
                raise WorkerLost from error
            raise
        if isinstance(answer, Drawn):
            return answer
        raise NotDrawn(answer)

    def _killed(self) -> Process | None:
        """Part with the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        return process

    async def _started(self) -> Process:
        if self._process is None:
            # A session of its own: Ctrl-C is meant for the bot, and the worker ends with the bot.
            self._process = await asyncio.create_subprocess_exec(
                *PROGRAM, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        if self._closed:
            self._killed()
            raise WorkerLost
        return self._process


async def _ask(process: Process, request: bytes) -> Drawn | str:
    assert process.stdin
    assert process.stdout
    process.stdin.write(request)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    answer: Drawn | str = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own
    return answer


class RenderPool:
    """Lends workers, in the order of the requests."""

    def __init__(self, workers: Sequence[RenderWorker]) -> None:
        self._workers = workers
        self._free: asyncio.LifoQueue[RenderWorker] = asyncio.LifoQueue()
        for worker in workers:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[RenderWorker]:
        """A worker, as soon as one is free."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    def resident_bytes(self) -> int:
        """The memory of all processes that draw, without the bot's own."""
        return sum(memory.resident_bytes(worker.pid) for worker in self._workers if worker.pid is not None)

    async def close(self) -> None:
        """Stop all."""
        for worker in self._workers:
            await worker.close()


def make_pool(processes: int) -> RenderPool:
    """A pool of `processes` processes, each started with its first picture; of threads, with 0."""
    return RenderPool([ProcessWorker() for _ in range(processes)] or [ThreadWorker() for _ in range(THREADS)])
