"""The referee: the only one that lets the rules decide, and that commits what they decided."""

import secrets
import time
from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ai.policy import Policy
from bot.cluster.leases import Leases, SingleProcess
from bot.matches import administrative, ai_turns, maintenance, seats, timeouts, undo
from bot.matches.ai_turns import Driver
from bot.matches.errors import MatchPaused
from bot.matches.loading import load_match
from bot.matches.match_view import LoadedMatch, MatchView
from bot.matches.person import Person
from bot.matches.playing import MakeSeed, carry_out, set_up
from bot.matches.reader import MatchReader
from bot.matches.timeouts import Finished
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import matches
from bot.store.engine import reading, writing
from bot.store.match_settings import Verbosity
from bot.store.time_controls import TimeControl
from rules.core.chance import SEED_BYTES, Chance
from rules.core.errors import MatchOver, NotPrompted, StalePrompt
from rules.core.model import Seat

Notify: TypeAlias = Callable[[str], None]
"""Is told a match's id after each commit, also one that may have failed, when no lock is held; must
return at once.
"""

T = TypeVar("T")

SUCCESSOR = "greedy"
"""The policy that plays on for somebody who has left."""

_log = structlog.get_logger(__name__)


class Referee(MatchReader):
    """Lets people and AIs play the matches in a database. Several referees may share one database."""

    def __init__(
        self,
        engine: AsyncEngine,
        policies: Mapping[str, Policy],
        *,
        notify: Notify = lambda match_id: None,
        now: Callable[[], float] = time.time,
        make_seed: MakeSeed = secrets.token_bytes,
        leases: Leases | None = None,
        finished: Finished = lambda title, observation, prompt, draft: None,
    ) -> None:
        super().__init__(engine)
        self.notify = notify
        self._policies = policies
        self._now = now
        self._make_seed = make_seed
        self._finished = finished
        self._followed: set[str] = set()
        """The matches that are known to be played by this program's rules."""
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        self._driver = Driver(self._owes_for_ai, self._act_for_ai, leases or SingleProcess())

    # Playing

    def draw_seed(self) -> bytes:
        """The luck of a new match, which nobody can foresee."""
        return self._make_seed(SEED_BYTES)

    async def start(self, match_id: str) -> MatchView:
        """Close the lobby and set the match up. Raises AlreadyStarted, WrongSeatCount or InvalidOptions."""
        return await self._play(match_id, partial(set_up, make_seed=self._make_seed))

    async def submit(
        self, match_id: str, seat: Seat, prompt_id: str, command: object, by: str = "player"
    ) -> MatchView:
        """Carry out a seat's answer to a prompt. Raises CommandError or RefereeError and changes nothing."""
        entry = LogEntry("command", seat, by, msgspec.to_builtins(command))
        act = partial(carry_out, states=self._states, prompt_id=prompt_id, entry=entry)
        return await self._play(match_id, act)

    async def resume_all(self) -> None:
        """Let the AIs of all running matches go on: to be called once when the program starts.

        Matches that were begun by an older program go on by this one's rules.
        """
        async with reading(self.engine) as connection:
            with_ai = await matches.running_with_ai(connection)
            older = await maintenance.older(connection)
        for match_id in older:
            await self._upgrade(match_id)
        for match_id in with_ai:
            self._driver.wake(match_id)

    async def rest(self, match_id: str) -> None:
        """Wait until no AI has to act in the match."""
        await self._driver.rest(match_id)

    async def close(self) -> None:
        """Stop the AIs. Whatever is committed stays; the engine is its opener's to dispose of."""
        await self._driver.close()

    # Beside the rules

    async def resign(self, match_id: str, user_id: int) -> None:
        """A person leaves their seat to an AI. Raises NotSeated."""
        await self._change(match_id, partial(administrative.resign, user_id=user_id, policy=SUCCESSOR))

    async def kick(self, match_id: str, seat: Seat, actor: str) -> None:
        """A moderator gives a person's seat to an AI. `actor` is the moderator's name. Raises NotSeated."""
        await self._change(match_id, partial(administrative.kick, seat=seat, actor=actor, policy=SUCCESSOR))

    async def replace(self, match_id: str, seat: Seat, person: Person, actor: str) -> None:
        """A moderator gives a person's or AI's seat to a person. Raises NotSeated or AlreadySeated."""
        give_over = partial(
            administrative.give_over, states=self._states, seat=seat, person=person, actor=actor
        )
        await self._change(match_id, give_over)

    async def pause(self, match_id: str, actor: str) -> None:
        """Take no commands until the match is resumed. Raises MatchPaused if it is paused already."""
        await self._change(match_id, partial(administrative.pause, actor=actor))

    async def resume(self, match_id: str, actor: str) -> None:
        """Go on after a pause. Raises NotPaused."""
        await self._change(match_id, partial(administrative.resume, actor=actor))

    async def end(self, match_id: str, actor: str) -> None:
        """Stop the match for good, without a winner. Works even where the state cannot be had any more."""
        await self._change(match_id, partial(administrative.end, actor=actor))

    async def rewind(self, match_id: str, to: int, actor: str) -> MatchView:
        """A moderator takes the match back to its position after a step. Raises NoWayBack or MatchEnded."""
        back = partial(undo.rewind_to_step, states=self._states, number=to, actor=actor)
        return await self._play(match_id, back)

    async def ask_undo(self, match_id: str, user_id: int) -> None:
        """Ask the table to take back this person's last choice. Raises NotSeated or CannotUndo."""
        await self._change(match_id, partial(undo.ask, states=self._states, user_id=user_id))

    async def agree_to_undo(self, match_id: str, number: int, user_id: int) -> None:
        """Agree to what the note with this number asks; with the last yes it is done. Raises CannotUndo."""
        agree = partial(undo.agree, states=self._states, number=number, user_id=user_id)
        await self._change(match_id, agree)

    async def decline_undo(self, match_id: str, number: int, user_id: int) -> None:
        """Let a choice stand. Raises CannotUndo."""
        await self._change(match_id, partial(undo.decline, number=number, user_id=user_id))

    async def transfer(self, match_id: str, seat: Seat, actor: str) -> None:
        """A moderator makes the person in a seat the host. Raises NotSeated."""
        await self._change(match_id, partial(administrative.transfer, seat=seat, actor=actor))

    async def tell_otherwise(self, match_id: str, person: Person, verbosity: Verbosity) -> None:
        """The host or a moderator changes how much is told. Raises NotHost or MatchEnded."""
        await self._change(
            match_id, partial(administrative.tell_otherwise, person=person, verbosity=verbosity)
        )

    # Clocks and absence

    async def expire(self, match_id: str, seat: Seat) -> None:
        """A seat's clock is due: remind its player, or play the default for them. Once, whoever calls."""
        act = partial(
            timeouts.expire, states=self._states, seat=seat, policy=SUCCESSOR, finished=self._finished
        )
        loaded = await self._change(match_id, act)
        if loaded is not None:
            self._states.keep(loaded)

    async def welcome_back(self, match_id: str, seat: Seat) -> None:
        """A vacation may be over: its player plays again."""
        await self._change(match_id, partial(seats.welcome_back, states=self._states, seat=seat))

    async def go_away(self, match_id: str, user_id: int, until: int) -> None:
        """A person goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
        await self._change(match_id, partial(seats.go_away, user_id=user_id, until=until, policy=SUCCESSOR))

    async def come_back(self, match_id: str, user_id: int) -> None:
        """A person plays again, after a vacation or too many time-outs. Raises NotSeated or NotAway."""
        await self._change(match_id, partial(seats.come_back, states=self._states, user_id=user_id))

    async def offer_own_seat(self, match_id: str, user_id: int) -> None:
        """A person offers their seat to anyone, or offers it no longer. Raises NotSeated or MatchEnded."""
        await self._change(match_id, partial(seats.offer_own, user_id=user_id))

    async def offer_seat(self, match_id: str, seat: Seat, actor: str) -> None:
        """A moderator offers a seat to anyone, or offers it no longer. Raises NotSeated or MatchEnded."""
        await self._change(match_id, partial(seats.offer, seat=seat, by="moderator", actor=actor))

    async def take_seat(self, match_id: str, seat: Seat, person: Person) -> None:
        """A person takes a seat that is offered. Raises NotOffered or AlreadySeated."""
        await self._change(match_id, partial(seats.take, states=self._states, seat=seat, person=person))

    async def set_pace(self, match_id: str, pace: TimeControl, actor: str) -> None:
        """A moderator changes how much time there is; all clocks begin anew. Raises MatchEnded."""
        await self._change(match_id, partial(seats.set_pace, states=self._states, pace=pace, actor=actor))

    async def extend(self, match_id: str, seat: Seat | None, seconds: int, actor: str) -> None:
        """A moderator gives a player, or all who have a clock, more time. Raises NotSeated."""
        more = partial(seats.extend, states=self._states, seat=seat, seconds=seconds, actor=actor)
        await self._change(match_id, more)

    async def remind(self, match_id: str, actor: str) -> None:
        """A moderator has everybody reminded who owes something. Raises NotSeated if nobody does."""
        await self._change(match_id, partial(seats.remind, states=self._states, actor=actor))

    async def mute(self, match_id: str, user_id: int, prompt_id: str) -> None:
        """A person wants no more reminders of a question. Raises NotSeated or StalePrompt."""
        await self._change(match_id, partial(seats.mute, user_id=user_id, prompt_id=prompt_id))

    # Within

    async def _play(
        self, match_id: str, act: Callable[[MatchTransaction], Awaitable[LoadedMatch]]
    ) -> MatchView:
        loaded = await self._change(match_id, act)
        self._states.keep(loaded)
        return loaded.position

    async def _change(self, match_id: str, act: Callable[[MatchTransaction], Awaitable[T]]) -> T:
        """One match at a time, all of it in one transaction; when it is committed, tell who waits for it."""
        # The lock keeps those who wait for the same match from taking up all connections to the database.
        try:
            async with self._lock(match_id), writing(self.engine) as connection:
                table = await load_match(connection, match_id, lock=True)
                transaction = MatchTransaction(connection, table, int(self._now()))
                if match_id not in self._followed:
                    await maintenance.follow(transaction)
                done = await act(transaction)
        except (SQLAlchemyError, OSError):
            # The connection may have broken when all was committed: then there is news.
            self._tell(match_id)
            raise
        finally:
            self._known.forget(match_id)
        self._followed.add(match_id)
        self._tell(match_id)
        return done

    def _tell(self, match_id: str) -> None:
        self.notify(match_id)
        self._driver.wake(match_id)

    async def _upgrade(self, match_id: str) -> None:
        """One match that cannot go on must not keep the others from being played."""
        try:
            await self._change(match_id, maintenance.nothing_else)
        except Exception:
            _log.exception("upgrade_failed", match=match_id)

    def _lock(self, match_id: str) -> Lock:
        return self._locks.setdefault(match_id, Lock())

    async def _owes_for_ai(self, match_id: str) -> bool:
        """Whether an AI seat owes an answer."""
        return ai_turns.next_prompt(await self._standing(match_id)) is not None

    async def _act_for_ai(self, match_id: str) -> bool:
        """Let one AI seat answer its prompt; False if no AI owes an answer."""
        loaded = await self._standing(match_id)
        prompt = ai_turns.next_prompt(loaded)
        if prompt is None:
            return False
        policy = self._policies.get(loaded.table.seats[prompt.seat].policy or "")
        dice = Chance(self.draw_seed(), loaded.table.begun.seq)
        by, command = ai_turns.choose(policy, loaded, prompt, dice)
        # Between the look and the answer a person may have paused the match, ended it or taken the seat.
        with suppress(StalePrompt, NotPrompted, MatchOver, MatchPaused):
            await self.submit(match_id, prompt.seat, prompt.id, command, by)
        return True
