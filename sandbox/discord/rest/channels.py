"""Channels and threads (https://docs.discord.com/developers/resources/channel)."""

from typing import TYPE_CHECKING

from sandbox.discord.errors import ApiError
from sandbox.discord.permissions import PERM
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.vocabulary import ChannelType, Intent, Wire
from sandbox.discord.wire.entities import channel_wire
from sandbox.discord.world import Channel, Message, Overwrite

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_CHANNEL = "/channels/{channel_id}"
_THREAD_MEMBERS = _CHANNEL + "/thread-members"
_SETTABLE = ("topic", "archived", "locked", "rate_limit_per_user", "auto_archive_duration")


def overwrites_from(listed: list[Wire]) -> dict[int, Overwrite]:
    return {
        int(one["id"]): Overwrite(
            int(one.get("type") or 0), int(one.get("allow") or 0), int(one.get("deny") or 0)
        )
        for one in listed
    }


async def _emit(service: "FakeDiscord", change: str, channel: Channel, extra: Wire | None = None) -> None:
    event = ("THREAD_" if channel.is_thread else "CHANNEL_") + change
    data = channel_wire(channel) | (extra or {})
    await service.emit(event, data, guild=channel.guild, channel=channel, intent=Intent.GUILDS)


@route("GET", _CHANNEL, "get_channel")
async def get_channel(call: Call) -> Answer:
    return 200, channel_wire(call.channel())


def _managed_channel(call: Call) -> Channel:
    channel = call.channel()
    return call.channel("MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS")


@route("PATCH", _CHANNEL, "update_channel")
async def update_channel(call: Call) -> Answer:
    channel = call.channel()
    if channel.owner_id != call.service.bot.id:
        _managed_channel(call)
    if call.body.get("name") is not None:
        channel.name = call.text("name")
    channel.extra |= {key: call.body[key] for key in _SETTABLE if key in call.body}
    if call.body.get("permission_overwrites") is not None:
        channel.overwrites = overwrites_from(call.body["permission_overwrites"])
    await _emit(call.service, "UPDATE", channel)
    return 200, channel_wire(channel)


@route("DELETE", _CHANNEL, "delete_channel")
async def delete_channel(call: Call) -> Answer:
    channel = _managed_channel(call)
    await _emit(call.service, "DELETE", channel)
    del call.service.channels[channel.id]
    return 200, channel_wire(channel)


@route("PUT", _CHANNEL + "/permissions/{overwrite_id}", "set_channel_permission_overwrite")
async def set_channel_permission_overwrite(call: Call) -> Answer:
    channel = call.channel("MANAGE_ROLES")
    channel.overwrites |= overwrites_from([call.body | {"id": call.params["overwrite_id"]}])
    return 204, None


async def _new_thread(
    call: Call, parent: Channel, kind: ChannelType, message: Message | None = None
) -> Answer:
    extra = {
        key: call.body[key] for key in ("auto_archive_duration", "rate_limit_per_user") if key in call.body
    }
    bot = call.service.bot.id
    thread = Channel(kind, parent.guild, call.text("name"), parent, owner_id=bot, members={bot}, extra=extra)
    if message:
        thread.id, message.thread = message.id, thread
    call.service.channels[thread.id] = thread
    await _emit(call.service, "CREATE", thread, {"newly_created": True})
    return 201, channel_wire(thread)


@route("POST", _CHANNEL + "/threads", "create_thread")
async def create_thread(call: Call) -> Answer:
    kind = ChannelType(call.body.get("type") or ChannelType.PRIVATE_THREAD)
    is_private = kind == ChannelType.PRIVATE_THREAD
    parent = call.channel("CREATE_PRIVATE_THREADS" if is_private else "CREATE_PUBLIC_THREADS")
    return await _new_thread(call, parent, kind)


@route("POST", _CHANNEL + "/messages/{message_id}/threads", "create_thread_from_message")
async def create_thread_from_message(call: Call) -> Answer:
    message = call.message("CREATE_PUBLIC_THREADS")
    if message.thread:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return await _new_thread(call, message.channel, ChannelType.PUBLIC_THREAD, message)


@route("PUT", _THREAD_MEMBERS + "/{user_id}", "add_thread_member")
async def add_thread_member(call: Call) -> Answer:
    call.channel("SEND_MESSAGES_IN_THREADS").members.add(int(call.params["user_id"]))
    return 204, None


@route("DELETE", _THREAD_MEMBERS + "/{user_id}", "delete_thread_member")
async def delete_thread_member(call: Call) -> Answer:
    call.channel("MANAGE_THREADS").members.discard(int(call.params["user_id"]))
    return 204, None


@route("PUT", _THREAD_MEMBERS + "/@me", "join_thread")
async def join_thread(call: Call) -> Answer:
    call.channel().members.add(call.service.bot.id)
    return 204, None


@route("DELETE", _THREAD_MEMBERS + "/@me", "leave_thread")
async def leave_thread(call: Call) -> Answer:
    call.channel().members.discard(call.service.bot.id)
    return 204, None


@route("GET", "/guilds/{guild_id}/channels", "list_guild_channels")
async def list_guild_channels(call: Call) -> Answer:
    guild, bot = call.guild(), call.service.bot
    seen = [one for one in call.service.channels.values() if one.guild is guild and one.permissions(bot)]
    return 200, [channel_wire(one) for one in seen if not one.is_thread]


@route("GET", "/guilds/{guild_id}/threads/active", "get_active_guild_threads")
async def get_active_guild_threads(call: Call) -> Answer:
    guild, bot = call.guild(), call.service.bot
    seen = [one for one in call.service.channels.values() if one.guild is guild and one.permissions(bot)]
    active = [one for one in seen if one.is_thread and not one.extra.get("archived")]
    return 200, {"threads": [channel_wire(one) for one in active], "members": [], "has_more": False}


@route("POST", "/guilds/{guild_id}/channels", "create_guild_channel")
async def create_guild_channel(call: Call) -> Answer:
    guild = call.guild()
    may_manage = guild.base_permissions(call.service.bot) & PERM["MANAGE_CHANNELS"]
    if not may_manage or (call.body.get("type") or ChannelType.TEXT) != ChannelType.TEXT:
        raise ApiError(403, 50013, "Missing Permissions")
    channel = await call.service.add_channel(
        guild,
        call.text("name").lower().replace(" ", "-"),
        overwrites=overwrites_from(call.body.get("permission_overwrites") or []),
        extra={key: call.body[key] for key in ("topic",) if key in call.body},
    )
    return 201, channel_wire(channel)
