"""A database of an earlier release, and what people do at its tables under this one."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, MatchView, Referee
from bot.matches.lobby import Lobby
from bot.views.registry import finished
from rules.core.registry import find
from tests.bot.matches.conftest import holder
from tests.records.released.snapshot import Expected, Kept

MOST_ROWS = 2000
"""No match is that long."""
LEFT_TO_THE_CLOCK = 3
"""Of so many questions to people, one is left to time out."""


class Old:
    """A database of an earlier release, opened by this one, with its own clock and what is to be found."""

    def __init__(self, engine: AsyncEngine, expected: Expected) -> None:
        self.engine = engine
        self.expected = expected
        self.now = expected.stopped_at
        self.referee = Referee(engine, now=lambda: self.now, finished=finished)


async def start(old: Old, match: Kept) -> None:
    """Computers take seats until enough play, and the host starts."""
    lobby = Lobby(old.referee, now=lambda: old.now)
    rows = await lobby.rows(match.id)
    host = Actor(rows.match.host_id, "host")
    for _ in range(len(rows.seats), min(find(rows.match.title).seat_counts)):
        await lobby.add_ai(host, match.id)
    await old.referee.start(host, match.id)


async def moderator(old: Old, match: Kept) -> Actor:
    """Somebody who may moderate the match."""
    guild_id = (await old.referee.position(match.id)).match.guild_id
    return Actor.moderator(1, "Cleo", guild_id)


async def play_on(old: Old, match: Kept) -> MatchView:
    """Play a match to its end. Returns its last position."""
    for number in range(MOST_ROWS):
        old.referee._ai_turns.wake(match.id)
        await old.referee.rest(match.id)
        position = await old.referee.position(match.id)
        if position.outcome:
            return position
        await answer(old, position, late=number % LEFT_TO_THE_CLOCK == 0)
    raise AssertionError(f"{match.name} does not end")


async def answer(old: Old, position: MatchView, *, late: bool) -> None:
    """A person who is asked gives the advised answer, or lets the time pass until their clock is due."""
    match_id, game = position.match.id, find(position.match.title)
    owed = [seat for seat, prompt in position.prompts.items() if prompt.owed]
    seat = next(seat for seat in owed if not position.seats[seat].policy)
    timer = position.timer(seat)
    if late and timer and timer.due_at is not None:
        old.now = max(old.now, timer.due_at)
        return await old.referee.expire(Actor.clock(), match_id, seat)
    observation: Any = await old.referee.observe(match_id, seat)
    prompt, player = position.prompts[seat], holder(position, seat)
    await old.referee.submit(player, match_id, seat, prompt.id, game.advise(observation))
    return None
