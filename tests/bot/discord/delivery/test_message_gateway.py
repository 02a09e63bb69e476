"""A message whose sending was cut off is found again, however long the bot was away."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.cluster.leases import LeaseLost
from bot.discord.delivery.message_gateway import Edits, MessageGateway, MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.store import matches, messages, outbox, people
from bot.store.engine import reading, writing
from bot.store.messages import Posted
from bot.views.message import Message, Text
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import Fault
from tests.bot.conftest import Club

LONGER_THAN_NONCES = 3600.0
"""Seconds; Discord drops a second message with the same nonce only in the first minutes."""


async def _cut_off(club: Club, message_key: MessageKey, rendered: RenderedMessage) -> None:
    """The message is posted, and the connection is lost before Discord can say so."""
    club.service.faults.append(Fault("create_message", after=True, drop=True))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await club.bot.gateway.put(message_key, club.channel.id, rendered)
    club.service.advance(LONGER_THAN_NONCES)


def _said(club: Club, text: str) -> int:
    return sum(text in view.text for view in club.aiko.read(club.channel))


async def test_what_was_posted_before_an_outage_is_not_posted_again(club: Club) -> None:
    match = await club.gather()
    message_key = MessageKey(_match_id(match.text), "table", "a-letter")
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    await _cut_off(club, message_key, rendered)
    posted = await club.bot.gateway.put(message_key, club.channel.id, rendered)
    assert _said(club, "Hear, hear!") == 1
    found = await club.bot.gateway.find(message_key)
    assert found is not None
    assert found.id == posted


async def test_the_nonce_alone_prevents_a_second_message_where_the_history_may_not_be_read(
    club: Club,
) -> None:
    match = await club.gather()
    message_key = MessageKey(_match_id(match.text), "table", "a-letter")
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    club.service.faults.append(Fault("create_message", after=True, drop=True))
    club.service.faults.append(unread := Fault("list_messages", status=403, times=1000))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await club.bot.gateway.put(message_key, club.channel.id, rendered)
    await club.bot.gateway.put(message_key, club.channel.id, rendered)
    assert unread.hits
    assert _said(club, "Hear, hear!") == 1


async def test_what_was_posted_before_an_outage_can_be_taken_away(club: Club) -> None:
    match = await club.gather()
    message_key = MessageKey(_match_id(match.text), "table", "a-letter")
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    await _cut_off(club, message_key, rendered)
    await club.bot.gateway.remove(message_key)
    assert _said(club, "Hear, hear!") == 0


async def test_what_somebody_has_deleted_is_posted_again_when_it_changes(club: Club) -> None:
    match = await club.gather()
    message_key = MessageKey(_match_id(match.text), "table", "a-letter")
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    first = await club.bot.gateway.put(message_key, club.channel.id, rendered)
    await club.service.erase(club.channel.messages[first])
    second = await club.bot.gateway.put(message_key, club.channel.id, rendered)
    assert second != first
    assert not club.channel.messages[second].deleted
    assert _said(club, "Hear, hear!") == 1


async def test_a_panel_that_is_pressed_before_it_is_known_is_not_posted_again(club: Club) -> None:
    """The program ended just after it had sent it, and its player was quicker than the next one's courier."""
    thread = await club.begin()
    panel = await club.panel(club.bob)
    async with reading(club.bot.engine) as connection:
        [match] = [found.id for found in await matches.in_place(connection, thread.id)]
    await club.bot.outbox_worker.drain(match)
    prompt = (await club.bot.referee.position(match)).prompts[Seat(1)]
    seat = outbox.seat_audience(Seat(1))
    async with writing(club.bot.engine) as connection:
        sent = await messages.find(connection, match, seat, prompt.id)
        assert sent is not None
        await messages.keep(connection, match, replace(sent, message_id=None))
    before = len(panel.revisions)
    await club.press(club.bob, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > before)
    club.service.advance(LONGER_THAN_NONCES)
    async with writing(club.bot.engine) as connection:
        await outbox.put(connection, match, seat, prompt.id)
    club.bot.outbox_worker.wake(match)
    await club.bot.outbox_worker.drain(match)
    assert [view.id for view in club.bob.read(club.bob.dm) if controls(view, "suggest")] == [panel.id]


class Slow(MessageGateway):
    """It is frozen before its first sending, until a colleague has sent it and Discord forgot the nonce."""

    def __init__(self, club: Club, peer: MessageGateway) -> None:
        super().__init__(club.bot, club.bot.engine)
        self._club = club
        self._peer = peer

    async def put(self, message_key: MessageKey, channel_id: int, rendered: RenderedMessage) -> int:
        self._place = channel_id, rendered
        return await super().put(message_key, channel_id, rendered)

    async def find(self, message_key: MessageKey) -> discord.PartialMessage | None:
        found = await super().find(message_key)
        if found is None:
            await self._peer.put(message_key, *self._place)
            self._club.service.advance(LONGER_THAN_NONCES)
        return found


async def test_what_a_peer_posted_during_a_freeze_is_not_posted_again(club: Club) -> None:
    match = await club.gather()
    message_key = MessageKey(_match_id(match.text), "table", "a-letter")
    rendered = RenderedMessage(Message((Text("Hear, hear!"),)), Address(Route.TABLE, message_key.match))
    await Slow(club, club.bot.gateway).put(message_key, club.channel.id, rendered)
    assert _said(club, "Hear, hear!") == 1


class Lost:
    """A claim of a process that was taken for dead."""

    stands = False


async def test_whoever_was_taken_for_dead_touches_no_message_any_more(club: Club) -> None:
    """It may have stood still in the midst of a delivery, and a colleague has told what is newer."""
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    message_key, heir = (MessageKey(address.match, "seat:0", key) for key in ("a-question", "the-next"))
    newer, older = (RenderedMessage(Message((Text(text),)), address) for text in ("newer", "older"))
    gateway = club.bot.gateway
    await gateway.put(message_key, club.channel.id, newer)
    bound = gateway.under(Lost())
    for act in (
        bound.put(message_key, club.channel.id, older),
        bound.put(heir, club.channel.id, older),
        bound.transfer(message_key, heir),
        bound.remove(message_key),
        bound.forget(message_key),
    ):
        with pytest.raises(LeaseLost):
            await act
    assert (_said(club, "newer"), _said(club, "older")) == (1, 0)
    assert await gateway.find(message_key) is not None


class Lapsing:
    """A claim that is lost while a request is under way."""

    def __init__(self) -> None:
        self._looks = iter((True,))

    @property
    def stands(self) -> bool:
        return next(self._looks, False)


async def test_a_message_that_was_changed_too_late_is_told_once_more(club: Club) -> None:
    """As what it shows by now: a panel goes on to its seat's next question."""
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    message_key, heir = (MessageKey(address.match, "seat:0", key) for key in ("a-question", "the-next"))
    rendered = RenderedMessage(Message((Text("Hear!"),)), address)
    gateway, engine = club.bot.gateway, club.bot.engine
    await gateway.put(message_key, club.channel.id, rendered)
    shown = await gateway.find(message_key)
    assert shown is not None
    await gateway.transfer(message_key, heir)
    bound = gateway.under(Lapsing())
    with patch.object(bound, "find", return_value=shown):
        await bound.put(message_key, club.channel.id, rendered)
    async with reading(engine) as connection:
        waiting = [(item.audience, item.key) for item in await outbox.pending(connection, address.match)]
    assert ("seat:0", "the-next") in waiting


@pytest.mark.parametrize("waits", [True, False])
async def test_what_is_told_once_more_comes_after_what_led_to_it(club: Club, waits: bool) -> None:
    """The table's message, whether it waits there or not: else the ending came before the last stages."""
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    message_key = MessageKey(address.match, outbox.TABLE, outbox.NOW)
    rendered = RenderedMessage(Message((Text("Hear!"),)), address)
    gateway, engine = club.bot.gateway, club.bot.engine
    await gateway.put(message_key, club.channel.id, rendered)
    async with writing(engine) as connection:
        await outbox.put(connection, address.match, outbox.TABLE, "stage-1", 0, 1)
        if waits:
            await outbox.put_now(connection, address.match, 0)
    await gateway.under(Lapsing()).put(message_key, club.channel.id, rendered)
    async with reading(engine) as connection:
        waiting = [item.key for item in await outbox.pending(connection, address.match)]
    assert waiting.index("stage-1") < waiting.index(outbox.NOW)


async def test_what_was_about_to_be_sent_and_is_settled_leaves_nothing_behind(club: Club) -> None:
    """The program ended between the note that a question is to be sent and its sending."""
    thread = await club.begin()
    async with reading(club.bot.engine) as connection:
        [match] = [found.id for found in await matches.in_place(connection, thread.id)]
    message_key = MessageKey(match, "seat:1", "long-ago")
    intended = Posted(message_key.audience, message_key.key, thread.id, None, "a1b2c3d4")
    async with writing(club.bot.engine) as connection:
        await messages.keep(connection, match, intended)
        await outbox.put(connection, match, message_key.audience, message_key.key)
    club.bot.outbox_worker.wake(match)
    await club.bot.outbox_worker.drain(match)
    async with reading(club.bot.engine) as connection:
        assert await messages.find(connection, match, message_key.audience, message_key.key) is None


async def test_the_channel_of_direct_messages_is_asked_for_once_in_a_life(club: Club) -> None:
    """Also by later programs: Discord lets a bot ask for one in a second. The lobby has asked already."""
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    await club.see(lambda: sum(seen.op == "create_dm" for seen in club.service.log) == 2)
    for number in range(3):
        gateway = MessageGateway(club.bot, club.bot.engine)
        club.bot._connection._private_channels.clear()
        message_key = MessageKey(address.match, "host", str(number))
        await gateway.put_direct(
            message_key, club.aiko.id, RenderedMessage(Message((Text("Hear!"),), push="Hear!"), address)
        )
    opened = [int(seen.body["recipient_id"]) for seen in club.service.log if seen.op == "create_dm"]
    assert opened.count(club.aiko.id) == 1
    assert sum("Hear!" in view.text for view in club.aiko.read(club.aiko.dm)) == 3


async def test_a_seat_that_changes_hands_has_its_panel_where_its_player_is(club: Club) -> None:
    """Whatever the player before was shown as this letter is not changed any more."""
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    message_key = MessageKey(address.match, "seat:0", "a-question")
    for person, text in ((club.aiko, "old"), (club.bob, "secret")):
        await club.bot.gateway.put_direct(
            message_key, person.id, RenderedMessage(Message((Text(text),), push="Your turn"), address)
        )
    assert [view.text for view in club.aiko.read(club.aiko.dm)] == ["old"]
    assert [view.text for view in club.bob.read(club.bob.dm)] == ["secret"]


async def test_a_channel_that_was_another_bots_is_asked_for_anew(club: Club) -> None:
    match = await club.gather()
    address = Address(Route.TABLE, _match_id(match.text))
    async with writing(club.bot.engine) as connection:
        await people.keep_channel(connection, club.aiko.id, 4711)
    message_key = MessageKey(address.match, "host", "a-letter")
    await club.bot.gateway.put_direct(
        message_key, club.aiko.id, RenderedMessage(Message((Text("Hear!"),), push="Hear!"), address)
    )
    assert [view.text for view in club.aiko.read(club.aiko.dm)] == ["Hear!"]
    async with reading(club.bot.engine) as connection:
        assert (await people.read_user(connection, club.aiko.id)).dm_channel_id == club.aiko.dm.id


def _match_id(lobby: str) -> str:
    return lobby.split("`")[1]


async def test_what_a_press_has_shown_is_delivered_without_an_edit_once() -> None:
    """After that it is edited again: somebody may have deleted it, and then it is posted anew."""
    edits, made = Edits(), list[str]()

    async def make(name: str, *, pressed: object = None, delivered: object = None) -> None:
        async def edit(_: object) -> Any:
            made.append(name)
            return SimpleNamespace(components=[])

        await edits.make(1, edit, pressed=pressed, delivered=delivered)

    await make("delivered", delivered="plan")
    await make("pressed", pressed="plan")
    await make("the same", delivered="plan")
    await make("once more", delivered="plan")
    await make("pressed", pressed="plan")
    await make("pressed again", pressed="plan")
    await make("changed", delivered="plan and bid")
    assert made == ["delivered", "pressed", "once more", "pressed", "pressed again", "changed"]


def test_messages_are_alike_if_they_look_and_work_alike() -> None:
    message, address = Message((Text("Plan"),), push="Plan!"), Address(Route.PANEL, "m", "plan-1")
    rendered = RenderedMessage(message, address)
    assert rendered.contents == RenderedMessage(replace(message, push=""), address, quiet=True).contents
    assert rendered.contents != RenderedMessage(message, replace(address, prompt="plan-2")).contents
