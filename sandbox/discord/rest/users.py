"""Users, the application itself, and the gateway URL."""

from sandbox.discord.errors import ApiError
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.vocabulary import Wire
from sandbox.discord.wire.entities import channel_wire, own_user_wire, user_wire

_COMMON_APPLICATION: Wire = {
    "icon": None,
    "description": "",
    "summary": "",
    "type": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "flags": 0,
    "flags_new": "0",
    "redirect_uris": [],
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "team": None,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": ["bot", "applications.commands"],
    "max_participants": None,
    "integration_types_config": {"0": {}, "1": {}},
}


@route("GET", "/users/@me", "get_my_user")
async def get_my_user(call: Call) -> Answer:
    return 200, own_user_wire(call.service.bot)


@route("POST", "/users/@me/channels", "create_dm")
async def create_dm(call: Call) -> Answer:
    user = call.service.users.get(int(call.body.get("recipient_id") or 0))
    if not user or user.bot:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    call.service.direct_messages.require_opening(user)
    return 200, channel_wire(call.service.dm(user))


@route("GET", "/gateway", "get_gateway")
async def get_gateway(call: Call) -> Answer:
    return 200, {"url": call.service.gateway_url}


@route("GET", "/gateway/bot", "get_bot_gateway")
async def get_bot_gateway(call: Call) -> Answer:
    starts = {
        "total": 1000,
        "remaining": max(1000 - call.service.identifies, 0),
        "reset_after": 0,
        "max_concurrency": 1,
    }
    shards = call.service.config.shards
    return 200, {"url": call.service.gateway_url, "shards": shards, "session_start_limit": starts}


@route("GET", "/applications/@me", "get_my_application")
async def get_my_application(call: Call) -> Answer:
    bot = call.service.bot
    return 200, _COMMON_APPLICATION | {
        "id": str(bot.id),
        "name": bot.name,
        "bot": user_wire(bot),
        "owner": user_wire(call.service.owner),
        "approximate_guild_count": len(call.service.guilds),
    }


@route("GET", "/oauth2/applications/@me", "get_my_oauth2_application")
async def get_my_oauth2_application(call: Call) -> Answer:
    return await get_my_application(call)
