"""What the place of a table decides: its language, its threads, and how commands are named there."""

import re
from random import Random
from typing import Any

import pytest

from bot.views.texts import LANGUAGES, texts_in
from sandbox.club.players import Player, controls
from sandbox.discord import Human
from sandbox.discord.view import View
from sandbox.discord.vocabulary import ChannelType
from sandbox.discord.world import Channel, Guild
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of


async def opened(person: Human, place: Channel, **options: Any) -> View:
    """The lobby of a new table."""
    await (await person.slash(place, "game new", title="spirit", seats=1, **options)).done()
    return await person.wait(place, lambda view: controls(view, "start"))


async def started(club: Club, person: Human, place: Channel, **options: Any) -> Channel:
    """A match that one person plays; its thread."""
    lobby = await opened(person, place, **options)
    await (await club.press(person, lobby, "start")).done()
    return next(thread for thread in club.service.channels.values() if thread.parent is place)


async def community(club: Club, locale: str, person: Human) -> Guild:
    """A server that has chosen its language, as only a Community can."""
    return await club.service.add_guild("Community", person.user, locale=locale, features=("COMMUNITY",))


@pytest.mark.parametrize("chosen", [None, "ru"])
async def test_a_server_that_is_no_community_speaks_its_hosts_language(
    club: Club, chosen: str | None
) -> None:
    """Discord says of it that it prefers English."""
    host = club.aiko
    host.user.locale = "cs"
    options = {"language": chosen} if chosen else {}
    thread = await started(club, host, club.channel, **options)
    texts = texts_in(chosen or "cs")
    assert thread.name.startswith(texts("title-spirit"))
    table = await host.wait(thread, lambda view: controls(view, "status"))
    assert texts("table-status") in [button["label"] for button in table.buttons]


async def test_a_community_speaks_its_own_language(club: Club) -> None:
    guild = await community(club, "fi", club.aiko)
    place = await club.service.add_channel(guild, "table")
    await club.see(lambda: club.bot.get_guild(guild.id))
    thread = await started(club, club.aiko, place)
    assert thread.name.startswith(texts_in("fi")("title-spirit"))


async def test_in_an_announcement_channel_a_table_has_no_private_thread(club: Club) -> None:
    """Discord has none there; a public one is of another type."""
    news = await club.service.add_channel(club.guild, "news", type=ChannelType.ANNOUNCEMENT)
    refused = await (await club.aiko.slash(news, "game new", private=True)).done()
    assert "ordinary text channel" in note_of(refused)
    thread = await started(club, club.aiko, news)
    assert thread.type == ChannelType.ANNOUNCEMENT_THREAD


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_in_texts_can_be_pressed(club: Club, language: str) -> None:
    club.aiko.user.locale = language if language != "en" else "en-US"
    game = next(one for one in club.service.commands[None].values() if one["name"] == "game")
    reply = await club.aiko.slash(club.channel, "help")
    told = note_of(await reply.done())
    assert f"</game new:{game['id']}>" in told
    assert not re.findall("`/[^`]* [^`]*`", told), "a group alone, /referee, can be mentioned by no mark"


async def test_whoever_plays_alone_is_not_called_by_their_own_presses(club: Club) -> None:
    thread = await started(club, club.aiko, club.channel)
    before = len(club.aiko.push)

    def asked() -> int:
        """The number of questions so far: each is a message of its own."""
        return sum("components" in str(seen.body) and "'ask:" in str(seen.body) for seen in club.service.log)

    await Player(club.aiko, thread, Random(1)).play(lambda: asked() > 20)
    assert len(club.aiko.push) - before <= 1
