"""The front door: help, unknown commands, missing settings, and the installed program."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner

from bot.store.one_bot import claimed
from cli import COMMANDS, TERMINATED, application, function_of
from tests.cli.conftest import Gyoji


def test_help_names_every_command() -> None:
    told = CliRunner().invoke(application(), ["--help"])
    assert told.exit_code == 0
    assert all(command in told.output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_says_of_a_command_what_the_command_says(command: str) -> None:
    assert str(function_of(command).__doc__).startswith(COMMANDS[command])


def test_the_help_and_verify_import_neither_database_nor_discord() -> None:
    """That is most of the time that a command takes."""
    for arguments in (["--help"], ["verify", "--help"]):
        code = f"import sys; from cli import _invoke; _invoke({arguments}); print(sorted(sys.modules))"
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        loaded = set(re.findall(r"'(\w+)'", told.stdout))
        assert "typer" in loaded
        assert not loaded & {"sqlalchemy", "discord", "aiohttp", "PIL", "fluent", "rich"}


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(gyoji: Gyoji, command: str) -> None:
    ran = gyoji(command, "--help")
    assert ran.code == 0
    assert "Usage: gyoji" in ran.out


def test_without_a_command_the_help_is_shown(gyoji: Gyoji) -> None:
    ran = gyoji()
    assert (ran.code, ran.err) == (0, "")
    assert "\n  simulate " in ran.out


def test_the_version_is_that_of_the_package(gyoji: Gyoji) -> None:
    assert gyoji("--version").out == f"gyoji {version('gyoji')}\n"


@pytest.mark.parametrize("arguments", [["frob"], ["verify"], ["verify", "--frob", "x"], ["draw"], ["export"]])
def test_wrong_arguments_are_one_line(gyoji: Gyoji, arguments: list[str]) -> None:
    assert gyoji(*arguments).complaint


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--pace", "hasty"], "no pace is called 'hasty'"),
        (["--players", "3", "--absent", "3"], "somebody must play"),
        (["--pace", "none", "--absent", "1"], "choose another --pace"),
    ],
)
def test_a_demo_that_could_not_end_is_refused(gyoji: Gyoji, arguments: list[str], reason: str) -> None:
    assert reason in gyoji("demo", *arguments).complaint


def test_a_demo_that_could_not_be_written_is_not_played(gyoji: Gyoji, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    assert gyoji("demo").complaint.startswith("out/demo: ")


def test_a_missing_token_is_one_line(gyoji: Gyoji) -> None:
    assert "token" in gyoji("run").complaint


def test_a_second_bot_on_a_file_is_refused(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GYOJI_TOKEN", "x.y.z")
    with claimed("sqlite:///gyoji.sqlite3"):
        assert gyoji("run").complaint == "a bot is at work on gyoji.sqlite3: stop it first"


def test_a_wrong_setting_is_one_line(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GYOJI_LOG_LEVEL", "loud")
    assert "GYOJI_LOG_LEVEL" in gyoji("run").complaint


def test_what_is_stopped_while_it_is_imported_says_nothing(
    gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing the bot takes a second or more."""
    monkeypatch.setattr("cli.function_of", Mock(side_effect=KeyboardInterrupt))
    assert gyoji("run") == (130, "", "")


def test_the_program_as_the_shell_runs_it(tmp_path: Path) -> None:
    """Exit code, stdout and stderr of a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    ran = subprocess.run(
        [sys.executable, "-m", "cli", "verify", "nowhere.json"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "gyoji: nowhere.json: No such file or directory\n"


def test_a_command_that_is_terminated_tidies_up() -> None:
    """Else a demo or a benchmark would leave its bot running."""
    program = """
import time, cli
def work() -> None:
    try:
        print("working", flush=True)
        time.sleep(60)
    finally:
        print("tidied up", flush=True)
cli.function_of = lambda _: work
cli.main(["demo"])
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "working\n"
        process.terminate()
        assert process.stdout.read() == "tidied up\n"
    assert process.returncode == TERMINATED
