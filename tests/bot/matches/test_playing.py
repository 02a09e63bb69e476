"""Commands: what is carried out, what is refused, and that nothing between the two remains."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from bot.matches import transaction
from bot.matches.errors import (
    AlreadyStarted,
    MatchPaused,
    NotSeated,
    NotStarted,
    UnknownMatch,
    WrongSeatCount,
)
from bot.store import drafts, messages, outbox
from bot.store.engine import reading, writing
from bot.store.messages import Posted
from rules.core.chance import commitment
from rules.core.errors import (
    IllegalCommand,
    MalformedCommand,
    MatchOver,
    StalePrompt,
)
from rules.core.model import Seat, by_seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, REN, SEATED, House, holder, moderator
from tests.toygame import Pick, Take


async def play_to_the_end(house: House, match_id: str) -> None:
    position = await house.referee.position(match_id)
    while position.prompts:
        seat, prompt = next((seat, prompt) for seat, prompt in position.prompts.items() if prompt.owed)
        command = Take(2) if prompt.kind == "AskTake" else Pick(seat + 1)
        player = holder(position, seat)
        position = await house.referee.submit(player, match_id, seat, prompt.id, command)


async def test_a_whole_match_gives_a_record_that_verifies(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await play_to_the_end(house, match_id)
    position = await house.referee.position(match_id)
    record = await house.referee.record(match_id)
    assert position.match.status == "over"
    assert position.match.ended_at == 1_800_000_001
    assert verify(record) == position.outcome is not None
    assert record.players == ("Aiko", "Ren")
    assert [entry.seq for entry in record.entries] == list(range(7))


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    position = await house.referee.position(match_id)
    running = await house.referee.record(match_id)
    assert position.match.seed is None
    assert running.seed is None
    await play_to_the_end(house, match_id)
    position = await house.referee.position(match_id)
    over = await house.referee.record(match_id)
    assert position.match.seed is not None
    assert over.seed == position.match.seed.hex()
    assert commitment(position.match.seed) == position.commitment == over.commitment == running.commitment


async def test_every_option_is_written_down_at_the_start(house: House) -> None:
    match_id = await house.begin(AIKO, REN, rounds=1)
    assert (await house.referee.record(match_id)).options == {"rounds": 1, "highest": 6}


async def test_a_settled_question_keeps_no_draft(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    async with writing(house.engine) as connection:
        for seat in (0, 1):
            await drafts.keep(connection, match_id, Seat(seat), f"pick-1-{seat}", {"number": 3})
    await play_to_the_end(house, match_id)
    async with reading(house.engine) as connection:
        assert [await drafts.read(connection, match_id, Seat(seat), f"pick-1-{seat}") for seat in (0, 1)] == [
            {},
            {},
        ]


async def test_who_follows_a_match_is_told_after_each_commit(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    house.told.clear()
    await house.answer(match_id, Seat(0), Pick(3))
    assert house.told == [match_id]


async def test_a_step_brings_the_news_of_its_stages_then_of_its_prompts(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    assert await house.news(match_id) == [
        ("lobby", "lobby"),
        ("members", "0"),
        ("members", "1"),
        ("table", "start"),
        ("seat:0", "pick-1-0"),
        ("seat:1", "pick-1-1"),
    ]
    await house.say_everything(match_id)
    await house.answer(match_id, Seat(1), Pick(5))
    assert await house.news(match_id) == [("table", "round-1"), ("seat:1", "pick-1-1")]
    await house.say_everything(match_id)
    position = await house.answer(match_id, Seat(0), Pick(1))
    (taker,) = position.prompts
    gone = [("seat:0", "pick-1-0"), ("seat:1", "pick-1-1")]
    news = await house.news(match_id)
    assert news[:2] == [("table", "round-1"), ("table", "reveal-1")]
    assert sorted(news[2:]) == sorted([*gone, (f"seat:{taker}", "take-1")])


@pytest.mark.parametrize(
    ("seat", "prompt_id", "command", "refusal"),
    [
        (0, "pick-0-0", Pick(1), StalePrompt),
        (0, "pick-1-1", Pick(1), StalePrompt),
        (2, "pick-1-2", Pick(1), NotSeated),
        (0, "pick-1-0", Pick(99), IllegalCommand),
        (0, "pick-1-0", Take(1), IllegalCommand),
        (0, "pick-1-0", {"kind": "Pick", "number": "many"}, MalformedCommand),
        (0, "pick-1-0", {"kind": "Cheat"}, MalformedCommand),
    ],
)
async def test_a_refused_command_leaves_no_trace(
    house: House, seat: Seat, prompt_id: str, command: Any, refusal: type[Exception]
) -> None:
    match_id = await house.begin(AIKO, REN)
    before = await house.log(match_id), await house.pending(match_id), await house.referee.story(match_id)
    house.told.clear()
    with pytest.raises(refusal):
        await house.referee.submit(SEATED[seat], match_id, seat, prompt_id, command)
    after = await house.log(match_id), await house.pending(match_id), await house.referee.story(match_id)
    assert before == after
    assert house.told == []


async def test_a_refused_command_draws_no_luck(house: House) -> None:
    luck = []
    for refusals in (0, 3):
        house.seeds = 0
        match_id = await house.begin(AIKO, REN)
        await house.answer(match_id, Seat(0), Pick(2))
        for _ in range(refusals):
            with pytest.raises(IllegalCommand):
                await house.answer(match_id, Seat(1), Pick(99))
        await house.answer(match_id, Seat(1), Pick(2))
        luck.append((await house.log(match_id))[-1].digest)
    assert luck[0] == luck[1]


async def test_the_order_in_which_secrets_arrive_does_not_matter(house: House) -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        house.seeds = 0
        match_id = await house.begin(AIKO, REN)
        for seat in order:
            await house.answer(match_id, Seat(seat), Pick(seat + 3))
        ends.append((await house.log(match_id))[-1].digest)
    assert ends[0] == ends[1]


async def test_no_command_is_taken_while_the_match_does_not_run(house: House) -> None:
    with pytest.raises(UnknownMatch):
        await house.referee.submit(AIKO, "nowhere", Seat(0), "pick-1-0", Pick(1))
    match_id = await house.open_match(AIKO, REN)
    with pytest.raises(NotStarted):
        await house.referee.submit(AIKO, match_id, Seat(0), "pick-1-0", Pick(1))
    await house.referee.start(AIKO, match_id)
    await house.referee.pause(moderator(), match_id)
    with pytest.raises(MatchPaused):
        await house.referee.submit(AIKO, match_id, Seat(0), "pick-1-0", Pick(1))
    await house.referee.resume(moderator(), match_id)
    await play_to_the_end(house, match_id)
    with pytest.raises(MatchOver):
        await house.referee.submit(AIKO, match_id, Seat(0), "pick-1-0", Pick(1))


async def test_a_match_starts_once_and_with_enough_players(house: House) -> None:
    match_id = await house.open_match(AIKO)
    with pytest.raises(WrongSeatCount):
        await house.referee.start(AIKO, match_id)
    await house.lobby.join(REN, match_id)
    await house.referee.start(AIKO, match_id)
    with pytest.raises(AlreadyStarted):
        await house.referee.start(AIKO, match_id)


async def test_two_clicks_at_once_count_once(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(6))
    await house.answer(match_id, Seat(1), Pick(1))
    (taker,) = (await house.referee.position(match_id)).prompts
    clicks = (house.referee.submit(SEATED[taker], match_id, taker, "take-1", Take(2)) for _ in range(5))
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(result).__name__ for result in results].count("StalePrompt") == 4
    assert len(await house.log(match_id)) == 4


async def test_two_referees_on_one_database_agree(house: House) -> None:
    """The later one of two commands is judged by the position that the earlier one led to."""
    rivals = [house.new_referee(), house.new_referee()]
    match_id = await house.begin(AIKO, REN)
    for round_number in (1, 2):
        await asyncio.gather(
            *(
                rival.submit(SEATED[seat], match_id, seat, f"pick-{round_number}-{seat}", Pick(seat + 1))
                for seat, rival in by_seat(rivals)
            )
        )
        (taker,) = (await rivals[0].position(match_id)).prompts
        takes = (
            rival.submit(SEATED[taker], match_id, taker, f"take-{round_number}", Take(1)) for rival in rivals
        )
        results = await asyncio.gather(*takes, return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 1
    assert verify(await house.referee.record(match_id)) is not None


async def test_many_matches_go_on_at_once(house: House) -> None:
    match_ids = [await house.begin(AIKO, REN) for _ in range(12)]
    await asyncio.gather(*(play_to_the_end(house, match_id) for match_id in match_ids))
    for match_id in match_ids:
        assert verify(await house.referee.record(match_id)) is not None


async def test_a_crash_before_the_commit_leaves_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    before = await house.log(match_id), await house.pending(match_id)
    with monkeypatch.context() as broken:
        broken.setattr(transaction.MatchTransaction, "_enqueue_prompts", _crash)
        with pytest.raises(ConnectionError):
            await house.answer(match_id, Seat(0), Pick(3))
    assert before == (await house.log(match_id), await house.pending(match_id))
    assert (await house.answer(match_id, Seat(0), Pick(4))).seq == 1
    assert (await house.referee.observe(match_id, Seat(0))).own_pick == 4


async def test_a_crash_after_the_commit_loses_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(match_id: str) -> None:
        raise ConnectionError

    match_id = await house.begin(AIKO, REN)
    await house.say_everything(match_id)
    monkeypatch.setattr(house.referee.match_changed, "publish", crash)
    with pytest.raises(ConnectionError):
        await house.answer(match_id, Seat(0), Pick(3))
    house.referee = house.new_referee()
    assert (await house.referee.observe(match_id, Seat(0))).own_pick == 3
    assert await house.news(match_id) == [("table", "round-1"), ("seat:0", "pick-1-0")]


async def test_a_row_that_somebody_else_has_written_is_never_overwritten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    before = await house.log(match_id)
    monkeypatch.setattr(
        transaction.MatchTransaction, "seq", property(lambda self: 0, lambda self, seq: None), raising=False
    )
    with pytest.raises(IntegrityError):
        await house.answer(match_id, Seat(0), Pick(3))
    assert await house.log(match_id) == before


async def _crash(*arguments: object) -> None:
    raise ConnectionError


async def test_the_message_that_is_always_current_opens_the_table_and_then_comes_last(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(6))
    assert await current_and_others(house, match_id) == (0, 2)
    async with house.engine.begin() as connection:
        await messages.keep(connection, match_id, Posted(outbox.TABLE, outbox.NOW, 12, 34))
    await house.answer(match_id, Seat(1), Pick(6))
    place, others = await current_and_others(house, match_id)
    assert place == others
    await house.say_everything(match_id)
    await house.referee.pause(moderator(), match_id)
    place, others = await current_and_others(house, match_id)
    assert place == others


async def current_and_others(house: House, match_id: str) -> tuple[int, int]:
    """Where the message that is always current stands in the table's news, and how much else there is."""
    pending = await house.pending(match_id)
    keys = [item.key for item in pending if item.audience == outbox.TABLE]
    return keys.index(outbox.NOW), len(keys) - 1
