"""Channels (https://docs.discord.com/developers/resources/channel)."""

from typing import TYPE_CHECKING

from sandbox.discord.errors import ApiError
from sandbox.discord.permissions import PERM
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.rest.threads import update_thread
from sandbox.discord.vocabulary import ChannelType, Intent, Wire
from sandbox.discord.wire.entities import channel_wire, thread_wire
from sandbox.discord.world import Channel, Overwrite

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_CHANNEL = "/channels/{channel_id}"
_SETTABLE = ("topic", "rate_limit_per_user", "default_thread_rate_limit_per_user")


def overwrites_from(listed: list[Wire]) -> dict[int, Overwrite]:
    return {
        int(one["id"]): Overwrite(
            int(one.get("type") or 0), int(one.get("allow") or 0), int(one.get("deny") or 0)
        )
        for one in listed
    }


async def _emit(service: "FakeDiscord", change: str, channel: Channel) -> None:
    event = ("THREAD_" if channel.is_thread else "CHANNEL_") + change
    data = channel_wire(channel)
    await service.emit(event, data, guild=channel.guild, channel=channel, intent=Intent.GUILDS)


@route("GET", _CHANNEL, "get_channel")
async def get_channel(call: Call) -> Answer:
    channel = call.channel()
    return 200, thread_wire(channel, call.service.bot) if channel.is_thread else channel_wire(channel)


@route("PATCH", _CHANNEL, "update_channel")
async def update_channel(call: Call) -> Answer:
    channel = call.channel()
    if channel.is_thread:
        return await update_thread(call, channel)
    call.channel("MANAGE_CHANNELS")
    if call.body.get("name") not in (None, channel.name):
        name, service = call.text("name"), call.service
        service.limiter.count_unannounced(
            "rename", call.operation, service.config.renames, channel.id, service.now()
        )
        channel.name = name
    channel.extra |= {key: call.body[key] for key in _SETTABLE if key in call.body}
    if call.body.get("permission_overwrites") is not None:
        channel.overwrites = overwrites_from(call.body["permission_overwrites"])
    await _emit(call.service, "UPDATE", channel)
    return 200, channel_wire(channel)


@route("DELETE", _CHANNEL, "delete_channel")
async def delete_channel(call: Call) -> Answer:
    channel = call.channel()
    call.channel("MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS")
    await _emit(call.service, "DELETE", channel)
    del call.service.channels[channel.id]
    return 200, channel_wire(channel)


@route("PUT", _CHANNEL + "/permissions/{overwrite_id}", "set_channel_permission_overwrite")
async def set_channel_permission_overwrite(call: Call) -> Answer:
    channel = call.channel("MANAGE_ROLES")
    channel.overwrites |= overwrites_from([call.body | {"id": call.params["overwrite_id"]}])
    return 204, None


@route("GET", "/guilds/{guild_id}/channels", "list_guild_channels")
async def list_guild_channels(call: Call) -> Answer:
    guild, bot = call.guild(), call.service.bot
    seen = [one for one in call.service.channels.values() if one.guild is guild and one.permissions(bot)]
    return 200, [channel_wire(one) for one in seen if not one.is_thread]


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
