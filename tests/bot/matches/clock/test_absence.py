"""Vacations, quiet hours, offered seats."""

from dataclasses import replace

import pytest

from bot.matches.clock.time_control import HOUR
from bot.matches.errors import AlreadySeated, NotOffered
from bot.store import messages
from bot.store.engine import reading
from bot.store.matches import Seating
from bot.store.people import QuietHours
from bot.store.scheduling import TimeControl
from rules.core.model import Seat
from tests.bot.matches.clock.conftest import NOON, TimedHouse
from tests.bot.matches.conftest import AIKO, MORI, REN, moderator
from tests.toygame import Pick

STANDING = TimeControl(24 * HOUR, 12 * HOUR, away="clock")
NIGHT = QuietHours(22 * 60, 6 * 60, "UTC")


async def test_an_ai_plays_during_a_vacation_and_the_player_comes_back_by_the_date(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.referee.go_away(REN, match_id, NOON + 5 * HOUR)
    await house.referee.rest(match_id)
    assert (await house.log(match_id))[-1].by == "ai"
    assert (await house.referee.position(match_id)).seats[1].user_id == REN.id
    await house.pass_time(4)
    assert (await house.referee.position(match_id)).seats[1].policy
    await house.pass_time(1)
    assert (await house.referee.position(match_id)).seats[1].policy is None
    assert await house.noted(match_id) == ["away-ai", "back"]
    await house.scheduler.expire()
    assert len(await house.noted(match_id)) == 2


async def test_the_clock_stands_still_during_a_vacation_if_the_table_has_it_so(house: TimedHouse) -> None:
    match_id = await house.play(STANDING)
    await house.pass_time(4)
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    assert await house.due(match_id, Seat(1)) == 120
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(46)
    assert await house.defaults(match_id) == []
    await house.referee.come_back(REN, match_id)
    assert await house.due(match_id, Seat(1)) == 70
    assert await house.noted(match_id) == ["away-clock", "back"]


async def test_where_there_are_no_clocks_the_match_waits_for_who_is_away(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(None, None, away="clock"))
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    assert (await house.referee.position(match_id)).seats[1].policy is None
    assert await house.noted(match_id) == ["away-waits"]


async def test_who_goes_away_while_an_ai_plays_for_them_has_no_clock_that_stands(house: TimedHouse) -> None:
    match_id = await house.play(replace(STANDING, strikes=1))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(24)
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    assert (await house.noted(match_id))[-2:] == ["absent", "away-ai"]


async def test_a_question_that_comes_during_a_vacation_waits_for_its_end(house: TimedHouse) -> None:
    match_id = await house.play(STANDING)
    for player in (AIKO, REN):
        await house.referee.go_away(player, match_id, NOON + 50 * HOUR)
    await house.answer(match_id, Seat(0), Pick(1))
    await house.answer(match_id, Seat(1), Pick(1))
    [taker] = (await house.referee.position(match_id)).prompts
    assert await house.due(match_id, taker) == 62
    await house.pass_time(50)
    assert await house.due(match_id, taker) == 62
    assert await house.noted(match_id) == ["away-clock", "away-clock", "back", "back"]


async def test_an_ai_plays_for_who_is_away_once_the_clock_does_not_stand_still_any_more(
    house: TimedHouse,
) -> None:
    match_id = await house.play(STANDING)
    await house.referee.go_away(REN, match_id, NOON + 50 * HOUR)
    await house.referee.set_pace(moderator(), match_id, replace(STANDING, away="ai"))
    await house.referee.rest(match_id)
    assert (await house.log(match_id))[-1].by == "ai"
    assert await house.timer(match_id, Seat(1)) is None
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(50)
    assert (await house.referee.position(match_id)).seats[1] == Seating(Seat(1), "Ren", REN.id)
    assert (await house.noted(match_id))[:2] == ["away-clock", "pace-set"]
    assert "timed-out" not in await house.noted(match_id)


async def test_no_ai_plays_for_who_is_away_once_the_clock_stands_still(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.referee.pause(moderator(), match_id)
    await house.referee.go_away(REN, match_id, NOON + 50 * HOUR)
    await house.referee.set_pace(moderator(), match_id, STANDING)
    await house.referee.resume(moderator(), match_id)
    await house.referee.rest(match_id)
    assert (await house.referee.position(match_id)).seats[1] == Seating(Seat(1), "Ren", REN.id)
    assert not [row for row in await house.log(match_id) if row.by == "ai"]
    assert ("seat:1", "pick-1-1") in await house.news(match_id)
    assert await house.due(match_id, Seat(1)) == 50 + 24
    await house.pass_time(50)
    assert (await house.noted(match_id))[-1] == "back"
    assert await house.due(match_id, Seat(1)) == 50 + 24


@pytest.mark.parametrize("between", [STANDING, replace(STANDING, away="ai", strikes=5)])
async def test_an_ai_that_has_taken_over_plays_on_where_the_clock_stands_still(
    house: TimedHouse, between: TimeControl
) -> None:
    """Who was late too often comes back by themselves, or at the end of their vacation.

    Also if that would not be too often by now.
    """
    match_id = await house.play(replace(STANDING, away="ai", strikes=1))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(24)
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    for pace in between, replace(STANDING, strikes=5):
        await house.referee.set_pace(moderator(), match_id, pace)
    assert (await house.referee.position(match_id)).seats[1].policy
    await house.referee.come_back(REN, match_id)
    assert (await house.referee.position(match_id)).seats[1].policy is None


async def test_who_was_late_and_then_went_away_plays_where_the_clock_stands_still(house: TimedHouse) -> None:
    """It was not too often then: an AI plays because of the vacation alone."""
    match_id = await house.play(replace(STANDING, away="ai", strikes=2))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(24)
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    assert (await house.referee.position(match_id)).seats[1].policy
    for pace in replace(STANDING, away="ai", strikes=1), replace(STANDING, strikes=1):
        await house.referee.set_pace(moderator(), match_id, pace)
    assert (await house.referee.position(match_id)).seats[1].policy is None


async def test_who_has_come_back_and_goes_away_is_not_late_any_more(house: TimedHouse) -> None:
    match_id = await house.play(replace(STANDING, away="ai", strikes=1))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(24)
    await house.referee.come_back(REN, match_id)
    await house.referee.go_away(REN, match_id, NOON + 100 * HOUR)
    assert (await house.referee.position(match_id)).seats[1].policy
    await house.referee.set_pace(moderator(), match_id, STANDING)
    assert (await house.referee.position(match_id)).seats[1].policy is None


async def test_a_clock_stands_still_at_night_as_long_as_the_table_allows(house: TimedHouse) -> None:
    await house.sleeps(REN.id, NIGHT)
    generous, strict, deaf = [
        await house.play(TimeControl(24 * HOUR, HOUR, quiet=hours)) for hours in (12, 5, 0)
    ]
    assert [await house.due(match_id, Seat(1)) for match_id in (generous, strict, deaf)] == [32, 29, 24]
    assert await house.due(generous, Seat(0)) == 24


async def test_nobody_is_reminded_at_night(house: TimedHouse) -> None:
    await house.sleeps(REN.id, NIGHT)
    match_id = await house.play(TimeControl(24 * HOUR, HOUR, quiet=12))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(17.9)
    assert await house.reminders(match_id) == []
    await house.pass_time(2.1)
    assert await house.reminders(match_id) == [(1, "1")]


async def test_anyone_takes_an_offered_seat_with_all_it_holds_and_its_secrets_go_along(
    house: TimedHouse,
) -> None:
    match_id = await house.play()
    async with house.engine.begin() as connection:
        await messages.keep(connection, match_id, messages.Posted("seat:1", "pick-1-1", 77, 5))
    with pytest.raises(NotOffered):
        await house.referee.take_seat(MORI, match_id, Seat(1))
    await house.referee.offer_own_seat(REN, match_id)
    assert (await house.referee.position(match_id)).offers(Seat(1))
    with pytest.raises(AlreadySeated):
        await house.referee.take_seat(AIKO, match_id, Seat(1))
    await house.pass_time(5)
    await house.referee.take_seat(MORI, match_id, Seat(1))
    position = await house.referee.position(match_id)
    assert (position.seats[1].user_id, position.offers(Seat(1))) == (MORI.id, False)
    assert await house.due(match_id, Seat(1)) == 29
    news = await house.news(match_id)
    assert ("former:5", "pick-1-1") in news
    assert ("seat:1", "pick-1-1") in news
    async with reading(house.engine) as connection:
        assert await messages.of_audience(connection, match_id, "seat:1") == []
    with pytest.raises(NotOffered):
        await house.referee.take_seat(REN, match_id, Seat(1))


async def test_who_holds_an_offered_seat_withdraws_the_offer_and_not_by_offering_it_again(
    house: TimedHouse,
) -> None:
    match_id = await house.play()
    await house.referee.offer_seat(moderator(), match_id, Seat(1))
    with pytest.raises(NotOffered):
        await house.referee.offer_own_seat(REN, match_id)
    assert (await house.referee.position(match_id)).offers(Seat(1))
    await house.referee.offer_own_seat(REN, match_id, withdraw=True)
    assert not (await house.referee.position(match_id)).offers(Seat(1))
    assert await house.noted(match_id) == ["offered", "offer-withdrawn"]
    first, _ = await house.referee.notes(match_id)
    assert ("table", f"note-{first.seq}") in await house.news(match_id)


async def test_a_new_holder_starts_with_a_clean_slate(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=2))
    await house.answer(match_id, Seat(0), Pick(1))
    await house.pass_time(1)
    await house.referee.replace(moderator(), match_id, Seat(1), MORI)
    assert (await house.referee.position(match_id)).absences == ()
