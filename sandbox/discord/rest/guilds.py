"""Servers, their roles and members (https://docs.discord.com/developers/resources/guild)."""

from sandbox.discord.errors import ApiError
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.wire.entities import guild_wire, member_wire

_GUILD = "/guilds/{guild_id}"


@route("GET", _GUILD, "get_guild")
async def get_guild(call: Call) -> Answer:
    return 200, guild_wire(call.guild())


@route("GET", _GUILD + "/members/{user_id}", "get_guild_member")
async def get_guild_member(call: Call) -> Answer:
    guild, user = call.guild(), int(call.params["user_id"])
    if user not in guild.members:
        raise ApiError(404, 10007, "Unknown Member")
    return 200, member_wire(guild, user)
