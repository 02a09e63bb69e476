"""Application commands and emojis (interactions/application-commands, resources/emoji)."""

import re

from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem, check_commands
from sandbox.discord.rest.routes import Answer, Call, Handler, route
from sandbox.discord.vocabulary import CommandType, Wire
from sandbox.discord.wire.entities import user_wire
from sandbox.discord.world import snowflake

_DEFAULTS: Wire = {
    "type": CommandType.CHAT,
    "description": "",
    "nsfw": False,
    "default_member_permissions": None,
    "integration_types": [0],
    "contexts": None,
    "options": None,
}
_MAX_EMOJI_BYTES = 256 * 1024


class CommandScope:
    """The commands that one call refers to: the global ones or those of one server."""

    def __init__(self, call: Call) -> None:
        if int(call.params["application_id"]) != call.service.bot.id:
            text = "You are not authorized to perform this action on this application"
            raise ApiError(403, 20012, text)
        self.call = call
        self.guild_id = call.guild().id if "guild_id" in call.params else None
        self.commands = call.service.commands.setdefault(self.guild_id, {})

    def find_by_name(self, body: Wire) -> Wire | None:
        key = body.get("type") or CommandType.CHAT, body.get("name")
        return next((one for one in self.commands.values() if (one["type"], one["name"]) == key), None)

    def of_path(self) -> Wire:
        """The command of the path."""
        command = self.commands.get(self.call.params["command_id"])
        if not command:
            raise ApiError(404, 10063, "Unknown application command")
        return command

    def draft(self, body: Wire, old: Wire | None = None) -> Wire:
        """Returns the command to store: `body` over `old` over the defaults."""
        identity = {"id": str(snowflake()), "application_id": str(self.call.service.bot.id)}
        given = {key: value for key, value in body.items() if value is not None and key != "id"}
        command = _DEFAULTS | (old or identity) | given | {"version": str(snowflake())}
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        return command | ({"guild_id": str(self.guild_id)} if self.guild_id else {})

    def without_contexts(self, body: Wire) -> Wire:
        """Returns the command of a server without BOT_DM, if that is not refused.

        Which of both Discord does is not documented: contexts are "only for globally-scoped commands".
        """
        is_wrong = self.guild_id and 1 in (body.get("contexts") or ())
        if not is_wrong or self.call.service.config.refuse_guild_contexts:
            return body
        self.call.service.notes.warn("guild-contexts", self.call.operation, f"/{body['name']}")
        return {key: value for key, value in body.items() if key != "contexts"}

    async def store(self, body: Wire, old: Wire | None) -> Wire:
        command = self.draft(self.without_contexts(body), old)
        others = [one for one in self.commands.values() if one is not old]
        refuse_if(check_commands([command, *others], of_guild=bool(self.guild_id)))
        self.commands[command["id"]] = command
        return command


def _wire(command: Wire) -> Wire:
    return {
        key: value
        for key, value in command.items()
        if value is not None or key == "default_member_permissions"
    }


async def list_commands(call: Call) -> Answer:
    return 200, [_wire(command) for command in CommandScope(call).commands.values()]


async def bulk_set_commands(call: Call) -> Answer:
    scope = CommandScope(call)
    bodies = [scope.without_contexts(body) for body in call.body]
    refuse_if(check_commands(bodies, of_guild=bool(scope.guild_id)))
    kept = []
    for body in bodies:
        old = scope.find_by_name(body)
        identity = {key: old[key] for key in ("id", "application_id")} if old else None
        kept.append(scope.draft(body, identity))
    call.service.commands[scope.guild_id] = {command["id"]: command for command in kept}
    return 200, [_wire(command) for command in kept]


async def create_command(call: Call) -> Answer:
    scope = CommandScope(call)
    old = scope.find_by_name(call.body)
    return (200 if old else 201), _wire(await scope.store(call.body, old))


async def get_command(call: Call) -> Answer:
    return 200, _wire(CommandScope(call).of_path())


async def update_command(call: Call) -> Answer:
    scope = CommandScope(call)
    return 200, _wire(await scope.store(call.body, scope.of_path()))


async def delete_command(call: Call) -> Answer:
    scope = CommandScope(call)
    del scope.commands[scope.of_path()["id"]]
    return 204, None


def _register(scope: str, kind: str) -> None:
    every, one = f"/applications/{{application_id}}{scope}/commands", "/{command_id}"
    table: list[tuple[str, str, str, Handler]] = [
        ("GET", every, f"list_{kind}s", list_commands),
        ("PUT", every, f"bulk_set_{kind}s", bulk_set_commands),
        ("POST", every, f"create_{kind}", create_command),
        ("GET", every + one, f"get_{kind}", get_command),
        ("PATCH", every + one, f"update_{kind}", update_command),
        ("DELETE", every + one, f"delete_{kind}", delete_command),
    ]
    for method, template, operation, handler in table:
        route(method, template, operation)(handler)


_register("", "application_command")
_register("/guilds/{guild_id}", "guild_application_command")


@route("GET", "/applications/{application_id}/emojis", "list_application_emojis")
async def list_application_emojis(call: Call) -> Answer:
    return 200, {"items": list(call.service.emojis.values())}


@route("POST", "/applications/{application_id}/emojis", "create_application_emoji")
async def create_application_emoji(call: Call) -> Answer:
    name, image = call.text("name", minimum=2, maximum=32), call.text("image", maximum=1 << 20)
    if not re.fullmatch(r"\w+", name) or not re.match(r"data:image/(png|jpeg|gif|webp|avif);base64,", image):
        text = "name: word characters; image: a data URI"
        refuse_if([Problem(("image",), "BASE_TYPE_INVALID", text)])
    if len(image) * 3 / 4 > _MAX_EMOJI_BYTES:
        raise ApiError(400, 50045, "File uploaded exceeds the maximum size")
    emoji: Wire = {
        "id": str(snowflake()),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": image.startswith("data:image/gif"),
        "available": True,
        "user": user_wire(call.service.bot),
    }
    call.service.emojis[emoji["id"]] = emoji
    return 201, emoji
