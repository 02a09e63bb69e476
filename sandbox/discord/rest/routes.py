"""Routing table by Discord's operation names, and the argument of the handlers."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem
from sandbox.discord.limits.shapes import Text
from sandbox.discord.permissions import PERM
from sandbox.discord.world import Channel, Guild, Message

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

Files = dict[int, tuple[str, bytes]]
"""(file name, content) by the n of files[n]."""
Answer = tuple[int, Any]
"""HTTP status and JSON body; None for no body."""


@dataclass
class Call:
    """One request of the bot, parsed and authorised."""

    service: "FakeDiscord"
    operation: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Files

    def text(self, key: str, minimum: int = 1, maximum: int = 100) -> str:
        """Returns a required text of the body. Raises Invalid Form Body."""
        value = self.body.get(key)
        if value is None:
            refuse_if([Problem((key,), "BASE_TYPE_REQUIRED", "This field is required")])
        refuse_if(Text(minimum=minimum, maximum=maximum).problems(value, (key,)))
        return str(value)

    def channel(self, *needed: str) -> Channel:
        """Returns the channel of the path, if the bot sees it and has the permissions `needed` there."""
        channel = self.service.channels.get(int(self.params["channel_id"]))
        if not channel:
            raise ApiError(404, 10003, "Unknown Channel")
        granted = channel.permissions(self.service.bot)
        if not granted:
            raise ApiError(403, 50001, "Missing Access")
        if any(not granted & PERM[name] for name in needed):
            raise ApiError(403, 50013, "Missing Permissions")
        return channel

    def message(self, *needed: str) -> Message:
        """Returns the message of the path; ephemeral ones exist only for their interaction token."""
        message = self.channel(*needed).messages.get(int(self.params["message_id"]))
        if not message or message.ephemeral_to:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def guild(self) -> Guild:
        """Returns the server of the path, if the bot is in it."""
        guild = self.service.guilds.get(int(self.params["guild_id"]))
        if not guild:
            raise ApiError(404, 10004, "Unknown Guild")
        if not guild.has_bot:
            raise ApiError(403, 50001, "Missing Access")
        return guild


Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True)
class Route:
    """A method and path template of the API, with the operation name of Discord's specification."""

    method: str
    template: str
    operation: str
    handler: Handler
    pattern: re.Pattern[str]

    @property
    def needs_token(self) -> bool:
        """False if an interaction token in the path replaces the bot's, and for the public gateway URL."""
        return "_token}" not in self.template and self.template != "/gateway"


ROUTES: list[Route] = []


def route(method: str, template: str, operation: str) -> Callable[[Handler], Handler]:
    """Decorator: registers the handler of an operation."""
    expression = re.sub(r"\{(\w+_id)\}", r"(?P<\1>[^/]+)", template)
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", expression))

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, operation, handler, pattern))
        # Literal segments take precedence: /users/@me before /users/{user_id}.
        ROUTES.sort(key=lambda one: one.template.count("{"))
        return handler

    return register


def find(method: str, raw_path: str) -> tuple[Route, dict[str, str]] | HTTPStatus:
    """Returns the route of a request and its path parameters, or 404, or 405."""
    missing = HTTPStatus.NOT_FOUND
    path = raw_path.replace("%40", "@")
    for one in ROUTES:
        if found := one.pattern.fullmatch(path):
            if one.method == method:
                return one, {key: unquote(value) for key, value in found.groupdict().items()}
            missing = HTTPStatus.METHOD_NOT_ALLOWED
    return missing


def check_ids(params: Mapping[str, str]) -> list[Problem]:
    """Ids in the path must be snowflakes."""
    wrong = [key for key, value in params.items() if key.endswith("_id") and not value.isdigit()]
    return [
        Problem((key,), "NUMBER_TYPE_COERCE", f'Value "{params[key]}" is not snowflake.') for key in wrong
    ]
