"""The referee: executes every act on a match, and refuses those that the actor is not permitted to do.

One act is one transaction, under the match's lock. A command writes one row of the log, with the stages that
it led to and the outbox rows that announce it; all of it is committed atomically. After the commit the
subscribers are called.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from math import inf
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.leases import Leases, SingleProcess
from bot.matches import (
    absences,
    administrative,
    ai_turns,
    deadlines,
    maintenance,
    permissions,
    playing,
    timeouts,
    undo,
)
from bot.matches.actor import Actor
from bot.matches.errors import MatchPaused, NotSeated, NotStarted, UnknownMatch
from bot.matches.keyed_lock import KeyedLock
from bot.matches.loading import load_rows
from bot.matches.match_view import MatchRows, MatchView
from bot.matches.playing import MakeSeed
from bot.matches.reader import MatchReader
from bot.matches.subscribers import Subscribers
from bot.matches.timeouts import Finished
from bot.matches.transaction import MatchTransaction
from bot.ops.worker_process import WorkerPool
from bot.store import matches, people, sql
from bot.store.engine import reading, standing, write, writing
from bot.store.people import QuietHours
from rules.core.chance import SEED_BYTES
from rules.core.errors import MatchOver, NotPrompted, StalePrompt
from rules.core.model import Seat

P = ParamSpec("P")
T = TypeVar("T")

_log = structlog.get_logger(__name__)


def _act(
    act: Callable[Concatenate[MatchTransaction, P], Awaitable[T]],
) -> Callable[Concatenate["Referee", Actor, str, P], Coroutine[Any, Any, T]]:
    """Returns a method that executes this act on the match with an id, in its own transaction."""

    async def commit(
        referee: "Referee", actor: Actor, match_id: str, /, *arguments: P.args, **keywords: P.kwargs
    ) -> T:
        return await referee._commit(actor, match_id, act, *arguments, **keywords)

    return commit


class Referee(MatchReader):
    """Lets people and AIs play the matches in a database. Several referees may share one database.

    `match_changed` subscribers are called after each commit, also after one that may have failed.
    `clock_set` subscribers are called after each commit with the moment (Unix seconds) at which the
    first clock of the match is due.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        policy_pool: WorkerPool | None = None,
        *,
        now: Callable[[], float] = time.time,
        make_seed: MakeSeed = secrets.token_bytes,
        leases: Leases | None = None,
        finished: Finished = lambda title, observation, prompt, draft: None,
        decided: ai_turns.Decided = lambda policy, seconds: None,
    ) -> None:
        super().__init__(engine)
        self.policy_pool = policy_pool or ai_turns.make_policy_pool(processes=0)
        self._now = now
        self._make_seed = make_seed
        self._finished = finished
        self._decided = decided
        self._current: set[str] = set()
        """The running matches that are known to be played by this program's rules."""
        self._locks = KeyedLock()
        self._ai_turns = ai_turns.AiTurns(self._owes_for_ai, self._act_for_ai, leases or SingleProcess())
        self.match_changed = Subscribers[str]("match_changed")
        self.clock_set = Subscribers[float]("clock_set")
        self.match_changed.subscribe(self._ai_turns.wake)

    # Playing

    def draw_seed(self) -> bytes:
        """An unpredictable seed."""
        return self._make_seed(SEED_BYTES)

    async def start(self, actor: Actor, match_id: str) -> MatchView:
        """The host or a moderator closes the lobby and sets the match up.

        Raises NotHost, AlreadyStarted, WrongSeatCount or InvalidOptions.
        """
        return await self._commit(actor, match_id, playing.set_up, self._make_seed)

    submit = _act(playing.answer)

    async def resume_all(self) -> None:
        """Wake the AIs of all running matches, and upgrade matches started by an older program.

        Must be called once when the program starts, and when another process has died.
        """
        async with reading(self.engine) as connection:
            with_ai = await matches.running_with_ai(connection)
            older = await maintenance.played_by_older_rules(connection)
        for match_id in older:
            await self._upgrade(match_id)
        for match_id in with_ai:
            self._ai_turns.wake(match_id)

    async def rest(self, match_id: str) -> None:
        """Wait until no AI has to act in the match."""
        await self._ai_turns.rest(match_id)

    async def close(self) -> None:
        """Stop the AIs and their workers. The engine stays open."""
        await self._ai_turns.close()
        await self.policy_pool.close()

    # Acts of players on their own seats

    resign = _act(administrative.resign)
    go_away = _act(absences.go_away)
    come_back = _act(absences.come_back)
    offer_own_seat = _act(absences.offer_own_seat)
    take_seat = _act(absences.take_seat)
    mute = _act(deadlines.mute)
    ask_undo = _act(undo.ask_undo)
    agree_to_undo = _act(undo.agree_to_undo)
    decline_undo = _act(undo.decline_undo)

    async def set_quiet_hours(self, person: Actor, quiet: QuietHours) -> None:
        """A person sets their quiet hours, in which their clocks are paused in all their matches."""
        await write(self.engine, people.keep_quiet_hours, person.id, quiet)
        self._cache.invalidate()

    def forget_rows(self) -> None:
        """The rows of many matches have changed, such as the names in them: they are read again."""
        self._cache.invalidate()

    # Acts of hosts and moderators

    set_table = _act(administrative.set_table)
    kick = _act(administrative.kick)
    replace = _act(administrative.replace_player)
    pause = _act(administrative.pause)
    resume = _act(administrative.resume)
    end = _act(administrative.end)
    rewind = _act(undo.rewind_to_step)
    transfer = _act(administrative.transfer)
    offer_seat = _act(absences.offer_seat)
    set_pace = _act(deadlines.set_pace)
    extend = _act(deadlines.extend)
    remind = _act(deadlines.remind)

    # Acts of the clock

    end_vacation = _act(absences.end_vacation)

    # Acts of players, moderators and the program

    move = _act(administrative.move)

    async def expire(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """A seat's clock is due: remind its player, or play the default for them, exactly once."""
        await self._commit(actor, match_id, timeouts.expire, seat, self._finished)

    # Within

    async def _commit(
        self,
        actor: Actor,
        match_id: str,
        act: Callable[Concatenate[MatchTransaction, P], Awaitable[T]],
        *arguments: P.args,
        **keywords: P.kwargs,
    ) -> T:
        """One act in one transaction, one act at a time for a match; then call the subscribers."""
        try:
            # The lock keeps waiters for the same match from occupying all connections to the database.
            async with self._locks.through(match_id), writing(self.engine) as connection:
                rows, tenure = await self._locked_rows(connection, match_id)
                transaction = MatchTransaction(connection, rows, actor, int(self._now()), self._cache)
                if match_id not in self._current:
                    await maintenance.upgrade(transaction)
                permissions.require(rows, actor, act.__name__)
                result = await act(transaction, *arguments, **keywords)
                if transaction.result is None and transaction.rows.seats != rows.seats:
                    await undo.rewind_if_nobody_is_missing(transaction)
                rows = await transaction.finish()
        except BaseException as error:
            self._cache.invalidate(match_id)
            if isinstance(error, SQLAlchemyError | OSError):
                # The connection may have failed after the commit: then the match has changed.
                self.match_changed.publish(match_id)
                self.clock_set.publish(-inf)
            raise
        # There is no await since the commit, so no other transaction can intervene.
        self._cache.update(rows, transaction.result, tenure)
        self._cache.keep_views(rows, transaction.views)
        if rows.match.ended:
            self._current.discard(match_id)  # `upgrade` has nothing to do there
        else:
            self._current.add(match_id)
        self.match_changed.publish(match_id)
        if rows.next_due is not None:
            self.clock_set.publish(rows.next_due)
        return result

    async def _locked_rows(self, connection: AsyncConnection, match_id: str) -> tuple[MatchRows, int | None]:
        """The match's rows, which nobody else changes before the transaction ends, and the tenure then.

        A process that was frozen before it had the lock is not alone any more.
        """
        await sql.hold_lock(connection, sql.MATCH_LOCK, match_id)
        tenure, known = standing(self.engine).tenure, self._cache.find(match_id)
        return known.rows if known else await load_rows(connection, match_id), tenure

    async def _upgrade(self, match_id: str) -> None:
        """One match that cannot continue must not block the others."""

        async def upgrade(_: MatchTransaction) -> None:
            """Each transaction begins with the upgrade."""

        try:
            await self._commit(Actor.program(), match_id, upgrade)
        except Exception:
            _log.exception("upgrade_failed", match=match_id)

    async def _owes_for_ai(self, match_id: str) -> bool:
        """Whether an AI seat owes an answer."""
        try:
            return ai_turns.next_prompt(await self._load(match_id)) is not None
        except (NotStarted, UnknownMatch):  # a lobby, or one that was not committed
            return False

    async def _act_for_ai(self, match_id: str) -> bool:
        """Let one AI seat answer its prompt; False if no AI owes an answer."""
        loaded = await self._load(match_id)
        prompt = ai_turns.next_prompt(loaded)
        if prompt is None:
            return False
        command, by_default = await ai_turns.choose(
            self.policy_pool, loaded, prompt, self.draw_seed(), self._decided
        )
        # In the interim a person may have paused or ended the match, or taken the seat.
        with suppress(StalePrompt, NotPrompted, NotSeated, MatchOver, MatchPaused):
            ai = Actor.ai(loaded.rows.seats[prompt.seat].policy or "")
            await self.submit(ai, match_id, prompt.seat, prompt.id, command, by_default=by_default)
        return True
