"""Reminders: a direct message to somebody who owes an answer, or a call at the table where they take none."""

from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.direct_messages import DirectMessages
from bot.discord.delivery.languages import in_own_language
from bot.discord.delivery.message_gateway import MessageGateway, MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import render
from bot.matches import Referee
from bot.store import drafts, outbox, users
from bot.store.engine import reading
from bot.views.match_messages import Announcer
from bot.views.mentions import people
from bot.views.message import Button, Buttons, Message, Text
from bot.views.pictures.service import PictureService
from bot.views.registry import finished
from bot.views.texts import texts_in
from bot.views.timetable import until
from rules.core.model import Prompt

MUTE = "mute"
"""Verb of the button that turns off the reminders of one question."""

Begun: TypeAlias = Literal["open", "drafted", "ready"]
"""How far an answer has come that is not given yet: nothing is there, a part of it, or all of it."""


def reminder(announcer: Announcer, prompt: Prompt, begun: Begun | None = None) -> Message:
    """What is wanted, until when and where.

    Without `begun` it stands at the table: the player has to be called, and how far they have come is
    nobody's business.
    """
    position, texts = announcer.position, announcer.texts
    timer = position.timer(prompt.seat)
    state = f"reminder-{begun or 'called'}"
    lines = [
        texts("reminder-heading", match=position.match.id, title=texts(f"title-{position.match.title}")),
        texts(state, asked=announcer.asked(prompt.kind)),
        until(timer, texts),
        texts("reminder-place", place=announcer.place),
    ]
    if begun is None:
        lines.insert(0, people(announcer.users([prompt.seat])))
    button = Button(texts("reminder-mute"), MUTE)
    return Message((Text("\n".join(line for line in lines if line)), Buttons((button,))))


class Reminders:
    """Says the reminders in the outbox that are still right, and removes those that are not."""

    def __init__(
        self,
        engine: AsyncEngine,
        referee: Referee,
        picture_service: PictureService,
        gateway: MessageGateway,
        direct_messages: DirectMessages,
    ) -> None:
        self._direct_messages = direct_messages
        self._engine = engine
        self._referee = referee
        self._picture_service = picture_service
        self._gateway = gateway

    async def deliver(self, announcer: Announcer, message_key: MessageKey) -> None:
        """Remind a seat's player; never at the table of a question that nobody may know to be theirs.

        Raises discord.HTTPException and connection errors.
        """
        prompt = _still_owed(announcer, message_key)
        if prompt is None:
            return await self._take_back(announcer, message_key)
        if await self._gateway.find(message_key) is not None:
            return None
        [user_id] = announcer.users([prompt.seat])
        async with reading(self._engine) as connection:
            user = await users.read(connection, user_id)
        if not await self._write_to(announcer, message_key, prompt, user) and not prompt.concealed:
            await self._call(announcer, message_key, prompt, user_id)
        return None

    async def _take_back(self, announcer: Announcer, message_key: MessageKey) -> None:
        """At the table a reminder goes away; a private one stays as a line, so that nobody is puzzled."""
        shown = await self._gateway.find(message_key)
        if shown is None or shown.channel.id == announcer.position.match.place_id:
            return await self._gateway.remove(message_key)
        own = await in_own_language(self._engine, announcer, outbox.seat_of(message_key.audience))
        settled = Text(own.texts("reminder-settled", match=message_key.match, place=own.place))
        rendered = await render(
            self._picture_service, Message((settled,)), Address(Route.TABLE, message_key.match)
        )
        await self._gateway.put(message_key, shown.channel.id, rendered)
        return await self._gateway.forget(message_key)

    async def _begun(self, announcer: Announcer, prompt: Prompt) -> Begun:
        """How far the answer has come."""
        match = announcer.position.match
        async with reading(self._engine) as connection:
            draft = await drafts.read(connection, match.id, prompt.seat, prompt.id)
        observation = await self._referee.observe(match.id, prompt.seat)
        if finished(match.title, observation, prompt, draft):
            return "ready"
        return "drafted" if draft else "open"

    async def _write_to(
        self, announcer: Announcer, message_key: MessageKey, prompt: Prompt, user: users.User
    ) -> bool:
        """Remind by direct message; False if this person takes none."""
        own = replace(announcer, texts=texts_in(user.locale or announcer.position.match.locale))
        message = reminder(own, prompt, await self._begun(announcer, prompt))
        rendered = await render(
            self._picture_service, message, Address(Route.TABLE, message_key.match, prompt.id)
        )
        send = partial(self._gateway.put_privately, message_key, user.user_id, rendered)
        return await self._direct_messages.reach(user, send)

    async def _call(
        self, announcer: Announcer, message_key: MessageKey, prompt: Prompt, user_id: int
    ) -> None:
        """Remind at the table, where it is nobody's business how far the player has come."""
        message = reminder(announcer, prompt)
        rendered = await render(
            self._picture_service, message, Address(Route.TABLE, message_key.match, prompt.id)
        )
        await self._gateway.put(message_key, announcer.position.match.place_id, rendered, [user_id])


def _still_owed(announcer: Announcer, message_key: MessageKey) -> Prompt | None:
    """The prompt that the letter reminds of, if its answer is owed still, by the same deadline."""
    seat = outbox.seat_of(message_key.audience)
    prompt_id, due_at, number = outbox.read_reminder_key(message_key.key)
    position = announcer.position
    prompt, timer = position.asked(seat, prompt_id), position.timer(seat)
    if prompt is None or not prompt.owed or position.match.status != "running":
        return None
    # Reminder 0 is a moderator's, and bound to no deadline.
    on_time = number == 0 or (timer is not None and timer.due_at == due_at and not timer.muted)
    return prompt if on_time else None
