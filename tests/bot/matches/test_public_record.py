"""The record of a match that still runs holds what everybody was told, and no more."""

from rules.core.model import Seat
from rules.core.record import MatchRecord, dump, verify
from tests.bot.matches.conftest import AIKO, REN, House, moderator
from tests.toygame import Pick, Take


def told(record: MatchRecord) -> list[list[str]]:
    """The kinds of events, or the name of the note, of each entry."""
    noted = [[entry.data.get("note", entry.kind)] for entry in record.entries]
    events = [[event["kind"] for event in entry.data.get("events", ())] for entry in record.entries]
    return [facts or note for facts, note in zip(events, noted, strict=True)]


async def test_secret_answers_are_not_in_it(house: House) -> None:
    match_id = await house.begin(AIKO, REN, highest=99_999)
    await house.answer(match_id, Seat(0), Pick(73_737))
    record = await house.referee.record(match_id)
    assert told(record) == [["Started"], ["Picked"]]
    assert record.entries[1].data == {"events": [{"kind": "Picked", "seat": 0, "number": None}]}
    assert "73737" not in dump(record).decode()


async def test_what_could_be_used_to_guess_secrets_is_not_in_it(house: House) -> None:
    """With digests of the states, whoever knows the rest could try all answers."""
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(1))
    record = await house.referee.record(match_id)
    assert {entry.digest for entry in record.entries} == {""}
    assert {entry.seat for entry in record.entries} == {None}
    assert record.seed is None


async def test_notes_and_rewinds_are_in_it_and_count_what_is_told(house: House) -> None:
    match_id = await house.begin(AIKO, REN, rounds=3)
    for seat in (0, 1):
        await house.answer(match_id, Seat(seat), Pick(seat + 1))
    taker = next(iter((await house.referee.position(match_id)).prompts))
    await house.answer(match_id, taker, Take(1))
    await house.referee.pause(moderator(), match_id)
    await house.referee.rewind(moderator(), match_id, 2)
    record = await house.referee.record(match_id)
    assert told(record)[-2:] == [["paused"], ["rewind"]]
    assert record.entries[-1].data == {"to": 2, "step": 2, "actor": "Mori"}
    assert [entry.seq for entry in record.entries] == list(range(6))


async def test_the_whole_record_comes_when_the_match_is_stopped(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(3))
    await house.referee.end(moderator(), match_id)
    record = await house.referee.record(match_id)
    assert record.seed is not None
    assert record.entries[1].data == {"kind": "Pick", "number": 3}
    assert verify(record) is None


async def test_the_lucky_words_are_in_it_for_the_table_knows_them(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.give_word(REN, match_id, "crane")
    await house.referee.start(AIKO, match_id)
    record = await house.referee.record(match_id)
    assert (record.seed, record.words) == (None, ("", "crane"))
