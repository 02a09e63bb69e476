"""In which languages a demo is played, and what its pages say of the others."""

import shlex
from pathlib import Path

import pytest

from sandbox.demo import Demo
from tests.cli.conftest import Gyoji


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Demo, Path]]:
    """The demos that were asked for, and their folders; none is played."""
    asked: list[tuple[Demo, Path]] = []

    def play(demo: Demo, out: Path) -> int:
        asked.append((demo, out))
        return 0

    monkeypatch.setattr("cli.demo._play", play)
    return asked


@pytest.mark.parametrize("language", [[], ["--language", "fi"]])
def test_one_page_tells_the_command_for_all_languages(
    gyoji: Gyoji, played: list[tuple[Demo, Path]], language: list[str]
) -> None:
    asked = ["--game", "shogun", "--players", "3", "--seed", "9", "--absent", "1", "--option", "side=moon"]
    gyoji("demo", *asked, *language)
    (alone, _), *more = played
    assert not more
    program, *command = shlex.split(alone.command)
    assert program == ".venv/bin/gyoji"
    played.clear()
    gyoji(*command)
    assert [demo.locale for demo, _ in played] == ["en", "cs", "fi", "ru"]
    for demo, _ in played:
        assert (demo.title, demo.players, demo.seed, demo.absent) == ("shogun", 3, 9, 1)
        assert demo.options == {**alone.options, "language": demo.locale}


def test_pages_in_several_languages_link_to_each_other(
    gyoji: Gyoji, played: list[tuple[Demo, Path]], tmp_path: Path
) -> None:
    gyoji("demo", "--language", "cs", "--language", "fi", "--out", tmp_path)
    assert [(demo.others, out) for demo, out in played] == [
        ({"Suomi": "../fi/index.html"}, tmp_path / "cs"),
        ({"Čeština": "../cs/index.html"}, tmp_path / "fi"),
    ]
    assert not any(demo.command for demo, _ in played)
