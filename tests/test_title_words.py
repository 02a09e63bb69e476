"""No word of one title stands outside the folders and files that bear its name."""

import re
from pathlib import Path

import pytest

from rules.core.registry import cards, titles

ROOT = Path(__file__).parents[1]
SHARED = ("bot", "cli", "sandbox", "renderer", "ai", "rules/core")
"""What all titles use."""
GENERIC = {"setup", "side", "length", "draft", "standard", "short", "samurai", "true", "false"} | {
    *("easy", "normal", "hard", "random", "chosen", "region")
}
"""Words of titles that mean something else to everybody: "side by side", `Game.setup`, Discord's "region"."""
EXAMPLES = re.compile(r'"""(?:(?!""").)*?>>> .*?"""', re.DOTALL)
"""Docstrings with examples that are run: these need some title."""


def words(title: str) -> set[str]:
    """The key, and what the card calls its options, their values, its views and kinds of places."""
    card = cards()[title]
    values = {value for option in card.choices().values() for value in option}
    found = {title, *card.options.__struct_fields__, *values, *card.views, *card.places}
    return {word for word in found - GENERIC if not word.isdigit()}


def sources() -> list[Path]:
    files = [file for folder in SHARED for file in sorted((ROOT / folder).rglob("*.py"))]
    return [file for file in files if not set(titles()) & {file.stem, *file.relative_to(ROOT).parts}]


def test_there_is_something_to_look_at() -> None:
    assert len(sources()) > 200
    assert {"shogun", "moon", "unrest"} <= words("shogun")
    assert {"honor", "deck"} <= words("honor")


@pytest.mark.parametrize("title", titles())
def test_no_word_of_a_title_is_in_shared_code(title: str) -> None:
    found = re.compile(rf"(?<![a-z])({'|'.join(sorted(words(title)))})(?![a-z])", re.IGNORECASE)
    lines = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in sources()
        for line in EXAMPLES.sub("", file.read_text(encoding="utf-8")).splitlines()
        if found.search(line)
    ]
    assert lines == []
