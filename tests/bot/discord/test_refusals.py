"""Whatever goes wrong is said in words, in every language."""

import re
from pathlib import Path

import pytest

import bot
from bot.discord.commands.errors import Refusal, explanation
from bot.matches.errors import LobbyFull, WrongSeatCount
from bot.views.texts import LANGUAGES, texts_in
from rules.core.errors import MatchOver

SOURCES = Path(bot.__file__).parent
RAISED = re.compile(r"raise (?!Problem\b)[A-Z]\w+\(\s*\"([a-z_]+)\"")
"""A problem is what `gyoji doctor` finds, and refuses nothing."""


def codes() -> set[str]:
    """Every code with which the referee, the lobby and the commands refuse."""
    files = [*SOURCES.glob("matches/**/*.py"), *SOURCES.glob("discord/**/*.py")]
    return {code for file in files for code in RAISED.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    assert len(codes()) > 20
    assert not [code for code in codes() if not texts_in(language).has(f"refusal-{code}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parameters_go_into_the_text(language: str) -> None:
    words = texts_in(language)
    assert "k3v9qd" in str(explanation(Refusal("several_matches", matches=["k3v9qd", "000000"]), words))
    assert "4" in str(explanation(LobbyFull("lobby_full", match="k3v9qd", seats=4), words))
    count = WrongSeatCount("wrong_seat_count", seats=9, least=3, most=5)
    assert {"9", "3", "5"} <= set(str(explanation(count, words)))
    assert explanation(MatchOver("match_over"), words)


def test_a_fault_is_no_refusal() -> None:
    assert explanation(ValueError("x"), texts_in("en")) is None
    assert explanation(Refusal("nobody_wrote_this"), texts_in("en")) is None
