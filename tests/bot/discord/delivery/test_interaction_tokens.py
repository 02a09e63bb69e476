"""A message that was pressed is edited through the press, which does not count towards the bot's limit."""

import asyncio
import gc

import discord
import pytest

from bot.discord.delivery import interaction_tokens
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.store import messages
from bot.store.engine import reading
from bot.views.message import Message, Text
from sandbox.club.players import questions
from sandbox.discord import Human, View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club

TOKEN_VALID = 15 * 60.0
"""Seconds."""


async def pressed_panel(club: Club, person: Human) -> tuple[MessageKey, View]:
    """The key of the person's panel, after they have pressed it."""
    panel = await club.panel(person)
    shown = len(panel.revisions)
    await club.press(person, panel, "suggest")
    await club.see(lambda: len(panel.revisions) > shown)
    return await key_of(club, panel), panel


async def key_of(club: Club, view: View) -> MessageKey:
    match_id = view.buttons[0]["custom_id"].split(":")[1]
    while True:
        async with reading(club.bot.engine) as connection:
            for posted in await messages.shown_in(connection, match_id, view.id):
                return MessageKey(match_id, posted.audience, posted.key)
        await asyncio.sleep(0.1)  # its id is stored a moment after it is seen


async def show(club: Club, key: MessageKey, place: Channel, text: str) -> list[str | None]:
    """Let delivery show a text under this key. Returns the requests with it."""
    before = len(club.service.log)
    rendered = RenderedMessage(Message((Text(text),), push=text), Address(Route.PANEL, key.match))
    await club.bot.gateway.put(key, place.id, rendered)
    return [seen.op for seen in club.service.log[before:] if text in str(seen.body)]


async def test_a_pressed_message_is_edited_and_deleted_through_the_press(club: Club) -> None:
    await club.begin()
    key, panel = await pressed_panel(club, club.aiko)
    assert await show(club, key, club.aiko.dm, "Laid.") == ["update_original_webhook_message"]
    assert panel.text == "Laid."
    await club.bot.gateway.remove(key)
    assert panel.deleted
    deletions = [seen.op for seen in club.service.log if seen.method == "DELETE"]
    assert deletions == ["delete_original_webhook_message"]


async def test_nothing_keeps_a_pressed_message_but_for_the_token(club: Club) -> None:
    """A message with its menus is most of a press: 2,000 of them were 30 MB."""
    await club.begin()
    _, panel = await pressed_panel(club, club.aiko)

    def kept() -> bool:
        messages = (one for one in gc.get_objects() if isinstance(one, discord.Message))
        return any(message.id == panel.id for message in messages)

    await club.see(lambda: not kept())


async def test_what_nobody_has_pressed_is_edited_by_the_bot(club: Club) -> None:
    await club.begin()
    await pressed_panel(club, club.aiko)
    unpressed = await key_of(club, await club.panel(club.bob))
    assert await show(club, unpressed, club.bob.dm, "Laid.") == ["update_message"]


async def test_after_a_quarter_of_an_hour_the_bot_edits_by_itself(club: Club) -> None:
    """Also where Discord's clock is ahead of the bot's: one request is refused then, and no more."""
    await club.begin()
    key, panel = await pressed_panel(club, club.aiko)
    club.service.advance(TOKEN_VALID)
    refused = ["update_original_webhook_message", "update_message"]
    assert await show(club, key, club.aiko.dm, "Laid.") == refused
    assert await show(club, key, club.aiko.dm, "Closed.") == ["update_message"]
    assert panel.text == "Closed."


async def test_no_token_is_used_in_its_last_minute(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_tokens, "LIFETIME", 0.0)
    await club.begin()
    key, panel = await pressed_panel(club, club.aiko)
    assert await show(club, key, club.aiko.dm, "Laid.") == ["update_message"]
    assert panel.text == "Laid."


async def test_what_somebody_has_deleted_is_posted_again(club: Club) -> None:
    await club.begin()
    key, panel = await pressed_panel(club, club.aiko)
    await club.service.erase(panel.message)
    refused = ["update_original_webhook_message", "update_message"]
    assert await show(club, key, club.aiko.dm, "Laid.") == [*refused, "create_message"]


async def test_an_archived_thread_is_opened_for_an_edit_through_a_press(club: Club) -> None:
    """Discord refuses that like any other edit there."""
    thread = await club.begin(title="spirit")
    question = await club.aiko.wait(thread, questions)
    [asked] = [person for person in (club.aiko, club.bob) if person.name in question.pings]
    chosen = questions(question)[0]["custom_id"]
    key = await key_of(club, question)
    with club.bot.outbox_worker.held(key.match):  # else the question is deleted
        await asked.click(question, chosen)
        await club.see(lambda: question.edited)
        await asyncio.sleep(1)  # what is on its way there would open it
        thread.extra["archived"] = True
        edit = "update_original_webhook_message"
        assert await show(club, key, thread, "Done.") == [edit, edit]
    assert not thread.extra["archived"]


async def test_only_the_newest_presses_are_kept(club: Club) -> None:
    club.bot.gateway.tokens._newest.most = 1
    await club.begin()
    key, _ = await pressed_panel(club, club.aiko)
    await pressed_panel(club, club.bob)
    assert await show(club, key, club.aiko.dm, "Laid.") == ["update_message"]


async def test_nothing_is_kept_of_what_one_person_alone_sees(club: Club) -> None:
    """Delivery never changes it."""
    club.bot.gateway.tokens._newest.most = 1
    thread = await club.begin()
    key, _ = await pressed_panel(club, club.aiko)
    planning = await club.aiko.wait(thread, lambda view: "Special cards" in view.text)
    own = await (await club.press(club.aiko, planning, "plan")).done()
    assert own is not None
    await (await club.press(club.aiko, own, "confirm")).done()
    assert await show(club, key, club.aiko.dm, "Laid.") == ["update_original_webhook_message"]
