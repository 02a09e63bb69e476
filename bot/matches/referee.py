"""The referee: every act on a match goes through it, and it refuses what the actor may not do.

One act is one transaction, under the match's lock. A command writes one row of the log, with the stages that
it led to and the outbox rows that announce it; all of it is committed at once, or nothing is. After the
commit the subscribers are called.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.leases import Leases, SingleProcess
from bot.matches import administrative, ai_turns, maintenance, playing, seats, timeouts, undo
from bot.matches.actor import Actor
from bot.matches.errors import MatchPaused, NotSeated, NotStarted, UnknownMatch
from bot.matches.keyed_lock import KeyedLock
from bot.matches.loading import load_rows
from bot.matches.match_view import MatchView
from bot.matches.playing import MakeSeed
from bot.matches.reader import MatchReader
from bot.matches.subscribers import Subscribers
from bot.matches.timeouts import Finished
from bot.matches.transaction import MatchTransaction
from bot.ops.worker_process import WorkerPool
from bot.store import matches
from bot.store.engine import reading, writing
from bot.store.matches import Verbosity
from bot.store.scheduling import TimeControl
from rules.core.chance import SEED_BYTES
from rules.core.errors import MatchOver, NotPrompted, StalePrompt
from rules.core.model import Seat

P = ParamSpec("P")
T = TypeVar("T")

_log = structlog.get_logger(__name__)


class Referee(MatchReader):
    """Lets people and AIs play the matches in a database. Several referees may share one database.

    `match_changed` subscribers are called after each commit, also after one that may have failed.
    `match_ended` subscribers are called after the commit that ended a match that had begun: once per match,
    by the process that committed it. Where that process dies between the commit and the call, or its
    connection does, they are never called: who must not miss an ending looks for ended matches at the start,
    too.
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
    ) -> None:
        super().__init__(engine)
        self.policy_pool = policy_pool or ai_turns.make_policy_pool(processes=0)
        self._now = now
        self._make_seed = make_seed
        self._finished = finished
        self._upgraded: set[str] = set()
        """The matches that are known to be played by this program's rules."""
        self._locks = KeyedLock()
        self._ai_turns = ai_turns.AiTurns(self._owes_for_ai, self._act_for_ai, leases or SingleProcess())
        self.match_changed = Subscribers("match_changed")
        self.match_ended = Subscribers("match_ended")
        self.match_changed.subscribe(self._ai_turns.wake)

    # Playing

    def draw_seed(self) -> bytes:
        """A seed that nobody can foresee."""
        return self._make_seed(SEED_BYTES)

    async def start(self, actor: Actor, match_id: str) -> MatchView:
        """The host or a moderator closes the lobby and sets the match up.

        Raises NotHost, AlreadyStarted, WrongSeatCount or InvalidOptions.
        """
        return (await self._commit(actor, match_id, playing.set_up, self._make_seed)).position

    async def submit(
        self,
        actor: Actor,
        match_id: str,
        seat: Seat,
        prompt_id: str,
        command: object,
        *,
        by_default: bool = False,
    ) -> MatchView:
        """The person or AI of a seat answers a prompt. Raises CommandError or RefereeError.

        `by_default`: the command is the title's default, since the AI's policy has failed.
        """
        answer = partial(playing.answer, by_default=by_default)
        return (await self._commit(actor, match_id, answer, seat, prompt_id, command)).position

    async def resume_all(self) -> None:
        """Wake the AIs of all running matches, and upgrade matches that an older program has begun.

        To be called once when the program starts, and when another process has died.
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

    async def resign(self, actor: Actor, match_id: str) -> None:
        """A player leaves their seat to an AI. Raises NotSeated."""
        await self._commit(actor, match_id, administrative.resign)

    async def go_away(self, actor: Actor, match_id: str, until: int) -> None:
        """A player goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
        await self._commit(actor, match_id, seats.go_away, until)

    async def come_back(self, actor: Actor, match_id: str) -> None:
        """A player plays again, after a vacation or too many time-outs. Raises NotSeated or NotAway."""
        await self._commit(actor, match_id, seats.come_back)

    async def offer_own_seat(self, actor: Actor, match_id: str) -> None:
        """A player offers their seat to anyone, or withdraws the offer. Raises NotSeated or MatchEnded."""
        await self._commit(actor, match_id, seats.offer_own)

    async def take_seat(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """A person takes a seat that is offered. Raises NotOffered or AlreadySeated."""
        await self._commit(actor, match_id, seats.take, seat)

    async def mute(self, actor: Actor, match_id: str, prompt_id: str) -> None:
        """A player wants no more reminders of a question. Raises NotSeated or StalePrompt."""
        await self._commit(actor, match_id, seats.mute, prompt_id)

    async def ask_undo(self, actor: Actor, match_id: str) -> None:
        """A player asks the others to take back their last choice. Raises NotSeated or CannotUndo."""
        await self._commit(actor, match_id, undo.ask)

    async def agree_to_undo(self, actor: Actor, match_id: str, number: int) -> None:
        """A player agrees to the request of the entry with this number. Raises NotSeated or CannotUndo."""
        await self._commit(actor, match_id, undo.agree, number)

    async def decline_undo(self, actor: Actor, match_id: str, number: int) -> None:
        """A player lets the choice stand. Raises NotSeated or CannotUndo."""
        await self._commit(actor, match_id, undo.decline, number)

    # Acts of hosts and moderators. All others are refused: NotHost, NotAllowed

    async def set_verbosity(self, actor: Actor, match_id: str, verbosity: Verbosity) -> None:
        """The host or a moderator changes how many messages there are. Raises MatchEnded."""
        await self._commit(actor, match_id, administrative.set_verbosity, verbosity)

    async def kick(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """Give a person's seat to an AI. Raises NotSeated."""
        await self._commit(actor, match_id, administrative.kick, seat)

    async def replace(self, actor: Actor, match_id: str, seat: Seat, newcomer: Actor) -> None:
        """Give a person's or AI's seat to a person. Raises NotSeated or AlreadySeated."""
        await self._commit(actor, match_id, administrative.replace_player, seat, newcomer)

    async def pause(self, actor: Actor, match_id: str) -> None:
        """Take no commands until the match is resumed. Raises MatchPaused if it is paused already."""
        await self._commit(actor, match_id, administrative.pause)

    async def resume(self, actor: Actor, match_id: str) -> None:
        """Go on after a pause. Raises NotPaused."""
        await self._commit(actor, match_id, administrative.resume)

    async def end(self, actor: Actor, match_id: str) -> None:
        """Stop the match for good, without a winner. Works even if its state cannot be loaded any more."""
        await self._commit(actor, match_id, administrative.end)

    async def rewind(self, actor: Actor, match_id: str, to: int) -> MatchView:
        """Go back to the state after the step with this number. Raises NoWayBack or MatchEnded."""
        return (await self._commit(actor, match_id, undo.rewind_to_step, to)).position

    async def transfer(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """Make the person in a seat the host. Raises NotSeated."""
        await self._commit(actor, match_id, administrative.transfer, seat)

    async def offer_seat(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """Offer a seat to anyone, or withdraw the offer. Raises NotSeated or MatchEnded."""
        await self._commit(actor, match_id, seats.offer, seat)

    async def set_pace(self, actor: Actor, match_id: str, pace: TimeControl) -> None:
        """Change the time control; all clocks start again. Raises MatchEnded."""
        await self._commit(actor, match_id, seats.set_pace, pace)

    async def extend(self, actor: Actor, match_id: str, seat: Seat | None, seconds: int) -> None:
        """Give a player, or all who have a clock, more time. Raises NotSeated."""
        await self._commit(actor, match_id, seats.extend, seat, seconds)

    async def remind(self, actor: Actor, match_id: str) -> None:
        """Remind everybody who owes something. Raises NotSeated if nobody does."""
        await self._commit(actor, match_id, seats.remind)

    # Acts of the clock. All others are refused: NotAllowed

    async def expire(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """A seat's clock is due: remind its player, or play the default for them, once."""
        await self._commit(actor, match_id, timeouts.expire, seat, self._finished)

    async def end_vacation(self, actor: Actor, match_id: str, seat: Seat) -> None:
        """A vacation may be over: its player plays again."""
        await self._commit(actor, match_id, seats.end_vacation, seat)

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
            # The lock keeps those who wait for the same match from taking up all connections to the database.
            async with self._locks.through(match_id), writing(self.engine) as connection:
                transaction = await self._begin(connection, actor, match_id)
                result = await act(transaction, *arguments, **keywords)
        except (SQLAlchemyError, OSError):
            # The connection may have broken when all was committed: then the match has changed.
            self.match_changed.publish(match_id)
            raise
        finally:
            self._cache.invalidate(match_id)
        self._upgraded.add(match_id)
        if transaction.result:
            self._cache.keep_state(transaction.result)
        self.match_changed.publish(match_id)
        if transaction.ended:
            self.match_ended.publish(match_id)
        return result

    async def _begin(self, connection: AsyncConnection, actor: Actor, match_id: str) -> MatchTransaction:
        """The match's rows, locked, and played by this program's rules. Raises UnknownMatch."""
        rows = await load_rows(connection, match_id, lock=True)
        transaction = MatchTransaction(connection, rows, actor, int(self._now()), self._cache)
        if match_id not in self._upgraded:
            await maintenance.upgrade(transaction)
        return transaction

    async def _upgrade(self, match_id: str) -> None:
        """One match that cannot go on must not keep the others from being played."""

        async def nothing_else(_: MatchTransaction) -> None:
            """Each transaction begins with the upgrade."""

        try:
            await self._commit(Actor.program(), match_id, nothing_else)
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
        command, by_default = await ai_turns.choose(self.policy_pool, loaded, prompt, self.draw_seed())
        # Since the question a person may have paused or ended the match, or taken the seat.
        with suppress(StalePrompt, NotPrompted, NotSeated, MatchOver, MatchPaused):
            ai = Actor.ai(loaded.rows.seats[prompt.seat].policy or "")
            await self.submit(ai, match_id, prompt.seat, prompt.id, command, by_default=by_default)
        return True
