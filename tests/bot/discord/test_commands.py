"""All slash commands, in all languages, within Discord's limits."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.discord.commands.catalogue import catalogue
from sandbox.discord.limits import check_commands
from tests.bot.conftest import Club
from tests.bot.discord.published import GOLDEN, dumped, payloads

FOREIGN = ("cs", "fi", "ru")


@pytest.fixture
async def commands() -> list[dict[str, Any]]:
    return await payloads()


def nodes(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for node in options:
        yield node
        yield from nodes(node.get("options", []))


async def test_discord_takes_them(commands: list[dict[str, Any]]) -> None:
    assert check_commands(commands, of_guild=False) == []


async def test_what_is_published_has_not_changed_unnoticed(commands: list[dict[str, Any]]) -> None:
    """After a wanted change: `python -m tests.bot.discord.published`, and look at the difference."""
    assert dumped(commands) == GOLDEN.read_text(encoding="utf-8")


async def test_every_name_and_description_is_translated(commands: list[dict[str, Any]]) -> None:
    for node in nodes(commands):
        assert set(FOREIGN) <= set(node["name_localizations"]), node["name"]
        assert set(FOREIGN) <= set(node["description_localizations"]), node["name"]


async def test_the_commands_of_the_design_are_there(commands: list[dict[str, Any]]) -> None:
    offered = {
        command["name"]: {option["name"] for option in command.get("options", [])} for command in commands
    }
    assert {name: " ".join(sorted(found)) for name, found in offered.items()} == {
        "game": (
            "away back board catchup digest hand join learn leave list log move new plan quiet resign rules"
            " start status substitute table undo verify"
        ),
        "referee": (
            "audit backup ban check end extend kick pace pause remind replace resume rewind settings"
            " substitute tables transfer"
        ),
        "privacy": "about delete export",
        "admin": "stats",
        "help": "",
    }


async def test_where_commands_are_offered(commands: list[dict[str, Any]]) -> None:
    contexts = {command["name"]: command["contexts"] for command in commands}
    guild, private_message_with_bot = 0, 1
    assert contexts["referee"] == contexts["admin"] == [guild]
    assert contexts["game"] == contexts["help"] == [guild, private_message_with_bot]


def test_options_that_choose_a_match_suggest_some() -> None:
    for group in catalogue()[:3]:
        assert isinstance(group, app_commands.Group)
        for command in group.walk_commands():
            assert isinstance(command, app_commands.Command)
            match = command.get_parameter("match")
            assert match is None or match.autocomplete, command.qualified_name


async def test_commands_of_a_server_that_is_no_longer_named_are_taken_away(club: Club) -> None:
    """They would be listed beside those for all."""
    await club.stop_bot()
    published = club.service.commands
    published[club.guild.id] = {
        id_: one | {"guild_id": str(club.guild.id)} for id_, one in published[None].items()
    }
    assert len(club.aiko.picker(club.channel)) == 2 * len(club.aiko.commands(club.channel))
    await club.start_bot()
    await club.see(lambda: not published[club.guild.id])
    assert len(club.aiko.picker(club.channel)) == len(club.aiko.commands(club.channel))
