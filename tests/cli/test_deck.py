"""`--option deck=FILE`: games of Honor of the Samurai with a deck that its owner has corrected."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Gyoji

TEXT = (files("data") / "honor" / "deck.toml").read_text(encoding="utf-8")


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """The samurai have 9 ki."""
    path = tmp_path / "deck.toml"
    path.write_text(TEXT.replace("ki = 6", "ki = 9", 1), encoding="utf-8")
    return path


def test_simulate_plays_with_it(gyoji: Gyoji, corrected: Path) -> None:
    """It is among the options that are told."""
    ran = gyoji(
        "simulate", "honor", "--players", "3", "--games", "2", "--option", f"deck={corrected}", "--json"
    )
    assert ran.code == 0
    samurai = [card for card in ran.json["options"]["deck"]["cards"] if card["kind"] == "samurai"]
    assert [card["ki"] for card in samurai] == [9]


@pytest.mark.parametrize("command", [("simulate", "honor"), ("demo", "--game", "honor")])
def test_a_wrong_one_is_named_with_its_line_before_anything_is_played(
    gyoji: Gyoji, corrected: Path, command: tuple[str, ...]
) -> None:
    corrected.write_text(TEXT.replace("ki = 6", "ki = 66", 1), encoding="utf-8")
    line = TEXT[: TEXT.index("ki = 6")].count("\n") + 1
    told = gyoji(*command, "--option", f"deck={corrected}").complaint
    assert f"{corrected}: line {line}: card 'samurai'" in told


def test_titles_without_a_deck_refuse_it(gyoji: Gyoji, corrected: Path) -> None:
    assert "deck" in gyoji("simulate", "shogun", "--option", f"deck={corrected}").complaint
