"""A title that is dropped into folders of its own is offered by `/game new` and by the command line."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.discord.commands import options
from rules.core.registry import titles
from sandbox.club.evening import Evening
from sandbox.club.players import controls
from sandbox.discord import Cannot
from tests.bot.conftest import Club
from tests.bot.discord.published import GOLDEN, dumped, payloads
from tests.dropped_in import dropped_in

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
def fourth_title(tmp_path: Path) -> Iterator[None]:
    files = {
        "rules/fourth/__init__.py": "",
        "rules/fourth/card.py": CARD,
        "data/locale/en/fourth.ftl": TEXTS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    with dropped_in(tmp_path):
        yield


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
    assert new["title"] == list(titles())
    assert "fourth" in titles()
    assert list(new)[:5] == ["title", "seats", "side", "setup", "board"]
    assert new["board"] == ["small", "large"]
    assert board["view"] == ["political", "buildings", "unrest", "plain", "relief"]
    assert options.owner_of_option("board") == "fourth"


async def test_no_golden_file_has_to_be_written_again(fourth_title: None) -> None:
    assert dumped(await payloads()) == GOLDEN.read_text(encoding="utf-8")


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


async def test_an_option_brings_what_follows_from_it(club: Club) -> None:
    """SH2.3: on the moon side provinces are chosen; whoever asks for that side need not know it."""
    await (await club.aiko.slash(club.channel, "game new", title="shogun", side="moon")).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    assert "Chosen provinces (draft)" in lobby.text


async def test_an_option_chosen_in_the_lobby_brings_what_follows_from_it(club: Club) -> None:
    """SH2.3"""
    lobby = await club.gather(side="sun", setup="preset")
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    side = controls(panel, "choose")[0]["custom_id"]
    await club.aiko.choose(panel, side, "moon")
    await club.see(lambda: "Chosen provinces (draft)" in lobby.text)
    await club.aiko.choose(panel, side, "sun")
    await club.see(lambda: "Given provinces" in lobby.text)


async def test_simulated_people_hear_at_once_that_their_table_is_refused(club: Club) -> None:
    evening = Evening(club.service, club.channel, [club.aiko, club.bob, club.cleo], Random(1))
    with pytest.raises(Cannot, match="The moon side has no table of start provinces"):
        await evening.gather(title="shogun", side="moon", setup="preset")
