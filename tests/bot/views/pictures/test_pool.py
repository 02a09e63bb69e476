"""Pictures are drawn in another process, which may die or get stuck without taking the bot along."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from bot.ops.worker_process import ProcessWorker, ThreadWorker, WorkerFailed, WorkerLost, WorkerPool
from bot.views.pictures.pool import make_pool, make_worker
from bot.views.pictures.program import drawn
from renderer import draw
from renderer.shogun import Board, sample
from renderer.theme import STANDARD, Theme
from tests.renderer.shogun.gallery import LABELS

BOARD = Board(sample.observation(), LABELS, (), sample.NAMES)


@dataclass(frozen=True)
class Trap:
    """A drawing that does something to its process: a fault, a death, or an endless thought."""

    kind: str
    once: Path | None = None
    """A file that is there if the trap has snapped already, and is not to snap again."""

    @property
    def colours(self) -> Theme:
        return STANDARD

    def paint(self) -> Image.Image:
        if self.once is None or not self.once.exists():
            if self.once:
                self.once.touch()
            self._snap()
        return Image.new("RGB", (8, 8))

    def _snap(self) -> None:
        match self.kind:
            case "fault":
                raise KeyError("save_face")
            case "death":
                os.kill(os.getpid(), signal.SIGKILL)
            case "noise":
                sys.stdout.write("a library says something\n")
                sys.stdout.flush()
            case "stuck":
                signal.pause()


@pytest.fixture
async def worker() -> AsyncIterator[ProcessWorker]:
    apart = make_worker()
    yield apart
    await apart.close()


def test_a_process_that_draws_imports_nothing_else() -> None:
    code = "import sys, bot.ops.worker_main, bot.views.pictures.program; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert {"PIL", "bot"} < (loaded := set(done.stdout.split()))
    assert not loaded & {"asyncio", "structlog", "rich", "sqlalchemy", "discord"}


async def test_another_process_draws_the_same_picture(worker: ProcessWorker) -> None:
    first, second = await worker.call(BOARD), await worker.call(BOARD)
    assert first.rendered == second.rendered == draw(BOARD)
    assert first.seconds > 0


async def test_a_fault_is_told_without_values_and_the_next_picture_is_drawn(worker: ProcessWorker) -> None:
    with pytest.raises(WorkerFailed) as caught:
        await worker.call(Trap("fault"))
    assert "in _snap" in str(caught.value)
    assert str(caught.value).endswith("KeyError")
    assert "face" not in str(caught.value).rpartition("\n")[2]
    assert (await worker.call(Trap("noise"))).rendered.size == (8, 8)


async def test_a_process_that_dies_is_replaced(worker: ProcessWorker, tmp_path: Path) -> None:
    drawn = await worker.call(Trap("death", once=tmp_path / "snapped"))
    assert drawn.rendered.size == (8, 8)


async def test_a_drawing_that_kills_is_given_up(worker: ProcessWorker) -> None:
    with pytest.raises(WorkerLost):
        await worker.call(Trap("death"))
    assert (await worker.call(Trap("noise"))).rendered.size == (8, 8)


async def test_a_process_that_is_stuck_is_replaced(
    worker: ProcessWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await worker.call(Trap("noise"))
    monkeypatch.setattr(worker, "timeout", 0.5)
    with pytest.raises(WorkerLost):
        await worker.call(Trap("stuck"))
    monkeypatch.undo()
    assert (await worker.call(Trap("noise"))).rendered.size == (8, 8)


@pytest.mark.parametrize("program", [("/there/is/no/such/program",), (sys.executable, "-c", "")])
async def test_a_process_that_cannot_be_started_is_lost(
    worker: ProcessWorker, program: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no memory for it, or no room for another process, or it dies at once."""
    with monkeypatch.context() as broken:
        broken.setattr(worker, "command", program)
        with pytest.raises(WorkerLost):
            await worker.call(Trap("noise"))
    assert (await worker.call(Trap("noise"))).rendered.size == (8, 8)


async def test_who_waits_no_more_leaves_no_half_answer_behind(worker: ProcessWorker) -> None:
    asked = asyncio.create_task(worker.call(BOARD))
    await asyncio.sleep(0.01)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert (await worker.call(Trap("noise"))).rendered.size == (8, 8)


async def test_the_memory_of_the_processes_is_known() -> None:
    shared = make_pool(processes=2)
    assert shared.resident_bytes() == 0
    async with shared.worker() as first, shared.worker() as second:
        await first.call(Trap("noise"))
        one = shared.resident_bytes()
        await second.call(Trap("noise"))
        assert shared.resident_bytes() > one > 2**20
    await shared.close()
    assert shared.resident_bytes() == 0


async def test_so_many_draw_at_a_time() -> None:
    shared = make_pool(processes=2)
    async with shared.worker() as first, shared.worker() as second:
        assert first is not second
        waiting = asyncio.create_task(_borrow(shared))
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    await shared.close()


async def _borrow(shared: WorkerPool) -> None:
    async with shared.worker():
        pass


async def test_pictures_of_a_match_go_to_the_same_process_if_it_is_free() -> None:
    workers = ThreadWorker(drawn), ThreadWorker(drawn)
    shared = WorkerPool(workers)
    for match in (0, 1, 1, 0, 3, 2):
        async with shared.worker(match) as usual:
            assert usual is workers[match % 2]
    async with shared.worker(0) as usual, shared.worker(0) as other:
        assert usual is workers[0]
        assert other is workers[1]


async def test_a_process_draws_first_for_the_matches_it_knows() -> None:
    """Then for who has waited longest; who waits no more takes no process along."""
    workers = ThreadWorker(drawn), ThreadWorker(drawn)
    shared, served = WorkerPool(workers), list[int]()

    async def borrow(match: int) -> None:
        async with shared.worker(match) as worker:
            served.append(match)
            assert worker is workers[0]

    async with shared.worker(1):
        async with shared.worker(0):
            waiting = [asyncio.create_task(borrow(match)) for match in (1, 0, 3, 2)]
            gone = asyncio.create_task(borrow(4))
            await asyncio.sleep(0)
            assert shared.waiting == 5
            gone.cancel()
        waiting[1].cancel()  # the process was lent to this one a moment ago
        await asyncio.gather(*waiting, gone, return_exceptions=True)
        assert served == [2, 1, 3]
        assert shared.waiting == 0


async def test_a_process_is_not_lent_to_who_has_just_gone() -> None:
    shared = WorkerPool([ThreadWorker(drawn)])
    async with shared.worker():
        gone, waiting = asyncio.create_task(_borrow(shared)), asyncio.create_task(_borrow(shared))
        await asyncio.sleep(0)
        gone.cancel()  # and has not noticed yet when the process comes back
    await waiting
    assert gone.cancelled()
    await _borrow(shared)


async def test_the_process_ends_when_the_bot_is_killed(tmp_path: Path) -> None:
    """Whatever happens to the bot, its hand lets go of the pipe."""
    pid_file = tmp_path / "pid"
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"from tests.bot.views.pictures.test_pool import sit; sit({str(pid_file)!r})",
        cwd=os.getcwd(),
    )
    async with asyncio.timeout(60):
        while not pid_file.exists() or not pid_file.read_text():  # noqa: ASYNC110 - a file has no event to wait for
            await asyncio.sleep(0.05)
        worker = Path("/proc") / pid_file.read_text()
        assert worker.exists()
        bot.kill()
        await bot.wait()
        while worker.exists():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def sit(pid_file: str) -> None:
    """What the bot of the test above does: draw, tell its worker's id, and wait to be killed."""

    async def main() -> None:
        worker = make_worker()
        await worker.call(BOARD)
        assert worker.pid is not None
        with open(pid_file, "w") as file:  # noqa: ASYNC230 - nothing else is going on here
            file.write(str(worker.pid))
        await asyncio.sleep(60)

    asyncio.run(main())
