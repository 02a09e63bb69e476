"""Discord refuses for longer than a moment: nothing is told in the wrong order, nothing is asked for ever."""

import asyncio
from functools import partial

import pytest

from bot.discord.delivery import retry_policy
from bot.discord.delivery.direct_messages import FRESH, REFUSAL_TTL
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from bot.views.message import Message, Text
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import PERM, Fault, View
from sandbox.discord.world import Overwrite
from tests.bot.conftest import TIMEOUT, Club


def refused(club: Club) -> int:
    """Discord bars a bot for a while that is refused 10,000 times within ten minutes."""
    return sum(seen.status == 403 for seen in club.service.log)


async def match_of(club: Club) -> str:
    """The id of the match in the club's thread."""
    async with reading(club.bot.engine) as connection:
        [found] = await matches.in_place(connection, club.thread.id)
    return found.id


def is_ending(view: View) -> bool:
    """Whether it is the match's last message, with the record."""
    return any(file["filename"].endswith(".json") for file in view.attachments)


async def test_the_ending_is_told_last_even_if_nothing_could_be_told_before(club: Club) -> None:
    """The message that is always current opens the table: at that moment there is all to be told yet."""
    lobby = await club.gather()
    silence = Fault("create_message", times=1_000_000, drop=True)
    club.service.faults.append(silence)
    await (await club.press(club.aiko, lobby, "start")).done(TIMEOUT)
    match = await match_of(club)
    await club.see(lambda: silence.hits)
    await club.bot.referee.end(club.mori, match)
    club.service.faults.clear()
    club.bot.outbox_worker.wake(match)
    await club.aiko.wait(club.thread, is_ending, TIMEOUT)
    await club.bot.outbox_worker.drain(match)
    told = club.aiko.read(club.thread)
    assert controls(told[0], "board"), "the message that is always current"
    assert any("ended by Mori" in view.text for view in told[1:-1])
    assert is_ending(told[-1])
    assert not any(is_ending(view) for view in told[:-1])


async def test_who_takes_no_direct_messages_is_written_to_once_in_a_while(club: Club) -> None:
    """However often they press; when they take them again, they get them after the next press."""
    club.bob.user.dms_open = False
    await club.begin()
    match, seat = await match_of(club), outbox.seat_audience(Seat(1))
    prompt = (await club.bot.referee.position(match)).prompts[Seat(1)]

    async def press_and_be_asked() -> None:
        await (await club.bob.slash(club.thread, "game status")).done()
        async with writing(club.bot.engine) as connection:
            await outbox.put(connection, match, seat, prompt.id)
        club.bot.outbox_worker.wake(match)
        await club.bot.outbox_worker.drain(match)

    for _ in range(8):
        await press_and_be_asked()
    assert refused(club) == 1
    club.clock.skew += REFUSAL_TTL
    await press_and_be_asked()
    await press_and_be_asked()
    assert refused(club) == 2
    club.bob.user.dms_open = True
    club.clock.skew += REFUSAL_TTL
    await press_and_be_asked()
    assert await club.panel(club.bob)
    assert refused(club) == 2


async def test_reminders_knock_at_no_closed_door(club: Club) -> None:
    club.bob.user.dms_open = False
    await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    before = refused(club)
    await (await club.bob.slash(club.thread, "game status")).done()
    await club.bot.referee.remind(club.mori, match)
    await club.bot.outbox_worker.drain(match)
    assert refused(club) == before == 1


def close_threads(club: Club) -> int:
    """The bot may not write in threads any more; the id of the role that denies it."""
    role = club.service.add_role(club.guild, "quiet", 0, club.service.bot)
    club.channel.overwrites[role] = Overwrite(0, 0, PERM["SEND_MESSAGES_IN_THREADS"])
    return role


async def test_a_place_that_is_closed_is_told_to_the_host_and_told_of_everything_when_it_opens(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    role = close_threads(club)
    monkeypatch.setattr(retry_policy, "INITIAL_BACKOFF_IF_REFUSED", 0.0)
    await club.bot.referee.pause(club.mori, match)
    warning = await club.aiko.wait(club.aiko.dm, lambda view: "I cannot write" in view.text, TIMEOUT)
    assert "locked" in warning.text
    await club.bot.referee.resume(club.mori, match)
    del club.channel.overwrites[role]
    club.bot.outbox_worker.wake(match)
    await club.bot.outbox_worker.drain(match)
    told = [view.text for view in club.aiko.read(thread)][-2:]
    assert ["paused by Mori" in told[0], "go on" in told[1]] == [True, True], told
    assert sum("I cannot write" in view.text for view in club.aiko.read(club.aiko.dm)) == 1


async def test_a_thread_that_is_deleted_is_told_to_the_host_and_asked_for_seldom(club: Club) -> None:
    thread = await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    del club.service.channels[thread.id]
    before = len(club.service.log)
    await club.bot.referee.pause(club.mori, match)
    await club.aiko.wait(club.aiko.dm, lambda view: "I cannot write" in view.text, TIMEOUT)
    await club.bot.referee.resume(club.mori, match)
    await club.bot.referee.end(club.mori, match)
    panel = await club.bob.wait(club.bob.dm, lambda view: "settled" in view.text, TIMEOUT)
    assert not panel.buttons
    assert sum(seen.status == 404 for seen in club.service.log[before:]) < 10


async def test_an_archived_thread_is_opened_for_whatever_is_done_there(club: Club) -> None:
    """Discord archives a thread in which nobody wrote for a day; only new messages open it by themselves.

    That messages can be deleted there is documented, but has been refused.
    """
    club.service.config.delete_in_archived = False
    thread = await club.begin()
    message_key = MessageKey(await match_of(club), "table", "a-letter")
    await club.bot.outbox_worker.drain(message_key.match)
    for act in (
        partial(_say, club, message_key),
        partial(_say, club, message_key),
        partial(_remove, club, message_key),
    ):
        thread.extra["archived"] = True
        await act()
        assert not thread.extra.get("archived")
    assert not any("Hear, hear!" in view.text for view in club.aiko.read(thread))


async def _say(club: Club, message_key: MessageKey) -> None:
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    await club.bot.gateway.put(message_key, club.thread.id, rendered)


async def _remove(club: Club, message_key: MessageKey) -> None:
    await club.bot.gateway.remove(message_key)


async def test_a_warning_that_gets_lost_is_said_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.begin()
    match = await match_of(club)
    await club.bot.outbox_worker.drain(match)
    close_threads(club)
    monkeypatch.setattr(retry_policy, "INITIAL_BACKOFF_IF_REFUSED", 0.0)
    club.service.faults.append(Fault(f"create_message .*/channels/{club.aiko.dm.id}/", drop=True))
    await club.bot.referee.pause(club.mori, match)
    await club.aiko.wait(club.aiko.dm, lambda view: "I cannot write" in view.text, TIMEOUT)
    assert club.service.faults[0].hits


async def test_a_server_that_was_left_is_not_asked_at_every_press(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)
    await club.bot.outbox_worker.drain(await match_of(club))
    await club.service.emit("GUILD_DELETE", {"id": str(club.guild.id)}, guild=club.guild)
    club.guild.has_bot = False
    del club.guild.members[club.service.bot.id]
    async with asyncio.timeout(TIMEOUT):
        while club.bot.guilds:  # noqa: ASYNC110 - discord.py tells nobody who waits
            await asyncio.sleep(0.02)
    club.clock.skew += FRESH
    for _ in range(5):
        reply = await club.press(club.aiko, panel, "suggest")
        await club.see(partial(getattr, reply, "followups"))
        assert "server" in reply.followups[0].text
    assert refused(club) == 1
    club.clock.skew += FRESH
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: refused(club) == 2)


MEMBER = "get_guild_member"
ANSWER = "create_interaction_response"


async def test_a_press_is_acknowledged_before_discord_is_asked_for_the_member(club: Club) -> None:
    """Discord gives three seconds for the first, and may take longer for the second."""
    await club.begin()
    panel = await club.panel(club.bob)
    club.clock.skew += FRESH
    club.service.faults.append(Fault(MEMBER, status=502, times=2))
    before = len(club.service.log)
    reply = await club.press(club.bob, panel, "suggest")
    await club.see(lambda: "Chests" in panel.text and panel.revisions)
    asked = [seen.op for seen in club.service.log[before:] if seen.op in (MEMBER, ANSWER)]
    assert asked == [ANSWER, MEMBER, MEMBER, MEMBER]
    assert reply.followups == []


async def test_a_press_while_discord_is_busy_gets_no_apology(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.bob)
    club.clock.skew += FRESH
    club.service.faults.append(Fault(MEMBER, status=502, times=5))
    reply = await club.press(club.bob, panel, "suggest")
    await club.see(lambda: reply.followups)
    assert "Discord is busy" in reply.followups[0].text


async def test_a_refused_choice_shows_the_panel_again(club: Club) -> None:
    """A client sends nothing if an option is chosen that it shows as chosen."""
    await club.begin()
    panel = await club.panel(club.bob)
    edits = len(panel.revisions)
    reply = await club.press(club.bob, panel, "confirm")
    await club.see(lambda: reply.followups and len(panel.revisions) > edits)
    assert controls(panel, "confirm")
