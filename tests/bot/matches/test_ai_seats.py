"""AI seats play by themselves, from their observations, and never harm a match."""

from typing import Any

from ai.policy import Policy
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, REN, House, moderator
from tests.toygame import Observation, Pick, Take


async def begin_with_ai(house: House) -> str:
    match_id = await house.open_match(AIKO)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.rest(match_id)
    return match_id


async def finish(house: House, match_id: str) -> None:
    position = await house.referee.position(match_id)
    while position.prompts:
        prompt = position.prompts[Seat(0)]
        command = Take(2) if prompt.kind == "AskTake" else Pick(6)
        await house.referee.submit(AIKO, match_id, Seat(0), prompt.id, command)
        await house.referee.rest(match_id)
        position = await house.referee.position(match_id)


async def test_an_ai_answers_what_it_is_asked(house: House) -> None:
    match_id = await begin_with_ai(house)
    assert (await house.referee.observe(match_id, None)).picked == (False, True)
    await finish(house, match_id)
    record = await house.referee.record(match_id)
    assert verify(record) is not None
    assert {entry.by for entry in record.entries if entry.seat == 1} == {"ai"}


async def test_an_ai_sees_its_own_observation_and_nothing_else(house: House) -> None:
    seen: list[Any] = []

    def look(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
        seen.append(observation)
        return game.advise(observation)

    house.policies = {"greedy": look}
    house.referee = house.new_referee()
    await begin_with_ai(house)
    assert [type(observation) for observation in seen] == [Observation]
    assert seen[0].viewer == 1


async def test_nothing_is_said_to_an_ai(house: House) -> None:
    match_id = await begin_with_ai(house)
    await finish(house, match_id)
    assert "seat:1" not in {audience for audience, _ in await house.news(match_id)}


async def test_a_policy_that_fails_is_replaced_by_the_default(house: House) -> None:
    def fail(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
        raise ZeroDivisionError

    def cheat(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
        return Pick(99)

    broken: tuple[dict[str, Policy], ...] = ({"greedy": fail}, {"greedy": cheat}, {})
    for policies in broken:
        house.policies = policies
        house.referee = house.new_referee()
        match_id = await begin_with_ai(house)
        (_, row) = await house.log(match_id)
        assert (row.seat, row.by, row.data) == (1, "default", {"kind": "Pick", "number": 1})


async def test_after_a_restart_the_ais_go_on(house: House) -> None:
    match_id = await house.open_match(AIKO)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.close()
    house.referee = house.new_referee()
    await house.referee.resume_all()
    await house.referee.rest(match_id)
    assert (await house.referee.observe(match_id, None)).picked == (False, True)


async def test_ais_rest_while_a_match_is_paused(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.pause(moderator(), match_id)
    await house.referee.kick(moderator(), match_id, Seat(1))
    await house.referee.rest(match_id)
    assert (await house.referee.observe(match_id, None)).picked == (False, False)
    await house.referee.resume(moderator(), match_id)
    await house.referee.rest(match_id)
    assert (await house.referee.observe(match_id, None)).picked == (False, True)
