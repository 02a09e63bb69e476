"""Each language says the words of its published rulebook, one word a thing, in texts, captions and rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data"

INSTEAD = {
    "cs": {
        r"hern\w+ plán": "hrací deska",
        r"truhlic": "truhlička",
        r"zvláštn\w+ kart": "speciální karta",
        r"povstán|vzpou": "revolta",
    },
    "fi": {
        r"provins": "maakunta",
        r"ottelu": "peli",
    },
    "ru": {
        r"\bособ\w+ карт": "специальная карта",
        r"\bбой или переход": "Сражение / Перемещение",
        r"мятеж|бунт": "восстание",
    },
}
"""By language: what no text says, and the rulebook's word in its place."""


def texts(language: str) -> Iterator[Path]:
    yield from (DATA / "locale" / language).glob("*.ftl")
    yield from DATA.glob(f"*/rules.{language}.md")


@pytest.mark.parametrize(
    ("language", "wrong"), [(language, wrong) for language, words in INSTEAD.items() for wrong in words]
)
def test_words_of_the_rulebook(language: str, wrong: str) -> None:
    files = list(texts(language))
    assert len(files) > 10
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if re.search(wrong, line, re.IGNORECASE)
    ]
    assert not found, f"say {INSTEAD[language][wrong]}"
