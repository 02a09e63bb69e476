"""Reminders: a direct message to somebody who owes an answer, or a call at the table where they take none."""

from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.direct_messages import Acquaintances
from bot.discord.delivery.languages import in_own_language
from bot.discord.delivery.message_gateway import Letter, Mailbox
from bot.discord.ids import Address, Route
from bot.matches import Referee
from bot.store import drafts, outbox, users
from bot.store.engine import reading
from bot.views.match_messages import Announcer
from bot.views.mentions import people
from bot.views.message import Button, Buttons, Message, Text
from bot.views.pictures.service import Artist
from bot.views.registry import finished
from bot.views.texts import texts
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
    position, words = announcer.position, announcer.words
    timer = position.timer(prompt.seat)
    state = f"reminder-{begun or 'called'}"
    lines = [
        words("reminder-heading", match=position.match.id, title=words(f"title-{position.match.title}")),
        words(state, asked=announcer.asked(prompt.kind)),
        until(timer, words),
        words("reminder-place", place=announcer.place),
    ]
    if begun is None:
        lines.insert(0, people(announcer.users([prompt.seat])))
    button = Button(words("reminder-mute"), MUTE)
    return Message((Text("\n".join(line for line in lines if line)), Buttons((button,))))


class Reminders:
    """Says the reminders in the outbox that are still right, and removes those that are not."""

    def __init__(
        self,
        engine: AsyncEngine,
        referee: Referee,
        artist: Artist,
        mailbox: Mailbox,
        acquaintances: Acquaintances,
    ) -> None:
        self._acquaintances = acquaintances
        self._engine = engine
        self._referee = referee
        self._artist = artist
        self._mailbox = mailbox

    async def deliver(self, announcer: Announcer, letter: Letter) -> None:
        """Remind a seat's player; never at the table of a question that nobody may know to be theirs.

        Raises discord.HTTPException and connection errors.
        """
        prompt = _still_owed(announcer, letter)
        if prompt is None:
            return await self._take_back(announcer, letter)
        if await self._mailbox.find(letter) is not None:
            return None
        [user_id] = announcer.users([prompt.seat])
        async with reading(self._engine) as connection:
            user = await users.read(connection, user_id)
        if not await self._write_to(announcer, letter, prompt, user) and not prompt.concealed:
            await self._call(announcer, letter, prompt, user_id)
        return None

    async def _take_back(self, announcer: Announcer, letter: Letter) -> None:
        """At the table a reminder goes away; a private one stays as a line, so that nobody is puzzled."""
        shown = await self._mailbox.find(letter)
        if shown is None or shown.channel.id == announcer.position.match.place_id:
            return await self._mailbox.remove(letter)
        own = await in_own_language(self._engine, announcer, outbox.seat_of(letter.audience))
        settled = Text(own.words("reminder-settled", match=letter.match, place=own.place))
        sheet = await self._artist.sheet(Message((settled,)), Address(Route.TABLE, letter.match))
        await self._mailbox.put(letter, shown.channel.id, sheet)
        return await self._mailbox.forget(letter)

    async def _begun(self, announcer: Announcer, prompt: Prompt) -> Begun:
        """How far the answer has come."""
        match = announcer.position.match
        async with reading(self._engine) as connection:
            draft = await drafts.read(connection, match.id, prompt.seat, prompt.id)
        observation = await self._referee.observe(match.id, prompt.seat)
        if finished(match.title, observation, prompt, draft):
            return "ready"
        return "drafted" if draft else "open"

    async def _write_to(self, announcer: Announcer, letter: Letter, prompt: Prompt, user: users.User) -> bool:
        """Remind by direct message; False if this person takes none."""
        own = replace(announcer, words=texts(user.locale or announcer.position.match.locale))
        message = reminder(own, prompt, await self._begun(announcer, prompt))
        sheet = await self._artist.sheet(message, Address(Route.TABLE, letter.match, prompt.id))
        send = partial(self._mailbox.put_privately, letter, user.user_id, sheet)
        return await self._acquaintances.reach(user, send)

    async def _call(self, announcer: Announcer, letter: Letter, prompt: Prompt, user_id: int) -> None:
        """Remind at the table, where it is nobody's business how far the player has come."""
        message = reminder(announcer, prompt)
        sheet = await self._artist.sheet(message, Address(Route.TABLE, letter.match, prompt.id))
        await self._mailbox.put(letter, announcer.position.match.place_id, sheet, [user_id])


def _still_owed(announcer: Announcer, letter: Letter) -> Prompt | None:
    """The prompt that the letter reminds of, if its answer is owed still, by the same deadline."""
    seat = outbox.seat_of(letter.audience)
    prompt_id, due_at, number = outbox.read_reminder_key(letter.key)
    position = announcer.position
    prompt, timer = position.asked(seat, prompt_id), position.timer(seat)
    if prompt is None or not prompt.owed or position.match.status != "running":
        return None
    # Reminder 0 is a moderator's, and bound to no deadline.
    on_time = number == 0 or (timer is not None and timer.due_at == due_at and not timer.muted)
    return prompt if on_time else None
