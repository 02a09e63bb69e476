"""Where nobody may learn who is asked, the table is told of no names."""

import pytest

from bot.matches.clock.time_control import HOUR
from bot.matches.errors import NotSeated
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core.model import Seat
from tests.bot.matches.clock.conftest import NOON, TimedHouse
from tests.bot.matches.conftest import REN, moderator
from tests.toygame import AskPick, Pick


@pytest.fixture(autouse=True)
def picks_are_concealed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskPick, "concealed", property(lambda prompt: True))


async def test_a_time_out_is_told_without_a_name_and_counted(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=1))
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(1)
    [note] = await house.referee.notes(match_id)
    assert (note.seat, note.data) == (
        None,
        {"note": "timed-out-veiled", "asked": "AskPick", "prompt": "pick-1-1"},
    )
    position = await house.referee.position(match_id)
    assert position.absences == (Absence(Seat(1), strikes=1),)
    assert position.seats[1].policy is None, "an AI in the seat would tell who it was"
    late = await house.referee.too_late(match_id, Seat(1), "pick-1-1")
    assert late is not None


async def test_another_question_is_not_what_one_was_too_late_for(house: TimedHouse) -> None:
    match_id = await house.play(TimeControl(HOUR, HOUR, strikes=9))
    await house.answer(match_id, Seat(0), Pick(4))
    await house.pass_time(1)
    assert await house.referee.too_late(match_id, Seat(0), "pick-1-1") is None
    other = (await house.referee.position(match_id)).prompts[Seat(0)]
    await house.pass_time(1)
    assert await house.referee.too_late(match_id, Seat(0), other.id) is not None
    assert await house.referee.too_late(match_id, Seat(0), "pick-1-1") is None


async def test_reminding_and_more_time_name_everybody(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.referee.remind(moderator(), match_id)
    await house.referee.extend(moderator(), match_id, None, HOUR)
    assert [note.data["names"] for note in await house.referee.notes(match_id)] == [["Aiko", "Ren"]] * 2
    assert await house.reminders(match_id) == [(1, "0")]


@pytest.mark.parametrize("named", [0, 1], ids=["has answered", "has not"])
async def test_more_time_for_one_is_more_time_for_all(house: TimedHouse, named: int) -> None:
    match_id = await house.play()
    await house.answer(match_id, Seat(0), Pick(4))
    await house.referee.extend(moderator(), match_id, Seat(named), 6 * HOUR)
    assert await house.due(match_id, Seat(1)) == 30
    [note] = await house.referee.notes(match_id)
    assert note.data["names"] == ["Aiko", "Ren"]


async def test_a_computer_is_given_no_time(house: TimedHouse) -> None:
    match_id = await house.play()
    await house.referee.go_away(REN, match_id, NOON + 9 * HOUR)
    with pytest.raises(NotSeated):
        await house.referee.extend(moderator(), match_id, Seat(1), HOUR)
    assert await house.due(match_id, Seat(0)) == 24
