"""A whole match of Shogun through the referee: one person, three AIs, and a restart after every command."""

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, Referee
from bot.matches.lobby import Lobby, Place
from rules.core.model import Seat
from rules.core.record import verify
from rules.shogun.commands import SubmitPlan
from rules.shogun.game import GAME

AIKO = Actor(101, "Aiko")


async def test_a_match_of_shogun_is_played_and_verifies(engine: AsyncEngine) -> None:
    referee = Referee(engine)
    lobby = Lobby(referee)
    match = await lobby.create(AIKO, "shogun", {}, 4, Place(11, 12))
    for _ in range(3):
        await lobby.add_ai(AIKO, match.id)
    await referee.start(AIKO, match.id)
    commands = 0
    plans: list[SubmitPlan] = []
    while prompt := await _asked(referee, match.id):
        command = GAME.advise(await referee.observe(match.id, Seat(0)))
        if isinstance(command, SubmitPlan):
            last = await referee.last_answer(match.id, Seat(0), SubmitPlan)
            assert last == (plans[-1] if plans else None)
            plans.append(command)
        await referee.submit(AIKO, match.id, Seat(0), prompt, command)
        commands += 1
        await referee.close()
        referee = Referee(engine)
        await referee.resume_all()
    record = await referee.record(match.id)
    assert verify(record) is not None
    assert commands >= 8
    assert {entry.by for entry in record.entries if entry.kind == "command"} == {"player", "ai"}
    await referee.close()


async def _asked(referee: Referee, match_id: str) -> str | None:
    """The id of the prompt for which the match waits on Aiko, once the AIs have played; None at its end."""
    await referee.rest(match_id)
    position = await referee.position(match_id)
    assert position.outcome or position.prompts[Seat(0)].owed
    return None if position.outcome else position.prompts[Seat(0)].id
