"""Application commands (interactions/application-commands), which are set all at once."""

from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import check_commands
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.vocabulary import CommandType, Wire
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


def _register(scope: str, kind: str) -> None:
    path = f"/applications/{{application_id}}{scope}/commands"
    route("GET", path, f"list_{kind}s")(list_commands)
    route("PUT", path, f"bulk_set_{kind}s")(bulk_set_commands)


_register("", "application_command")
_register("/guilds/{guild_id}", "guild_application_command")
