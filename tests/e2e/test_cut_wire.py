"""A match through Discord with repeated disconnections from PostgreSQL: nothing is lost or duplicated."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rules.core.record import load, verify
from sandbox.club.process import BotProcess
from sandbox.club.tables import Table
from sandbox.discord import Config, FakeDiscord, Human
from tests.databases import needs_postgres
from tests.wire import Wire, wire

__all__ = ["wire"]

OPTIONS = {"title": "spirit", "seats": 2, "verbosity": "round"}


@needs_postgres
@pytest.mark.long
@pytest.mark.timeout(600)  # on a machine that has much else to do
async def test_a_match_ends_through_cuts_and_lost_answers(wire: Wire, tmp_path: Path) -> None:
    service = await FakeDiscord(Config.hurried()).start()
    limit = str(service.config.global_limit)
    bot = BotProcess(service, tmp_path, database_url=wire.url, requests_per_second=limit)
    person = Human(service, "Aiko")
    channel = await service.add_channel(await service.add_guild("Club", person.user), "table")
    table = Table(service, channel, [person], OPTIONS, True, Random(1))
    try:
        await bot.start()
        trouble = asyncio.create_task(wire.trouble(every=6.0))
        await table.live()
        trouble.cancel()
        await _examine(table)
    finally:
        await bot.stop()
        await service.stop()
    assert service.violations == service.fake_errors == []


async def _examine(table: Table) -> None:
    """The record verifies, and each stage was posted once."""
    address, place, person = table.record(), table.place, table.people[0]
    assert address is not None
    assert place is not None
    assert verify(load(await person.download(address))) is not None
    told = Counter(view.text.splitlines()[0] for view in person.read(place) if view.images)
    assert max(told.values()) == 1
