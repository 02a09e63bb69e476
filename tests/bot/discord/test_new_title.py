"""A title that is dropped into folders of its own is offered by `/game new` and by the command line."""

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rules
from bot.discord.commands import options
from bot.views import texts
from rules.core import registry
from tests.bot.conftest import Club
from tests.bot.discord.published import payloads

CARD = """
from typing import Literal
import msgspec
from rules.core.card import TitleCard

class Options(msgspec.Struct):
    board: Literal["small", "large"] = "small"

CARD = TitleCard("fourth", range(2, 4), Options, opening_options=("board",), views=("plain", "relief"))
"""
TEXTS = """
title-fourth = The Fourth
fourth-command-board = board
fourth-command-board-description = How large the board is
fourth-option-board = Board
fourth-option-board-small = Small
fourth-option-board-large = Large
fourth-view-plain = Plain
fourth-view-relief = Relief
"""


@pytest.fixture
def fourth_title(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    package = tmp_path / "rules" / "fourth"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "card.py").write_text(CARD, encoding="utf-8")
    shutil.copytree(str(files("data") / "locale"), tmp_path / "data" / "locale")
    (tmp_path / "data" / "locale" / "en" / "fourth.ftl").write_text(TEXTS, encoding="utf-8")
    monkeypatch.setattr(rules, "__path__", [*rules.__path__, str(package.parent)])
    monkeypatch.setattr(texts, "files", lambda _: tmp_path / "data")
    caches: tuple[Any, ...] = (registry.cards, texts.texts_in, texts._bundle)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


async def options_of(name: str) -> dict[str, list[str] | None]:
    """The options of a command of /game, with the values that can be chosen."""
    [game, *_] = await payloads()
    [command] = (command for command in game["options"] if command["name"] == name)
    return {
        option["name"]: [choice["value"] for choice in option.get("choices", [])]
        for option in command["options"]
    }


async def test_it_is_offered_with_its_options_and_views(fourth_title: None) -> None:
    new, board = await options_of("new"), await options_of("board")
    assert new["title"] == ["shogun", "honor", "spirit", "fourth"]
    assert list(new)[:5] == ["title", "seats", "side", "setup", "board"]
    assert new["board"] == ["small", "large"]
    assert board["view"] == ["political", "buildings", "unrest", "plain", "relief"]
    assert options.owner_of_option("board") == "fourth"


def test_discord_takes_no_more_than_25_choices() -> None:
    many = dict.fromkeys((f"value{number}" for number in range(30)), "title-shogun")
    assert len(options.choices(many)) == 25


@pytest.mark.parametrize(
    ("title", "option", "told"),
    [
        ("spirit", {"side": "moon"}, "Samurai Spirit has no option “side”."),
        ("shogun", {"side": "moon", "setup": "preset"}, "The moon side"),
    ],
)
async def test_options_that_a_title_has_not_are_refused_by_name(
    club: Club, title: str, option: dict[str, str], told: str
) -> None:
    reply = await club.aiko.slash(club.channel, "game new", title=title, **option)
    view = await reply.done()
    assert view is not None
    assert told in view.text
