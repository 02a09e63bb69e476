"""The implementation of the mutations: how each redaction is removed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias, cast

import discord
import msgspec
import pytest

from bot.discord.delivery import reminders
from bot.discord.delivery.direct_messages import DirectMessages, Membership
from bot.discord.delivery.poster import Poster
from bot.discord.ids import Address, Route
from bot.matches import records
from bot.views.compose import Reminder
from rules.core.model import Prompt
from rules.honor.observation import redact as redact_honor
from rules.honor.prompts import AskSaveFace
from tests.secrecy.two_worlds import TwoWorlds

Removal: TypeAlias = Callable[[pytest.MonkeyPatch, TwoWorlds], None]


def put(target: str, value: Any) -> Removal:
    """Something else stands in a redaction's place."""
    return lambda patch, _: patch.setattr(target, value, raising=False)


def both(first: Removal, second: Removal) -> Removal:
    """Two redactions, each of which would do alone."""

    def remove(patch: pytest.MonkeyPatch, two_worlds: TwoWorlds) -> None:
        first(patch, two_worlds)
        second(patch, two_worlds)

    return remove


def answers_aloud(patch: pytest.MonkeyPatch, _: TwoWorlds) -> None:
    """Answers to commands are messages for all."""
    defer = discord.InteractionResponse.defer

    async def aloud(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        return await defer(self, thinking=thinking)

    patch.setattr(discord.InteractionResponse, "defer", aloud)


def panels_at_the_table(patch: pytest.MonkeyPatch, two_worlds: TwoWorlds) -> None:
    """Private messages go to the channel of the server that the person is in."""

    async def table(_: Any, user_id: int) -> int:
        service = two_worlds.service
        home = next(guild for guild in service.guilds.values() if user_id in guild.members)
        return next(channel.id for channel in service.channels.values() if channel.guild is home)

    patch.setattr("bot.discord.delivery.message_gateway.MessageGateway.private_channel", table)


def calls_tell_of_drafts(patch: pytest.MonkeyPatch, _: TwoWorlds) -> None:
    """Who is called at the table is told there how far they have come."""

    post = Poster.post

    async def tell(poster: Any, key: Any, channel_id: int, what: Any, **how: Any) -> None:
        if isinstance(what, Reminder):
            address = Address(Route.TABLE, key.match, what.prompt.id)
            await poster.gateway.put(key, channel_id, await poster._rendered(what.prompt.seat, what, address))
        else:
            await post(poster, key, channel_id, what, **how)

    patch.setattr(Poster, "post", tell)


def panels_for_strangers(patch: pytest.MonkeyPatch, two_worlds: TwoWorlds) -> None:
    """Panels are sent to whoever held the seat, on the server or not."""
    dispatcher = two_worlds.bot.outbox_worker._dispatcher
    patch.setattr(
        dispatcher, "_poster", replace(dispatcher._poster, membership=cast(Membership, _Everybody()))
    )


class _Everybody:
    """Takes everybody for a member of every server."""

    async def holds(self, guild_id: int, user_id: int) -> bool:
        return True


class _Unveiled(AskSaveFace, frozen=True, tag="AskSaveFace"):
    """The question about a face as if it were no secret who is asked."""

    @property
    def concealed(self) -> bool:
        return False


def _unveiled(prompt: Prompt) -> _Unveiled:
    return _Unveiled(**msgspec.structs.asdict(prompt))


def reminds_aloud(position: Any, message_key: Any) -> Any:
    """A reminder's prompt, which may be told at the table."""
    prompt = _STILL_OWED(position, message_key)
    return _unveiled(prompt) if prompt else None


_STILL_OWED = reminders._still_owed


def redact_all_but(kind: type) -> Callable[[Any, Any], Any]:
    """Honor's redaction of events, without that of one kind."""
    return lambda event, viewer: event if isinstance(event, kind) else redact_honor(event, viewer)


def spectators_see(observation: type) -> Callable[[Any, Any], Any]:
    """Who holds no seat sees what the first seat holds."""
    return lambda state, viewer: observation(viewer, state.public, state.private[viewer or 0])


def whole_entry(row: Any, number: int, events: Any, numbers: Any) -> Any:
    entry = _ENTRY(row, number, events, numbers)
    return msgspec.structs.replace(entry, data=row.data)


def entry_with_digest(row: Any, number: int, events: Any, numbers: Any) -> Any:
    return msgspec.structs.replace(_ENTRY(row, number, events, numbers), digest=row.digest)


def entry_with_seat(row: Any, number: int, events: Any, numbers: Any) -> Any:
    return msgspec.structs.replace(_ENTRY(row, number, events, numbers), seat=row.seat)


_ENTRY = records._public_entry


async def nothing(*_: Any) -> None:
    """What should have been done is not."""


def everything(*_: Any) -> bool:
    return True


def as_it_is(whole: Any, **_: Any) -> Any:
    """Nothing is left out."""
    return whole


async def host(request: Any, match: Any) -> Any:
    """Everybody is taken for the player of the first seat."""
    return (await request.referee.position(match.id)).seats[0]


def set_aside(instead: Callable[[Any], Any]) -> property:
    """An attribute that is something else, whatever it is set to."""
    return property(instead, lambda *_: None)


async def remembers_refusals(self: DirectMessages, *args: Any, secretly: bool = False) -> bool:
    return await _send(self, *args)


_send = DirectMessages.send
