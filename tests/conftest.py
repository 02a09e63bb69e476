"""What holds for all tests: each run draws the same examples, and only `make fuzz` looks for others.

Two profiles of hypothesis: `same` (what is drawn follows from the test alone) and `search` (at random, TIMES
as many examples; those that failed are kept in out/fuzz/examples, and tried first by the next search).
"""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.internal.conjecture import providers

SAME, SEARCH = "same", "search"
TIMES = int(os.environ.get("TIMES") or 20)
"""How many times the usual number of examples a search tries."""
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


def pytest_configure(config: pytest.Config) -> None:
    if not _searches(config):
        # Hypothesis likes to draw constants of all modules that happen to have been imported by now.
        providers._get_local_constants = lambda: providers._local_constants


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A search overrules how many examples a test wants."""
    if not _searches(config):
        return
    tests: set[Any] = {getattr(item, "obj", None) for item in items}  # parametrized ones come often
    for test in filter(is_hypothesis_test, tests):
        usual = test._hypothesis_internal_use_settings
        test._hypothesis_internal_use_settings = settings(
            usual, max_examples=TIMES * usual.max_examples, database=DATABASE
        )


def _searches(config: pytest.Config) -> bool:
    return bool(config.getoption("hypothesis_profile", None) == SEARCH)
