"""Mutation testing of `rules/`: `python -m scripts.mutants --count 500 --seed 1`.

Draws mutants (`scripts/mutations.py`) at random, the same ones for the same seed and source, runs tests
against each until one fails, and prints the survivors. That is done twice:

1. A process imports a title and collects its tests; for each mutant it is forked, functions are changed in
   the copy, and tests are run. Most mutants are killed so, in a tenth of a second.
2. The others are attacked in a process that imports the mutated module, with the tests of the title and those
   that play every title. Only who survives this survives.

Tests that execute the mutated line come first, and of these those that take least time. Both are measured
once, by coverage.py, and kept in out/mutants, where pytest's output is, too.

Survivors that no test can kill are listed with the reason in `scripts/mutants.toml`. Exit code 1 if fewer
than 95 % of the mutants were killed or are explained.
"""

import argparse
import gc
import importlib
import json
import math
import os
import resource
import signal
import subprocess
import sys
import tomllib
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from scripts.mutant_tests import OUT, TIMES, LikeliestFirst, Measurements, Measuring, tests_of
from scripts.mutations import ROOT, Mutant, MutantFinder, all_mutants, replace_code

EXPLAINED = Path(__file__).with_suffix(".toml")
ALIVE = OUT / "alive.json"
"""The keys of the last survivors."""
LIBRARIES = ("hypothesis.strategies", "msgspec", "pytest_asyncio", "xdist", "fluent.runtime", "PIL.Image")
"""What most tests need, imported once for all mutants."""
ENOUGH = 0.95
"""The fraction of the mutants that has to be killed or explained."""
TIMEOUT = 3600
"""Seconds until a mutant counts as killed, because its tests wait for something."""


class _Copies(LikeliestFirst):
    """When the tests are collected, runs them against each mutant in a copy of the process."""

    def __init__(self, measurements: Measurements, mutants: Sequence[Mutant], budget: float) -> None:
        super().__init__(measurements, None, math.inf)
        self.mutants, self.each, self.alive = mutants, budget, list[Mutant]()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        for mutant in self.mutants:
            self.likely, self.budget = self.measurements.likely(mutant), self.each
            if not is_killed(_in_a_copy(lambda mutant=mutant: self._attack(mutant, session))):  # type: ignore[misc]
                self.alive.append(mutant)
                print(f"\n{mutant}", flush=True)
        return True

    def _attack(self, mutant: Mutant, session: pytest.Session) -> int:
        """Returns an exit code like pytest's."""
        gc.unfreeze()  # what the tests froze when they were collected: functions are found by the collector
        if not replace_code(mutant):
            return 0
        items = session.items
        self.pytest_collection_modifyitems(items)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return int(pytest.ExitCode.TESTS_FAILED)
        return 0


# Processes -------------------------------------------------------------------------------------------------


def _in_a_copy(work: Callable[[], int], output: Path | None = None) -> int:
    """Fork, and do this in the copy. Returns what `work` returns, its exit code; or minus a signal."""
    process = os.fork()
    if process:
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    code = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        signal.alarm(TIMEOUT)
        if output:
            os.dup2(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
            os.dup2(1, 2)
        code = work()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def is_killed(code: int) -> bool:
    """Whether a test has failed or cannot be imported, or a signal ended the process."""
    failed = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR)
    return code < 0 or code in failed


def _pytest(paths: Sequence[str], plugin: object, *options: str) -> int:
    usual = ("-x", "-n", "0", "--tb", "native", "-p", "no:cacheprovider", "--timeout", "0")
    quiet = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # the libraries are imported already
    return int(pytest.main([*usual, *quiet, *options, *paths], [plugin]))


def measure() -> int:
    """Run tests without a mutant. Returns pytest's exit code."""
    OUT.mkdir(parents=True, exist_ok=True)
    return _pytest(["tests/rules", "tests/records/test_records.py", "tests/ai"], Measuring())


def survivors(mutants: Sequence[Mutant], budget: float) -> list[Mutant]:
    """The mutants that no test notices. For `budget` see the command line."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in LIBRARIES:
        importlib.import_module(name)
    measurements, alive, rest = Measurements(), list[Mutant](), list[Mutant]()
    for tests in sorted({tests_of(mutant.module)[0] for mutant in mutants}):
        rest += _not_killed_in_copies(measurements, tests, mutants, budget)
    print(f"{len(mutants) - len(rest)} of {len(mutants)} are killed when functions are changed", flush=True)
    ALIVE.write_text(json.dumps([mutant.key for mutant in rest]))
    for mutant in rest:
        output = OUT / f"{mutant.module}-{mutant.index}.txt"
        code = _in_a_copy(lambda mutant=mutant: _attack(measurements, mutant, budget), output)  # type: ignore[misc]
        if not is_killed(code):
            alive.append(mutant)
            print(f"survived  {mutant}", flush=True)
    ALIVE.write_text(json.dumps([mutant.key for mutant in alive]))
    return alive


def _not_killed_in_copies(
    measurements: Measurements, tests: Sequence[str], mutants: Sequence[Mutant], budget: float
) -> list[Mutant]:
    """Those of a title's mutants that its tests do not notice when functions are changed."""
    drawn = [mutant for mutant in mutants if tests_of(mutant.module)[0] == tests]
    output = OUT / f"{Path(tests[0]).name}.txt"
    found = output.with_suffix(".json")

    def work() -> int:
        plugin = _Copies(measurements, drawn, budget)
        code = _pytest(tests, plugin, "-s")
        found.write_text(json.dumps([drawn.index(mutant) for mutant in plugin.alive]))
        return code

    found.unlink(missing_ok=True)
    _in_a_copy(work, output)
    return [drawn[index] for index in json.loads(found.read_text())]


def _attack(measurements: Measurements, mutant: Mutant, budget: float) -> int:
    """Import a mutant and run the tests. Returns pytest's exit code of those that failed, or 0."""
    sys.meta_path.insert(0, MutantFinder(mutant))
    plugin = LikeliestFirst(measurements, mutant, budget)
    own, others = tests_of(mutant.module)
    for paths in (own, others):
        code = _pytest(paths, plugin) if plugin.budget > 0 else 0
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return code
    return 0


def explanations() -> dict[tuple[str, str, str, str], str]:
    """Reasons by the mutant's key."""
    listed = tomllib.loads(EXPLAINED.read_text("utf-8")).get("mutant", [])
    return {(one["module"], one["source"], one["before"], one["after"]): one["reason"] for one in listed}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.mutants", description="Mutation testing of rules/."
    )
    parser.add_argument("--count", type=int, default=500, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", default="rules", help="the folder whose modules are mutated")
    parser.add_argument(
        "--budget", type=float, default=math.inf, help="at most tests of so many seconds against a mutant"
    )
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument("--measure", action="store_true", help="only measure lines and times again")
    chosen = parser.parse_args()
    sys.dont_write_bytecode = True
    if chosen.measure:
        return measure()
    measuring = [sys.executable, "-m", "scripts.mutants", "--measure"]
    if not TIMES.exists() and subprocess.run(measuring, cwd=ROOT).returncode:
        return 2
    everything = all_mutants(chosen.under)
    drawn = Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))
    if chosen.again:
        last = {tuple(key) for key in json.loads(ALIVE.read_text())}
        drawn = [mutant for mutant in everything if mutant.key in last]
    alive, reasons = survivors(drawn, chosen.budget), explanations()
    unexplained = [one for one in alive if one.key not in reasons]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{len(drawn)} of {len(everything)} mutants (seed {chosen.seed}): {len(drawn) - len(alive)} killed, "
        f"{len(alive) - len(unexplained)} explained, {len(unexplained)} survived; "
        f"{used.ru_utime + used.ru_stime:.0f} s of processor time"
    )
    for mutant in sorted(unexplained, key=lambda mutant: (mutant.path, mutant.line)):
        print(mutant)
    return int(len(drawn) - len(unexplained) < ENOUGH * len(drawn))


if __name__ == "__main__":
    sys.exit(main())
