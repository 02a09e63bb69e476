"""The second models of the rules share types and printed data with the rules, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHARED = {"commands", "content", "events", "prompts", "state"}
"""Modules of a title that declare types or read the printed material."""


@pytest.mark.parametrize("title", ["honor", "shogun", "spirit"])
def test_an_umpire_imports_nothing_that_carries_the_rules_out(title: str) -> None:
    allowed = {"rules.core.model"} | {f"rules.{title}.{name}" for name in SHARED}
    found = set(_of_rules(f"tests.rules.{title}.umpire"))
    assert found
    assert found <= allowed


def _of_rules(module: str) -> Iterator[str]:
    """The modules of `rules` that a module imports, itself or by others of the tests."""
    source = ROOT / (module.replace(".", "/") + ".py")
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom | ast.Import):
            continue
        names = [alias.name for alias in node.names]
        for name in _modules(node.module or "", names) if isinstance(node, ast.ImportFrom) else names:
            if name.startswith("tests."):
                yield from _of_rules(name)
            elif name.startswith("rules"):
                yield name


def _modules(package: str, names: list[str]) -> set[str]:
    """The modules that `from package import names` imports."""
    paths = {name: f"{package}.{name}" for name in names}
    return {
        path if (ROOT / (path.replace(".", "/") + ".py")).exists() else package for path in paths.values()
    }
