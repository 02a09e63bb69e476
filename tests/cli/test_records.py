"""`gyoji verify`, `draw` and `export`."""

import asyncio
import io
import re
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.matches import Actor, Referee
from bot.matches.lobby import Lobby, Place
from bot.store.engine import open_database
from rules.core.record import load
from tests.cli.conftest import Gyoji
from tests.databases import one_database_url

__all__ = ["one_database_url"]

HOST = Actor(101, "Aiko")
RECORDS = Path(__file__).parents[1] / "records"


def _tampered(record_file: Path, entry: int) -> Path:
    data = msgspec.json.decode(record_file.read_bytes())
    data["entries"][entry]["digest"] = "0" * 64
    path = record_file.with_name("tampered.json")
    path.write_bytes(msgspec.json.encode(data))
    return path


def test_verify_finds_a_good_record_good(gyoji: Gyoji, record_file: Path) -> None:
    ran = gyoji("verify", record_file, record_file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(f"{record_file}: ok, ") == 2
    assert "won by seat" in ran.out
    assert ran.out.count("computed again from the promised seed: ") == 2


@pytest.mark.parametrize(
    ("record", "has_tower"),
    [("shogun-sun-preset-3", True), ("spirit/spirit-normal-2", False), ("honor/honor-short-4", False)],
)
def test_verify_speaks_of_the_luck_that_the_title_has(gyoji: Gyoji, record: str, has_tower: bool) -> None:
    ran = gyoji("verify", RECORDS / f"{record}.json")
    assert " shuffles, " in ran.out
    assert ("tower" in ran.out) is has_tower
    assert not re.search(r"\b0 (shuffles|chances|dice)", ran.out)


def test_verify_names_the_first_bad_entry(gyoji: Gyoji, record_file: Path) -> None:
    tampered = _tampered(record_file, 12)
    ran = gyoji("verify", tampered, record_file)
    assert ran.code == 1
    assert ran.err == f"gyoji: {tampered}: entry 12: the state after it is not the recorded one\n"
    assert f"{record_file}: ok" in ran.out


def test_verify_finds_luck_that_was_changed(gyoji: Gyoji, record_file: Path) -> None:
    data = msgspec.json.decode(record_file.read_bytes())
    shuffle = next(act for act in data["entries"][0]["draws"] if act.startswith("shuffle"))
    path = record_file.with_name("tampered.json")
    path.write_bytes(record_file.read_bytes().replace(shuffle.encode(), b"shuffle 2: 1 0", 1))
    ran = gyoji("verify", path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"gyoji: {path}: entry 0: its luck is not the recorded one\n"


def test_verify_mixes_the_words_of_players_in(gyoji: Gyoji, record_file: Path) -> None:
    data = msgspec.json.decode(record_file.read_bytes())
    path = record_file.with_name("worded.json")
    path.write_bytes(msgspec.json.encode({**data, "words": ["crane", "", ""]}))
    ran = gyoji("verify", path)
    assert (ran.code, ran.err[-52:]) == (1, "entry 0: the state after it is not the recorded one\n")


def test_verify_tells_all_of_it_as_json(gyoji: Gyoji, record_file: Path) -> None:
    ran = gyoji("verify", "--json", record_file, _tampered(record_file, 3), "nowhere.json")
    assert ran.code == 2
    good, bad, missing = ran.json["files"]
    assert (good["verdict"], good["problem"]) == ("ok", None)
    assert good["outcome"]["winners"]
    assert good["luck"]["words"] == 0
    assert min(good["luck"][kind] for kind in ("shuffles", "chances", "singles")) > 0
    assert (bad["verdict"], bad["entry"]) == ("bad", 3)
    assert (missing["verdict"], missing["entries"]) == ("unreadable", 0)


def test_a_file_that_cannot_be_read_is_one_line(gyoji: Gyoji, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff{")
    assert "No such file" in gyoji("verify", "nowhere.json").complaint
    assert "not a match record" in gyoji("verify", broken).complaint
    assert str(tmp_path) in gyoji("verify", tmp_path).complaint
    assert f"{broken}: not a match record" in gyoji("draw", broken).complaint
    assert "nowhere.json" in gyoji("draw", "nowhere.json").complaint


def test_a_record_with_names_of_others_than_its_players_is_one_line(gyoji: Gyoji, record_file: Path) -> None:
    """One name for three seats, or one that nobody can have."""
    for players, reason in (
        (["Aiko"], "names of 1 players, and 3 seats"),
        (["Aiko", "x" * 5000, "Chen"], "too long"),
    ):
        data = msgspec.json.decode(record_file.read_bytes()) | {"players": players}
        path = record_file.with_name("named.json")
        path.write_bytes(msgspec.json.encode(data))
        for command in ("verify", "draw"):
            assert reason in gyoji(command, path).complaint


def test_draw_shows_names_that_no_line_can_hold(gyoji: Gyoji, record_file: Path) -> None:
    """A line break in a name is no reason not to draw."""
    data = msgspec.json.decode(record_file.read_bytes()) | {"players": ["Aiko\n", "Bru\0no", "\u202eChen"]}
    path = record_file.with_name("named.json")
    path.write_bytes(msgspec.json.encode(data))
    assert gyoji("draw", path).code == 0


def test_draw_of_a_record_without_entries_is_one_line(gyoji: Gyoji, record_file: Path) -> None:
    data = msgspec.json.decode(record_file.read_bytes()) | {"entries": []}
    path = record_file.with_name("empty.json")
    path.write_bytes(msgspec.json.encode(data))
    assert "the record has no entries" in gyoji("draw", path).complaint


def test_draw_makes_a_picture_of_the_end(gyoji: Gyoji, record_file: Path, tmp_path: Path) -> None:
    ran = gyoji("draw", record_file)
    assert ran.code == 0
    target = tmp_path / ran.out.strip()
    assert target.parent == tmp_path / "out"
    assert Image.open(io.BytesIO(target.read_bytes())).size[0] == 820


def test_draw_shows_an_entry_as_a_seat_sees_it(gyoji: Gyoji, record_file: Path, tmp_path: Path) -> None:
    """While plans are made, a seat sees its own planning board and the table sees the map."""
    planning = _first_plan(record_file) - 1
    pictures = []
    for number, seat in enumerate(([], ["--seat", "0"])):
        target = tmp_path / f"{number}.png"
        assert gyoji("draw", record_file, "--at", str(planning), *seat, "--out", target).code == 0
        pictures.append(target.read_bytes())
    assert pictures[0] != pictures[1]


def _first_plan(record_file: Path) -> int:
    entries = load(record_file.read_bytes()).entries
    return next(entry.seq for entry in entries if entry.data.get("kind") == "SubmitPlan")


def test_draw_refuses_what_is_not_in_the_record(gyoji: Gyoji, record_file: Path) -> None:
    assert "not 99999" in gyoji("draw", record_file, "--at", "99999").complaint
    assert "seats 0 to 2, not 3" in gyoji("draw", record_file, "--seat", "3").complaint


@pytest.mark.parametrize(
    "wish",
    [("--view", "unrest"), ("--theme", "contrast"), ("--near", "region=brown"), ("--near", "province=kai")],
    ids=lambda wish: wish[1],
)
def test_draw_shows_the_board_as_it_is_asked_for(
    gyoji: Gyoji, record_file: Path, tmp_path: Path, wish: tuple[str, str]
) -> None:
    pictures = []
    for name, options in (("plain", ("--view", "political")), ("asked", wish)):
        target = tmp_path / f"{name}.png"
        assert gyoji("draw", record_file, *options, "--out", target).code == 0
        pictures.append(target.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (("--view", "sideways"), "'sideways'"),
        (("--theme", "plaid"), "there are: standard, contrast"),
        (("--near", "region=plaid"), "no plaid on this board"),
        (("--near", "sea=inland"), "no place of the kind 'sea'"),
        (("--number", "12"), "pictures, not 12"),
    ],
)
def test_draw_refuses_what_there_is_not(
    gyoji: Gyoji, record_file: Path, wish: tuple[str, str], reason: str
) -> None:
    assert reason in gyoji("draw", record_file, *wish).complaint


@pytest.mark.parametrize("title", ["spirit/spirit-normal-2", "honor/honor-short-4"])
def test_draw_shows_a_board_with_one_view_in_each_of_its_shapes(
    gyoji: Gyoji, tmp_path: Path, title: str
) -> None:
    record, sizes = RECORDS / f"{title}.json", []
    for shape in ("portrait", "landscape"):
        target = tmp_path / f"{shape}.png"
        assert gyoji("draw", record, "--at", "9", "--shape", shape, "--out", target).code == 0
        sizes.append(Image.open(target).size)
    assert sizes[0][0] < sizes[1][0]
    assert "has one theme only" in gyoji("draw", record, "--theme", "contrast").complaint
    assert "no place of the kind 'region'" in gyoji("draw", record, "--near", "region=kai").complaint


@pytest.fixture
def database(gyoji: Gyoji, one_database_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty database, which is set in the environment."""
    monkeypatch.setenv("GYOJI_DATABASE_URL", one_database_url)
    return one_database_url


async def _begin(database: str, *, stopped: bool) -> str:
    """A match of Shogun with its host and two AIs, which has just begun, or was stopped then."""
    engine = await open_database(database)
    referee = Referee(engine)
    lobby = Lobby(referee)
    match = await lobby.create(HOST, "shogun", {}, 3, Place(11, 12))
    for user, name in ((102, "Ren"), (103, "Mori")):
        await lobby.join(Actor(user, name), match.id)
    await referee.start(HOST, match.id)
    if stopped:
        await referee.end(Actor.moderator(109, HOST.name, 11), match.id)
    await referee.close()
    await engine.dispose()
    return match.id


def test_export_writes_a_record_that_verifies(gyoji: Gyoji, database: str, tmp_path: Path) -> None:
    match_id = asyncio.run(_begin(database, stopped=True))
    ran = gyoji("export", match_id, "--out", tmp_path / "new" / "record.json")
    assert (ran.code, ran.err) == (0, "")
    record = load((tmp_path / "new" / "record.json").read_bytes())
    assert record.players == ("Aiko", "Ren", "Mori")
    verified = gyoji("verify", tmp_path / "new" / "record.json")
    assert verified.code == 0
    assert "not over" in verified.out


def test_of_a_match_that_runs_only_what_is_public_is_exported(gyoji: Gyoji, database: str) -> None:
    match_id = asyncio.run(_begin(database, stopped=False))
    ran = gyoji("export", match_id)
    assert ran.code == 0
    assert ran.json["seed"] is None
    assert {entry["digest"] for entry in ran.json["entries"]} == {""}
    assert "still runs" in ran.err


def test_an_unknown_match_is_one_line(gyoji: Gyoji, database: str) -> None:
    asyncio.run(_begin(database, stopped=False))
    assert "xyz" in gyoji("export", "xyz").complaint
    assert "yyy…" in gyoji("export", "y" * 5000).complaint


def test_a_database_that_cannot_be_opened_is_one_line(
    gyoji: Gyoji, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").write_text("no database" * 100)
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/text")
    assert "cannot use the database" in gyoji("export", "xyz").complaint
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/db")
    assert "there is no database" in gyoji("export", "xyz").complaint
    monkeypatch.setenv("GYOJI_DATABASE_URL", "mysql://somewhere")
    assert "not supported" in gyoji("export", "xyz").complaint
