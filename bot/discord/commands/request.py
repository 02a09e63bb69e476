"""Requests: who asks, in which language, about which match; and how they are answered."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar
from zoneinfo import ZoneInfo

import aiohttp
import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.delivery.message_gateway import tag_of
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import Uploads, dialog, paged, parts_of, press, render, uploads_of
from bot.discord.services import Interaction
from bot.matches import Actor
from bot.store import administration, matches, people
from bot.store.administration import Guild
from bot.store.engine import read, reading, write, writing
from bot.store.matches import Match, Seating, Status
from bot.views.compose import What
from bot.views.match_messages import MatchMessages
from bot.views.message import Button, Buttons, Form, Message, Press, Text
from bot.views.pictures.service import Superseded
from bot.views.references import tidy
from bot.views.texts import texts_in
from rules.core.model import Viewer

P = ParamSpec("P")
T = TypeVar("T")

MAX_ID = 100
"""Characters of what may be typed as the id of a match."""


class Request:
    """A person's slash command, autocompletion, press or form."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.referee, self.lobby = self.bot.referee, self.bot.lobby
        self.user, self.channel, self.guild_id = interaction.user, interaction.channel, interaction.guild_id
        self.locale = interaction.locale.value
        self.texts = texts_in(self.locale)
        """In the language of the person's client."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to the database that reads only."""
        return reading(self.bot.engine)

    async def read(
        self, look: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function of `bot.store` reads, in a transaction of its own."""
        return await read(self.bot.engine, look, *args, **kwargs)

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction of the database."""
        return writing(self.bot.engine)

    async def write(
        self,
        change: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Make one change by a function of `bot.store`, in a transaction of its own."""
        return await write(self.bot.engine, change, *args, **kwargs)

    # Who asks

    @property
    def player(self) -> Actor:
        """The person, for acts that need no permission."""
        return Actor(self.user.id, tidy(self.user.display_name))

    async def person(self) -> Actor:
        """The person, as a moderator if they may moderate the matches of this server."""
        if self.guild_id is not None and await self.is_moderator():
            return Actor.moderator(self.user.id, self.player.name, self.guild_id)
        return self.player

    async def is_moderator(self) -> bool:
        """Whether this member has the permission Manage Server, or the role that the server has chosen."""
        if self.guild_id is None or not isinstance(self.user, discord.Member):
            return False
        if self.interaction.permissions.manage_guild:
            return True
        guild = await self.read(administration.read_guild, self.guild_id)
        return guild.referee_role_id in {role.id for role in self.user.roles if not role.is_default()}

    async def require_moderator(self) -> Actor:
        """The person, who may moderate the matches of this server. Raises Refusal."""
        person = await self.person()
        if person.role != "moderator":
            raise Refusal("moderators_only")
        return person

    async def require_member(self, match: Match) -> None:
        """Secrets are for those who still belong to the match's server. Raises Refusal."""
        if self.guild_id == match.guild_id:
            return
        if not await self.bot.membership.holds(match.guild_id, self.user.id):
            raise Refusal("not_member")

    async def zone(self) -> ZoneInfo:
        """The person's time zone; UTC if it is not set."""
        known = await self.read(people.read_quiet_hours, self.user.id)
        return ZoneInfo(known.timezone if known else "UTC")

    # About which match

    async def find_match(
        self,
        named: str | None = None,
        prefer: Sequence[Status] = ("running", "paused"),
        *,
        own: bool = True,
    ) -> Match:
        """The match that is named, or else the one of this channel or, in direct messages, of this person.

        Where several are possible, one with a preferred status is meant and, with `own`, one in which the
        person plays. Raises Refusal.
        """
        if named:
            return await self._named(named.strip().lower())
        if self.guild_id is None or self.interaction.channel_id is None:
            found = await self.reachable(("running", "paused"))
        else:
            found = await self.read(matches.in_place, self.interaction.channel_id)
        living = [match for match in found if not match.ended] or found[:1]
        candidates = [match for match in living if match.status in prefer] or living
        if own and len(candidates) > 1:
            candidates = [match for match in candidates if await self.seat_in(match)] or candidates
        if not candidates:
            raise Refusal("no_match_here")
        if len(candidates) > 1:
            raise Refusal("several_matches", matches=[match.id for match in candidates])
        return candidates[0]

    async def reachable(self, statuses: Sequence[Status]) -> list[Match]:
        """The matches with these statuses on this server, or this person's own in direct messages."""
        if self.guild_id is None:
            return await self.read(matches.held_by, self.user.id, *statuses)
        return await self.read(matches.in_guild, self.guild_id, *statuses)

    async def seat_in(self, match: Match) -> Seating | None:
        """The seat that the person holds in the match."""
        return matches.holder(await self.players_of(match), self.user.id)

    async def players_of(self, match: Match) -> tuple[Seating, ...]:
        return await self.read(matches.seatings, match.id)

    async def require_place(self, match_id: str) -> None:
        """Buttons work on their match's server, and in the direct messages of its players. Raises Refusal."""
        match: Match | None
        if position := self.referee.at_hand(match_id):
            # From memory if possible, as this is looked up for each press.
            match, seats = position.match, position.seats
        else:
            async with self.reading() as connection:
                match = await matches.find(connection, match_id)
                seats = await matches.seatings(connection, match_id)
        if match is None or self.guild_id not in (None, match.guild_id):
            raise Refusal("unknown_match", match=match_id)
        if self.guild_id is None and matches.holder(seats, self.user.id) is None:
            raise Refusal("stale_button")

    async def messages(self, match_id: str) -> MatchMessages:
        """What can be said about the match in the person's language. Raises UnknownMatch or NotStarted.

        Raises Refusal for strangers where only the players may watch.
        """
        messages = await self.bot.composer.messages(match_id, None, self.locale)
        position = messages.position
        stranger = position.seat_of(self.user.id) is None
        if position.settings.players_only and stranger and not await self.is_moderator():
            raise Refusal("players_only")
        return messages

    async def composed(self, match_id: str, what: What, viewer: Viewer = None) -> Message:
        """A message about the match in the person's language. Raises like `messages`, and UnknownPlace."""
        await self.messages(match_id)
        return await self.bot.composer.compose(match_id, viewer, self.locale, what)

    async def _named(self, match_id: str) -> Match:
        """A match by its id; those of other servers are as unknown as those that do not exist.

        In direct messages only the person's own exist: a moderator would reach beyond their server there.
        """
        if len(match_id) > MAX_ID or not match_id.isprintable():
            raise Refusal("unknown_match", match="…")
        match = await self.read(matches.find, match_id)
        own = match is not None and self.guild_id is None and await self.seat_in(match) is not None
        if match is None or (match.guild_id != self.guild_id and not own):
            raise Refusal("unknown_match", match=match_id.replace("`", "ˋ"))  # it is shown as code
        return match

    # What was pressed, and how it is answered

    def pressed(self, control: ControlId) -> Press:
        """What the person did with a component or a form."""
        return press(self.interaction, control)

    @property
    def is_private(self) -> bool:
        """Whether the message that was pressed is for this person alone."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    @property
    def pressed_words(self) -> str:
        """The words of the message that was pressed, without its controls."""
        pressed = self.interaction.message
        assert pressed, "it has a control, or has opened a form"
        shown = [part for part in parts_of(pressed) if isinstance(part, discord.TextDisplay)]
        return pressed.content or "\n".join(part.content for part in shown)

    def public_locale(self, guild: Guild) -> str:
        """The locale of the server's public messages: its setting, its preferred one, or else the person's.

        Only a Community chooses a preferred locale; for all other servers Discord says en-US
        (https://docs.discord.com/developers/resources/guild, `preferred_locale`).
        """
        here = self.interaction.guild
        preferred = self.interaction.guild_locale if here and "COMMUNITY" in here.features else None
        return guild.locale or (preferred.value if preferred else self.locale)

    async def defer(self) -> None:
        """Acknowledge a press at once; the message that was pressed may change later."""
        await self.interaction.response.defer()
        self.bot.gateway.tokens.keep(self.interaction)

    async def defer_ephemeral(self) -> None:
        """Acknowledge at once; the ephemeral answer follows with `respond` or `show`."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def reply(self, message_id: str, **params: object) -> None:
        """Reply with a text to this person alone."""
        await self.reply_with(self.texts(message_id, **params))

    async def reply_with(self, text: str) -> None:
        """Reply to this person alone, with a text in their language."""
        await reply_ephemeral(self.interaction, text)

    def done(self, match: Match, line: str) -> str:
        """The answer to an act of a moderator: the line that others read about it, with its match."""
        return self.texts("referee-done", match=match.id, line=line)

    async def announce(self, text: str, *called: int) -> None:
        """Post a line for everybody in the channel; it notifies those of these people whom it names."""
        users = [discord.Object(user_id) for user_id in called]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        await self.interaction.followup.send(text, allowed_mentions=allowed)

    async def open_form(self, form: Form, address: Address) -> None:
        """Answer a press with a form. Raises Refusal for a form that lacks what it asks for."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Refusal("unreadable_id")  # Discord takes no form in answer to a form
        await self.interaction.response.send_modal(dialog(form, address))

    async def show(
        self, match_id: str, what: What, viewer: Viewer = None, address: Address | None = None
    ) -> None:
        """Compose a message about the match, and respond with it. Raises like `composed`."""
        message = await self.composed(match_id, what, viewer)
        await self.respond(message, address or Address(Route.TABLE, match_id))

    async def respond_with_text(self, match_id: str, text: str, *buttons: Button) -> None:
        """Respond with a text about the match, and buttons below it."""
        blocks = (Text(text), Buttons(buttons)) if buttons else (Text(text),)
        await self.respond(Message(blocks), Address(Route.TABLE, match_id))

    async def respond_in_pages(self, text: Message, address: Address) -> None:
        """Respond with one long text, in as many messages as it takes."""
        first, *others = paged(text)
        await self.respond(first, address)
        for message in others:
            await self.respond_further(message, address)

    async def respond_further(self, message: Message, address: Address) -> None:
        """Respond to this person alone with one more message."""
        rendered = await render(self.bot.picture_service, message, address)
        await self.interaction.followup.send(view=rendered.view(), files=rendered.files(), ephemeral=True)

    async def respond(self, message: Message, address: Address) -> None:
        """Fill in the deferred answer, or change the message that was pressed, with its pictures drawn.

        Of presses that come faster than pictures are drawn, only the newest is shown.
        """
        changes = self.interaction.response.type is discord.InteractionResponseType.deferred_message_update
        pressed = self.interaction.message if changes else None
        place, tag = (pressed.id, tag_of(pressed)) if pressed else (None, None)
        try:
            rendered = await render(self.bot.picture_service, message, address, place)
        except Superseded:
            return

        async def edit(uploaded: Uploads) -> discord.Message:
            files, change = rendered.files_beside(uploaded), self.interaction.edit_original_response
            return await change(content=None, view=rendered.view(tag), attachments=files)

        gateway, key, place_id = self.bot.gateway, pressed or self.interaction, self.interaction.channel_id
        assert place_id, "a command or a press has its channel"
        shown = rendered.contents if pressed else None
        make = partial(gateway.edits.make, key.id, edit, pressed=shown)
        try:
            await gateway.in_channel(place_id, partial(make, uploads_of(pressed) if pressed else {}))
        except aiohttp.ClientConnectionError:
            # Whether it was done or not, repeating it does no harm. After a 5xx discord.py retries by itself.
            await gateway.in_channel(place_id, make)
