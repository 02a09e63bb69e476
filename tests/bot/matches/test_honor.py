"""Honor of the Samurai through the referee: while faces can be saved, nobody learns who has answered."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, MatchView, Referee
from bot.matches.clock.time_control import TIME_CONTROLS
from bot.matches.lobby import Lobby, Place
from bot.views.match_messages import MatchMessages, secret_prompt
from bot.views.texts import texts_in
from rules.core.model import Seat
from rules.honor.commands import LetBe
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Standing

PEOPLE = (Actor(101, "Aiko"), Actor(102, "Ren"), Actor(103, "Mori"), Actor(104, "Sen"))


@pytest.fixture
async def referee(engine: AsyncEngine) -> AsyncIterator[Referee]:
    referee = Referee(engine, make_seed=lambda length: bytes([3]) * length)
    yield referee
    await referee.close()


async def test_nobody_learns_who_has_answered_about_a_face(referee: Referee) -> None:
    """HO3.4: the table waits for all alike, until the last has answered."""
    position = await _asked_about_a_face(referee)
    before = MatchMessages(position, texts_in("en"))
    prompt = position.prompts[Seat(1)]
    position = await referee.submit(PEOPLE[1], position.match.id, Seat(1), prompt.id, LetBe(Standing.REFUSE))
    after = MatchMessages(position, texts_in("en"))
    assert 1 not in position.prompts
    assert before.owing() == after.owing() == [0, 1, 2, 3]
    assert before.standing() == after.standing()
    assert secret_prompt(after.position, Seat(1)) is None
    assert secret_prompt(after.position, Seat(2)) == position.prompts[Seat(2)]


async def test_a_status_says_the_own_time_for_a_face_and_nobody_elses(referee: Referee) -> None:
    """HO3.4: also after others have answered; who has answered, and who looks on, learns no time."""
    position = await _asked_about_a_face(referee)
    prompt = position.prompts[Seat(1)]
    position = await referee.submit(PEOPLE[1], position.match.id, Seat(1), prompt.id, LetBe(Standing.REFUSE))
    messages = MatchMessages(position, texts_in("en"))
    assert position.timer(Seat(2))
    for viewer, times in ((None, 0), (Seat(1), 0), (Seat(2), 1)):
        told = [line for line in messages.standing(viewer) if line.startswith("⏳")]
        assert len(told) == times, told
        assert all("Mori" in line for line in told)


async def test_a_closed_question_about_a_face_knows_the_own_answer_and_no_other(referee: Referee) -> None:
    """HO3.4: also after others have answered, and whoever was the last."""
    position = await _asked_about_a_face(referee)
    match, prompts = position.match.id, dict(position.prompts)
    answers = {Seat(0): LetBe(), Seat(1): LetBe(Standing.REFUSE_THIS_TURN), Seat(2): LetBe()}
    await referee.resign(PEOPLE[3], match)
    for seat, answer in answers.items():
        position = await referee.submit(PEOPLE[seat], match, seat, prompts[seat].id, answer)
    for seat, prompt in prompts.items():
        settled = await referee.settled(match, position.seq, seat, prompt.id)
        assert settled is not None
        assert settled.prompt.seat == seat
        assert settled.answer == answers.get(seat), "not what was answered for somebody"


async def test_the_time_for_a_face_does_not_tell_how_many_are_asked(referee: Referee) -> None:
    """HO3.4: who is asked alone, for the others have refused for good, has as long as all had together."""
    position = await _asked_about_a_face(referee)
    for seat in (0, 1, 2):
        position = await _refuse_for_good(referee, position, Seat(seat))
    together = position.timer(Seat(3))
    position = await referee.submit(
        PEOPLE[Seat(3)], position.match.id, Seat(3), position.prompts[Seat(3)].id, LetBe()
    )
    position = await _on_to_a_face(referee, position)
    assert [*position.prompts] == [3]
    alone = (await referee.position(position.match.id)).timer(Seat(3))
    assert together
    assert alone
    assert alone.length == together.length


async def _refuse_for_good(referee: Referee, position: MatchView, seat: Seat) -> MatchView:
    prompt = position.prompts[seat]
    return await referee.submit(PEOPLE[seat], position.match.id, seat, prompt.id, LetBe(Standing.REFUSE))


async def _asked_about_a_face(referee: Referee) -> MatchView:
    """A match of these four, played as advised until all are asked."""
    lobby = Lobby(referee)
    match = await lobby.create(PEOPLE[0], "honor", {}, len(PEOPLE), Place(11, 12), TIME_CONTROLS["daily"])
    for person in PEOPLE[1:]:
        await lobby.join(person, match.id)
    return await _on_to_a_face(referee, await referee.start(PEOPLE[0], match.id))


async def _on_to_a_face(referee: Referee, position: MatchView) -> MatchView:
    """Play as advised until somebody is asked about a face."""
    while not position.outcome:
        [*asked] = position.prompts.values()
        if isinstance(asked[0], AskSaveFace):
            return position
        match, seat = position.match.id, asked[0].seat
        advised = GAME.advise(await referee.observe(match, seat))
        position = await referee.submit(PEOPLE[seat], match, seat, asked[0].id, advised)
    raise AssertionError("no face was lost in this match")
