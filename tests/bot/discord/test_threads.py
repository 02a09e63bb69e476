"""The threads of matches: one for each start, listed for a week, and private where only players look on."""

import asyncio

import pytest

from bot.matches import Actor
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import Fault
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of

WEEK = 7 * 24 * 60
"""In minutes, as Discord counts them there."""


async def private_lobby(club: Club) -> View:
    """A table for the players only, ready to start."""
    await (await club.aiko.slash(club.channel, "game new", seats=3, private=True)).done()
    lobby = await club.aiko.wait(club.channel, lambda view: controls(view, "join"))
    await club.press(club.bob, lobby, "join")
    await club.press(club.aiko, lobby, "add-ai")
    await club.see(lambda: "(computer)" in lobby.text and "Bob" in lobby.text)
    return lobby


def threads(club: Club) -> list[Channel]:
    return [place for place in club.service.channels.values() if place.parent is club.channel]


async def test_starting_twice_opens_one_thread(club: Club) -> None:
    lobby = await private_lobby(club)
    start = controls(lobby, "start")[0]["custom_id"]
    pressed = await asyncio.gather(club.aiko.click(lobby, start), club.aiko.click(lobby, start))
    told = [note_of(await press.done(20)) for press in pressed]
    [thread] = threads(club)
    assert sum("already" in text for text in told) == 1, told
    await club.aiko.wait(thread, lambda view: controls(view, "plan"))


@pytest.mark.parametrize("step", ["lobby.Lobby.place_thread", "referee.Referee.start"])
async def test_a_start_that_broke_off_left_a_thread_for_the_next(
    club: Club, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    lobby = await private_lobby(club)
    with monkeypatch.context() as broken:
        broken.delattr(f"bot.matches.{step}")
        await (await club.press(club.aiko, lobby, "start")).done(20)
    [thread] = threads(club)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    assert threads(club) == [thread]
    await club.aiko.wait(thread, lambda view: controls(view, "plan"))


async def test_a_table_stays_in_the_list_of_channels_for_a_week(club: Club) -> None:
    """In a match by mail nobody may write there for days."""
    thread = await club.begin()
    assert thread.extra["auto_archive_duration"] == WEEK


async def test_only_the_players_look_on_at_a_private_table(club: Club) -> None:
    lobby = await private_lobby(club)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    thread = club.thread
    await club.see(lambda: thread.members >= {club.aiko.user.id, club.bob.user.id})
    assert club.cleo.user.id not in thread.members
    assert thread.extra["auto_archive_duration"] == WEEK
    await club.see(lambda: controls(lobby, "board"))
    refused = await (await club.press(club.cleo, lobby, "board")).done()
    assert "Only the players" in note_of(refused)
    shown = await (await club.press(club.bob, lobby, "status")).done()
    assert shown is not None
    assert "Waiting for" in shown.text


async def test_who_cannot_be_let_into_a_private_table_keeps_no_news_from_it(club: Club) -> None:
    """They have left the server meanwhile."""
    lobby = await private_lobby(club)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    match = lobby.text.split("`")[1]
    await club.bot.outbox_worker.drain(match)
    club.service.faults.append(Fault("add_thread_member", status=403, times=1000))
    await club.bot.referee.replace(club.mori, match, Seat(1), Actor(club.cleo.id, "Cleo"))
    await club.bot.referee.pause(club.mori, match)
    await club.aiko.wait(club.thread, lambda view: "Mori has paused" in view.text)
    assert any("Cleo" in view.text for view in club.aiko.read(club.thread)[:-1])


async def test_slow_mode_of_a_channel_s_threads_is_not_the_table_s(club: Club) -> None:
    club.channel.extra["default_thread_rate_limit_per_user"] = 60
    thread = await club.begin()
    assert thread.extra["rate_limit_per_user"] == 0


async def test_a_private_table_says_so_before_anybody_joins(club: Club) -> None:
    lobby = await club.gather(private=True)
    assert "watch" in lobby.text, lobby.text
