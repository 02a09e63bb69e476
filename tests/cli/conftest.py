"""Running commands as the shell would, but within this process."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest

from cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object on stdout; fails if there is anything else."""
        return msgspec.json.decode(self.out)

    @property
    def complaint(self) -> str:
        """The one line on stderr of a command that could not be done."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("gyoji: ")
        return self.err.removeprefix("gyoji: ").rstrip("\n")


Gyoji: TypeAlias = Callable[..., Ran]


@pytest.fixture
def gyoji(
    restored_logging: None,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Gyoji:
    """Runs `gyoji` with arguments, in an empty folder and without settings."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "GYOJI_TOKEN", "GYOJI_DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str | Path) -> Ran:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def record_file(gyoji: Gyoji, tmp_path: Path) -> Path:
    """The record of a match of three, played on the moon side."""
    ran = gyoji(
        "simulate", "shogun", "--players", "3", "--games", "1", "--option", "side=moon", "--records", tmp_path
    )
    assert ran.code == 0
    return tmp_path / "shogun-3-uniform-1-0.json"
