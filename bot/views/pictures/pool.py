"""Render pool: draws in processes of its own, so that no answer to a press waits for a picture.

With 0 processes it draws in threads of the bot itself, which takes less memory.
(docs/decisions/0017-pictures-in-processes.md)
"""

from bot.ops.worker_process import ProcessWorker, ThreadWorker, WorkerPool
from bot.views.pictures.program import drawn

THREADS = 2
"""Drawing at the same time where there are no processes; more would only make each of them slower."""
DRAW_TIMEOUT = 20.0
"""Seconds after which a process that draws counts as stuck; a picture takes a hundredth of that."""


def make_pool(processes: int) -> WorkerPool:
    """A pool of `processes` processes, each started with its first picture; of threads, with 0."""
    if not processes:
        return WorkerPool([ThreadWorker(drawn) for _ in range(THREADS)])
    return WorkerPool([make_worker() for _ in range(processes)])


def make_worker() -> ProcessWorker:
    """A process that draws; one that is lost is replaced, and its picture drawn again, once."""
    return ProcessWorker("bot.views.pictures.program:drawn", DRAW_TIMEOUT, retries=1)
