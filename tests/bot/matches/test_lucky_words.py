"""The luck is promised before anyone gives a word, and made of the seed and all words: nobody can choose."""

import pytest

from bot.matches.errors import AlreadyStarted, NotSeated, NotStarted
from bot.store import matches
from rules.core.chance import commitment
from rules.core.model import Seat
from rules.core.record import luck_of, prove, seed_of, verify
from tests.bot.matches.conftest import AIKO, MORI, REN, House, moderator
from tests.bot.matches.test_playing import play_to_the_end


async def promised(house: House, match_id: str) -> str:
    """The fingerprint that the lobby shows."""
    seed = (await house.lobby.rows(match_id)).match.seed
    assert seed is not None
    return commitment(seed)


async def test_what_is_promised_at_the_opening_is_kept_whatever_words_are_given(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    promise = await promised(house, match_id)
    await house.lobby.give_word(REN, match_id, "  lucky  sevens ")
    await house.referee.start(AIKO, match_id)
    assert (await house.referee.position(match_id)).commitment == promise
    await play_to_the_end(house, match_id)
    record = await house.referee.record(match_id)
    assert (record.commitment, record.words) == (promise, ("", "lucky sevens"))
    assert verify(record) == record.outcome is not None
    assert prove(record).luck.words == 1


async def test_a_word_makes_other_luck_of_the_same_seed(house: House) -> None:
    dealt = []
    for word in ("", "crane", "turtle"):
        house.seeds = 0
        match_id = await house.open_match(AIKO, REN)
        await house.lobby.give_word(AIKO, match_id, word)
        await house.referee.start(AIKO, match_id)
        await house.referee.end(moderator(), match_id)
        record = await house.referee.record(match_id)
        assert seed_of(record) == b"\1" * 32
        dealt.append((luck_of(record), bool(record.words)))
    assert len(set(dealt)) == 3
    assert dealt[0] == (b"\1" * 32, False)


async def test_a_word_may_be_changed_and_taken_back_until_the_start(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    for typed, counts in (("one", "one"), ("two\n", "two"), ("  ", ""), ("three", "three")):
        await house.lobby.give_word(REN, match_id, typed)
        assert await house.lobby.word_of(REN, match_id) == counts
        assert await house.lobby.word_of(AIKO, match_id) == ""
    await house.referee.start(AIKO, match_id)
    for late in (house.lobby.give_word(REN, match_id, "x"), house.lobby.word_of(REN, match_id)):
        with pytest.raises(AlreadyStarted):
            await late
    assert (await house.referee.position(match_id)).match.words == ["", "three"]


async def test_only_who_has_a_seat_has_a_word(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    for stranger in (house.lobby.give_word(MORI, match_id, "x"), house.lobby.word_of(MORI, match_id)):
        with pytest.raises(NotSeated):
            await stranger
    await house.lobby.give_word(REN, match_id, "gone")
    await house.lobby.leave(REN, match_id)
    await house.lobby.join(REN, match_id)
    await house.referee.start(AIKO, match_id)
    assert (await house.referee.position(match_id)).match.words is None


async def test_words_stay_as_they_were_at_the_start_whoever_sits_there(house: House) -> None:
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.give_word(REN, match_id, "crane")
    await house.referee.start(AIKO, match_id)
    await house.referee.replace(moderator("Judge"), match_id, Seat(1), MORI)
    await play_to_the_end(house, match_id)
    record = await house.referee.record(match_id)
    assert (record.players, record.words) == (("Aiko", "Mori"), ("", "crane"))
    assert verify(record) == record.outcome


async def test_a_table_that_was_opened_without_a_seed_gets_one_at_the_start(house: House) -> None:
    """As before the seed was drawn at the opening."""
    match_id = await house.open_match(AIKO, REN)
    async with house.engine.begin() as connection:
        await matches.change(connection, match_id, seed=None)
    await house.referee.start(AIKO, match_id)
    await play_to_the_end(house, match_id)
    assert verify(await house.referee.record(match_id)) is not None


async def test_a_table_that_has_not_started_has_no_record(house: House) -> None:
    match_id = await house.open_match(AIKO)
    with pytest.raises(NotStarted):
        await house.referee.record(match_id)
    await house.lobby.close(AIKO, match_id)
    with pytest.raises(NotStarted):
        await house.referee.record(match_id)


async def test_the_record_of_an_ended_match_holds_its_luck_and_that_of_a_running_one_does_not(
    house: House,
) -> None:
    match_id = await house.begin(AIKO, REN)
    assert not any((await house.referee.record(match_id)).entries[0].draws or ())
    await house.referee.end(moderator(), match_id)
    drawn = (await house.referee.record(match_id)).entries[0].draws
    assert drawn
    assert drawn[0].startswith("one of 6: ")
