"""Fuzz targets: all parsers of external input. A target returns the value, or None if it was refused.

Anything else that it raises is a find. While `make fuzz` runs, the shortest input that raises it is kept as
tests/fuzz/found/<target>/<error>, which the suite tries from then on: commit it with what mends the fault.
"""

import asyncio
import os
import tempfile
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch
from zoneinfo import ZoneInfo

from bot.discord.ids import ControlId, UnreadableId, parse
from bot.discord.markdown import escaped
from bot.matches.clock.quiet import parse_moment, parse_time
from bot.matches.clock.time_control import MAX_LENGTH, MIN_LENGTH, parse_duration
from bot.settings import Settings, SettingsError, load_settings
from bot.store.backup import restore
from bot.store.engine import connect
from bot.store.errors import StoreError
from bot.views import rulebook
from bot.views.references import tidy
from renderer.shogun.chart import Chart, MapError
from renderer.shogun.chart import parse as parse_map
from rules.core import record
from rules.core.chance import lucky_word
from rules.core.errors import RulesError
from rules.core.registry import titles
from rules.honor.deck import Deck, DeckError, read_deck

T = TypeVar("T", str, bytes)
R = TypeVar("R")

FOUND = Path(__file__).with_name("found")
NOW = 1_800_000_000
"""Some moment, in Unix seconds."""
NAMES = tuple(name.upper() for name in Settings.model_fields if name != "token")
"""The settings, without their prefix."""


def _kept(target: Callable[[T], R]) -> Callable[[T], R]:
    """The target, which keeps what it finds while KEEP_FOUND is set."""

    @wraps(target)
    def keeping(data: T) -> R:
        try:
            return target(data)
        except Exception as error:
            if "KEEP_FOUND" in os.environ:
                _keep(FOUND / target.__name__ / type(error).__name__, data)
            raise

    return keeping


def _keep(file: Path, found: str | bytes) -> None:
    data = found.encode("utf-8", "ignore") if isinstance(found, str) else found
    if not file.exists() or len(data) < file.stat().st_size:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


@_kept
def custom_id(text: str) -> ControlId | None:
    """The id of a button, and its argument as a number."""
    try:
        control = parse(text)
        assert str(control) == text
        assert control.number < 10**9
    except UnreadableId:
        return None
    return control


@_kept
def typed(text: str) -> None:
    """What people type into options and forms: times, dates, words, names."""
    seconds, moment, time = (
        parse_duration(text),
        parse_moment(text, NOW, ZoneInfo("Asia/Tokyo")),
        parse_time(text),
    )
    assert seconds is None or MIN_LENGTH <= seconds <= MAX_LENGTH
    assert moment is None or moment > NOW
    assert time is None or 0 <= time < 24 * 60
    lucky_word(text)
    name = tidy(text)
    assert name.strip()
    assert tidy(name) == name
    assert len(name.splitlines()) == 1
    assert "@everyone" not in escaped(name)
    for title in titles():
        rulebook.search(title, text[:100])


@_kept
def match_record(data: bytes) -> record.Proof | None:
    """A record file, read and replayed as `gyoji verify` does."""
    try:
        return record.prove(record.load(data))
    except RulesError as error:
        _require_one_line(error)
        return None


@_kept
def deck(text: str) -> Deck | None:
    """A host's corrected deck; what is said of a wrong one is one line."""
    try:
        return read_deck(text)
    except DeckError as error:
        _require_one_line(error)
        return None


@_kept
def map_file(data: bytes) -> Chart | None:
    """The map of the Shogun board."""
    try:
        return parse_map(data)
    except MapError as error:
        _require_one_line(error)
        return None


def settings(name: str, value: str) -> Settings | None:
    """One setting from the environment; what is said of a wrong one is one line, and names it."""
    with patch.dict(os.environ, {f"GYOJI_{name}": value}, clear=True), _in_empty_folder():
        try:
            read = load_settings()
            connect(read.database_url)
            assert read.sharding is None or read.sharding.count > 0
        except (SettingsError, StoreError) as error:
            _require_one_line(error)
            return None
        return read


@_kept
def settings_file(data: bytes) -> Settings | None:
    """A file `.env`."""
    with patch.dict(os.environ, {}, clear=True), _in_empty_folder():
        Path(".env").write_bytes(data)
        try:
            return load_settings()
        except SettingsError as error:
            _require_one_line(error)
            return None


@_kept
def backup(data: bytes) -> None:
    """A file that somebody takes for a copy of the database."""
    with tempfile.TemporaryDirectory() as folder:
        file, target = Path(folder, "copy.sqlite3"), Path(folder, "gyoji.sqlite3")
        file.write_bytes(data)
        try:
            asyncio.run(restore(file, f"sqlite+aiosqlite:///{target}"))
        except StoreError as error:
            _require_one_line(error)
        assert file.read_bytes() == data


def _require_one_line(error: Exception) -> None:
    assert len(str(error).splitlines()) == 1, str(error)


class _in_empty_folder:  # noqa: N801 - reads like the function that it is
    """The working directory is an empty folder."""

    def __enter__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._before = Path.cwd()
        os.chdir(self._folder.name)

    def __exit__(self, *_error: object) -> None:
        os.chdir(self._before)
        self._folder.cleanup()


def read(name: str, data: bytes) -> object:
    """Hand these bytes to a target; bytes of a text that are not UTF-8 are left out."""
    return FILES[name](data) if name in FILES else TEXTS[name](data.decode("utf-8", "ignore"))


TEXTS: dict[str, Callable[[str], Any]] = {"custom_id": custom_id, "typed": typed, "deck": deck}
"""Targets that read text, by name."""
FILES: dict[str, Callable[[bytes], Any]] = {
    "match_record": match_record,
    "map_file": map_file,
    "settings_file": settings_file,
    "backup": backup,
}
"""Targets that read a file's bytes, by name."""
