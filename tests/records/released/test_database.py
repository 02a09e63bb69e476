"""A database of an earlier release is migrated, nothing in it is lost, and its matches go on to their ends.

On SQLite, and on PostgreSQL by way of `gyoji move-database`.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from _pytest.mark import ParameterSet

from bot.matches.maintenance import check_all
from bot.store import drafts, log, matches, outbox
from bot.store.engine import open_database, reading
from bot.store.moving import move
from rules.core.record import MatchRecord, dump, load, verify
from tests.databases import ONLY, POSTGRES, postgres
from tests.records.released.old import Old, moderator, play_on, start
from tests.records.released.snapshot import DATABASES, Kept, Timer, read_expected, unpack


def alive(name: str) -> list[Kept]:
    """The matches of a database that are not over."""
    return [match for match in read_expected(name).matches if match.status in ("running", "paused", "lobby")]


KINDS = [ONLY] if ONLY else ["sqlite", "postgresql"]
OLD = [(kind, name) for name in DATABASES for kind in KINDS]
NEWEST = KINDS[0], DATABASES[-1]
"""The others are left to the long tests."""
QUICK = (
    *("shogun rewound", "shogun paused"),
    "honor turn of 4, standing refusal, seat offered",
    "spirit hard of 2, live, timed out",
)
"""Matches of each title that are soon over: the others are left to the long tests."""


def going_on() -> Iterator[ParameterSet]:
    """Matches that go on in a database of each kind; where there are two, every fifth in the second one."""
    for kind, name in OLD:
        for match in alive(name)[slice(None) if kind == KINDS[0] else slice(1, None, 5)]:
            is_quick = (kind, name) == NEWEST and match.name in QUICK
            marks = () if is_quick else pytest.mark.long
            yield pytest.param((kind, name), match, id=f"{kind}-{name}-{match.name}", marks=marks)


on_each = pytest.mark.parametrize(
    "old",
    [pytest.param(old, id="-".join(old), marks=() if old == NEWEST else pytest.mark.long) for old in OLD],
    indirect=True,
)


@pytest.fixture
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Old]:
    kind, name = request.param
    expected = unpack(name, tmp_path / "gyoji.sqlite3")
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3")
    if kind == "sqlite":
        old = Old(engine, expected)
        yield old
        await old.referee.close()
        await engine.dispose()
    elif POSTGRES is None:
        await engine.dispose()
        pytest.skip("GYOJI_TEST_POSTGRES is not set")
    else:
        async with postgres(POSTGRES) as url:
            server = await open_database(url)
            await move(engine, server)
            await engine.dispose()
            old = Old(server, expected)
            yield old
            await old.referee.close()
            await server.dispose()


def test_there_is_a_database() -> None:
    """Without its files all else here would be left out in silence."""
    assert DATABASES
    assert {match.name for name in DATABASES for match in alive(name)} >= set(QUICK)


@on_each
async def test_every_match_is_as_it_was(old: Old) -> None:
    """Its log, prompts, drafts, clocks, requests to undo, lucky words, and the outbox."""
    assert len(old.expected.matches) > 20
    for match in old.expected.matches:
        assert await read(old, match) == msgspec.structs.replace(match, record=None), match.name


@on_each
async def test_every_log_replays_to_its_digests(old: Old) -> None:
    checked = await check_all(old.engine)
    begun = [match for match in old.expected.matches if match.digests]
    assert (checked.sound, checked.older, checked.damaged) == (len(begun), 0, ())


@on_each
async def test_every_table_gets_the_usual_board(old: Old) -> None:
    """No release before 0.2.0 let a table choose the shape of its board."""
    async with reading(old.engine) as connection:
        settings = [await matches.read_settings(connection, match.id) for match in old.expected.matches]
    assert {each.shape for each in settings} == {"portrait"}


@on_each
async def test_an_ended_match_has_the_record_that_it_had(old: Old) -> None:
    ended = [match for match in old.expected.matches if match.record]
    assert ended
    for match in ended:
        assert await old.referee.record(match.id) == msgspec.convert(match.record, MatchRecord), match.name


@pytest.mark.parametrize(("old", "match"), list(going_on()), indirect=["old"])
async def test_a_match_goes_on_to_its_end(old: Old, match: Kept) -> None:
    """People answer as advised or too late, AIs play, a paused match is resumed, lobbies fill and start."""
    if match.status == "paused":
        await old.referee.resume(await moderator(old, match), match.id)
    if match.status == "lobby":
        await start(old, match)
    outcome = (await play_on(old, match)).outcome
    record = await old.referee.record(match.id)
    assert [entry.digest for entry in record.entries][: len(match.digests)] == match.digests
    assert verify(load(dump(record))) == outcome is not None


async def read(old: Old, match: Kept) -> Kept:
    """The match as it is now."""
    position = await old.referee.position(match.id) if match.digests else None
    prompts = position.prompts if position else {}
    async with reading(old.engine) as connection:
        row = await matches.find(connection, match.id)
        assert row is not None
        digests = [entry.digest for entry in await log.read(connection, match.id)]
        news = [(item.audience, item.key) for item in await outbox.pending(connection, match.id)]
        found = {seat: await drafts.read(connection, match.id, seat, prompts[seat].id) for seat in prompts}
        words = await matches.lucky_words_of_match(connection, match.id)
        asked = [await log.read_undo_request(connection, match.id, number) for number in match.undo_requests]
    return Kept(
        match.id,
        match.name,
        row.status,
        digests,
        {seat: (prompt.id, prompt.kind) for seat, prompt in prompts.items()},
        {seat: {prompts[seat].id: draft} for seat, draft in found.items() if draft},
        [Timer(one.seat, one.prompt_id, one.due_at, one.left) for one in position.timers] if position else [],
        sorted(news),
        [one.number for one in asked if one],
        len(words),
    )
