"""Spare time: edits that may wait are made while Discord and the drawing have room for them."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.delivery import spare_time
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.spare_time import BUSY, FULL, SpareTime
from bot.store import outbox
from bot.store.messages import Posted
from sandbox.club.players import controls
from tests.bot.conftest import Club

pytestmark = pytest.mark.usefixtures("virtual_time")


async def _waited(spare: SpareTime) -> float:
    """Wait for spare time. Returns how long that took, in seconds."""
    began = asyncio.get_running_loop().time()
    await spare.wait()
    return asyncio.get_running_loop().time() - began


async def test_edits_wait_while_many_requests_are_made() -> None:
    load = FULL + 0.1
    waiting = asyncio.create_task(_waited(SpareTime(lambda: load, lambda: 0, lambda: 0)))
    await asyncio.sleep(1)
    load = FULL
    assert await waiting == pytest.approx(1, abs=0.3)


async def test_edits_wait_for_pictures_that_people_wait_for() -> None:
    pictures = 3
    waiting = asyncio.create_task(_waited(SpareTime(lambda: 0, lambda: 0, lambda: pictures)))
    await asyncio.sleep(1)
    pictures = 0
    assert await waiting == pytest.approx(1, abs=0.3)


async def test_one_edit_follows_the_other() -> None:
    """So the second one sees what the first one takes."""
    pictures = 0
    spare = SpareTime(lambda: 0, lambda: 0, lambda: pictures)
    second = asyncio.create_task(_waited(spare))
    await spare.wait()
    pictures = 1
    await asyncio.sleep(1)
    pictures = 0
    assert await second == pytest.approx(1, abs=0.3)


async def test_edits_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare_time, "PATIENCE", 2.0)
    assert await _waited(SpareTime(lambda: 1, lambda: 1, lambda: 1)) == pytest.approx(2, abs=0.3)


@pytest.mark.parametrize(
    ("load", "is_busy", "is_full"), [(BUSY, False, False), (FULL, True, False), (FULL + 0.01, True, True)]
)
def test_first_edits_wait_and_then_requests_are_spared(load: float, is_busy: bool, is_full: bool) -> None:
    spare = SpareTime(lambda: 0, lambda: load, lambda: 0)
    assert (spare.is_busy, spare.is_full) == (is_busy, is_full)


async def test_a_busy_bot_tells_news_at_once_and_edits_what_it_has_told_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spare_time, "BUSY", -1.0)
    thread = await club.begin()
    planning = await club.aiko.wait(thread, lambda view: "Special cards" in view.text)
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    await club.aiko.wait(thread, lambda view: view.pings)
    assert not planning.edited
    assert controls(planning, "plan")
    await club.see(lambda: planning.edited and not controls(planning, "plan"))
    edits = [seen for seen in club.service.log if seen.path.endswith(f"/{planning.id}")]
    assert len(edits) == 1, "two plans came and the stage ended meanwhile"


async def test_where_each_request_delays_another_one_a_panel_takes_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It calls its reader without words; public questions keep theirs, which mention who is asked."""
    monkeypatch.setattr(spare_time, "FULL", -1.0)
    thread = await club.begin()
    panel = await club.panel(club.aiko)
    assert not panel.edited
    assert panel.images
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    question = await club.aiko.wait(thread, lambda view: view.pings)
    assert question.content
    assert all("empty-push" in warning for warning in club.service.warnings)
    club.service.warnings.clear()


@pytest.mark.parametrize(
    ("is_busy", "pressed", "waits", "may_wait"),
    [
        (False, False, False, False),
        (True, False, False, True),
        (True, True, False, False),  # its edit goes through the press, and does not count
        (False, False, True, True),  # it goes on waiting, for the task that makes such edits
    ],
)
def test_which_edits_may_wait(is_busy: bool, pressed: bool, waits: bool, may_wait: bool) -> None:
    gateway = SimpleNamespace(tokens=SimpleNamespace(has=lambda _: pressed))
    reader = SimpleNamespace(at_hand=lambda _: SimpleNamespace(match=SimpleNamespace(ended=None)))
    poster: Any = SimpleNamespace(gateway=gateway, reader=reader, open_direct=None)
    dispatcher = Dispatcher(poster, lambda _: asyncio.sleep(0, False), lambda: is_busy)
    young = discord.utils.time_snowflake(discord.utils.utcnow())
    posted = Posted(outbox.TABLE, "1-spring-3", 7, young, None)
    item = outbox.Item(outbox.TABLE, "1-spring-3", 1, 0, posted=posted)
    assert dispatcher.may_wait("k3v9qd", item, waits) is may_wait
