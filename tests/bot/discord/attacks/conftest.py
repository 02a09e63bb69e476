"""A table under attack: whatever is sent, nobody is shown a fault, and nobody moves in another's place."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from bot.store.engine import reading
from bot.store.schema import metadata
from sandbox.discord import Human
from sandbox.discord.world import Channel
from tests.bot.conftest import Club, club, one_database_url
from tests.bot.discord.attacks.intruder import Intruder

__all__ = ["club", "one_database_url"]

BESIDE = ("users", "processes")
"""Tables that change whenever somebody is met, and with time."""


class Siege:
    """A club with a match that runs, and Mallory, who administers another server that has the bot, too."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.thread: Channel
        self.match: str

    async def begin(self) -> None:
        self.thread = await self.club.begin()
        self.match = self.club.lobby.buttons[0]["custom_id"].split(":")[1]
        await self.club.panel(self.club.aiko)
        await self.club.panel(self.club.bob)
        service = self.club.service
        self.mallory = Human(service, "Mallory")
        self.elsewhere = await service.add_guild("Elsewhere", self.mallory.user)
        self.den = await service.add_channel(self.elsewhere, "den")
        service.add_role(self.elsewhere, "admin", _EVERYTHING, self.mallory.user)
        self.intruder = Intruder(self.mallory)

    async def everything(self) -> dict[str, Any]:
        """All rows of the database that matter to a match, when nothing is under way any more."""
        await self.club.bot.referee.rest(self.match)
        worker = self.club.bot.outbox_worker
        await worker.drain(self.match)
        while self.match in worker._waiting_edits:  # noqa: ASYNC110 - nothing tells of edits that may wait
            await asyncio.sleep(0.05)
        async with reading(self.club.bot.engine) as connection:
            return {
                table.name: (await connection.execute(select(table))).all()
                for table in metadata.sorted_tables
                if table.name not in BESIDE
            }

    @property
    def faults(self) -> float:
        """How often somebody was told that something went wrong with the bot itself."""
        return self.club.bot.metrics.registry.get_sample_value("gyoji_faults_total") or 0.0


_EVERYTHING = 1 << 3
"""Discord's permission Administrator."""


@pytest.fixture
async def siege(club: Club) -> AsyncIterator[Siege]:
    siege = Siege(club)
    await siege.begin()
    yield siege
    assert siege.faults == 0
