"""A new version of the program comes upon matches that were played by other rules."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.errors import NoWayBack, RulesChanged
from bot.store import schema, stages
from bot.views.listing import position_of
from rules.core import record
from rules.core.errors import RecordError
from rules.core.model import Seat, Stage, Step, all_seats
from tests.bot.matches.conftest import AIKO, REN, House, moderator
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick, State, Take, Took, ToyGame


class Generous(ToyGame):
    """Whoever takes points gets one more. A position counts its rounds twice, as newer programs may do."""

    def _take(self, state: State, seat: Seat, points: int) -> Any:
        step = super()._take(state, seat, points)
        total = list(step.state.points)
        total[seat] += 1
        after = msgspec.structs.replace(step.state, points=tuple(total))
        return Step((Stage(step.stages[0].key, after, (Took(seat, points + 1),)),))


async def _upgrade(house: House, monkeypatch: pytest.MonkeyPatch, game: ToyGame, version: int) -> None:
    """The program ends, and another version of it starts."""
    await house.referee.close()
    monkeypatch.setattr("tests.toygame.GAME", game)
    monkeypatch.setattr(game, "rules_version", version)
    from rules.core import registry

    registry.find.cache_clear()
    house.referee = house.new_referee()
    await house.referee.resume_all()


async def _notes(house: House, match_id: str) -> list[dict[str, Any]]:
    return [row.data for row in await house.log(match_id) if row.kind == "note"]


async def test_a_match_goes_on_by_the_new_rules_and_the_table_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    position = await house.answer(match_id, Seat(0), Pick(5))
    await house.say_everything(match_id)
    await _upgrade(house, monkeypatch, Generous(), 2)
    assert await _notes(house, match_id) == [{"note": "rules-changed", "was": 1, "now": 2}]
    assert await house.news(match_id) == [("table", "note-2")]
    assert (await house.referee.position(match_id)).prompts == position.prompts
    await play_to_the_end(house, match_id)
    ended = await house.referee.record(match_id)
    proof = record.prove(ended)
    assert (ended.rules_version, proof.unproven, proof.outcome) == (2, 2, ended.outcome)
    assert record.load(record.dump(record.with_draws(ended))).entries[0] == ended.entries[0]


async def test_a_changed_rule_is_noticed_though_nobody_has_raised_the_version(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    for seat in all_seats(2):
        await house.answer(match_id, seat, Pick(3))
    taker = (await house.referee.observe(match_id, None)).taker
    await house.answer(match_id, taker, Take(2))
    await _upgrade(house, monkeypatch, Generous(), 1)
    assert await _notes(house, match_id) == []
    await house.answer(match_id, Seat(0), Pick(5))
    assert await _notes(house, match_id) == [{"note": "rules-changed", "was": 1, "now": 1}]
    await house.referee.close()
    house.referee = house.new_referee()
    await play_to_the_end(house, match_id)
    assert len(await _notes(house, match_id)) == 1
    proof = record.prove(await house.referee.record(match_id))
    assert proof.unproven == 4


async def test_the_same_rules_leave_no_note(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    await _upgrade(house, monkeypatch, ToyGame(), 1)
    await play_to_the_end(house, match_id)
    assert await _notes(house, match_id) == []


async def test_a_paused_match_and_an_ended_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who rests is told as well; what is over stays what it was."""
    paused, over = await house.begin(AIKO, REN), await house.begin(AIKO, REN)
    await house.referee.pause(moderator(), paused)
    await house.referee.end(moderator(), over)
    await _upgrade(house, monkeypatch, Generous(), 2)
    assert [note["note"] for note in await _notes(house, paused)] == ["paused", "rules-changed"]
    assert [note["note"] for note in await _notes(house, over)] == ["ended"]


async def test_there_is_no_way_back_to_the_old_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await house.begin(AIKO, REN)
    for seat in all_seats(2):
        await house.answer(match_id, seat, Pick(3))
    await _upgrade(house, monkeypatch, Generous(), 2)
    for to in (0, 1, 2):
        with pytest.raises(NoWayBack):
            await house.referee.rewind(moderator(), match_id, to)
    assert await house.referee.steps_back(match_id, 10) == []


async def test_a_match_of_a_newer_program_can_only_be_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    await _upgrade(house, monkeypatch, ToyGame(), 0)
    with pytest.raises(RulesChanged):
        await house.answer(match_id, Seat(0), Pick(5))
    await house.referee.end(moderator(), match_id)
    assert (await house.lobby.rows(match_id)).match.status == "stopped"


async def test_a_position_that_cannot_be_read_any_more_stays_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    async with house.engine.begin() as connection:
        await connection.execute(update(schema.stages).values(state=b"unreadable"))
    await _upgrade(house, monkeypatch, Generous(), 2)
    assert await _notes(house, match_id) == []
    with pytest.raises(RulesChanged):
        await house.referee.position(match_id)


async def test_a_record_with_another_position_than_the_one_at_the_change_is_bad(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    await _upgrade(house, monkeypatch, Generous(), 2)
    await play_to_the_end(house, match_id)
    ended = await house.referee.record(match_id)
    entries = list(ended.entries)
    forged = entries[1].data["state"].replace('"points":[0,0]', '"points":[9,0]')
    entries[1] = msgspec.structs.replace(entries[1], data={**entries[1].data, "state": forged})
    with pytest.raises(RecordError) as caught:
        record.prove(msgspec.structs.replace(ended, entries=tuple(entries)))
    assert caught.value.seq == 1


class Stumbling(ToyGame):
    """Its positions have something that those of old do not have."""

    def check(self, state: State) -> None:
        raise KeyError("save_face")


async def test_a_position_over_which_the_rules_stumble_keeps_no_other_match_from_going_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    await _upgrade(house, monkeypatch, Stumbling(), 2)
    with pytest.raises(RulesChanged):
        await house.answer(match_id, Seat(0), Pick(5))
    await house.referee.end(moderator(), match_id)
    assert (await house.lobby.rows(match_id)).match.status == "stopped"


async def test_a_match_that_fails_to_be_upgraded_keeps_no_other_from_going_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd, fine = await house.begin(AIKO, REN), await house.begin(AIKO, REN)
    rewrite = stages.rewrite

    async def fail_for_one(connection: AsyncConnection, match_id: str, *rest: Any) -> None:
        if match_id == odd:
            raise KeyError("save_face")
        await rewrite(connection, match_id, *rest)

    monkeypatch.setattr(stages, "rewrite", fail_for_one)
    await _upgrade(house, monkeypatch, Generous(), 2)
    assert await _notes(house, odd) == []
    assert [note["note"] for note in await _notes(house, fine)] == ["rules-changed"]


async def test_a_match_of_a_title_that_is_gone_can_only_be_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.close()
    from rules.core import registry

    known = {"shogun": registry.cards()["shogun"]}
    monkeypatch.setattr(registry, "cards", lambda: known)
    registry.find.cache_clear()
    house.referee = house.new_referee()
    await house.referee.resume_all()
    with pytest.raises(RulesChanged):
        await house.referee.position(match_id)
    match = (await house.lobby.rows(match_id)).match
    assert await position_of(house.referee, match) is None, "and it keeps no list from being shown"
    await house.referee.end(moderator(), match_id)
    assert (await house.lobby.rows(match_id)).match.status == "stopped"


async def test_matches_that_are_over_are_forgotten(house: House) -> None:
    over, running = await house.begin(AIKO, REN), await house.begin(AIKO, REN)
    await house.referee.end(moderator(), over)
    assert house.referee._current == {running}
