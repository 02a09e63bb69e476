"""What messages would be if they were delivered now: the simulation compares it with what stands."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import astuple
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import SingleProcess
from bot.discord.delivery.direct_messages import DirectMessages, LastAnswers, Membership
from bot.discord.delivery.dispatcher import ENDING, Dispatcher
from bot.discord.delivery.message_gateway import MessageGateway, MessageKey
from bot.discord.delivery.poster import Poster, at_once
from bot.discord.layout import RenderedMessage
from bot.matches.reader import MatchReader
from bot.store import messages, outbox
from bot.store.connections import file_url
from bot.store.engine import fetch, opened
from bot.store.people import User
from bot.views.compose import Composer, Ending
from bot.views.message import Picture
from bot.views.pictures.service import PictureService
from renderer import Rendered
from sandbox.simulation.standing import Components, Place

_NOBODY = cast(discord.Client, None)
_TAG = 1 << 20
_BLANK = Rendered(b"", "png", (1, 1))
_SEAT = "seat:"
"""How the audiences of seats begin."""


async def composed(database: Path, places: Collection[Place]) -> dict[Place, Sequence[Components]]:
    """The forms that the messages at these places may have; none of one that would be deleted.

    Left out is what would stay as it is, whatever it says. What delivery writes goes into the database, which
    is to be a copy.
    """
    found: dict[Place, Sequence[Components]] = {}
    async with opened(file_url(database)) as engine:
        reader, gateway = MatchReader(engine), _Gateway(engine)
        direct = _Direct(engine)
        drawing, last = cast(PictureService, _Undrawn()), LastAnswers(_beginning)
        composer, members = Composer(engine, reader), _Members(_NOBODY, _beginning)
        poster = Poster(engine, reader, composer, drawing, gateway, members, direct, last)
        dispatcher = Dispatcher(poster, _stays)
        for place in places:
            gateway.shown, gateway.is_removed = None, False
            gateway.place = key = MessageKey(*place)
            if key.audience.startswith(_SEAT) and not await _is_open(poster, direct, key):
                continue
            if (key.audience, key.key) == (outbox.TABLE, ENDING):
                await poster.post_at_table(await reader.position(key.match), ENDING, Ending())
            else:
                item = outbox.Item(key.audience, key.key, 0, 0)
                await dispatcher.deliver(key.match, item, SingleProcess(), at_once)
            if gateway.shown:
                found[place] = [*_forms(gateway.shown)]
            elif gateway.is_removed:
                found[place] = ()
        await dispatcher.close()
    return found


async def _is_open(poster: Poster, direct: "_Direct", key: MessageKey) -> bool:
    """Whether the seat is still asked; a panel that is closed says what an old row of the log has settled.

    Who is called at the table instead of by direct message takes none.
    """
    position = await poster.reader.position(key.match)
    posted = await fetch(poster.engine, messages.find, *astuple(key))
    direct.is_taken = posted is None or posted.channel_id != position.match.place_id
    return position.asked(outbox.seat_of(key.audience), key.key) is not None


def _forms(rendered: RenderedMessage) -> Iterable[Components]:
    """As it is after an edit; and as it was created, if that was all of it."""
    yield _components(rendered.view(_TAG))
    opening = rendered.opening(_TAG)
    if opening and opening.complete:
        yield [{"content": opening.content}, *_components(opening.view)]


def _components(view: Any) -> Components:
    return cast(Components, view.to_components())


def _beginning() -> float:
    return 0.0


async def _stays(_match_id: str) -> bool:
    """The place of a match is not lost."""
    return True


class _Gateway(MessageGateway):
    """Keeps what is to stand at one place."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(_NOBODY, engine)
        self.place = MessageKey("", "", "")
        self.shown: RenderedMessage | None = None
        self.is_removed = False

    def under(self, lease: object) -> "_Gateway":
        return self

    async def find(self, message_key: MessageKey) -> discord.PartialMessage | None:
        known = await self._read(message_key)
        if known is None or known.message_id is None:
            return None
        found = SimpleNamespace(id=known.message_id, channel=SimpleNamespace(id=known.channel_id))
        return cast(discord.PartialMessage, found)

    async def put(self, message_key: MessageKey, channel_id: int, rendered: RenderedMessage) -> int:
        if message_key == self.place:
            self.shown = rendered
        return 0

    async def put_direct(self, message_key: MessageKey, user_id: int, rendered: RenderedMessage) -> int:
        return await self.put(message_key, 0, rendered)

    async def remove(self, message_key: MessageKey) -> None:
        self.is_removed = self.is_removed or message_key == self.place

    async def private_channel(self, user_id: int) -> int:
        return 0


class _Direct(DirectMessages):
    """Everybody takes direct messages, or nobody does."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, _beginning, _tell_nobody)
        self.is_taken = True

    async def may_reach(self, user_id: int) -> bool:
        return self.is_taken

    async def send(
        self, user: User, send: Callable[[], Awaitable[object]], *, secretly: bool = False
    ) -> bool:
        if self.is_taken:
            await send()
        return self.is_taken


async def _tell_nobody(*_about: object, **_facts: object) -> None:
    """The owner has been told."""


class _Members(Membership):
    """Everybody is a member."""

    async def holds(self, guild_id: int, user_id: int) -> bool:
        return True


class _Undrawn:
    """All pictures are blank."""

    async def draw(self, pictures: Iterable[Picture], *_place: Any) -> list[Rendered]:
        return [_BLANK for _ in pictures]
