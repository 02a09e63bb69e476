"""Deadlines: fired once, also across restarts and against clicks; what is played is public and counted."""

import asyncio
from contextlib import suppress

import pytest

from bot.matches import Actor
from bot.matches.clock.time_control import HOUR, MINUTE
from bot.matches.errors import NotAway
from bot.store import drafts
from bot.store.engine import writing
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core.errors import CommandError
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.clock.conftest import NOON, TimedHouse
from tests.bot.matches.conftest import AIKO, REN, SEATED, moderator
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick, Take


async def test_plans_get_the_longer_time_and_choices_the_shorter(house: TimedHouse) -> None:
    match_id = await house.play()
    assert [await house.due(match_id, Seat(seat)) for seat in (0, 1)] == [24, 24]
    await house.answer(match_id, Seat(0), Pick(1))
    await house.answer(match_id, Seat(1), Pick(1))
    [taker] = (await house.referee.position(match_id)).prompts
    assert await house.due(match_id, taker) == 12


async def test_without_a_pace_nobody_is_hurried(house: TimedHouse) -> None:
    for pace in (None, TimeControl(None, None)):
        match_id = await house.play(pace)
        await house.pass_time(1000)
        assert await house.timer(match_id, Seat(0)) is None
        assert await house.noted(match_id) == []


async def test_the_default_is_played_at_the_deadline_and_told(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(23.99)
    assert await house.defaults(match_id) == []
    await house.pass_time(0.01)
    [played] = await house.defaults(match_id)
    assert (played.seat, played.data) == (1, {"kind": "Pick", "number": 1})
    [note] = await house.referee.notes(match_id)
    told = {"note": "timed-out", "seat": 1, "name": "Ren", "asked": "AskPick", "prompt": "pick-1-1"}
    assert (note.by, note.data) == ("clock", {**told, "strikes": 1, "most": 3})
    assert ("table", f"note-{note.seq}") in await house.news(match_id)


async def test_what_was_played_openly_is_told_and_what_is_secret_is_not(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.pass_time(24)
    first, _ = await house.referee.notes(match_id)
    secret = await house.referee.played_for(match_id, first)
    assert secret
    assert [event.number for event in secret.events] == [None]
    await house.pass_time(12)
    *_, last = await house.referee.notes(match_id)
    public = await house.referee.played_for(match_id, last)
    assert public
    assert [event.points for event in public.events] == [1]
    await house.pass_time(36)
    assert await house.referee.played_for(match_id, last) == public, "also later, as it was then"


async def test_a_deadline_fires_once(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(24)
    for _ in range(3):
        await house.scheduler.expire()
    other = house.new_referee()
    await other.expire(Actor.clock(), match_id, Seat(1))
    assert len(await house.defaults(match_id)) == 1


async def test_a_restart_exactly_at_the_deadline_neither_loses_nor_doubles_it(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    house.clock.now += 24 * HOUR
    await house.restart()
    await house.scheduler.expire()
    await house.restart()
    await house.scheduler.expire()
    assert len(await house.defaults(match_id)) == 1


async def test_a_deadline_that_passed_while_the_bot_was_down_fires_at_the_start(house: TimedHouse) -> None:
    match_id = await house.play()
    house.clock.now += 100 * HOUR
    await house.restart()
    await house.scheduler.expire()
    assert [row.seat for row in await house.defaults(match_id)] == [0, 1]
    assert await house.due(match_id, Seat(0)) or await house.due(match_id, Seat(1))


async def test_a_click_and_the_deadline_race_and_one_of_them_wins(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    prompt = (await house.referee.position(match_id)).prompts[Seat(1)]
    house.clock.now += 24 * HOUR

    async def click() -> bool:
        with suppress(CommandError):
            await house.referee.submit(REN, match_id, Seat(1), prompt.id, Pick(6))
            return True
        return False

    clicked, _, _ = await asyncio.gather(click(), house.scheduler.expire(), house.scheduler.expire())
    picks = [row for row in await house.log(match_id) if row.seat == 1 and row.kind == "command"]
    assert [row.by for row in picks] == (["player"] if clicked else ["default"])


async def test_who_comes_too_late_is_told(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    prompt = (await house.referee.position(match_id)).prompts[Seat(1)]
    await house.pass_time(24)
    with pytest.raises(CommandError):
        await house.referee.submit(REN, match_id, Seat(1), prompt.id, Pick(6))


async def test_a_late_player_learns_what_was_played_for_them(house: TimedHouse) -> None:
    match_id = await house.play()
    assert await house.referee.too_late(match_id, Seat(1), "pick-1-1") is None
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(24)
    late = await house.referee.too_late(match_id, Seat(1), "pick-1-1")
    assert late is not None
    assert late.at == NOON + 24 * HOUR
    assert [event.number for event in late.events if event.seat == 1] == [1]
    assert await house.referee.too_late(match_id, Seat(0), "pick-1-0") is None


@pytest.mark.parametrize(("prepared", "played"), [(5, 5), (99, 1)], ids=["whole", "illegal"])
async def test_what_was_prepared_is_played_if_the_rules_take_it(
    house: TimedHouse, prepared: int, played: int
) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    async with writing(house.engine) as connection:
        await drafts.keep(connection, match_id, Seat(1), "pick-1-1", {"number": prepared})
    await house.pass_time(24)
    [row] = await house.defaults(match_id)
    assert (row.seat, row.data["number"]) == (1, played)


async def test_an_answer_in_time_takes_a_strike_back(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=2))
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(1)
    assert (await house.referee.position(match_id)).absences == (
        Absence(Seat(1), strikes=1, missed="round-1"),
    )
    while 1 not in (asked := (await house.referee.position(match_id)).prompts) or not asked[Seat(1)].owed:
        await house.answer_any(match_id, Seat(0))
    await house.answer_any(match_id, Seat(1))
    assert (await house.referee.position(match_id)).absences == ()


async def test_an_answer_in_time_stops_the_clock(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(1), Pick(4))
    assert await house.timer(match_id, Seat(1)) is None
    assert [timer.wake_at for timer in await house.all_timers() if timer.seat == 1] == [None]
    await house.pass_time(24)
    assert [row.seat for row in await house.defaults(match_id)] == [0]


async def test_after_three_strikes_an_ai_plays_until_the_player_is_back(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=2))
    await house.pass_time(1)
    await house.pass_time(1)
    await house.referee.rest(match_id)
    position = await house.referee.position(match_id)
    assert "absent" in await house.noted(match_id)
    absent = next(player for player in position.seats if player.policy)
    assert absent.user_id in (AIKO.id, REN.id)
    assert position.seat_of(absent.user_id or 0) == absent
    await house.referee.come_back(SEATED[absent.seat], match_id)
    back = (await house.referee.position(match_id)).seats[absent.seat]
    assert (back.policy, back.user_id) == (None, absent.user_id)
    with pytest.raises(NotAway):
        await house.referee.come_back(SEATED[absent.seat], match_id)


async def test_a_match_that_nobody_attends_ends_all_the_same(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=1))
    for _ in range(10):
        await house.pass_time(1)
        await house.referee.rest(match_id)
    record = await house.referee.record(match_id)
    assert verify(record) is not None
    assert {entry.by for entry in record.entries} >= {"clock", "default", "ai"}


async def test_a_pause_stops_the_clocks_and_the_rest_of_the_time_is_left(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.pass_time(10)
    await house.referee.pause(moderator(), match_id)
    await house.pass_time(100)
    assert await house.defaults(match_id) == []
    stopped = await house.timer(match_id, Seat(0))
    assert stopped is not None
    assert (stopped.due_at, stopped.left) == (None, 14 * HOUR)
    await house.referee.resume(moderator(), match_id)
    assert await house.due(match_id, Seat(0)) == 124


async def test_a_moderator_gives_more_time_and_another_pace(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.pass_time(20)
    await house.referee.extend(moderator(), match_id, Seat(1), 6 * HOUR)
    assert [await house.due(match_id, Seat(seat)) for seat in (0, 1)] == [24, 30]
    await house.referee.set_pace(moderator(), match_id, TimeControl(HOUR, HOUR))
    assert [await house.due(match_id, Seat(seat)) for seat in (0, 1)] == [21, 21]
    await house.referee.set_pace(moderator(), match_id, TimeControl(None, None))
    assert await house.timer(match_id, Seat(0)) is None
    assert await house.noted(match_id) == ["extended", "pace-set", "pace-set"]


async def test_more_time_in_a_pause_is_kept_for_later(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.referee.pause(moderator(), match_id)
    await house.referee.extend(moderator(), match_id, None, HOUR)
    await house.referee.resume(moderator(), match_id)
    assert await house.due(match_id, Seat(0)) == 25


async def test_a_match_that_cannot_be_played_does_not_keep_the_others_waiting(house: TimedHouse) -> None:
    broken, sound = await house.play(), await house.play()
    async with house.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE matches SET rules_version = 99 WHERE id = '{broken}'")
    await house.pass_time(24)
    assert len(await house.defaults(sound)) == 2
    timers = [row for row in await house.all_timers() if row.wake_at and row.wake_at > house.clock.now]
    assert timers, "the broken one is looked at again later"


async def test_a_match_that_ends_leaves_no_clock(house: TimedHouse) -> None:
    match_id = await house.play()
    await play_to_the_end(house, match_id)
    stopped = await house.play()
    await house.referee.end(moderator(), stopped)
    assert await house.all_timers() == []


async def test_a_short_choice_is_not_reminded_of(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, MINUTE))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.answer(match_id, Seat(1), Pick(1))
    [taker] = (await house.referee.position(match_id)).prompts
    timer = await house.timer(match_id, taker)
    assert timer is not None
    assert timer.wake_at == timer.due_at == NOON + MINUTE
    await house.answer(match_id, taker, Take(1))
