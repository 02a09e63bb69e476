"""A referee of the toy game with two people, Aiko (who opened the match) and Ren."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ai.policy import Policy
from bot.matches import MatchView, Person, Referee
from bot.matches.lobby import Lobby, Place
from bot.store import log, outbox
from bot.store.engine import reading
from bot.store.outbox import Item
from rules.core.model import Seat
from tests.databases import database_url, engine
from tests.toygame import AnyCommand, toygame

__all__ = ["database_url", "engine", "toygame"]

AIKO = Person(101, "Aiko")
REN = Person(102, "Ren")
MORI = Person(103, "Mori")
GUILD, CHANNEL = 11, 12


def advise(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
    return game.advise(observation)


class House:
    """A database and a referee, which can be started again on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.told: list[str] = []
        self.seeds = 0
        self.policies: Mapping[str, Policy] = {"greedy": advise}
        self.referee = self.new_referee()

    @property
    def lobby(self) -> Lobby:
        return Lobby(self.referee, now=lambda: 1_800_000_000)

    def new_referee(self) -> Referee:
        """Another referee on the same database, as after a restart or in another process."""
        return Referee(
            self.engine,
            self.policies,
            notify=self.told.append,
            now=lambda: 1_800_000_001.5,
            make_seed=self.make_seed,
        )

    def make_seed(self, length: int) -> bytes:
        self.seeds += 1
        return bytes([self.seeds % 256]) * length

    async def open_match(self, *people: Person, seats: int = 4, **options: int) -> str:
        """A lobby in which these people sit, the first one being the host."""
        match = await self.lobby.create("toy", options, seats, people[0], Place(GUILD, CHANNEL))
        for person in people[1:]:
            await self.lobby.join(match.id, person)
        return match.id

    async def begin(self, *people: Person, **options: int) -> str:
        """A match that these people play."""
        match_id = await self.open_match(*people, **options)
        await self.lobby.start(match_id, people[0])
        return match_id

    async def answer(self, match_id: str, seat: Seat, command: AnyCommand) -> MatchView:
        """Submit a command to whatever the seat is asked now."""
        position = await self.referee.position(match_id)
        return await self.referee.submit(match_id, seat, position.prompts[seat].id, command)

    async def log(self, match_id: str) -> tuple[log.Row, ...]:
        async with reading(self.engine) as connection:
            return await log.read(connection, match_id)

    async def news(self, match_id: str) -> list[tuple[str, str]]:
        """All there is to say; whatever it is, it is news for the message that is always current, too."""
        told = [(item.audience, item.key) for item in await self.pending(match_id)]
        return [item for item in told if item != (outbox.TABLE, outbox.NOW)]

    async def pending(self, match_id: str) -> list[Item]:
        async with reading(self.engine) as connection:
            return await outbox.pending(connection, match_id)

    async def say_everything(self, match_id: str) -> None:
        """Strike out all news, as if it had been said."""
        pending = await self.pending(match_id)
        async with self.engine.begin() as connection:
            for item in pending:
                await outbox.said(connection, match_id, item)


@pytest.fixture
async def house(engine: AsyncEngine, toygame: Any) -> AsyncIterator[House]:
    house = House(engine)
    yield house
    await house.referee.close()
