"""In which languages a demo is played; one in which nobody decides at the same time is the same in each."""

import re
from collections import defaultdict
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.matches.clock.time_control import TIME_CONTROLS
from bot.views.texts import LANGUAGES, texts_in
from cli.demo import SPEEDS
from sandbox.club.players import TIMEOUT
from sandbox.demo import Demo, Finished
from sandbox.transcript import TranscriptSummary
from tests.cli.conftest import Gyoji

PAGES = {name: Path("" if name == "en" else name) / "index.html" for name in LANGUAGES}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, record_file: Path) -> dict[Path, Demo]:
    """The demos that were asked for, by their folders; none is played."""
    asked: dict[Path, Demo] = {}
    record = record_file.read_bytes()

    async def play(demo: Demo, out: Path, watch: object) -> Finished:
        asked[out] = demo
        return Finished(record, [], TranscriptSummary(0, 0))

    monkeypatch.setattr("cli.demo.play", play)
    return asked


def test_a_demo_is_told_in_every_language(gyoji: Gyoji, played: dict[Path, Demo], tmp_path: Path) -> None:
    asked = ["--game", "shogun", "--players", "3", "--seed", "9", "--absent", "1", "--option", "side=moon"]
    assert gyoji("demo", *asked, "--out", tmp_path).code == 0
    assert {out / "index.html": demo.language for out, demo in played.items()} == {
        tmp_path / page: language for language, page in PAGES.items()
    }
    for demo in played.values():
        assert (demo.title, demo.players, demo.settings["sandbox_seed"], demo.absent) == ("shogun", 3, "9", 1)
        assert demo.options == {"side": "moon"}
        assert demo.heading == demo.words("demo-title", title=demo.words("title-shogun"))


@pytest.mark.parametrize("pace", SPEEDS)
def test_nobody_gives_up_before_the_time_of_the_absent_is_up(pace: str) -> None:
    planning = TIME_CONTROLS[pace].planning
    assert planning is not None
    assert planning / SPEEDS[pace] < 0.8 * TIMEOUT


def test_pages_lead_to_all_other_languages(gyoji: Gyoji, played: dict[Path, Demo], tmp_path: Path) -> None:
    gyoji("demo", "--players", "3", "--out", tmp_path)
    for out, demo in played.items():
        led = {language: (out / address).resolve() for language, address in demo.others.items()}
        assert led == {one: tmp_path / page for one, page in PAGES.items() if one != demo.language}


def test_the_first_language_asked_for_is_on_top(
    gyoji: Gyoji, played: dict[Path, Demo], tmp_path: Path
) -> None:
    gyoji("demo", "--players", "3", "--language", "cs", "--language", "fi", "--out", tmp_path)
    assert [(out, demo.language, demo.others) for out, demo in played.items()] == [
        (tmp_path, "cs", {"fi": "fi/index.html"}),
        (tmp_path / "fi", "fi", {"cs": "../index.html"}),
    ]


def decisions(record: bytes) -> dict[Any, list[Any]]:
    """What each seat did, in order: seats that decide at the same time do so in any order."""
    by_seat = defaultdict(list)
    for entry in msgspec.json.decode(record)["entries"]:
        by_seat[entry["seat"]].append((entry["kind"], entry["data"]))
    return by_seat


@pytest.mark.long
def test_a_demo_on_the_moon_side_chooses_its_provinces(gyoji: Gyoji, tmp_path: Path) -> None:
    """SH2.3: nothing but the side has to be asked for."""
    asked = ("--players", "3", "--option", "side=moon", "--language", "en")
    assert gyoji("demo", *asked, "--out", tmp_path).code == 0
    kept = msgspec.json.decode((tmp_path / "record.json").read_bytes())
    assert kept["options"] | {"side": "moon", "setup": "draft"} == kept["options"]


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("pause", ["inf", "nan"])
def test_people_read_for_a_while_only(gyoji: Gyoji, pause: str) -> None:
    assert "--pause" in gyoji("demo", "--pause", pause).complaint


@pytest.mark.parametrize("languages", [("en", "cs"), pytest.param(tuple(PAGES), marks=pytest.mark.long)])
def test_every_language_tells_the_same_match(
    languages: tuple[str, ...], gyoji: Gyoji, tmp_path: Path
) -> None:
    asked = [word for language in languages for word in ("--language", language)]
    hasty = ("--game", "spirit", "--players", "2", "--pause", "0.01")
    assert gyoji("demo", *hasty, *asked, "--out", tmp_path).code == 0
    pages = {name: (tmp_path / PAGES[name]).read_text("utf-8") for name in languages}
    records = [(tmp_path / PAGES[name]).with_name("record.json").read_bytes() for name in languages]
    assert all(decisions(record) == decisions(records[0]) for record in records)
    places = [re.findall(r'class="place" id="([^"]+)"', page) for page in pages.values()]
    assert "part-2" in places[0]
    assert all(one == places[0] for one in places)
    for language, page in pages.items():
        assert f'<html lang="{language}">' in page
        folder = (tmp_path / PAGES[language]).parent
        used = set(re.findall(r'(?:src|href)="([^"#:]+)"', page))
        assert used
        assert all((folder / unescape(address)).exists() for address in used)
        anchors = set(re.findall(r'href="#([^"]+)"', page))
        assert anchors <= set(re.findall(r'id="([^"]+)"', page))
    shown = re.sub(r"<style>.*?</style>|<script>.*?</script>|<[^>]+>", "\n", pages["cs"], flags=re.DOTALL)
    for name in ("everything", "silence", "minute", "minute-lobby", "minute-news", "minute-end", "in-game"):
        assert texts_in("en")(f"demo-{name}") not in shown
    assert not re.search(
        r"\b(pressed|chose|sent|used|edited|Channel|Thread|Direct|Only you|bytes|November)\b", shown
    )
