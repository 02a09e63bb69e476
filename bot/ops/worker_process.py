"""Worker pool: functions that run off the event loop, in separate processes or in threads.

A worker process reads pickled arguments from stdin, one after another, calls its function with each, and
answers with a length prefix (8 bytes, big-endian) and the pickled result. It ends at the end of its input,
that is, with the bot, however the bot ends; not by SIGTERM. Both sides trust each other: they unpickle.

(docs/decisions/0017-pictures-in-processes.md says why not `concurrent.futures`, and
docs/decisions/0020-policies-in-workers.md which functions are run here.)
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol

import structlog

from bot.ops import memory
from bot.ops.worker_main import LENGTH, NICENESS, Failure

_log = structlog.get_logger(__name__)


class WorkerFailed(Exception):
    """The function raised an exception; the message is its traceback, without any values."""


class WorkerLost(Exception):
    """The process has died, or could not be started."""


class WorkerTimeout(WorkerLost):
    """The process did not answer in time."""


class Worker(Protocol):
    """Runs its function for one caller at a time."""

    @property
    def pid(self) -> int | None:
        """The id of the worker's process, if one is running."""

    async def call(self, argument: Any) -> Any:
        """Returns the function's result. Raises WorkerFailed or what the function raises, or WorkerLost."""

    async def close(self) -> None:
        """Stop, without waiting for a call in progress."""


class ThreadWorker:
    """Runs the function in a thread of this process."""

    pid = None

    def __init__(self, function: Callable[[Any], Any], timeout: float | None = None) -> None:
        self._function = function
        self._timeout = timeout

    async def call(self, argument: Any) -> Any:
        """Raises what the function raises, or WorkerTimeout after `timeout` seconds; the thread runs on."""
        try:
            async with asyncio.timeout(self._timeout) as limit:
                return await asyncio.to_thread(self._function, argument)
        except TimeoutError as error:
            if limit.expired():
                raise WorkerTimeout from error
            raise

    async def close(self) -> None:
        """A thread cannot be stopped; it ends with its call."""


class ProcessWorker:
    """Runs `function`, given as "module:name", in a process that is started at the first call."""

    def __init__(self, function: str, timeout: float, *, retries: int = 0, niceness: int = NICENESS) -> None:
        module = "bot.ops.worker_main"
        # -P: a file of the host's in the working directory, such as bot.py, is not taken for the program.
        self.command: Sequence[str] = (sys.executable, "-P", "-m", module, str(niceness), function)
        self.timeout = timeout
        """Seconds after which a process that does not answer is killed as lost."""
        self._retries = retries
        self._process: Process | None = None
        self._killed: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process and process.returncode is None else None

    async def call(self, argument: Any) -> Any:
        """Replaces a process that is lost in this call up to `retries` times, else for the next one.

        One that died before, while nobody asked, does not count.
        """
        request = pickle.dumps(argument, pickle.HIGHEST_PROTOCOL)
        for _ in range(self._retries):
            try:
                return await self._answer(request)
            except WorkerLost:
                if self._closed:
                    raise
                _log.warning("worker_lost", function=self.command[-1])
        return await self._answer(request)

    async def close(self) -> None:
        """End the process, if there is one, and start no other."""
        self._closed = True
        self._kill()
        if self._killed is not None:
            await self._killed.wait()

    async def _answer(self, request: bytes) -> Any:
        try:
            async with asyncio.timeout(self.timeout):
                answer = await _exchange(await self._started(), request)
        except BaseException as error:
            self._kill()  # half an answer may still be on its way
            if isinstance(error, TimeoutError):
                raise WorkerTimeout from error
            if isinstance(error, EOFError | OSError):  # it ended, or could not be started
                raise WorkerLost from error
            raise
        if isinstance(answer, Failure):
            raise WorkerFailed(answer.traceback)
        return answer

    def _kill(self) -> None:
        """Kill the process, if there is one."""
        if self._process is not None:
            self._killed, self._process = self._process, None
            with suppress(ProcessLookupError):
                self._killed.kill()

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:  # it died while nobody asked
            # A session of its own: Ctrl-C is meant for the bot, and the worker ends with the bot.
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        if self._closed:
            self._kill()
            raise WorkerLost
        return self._process


async def _exchange(process: Process, request: bytes) -> Any:
    assert process.stdin
    assert process.stdout
    process.stdin.write(request)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - from our own process


class _Waiting(NamedTuple):
    """A caller for whom no worker is free, and the worker that it would rather have."""

    lent: asyncio.Future[Worker]
    usual: Worker | None


class WorkerPool:
    """Lends workers, in the order of the requests.

    Requests with the same key go to the same worker, which may have kept something of the last one, unless
    another is free and that one is not.
    """

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers = workers
        # The last one that was used is lent first: a process that is never needed is never started.
        self._free = [*reversed(workers)]
        self._queue: list[_Waiting] = []

    def __len__(self) -> int:
        """The number of workers."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """The number of callers for whom no worker is free."""
        return len(self._queue)

    @asynccontextmanager
    async def worker(self, key: Hashable | None = None) -> AsyncIterator[Worker]:
        """Waits for a free worker and lends it: the usual one for this key, if it has a choice."""
        usual = None if key is None else self._workers[hash(key) % len(self._workers)]
        worker = self._taken(usual) if self._free else await self._waited(usual)
        try:
            yield worker
        finally:
            self._give_back(worker)

    def _taken(self, usual: Worker | None) -> Worker:
        worker = usual if usual is not None and usual in self._free else self._free[-1]
        self._free.remove(worker)
        return worker

    async def _waited(self, usual: Worker | None) -> Worker:
        waiting = _Waiting(asyncio.get_running_loop().create_future(), usual)
        self._queue.append(waiting)
        try:
            return await waiting.lent
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            else:  # a worker was lent at the same moment
                self._give_back(waiting.lent.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        """Lend it to the first who waits for it, or else to the first of all."""
        queue = [one for one in self._queue if not one.lent.cancelled()]
        if not queue:
            self._free.append(worker)
            return
        following = next((one for one in queue if one.usual is worker), queue[0])
        self._queue.remove(following)
        following.lent.set_result(worker)

    async def call(self, argument: Any) -> Any:
        """As `Worker.call`, by the next worker that is free."""
        async with self.worker() as worker:
            return await worker.call(argument)

    def resident_bytes(self) -> int:
        """Returns the memory of all worker processes, in bytes."""
        return sum(memory.resident_bytes(worker.pid) for worker in self._workers if worker.pid is not None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()
