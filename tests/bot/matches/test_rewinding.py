"""Going back: a moderator takes a match to any step that still counts."""

import pytest

from bot.matches.errors import MatchEnded, NoWayBack
from bot.matches.transaction import MatchTransaction
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, REN, House, moderator
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick, Revealed


async def revealed(house: House, **options: int) -> str:
    """A match in which both have picked, and somebody is to take."""
    match_id = await house.begin(AIKO, REN, **options)
    await house.answer(match_id, Seat(0), Pick(6))
    await house.answer(match_id, Seat(1), Pick(1))
    return match_id


async def test_the_position_is_again_what_it_was_and_the_luck_is_new(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    before = await house.answer(match_id, Seat(0), Pick(6))
    dice = set()
    for _ in range(4):
        after = await house.answer(match_id, Seat(1), Pick(1))
        [*_, chapter] = await house.referee.story(match_id)
        dice |= {event.dice for event in chapter.events if isinstance(event, Revealed)}
        position = await house.referee.rewind(moderator(), match_id, before.seq)
        assert position.prompts.keys() == before.prompts.keys() != after.prompts.keys()
    assert len(dice) > 1
    await play_to_the_end(house, match_id)
    assert verify(await house.referee.record(match_id)) is not None


async def test_questions_and_stages_after_it_have_new_names(house: House) -> None:
    match_id = await revealed(house)
    old = (await house.referee.position(match_id)).prompts
    told = {key for audience, key in await house.news(match_id) if audience == "table"}
    await house.say_everything(match_id)
    await house.referee.rewind(moderator(), match_id, 1)
    new = (await house.referee.position(match_id)).prompts
    assert {prompt.id for prompt in old.values()}.isdisjoint(prompt.id for prompt in new.values())
    news = await house.news(match_id)
    assert ("table", "rewind-3") in news
    assert ("table", "reveal-1") in news, "what was told is told to be taken back"
    await house.say_everything(match_id)
    await house.answer(match_id, Seat(1), Pick(2))
    assert told.isdisjoint(key for audience, key in await house.news(match_id) if audience == "table")


async def test_what_was_taken_back_is_no_longer_told(house: House) -> None:
    match_id = await revealed(house)
    await house.referee.rewind(moderator(), match_id, 1)
    scene = await house.referee.stage_view(match_id, "reveal-1")
    assert scene is not None
    assert scene.taken_back
    half = await house.referee.stage_view(match_id, "round-1")
    assert half is not None
    assert not half.taken_back
    assert [event.seat for event in half.events] == [0]
    assert [chapter.key for chapter in await house.referee.story(match_id)] == [
        "start",
        "round-1",
        "rewind-3",
    ]


async def test_it_survives_a_restart_and_goes_back_behind_itself(house: House) -> None:
    match_id = await revealed(house)
    await house.referee.rewind(moderator(), match_id, 1)
    expected = await house.referee.observe(match_id, Seat(0))
    house.referee = house.new_referee()
    assert await house.referee.observe(match_id, Seat(0)) == expected
    await house.answer(match_id, Seat(1), Pick(3))
    await house.referee.rewind(moderator(), match_id, 0)
    with pytest.raises(NoWayBack):
        await house.referee.rewind(moderator(), match_id, 1)
    await play_to_the_end(house, match_id)
    record = await house.new_referee().record(match_id)
    assert verify(record) is not None
    assert [entry.data["to"] for entry in record.entries if entry.kind == "rewind"] == [1, 0]


async def test_only_steps_that_count_are_offered_the_newest_first(house: House) -> None:
    match_id = await revealed(house)
    assert [step.number for step in await house.referee.steps_back(match_id, 25)] == [1, 0]
    await house.referee.rewind(moderator(), match_id, 1)
    assert [step.number for step in await house.referee.steps_back(match_id, 25)] == [1, 0]
    [step, _] = await house.referee.steps_back(match_id, 25)
    assert [event.number for event in step.events] == [None], "a moderator sees no secrets"


@pytest.mark.parametrize("to", [-1, 2, 3, 99])
async def test_there_is_no_way_to_where_nothing_was_played(house: House, to: int) -> None:
    match_id = await revealed(house)
    with pytest.raises(NoWayBack):
        await house.referee.rewind(moderator(), match_id, to)


async def test_whose_way_back_is_refused_is_told_the_number_that_they_gave(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not a row of the log, which counts secret answers, too."""
    monkeypatch.setattr(MatchTransaction, "_is_silent", lambda _, deed, step: deed.seat == 0)
    match_id = await revealed(house)
    await house.referee.pause(moderator(), match_id)
    [pause] = await house.referee.notes(match_id)
    with pytest.raises(NoWayBack) as caught:
        await house.referee.rewind(moderator(), match_id, pause.number)
    assert caught.value.params["step"] == pause.number < pause.seq


async def test_a_match_that_has_ended_stays_ended_for_its_luck_is_known(house: House) -> None:
    match_id = await revealed(house, rounds=1)
    await play_to_the_end(house, match_id)
    with pytest.raises(MatchEnded):
        await house.referee.rewind(moderator(), match_id, 0)
