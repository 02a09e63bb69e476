"""The sandbox knows nothing of the bot under test, nor of the library that the bot is written with."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sandbox

FOREIGN = {"bot", "cli", "rules", "ai", "renderer", "discord", "sqlalchemy"}


def imported(source: Path) -> Iterator[str]:
    """Absolute module names that a file imports, and relative ones that climb out of the sandbox."""
    depth = len(source.relative_to(Path(sandbox.__file__).parent).parts)
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.level == 0 or node.level > depth):
            yield "bot" if node.level else str(node.module)


def test_imports_nothing_of_the_project() -> None:
    sources = sorted(Path(sandbox.__file__).parent.rglob("*.py"))
    assert len(sources) > 30
    foreign = [
        (source.name, name)
        for source in sources
        for name in imported(source)
        if name.split(".")[0] in FOREIGN
    ]
    assert foreign == []
