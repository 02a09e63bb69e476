"""The courier rests after a failure, longer each time, but only for as long as nothing at all can be said."""

from asyncio import Event
from collections.abc import Iterator
from typing import Any, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.courier import Courier
from bot.delivery import Delivery
from bot.store import matches, outbox
from bot.store.engine import writing
from tests.store.test_repositories import MATCH


class Hiccups:
    """Discord as it answers with hiccups: one attempt after the other succeeds or fails."""

    def __init__(self, answers: str) -> None:
        self._answers: Iterator[str] = iter(answers)

    async def deliver(self, *_: Any) -> None:
        if next(self._answers) == "x":
            raise ConnectionResetError


class Watched(Courier):
    """Rests not at all, but writes down for how long it would have."""

    async def _wait(self, woken: Event, seconds: float) -> None:
        self.__dict__.setdefault("rests", []).append(seconds)


async def test_whoever_gets_something_said_need_not_rest_for_minutes(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(3):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    courier = Watched(engine, cast(Delivery, Hiccups("xxx.xx..")))
    courier.wake(MATCH.id)
    await courier.rest(MATCH.id)
    assert courier.__dict__["rests"] == [1, 2, 4, 1, 2]
