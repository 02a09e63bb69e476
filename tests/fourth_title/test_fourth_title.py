"""The command line in a copy of the project into which the folders of a title were dropped."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.core.record import load, verify

ROOT = Path(__file__).parents[2]
OVERLAY = Path(__file__).parent
PACKAGES = ("ai", "bot", "cli", "data", "renderer", "rules", "sandbox")


class Copy:
    """The project in a folder of its own, with the title."""

    def __init__(self, home: Path) -> None:
        self.home = home
        for name in PACKAGES:  # with what is compiled of them, but for what others are writing now
            shutil.copytree(ROOT / name, home / name, ignore=shutil.ignore_patterns("*.pyc.*"))
        for folder in ("rules", "data"):
            shutil.copytree(OVERLAY / folder, home / folder, dirs_exist_ok=True)

    def gyoji(self, *arguments: object) -> str:
        """What a command says on stdout; it must succeed, and say nothing of trouble."""
        command = (sys.executable, "-m", "cli", *map(str, arguments))
        environment = os.environ | {"PYTHONPATH": str(self.home), "PYTHONDONTWRITEBYTECODE": ""}
        ran = subprocess.run(command, cwd=self.home, env=environment, capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, ""), ran
        return ran.stdout

    def json(self, *arguments: object) -> Any:
        return msgspec.json.decode(self.gyoji(*arguments, "--json"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


def test_nothing_is_overwritten() -> None:
    """A new title edits no existing file."""
    dropped = [
        path.relative_to(OVERLAY) for name in ("rules", "data") for path in (OVERLAY / name).rglob("*")
    ]
    files = [path for path in dropped if (OVERLAY / path).is_file() and "__pycache__" not in path.parts]
    assert len(files) == 15
    assert [path for path in files if (ROOT / path).exists()] == []


def test_matches_are_simulated_verified_and_written(copy: Copy) -> None:
    records = copy.home / "records"
    tally = copy.json("simulate", "goofspiel", "--players", 5, "--games", 50, "--records", records)
    assert (tally["games"], tally["failures"]) == (50, 0)
    assert set(tally["endings"]) == {"most_points"}
    files = sorted(records.iterdir())
    found = copy.json("verify", *files)["files"]
    assert [one["verdict"] for one in found] == ["ok"] * 50
    written = copy.gyoji("draw", files[0], "--at", 3, "--seat", 2)
    assert "Have bid: Seat 0; Seat 1; Seat 2" in written
    assert "Your bid:" in written


def test_a_policy_that_follows_the_advice_beats_chance(copy: Copy) -> None:
    result = copy.json("arena", "--game", "goofspiel", "--players", 3, "--games", 30)
    wins = {standing["policy"]: standing["wins"] for standing in result["standings"]}
    assert wins["greedy"] > 15


def test_people_play_a_whole_match(copy: Copy) -> None:
    """The real bot as a process, a loopback Discord, and a transcript with the record."""
    asked = ("--game", "goofspiel", "--players", 3, "--pause", 0.01, "--language", "en")
    said = copy.gyoji("demo", *asked, "--out", copy.home / "demo")
    assert "the record verifies" in said
    transcript = (copy.home / "demo" / "index.html").read_text(encoding="utf-8")
    assert "Round 13:" in transcript
    assert "The match is over" in transcript
    assert re.search(r"The match is over\. <strong>[^<]+</strong> (wins|share)", transcript), (
        "in the first message"
    )
    record = load((copy.home / "demo" / "record.json").read_bytes())
    outcome = verify(record)
    assert outcome is not None
    assert record.game == "goofspiel"
    assert len(record.entries) == 1 + 3 * 13
