"""Which tests are run against a mutant, in which order, and for how long: two plugins of pytest."""

import json
import signal
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from time import process_time

import pytest

from scripts.mutations import ROOT, Mutant

OUT = ROOT / "out" / "mutants"
TIMES, COVERAGE = OUT / "times.json", OUT / "coverage.sqlite"
"""Seconds of processor time that each test takes, by its id; and the lines of `rules/` that it executes."""
UNMEASURED = 0.02
"""Seconds that a test is thought to take of which no time was measured; such a new test comes first."""
MIN_LIMIT, TIMES_LONGER, COLLECTING = 5.0, 20.0, 20.0
"""Limit of a test in seconds of processor time, at least and compared to its usual time, as a mutant may loop
for ever; and the limit of what is done before the first test.
"""


def tests_of(module: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tests of the module's title, and those that play it among others, as paths."""
    title = module.split(".")[1]
    core, *titles = (f"tests/rules/{name}" for name in ("core", "honor", "shogun", "spirit"))
    records = "tests/records/test_records.py"
    if title == "core":
        return (core,), (*titles, "tests/records/released/test_records.py", records, "tests/ai")
    if title == "shogun":
        return ("tests/rules/shogun", "tests/ai"), (core, records)  # its advice is tested with the policies
    return (f"tests/rules/{title}",), (
        core,
        f"tests/bot/views/{title}",
        f"tests/records/{title}",
        records,
        "tests/ai",
    )


class Measurements:
    """What `measure` has found, or nothing where it has not been called."""

    def __init__(self) -> None:
        self._times: dict[str, float] = json.loads(TIMES.read_text()) if TIMES.exists() else {}
        self._lines: dict[str, dict[int, list[str]]] = {}

    def seconds(self, item: pytest.Item) -> float:
        return self._times.get(item.nodeid, UNMEASURED)

    def is_new(self, item: pytest.Item) -> bool:
        return item.nodeid not in self._times

    def likely(self, mutant: Mutant) -> frozenset[str]:
        """The tests that execute the line of a mutant, or that in which its statement begins."""
        if not COVERAGE.exists():
            return frozenset()
        if mutant.path not in self._lines:
            from coverage import CoverageData

            data = CoverageData(str(COVERAGE))
            data.read()
            self._lines[mutant.path] = data.contexts_by_lineno(str(ROOT / mutant.path))
        executed = self._lines[mutant.path]
        numbers = sorted(executed)
        found = bisect_right(numbers, mutant.line)
        return frozenset(executed[numbers[found - 1]]) if found else frozenset()


class Measuring:
    """Measures the time of each test, and which lines of `rules/` it executes."""

    def __init__(self) -> None:
        from coverage import Coverage

        self.coverage = Coverage(data_file=str(COVERAGE), source=["rules"], config_file=False)
        self.times: dict[str, float] = {}

    def pytest_sessionstart(self) -> None:
        self.coverage.erase()
        self.coverage.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = process_time()
        yield
        self.times[item.nodeid] = process_time() - began
        self.coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        TIMES.write_text(json.dumps(self.times))


class LikeliestFirst:
    """Orders the tests for a mutant, as many as `budget` seconds allow. A test that takes too long fails."""

    def __init__(self, measurements: Measurements, mutant: Mutant | None, budget: float) -> None:
        self.measurements, self.budget = measurements, budget
        self.likely = measurements.likely(mutant) if mutant else frozenset[str]()

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        signal.signal(signal.SIGPROF, lambda *_: pytest.fail("it takes too long"))
        usual = settings.get_profile("same")
        settings.register_profile("mutants", usual, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")  # an example that fails is not made smaller

    def pytest_sessionstart(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, COLLECTING)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        seconds, is_new = self.measurements.seconds, self.measurements.is_new
        items.sort(key=lambda item: (not is_new(item) and item.nodeid not in self.likely, seconds(item)))
        total = list(accumulate(map(seconds, items)))
        count = bisect_right(total, self.budget)
        self.budget -= total[count - 1] if count else 0.0
        del items[count:]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        limit = max(MIN_LIMIT, TIMES_LONGER * self.measurements.seconds(item))
        signal.setitimer(signal.ITIMER_PROF, limit)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0.0)
