"""What happens beside the rules: people leave and are replaced, moderators pause and end matches."""

import pytest

from bot.matches import Actor
from bot.matches.errors import (
    AlreadySeated,
    LastPerson,
    MatchEnded,
    MatchPaused,
    NotPaused,
    NotSeated,
    NotStarted,
)
from bot.store import drafts, matches, messages
from bot.store.engine import reading
from bot.store.matches import Seating
from bot.store.messages import Posted
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, CHANNEL, MORI, REN, House, moderator
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick

DM = 77


async def show_prompts(house: House, match_id: str) -> None:
    """Remember, as the courier does, that seat 1 was asked publicly and by direct message."""
    async with house.engine.begin() as connection:
        await messages.keep(connection, match_id, Posted("seat:1", "pick-1-1", DM, 1))
        await messages.keep(connection, match_id, Posted("seat:1", "take-0", CHANNEL, 2))
        await drafts.keep(connection, match_id, Seat(1), "pick-1-1", {"number": 3})
    await house.say_everything(match_id)


async def draft_of(house: House, match_id: str) -> object:
    async with reading(house.engine) as connection:
        return await drafts.read(connection, match_id, Seat(1), "pick-1-1")


async def test_an_ai_takes_over_for_somebody_who_resigns(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await show_prompts(house, match_id)
    await house.referee.resign(REN, match_id)
    await house.referee.rest(match_id)
    position = await house.referee.position(match_id)
    assert position.seats[1] == Seating(Seat(1), "Ren", None, "greedy")
    assert position.seat_of(REN.id) is None
    assert position.asked(Seat(1), "pick-1-1") is None
    (note,) = await house.referee.notes(match_id)
    assert note.data == {"note": "resigned", "actor": "Ren", "seat": 1}
    news = await house.news(match_id)
    assert {("table", f"note-{note.seq}"), ("seat:1", "pick-1-1"), ("seat:1", "take-0")} <= set(news)
    assert await draft_of(house, match_id) == {}
    with pytest.raises(NotSeated):
        await house.referee.resign(REN, match_id)


async def test_what_is_left_of_a_settled_question_is_not_updated_with_the_deadlines(house: House) -> None:
    """Its answer may be too old to be found again: a plan of last spring became a mere "Done"."""
    match_id = await house.begin(AIKO, REN)
    await show_prompts(house, match_id)
    await house.referee.pause(moderator(), match_id)
    told = [key for audience, key in await house.news(match_id) if audience == "seat:1"]
    assert told == ["pick-1-1"]


async def test_a_match_with_notes_gives_a_record_that_verifies(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(2))
    await house.referee.pause(moderator(), match_id)
    await house.referee.resume(moderator(), match_id)
    await house.referee.replace(moderator(), match_id, Seat(1), MORI)
    await play_to_the_end(house, match_id)
    assert verify(await house.referee.record(match_id)) is not None
    assert verify(await house.new_referee().record(match_id)) is not None


async def test_a_moderator_gives_a_seat_to_an_ai_and_back_to_a_person(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.kick(moderator(), match_id, Seat(1))
    await house.referee.rest(match_id)
    with pytest.raises(NotSeated):
        await house.referee.kick(moderator(), match_id, Seat(1))
    with pytest.raises(NotSeated):
        await house.referee.kick(moderator(), match_id, Seat(9))
    await house.say_everything(match_id)
    await house.referee.replace(moderator(), match_id, Seat(1), MORI)
    position = await house.referee.position(match_id)
    assert position.seats[1] == Seating(Seat(1), "Mori", MORI.id, None)
    kicked, replaced = await house.referee.notes(match_id)
    assert kicked.data == {"note": "kicked", "actor": "Mori", "seat": 1, "was": "Ren"}
    assert replaced.data == {"note": "replaced", "actor": "Mori", "seat": 1, "was": "Ren", "name": "Mori"}
    told = [("lobby", "lobby"), ("members", "1"), ("table", f"note-{replaced.seq}"), ("seat:1", "pick-1-1")]
    assert await house.news(match_id) == told


async def test_a_former_holder_s_messages_never_show_the_new_holder_s_secrets(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await show_prompts(house, match_id)
    await house.referee.replace(moderator(), match_id, Seat(1), MORI)
    async with reading(house.engine) as connection:
        left = await messages.of_audience(connection, match_id, "seat:1")
    assert left == [], "what stands at the table has called somebody else"
    assert await draft_of(house, match_id) == {}


async def test_nobody_holds_two_seats_and_names_stay_different(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    with pytest.raises(AlreadySeated):
        await house.referee.replace(moderator(), match_id, Seat(1), AIKO)
    namesake = type(AIKO)(999, "Aiko")
    await house.referee.replace(moderator(), match_id, Seat(1), namesake)
    assert (await house.referee.position(match_id)).names == ("Aiko", "Aiko (2)")


async def test_a_match_is_paused_and_resumed_once(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    with pytest.raises(NotPaused):
        await house.referee.resume(moderator(), match_id)
    await house.referee.pause(moderator(), match_id)
    with pytest.raises(MatchPaused):
        await house.referee.pause(moderator(), match_id)
    await house.referee.resume(moderator(), match_id)
    assert [note.data["note"] for note in await house.referee.notes(match_id)] == ["paused", "resumed"]
    assert (await house.answer(match_id, Seat(0), Pick(1))).seq == 3


async def test_a_match_that_was_ended_asks_nothing_and_shows_its_seed(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await show_prompts(house, match_id)
    await house.referee.end(moderator(), match_id)
    position = await house.referee.position(match_id)
    assert (position.match.status, position.match.ended_at) == ("stopped", 1_800_000_001)
    assert position.prompts == {}
    assert {("seat:1", "pick-1-1"), ("table", "note-1")} <= set(await house.news(match_id))
    assert verify(await house.referee.record(match_id)) is None
    for after_the_end in (house.referee.end, house.referee.pause, house.referee.resume):
        with pytest.raises(MatchEnded):
            await after_the_end(moderator(), match_id)


async def test_a_match_that_everybody_has_left_is_stopped(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.resign(REN, match_id)
    with pytest.raises(LastPerson):
        await house.referee.resign(AIKO, match_id)
    await house.referee.resign(AIKO, match_id, may_end=True)
    assert (await house.referee.position(match_id)).match.status == "stopped"
    names = [note.data["note"] for note in await house.referee.notes(match_id)]
    assert names == ["resigned", "resigned", "deserted"]


async def test_a_lobby_has_no_notes(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    with pytest.raises(NotStarted):
        await house.referee.pause(moderator(), match_id)
    async with reading(house.engine) as connection:
        assert [match.status for match in await matches.in_place(connection, CHANNEL)] == ["lobby"]


async def test_a_match_that_moves_forgets_its_messages_and_asks_again(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.say_everything(match_id)
    await show_prompts(house, match_id)
    await house.referee.move(Actor.program(), match_id, CHANNEL, CHANNEL, 99)
    assert (await house.referee.position(match_id)).match.place_id == 99
    async with reading(house.engine) as connection:
        known = await messages.of_audience(connection, match_id, "seat:1")
    assert known == [Posted("seat:1", "pick-1-1", DM, 1)]
    [moved] = await house.referee.notes(match_id)
    assert moved.data == {"note": "moved"}
    asked = [("seat:0", "pick-1-0"), ("seat:1", "pick-1-1")]
    told = [("members", "0"), ("members", "1"), ("table", f"note-{moved.seq}"), ("lobby", "lobby")]
    assert sorted(await house.news(match_id)) == sorted([*told, *asked])
    await house.referee.move(Actor.program(), match_id, CHANNEL, CHANNEL, 100)
    assert (await house.referee.position(match_id)).match.place_id == 99, "somebody else was faster"
