"""Coverage: every numbered rule has a test with its number."""

import re
from importlib.resources import files
from pathlib import Path

NUMBER = re.compile(r"SS\d\.\d")
HERE = Path(__file__)


def test_every_rule_is_named_by_a_test() -> None:
    rules = (files("data") / "spirit" / "rules.md").read_text(encoding="utf-8")
    tests = "".join(
        path.read_text(encoding="utf-8") for path in HERE.parent.glob("test_*.py") if path != HERE
    )
    assert set(NUMBER.findall(rules)) - set(NUMBER.findall(tests)) == set()
