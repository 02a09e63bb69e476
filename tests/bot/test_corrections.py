"""A host's corrected deck of Honor of the Samurai, from the setting to the options of a match."""

from importlib.resources import files
from pathlib import Path

import pytest

from bot.corrections import CorrectionError, corrections
from bot.settings import load_settings
from rules.core import codec
from rules.honor.game import GAME
from rules.honor.state import Options

TEXT = (files("data") / "honor" / "deck.toml").read_text(encoding="utf-8")


def test_without_the_setting_nothing_is_corrected() -> None:
    assert corrections(load_settings().corrections) == {}


def test_a_corrected_deck_becomes_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(TEXT.replace('name = "Bushi"', 'name = "Ji-samurai"'), encoding="utf-8")
    monkeypatch.setenv("GYOJI_HONOR_DECK", str(path))
    options = codec.decode_options(GAME, dict(corrections(load_settings().corrections)["honor"]))
    assert isinstance(options, Options)
    assert options.deck is not None
    assert "Ji-samurai" in [card.name for card in options.deck.cards]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "cannot be read"),
        (TEXT.replace("count = 12", "count = 13"), "there must be 97 other cards, not 98"),
        (TEXT.replace("ki = 6", "ki = 99"), r"line \d+: card 'samurai'"),
    ],
)
def test_a_wrong_deck_is_named_at_the_start(tmp_path: Path, text: str | None, told: str) -> None:
    path = tmp_path / "deck.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(CorrectionError, match=rf"GYOJI_HONOR_DECK: .*deck\.toml.*{told}"):
        corrections({"honor_deck": path})
