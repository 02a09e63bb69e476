"""Count the project's source files that one press enters: `python -m scripts.files_entered`.

Runs the real bot against the loopback Discord in this process and counts, for *Suggest*, *Confirm* and a
time-out of a Shogun planning panel, the files in which at least one function was called until the bot was
quiet again: by coroutines of all tasks and in all threads, drawing included. Files that were only imported do
not count, nor does the sandbox. Somebody else still owes a plan, so none of the three ends the planning.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import structlog

from tests.bot.conftest import Club

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "rules", "renderer", "ai", "data")
EXCLUDED = ("bot/sandbox/",)
"""Inside those packages, but no part of the bot."""
QUIET = 1.5
"""Seconds without another file and another request to Discord, after which a press has had its effect."""
MANAGE_GUILD = 1 << 5
"""Discord's permission of moderators."""
DAY, MORE = 24.1, "3d"
"""Hours in which a plan is due at the pace "daily", and the extra time of the one who is not to be late."""


class Recorder:
    """The files of the project in which functions were called while `recording`."""

    def __init__(self) -> None:
        self.entered: set[str] = set()
        self._recording = False
        self._known: dict[str, str | None] = {}
        """Path in the project by file name; None: not the project's."""
        threading.setprofile(self._on_event)
        sys.setprofile(self._on_event)

    @contextmanager
    def recording(self) -> Iterator[set[str]]:
        self.entered = set()
        self._recording = True
        yield self.entered
        self._recording = False

    def _on_event(self, frame: FrameType, event: str, _argument: object) -> None:
        if not self._recording or event != "call":
            return
        name = frame.f_code.co_filename
        if name not in self._known:
            self._known[name] = _path_in_project(name)
        path = self._known[name]
        if path is not None and path not in self.entered and not _is_importing(frame):
            self.entered.add(path)


def _path_in_project(name: str) -> str | None:
    file = Path(name)
    if not file.is_relative_to(ROOT):
        return None
    path = file.relative_to(ROOT).as_posix()
    ours = path.partition("/")[0] in PACKAGES and not path.startswith(EXCLUDED)
    return path if ours else None


def _is_importing(frame: FrameType | None) -> bool:
    """Whether the call happens because a module is being imported."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


async def measure() -> dict[str, list[str]]:
    """The files entered, by what was done."""
    recorder = Recorder()
    with tempfile.TemporaryDirectory() as home:
        club = Club(Path(home), f"sqlite+aiosqlite:///{home}/gyoji.sqlite3")
        await club.open()
        try:
            await club.begin()
            panel = await club.panel(club.aiko)
            await _until_quiet(club, recorder)

            async def count(act: Callable[[], Awaitable[Any]]) -> list[str]:
                with recorder.recording() as entered:
                    await act()
                    await _until_quiet(club, recorder)
                return sorted(entered)

            suggest = await count(lambda: club.press(club.aiko, panel, "suggest"))
            confirm = await count(lambda: club.press(club.aiko, panel, "confirm"))
            await club.press(club.aiko, panel, "change")
            await _give_more_time(club)
            return {"suggest": suggest, "confirm": confirm, "time-out": await count(lambda: _time_out(club))}
        finally:
            await club.close()


async def _give_more_time(club: Club) -> None:
    """To Aiko, in the first seat: only Bob is going to be late."""
    club.service.add_role(club.guild, "referee", MANAGE_GUILD, club.cleo.user)
    await (await club.cleo.slash(club.thread, "referee extend", time=MORE, seat=1)).done()


async def _time_out(club: Club) -> None:
    """A day passes; the table is told what was played for Bob."""
    club.pass_time(DAY)
    await club.aiko.wait(club.thread, lambda view: "ran out of time" in view.text, 20)


async def _until_quiet(club: Club, recorder: Recorder) -> None:
    """Wait until the bot neither enters another file nor asks Discord for anything."""
    seen = None
    while seen != (seen := (len(recorder.entered), len(club.service.log))):  # noqa: ASYNC110
        await asyncio.sleep(QUIET)


def _by_folder(files: list[str]) -> Counter[str]:
    return Counter(
        "/".join(file.split("/")[:2]) if file.count("/") > 1 else file.split("/")[0] for file in files
    )


def _table(found: dict[str, list[str]]) -> Iterator[str]:
    """Lines: the files by folder, one column for each thing done."""
    counts = {name: _by_folder(files) for name, files in found.items()}
    folders = sorted(set().union(*counts.values()))
    yield " " * 24 + "".join(f"{name:>10}" for name in found)
    for folder in folders:
        yield f"{folder:<24}" + "".join(f"{counts[name][folder] or '':>10}" for name in found)
    yield f"{'files entered':<24}" + "".join(f"{len(files):>10}" for files in found.values())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print the files as one JSON object")
    parser.add_argument("--list", action="store_true", help="print the files by name, too")
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    found = asyncio.run(measure())
    if chosen.json:
        print(json.dumps(found, indent=1))
        return
    print("\n".join(_table(found)))
    for name, files in found.items() if chosen.list else ():
        print("", f"{name}:", *files, sep="\n")


if __name__ == "__main__":
    main()
