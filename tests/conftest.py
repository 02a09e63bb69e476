"""What holds for all tests: each run draws the same examples, and only `make fuzz` looks for others.

Two profiles of hypothesis: `same` (what is drawn follows from the test alone) and `search` (at random, TIMES
as many examples; those that failed are kept in out/fuzz/examples, and tried first by the next search).
"""

import asyncio
import gc
import logging
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, is_hypothesis_test, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.internal.conjecture import providers
from structlog.contextvars import clear_contextvars

from bot.ops import logging as log
from bot.ops.memory import configure_malloc, resident_bytes, trim_malloc
from renderer.cache import IMAGES, ByteCache, CostCache

SAME, SEARCH = "same", "search"
SEED = os.environ.get("GYOJI_TEST_SEED", "1")
"""What the luck of tests follows from; in virtual time also latencies, and what comes first."""
TIMES = int(os.environ.get("TIMES") or 20)
"""How many times the usual number of examples a search tries."""
_megabytes: list[int | None] = []
"""The most memory that each process of the tests has had; None: it has died."""
_resident: list[int] = []
"""The memory of this process after the tests were collected, and whenever it was freed, in bytes."""
ROOM, FULL = 266 * 2**20, 285 * 2**20
"""Above the first this process gives back garbage, above the second what it remembers, too; in bytes.

Below, what was painted for one test serves the next one.
"""
SLACK = 12 * 2**20
"""How much more than after it last gave back this process may take, in bytes."""
YOUNG = 3_000
"""New objects after which the youngest are collected: at each, hypothesis asks the clock twice."""
HEAVY = tuple(
    Path(__file__).parent / name
    for name in (
        "secrecy/test_secrecy.py",
        "renderer/test_overlaps.py",
        "renderer/shogun/test_battle.py",
        "renderer/shogun/test_planning_sheet.py",
        "bot/discord/test_board_command.py",
        "bot/views/test_overview.py",
        "bot/views/test_one_screen.py",
        "bot/views/pictures",
    )
)
"""Tests that take most memory for a moment: each process begins with its share of them."""
FIRST = tuple(
    Path(__file__).parent / name
    for name in ("e2e/test_strict_evening.py", "secrecy", "cli", "e2e", "renderer")
)
"""Tests that take much memory, or long: the longest first, so that no process waits for another's last one.

Those of a folder stay together and use what one of them made.
"""
_Cache = type(lru_cache(lambda: None))
OURS = "ai", "bot", "cli", "renderer", "rules", "sandbox"
_caches: list[Any] = []
"""What may forget, of what was there when tests were collected."""
DATABASE = DirectoryBasedExampleDatabase(Path("out") / "fuzz" / "examples")
SLOW = [HealthCheck.too_slow]

settings.register_profile(SAME, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
settings.register_profile(
    SEARCH,
    database=DATABASE,
    deadline=None,
    suppress_health_check=SLOW,
    print_blob=True,
)
settings.load_profile(SAME)
log.configure("warning")
IMAGES.max_bytes = 12 * 2**20  # few pictures of a test are alike
configure_malloc()  # as the bot does it: before there are threads, each of which would keep what it frees


def pytest_configure(config: pytest.Config) -> None:
    if not _searches(config):
        # Hypothesis likes to draw constants of all modules that happen to have been imported by now.
        providers._get_local_constants = lambda: providers._local_constants
    if not hasattr(config, "workerinput"):
        # Once in a clone hypothesis looks which characters there are: 200 MB, which no process gives back.
        look = "from hypothesis.internal.charmap import intervals_from_codec; intervals_from_codec('utf-8')"
        subprocess.run((sys.executable, "-c", look), check=True)


def pytest_collection_finish() -> None:
    """What all tests share lives to the end, and is looked at no more: collecting garbage costs less."""
    gc.collect()
    _caches.extend(_all_caches())
    gc.freeze()
    gc.set_threshold(YOUNG)
    _resident.append(resident_bytes(os.getpid()))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Give back garbage, and if that is not enough, images and what is only remembered.

    What the tests of a module remember they keep to its end: what else they keep may refer to it. So does
    what their helpers remember.
    """
    if resident_bytes(os.getpid()) <= max(ROOM, _resident[-1] + SLACK):
        return
    if _without_garbage() > FULL:
        module = str(item.path.stem) if nextitem and nextitem.path == item.path else None
        for cache in (*_caches, *_all_caches()):
            if isinstance(cache, ByteCache | CostCache):
                cache.clear()
            elif _may_forget(cache, module):
                cache.cache_clear()
        _without_garbage()


def _without_garbage() -> int:
    """Give garbage back, and return the memory of this process then, in bytes."""
    gc.collect()
    trim_malloc()
    _resident.append(resident_bytes(os.getpid()))
    return _resident[-1]


def _all_caches() -> list[Any]:
    return [one for one in gc.get_objects() if isinstance(one, ByteCache | CostCache | _Cache)]


def _may_forget(cache: Any, at_work: str | None) -> bool:
    """Whether a function may forget what it returned: ours if they would some time, those of tests later.

    `at_work` is the name of the module whose tests go on; those of others have ended, or are not yet run.
    """
    package, _, name = str(cache.__module__).partition(".")
    if package == "tests":
        return at_work is None or ("test_" in name and not name.endswith(at_work))
    return package in OURS and cache.cache_parameters()["maxsize"] is not None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes much memory comes first, before others keep some; a search wants more examples."""
    items[:] = _dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if not _searches(config):
        return
    tests: set[Any] = {getattr(item, "obj", None) for item in items}  # parametrized ones come often
    for test in filter(is_hypothesis_test, tests):
        usual = test._hypothesis_internal_use_settings
        test._hypothesis_internal_use_settings = settings(
            usual, max_examples=TIMES * usual.max_examples, database=DATABASE
        )


def _dealt(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """Returns the tests in their order for processes of which each takes a part, one after another.

    As pytest-xdist deals them out (worksteal), each begins with its share of what is HEAVY.
    """
    heavy = sorted((item for item in items if _place(item.path, HEAVY) < len(HEAVY)), key=_in(HEAVY))
    others = sorted((item for item in items if _place(item.path, HEAVY) == len(HEAVY)), key=_in(FIRST))
    order = list[pytest.Item]()
    for process in range(processes):
        order += heavy[process::processes]
        room = max(0, len(items) * (process + 1) // processes - len(order))
        order, others = order + others[:room], others[room:]
    return order


def _in(places: tuple[Path, ...]) -> Callable[[pytest.Item], int]:
    return lambda item: _place(item.path, places)


@cache
def _place(file: Path, places: tuple[Path, ...]) -> int:
    """Returns the number of the first of these places that a file is in; their number if it is in none."""
    return next((number for number, one in enumerate(places) if file.is_relative_to(one)), len(places))


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, seeds and tokens of this process follow from the test, and are the same in each run.

    `secrets` and `uuid4` take all they draw from these two. A virtual loop replaces them itself.
    """
    if is_virtual(request.node):
        return
    urandom = random.Random(f"{request.node.nodeid} {SEED}").randbytes
    monkeypatch.setattr(os, "urandom", urandom)
    monkeypatch.setattr(random, "_urandom", urandom)


@pytest.fixture
def restored_logging() -> Iterator[None]:
    """No ids are bound to log lines; afterwards logging is as it was before, in the libraries, too.

    Otherwise all that discord.py says at level debug would be formatted for each later test.
    """
    clear_contextvars()
    root, config = logging.getLogger(), structlog.get_config()
    handlers, levels = list(root.handlers), {one: one.level for one in (root, *_loggers())}
    yield
    root.handlers[:] = handlers
    for logger in (root, *_loggers()):
        logger.setLevel(levels.get(logger, logging.NOTSET))
    structlog.configure(**config)
    clear_contextvars()


def _loggers() -> list[logging.Logger]:
    """Returns all loggers but the root."""
    named = logging.root.manager.loggerDict.values()
    return [one for one in named if isinstance(one, logging.Logger)]


@pytest.fixture
def virtual_time() -> None:
    """A test that has this runs in virtual time where that is possible: see `tests.virtual_time`."""


def pytest_sessionfinish(session: pytest.Session) -> None:
    if databases := sys.modules.get("tests.databases"):
        asyncio.run(databases.drop_spare())
    output = getattr(session.config, "workeroutput", {})  # xdist's, in a process of its own
    output["megabytes"] = getrusage(RUSAGE_SELF).ru_maxrss // 1024


def is_virtual(item: Any) -> bool:
    asked = "virtual_time" in item.fixturenames and not item.get_closest_marker("real_time")
    return asked and os.environ.get("GYOJI_TEST_ONLY") != "postgresql"


@pytest.hookimpl(optionalhook=True)
def pytest_asyncio_loop_factories(config: pytest.Config, item: Any) -> dict[str, Any]:
    if not is_virtual(item):
        return {"real": asyncio.new_event_loop}
    from tests.virtual_time import VirtualLoop

    return {"virtual": VirtualLoop}


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    _megabytes.append(getattr(node, "workeroutput", {}).get("megabytes"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _megabytes:
        terminalreporter.write_line(f"memory of each process at most, in MB: {_megabytes}")


def _searches(config: pytest.Config) -> bool:
    return bool(config.getoption("hypothesis_profile", None) == SEARCH)
