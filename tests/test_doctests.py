"""The runnable examples: the page on the rules, and the docstrings of the contract."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-api.md"
MODULES = ("game", "registry", "record", "chance", "codec")


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples name files from the root of the repository."""
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("name", MODULES)
def test_every_example_of_a_module_is_right(name: str) -> None:
    found = doctest.testmod(import_module(f"rules.core.{name}"))
    assert found.attempted > 0
    assert found.failed == 0


def test_every_example_of_the_page_is_right() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    # A fence would be read as the last line of the output before it.
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    examples = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    assert len(examples.examples) == text.count(">>> ")
    assert doctest.DocTestRunner().run(examples).failed == 0
