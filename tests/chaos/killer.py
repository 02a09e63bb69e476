"""Killer: kills the bot at one of its requests to Discord."""

from collections.abc import Callable
from typing import Any

from aiohttp import web

from sandbox.discord import FakeDiscord
from sandbox.discord.config import Fault, Seen
from sandbox.discord.rest import RestApi
from sandbox.discord.rest.routes import Answer
from tests.chaos.kill_point import NEVER, KillPoint


class Killer(RestApi):
    """A REST endpoint that kills the bot at a request: before its effect, or before its answer."""

    def __init__(self, service: FakeDiscord) -> None:
        super().__init__(service)
        self.kill: Callable[[], None] = lambda: None
        self.kill_point = NEVER
        self._count = 0

    def expect(self, kill_point: KillPoint, kill: Callable[[], None]) -> None:
        """Count the requests of a new life."""
        self.kill_point, self.kill, self._count = kill_point, kill, 0

    async def _answer(
        self,
        request: web.Request,
        found: Any,
        seen: Seen,
        fault: Fault | None,
        headers: dict[str, str],
    ) -> Answer:
        self._count += 1
        is_last = self.kill_point.boundary == "request" and self._count == self.kill_point.nth
        if is_last and self.kill_point.before:
            self.kill()
            return 503, None
        answer = await super()._answer(request, found, seen, fault, headers)
        if is_last:
            self.kill()
        return answer
