"""Spare time: edits that may wait are made while Discord and the drawing have room for them."""

import asyncio
from dataclasses import dataclass, replace
from datetime import timedelta
from math import inf
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.delivery import spare_time
from bot.discord.delivery.dispatcher import EDIT_GAP, Dispatcher
from bot.discord.delivery.spare_time import BUSY, FULL, SpareTime
from bot.matches.match_view import round_key
from bot.store import outbox
from bot.store.messages import Posted
from rules.core.model import Seat
from rules.shogun.prompts import AskPlan
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
    table = Table(is_busy=is_busy, pressed=pressed)
    assert table.may_wait("1-spring-3", waits) is may_wait


@pytest.mark.parametrize("pressed", [True, False])
def test_a_busy_bot_says_later_who_is_still_planning(pressed: bool) -> None:
    """Several edits of one message become one: Discord limits also those that go through presses."""
    for verbosity, key in (("steps", "1-spring-planning"), ("round", "1-spring")):
        planning = Table(is_busy=True, pressed=pressed, verbosity=verbosity, at="1-spring-planning")
        assert planning.may_wait(key)
        idle = replace(planning, is_busy=False)
        assert not idle.may_wait(key)
        assert idle.may_wait(key, waits=True), "it goes on waiting, for the task that makes such edits"


@pytest.mark.parametrize(("seconds", "waits"), [(EDIT_GAP - 0.1, True), (EDIT_GAP, False)])
def test_who_is_still_planning_leaves_edits_for_the_story(seconds: float, waits: bool) -> None:
    """Discord takes five edits in five seconds: the story waited three seconds behind five plans."""
    for verbosity, key in (("steps", "1-spring-planning"), ("round", "1-spring")):
        planning = Table(verbosity=verbosity, at="1-spring-planning", edited=seconds)
        assert planning.may_wait(key) is waits
    assert not Table(edited=seconds).may_wait("1-spring-4")
    assert not Table(verbosity="round", edited=seconds).may_wait("1-spring"), "that is the story"


@pytest.mark.parametrize("waits", [True, False])
def test_an_edit_goes_on_waiting_when_its_match_is_not_at_hand_any_more(waits: bool) -> None:
    """With hundreds of matches it may be forgotten meanwhile: the edit went before news then."""
    assert Table(is_busy=True, at_hand=False).may_wait("1-spring-3", waits) is waits


@pytest.mark.parametrize(("days", "waits"), [(0, False), (1, True)])
def test_the_story_of_a_round_that_is_over_does_not_wait(days: int, waits: bool) -> None:
    """Also if who was still planning was to be told in it later; Discord limits edits of old messages."""
    over = Table(is_busy=True, verbosity="round", at="1-summer-planning", days=days)
    assert over.may_wait("1-spring", waits=True) is waits


@dataclass(frozen=True)
class Table:
    """A match with a message that is so many `days` old and was `edited` so many seconds ago.

    Somebody plans if it is `at` a stage of planning.
    """

    is_busy: bool = False
    pressed: bool = False
    verbosity: str = "steps"
    at: str = "1-spring-4"
    days: int = 0
    at_hand: bool = True
    edited: float = inf

    def may_wait(self, key: str, waits: bool = False) -> bool:
        plan = AskPlan("1", Seat(0), confirmed=False)
        position = SimpleNamespace(
            match=SimpleNamespace(ended=None, title="shogun"),
            settings=SimpleNamespace(verbosity=self.verbosity),
            prompts={Seat(0): plan} if self.at.endswith("planning") else {},
        )
        reader = SimpleNamespace(
            at_hand=lambda _: position if self.at_hand else None,
            is_in=lambda _, key: key in (self.at, round_key(self.at)),
        )
        gateway = SimpleNamespace(
            tokens=SimpleNamespace(has=lambda _: self.pressed),
            edits=SimpleNamespace(seconds_since=lambda _: self.edited),
        )
        poster: Any = SimpleNamespace(gateway=gateway, reader=reader, open_direct=None)
        dispatcher = Dispatcher(poster, lambda _: asyncio.sleep(0, False), lambda: self.is_busy)
        sent = discord.utils.utcnow() - timedelta(days=self.days)
        posted = Posted(outbox.TABLE, key, 7, discord.utils.time_snowflake(sent))
        return dispatcher.may_wait("k3v9qd", outbox.Item(outbox.TABLE, key, 1, 0, posted=posted), waits)
