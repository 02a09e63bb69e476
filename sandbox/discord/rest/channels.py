"""Channels (https://docs.discord.com/developers/resources/channel)."""

from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.rest.threads import update_thread
from sandbox.discord.vocabulary import Intent
from sandbox.discord.wire.entities import channel_wire, thread_wire

_CHANNEL = "/channels/{channel_id}"


@route("GET", _CHANNEL, "get_channel")
async def get_channel(call: Call) -> Answer:
    channel = call.channel()
    return 200, thread_wire(channel, call.service.bot) if channel.is_thread else channel_wire(channel)


@route("PATCH", _CHANNEL, "update_channel")
async def update_channel(call: Call) -> Answer:
    thread = call.channel()
    assert thread.is_thread, "the bot changes no other channels"
    return await update_thread(call, thread)


@route("DELETE", _CHANNEL, "delete_channel")
async def delete_channel(call: Call) -> Answer:
    channel = call.channel()
    call.channel("MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS")
    event, wire = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel_wire(channel)
    await call.service.emit(event, wire, guild=channel.guild, channel=channel, intent=Intent.GUILDS)
    del call.service.channels[channel.id]
    return 200, wire
