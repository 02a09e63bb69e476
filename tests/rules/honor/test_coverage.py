"""Coverage: every numbered rule has a test with its number."""

import re
from pathlib import Path

from bot.views.rulebook import rules

_TEST = re.compile(r"^def test_(HO\d+)_(\d+)_", re.MULTILINE)


def numbers() -> set[str]:
    """The numbers of rules that tests of this folder are named after."""
    files = Path(__file__).parent.glob("test_*.py")
    return {f"{rule}.{part}" for file in files for rule, part in _TEST.findall(file.read_text("utf-8"))}


def test_every_rule_and_example_has_a_test_by_its_number() -> None:
    """And no test is named after a rule that is none."""
    assert numbers() == {rule.number for rule in rules("honor")}
