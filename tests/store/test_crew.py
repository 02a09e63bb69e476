"""Several processes on one PostgreSQL database: each work has one doer, and the dead are inherited."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.crew import Alone, Crew
from bot.store import crew, matches, outbox, timers
from bot.store.engine import open_database, reading, writing
from bot.store.timers import Timer
from tests.databases import POSTGRES, needs_postgres, postgres
from tests.store.test_repositories import MATCH

pytestmark = needs_postgres

DEAD = "dead"


@pytest.fixture
async def shared() -> AsyncIterator[AsyncEngine]:
    """A PostgreSQL database with one match."""
    assert POSTGRES is not None
    async with postgres(POSTGRES) as url:
        engine = await open_database(url)
        async with writing(engine) as connection:
            await matches.create(connection, MATCH)
        yield engine
        await engine.dispose()


async def test_only_one_process_is_at_a_work_at_a_time(shared: AsyncEngine) -> None:
    first, second = await _two(shared)
    async with (
        first.of(MATCH.id, "courier") as mine,
        second.of(MATCH.id, "courier") as theirs,
        second.of(MATCH.id, "driver") as other,
    ):
        assert (mine, theirs, other) == (True, False, True)
    async with second.of(MATCH.id, "courier") as theirs:
        assert theirs
    await asyncio.gather(first.close(), second.close())


async def test_a_dead_process_is_inherited_once(shared: AsyncEngine) -> None:
    first, second = await _two(shared)
    await _die_at_work(shared)
    async with first.of(MATCH.id, "courier") as mine:
        assert not mine
    async with writing(shared) as connection:
        await crew.leave(connection, DEAD)
    await asyncio.gather(first.look_for_the_dead(), second.look_for_the_dead())
    assert len(first.inherited) + len(second.inherited) == 1
    async with first.of(MATCH.id, "courier") as mine:
        assert mine
    await asyncio.gather(first.close(), second.close())


async def test_an_inheritance_that_fails_is_tried_again(shared: AsyncEngine) -> None:
    tries: list[int] = []

    async def fail_once() -> None:
        tries.append(len(tries))
        if len(tries) == 1:
            raise OSError("the database is gone")

    await _die_at_work(shared, seconds=-1)
    heir = Crew(shared, fail_once)
    with pytest.raises(OSError, match="gone"):
        await heir.look_for_the_dead()
    for _ in range(2):
        await heir.look_for_the_dead()
    assert tries == [0, 1]


async def test_what_the_dead_had_claimed_is_free_while_it_is_inherited(shared: AsyncEngine) -> None:
    free: list[bool] = []

    async def take_up() -> None:
        async with heir.of(MATCH.id, "courier") as mine:
            free.append(mine)

    await _die_at_work(shared, seconds=-1)
    heir = Crew(shared, take_up)
    await heir.start()
    async with asyncio.timeout(10):
        await heir.look_for_the_dead()
    assert free == [True]
    await heir.close()


async def test_who_was_struck_off_by_mistake_signs_again_and_goes_on(
    shared: AsyncEngine,
) -> None:
    first, second = await _two(shared)
    async with writing(shared) as connection:
        await connection.execute(text("DELETE FROM processes"))
    async with first.of(MATCH.id, "courier") as mine:
        assert not mine
    await first.start()
    async with first.of(MATCH.id, "courier") as mine:
        assert mine
    await asyncio.gather(first.close(), second.close())


async def test_a_process_that_does_not_sign_trusts_its_claims_no_more(shared: AsyncEngine) -> None:
    silent = Crew(shared, Heir(shared).inherit)
    assert not silent.stand
    await silent.start()
    assert silent.stand
    await silent.close()
    assert Alone().stand


async def test_clocks_that_one_process_is_taking_up_are_passed_over(shared: AsyncEngine) -> None:
    async with writing(shared) as connection:
        for seat in (0, 1):
            await timers.keep(connection, MATCH.id, Timer(seat, "pick", 60, due_at=90, wake_at=90))
    async with writing(shared) as one, writing(shared) as other:
        assert await timers.claim(one, 100, 110) == [(MATCH.id, 0), (MATCH.id, 1)]
        assert await timers.claim(other, 100, 110) == []


async def test_changes_to_a_match_wait_for_each_other_and_talk_about_it_for_none(shared: AsyncEngine) -> None:
    async def change() -> None:
        async with writing(shared) as connection:
            await matches.find(connection, MATCH.id, lock=True)

    async with writing(shared) as connection:
        await matches.find(connection, MATCH.id, lock=True)
        second = asyncio.create_task(change())
        async with writing(shared) as talk:
            await outbox.put(talk, MATCH.id, outbox.LOBBY, outbox.LOBBY)
        assert not second.done()
    await second


class Heir(Crew):
    """Notes what it inherits."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, self.inherit)
        self.inherited: list[bool] = []

    async def inherit(self) -> None:
        self.inherited.append(True)


async def _two(engine: AsyncEngine) -> tuple[Heir, Heir]:
    both = Heir(engine), Heir(engine)
    for one in both:
        await one.start()
    return both


async def _die_at_work(engine: AsyncEngine, seconds: int = 60) -> None:
    """A process signs, claims the match, and is heard of no more."""
    async with writing(engine) as connection:
        await crew.sign(connection, DEAD, seconds)
        await crew.claim(connection, MATCH.id, "courier", DEAD)
    async with reading(engine) as connection:
        assert await crew.alive(connection) >= (seconds > 0)
