"""No identifier, log key or setting is called by a word that `docs/glossary.md` replaces with the field's."""

import io
import re
import tokenize
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[1]
PACKAGES = ("rules", "ai", "renderer", "bot", "cli", "sandbox", "scripts", "tests")

REPLACED = {
    "acquaintances",
    "ailment",
    "announcer",
    "artist",
    "chronicler",
    "clans",
    "clerk",
    "colleague",
    "courier",
    "crew",
    "easel",
    "errand",
    "executioner",
    "gatekeeper",
    "inquest",
    "keepsake",
    "mailbox",
    "manners",
    "nursery",
    "onlooker",
    "portfolio",
    "safekeeping",
    "surveyor",
    "tabletop",
    "tabletalk",
    "theatre",
    "torture",
    "turnstile",
    "veiled",
    "whisper",
}
"""Words of the first edition; each part of a name counts, so that `CourierTask` is found, too."""

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_EVENT = re.compile(r"_log\.(?:debug|info|warning|error|exception)\(\s*\"(\w+)\"")


def _parts(name: str) -> set[str]:
    """The words that a name is made of, in lower case."""
    return {part.lower() for part in _WORD.findall(name)}


def _names(path: Path) -> set[str]:
    """All identifiers of a file."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


@pytest.mark.parametrize("package", PACKAGES)
def test_identifiers_and_modules(package: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / package).rglob("*.py")
        if path != Path(__file__)
        for name in _names(path) | set(path.relative_to(ROOT).with_suffix("").parts)
        if _parts(name) & REPLACED
    }
    assert sorted(found) == []


def test_log_keys_and_settings() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    keys = {key for source in sources for key in _EVENT.findall(source)} | set(Settings.model_fields)
    assert len(keys) > 40
    assert sorted(key for key in keys if _parts(key) & REPLACED) == []


def test_parts_of_names() -> None:
    assert _parts("is_CourierTask_HTTPWait2") == {"is", "courier", "task", "http", "wait"}
