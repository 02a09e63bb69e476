"""The picture of the packages is that of the source; no files import each other in a circle."""

import ast
from pathlib import Path

from scripts.architecture import PICTURE, ROOT, drawn, picture

PACKAGES = ("rules", "ai", "renderer", "bot")


def test_the_picture_is_current() -> None:
    """If the change is meant: `python -m scripts.architecture`, and look at it."""
    assert PICTURE.read_text(encoding="utf-8") == picture()


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    found = {("a", "b"): 1, ("b", "c"): 2, ("a", "c"): 3}
    assert drawn(found) == {("a", "b"): 1, ("b", "c"): 2}


def test_no_circle_of_files() -> None:
    """Imports for type checking count, too: a reader follows them."""
    modules = {_module(path): path for name in PACKAGES for path in (ROOT / name).rglob("*.py")}
    imported = {name: _imported(name, path, set(modules)) for name, path in modules.items()}
    assert len(modules) > 250
    assert [circle for circle in _circles(imported) if len(circle) > 1] == []


def _module(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def _imported(name: str, path: Path, known: set[str]) -> set[str]:
    """The project's modules that a file names in its imports; a package counts by its `__init__`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            submodules = {f"{node.module}.{alias.name}" for alias in node.names} & known
            if len(submodules) < len(node.names) and node.module in known:
                found.add(node.module)
            found |= submodules
    return found - {name}


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
