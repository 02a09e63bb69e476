"""The database fails, or lets go of a connection in the worst moment: nothing stays unsaid or undone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.leases import Lease, Work
from bot.discord.delivery import retry_policy
from bot.matches.ai_turns import AiTurns
from bot.store import outbox
from bot.store.engine import writing
from rules.core.model import Seat
from rules.core.record import verify
from sandbox.discord.config import PATIENCE
from tests.bot.matches.conftest import AIKO, REN, House
from tests.bot.matches.test_playing import play_to_the_end
from tests.toygame import Pick


@asynccontextmanager
async def loses_the_answer(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """The server commits; the connection breaks before it has said so."""
    async with writing(engine) as connection:
        yield connection
    raise ConnectionResetError


async def test_what_was_committed_is_told_though_the_answer_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    house.told.clear()
    monkeypatch.setattr("bot.matches.referee.writing", loses_the_answer)
    with pytest.raises(ConnectionResetError):
        await house.answer(match_id, Seat(0), Pick(5))
    assert house.told == [match_id]
    assert len(await house.log(match_id)) == 2


async def test_play_goes_on_from_what_was_committed_though_the_answer_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(AIKO, REN)
    with monkeypatch.context() as broken:
        broken.setattr("bot.matches.referee.writing", loses_the_answer)
        with pytest.raises(ConnectionResetError):
            await house.answer(match_id, Seat(0), Pick(5))
    await play_to_the_end(house, match_id)
    record = await house.referee.record(match_id)
    assert verify(record)
    assert [entry.seat for entry in record.entries[1:3]] == [0, 1], "Aiko's answer counts"


async def test_a_lobby_is_shown_as_it_is_though_the_answer_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.open_match(AIKO)
    house.told.clear()
    monkeypatch.setattr("bot.matches.lobby.writing", loses_the_answer)
    with pytest.raises(ConnectionResetError):
        await house.lobby.join(REN, match_id)
    assert house.told == [match_id]
    assert len((await house.lobby.rows(match_id)).seats) == 2


async def test_a_new_table_is_shown_though_the_answer_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.lobby.writing", loses_the_answer)
    with pytest.raises(ConnectionResetError):
        await house.open_match(AIKO)
    [match_id] = house.told
    assert await house.news(match_id) == [(outbox.LOBBY, outbox.LOBBY)]


@pytest.mark.parametrize(
    ("kind", "passes"),
    [
        (exc.OperationalError, True),
        (exc.InterfaceError, True),
        (exc.IntegrityError, False),
        (exc.DataError, False),
        (exc.ProgrammingError, False),
    ],
)
def test_what_the_database_refuses_does_not_hold_up_later_news(kind: Any, passes: bool) -> None:
    assert retry_policy.is_transient(kind("", {}, Exception())) is passes
    assert retry_policy.is_transient(kind("", {}, Exception(), connection_invalidated=True))


def test_a_pool_without_a_free_connection_is_transient() -> None:
    assert retry_policy.is_transient(exc.TimeoutError())


class Claimed:
    """A work that is ours as far as anybody has told us; `stands` is set by the test."""

    def __init__(self) -> None:
        self.stands = True
        self.asked_again = asyncio.Event()
        self._times = 0

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease]:
        self._times += 1
        if self._times > 1:
            self.asked_again.set()
        yield self

    async def start(self) -> None:
        """It is."""

    async def close(self) -> None:
        """It stays."""


async def test_the_ais_play_on_when_the_pool_has_a_free_connection_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.matches.ai_turns.DATABASE_PAUSE", 0.01)
    looks: list[int] = []

    async def owes(match_id: str) -> bool:
        looks.append(len(looks))
        if len(looks) == 1:
            raise exc.TimeoutError
        return False

    async def act(match_id: str) -> bool:
        return False

    ai_turns = AiTurns(owes, act, Claimed())
    ai_turns.wake("k3v9qd")
    async with asyncio.timeout(PATIENCE):
        await ai_turns.rest("k3v9qd")
    assert looks == [0, 1]


async def test_who_may_have_been_struck_off_waits_and_does_not_spin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.ai_turns.PEER_RETRY_INTERVAL", 0.01)
    leases, acted = Claimed(), asyncio.Event()
    leases.stands = False

    async def owes(match_id: str) -> bool:
        return not acted.is_set()

    async def act(match_id: str) -> bool:
        acted.set()
        return False

    ai_turns = AiTurns(owes, act, leases)
    ai_turns.wake("k3v9qd")
    async with asyncio.timeout(PATIENCE):
        await leases.asked_again.wait()
        assert not acted.is_set()
        leases.stands = True
        await ai_turns.rest("k3v9qd")
    assert acted.is_set()
