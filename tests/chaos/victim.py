"""The bot under test: `python -m tests.chaos.victim` forks one after another, on request.

Each life is a process of its own that runs `gyoji run` and nothing else. It is forked from this program,
which has imported everything, read all texts and drawn a board of each title, because a start from cold
would take most of the time. It inherits modules, texts and drawn backgrounds, but no connection, no state of
a match and no thread.

On stdout it says `{"ready": pid}`. One request is one line of JSON on stdin, a `Life`; the answers are
`{"born": pid}`, and after its end `{"dead": status, "left": count}`: the number of its processes that did not
end with it.
"""

import asyncio
import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from select import select
from typing import Any

import msgspec

from rules.core.model import all_seats
from tests.chaos.faults import Mishaps, arrange
from tests.chaos.kill_point import KillPoint

STDIN = 0
GLANCE = 0.02
"""Polling interval for the end of the child, in seconds."""
GRACE = 10.0
"""Seconds in which the processes of a dead bot have to end by themselves."""
GUILD_READY_TIMEOUT = 0.1
"""Seconds without news of another server after which the bot is ready: here all are told of at once."""
_DIE_WITH_PARENT, _ADOPT = 1, 36
"""PR_SET_PDEATHSIG and PR_SET_CHILD_SUBREAPER: who loses its parent becomes a child of this program (man
prctl)."""


@dataclass(frozen=True)
class Life:
    """Environment, working directory, log file, and a file of the rows that the referee has committed."""

    environment: dict[str, str]
    home: str
    log: str
    witness: str
    kill_point: KillPoint
    mishaps: Mishaps = field(default_factory=Mishaps)


def main() -> None:
    """Fork bots and await their end, until stdin is closed."""
    _learn()
    _prctl(_ADOPT, 1)
    _tell(ready=os.getpid())
    while request := _read_line():
        life = msgspec.json.decode(request, type=Life)
        if not (pid := os.fork()):
            _live(life)
        _tell(born=pid)
        _tell(dead=_outlive(pid), left=_end_orphans())


def _read_line() -> bytes:
    """One request, without reading ahead."""
    line = b""
    while not line.endswith(b"\n") and (byte := os.read(STDIN, 1)):
        line += byte
    return line


def _outlive(pid: int) -> int:
    """Wait for the child's end; if the chaos run is gone, end it."""
    while True:
        dead, status = os.waitpid(pid, os.WNOHANG)
        if dead:
            return status
        # During a life there are no requests: what can be read is the end of the chaos run.
        if select([STDIN], [], [], GLANCE)[0]:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            os._exit(1)


def _end_orphans() -> int:
    """Wait for the dead bot's processes, and kill those that do not end. Returns how many were killed."""
    latest = time.monotonic() + GRACE
    while time.monotonic() < latest:
        try:
            dead, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0
        if not dead:
            time.sleep(GLANCE)
    left = Path("/proc/thread-self/children").read_text().split()
    for orphan in map(int, left):
        os.kill(orphan, signal.SIGKILL)
        os.waitpid(orphan, 0)
    return len(left)


def _tell(**facts: int) -> None:
    sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
    sys.stdout.flush()


def _learn() -> None:
    """Import all that a bot needs, read all texts, and draw what all boards have in common."""
    import bot.discord.app
    from bot.ops import memory
    from bot.views.presenter import View
    from bot.views.registry import presenter_of
    from bot.views.texts import LANGUAGES, texts_in
    from renderer import draw
    from rules.core.chance import Chance
    from rules.core.registry import find, titles

    bot.discord.app.GUILD_READY_TIMEOUT = GUILD_READY_TIMEOUT
    for language in LANGUAGES:
        texts_in(language)
    for title in titles():
        game = find(title)
        seats = game.seat_counts[-1]
        state = game.setup(game.options_type(), seats, Chance(bytes(32), 0)).state
        names = [f"Player {seat}" for seat in all_seats(seats)]
        view = View(game.observe(state, None), names, texts_in("en"))
        for picture in presenter_of(title)(view).board().pictures[:1]:
            draw(picture.drawing)
    memory.freeze_objects()


def _live(life: Life) -> None:
    """The rest of the process is a bot's."""
    _prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    os.setpgid(0, 0)
    os.chdir(life.home)
    os.environ.clear()
    os.environ.update(life.environment)
    log = os.open(life.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    _arm(life.kill_point)
    _record_commits(life.witness)
    arrange(life.mishaps)
    from cli import main as gyoji

    try:
        gyoji(["run"])
    finally:
        os._exit(1)


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _die() -> None:
    """At once: nothing is flushed, closed or rolled back."""
    os.kill(os.getpid(), signal.SIGKILL)


def _arm(kill_point: KillPoint) -> None:
    """Install a kill point at a boundary inside the process."""
    if kill_point.boundary == "commit":
        from sqlalchemy.dialects.postgresql.base import PGDialect

        from bot.store.sqlite import _File

        for place, commit in ((PGDialect, "do_commit"), (_File, "commit")):
            setattr(place, commit, _ending(getattr(place, commit), kill_point))
    elif kill_point.boundary == "step":
        asyncio.Handle._run = _ending(asyncio.Handle._run, kill_point)  # type: ignore[method-assign]


def _ending(act: Callable[..., Any], kill_point: KillPoint) -> Callable[..., Any]:
    """The function, whose nth call kills the process, before or after its effect."""
    count = 0

    def done(*arguments: Any) -> Any:
        nonlocal count
        count += 1
        if count == kill_point.nth and kill_point.before:
            _die()
        result = act(*arguments)
        if count == kill_point.nth:
            _die()
        return result

    return done


def _record_commits(file: str) -> None:
    """Write each log row that the referee reports as committed, before anybody else sees it."""
    from bot.matches import Referee

    submit = Referee.submit
    book = os.open(Path(file), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    async def witnessed(self: Referee, actor: Any, match_id: str, *arguments: Any, **named: Any) -> Any:
        position = await submit(self, actor, match_id, *arguments, **named)
        os.write(book, f"{match_id} {position.seq}\n".encode())
        return position

    Referee.submit = witnessed


if __name__ == "__main__":
    main()
