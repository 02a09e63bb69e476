"""Whatever a host hands in, the program says one line, exits with 2, and leaves every file as it was.

Each reader of files is tried against each poison, written in the syntax of what it reads.
"""

import asyncio
import errno
import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from bot.matches import Actor, Referee
from bot.matches.lobby import Lobby, Place
from bot.store.engine import open_database
from tests.cli.conftest import Gyoji, gyoji
from tests.databases import bring_into_file

__all__ = ["gyoji"]

DIGITS = b"9" * 5000
OPENED, CLOSED = b"[" * 10_000, b"]" * 10_000
LONG, HALF_AS_LONG = b"<1000000 letters>", b"<500000 letters>"
"""Written out when a file is made: megabytes would lie in each process of the tests."""
SURROGATE = "\ud800"

RECORD_FILE = Path(__file__).parent / "records" / "spirit" / "spirit-chosen-1.json"
RECORD = json.loads(RECORD_FILE.read_bytes())
SOUND = json.dumps(RECORD).encode()
DECK = (files("data") / "honor" / "deck.toml").read_bytes()


def _record(name: str, value: bytes) -> bytes:
    """A sound record with something else in one of its fields."""
    return SOUND.replace(
        b'"%s": %s' % (name.encode(), json.dumps(RECORD[name]).encode()),
        b'"%s": %s' % (name.encode(), value),
        1,
    )


RECORDS: dict[str, bytes] = {
    "digits": _record("seats", DIGITS),
    "digits-of-no-field": _record("seats", b'3, "x": ' + DIGITS),
    "digits-in-options": _record("options", b'{"x": ' + DIGITS + b"}"),
    "digits-in-a-command": SOUND.replace(b'"data": {', b'"data": {"x": ' + DIGITS + b", ", 1),
    "digits-of-the-format": _record("format", b"9" * 4000),
    "fraction": _record("seats", b"1e999999"),
    "nested": OPENED + CLOSED,
    "nested-options": _record("options", b'{"x": ' + OPENED + CLOSED + b"}"),
    "nested-objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "unclosed": OPENED,
    "long": _record("format", b'"' + LONG + b'"'),
    "long-key": SOUND.replace(b'"game"', b'"' + LONG + b'"', 1),
    "nul": SOUND.replace(b'"game": "', b'"game": "\0', 1),
    "surrogate": _record("players", b'["\\ud800"]'),
    "surrogate-key": SOUND.replace(b'"game"', b'"\\udfff": 1, "game"', 1),
    "no-utf-8": _record("players", b'["\xff\xfe"]'),
    "no-utf-8-key": SOUND.replace(b'"game"', b'"\xff": 1, "game"', 1),
    "utf-16": SOUND.decode().encode("utf-16"),
    "duplicate": SOUND.replace(b'"game"', b'"game": "shogun", "game"', 1),
    "duplicate-in-a-command": SOUND.replace(b'"data": {', b'"data": {"x": 1, "x": 2, ', 1),
    "empty": b"",
    "cut": SOUND[:-20],
}

DECKS: dict[str, bytes] = {
    "digits": DECK.replace(b"ki = 6", b"ki = " + DIGITS, 1),
    "digits-hexadecimal": DECK.replace(b"ki = 6", b"ki = 0x" + DIGITS, 1),
    "digits-of-a-key": DECK.replace(b'key = "samurai"', b"key = 0x" + DIGITS, 1),
    "digits-of-a-year": DECK.replace(b"ki = 6", b"ki = " + DIGITS + b"-01-01", 1),
    "fraction": DECK.replace(b"ki = 6", b"ki = 1e999999", 1),
    "nan": DECK.replace(b"ki = 6", b"ki = nan", 1),
    "nested": b"cards = " + OPENED + CLOSED,
    "nested-tables": b"cards = " + b"{a = " * 10_000 + b"1" + b"}" * 10_000,
    "nested-keys": b"cards" + b".a" * 10_000 + b" = 1",
    "nested-in-a-card": DECK.replace(b"ki = 6", b"ki = " + OPENED + CLOSED, 1),
    "unclosed": DECK + b"\nx = " + OPENED,
    "long": DECK.replace(b'key = "samurai"', b'key = "' + HALF_AS_LONG + b'"', 1),
    "long-field": DECK.replace(b"ki = 6", HALF_AS_LONG + b" = 6", 1),
    "nul": DECK.replace(b'key = "samurai"', b'key = "\0"', 1),
    "written-nul": DECK.replace(b'key = "samurai"', b'key = "\\u0000"', 1),
    "surrogate": DECK.replace(b'key = "samurai"', b'key = "\\ud800"', 1),
    "no-utf-8": DECK.replace(b'key = "samurai"', b'key = "\xff"', 1),
    "utf-16": DECK.decode().encode("utf-16"),
    "duplicate": DECK.replace(b"ki = 6", b"ki = 6\nki = 7", 1),
    "duplicate-table": DECK + b"\n[cards]\n",
    "empty": b"",
}

SETTINGS: dict[str, bytes] = {
    "digits": b"GYOJI_GUILD=" + DIGITS,
    "digits-of-a-port": b"GYOJI_METRICS_PORT=" + DIGITS,
    "digits-of-a-speed": b"GYOJI_SANDBOX_SPEED=" + DIGITS,
    "digits-of-shards": b"GYOJI_SHARDS=0/" + DIGITS,
    "nested": b"GYOJI_GUILD=" + OPENED + CLOSED,
    "nested-references": b"GYOJI_GUILD=" + b"${GUILD:-" * 10_000 + b"}" * 10_000,
    "long": b"GYOJI_LOG_LEVEL=" + HALF_AS_LONG,
    "long-address": b"GYOJI_DISCORD_API=" + HALF_AS_LONG,
    "nul": b"GYOJI_HONOR_DECK=a\0b",
    "surrogate": b"GYOJI_DISCORD_API=http://\xed\xa0\x80/",
    "no-address": b"GYOJI_DISCORD_API=/",
    "digits-of-a-port-of-a-url": b"GYOJI_DISCORD_GATEWAY=ws://127.0.0.1:" + DIGITS,
    "long-host": b"GYOJI_DISCORD_API=http://" + b"x" * 70 + b".example/",
    "no-utf-8": b"GYOJI_HONOR_DECK=\xff",
    "utf-16": "GYOJI_GUILD=1".encode("utf-16"),
    "unclosed": b"GYOJI_GUILD='1",
    "duplicate": b"GYOJI_LOG_FORMAT=console",
    "duplicate-in-small-letters": b"gyoji_log_format=console",
    "no-setting": b"GYOJI LOG FORMAT = json",
}


@pytest.fixture
def poisoned(gyoji: Gyoji, tmp_path: Path) -> Callable[..., str]:
    """Runs a command on a file with these bytes; what is complained of, in one short line."""

    def run(name: str, data: bytes, *command: str) -> str:
        file = tmp_path / name
        written = re.sub(rb"<(\d+) letters>", lambda found: b"x" * int(found[1]), data)
        file.write_bytes(written)
        ran = gyoji(*(word.replace("FILE", str(file)) for word in command))
        assert file.read_bytes() == written
        assert "Traceback" not in ran.err
        assert len(ran.complaint) < 1100
        return ran.complaint

    return run


@pytest.mark.parametrize("command", ["verify", "draw"])
@pytest.mark.parametrize("poison", RECORDS)
def test_records(poisoned: Callable[..., str], command: str, poison: str) -> None:
    assert poisoned("record.json", RECORDS[poison], command, "FILE")


@pytest.mark.parametrize(
    "command", [("simulate", "honor"), ("demo", "--game", "honor")], ids=lambda each: each[0]
)
@pytest.mark.parametrize("poison", DECKS)
def test_decks(poisoned: Callable[..., str], command: tuple[str, ...], poison: str) -> None:
    assert "deck.toml" in poisoned("deck.toml", DECKS[poison], *command, "--option", "deck=FILE")


@pytest.mark.parametrize("poison", SETTINGS)
def test_settings_files(poisoned: Callable[..., str], poison: str) -> None:
    sound = b"GYOJI_LOG_FORMAT=json\nGYOJI_HEALTH_FILE=health\n"
    assert poisoned(".env", sound + SETTINGS[poison], "health")


# ---- what is no file, or far too large ---------------------------------------------------------------------

READERS = {
    "verify": ("verify", "FILE"),
    "draw": ("draw", "FILE"),
    "deck": ("simulate", "honor", "--option", "deck=FILE"),
    "restore": ("restore", "FILE"),
    "move-database": ("move-database", "sqlite:///FILE", "sqlite:///other"),
    "export": ("export", "abc"),
    "backup": ("backup", "copy"),
    "settings": ("health",),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("kind", ["folder", "empty", "huge", "missing"])
def test_what_is_no_such_file(
    gyoji: Gyoji, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str, kind: str
) -> None:
    file = tmp_path / (".env" if reader == "settings" else "given")
    if kind == "folder":
        file.mkdir()
    elif kind != "missing":
        with file.open("wb") as opened:
            opened.truncate(1 << 32 if kind == "huge" else 0)  # takes no room on the disk
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{file if reader in ('export', 'backup') else 'new'}")
    complaint = gyoji(*(word.replace("FILE", str(file)) for word in READERS[reader])).complaint
    if kind in ("folder", "huge"):
        assert file.name in complaint


@pytest.mark.timeout(20)  # seconds; without a writer, opening a pipe takes for ever
@pytest.mark.parametrize("reader", ["verify", "draw", "deck", "settings"])
def test_a_pipe_without_a_writer_is_refused(gyoji: Gyoji, tmp_path: Path, reader: str) -> None:
    os.mkfifo(tmp_path / (".env" if reader == "settings" else "given"))
    assert gyoji(*(word.replace("FILE", "given") for word in READERS[reader])).complaint


def test_a_pipe_with_a_writer_is_read(gyoji: Gyoji) -> None:
    """As the shell makes one of `gyoji verify <(unzip -p records.zip)`."""
    reading, writing = os.pipe()
    writer = threading.Thread(target=_write_all, args=(writing, SOUND))
    writer.start()
    assert gyoji("verify", f"/dev/fd/{reading}").code == 0
    writer.join()
    os.close(reading)


def _write_all(descriptor: int, data: bytes) -> None:
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


# ---- output ------------------------------------------------------------------------------------------------


@pytest.fixture
def full_disk() -> Iterator[None]:
    """No file can have more than a hundred bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


WRITERS = {
    "draw": ("draw", "record.json", "--out", "out.json"),
    "simulate": ("simulate", "spirit", "--games", "1", "--players", "2", "--records", "."),
}
WRITTEN = {"draw": "out.json", "simulate": "spirit-2-uniform-1-0.json"}


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize("there", [b"precious", None], ids=["old", "new"])
def test_a_full_disk_leaves_what_was_there(
    gyoji: Gyoji, tmp_path: Path, full_disk: None, writer: str, there: bytes | None
) -> None:
    (tmp_path / "record.json").symlink_to(RECORD_FILE)
    file = tmp_path / WRITTEN[writer]
    if there:
        file.write_bytes(there)
    assert WRITTEN[writer] in gyoji(*WRITERS[writer]).complaint
    assert (file.read_bytes() if file.exists() else None) == there
    assert {each.name for each in tmp_path.iterdir()} <= {"record.json", file.name}


def test_a_file_keeps_its_mode_and_its_links(gyoji: Gyoji, tmp_path: Path) -> None:
    """It is written anew, not another in its place."""
    (tmp_path / "folder").mkdir()
    file = tmp_path / "folder" / "kept.png"
    file.touch(0o600)
    (tmp_path / "link.png").symlink_to(file)
    assert gyoji("draw", RECORD_FILE, "--out", "link.png").code == 0
    assert (tmp_path / "link.png").is_symlink()
    assert file.stat().st_size > 0
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("device", ["/dev/full", "/dev/null"])
def test_devices_can_be_written(gyoji: Gyoji, device: str) -> None:
    ran = gyoji("draw", RECORD_FILE, "--out", device)
    assert (ran.code, "/dev/full" in ran.err) == ((2, True) if device == "/dev/full" else (0, False))


@pytest.mark.parametrize("command", [("verify", str(RECORD_FILE)), ("--version",), ("export", "MATCH")])
def test_a_result_that_cannot_be_written_is_one_line(
    sound_database: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Also of a program of its own: Python has more to say at its exit."""
    arguments = [word.replace("MATCH", _match_in(sound_database)) for word in command]
    environment = {**os.environ, "GYOJI_DATABASE_URL": f"sqlite:///{sound_database}", "PYTHONUNBUFFERED": ""}
    run = [sys.executable, "-m", "cli", *arguments]
    root = Path(__file__).parents[1]
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, env=environment, cwd=root, check=False)
    lines = [line for line in ran.stderr.decode().splitlines() if "still runs" not in line]
    assert (ran.returncode, lines) == (2, ["gyoji: [Errno 28] No space left on device"])


def test_a_record_is_exported_also_without_stdout(
    gyoji: Gyoji, sound_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a service manager may start it."""
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{sound_database}")
    monkeypatch.setattr("sys.stdout", None)
    assert gyoji("export", _match_in(sound_database)).code == 0


# ---- options -----------------------------------------------------------------------------------------------

HONOR = ("simulate", "honor", "--games", "1")
OPTIONS = {
    "simulate": (
        ("simulate", "honor", "--games", "1"),
        ("--players", "--option", "--policy"),
    ),
    "arena": (("arena", "--games", "1"), ("--players", "--seats", "--game", "--option")),
    "draw": (("draw", "RECORD"), ("--at", "--seat", "--view", "--theme", "--near", "--language")),
    "demo": (("demo",), ("--players", "--pace", "--absent", "--game")),
    "length": ((*HONOR, "--option"), ("length=",)),
    "name": ((*HONOR, "--option"), ("x=1,",)),
}
WORDS = {
    "digits": DIGITS.decode(),
    "digits-that-are-a-number": "9" * 4000,
    "nested": OPENED.decode(),
    "long": "x" * 100_000,
    "nul": "a\0b",
    "surrogate": SURROGATE,
    "escape": "\x1b[2J\n\x85",
    "nothing": "",
    "nan": "nan",
}


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("command", OPTIONS)
def test_options(gyoji: Gyoji, tmp_path: Path, command: str, word: str) -> None:
    (tmp_path / "record.json").write_bytes(SOUND)
    given, options = OPTIONS[command]
    start = [str(tmp_path / "record.json") if each == "RECORD" else each for each in given]
    for option in options:
        last = [option + WORDS[word]] if option.endswith(("=", ",")) else [option, WORDS[word]]
        complaint = gyoji(*start, *last).complaint
        assert complaint.isprintable()
        assert len(complaint) < 1100


URLS = {
    "port": f"postgresql://127.0.0.1:{10**9}/x",
    "digits": f"postgresql://127.0.0.1:{DIGITS.decode()}/x",
    "host": f"postgresql://{'x' * 70}.example/x",
    "nul": "postgresql://127.0.0.1:1/a\0b",
    "written-nul": "postgresql://127.0.0.1:1/a%00b",
    "surrogate": f"postgresql://127.0.0.1:1/{SURROGATE}",
    "option": "postgresql://127.0.0.1:1/x?timeout=" + DIGITS.decode(),
    "bracket": "postgresql://[",
    "long": "sqlite:///" + "x" * 100_000,
    "folder": "sqlite:////",
}


@pytest.mark.parametrize("url", URLS)
def test_addresses_of_databases(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    assert len(gyoji("move-database", URLS[url], "sqlite:///new").complaint) < 1100
    if SURROGATE not in URLS[url] and "\0" not in URLS[url]:
        monkeypatch.setenv("GYOJI_DATABASE_URL", URLS[url])
        assert len(gyoji("export", "abc").complaint) < 1100


# ---- databases ---------------------------------------------------------------------------------------------

ROWS: dict[str, tuple[str, str, object]] = {
    "digits": ("matches", "options", DIGITS.decode()),
    "nested": ("matches", "options", (OPENED + CLOSED).decode()),
    "bytes": ("matches", "options", b"\xff\0"),
    "cut": ("log", "data", '{"a'),
    "digits-in-the-log": ("log", "data", '{"x": ' + DIGITS.decode() + "}"),
    "fraction": ("matches", "seed", 1e300),
    "no-match": ("seats", "match_id", "\0"),
    "nested-words": ("matches", "words", OPENED.decode()),
    "schema": ("alembic_version", "version_num", DIGITS.decode()),
}


@pytest.fixture(scope="module")
def sound_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with a match that has begun, called `match`."""
    file = tmp_path_factory.mktemp("sound") / "sound.sqlite3"
    asyncio.run(_begin(f"sqlite:///{file}"))
    bring_into_file(file)
    return file


async def _begin(url: str) -> None:
    engine = await open_database(url)
    referee, host = Referee(engine), Actor(1, "Aiko")
    lobby = Lobby(referee)
    match = await lobby.create(host, "spirit", {}, 2, Place(11, 12))
    await lobby.join(Actor(2, "Ren"), match.id)
    await referee.start(host, match.id)
    await referee.close()
    await engine.dispose()


@pytest.mark.parametrize("command", ["restore", "move-database", "backup"])
@pytest.mark.parametrize("poison", ROWS)
def test_databases(
    gyoji: Gyoji,
    sound_database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    poison: str,
    command: str,
) -> None:
    """What is given stays as it was, and nothing half read is left."""
    file, target = tmp_path / "given.sqlite3", tmp_path / "target.sqlite3"
    shutil.copyfile(sound_database, file)
    _overwrite(file, *ROWS[poison])
    before = _dump(file)
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{file if command == 'backup' else target}")
    arguments: dict[str, list[str | Path]] = {
        "restore": [file],
        "move-database": [f"sqlite:///{file}", f"sqlite:///{target}"],
        "backup": [target],
    }
    assert DIGITS.decode()[:1000] not in gyoji(command, *arguments[command]).complaint
    assert _dump(file) == before
    assert not target.exists() or not _dump(target)


@pytest.mark.parametrize("command", ["downgrade", "export", "backup", "restore"])
@pytest.mark.parametrize("kept", [0.15, 0.5, 0.9])
def test_truncated_databases(
    gyoji: Gyoji,
    sound_database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: float,
    command: str,
) -> None:
    file, target = tmp_path / "given.sqlite3", tmp_path / "target.sqlite3"
    data = sound_database.read_bytes()
    file.write_bytes(data[: int(len(data) * kept)])
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{target if command == 'restore' else file}")
    arguments: dict[str, list[str | Path]] = {
        "downgrade": ["0.1.0", "--yes"],
        "export": [_match_in(sound_database)],
        "backup": [target],
        "restore": [file],
    }
    assert file.name in gyoji(command, *arguments[command]).complaint
    assert file.stat().st_size == int(len(data) * kept)
    assert not target.exists() or not _dump(target)


@pytest.mark.parametrize("command", ["downgrade", "export"])
@pytest.mark.parametrize("page", [3, 10, 20, 30, 40, 50, 60, 70, None])
def test_databases_with_a_bad_page(
    gyoji: Gyoji,
    sound_database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    page: int | None,
    command: str,
) -> None:
    """It may be one that is not needed; then nothing is said. None: the last byte is missing."""
    file = tmp_path / "given.sqlite3"
    data = bytearray(sound_database.read_bytes())
    if page is None:
        del data[-1:]
    else:
        data[4096 * page : 4096 * page + 16] = b"\xff" * 16
    file.write_bytes(data)
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{file}")
    ran = gyoji(command, *(["0.1.0"] if command == "downgrade" else [_match_in(sound_database)]))
    if ran.code:
        assert file.name in ran.complaint


def test_restoring_leaves_nothing_on_a_full_disk(
    gyoji: Gyoji, sound_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def copy_half(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:1000])
        raise OSError(errno.ENOSPC, "No space left on device", str(target))

    file = tmp_path / "copy.sqlite3"
    file.symlink_to(sound_database)
    monkeypatch.setattr("bot.store.backup.shutil.copyfile", copy_half)
    monkeypatch.setenv("GYOJI_DATABASE_URL", "sqlite:///new.sqlite3")
    assert "No space" in gyoji("restore", file).complaint
    assert list(tmp_path.iterdir()) == [file]


def _match_in(file: Path) -> str:
    """The id of the only match."""
    connection = sqlite3.connect(file)
    [match] = connection.execute("SELECT id FROM matches").fetchone()
    connection.close()
    return str(match)


def _overwrite(file: Path, table: str, column: str, value: object) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"UPDATE {table} SET {column} = ?", (value,))
    connection.commit()
    connection.close()


def _dump(file: Path) -> list[str]:
    """All rows, as SQL."""
    connection = sqlite3.connect(file)
    rows = [line for line in connection.iterdump() if line.startswith("INSERT") and "alembic" not in line]
    connection.close()
    return rows
