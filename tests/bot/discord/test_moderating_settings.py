"""The settings of a server and its bans: who may change them, and what they say."""

import asyncio
from dataclasses import replace

from bot.matches.retention import Retention
from bot.store import administration, matches
from bot.store.administration import Guild
from bot.store.engine import read, writing
from sandbox.club.players import controls
from sandbox.discord import PERM
from sandbox.discord.wire.entities import channel_wire
from tests.bot.conftest import Club
from tests.bot.discord.moderation import ask, end, match_in, newcomer, role_of, settle, told


async def test_the_settings_name_the_pace_that_a_new_table_has(moderated: Club) -> None:
    club = moderated
    shown = await told(club.cleo, club.channel, "referee settings")
    lobby = await club.gather()
    assert "Time: **Daily" in lobby.text
    assert "Pace of new matches: Daily" in shown


async def test_two_moderators_who_ban_at_the_same_moment_do_ban(moderated: Club) -> None:
    club = moderated
    mori = await newcomer(club, "Mori")
    club.service.add_role(club.guild, "other", PERM["MANAGE_GUILD"], mori.user)
    await asyncio.gather(
        *(told(one, club.channel, "referee ban", player=club.bob) for one in (club.cleo, mori))
    )
    assert "have banned you" in await told(club.bob, club.channel, "game new")


async def test_a_shorter_retention_asks_before_it_removes_matches(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    match = match_in(club.lobby)
    await end(club, thread)
    await settle(club, match)
    club.pass_time(24 * 30)
    sure = await ask(club.cleo, club.channel, "referee settings", retention=1, strikes=7)
    assert "1 match is removed within an hour" in sure.text
    assert "computer takes over: 7" in sure.text
    await remove_old_matches(club)
    assert await read(club.bot.engine, matches.find, match) is not None
    await club.press(club.cleo, sure, "retention")
    await club.see(lambda: "Days until finished matches are removed: 1" in sure.text)
    await remove_old_matches(club)
    assert await read(club.bot.engine, matches.find, match) is None


async def remove_old_matches(club: Club) -> None:
    """What the bot does every hour."""
    await Retention(club.bot.referee, None, club.bot.clock).run()


async def test_the_role_of_everyone_makes_no_moderators(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee settings", role=club.guild.id)
    assert "Manage Server" in await told(club.bob, thread, "referee pause")
    assert "and for" not in await told(club.cleo, thread, "referee settings")


async def test_who_has_only_the_role_is_told_what_the_settings_need(moderated: Club) -> None:
    club = moderated
    dora = await newcomer(club, "Dora")
    role = await role_of(club, "helpers", dora)
    await told(club.cleo, club.channel, "referee settings", role=role)
    assert "Matches" in await told(dora, club.channel, "referee tables")
    refused = await told(dora, club.channel, "referee settings")
    assert "role" not in refused, refused


async def test_the_role_of_referees_can_be_taken_back(moderated: Club) -> None:
    """As a channel: chosen again, it is removed. No other option says 'none'."""
    club = moderated
    dora = await newcomer(club, "Dora")
    role = await role_of(club, "helpers", dora)
    for _ in range(2):
        shown = await told(club.cleo, club.channel, "referee settings", role=role)
    assert "and for" not in shown
    assert "Manage Server" in await told(dora, club.channel, "referee tables")


async def test_tables_are_opened_although_their_only_channel_was_deleted(moderated: Club) -> None:
    """No option can name a channel that is gone, so it could not be taken out of the list."""
    club = moderated
    gone = await club.service.add_channel(club.guild, "gone")
    await told(club.cleo, club.channel, "referee settings", channel=gone)
    del club.service.channels[gone.id]
    await club.service.emit("CHANNEL_DELETE", channel_wire(gone), guild=club.guild, channel=gone)
    await club.see(lambda: club.bot.get_channel(gone.id) is None)
    assert "is open in" in await told(club.aiko, club.channel, "game new")


async def test_a_channel_in_which_the_bot_cannot_write_is_not_set_silently(moderated: Club) -> None:
    club = moderated
    hidden = await club.service.add_channel(club.guild, "hidden", private_to=[club.cleo.user])
    shown = await told(club.cleo, club.channel, "referee settings", channel=hidden)
    assert "permission" in shown, shown


async def test_the_settings_say_that_the_role_of_referees_is_gone(moderated: Club) -> None:
    club = moderated
    role = await role_of(club, "helpers")
    await told(club.cleo, club.channel, "referee settings", role=role)
    del club.guild.roles[role]
    data = {"guild_id": str(club.guild.id), "role_id": str(role)}
    await club.service.emit("GUILD_ROLE_DELETE", data, guild=club.guild)
    await asyncio.sleep(1)
    assert f"<@&{role}>" not in await told(club.cleo, club.channel, "referee settings")


async def test_a_bot_is_not_banned(moderated: Club) -> None:
    club = moderated
    refused = await told(club.cleo, club.channel, "referee ban", player=club.service.bot)
    assert "can no longer" not in refused, refused


async def test_what_a_ban_advises_works_at_a_table_that_has_not_started(moderated: Club) -> None:
    club = moderated
    lobby = await club.gather()
    advice = await told(club.cleo, club.channel, "referee ban", player=club.bob)
    assert "referee kick" in advice
    await told(club.cleo, club.channel, "referee kick", seat=2)
    await settle(club, match_in(lobby))
    assert "Bob" not in lobby.text


async def test_a_banned_person_is_named_to_moderators_alone_until_the_ban_is_lifted(moderated: Club) -> None:
    club = moderated
    await told(club.cleo, club.channel, "referee ban", player=club.bob)
    shown = await told(club.cleo, club.channel, "referee settings", strikes=5)
    assert f"Banned from the tables: <@{club.bob.id}>" in shown
    line = await club.aiko.wait(club.channel, lambda view: "Cleo has changed the settings" in view.text)
    assert "Banned" not in line.text
    await told(club.cleo, club.channel, "referee ban", player=club.bob, lift=True)
    assert "Banned" not in await told(club.cleo, club.channel, "referee settings")


async def test_of_many_banned_people_some_are_left_out_and_nothing_else(moderated: Club) -> None:
    """Also not the question that has a button."""
    club = moderated
    thread = await club.begin()
    await end(club, thread)
    await settle(club, match_in(club.lobby))
    club.pass_time(24 * 30)
    async with writing(club.bot.engine) as connection:
        guild = await administration.read_guild(connection, club.guild.id, lock=True)
        marks = tuple(str(number) for number in range(500))
        await administration.keep_guild(connection, replace(guild, banned=marks))
    hidden = await club.service.add_channel(club.guild, "hidden", private_to=[club.cleo.user])
    sure = await ask(club.cleo, club.channel, "referee settings", retention=1, channel=hidden)
    told_last = ("permission", "1 match is removed", "Banned from the tables: Former player, Former player")
    found = [sure.text.find(line) for line in told_last]
    assert -1 < found[0] < found[1] < found[2]
    assert controls(sure, "retention")


async def test_a_stored_role_of_everyone_is_shown_as_none(moderated: Club) -> None:
    """As an earlier version took it."""
    club = moderated
    async with writing(club.bot.engine) as connection:
        await administration.keep_guild(connection, Guild(club.guild.id, referee_role_id=club.guild.id))
    shown = await told(club.cleo, club.channel, "referee settings")
    assert "is for members with Manage Server." in shown
    assert f"<@&{club.guild.id}>" not in shown


async def test_a_longer_retention_is_set_at_once(moderated: Club) -> None:
    club = moderated
    for days in (5, 9):
        shown = await told(club.cleo, club.channel, "referee settings", retention=days)
        assert f"Days until finished matches are removed: {days}" in shown
