"""Policies decide in workers: by budget, by what they are sent, and with a default where they fail."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from ai.decision import Decision, Question
from bot.matches import Referee
from bot.matches.ai_turns import THINKING_SECONDS, Decided, make_policy_pool
from bot.ops.worker_process import (
    ProcessWorker,
    ThreadWorker,
    WorkerFailed,
    WorkerLost,
    WorkerPool,
    WorkerTimeout,
)
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.core.registry import find
from tests.bot.matches.conftest import AIKO, House
from tests.toygame import Pick

SEED = bytes(32)
GAME = find("spirit")


class Scripted:
    """A worker that gives these answers, or raises them, and remembers what it was asked."""

    pid = None

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[Question] = []
        self.closed = False

    async def call(self, argument: Any) -> Any:
        self.asked.append(argument)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def close(self) -> None:
        self.closed = True


async def play(house: House, worker: Scripted, decided: Decided = lambda policy, seconds: None) -> str:
    """A match of Aiko and an AI whose policy is this worker, until the AI has answered."""
    pool = WorkerPool([worker])
    house.referee = Referee(house.engine, pool, make_seed=house.make_seed, decided=decided)
    match_id = await house.open_match(AIKO)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.rest(match_id)
    return match_id


async def test_a_worker_is_sent_the_observation_and_no_state(house: House) -> None:
    worker = Scripted(Decision(Pick(4), 0.2))
    match_id = await play(house, worker)
    [question] = worker.asked
    assert (question.title, question.policy, question.prompt.id) == ("toy", "greedy", "pick-1-1")
    assert question.observation == await observed_before(house, match_id)
    assert len(question.seed) == 32
    assert (question.share, question.seconds) == (1.0, THINKING_SECONDS)
    async with house.engine.connect():
        assert (await house.log(match_id))[-1].data == {"kind": "Pick", "number": 4}


async def test_under_load_computer_players_think_less(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two others wait for the only worker: a third of the rollouts is left."""
    worker = Scripted(Decision(Pick(4), 0.2))
    house.referee = Referee(house.engine, WorkerPool([worker]), make_seed=house.make_seed)
    monkeypatch.setattr(WorkerPool, "waiting", 2)
    match_id = await house.open_match(AIKO)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.rest(match_id)
    assert [asked.share for asked in worker.asked] == [pytest.approx(1 / 3)]


async def test_who_waits_for_a_worker_is_counted() -> None:
    pool = WorkerPool([Scripted(Pick(4), Pick(4))])
    async with pool.worker():
        waiting = [asyncio.create_task(pool.call(question())) for _ in range(2)]
        await asyncio.sleep(0)
        assert pool.waiting == 2
    await asyncio.gather(*waiting)
    assert pool.waiting == 0


async def observed_before(house: House, match_id: str) -> Any:
    """What the AI could see before it picked."""
    seen = await house.referee.observe(match_id, Seat(1))
    return type(seen)(seen.viewer, seen.round, seen.points, (False, False), None, seen.taker)


@pytest.mark.parametrize(
    ("answer", "event"),
    [
        (WorkerTimeout(), "policy_timeout"),
        (WorkerLost(), "policy_failed"),
        (WorkerFailed("KeyError"), "policy_failed"),
        (Decision(Pick(99), 0.2), "policy_failed"),
    ],
)
async def test_where_there_is_no_decision_the_default_is_played(
    house: House, answer: Any, event: str
) -> None:
    decided = list[tuple[str, float | None]]()
    with capture_logs() as logged:
        match_id = await play(house, Scripted(answer), lambda *one: decided.append(one))
    assert [line["event"] for line in logged if line["event"].startswith("policy")] == [event]
    row = (await house.log(match_id))[-1]
    assert (row.seat, row.by, row.data) == (1, "default", {"kind": "Pick", "number": 1})
    assert decided == [("greedy", None)]


async def test_the_processor_time_of_a_decision_is_told(house: House) -> None:
    decided = list[tuple[str, float | None]]()
    await play(house, Scripted(Decision(Pick(4), 0.2)), lambda *one: decided.append(one))
    assert decided == [("greedy", 0.2)]


async def test_the_workers_end_with_the_referee(house: House) -> None:
    worker = Scripted(Decision(Pick(4), 0.2))
    await play(house, worker)
    await house.referee.close()
    assert worker.closed


def question(policy: str = "greedy") -> Question:
    """What the first seat is asked in a match of Samurai Spirit."""
    state = GAME.setup(GAME.options_type(), 3, Chance(SEED, 0)).state
    prompt = next(prompt for prompt in GAME.prompts(state).values() if prompt.owed)
    observation = GAME.observe(state, prompt.seat)
    return Question(GAME.key, GAME.rules_version, policy, observation, prompt, SEED, 0)


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_process_decides_as_a_thread_does(processes: int) -> None:
    pool = make_policy_pool(processes)
    assert pool.resident_bytes() == 0, "it is started when it is needed"
    asked = question()
    decision: Decision = await pool.call(asked)
    assert decision.command == GAME.advise(asked.observation)
    assert decision.seconds > 0
    assert (pool.resident_bytes() > 0) is bool(processes)
    with pytest.raises((WorkerFailed, LookupError)):
        await pool.call(question("genius"))
    assert (await pool.call(asked)).command == GAME.advise(asked.observation)
    await pool.close()


async def test_a_file_in_the_hosts_folder_is_not_taken_for_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    worker = ProcessWorker("builtins:abs", 10.0)
    assert await worker.call(-1) == 1
    await worker.close()


async def test_a_process_that_died_while_nobody_asked_costs_no_decision() -> None:
    """As when the machine was short of memory."""
    worker = ProcessWorker("builtins:abs", 10.0)
    await worker.call(-1)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    while worker.pid is not None:  # noqa: ASYNC110 - nothing tells that it is gone
        await asyncio.sleep(0.01)
    assert await worker.call(-1) == 1
    await worker.close()


async def test_a_decision_under_way_is_made_when_all_processes_are_told_to_stop() -> None:
    """As systemd does; the bot, which is closing, would play the default in its place."""
    worker = ProcessWorker("time:sleep", 10.0)
    await worker.call(0.0)
    deciding = asyncio.create_task(worker.call(0.2))
    await asyncio.sleep(0.05)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    assert await deciding is None
    await worker.close()


@pytest.mark.parametrize(
    "worker",
    [lambda: ProcessWorker("time:sleep", 0.3), lambda: ThreadWorker(time.sleep, 0.05)],
    ids=["process", "thread"],
)
async def test_a_decision_that_takes_too_long_is_given_up(worker: Callable[[], Any]) -> None:
    slow = worker()
    with pytest.raises(WorkerTimeout):
        await slow.call(0.5)
    await slow.close()
