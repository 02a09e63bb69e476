"""`gyoji dst`: the same seed twice is the same month, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Gyoji

LITTLE = ("--days", "0.5", "--tables", "2", "--json")


def _dst(*arguments: str, hashes: str = "") -> list[dict[str, Any]]:
    """Without `hashes`, PYTHONHASHSEED is empty, as it is where nobody has set it: the program sets it."""
    command = [sys.executable, "-m", "cli", "dst", *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.timeout(600)  # seconds: most of it is the start, twice
def test_the_same_seed_gives_the_same_trace() -> None:
    """Also where strings have other hashes, and sets another order."""
    once, other = _dst("5", "--seeds", "2", *LITTLE)
    (again,) = _dst("5", *LITTLE, hashes="1")
    assert once["findings"] == again["findings"] == []
    assert once["trace"] == again["trace"] != other["trace"]
    assert once["rows"] > 0
    assert once["presses"] > 0


@pytest.mark.parametrize("days", ["nan", "inf", "0", "-1"])
def test_no_month_has_such_a_length(gyoji: Gyoji, days: str) -> None:
    assert "--days" in gyoji("dst", "1", "--days", days).complaint


@pytest.mark.timeout(20)  # seconds; opening a pipe without a writer, or reading a device, takes for ever
@pytest.mark.parametrize("kind", ["missing", "folder", "huge", "device"])
def test_what_is_no_file_of_a_plan_is_one_line(gyoji: Gyoji, tmp_path: Path, kind: str) -> None:
    """It is read before anything is imported."""
    file = tmp_path / "plan.json"
    if kind == "folder":
        file.mkdir()
    elif kind == "huge":
        with file.open("wb") as opened:
            opened.truncate(1 << 32)  # takes no room on the disk
    elif kind == "device":
        file.symlink_to("/dev/zero")
    assert "plan.json" in gyoji("dst", file).complaint


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "days", "tables"),
    [
        ("1001", "1.6", "3"),  # before hosts added all levels: the press that settled a panel opened it again
        ("1002", "1.6", "3"),
    ],
)
def test_what_a_seed_has_found_is_mended(seed: str, days: str, tables: str) -> None:
    (month,) = _dst(seed, "--days", days, "--tables", tables, "--json")
    assert month["findings"] == []
