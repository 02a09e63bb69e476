"""The picture of the packages is that of the source; no files import each other in a circle."""

import ast
from functools import cache
from importlib.util import resolve_name
from pathlib import Path

from rules.core.registry import titles
from scripts.architecture import PICTURE, ROOT, drawn, picture

PACKAGES = ("rules", "ai", "renderer", "bot", "cli")


def test_the_picture_is_current() -> None:
    """If the change is meant: `python -m scripts.architecture`, and look at it."""
    assert PICTURE.read_text(encoding="utf-8") == picture()


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    assert drawn({("a", "b"), ("b", "c"), ("a", "c")}) == [("a", "b"), ("b", "c")]


def test_no_circle_of_files() -> None:
    """Imports for type checking count, too: a reader follows them."""
    assert [circle for circle in _circles(_imports()) if len(circle) > 1] == []


def test_no_file_imports_another_title() -> None:
    """A file in a title's folder knows that title alone; what all titles share finds them by their place.

    A contract of import-linter would list their names, and a new title would have to be added there.
    """
    imported = _imports()
    strange = [
        f"{name} -> {other}"
        for name, others in imported.items()
        for other in others
        if not _titles_in(other) <= _titles_in(name)
    ]
    assert {title for name in imported for title in _titles_in(name)} == set(titles())
    assert strange == []


def _titles_in(module: str) -> set[str]:
    return set(module.split(".")) & set(titles())


@cache
def _imports() -> dict[str, set[str]]:
    """What each file of the packages imports of them."""
    modules = {_module(path): path for name in PACKAGES for path in (ROOT / name).rglob("*.py")}
    assert len(modules) > 250
    return {name: _imported(name, path, set(modules)) for name, path in modules.items()}


def _module(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def _imported(name: str, path: Path, known: set[str]) -> set[str]:
    """The project's modules that a file names in its imports; a package counts by its `__init__`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
        elif isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), _package(name, path))
            submodules = {f"{source}.{alias.name}" for alias in node.names} & known
            if len(submodules) < len(node.names) and source in known:
                found.add(source)
            found |= submodules
    return found - {name}


def _package(name: str, path: Path) -> str:
    """Where the relative imports of a file begin."""
    return name if path.stem == "__init__" else name.rpartition(".")[0]


def _circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected components of a graph (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = lowest[node] = len(order)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in order:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], order[other])
        if lowest[node] == order[node]:
            at = stack.index(node)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return found
