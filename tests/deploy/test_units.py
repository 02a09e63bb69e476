"""What the units for systemd promise: the bot has no rights, and can write nothing but its own folder."""

import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

from tests.deploy.machine import PROJECT

UNITS = sorted((PROJECT / "deploy").glob("gyoji*.[st]*"))
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]


def read(unit: Path) -> RawConfigParser:
    """The sections of a unit; of a setting that is there several times, the last one."""
    parser = RawConfigParser(strict=False, comment_prefixes=("#",), delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit.read_text("utf-8"))
    return parser


def test_there_are_a_bot_its_copies_and_their_nights() -> None:
    assert [unit.name for unit in UNITS] == ["gyoji-backup.service", "gyoji-backup.timer", "gyoji.service"]


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_has_no_rights_and_no_secret_on_its_command_line(unit: Path) -> None:
    service = read(unit)["Service"]
    assert service["User"] == "gyoji"
    assert service["CapabilityBoundingSet"] == ""
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["ProtectHome"] == "yes"
    assert service["UMask"] == "0077"
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    assert service["MemoryMax"] == "768M"
    assert service["ExecStart"].split()[0] == "/opt/gyoji/.venv/bin/gyoji"
    assert "TOKEN" not in unit.read_text("utf-8")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_the_units_and_finds_little_exposed(tmp_path: Path) -> None:
    for unit in UNITS:  # it looks whether the program is there
        text = unit.read_text("utf-8").replace("/opt/gyoji/.venv/bin/gyoji", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    files = [str(tmp_path / unit.name) for unit in UNITS]
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    exposed = [
        "systemd-analyze",
        "security",
        "--offline=true",
        "--threshold=20",
        str(tmp_path / "gyoji.service"),
    ]
    assert subprocess.run(exposed, capture_output=True, check=False).returncode == 0
