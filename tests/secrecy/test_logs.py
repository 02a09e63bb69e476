"""No log at any level contains a plan, a hand, a draft or a seed, after any error."""

import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from ai.decision import decide
from bot.ops import logging as log
from bot.ops.worker_process import ThreadWorker, WorkerPool
from bot.store import drafts
from bot.store.engine import writing
from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import Action, ProvinceName
from rules.shogun.state import Plan
from tests.secrecy import courses
from tests.secrecy.two_worlds import TwoWorlds, two_worlds
from tests.secrecy.world import PLAYERS, World

CANARY = "Canaria"
"""A province that nobody has ever heard of."""
SEED = bytes.fromhex("ca" * 32)
TRACES = (CANARY, SEED.hex(), repr(SEED)[2:-1])

AIKO = PLAYERS[0]
LAID = SubmitPlan(Plan({Action.BUILD_CASTLE: ProvinceName(CANARY)}, bid=1))


@pytest.fixture(params=["json", "console"])
def form(request: pytest.FixtureRequest, restored_logging: None) -> str:
    """Logging as the bot does it, with all that it can be told to say."""
    return str(request.param)


@pytest.fixture
async def stage(
    virtual_time: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[TwoWorlds]:
    async with two_worlds(tmp_path, monkeypatch, keep_tables=False) as opened:
        yield opened


async def troubled_match(stage: TwoWorlds, patch: pytest.MonkeyPatch) -> None:
    """Whatever can go wrong does so while canaries are on the table."""
    stage.bot.referee._make_seed = lambda length: SEED[:length]
    world = await stage.world()
    await world.begin("shogun", courses.shogun().options, 3, courses.shogun().rows[0].versions[0].step)
    await _a_draft(stage, world)
    await _a_refused_command(world)
    await _a_database_that_refuses(stage, world)
    await _a_fault_of_ours(stage, world, patch)
    await _a_policy_that_fails(stage, world)


async def _a_draft(stage: TwoWorlds, world: World) -> None:
    """A prepared plan is kept, and cannot be drawn."""
    prompt = (await stage.bot.referee.position(world.match)).prompts[Seat(0)]
    async with writing(stage.bot.engine) as connection:
        await drafts.keep(
            connection, world.match, Seat(0), prompt.id, {"plan": {"provinces": {"taxes": CANARY}}}
        )
    stage.fault = KeyError(CANARY)
    await world.use(AIKO, "game plan")
    await world.use(AIKO, "game board", view="unrest")
    stage.fault = None


async def _a_refused_command(world: World) -> None:
    with pytest.raises(IllegalCommand):
        await world.submit(Seat(0), LAID)
    await world.forge(AIKO, "panel", "1", CANARY)


async def _a_database_that_refuses(stage: TwoWorlds, world: World) -> None:
    """A plan is laid, but cannot be written down."""
    engine = stage.bot.engine
    async with writing(engine) as connection:
        await connection.execute(text(REFUSE[engine.dialect.name]))
    course = courses.shogun()
    step = course.rows[1].versions[0].step
    with pytest.raises(DBAPIError) as raised:
        await world.submit(Seat(0), LAID, step)
    assert CANARY not in str(raised.value)
    logging.getLogger("bot").error("not_written", exc_info=raised.value)
    structlog.get_logger("bot").error("not_written", exc_info=raised.value)
    async with writing(engine) as connection:
        await connection.execute(text(ALLOW[engine.dialect.name]))


async def _a_fault_of_ours(stage: TwoWorlds, world: World, patch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        hand = CANARY
        raise ValueError(f"what is {hand}?")

    with patch.context() as faulty:
        faulty.setattr("bot.views.shogun.presenter.ShogunPresenter.hand", fail)
        await world.use(AIKO, "game hand")


async def _a_policy_that_fails(stage: TwoWorlds, world: World) -> None:
    def fail(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
        raise LookupError(CANARY)

    stage.bot.referee.policy_pool = WorkerPool([ThreadWorker(partial(decide, policies={"greedy": fail}))])
    await world.use(AIKO, "game resign")
    await stage.bot.referee.resign(world.actor(Seat(0)), world.match)
    await stage.bot.referee.rest(world.match)
    await world.settle()


REFUSE = {
    "sqlite": "CREATE TRIGGER refuse BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    "postgresql": "ALTER TABLE log ADD CONSTRAINT refuse CHECK (false) NOT VALID",
}
ALLOW = {"sqlite": "DROP TRIGGER refuse", "postgresql": "ALTER TABLE log DROP CONSTRAINT refuse"}


async def test_no_canary_is_in_the_log(
    stage: TwoWorlds, form: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log.configure("debug", form)
    await troubled_match(stage, monkeypatch)
    said = capsys.readouterr().err
    troubles = ("picture_failed", "unexpected_error", "policy_failed", "not_written")
    assert [trouble for trouble in troubles if trouble not in said] == []
    assert [trace for trace in TRACES if trace in said] == []


REDACTIONS = {
    "libraries that quote data are kept quiet": (
        "bot.ops.logging._QUIET",
        dict.fromkeys(log._QUIET, logging.DEBUG),
    ),
    "what an exception says is kept back": ("bot.ops.tracebacks._kind", repr),
}


@pytest.mark.long
@pytest.mark.parametrize("redaction", REDACTIONS.values(), ids=REDACTIONS.keys())
async def test_without_a_redaction_there_are_canaries(
    stage: TwoWorlds,
    redaction: tuple[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    form: str,
) -> None:
    monkeypatch.setattr(*redaction)
    log.configure("debug", form)
    await troubled_match(stage, monkeypatch)
    said = capsys.readouterr().err
    assert any(trace in said for trace in TRACES)


async def test_without_hidden_parameters_a_database_error_quotes_a_plan(
    virtual_time: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quoting(url: Any, *, hide_parameters: bool, **options: Any) -> Any:
        return create_async_engine(url, **options)

    monkeypatch.setattr("bot.store.connections.create_async_engine", quoting)
    async with two_worlds(tmp_path, monkeypatch, keep_tables=False) as stage:
        with pytest.raises(AssertionError, match=CANARY):
            await troubled_match(stage, monkeypatch)
