"""Brings one piece of news to whom it concerns: the table, one player, or the lobby."""

import contextlib
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.direct_messages import Acquaintances
from bot.discord.delivery.languages import in_own_language
from bot.discord.delivery.message_gateway import Letter, Mailbox
from bot.discord.delivery.reminders import Reminders
from bot.discord.delivery.thread_messages import Tabletop
from bot.discord.ids import Address, Route
from bot.discord.membership import Membership
from bot.matches import Referee
from bot.store import drafts, lucky_words, matches, outbox, planners, time_controls, users
from bot.store.engine import reading, writing
from bot.views.lobby_message import invitation
from bot.views.match_messages import Announcer
from bot.views.mentions import channel
from bot.views.message import Message, Text
from bot.views.pictures.service import Artist
from bot.views.texts import texts
from rules.core.model import Prompt, Seat


class Delivery:
    """Finds out what is to be said now, has its pictures drawn, and puts it into the mailbox."""

    def __init__(
        self,
        engine: AsyncEngine,
        referee: Referee,
        artist: Artist,
        mailbox: Mailbox,
        membership: Membership,
        acquaintances: Acquaintances,
    ) -> None:
        self._engine = engine
        self._referee = referee
        self._artist = artist
        self._mailbox = mailbox
        self._membership = membership
        self._acquaintances = acquaintances
        self._tabletop = Tabletop(engine, referee, artist, mailbox)
        self._reminders = Reminders(engine, referee, artist, mailbox, acquaintances)

    async def deliver(self, match_id: str, item: outbox.Item) -> None:
        """Say what the item is about, as it is now. Raises discord.HTTPException and connection errors."""
        if item.audience == outbox.LOBBY:
            await self._show_lobby(match_id)
        elif item.audience == outbox.TABLE:
            await self._tell_table(match_id, item)
        elif outbox.is_reminder(item.audience):
            letter = Letter(match_id, item.audience, item.key)
            await self._reminders.deliver(await self._tabletop.announcer(match_id), letter)
        elif outbox.is_former(item.audience):
            await self._close(Letter(match_id, item.audience, item.key))
        else:
            await self._tell_seat(match_id, item)

    async def _show_lobby(self, match_id: str) -> None:
        """Post or update the lobby message, which leads to the table once the match has started."""
        async with reading(self._engine) as connection:
            match = await matches.find(connection, match_id)
            players = await matches.seatings(connection, match_id)
            pace = await time_controls.read(connection, match_id)
            lucky = await lucky_words.of_match(connection, match_id)
        if match is None:
            return
        now = await self._mailbox.find(_current(match_id))
        link = now.id if now else None
        message = invitation(match, players, texts(match.locale), pace, link, lucky)
        route = Route.TABLE if match.started else Route.LOBBY
        letter = Letter(match_id, outbox.LOBBY, outbox.LOBBY)
        sheet = await self._artist.sheet(message, Address(route, match_id))
        await self._mailbox.put(letter, match.channel_id, sheet)

    async def warn_host(self, match_id: str) -> None:
        """Tell the host, once in a match and if they take direct messages, that permissions are missing."""
        async with reading(self._engine) as connection:
            match = await matches.find(connection, match_id)
            host = await users.read(connection, match.host_id) if match else None
        if match is None or host is None:
            return
        letter = Letter(match_id, "host", "permissions")
        text = texts(match.locale)("host-permissions", match=match_id, place=channel(match.place_id))
        sheet = await self._artist.sheet(Message((Text(text),)), Address(Route.TABLE, match_id))
        send = partial(self._mailbox.put_privately, letter, host.user_id, sheet)
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            if await self._mailbox.find(letter) is None:
                await self._acquaintances.reach(host, send)

    async def _tell_table(self, match_id: str, item: outbox.Item) -> None:
        """Tell everybody; the lobby message leads to the table, and says so when the match is over.

        That is news of its own: the lobby may be closed to us where the table is not.
        """
        opens = item.key == outbox.NOW and await self._mailbox.find(_current(match_id)) is None
        await self._tabletop.tell(match_id, item)
        if opens or (item.key == outbox.NOW and await self._has_ended(match_id)):
            async with writing(self._engine) as connection:
                await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)

    async def _has_ended(self, match_id: str) -> bool:
        return (await self._referee.position(match_id)).match.ended

    async def _tell_seat(self, match_id: str, item: outbox.Item) -> None:
        """Ask a seat, show how its answer stands, or take back a question that is settled."""
        seat = outbox.seat_of(item.audience)
        announcer = await self._tabletop.announcer(match_id)
        letter = Letter(match_id, item.audience, item.key)
        prompt = announcer.position.asked(seat, item.key)
        if prompt is None:
            await self._settle(announcer, letter, item, seat)
        elif announcer.presenter.is_secret(prompt):
            await self._show_panel(announcer, letter, prompt)
        else:
            await self._ask(announcer, letter, prompt)

    async def _ask(self, announcer: Announcer, letter: Letter, prompt: Prompt) -> None:
        observation = await self._referee.observe(letter.match, None)
        guided = announcer.guides(prompt) and await self._is_new(announcer, prompt.seat)
        message = announcer.ask(observation, prompt, guided=guided)
        sheet = await self._artist.sheet(message, Address(Route.ASK, letter.match, prompt.id))
        ping = announcer.users(message.ping)
        await self._mailbox.put(letter, announcer.position.match.place_id, sheet, ping)

    async def _show_panel(self, announcer: Announcer, letter: Letter, prompt: Prompt) -> None:
        """Show a secret question by direct message; to people who take none, say once where it is."""
        [user_id] = announcer.users([prompt.seat])
        match = announcer.position.match
        async with reading(self._engine) as connection:
            user = await users.read(connection, user_id)
        if not await self._membership.holds(match.guild_id, user_id):
            return await self._say_once(announcer, prompt, "gone", announcer.gone(prompt.seat))
        own = replace(announcer, words=texts(user.locale or match.locale))
        show = partial(self._put_panel, own, letter, prompt, user_id)
        if not await self._acquaintances.reach(user, show):
            await self._say_where(announcer, prompt)
        return None

    async def _put_panel(self, own: Announcer, letter: Letter, prompt: Prompt, user_id: int) -> None:
        """Show the draft as it is; again if the player has changed it while it was drawn."""
        guided = await self._is_new(own, prompt.seat)
        observation = await self._referee.observe(letter.match, prompt.seat)
        draft, shown = await self._draft(letter.match, prompt), None
        while draft != shown and await self._is_asked(own, prompt, user_id):
            message = own.panel(observation, prompt, draft, guided=guided)
            sheet = await self._artist.sheet(message, Address(Route.PANEL, letter.match, prompt.id))
            await self._mailbox.put_privately(letter, user_id, sheet)
            draft, shown = await self._draft(letter.match, prompt), draft

    async def _is_asked(self, announcer: Announcer, prompt: Prompt, user_id: int) -> bool:
        """Whether it is still this person's question: else there is other news for them."""
        position = await self._referee.position(announcer.position.match.id)
        held = position.seats[prompt.seat].user_id == user_id
        return held and position.asked(prompt.seat, prompt.id) is not None

    async def _draft(self, match_id: str, prompt: Prompt) -> dict[str, Any]:
        """How far the answer to the prompt has come."""
        async with reading(self._engine) as connection:
            return await drafts.read(connection, match_id, prompt.seat, prompt.id)

    async def _is_new(self, announcer: Announcer, seat: Seat) -> bool:
        """Whether the seat's player needs a guide."""
        [user_id] = announcer.users([seat])
        async with reading(self._engine) as connection:
            return not await planners.has_planned(connection, user_id, announcer.position.match.title)

    async def _say_where(self, announcer: Announcer, prompt: Prompt) -> None:
        """Tell at the table where a player finds what could not be sent."""
        await self._say_once(announcer, prompt, "elsewhere", announcer.unreachable(prompt.seat))

    async def _say_once(self, announcer: Announcer, prompt: Prompt, about: str, message: Message) -> None:
        """Tell something at the table about a player who is asked, once in a match.

        Never where nobody may know who is asked: the table's message that is always current names all then.
        """
        if prompt.concealed:
            return
        match, [user] = announcer.position.match, announcer.users([prompt.seat])
        letter = Letter(match.id, outbox.TABLE, f"{about}-{user}")
        if await self._mailbox.find(letter) is None:
            sheet = await self._artist.sheet(message, Address(Route.TABLE, match.id))
            await self._mailbox.put(letter, match.place_id, sheet, [user])

    async def _settle(self, announcer: Announcer, letter: Letter, item: outbox.Item, seat: Seat) -> None:
        """Public questions go away; a private panel stays to be read, with nothing left to press."""
        shown = await self._mailbox.find(letter)
        if shown is None:
            # The program may have ended just before it was sent.
            await self._mailbox.forget(letter)
        elif shown.channel.id == announcer.position.match.place_id:
            await self._mailbox.remove(letter)
        elif following := announcer.secret(seat):
            # The panel goes on in the same message: a turn of many deeds does not fill the player's screen.
            await self._mailbox.pass_on(letter, replace(letter, key=following.id))
        else:
            async with reading(self._engine) as connection:
                # The item may be older than the answer that settled the question.
                seq = await outbox.newest_row(connection, letter.match, item)
            settled = await self._referee.settled(letter.match, seq, seat, letter.key)
            message = (await in_own_language(self._engine, announcer, seat)).closed_panel(settled)
            sheet = await self._artist.sheet(message, Address(Route.PANEL, letter.match))
            await self._mailbox.put(letter, shown.channel.id, sheet)

    async def _close(self, letter: Letter) -> None:
        """Close a private message to somebody who has given their seat up, for good."""
        shown = await self._mailbox.find(letter)
        if shown is not None:
            message = (await self._tabletop.announcer(letter.match)).closed_panel(None)
            sheet = await self._artist.sheet(message, Address(Route.PANEL, letter.match))
            await self._mailbox.put(letter, shown.channel.id, sheet)


def _current(match_id: str) -> Letter:
    """The message at the table that is always current."""
    return Letter(match_id, outbox.TABLE, outbox.NOW)
