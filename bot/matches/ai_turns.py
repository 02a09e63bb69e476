"""The turns of AI seats: a background task per match asks policies, in workers, and submits their commands.

A policy decides only from the observation of its seat, within a time budget. If it fails or exceeds the
budget, the title's default is played. (docs/decisions/0020-policies-in-workers.md)
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ai.decision import Decision, Question, decide
from bot.cluster.leases import PEER_RETRY_INTERVAL, Leases
from bot.matches.match_view import LoadedMatch
from bot.ops.logging import begin_work
from bot.ops.worker_process import ProcessWorker, ThreadWorker, WorkerFailed, WorkerPool, WorkerTimeout
from rules.core.model import Prompt

DECISION_BUDGET = 20.0
"""Seconds for a decision, including the start of a worker: enough where it has a tenth of a core."""
THINKING_SECONDS = 1.8
"""Seconds of processor time after which a search begins no other rollout (`ai.search.PATIENCE`: on a busy
machine, also after three times as long)."""
THREADS = 1
"""Concurrent decisions without processes: they share one interpreter with the event loop."""
DATABASE_PAUSE = 1.0
"""Seconds before a retry after the database has failed."""

Decided: TypeAlias = Callable[[str, float | None], None]
"""Called with a policy's name and the seconds of processor time of its decision, or None without one."""

_log = structlog.get_logger(__name__)


def make_policy_pool(processes: int) -> WorkerPool:
    """Workers for policies: processes, each started when it is first needed, or with 0 a thread."""
    if not processes:
        return WorkerPool([ThreadWorker(decide, DECISION_BUDGET) for _ in range(THREADS)])
    return WorkerPool([ProcessWorker("ai.decision:decide", DECISION_BUDGET) for _ in range(processes)])


def next_prompt(loaded: LoadedMatch) -> Prompt | None:
    """The first prompt for which the match waits on an AI seat."""
    if loaded.rows.match.status != "running":
        return None
    seats = loaded.rows.seats
    owed = (prompt for prompt in loaded.prompts.values() if prompt.owed and seats[prompt.seat].policy)
    return min(owed, key=lambda prompt: prompt.seat, default=None)


async def choose(
    pool: WorkerPool, loaded: LoadedMatch, prompt: Prompt, seed: bytes, decided: Decided
) -> tuple[Any, bool]:
    """The command for an AI seat, and whether it is the default. `seed` is that of the AI's own dice."""
    game, seat, rows = loaded.rows.game, prompt.seat, loaded.rows
    policy, observation = rows.seats[seat].policy or "", game.observe(loaded.state, seat)
    try:
        seq = rows.begun.seq
        share = 1 / (1 + pool.waiting)  # under load computer players think less, rather than later
        question = Question(
            game.key, game.rules_version, policy, observation, prompt, seed, seq, share, THINKING_SECONDS
        )
        decision: Decision = await pool.call(question)
        if decision.command not in game.legal(loaded.state, seat):
            raise ValueError("the policy chose an illegal command")
    except WorkerTimeout:
        _log.warning("policy_timeout", match=rows.match.id, seat=seat, policy=policy)
    except WorkerFailed as error:
        _log.error("policy_failed", match=rows.match.id, seat=seat, policy=policy, stack=str(error))
    except Exception:
        _log.exception("policy_failed", match=rows.match.id, seat=seat, policy=policy)
    else:
        decided(policy, decision.seconds)
        return decision.command, False
    decided(policy, None)
    return game.default(loaded.state, seat), True


class AiTurns:
    """Plays the AI seats. If several processes share a database, one at a time does so for a match.

    `owes(match_id)` says whether an AI seat has to act; `act(match_id)` lets one act, if one has to.
    """

    def __init__(
        self,
        owes: Callable[[str], Awaitable[bool]],
        act: Callable[[str], Awaitable[bool]],
        leases: Leases,
    ) -> None:
        self._owes = owes
        self._act = act
        self._leases = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._closing = False

    def wake(self, match_id: str) -> None:
        """The match has changed: an AI seat may have to act. Returns at once."""
        self._woken.add(match_id)
        if match_id not in self._tasks and not self._closing:
            self._tasks[match_id] = asyncio.create_task(self._run(match_id), name=f"AI turns of {match_id}")

    async def rest(self, match_id: str) -> None:
        """Wait until no AI seat of the match has to act."""
        while task := self._tasks.get(match_id):
            await asyncio.wait([task])

    async def close(self) -> None:
        """Stop all tasks; a command under way is either committed or never happened."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, match_id: str) -> None:
        begin_work(match_id)
        try:
            while match_id in self._woken:
                self._woken.discard(match_id)
                try:
                    await self._play(match_id)
                except (SQLAlchemyError, OSError) as error:  # the database is temporarily unavailable
                    _log.warning("ai_delayed", match=match_id, reason=type(error).__name__)
                    self._woken.add(match_id)
                    await asyncio.sleep(DATABASE_PAUSE)
        except Exception:
            # The match itself is intact; the next command or a restart wakes its AIs again.
            _log.exception("ai_stopped", match=match_id)
        finally:
            del self._tasks[match_id]

    async def _play(self, match_id: str) -> None:
        """Until no AI has to act, in this process or in another."""
        while await self._owes(match_id):
            async with self._leases.of(match_id, "driver") as lease:
                while lease and lease.stands and await self._act(match_id):
                    pass
            # Also where the lease is ours but may have expired: until the next heartbeat.
            if not lease or not lease.stands:
                await asyncio.sleep(PEER_RETRY_INTERVAL)
