"""After a restart everything comes from the database; what is only a cache may be missing or wrong."""

from typing import Any

import pytest
from sqlalchemy import delete, update
from structlog.testing import capture_logs

from bot.matches import loading
from bot.matches.errors import DamagedMatch
from bot.store import schema
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, REN, SEATED, House
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick, ToyGame


async def test_a_match_goes_on_after_every_single_command(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    position = await house.referee.position(match_id)
    while position.prompts:
        house.referee = house.new_referee()
        again = await house.referee.position(match_id)
        assert again == position
        seat, prompt = next((seat, prompt) for seat, prompt in again.prompts.items() if prompt.owed)
        command = await _advised(house, match_id, seat)
        position = await house.referee.submit(SEATED[seat], match_id, seat, prompt.id, command)
    assert verify(await house.new_referee().record(match_id)) == position.outcome is not None


@pytest.mark.parametrize("damage", [b"", b"not packed", "another state", "no rows"])
async def test_without_its_stages_a_match_is_played_again_from_its_log(house: House, damage: Any) -> None:
    match_id = await house.begin(AIKO, REN)
    other_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    expected = await house.referee.observe(match_id, Seat(0))
    async with house.engine.begin() as connection:
        if damage == "no rows":
            await connection.execute(delete(schema.stages))
        elif damage == "another state":
            other = schema.stages.select().where(schema.stages.c.match_id == other_id)
            await connection.execute(
                update(schema.stages).values(state=(await connection.execute(other)).one().state)
            )
        else:
            await connection.execute(update(schema.stages).values(state=damage))
    house.referee = house.new_referee()
    assert await house.referee.observe(match_id, Seat(0)) == expected
    await play_to_the_end(house, match_id)
    assert verify(await house.referee.record(match_id)) is not None


async def test_a_scene_whose_state_is_lost_is_shown_all_the_same(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await play_to_the_end(house, match_id)
    expected = await house.referee.stage_view(match_id, "reveal-1")
    async with house.engine.begin() as connection:
        await connection.execute(update(schema.stages).values(state=b""))
    assert await house.new_referee().stage_view(match_id, "reveal-1") == expected is not None


async def test_a_log_that_was_tampered_with_is_not_believed(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    async with house.engine.begin() as connection:
        forged = update(schema.log).where(schema.log.c.seq == 1)
        await connection.execute(forged.values(data={"kind": "Pick", "number": 6}))
        await connection.execute(delete(schema.stages))
    with pytest.raises(DamagedMatch) as caught:
        await house.new_referee().position(match_id)
    assert caught.value.params["seq"] == 1


async def test_a_damaged_match_is_played_again_once_until_its_log_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    expected = await house.referee.position(match_id)
    await house.referee.rest(match_id)  # nobody else reads the match from now on
    replays = []
    play_again = loading.replay

    async def counted(*arguments: Any) -> Any:
        replays.append(arguments)
        return await play_again(*arguments)

    monkeypatch.setattr(loading, "replay", counted)
    last = update(schema.log).where(schema.log.c.seq == expected.seq)
    digest = (await house.log(match_id))[-1].digest
    async with house.engine.begin() as connection:
        await connection.execute(last.values(digest="spoiled"))
    referee = house.new_referee()
    with capture_logs() as told:
        for _ in range(3):
            with pytest.raises(DamagedMatch) as caught:
                await referee.position(match_id)
    assert caught.value.params == {"match": match_id, "seq": expected.seq}
    assert len(replays) == 1
    assert [line["event"] for line in told].count("match_damaged") == 1
    async with house.engine.begin() as connection:
        await connection.execute(last.values(digest=digest))
    assert await referee.position(match_id) == expected


async def test_a_row_over_which_the_rules_stumble_is_damage(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that other hands have changed can fail in any way, anywhere in the rules."""
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    async with house.engine.begin() as connection:
        await connection.execute(delete(schema.stages))

    def stumble(*_: Any) -> Any:
        raise KeyError("save_face")

    monkeypatch.setattr(ToyGame, "apply", stumble)
    with pytest.raises(DamagedMatch) as caught:
        await house.new_referee().position(match_id)
    assert caught.value.params["seq"] == 1


async def _advised(house: House, match_id: str, seat: Seat) -> Any:
    return ToyGame().advise(await house.referee.observe(match_id, seat))
