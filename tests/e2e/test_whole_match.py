"""Whole matches through Discord, with closed direct messages and a killed bot."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core.record import MatchRecord, load, verify
from sandbox.club.evening import Evening
from sandbox.club.players import controls, play_all
from sandbox.club.process import BotProcess
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import VirtualBot, in_virtual_time


@dataclass(frozen=True)
class Course:
    """The course of a title's match: the number of stages before each kill, and the minimum in total."""

    title: str
    kills: tuple[int, ...]
    least: int


LAST_HEADING = "The match is over"

COURSES = (Course("shogun", (17, 40), 60), Course("spirit", (8, 16), 20))


@pytest.mark.long
@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.title)
@pytest.mark.parametrize("rig", rigs()[-1:], ids=lambda rig: rig.name)
async def test_three_people_one_with_closed_dms_play_through_kills(
    rig: Rig, course: Course, tmp_path: Path, one_database_url: str
) -> None:
    service = await rig.start()
    bot = BotProcess(service, tmp_path, database_url=one_database_url, sandbox_seed="4")
    await _play_through_kills(rig, course, service, bot)


@in_virtual_time
async def test_they_do_so_in_virtual_time(
    virtual_time: None, tiny_pictures: None, one_database_url: str
) -> None:
    rig = rigs()[0]
    service = await rig.start()
    await _play_through_kills(rig, COURSES[-1], service, VirtualBot(service, one_database_url, seed="4"))


@in_virtual_time
@pytest.mark.parametrize("rig", rigs()[1:], ids=lambda rig: rig.name)
async def test_they_begin_on_a_stricter_discord(
    virtual_time: None, tiny_pictures: None, rig: Rig, one_database_url: str
) -> None:
    """The whole match takes it a minute."""
    service = await rig.start()
    bot = VirtualBot(service, one_database_url, seed="4")
    await bot.start()
    evening = await _seated(rig, service, "spirit")
    for stages in (2, 4):
        await _play_until(evening, stages)
        await bot.kill()
        await bot.start()
    await bot.stop()
    await service.stop()
    _check_log(service)


async def _play_through_kills(rig: Rig, course: Course, service: Any, bot: BotProcess | VirtualBot) -> None:
    try:
        await bot.start()
        evening = await _seated(rig, service, course.title)
        for stages in course.kills:
            await _play_until(evening, stages)
            await bot.kill()
            await bot.start()
        await evening.play()
        record = await _record(evening)
    finally:
        await bot.stop()
        await service.stop()
    _check_log(service)
    _check_record(record)
    _check_table(evening, course.least)


@pytest.mark.long
@pytest.mark.parametrize("rig", rigs()[:1], ids=lambda rig: rig.name)
async def test_a_kill_while_everybody_is_asked_to_save_a_face(
    rig: Rig, tmp_path: Path, one_database_url: str
) -> None:
    """Honor of the Samurai: the question is asked in private of all, and survives the bot.

    On the project's own Discord, for on a stricter one this long match takes minutes more.
    """
    service = await rig.start()
    bot = BotProcess(service, tmp_path, database_url=one_database_url, sandbox_seed="4")
    try:
        await bot.start()
        people = [rig.human(service, name) for name in ("Aiko", "Bruno", "Chen", "Dita")]
        evening = await _at_table(service, people, "honor")
        await play_all(evening.players(), _once(lambda: sum(map(_may_save, people)) > 1))
        await bot.kill()
        await bot.start()
        await evening.play()
        record = await _record(evening)
    finally:
        await bot.stop()
        await service.stop()
    _check_log(service)
    _check_record(record, seats=4)
    _check_table(evening, least=10)


def _once(probe: Callable[[], bool]) -> Callable[[], bool]:
    """Whether it has ever been so: who looks a moment later is not to play on alone."""
    seen: list[bool] = []

    def look() -> bool:
        if not seen and probe():
            seen.append(True)
        return bool(seen)

    return look


def _may_save(person: Any) -> bool:
    """Whether somebody has the question on their screen."""
    return any(controls(view, "let") for view in person.read(person.dm))


async def _seated(rig: Rig, service: Any, title: str) -> Evening:
    """Three people at a table; the second takes no direct messages."""
    people = [rig.human(service, name) for name in ("Aiko", "Bruno", "Chen")]
    people[1].user.dms_open = False
    return await _at_table(service, people, title)


async def _at_table(service: Any, people: list[Any], title: str) -> Evening:
    club = await service.add_guild("Club", *(person.user for person in people))
    evening = Evening(service, await service.add_channel(club, "table"), people, Random(4))
    await evening.gather(title=title, verbosity="steps")
    return evening


async def _play_until(evening: Evening, stages: int) -> None:
    """Play until n stages are posted; the bot may be in the middle of posting more."""
    await play_all(evening.players(), lambda: len(_told(evening)) >= stages)


def _told(evening: Evening) -> list[str]:
    """The headings of all stages that stand at the table."""
    return [view.text.splitlines()[0] for view in evening.posts() if view.images]


async def _record(evening: Evening) -> MatchRecord:
    address = evening.record()
    assert address is not None
    return load(await evening.people[0].download(address))


def _check_log(service: Any) -> None:
    assert service.violations == []
    assert service.fake_errors == []


def _check_record(record: MatchRecord, seats: int = 3) -> None:
    outcome = verify(record)
    assert outcome is not None
    assert len(outcome.scores) == seats


def _check_table(evening: Evening, least: int) -> None:
    """Each stage was posted once, with a picture; no message is there twice. The record comes after them."""
    headings = _told(evening)
    assert len(headings) == len(set(headings))
    assert len(headings) >= least
    assert headings[-1].endswith(LAST_HEADING)
    assert evening.posts()[-1].attachments
    assert all(alt for view in evening.posts() for _, alt in view.images)
    assert not any(controls(view, "plan") for view in evening.posts()), "nothing is told as if it went on"
