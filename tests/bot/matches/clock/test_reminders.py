"""Reminders: at half time and shortly before the end, once each, and only to those who still owe."""

import pytest

from bot.matches.clock.time_control import HOUR
from bot.matches.errors import NotSeated
from bot.store.messages import Posted, keep
from bot.store.scheduling import TimeControl
from rules.core.errors import StalePrompt
from rules.core.model import Seat
from tests.bot.matches.clock.conftest import TimedHouse
from tests.bot.matches.conftest import MORI, REN, moderator
from tests.toygame import Pick


async def test_two_reminders_to_those_who_owe(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(11.9)
    assert await house.reminders(match_id) == []
    await house.pass_time(0.1)
    assert await house.reminders(match_id) == [(1, "1")]
    await house.pass_time(9.9)
    assert await house.reminders(match_id) == [(1, "1")]
    await house.pass_time(0.1)
    assert await house.reminders(match_id) == [(1, "1"), (1, "2")]


async def test_a_reminder_is_said_once_also_across_a_restart_at_its_moment(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.pass_time(12)
    await house.restart()
    await house.scheduler.expire()
    assert [item.revision for item in await house.pending(match_id) if "reminder" in item.audience] == [1, 1]


async def test_of_two_reminders_slept_through_only_the_later_is_said(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(23)
    assert await house.reminders(match_id) == [(1, "2")]


async def test_reminders_can_be_turned_off_for_one_question(house: TimedHouse) -> None:
    match_id = await house.play()
    prompt = (await house.referee.position(match_id)).prompts[Seat(1)]
    await house.referee.mute(REN, match_id, prompt.id)
    await house.pass_time(12)
    assert await house.reminders(match_id) == [(0, "1")]
    with pytest.raises(NotSeated):
        await house.referee.mute(MORI, match_id, prompt.id)
    with pytest.raises(StalePrompt):
        await house.referee.mute(REN, match_id, "pick-9-1")
    await house.pass_time(12)
    assert len(await house.defaults(match_id)) >= 1


async def test_an_answer_takes_the_reminder_back(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.pass_time(12)
    [reminder] = [item for item in await house.pending(match_id) if item.audience == "reminder:1"]
    async with house.engine.begin() as connection:
        await keep(connection, match_id, Posted(reminder.audience, reminder.key, 77, 1))
    await house.say_everything(match_id)
    await house.answer(match_id, Seat(1), Pick(4))
    assert ("reminder:1", reminder.key) in await house.news(match_id)


async def test_an_answer_takes_a_reminder_back_that_was_not_sent_yet_when_the_bot_started(
    house: TimedHouse,
) -> None:
    match_id = await house.play()
    await house.pass_time(12)
    await house.restart()
    await house.referee.position(match_id)
    [reminder] = [item for item in await house.pending(match_id) if item.audience == "reminder:1"]
    await house.say_everything(match_id)
    async with house.engine.begin() as connection:
        await keep(connection, match_id, Posted(reminder.audience, reminder.key, 77, 1))
    await house.answer(match_id, Seat(1), Pick(4))
    assert (1, "1") in await house.reminders(match_id)


async def test_more_time_brings_new_reminders(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(8 * HOUR, 8 * HOUR))
    await house.pass_time(7.9)
    async with house.engine.begin() as connection:
        for number, item in enumerate(await house.pending(match_id)):
            await keep(connection, match_id, Posted(item.audience, item.key, 77, number))
    await house.say_everything(match_id)
    await house.referee.extend(moderator(), match_id, None, 16 * HOUR)
    assert sorted(await house.reminders(match_id)) == [(0, "2"), (1, "2")], "the old ones are out of date"
    await house.say_everything(match_id)
    await house.pass_time(4.2)
    assert await house.reminders(match_id) == [(0, "1"), (1, "1")]


async def test_a_moderator_reminds_those_who_owe(house: TimedHouse) -> None:
    match_id = await house.play(None)
    await house.answer(match_id, Seat(0), Pick(4))
    await house.referee.remind(moderator(), match_id)
    assert await house.reminders(match_id) == [(1, "0")]
    (note,) = await house.referee.notes(match_id)
    assert note.data == {"note": "reminded", "actor": "Mori", "names": ["Ren"]}
