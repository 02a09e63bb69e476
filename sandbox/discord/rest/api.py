"""Request pipeline of the REST API: faults, authorisation, rate limits, parsing, handling, logging."""

import asyncio
import json
import re
from http import HTTPStatus
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from sandbox.discord.config import Fault, Seen
from sandbox.discord.errors import ApiError, RateLimited, refuse_if
from sandbox.discord.rest import routes
from sandbox.discord.rest.reading import read_body
from sandbox.discord.rest.routes import Answer, Call, Route

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_REFUSED_BODIES = (50035, 50006, 50109, 40005)


class RestApi:
    """The REST endpoint."""

    def __init__(self, service: "FakeDiscord") -> None:
        self.service = service
        self._luck = Random()

    async def handle(self, request: web.Request) -> web.Response:
        """Respond to one request and log it."""
        path = "/" + request.rel_url.raw_path.split("/api/v10/", 1)[1]
        found = routes.find(request.method, path)
        operation = None if isinstance(found, HTTPStatus) else found[0].operation
        seen = Seen(request.method, path, operation, None, 0, None, self.service.now())
        fault = self._fault(f"{operation} {request.method} {path}")
        if fault:
            fault.hits += 1
            await asyncio.sleep(fault.delay)
        one_way = self._latency(f"{operation} {request.method} {path}") / 2
        await _pause(one_way)
        await self.service.threads.archive_inactive()
        headers: dict[str, str] = {}
        seen.status, seen.answer = await self._answer(request, found, seen, fault, headers)
        self.service.log.append(seen)
        await self.service.notify()
        await _pause(one_way)
        return self._respond(request, seen, fault, headers)

    def _latency(self, what: str) -> float:
        """Returns the round trip of a request in seconds."""
        config = self.service.config
        routes = (spread for on, spread in config.slow_routes.items() if re.search(on, what))
        return self._luck.uniform(*next(routes, config.latency_ms)) / 1000

    def _fault(self, what: str) -> Fault | None:
        faults = (one for one in self.service.faults if one.hits < one.times and re.search(one.on, what))
        return next(faults, None)

    async def _answer(
        self,
        request: web.Request,
        found: tuple[Route, dict[str, str]] | HTTPStatus,
        seen: Seen,
        fault: Fault | None,
        headers: dict[str, str],
    ) -> Answer:
        try:
            if fault and fault.prevents_the_effect:
                raise _injected(fault)
            if isinstance(found, HTTPStatus):
                raise self._no_route(found, seen)
            return await self._handle(request, *found, seen, headers)
        except ApiError as error:
            headers |= error.headers
            self._note_refusal(error, seen)
            return error.status, error.body
        except ConnectionError:
            # The bot disconnected during its request, which has had no effect.
            return HTTPStatus.BAD_REQUEST, None
        except Exception as error:
            # Never the bot's fault; recorded, so that tests of the bot can detect it.
            self.service.fake_errors.append(f"{seen.method} {seen.path}: {error!r}")
            return 500, {"message": "500: Internal Server Error", "code": 0}

    def _no_route(self, status: HTTPStatus, seen: Seen) -> ApiError:
        self.service.violations.append(f"{seen.method} {seen.path}: no such route")
        self.service.unimplemented.append(f"{seen.method} {seen.path}")
        return ApiError(status, 0, f"{status.value}: {status.phrase}")

    async def _handle(
        self, request: web.Request, route: Route, params: dict[str, str], seen: Seen, headers: dict[str, str]
    ) -> Answer:
        if route.needs_token and request.headers.get("Authorization") != "Bot " + self.service.token:
            raise ApiError(401, 0, "401: Unauthorized")
        headers |= self.service.limiter.count(route.operation, params)
        seen.body, files = await read_body(request, self.service.config)
        refuse_if(routes.check_ids(params))
        body = {} if seen.body is None else seen.body
        return await route.handler(Call(self.service, route.operation, params, request.query, body, files))

    def _note_refusal(self, error: ApiError, seen: Seen) -> None:
        if error.body.get("code") in _REFUSED_BODIES and seen.op:
            self.service.violations.append(f"{seen.op}: refused: {json.dumps(error.body)[:600]}")

    def _respond(
        self, request: web.Request, seen: Seen, fault: Fault | None, headers: dict[str, str]
    ) -> web.Response:
        status: int = seen.status
        answer: Any = seen.answer
        if fault and fault.drop and request.transport:
            request.transport.abort()
        if fault and fault.after:
            status, answer = fault.status, {"message": "injected after the effect", "code": 0}
        raw = b"" if answer is None else msgspec.json.encode(answer)
        # Without Via, discord.py takes a 429 for a ban; with a charset it would take the body for text.
        headers |= {"Via": "1.1 sandbox"} | ({"Content-Type": "application/json"} if raw else {})
        return web.Response(status=status, body=raw, headers=headers)


def _injected(fault: Fault) -> ApiError:
    if fault.status == HTTPStatus.TOO_MANY_REQUESTS:
        return RateLimited(fault.retry_after, "shared")
    return ApiError(fault.status, fault.code, f"{fault.status}: injected")


async def _pause(seconds: float) -> None:
    if seconds:  # not even sleep(0), which would let others in between
        await asyncio.sleep(seconds)
