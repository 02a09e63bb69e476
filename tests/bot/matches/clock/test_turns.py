"""A turn of many questions: its player's time is up once in it, whoever is asked in between."""

import pytest

from bot.matches.clock.time_control import HOUR
from bot.matches.lobby import Lobby, Place
from bot.matches.timeouts import TIMED_OUT
from bot.store import outbox, stages
from bot.store.engine import reading
from bot.store.log import Row
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core.model import Prompt, Seat
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace, AskTurn
from rules.honor.state import Observation
from rules.spirit.commands import UseTokens
from rules.spirit.prompts import AskTokens
from tests.bot.matches.clock.conftest import TimedHouse
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, MORI, REN, SEATED

ABSENT, PRESENT = Seat(1), (Seat(0), Seat(2))
PATIENT = TimeControl(HOUR, HOUR, strikes=50)
OWN = "-2"
"""The end of the key of a stage that is the absent player's turn."""
MOST_TURNS = 20


@pytest.fixture
async def match_id(house: TimedHouse) -> str:
    """A match of Honor of the Samurai, each of whose turns takes several questions."""
    lobby = Lobby(house.referee, now=house.clock)
    match = await lobby.create(AIKO, "honor", {}, 3, Place(GUILD, CHANNEL), PATIENT)
    for person in (REN, MORI):
        await lobby.join(person, match.id)
    await house.referee.start(AIKO, match.id)
    return match.id


async def test_a_turn_that_is_missed_is_told_and_counted_once(house: TimedHouse, match_id: str) -> None:
    await _miss(house, match_id, 8)
    told = await _notes(house, match_id, TIMED_OUT)
    missed = await _stages_of(house, match_id, [note.seq + 1 for note in told])
    played = await _stages_of(house, match_id, [row.seq for row in await house.defaults(match_id)])
    assert len(missed) >= 4
    assert missed == [turn for turn in dict.fromkeys(played) if turn.endswith(OWN)]
    assert all(played.count(turn) > 2 for turn in missed), "each turn was played to its end"
    [absence] = (await house.referee.position(match_id)).absences
    in_turns_of_others = len({*played} - {*missed})
    assert absence == Absence(ABSENT, strikes=len(missed) + in_turns_of_others, missed=missed[-1])


async def test_who_is_back_within_the_turn_has_time_for_its_rest(house: TimedHouse, match_id: str) -> None:
    await _answer(house, match_id, await _face_lost_in_own_turn(house, match_id))
    await _play_on(house, match_id)
    [rest] = await _owing(house, match_id, ABSENT)
    timer = await house.timer(match_id, ABSENT)
    assert isinstance(rest, AskTurn)
    assert timer
    assert timer.due_at == house.clock.now + HOUR


async def _miss(house: TimedHouse, match_id: str, times: int) -> None:
    """Let the absent player's time be up so often, while the others answer."""
    for _ in range(times):
        await _play_on(house, match_id)
        await house.pass_time(1)


async def _face_lost_in_own_turn(house: TimedHouse, match_id: str) -> Prompt:
    """Let the absent player miss turns, until all are asked about a face in the middle of one."""
    for _ in range(MOST_TURNS):
        await _miss(house, match_id, 1)
        asked = await _owing(house, match_id, ABSENT)
        observation: Observation = await house.referee.observe(match_id, ABSENT)
        if observation.public.turn == ABSENT and asked and isinstance(asked[0], AskSaveFace):
            return asked[0]
    raise AssertionError("no face was lost in a turn of the absent player")


async def test_an_open_answer_of_which_nothing_is_told_shows_the_new_deadline(house: TimedHouse) -> None:
    """Who uses no token is asked for the next action, and has all the time again."""
    lobby = Lobby(house.referee, now=house.clock)
    match_id = (await lobby.create(AIKO, "spirit", {}, 2, Place(GUILD, CHANNEL), PATIENT)).id
    await lobby.join(REN, match_id)
    await house.referee.start(AIKO, match_id)
    [prompt] = (await house.referee.position(match_id)).prompts.values()
    assert isinstance(prompt, AskTokens)
    await house.say_everything(match_id)
    await house.pass_time(0.5)
    await house.referee.submit(SEATED[prompt.seat], match_id, prompt.seat, prompt.id, UseTokens(()))
    assert await house.due(match_id, prompt.seat) == 1.5
    told = [(item.audience, item.key) for item in await house.pending(match_id)]
    assert (outbox.TABLE, outbox.NOW) in told
    assert [key for audience, key in told if audience == outbox.TABLE] == [outbox.NOW]


async def _play_on(house: TimedHouse, match_id: str) -> None:
    """Those who are present answer as advised, until the table waits for the absent one only."""
    while asked := await _owing(house, match_id, *PRESENT):
        await _answer(house, match_id, asked[0])
        await house.scheduler.expire()


async def _owing(house: TimedHouse, match_id: str, *seats: Seat) -> list[Prompt]:
    prompts = (await house.referee.position(match_id)).prompts
    return [prompts[seat] for seat in seats if seat in prompts]


async def _answer(house: TimedHouse, match_id: str, prompt: Prompt) -> None:
    advised = GAME.advise(await house.referee.observe(match_id, prompt.seat))
    await house.referee.submit(SEATED[prompt.seat], match_id, prompt.seat, prompt.id, advised)


async def _notes(house: TimedHouse, match_id: str, name: str) -> list[Row]:
    return [note for note in await house.referee.notes(match_id) if note.data["note"] == name]


async def _stages_of(house: TimedHouse, match_id: str, rows: list[int]) -> list[str]:
    """The stages in which these rows were played."""
    async with reading(house.engine) as connection:
        ends = [await stages.ends(connection, match_id, row, row) for row in rows]
    return [first.key for *_, first in ends]
