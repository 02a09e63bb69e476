"""What the documents name is there: files, verbs of make, subcommands, settings, log keys."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.store.downgrading import releases
from cli import COMMANDS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / ".github").rglob("*.md")]
SOURCES = [path for name in ("bot", "cli", "ai") for path in (ROOT / name).rglob("*.py")]

_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*")
_TOPS = (
    *("ai", "bot", "cli", "data", "docs", "renderer", "requirements", "rules", "sandbox"),
    *("scripts", "tests"),
)
_LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def _id(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=_id)
def test_every_file_that_is_named_exists(document: Path) -> None:
    if document.name == "CHANGELOG.md":
        return
    named = {
        path
        for code in _CODE.findall(document.read_text(encoding="utf-8"))
        for path in _PATH.findall(code)
        if path.startswith(tuple(f"{top}/" for top in _TOPS)) and path == code.strip()
    }
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=_id)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = _LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=_id)
def test_every_verb_of_make_exists(document: Path) -> None:
    verbs = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = re.findall(r"`make ([a-z-]+)", document.read_text(encoding="utf-8"))
    assert set(named) - verbs == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=_id)
def test_every_subcommand_exists(document: Path) -> None:
    named = set(re.findall(r"`gyoji ([a-z][a-z-]+)", document.read_text(encoding="utf-8")))
    assert named - COMMANDS.keys() == set()


def test_every_setting_is_documented() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if f"GYOJI_{name.upper()}`" not in told] == []


def test_every_log_key_is_documented() -> None:
    """`docs/debugging.md` says what each event of the log means."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    keys = set(re.findall(r"_log\.(?:debug|info|warning|error|exception)\(\s*\"(\w+)\"", source))
    told = (ROOT / "docs" / "debugging.md").read_text(encoding="utf-8")
    assert len(keys) > 25
    assert sorted(key for key in keys if f"`{key}`" not in told) == []


def test_the_changelog_opens_with_the_version_of_the_program_and_only_that_may_be_unreleased() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (\S+) \((.*)\)$", text, re.MULTILINE)
    assert len(sections) == len(re.findall(r"^## ", text, re.MULTILINE))
    versions = [tuple(map(int, version.split("."))) for version, _ in sections]
    assert versions == sorted(set(versions), reverse=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sections[0][0] == project["version"]
    dated = sections[1:] if sections[0][1] == "unreleased" else sections
    assert [when for _, when in dated if not re.fullmatch(r"\d{4}-\d\d-\d\d", when)] == []
    assert {version for version, _ in dated} == set(releases())
