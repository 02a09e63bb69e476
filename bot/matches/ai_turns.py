"""What an AI seat does: its policy's choice from its observation, or the title's default if that fails."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ai.policy import Policy
from bot.cluster.leases import PEER_RETRY_INTERVAL, Leases
from bot.matches.match_view import LoadedMatch
from bot.ops.logging import begin_work
from rules.core.chance import Chance
from rules.core.model import Prompt

_log = structlog.get_logger(__name__)


def next_prompt(loaded: LoadedMatch) -> Prompt | None:
    """The first prompt for which the match waits on an AI seat."""
    if loaded.table.match.status != "running":
        return None
    seats = loaded.table.seats
    owed = (prompt for prompt in loaded.prompts.values() if prompt.owed and seats[prompt.seat].policy)
    return min(owed, key=lambda prompt: prompt.seat, default=None)


def choose(policy: Policy | None, loaded: LoadedMatch, prompt: Prompt, chance: Chance) -> tuple[str, Any]:
    """Who chose, `ai` or `default`, and the command."""
    game, seat = loaded.table.game, prompt.seat
    try:
        if policy is None:
            raise LookupError(f"no policy is called {loaded.table.seats[seat].policy}")
        observation = game.observe(loaded.state, seat)
        legal = game.legal(loaded.state, seat)
        command = policy(game, observation, prompt, legal, chance)
        if command not in legal:
            raise ValueError("the policy chose an illegal command")
    except Exception:
        _log.exception("policy_failed", match=loaded.table.match.id, seat=seat)
        return "default", game.default(loaded.state, seat)
    return "ai", command


DATABASE_PAUSE = 1.0
"""Seconds after which to try again when the database has failed."""


class Driver:
    """`owes(match_id)` tells whether an AI seat has to act; `act(match_id)` lets one act, if one has to.

    Of several processes on one database, one at a time plays the AIs of a match.
    """

    def __init__(
        self,
        owes: Callable[[str], Awaitable[bool]],
        act: Callable[[str], Awaitable[bool]],
        leases: Leases,
    ) -> None:
        self._owes = owes
        self._act = act
        self._claims = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._closing = False

    def wake(self, match_id: str) -> None:
        """Something has changed: an AI seat may have to act. Returns at once."""
        self._woken.add(match_id)
        if match_id not in self._tasks and not self._closing:
            self._tasks[match_id] = asyncio.create_task(self._drive(match_id), name=f"drive {match_id}")

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

    async def _drive(self, match_id: str) -> None:
        begin_work(match_id)
        try:
            while match_id in self._woken:
                self._woken.discard(match_id)
                await self._try(match_id)
        except Exception:
            # The match itself is unharmed; the next command or a restart wakes its AIs again.
            _log.exception("ai_stopped", match=match_id)
        finally:
            del self._tasks[match_id]

    async def _try(self, match_id: str) -> None:
        """Play; if the database does not answer for the moment, try again later."""
        try:
            await self._play(match_id)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("ai_delayed", match=match_id, reason=type(error).__name__)
            self._woken.add(match_id)
            await asyncio.sleep(DATABASE_PAUSE)

    async def _play(self, match_id: str) -> None:
        """Until no AI has to act, whoever lets it."""
        while await self._owes(match_id):
            async with self._claims.of(match_id, "driver") as lease:
                while lease and lease.stands and await self._act(match_id):
                    pass
            # Also where the work is ours but colleagues may have struck us off: until we have signed again.
            if not lease or not lease.stands:
                await asyncio.sleep(PEER_RETRY_INTERVAL)
