"""How one clock runs, stops and reminds. Pure: times come in as Unix seconds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.clock.quiet import Rest
from bot.matches.clock.time_control import MINUTE
from bot.store import messages, outbox, people, scheduling, stages
from bot.store.matches import Seating
from bot.store.scheduling import TimeControl, Timer
from rules.core.model import Prompt, Seat

_MIN_REMINDED = 4 * MINUTE
"""Nobody is reminded of a shorter question: it has just been asked."""
_LAST_PART = 12
"""The second reminder comes when one part of this number is left, but a minute before the end at least."""


def thresholds(length: int) -> tuple[int, ...]:
    """How many seconds are left when a player is reminded: at half time and shortly before the end."""
    if length < _MIN_REMINDED:
        return ()
    return (length // 2, max(length // _LAST_PART, MINUTE))


def reminders_due(length: int, left: int) -> int:
    """How many of the reminders are due by the time that so much is left."""
    return sum(left <= threshold for threshold in thresholds(length))


def started(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock, running on with what was left."""
    assert timer.left is not None, "only a clock that stands is started"
    return scheduled(replace(timer, due_at=rest.due(at, timer.left), left=None), rest, at)


def stopped(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock, standing still with what is left."""
    assert timer.due_at is not None, "only a clock that runs is stopped"
    return replace(timer, left=rest.awake(at, timer.due_at), due_at=None, wake_at=None)


def scheduled(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock with the next moment at which something is to be done: a reminder, or the end."""
    if timer.due_at is None or not timer.owing:
        return replace(timer, wake_at=None)
    left = rest.awake(at, timer.due_at)
    coming = thresholds(timer.length)[timer.reminded :]
    reminders = (rest.due(at, left - threshold) for threshold in coming if threshold < left)
    return replace(timer, wake_at=next(reminders, timer.due_at))


def extended(timer: Timer, seconds: int) -> Timer:
    """A clock that stands, with more time; its player is reminded again."""
    assert timer.left is not None, "only a clock that stands is extended"
    length, left = timer.length + seconds, timer.left + seconds
    return replace(timer, length=length, left=left, reminded=reminders_due(length, left))


SECOND_THOUGHTS = MINUTE
"""Seconds that somebody has at least who takes an answer back when the time is nearly up."""


@dataclass(frozen=True)
class SeatClocks:
    """The clocks of one match at one moment, all standing while it is `paused`.

    `seq` is the row of the log that the news belong to.
    """

    connection: AsyncConnection
    match_id: str
    at: int
    seq: int
    paused: bool = False

    async def follow(self, players: Sequence[Seating], prompts: Mapping[Seat, Prompt]) -> None:
        """Give a clock to every person who is asked something new; take the others' away."""
        pace = await scheduling.read_time_control(self.connection, self.match_id)
        if pace is None:
            return
        known = {
            timer.seat: timer for timer in await scheduling.timers_of_match(self.connection, self.match_id)
        }
        # Some may not be asked about what is concealed: the time they leave the others must not tell of it.
        concealed = any(prompt.concealed for prompt in prompts.values())
        together = concealed or len(prompts) > 1
        seconds = pace.seconds(together)
        for player in players:
            prompt = None if player.policy else prompts.get(player.seat)
            timer = known.get(player.seat)
            if timer and prompt and timer.prompt_id == prompt.id:
                await self._go_on(player, prompt, timer, pace)
                continue
            if timer:
                await self.drop(player.seat)
            if prompt and seconds:
                late = not together and await self._is_late(player.seat)
                await self._begin(player, prompt, 0 if late else seconds, pace)

    async def renew(self, players: Sequence[Seating], prompts: Mapping[Seat, Prompt]) -> None:
        """Give everybody who is asked something a fresh clock."""
        for player in players:
            await self.drop(player.seat)
        await self.follow(players, prompts)

    async def drop(self, seat: Seat) -> None:
        """Take a seat's clock away, with its reminders."""
        await self.take_back_reminders(seat)
        await scheduling.drop_timer(self.connection, self.match_id, seat)

    async def stop(self, players: Sequence[Seating]) -> None:
        """Let all clocks stand still."""
        for timer, rest in await self._with_rests(players):
            if timer.due_at is not None:
                await self.take_back_reminders(timer.seat)
                await self.keep(stopped(timer, rest, self.at))

    async def start(self, players: Sequence[Seating]) -> None:
        """Let the clocks that stand run on with what was left."""
        for timer, rest in await self._with_rests(players):
            if timer.left is not None:
                await self.keep(started(timer, rest, self.at))

    async def extend(self, players: Sequence[Seating], seconds: int) -> list[Seat]:
        """Give these players more time. Returns the seats of those who have a clock."""
        timed = await self._with_rests(players)
        for timer, rest in timed:
            longer = extended(_standing(timer, rest, self.at), seconds)
            await self.take_back_reminders(timer.seat)
            await self.keep(self._running(longer, rest))
        return [timer.seat for timer, _ in timed]

    async def left(self, player: Seating) -> int | None:
        """The waking seconds that a player's clock has left; None without a clock."""
        timed = await self._with_rests([player])
        return next((_standing(timer, rest, self.at).left for timer, rest in timed), None)

    async def set_left(self, player: Seating, left: int) -> None:
        """Let a player's clock go on with so much left: the times in which it stands still have changed."""
        for timer, rest in await self._with_rests([player]):
            await self.keep(self._running(replace(timer, due_at=None, left=left), rest))

    async def rest_of(self, player: Seating, pace: TimeControl) -> Rest:
        """When this player's clock stands still."""
        asleep = await people.read_quiet_hours(self.connection, player.user_id) if player.user_id else None
        absence = await people.read_absence(self.connection, self.match_id, player.seat)
        away = absence.away_until if pace.away == "clock" else None
        return Rest(asleep, pace.quiet, away or 0)

    async def keep(self, timer: Timer) -> None:
        await scheduling.keep_timer(self.connection, self.match_id, timer)

    async def take_back_reminders(self, seat: Seat) -> None:
        """Have a seat's reminders looked at again, to be removed where they are out of date."""
        audience = outbox.reminder_audience(seat)
        for posted in await messages.of_audience(self.connection, self.match_id, audience):
            await outbox.put(self.connection, self.match_id, audience, posted.key, self.seq)

    async def _is_late(self, seat: Seat) -> bool:
        """Whether the seat's time was up earlier in this turn, and its player has not come back since."""
        absence = await people.read_absence(self.connection, self.match_id, seat)
        if absence.missed is None:
            return False
        return absence.missed == await stages.latest_key(self.connection, self.match_id)

    async def _begin(self, player: Seating, prompt: Prompt, seconds: int, pace: TimeControl) -> None:
        """Without any time, the clock is due at once, also at night."""
        fresh = Timer(player.seat, prompt.id, seconds, left=seconds, owing=prompt.owed)
        rest = await self.rest_of(player, pace) if seconds else Rest()
        await self.keep(self._running(fresh, rest))

    async def _go_on(self, player: Seating, prompt: Prompt, timer: Timer, pace: TimeControl) -> None:
        """An answer was given, or taken back: the clock is that of the same question."""
        if timer.owing == prompt.owed:
            return
        await self.take_back_reminders(player.seat)
        rest, due_at = await self.rest_of(player, pace), timer.due_at
        if prompt.owed and due_at is not None:
            # Otherwise the time would be up at once for somebody who only corrects a card.
            due_at = max(due_at, rest.due(self.at, SECOND_THOUGHTS))
        await self.keep(scheduled(replace(timer, owing=prompt.owed, due_at=due_at), rest, self.at))

    def _running(self, loaded: Timer, rest: Rest) -> Timer:
        return loaded if self.paused else started(loaded, rest, self.at)

    async def _with_rests(self, players: Sequence[Seating]) -> list[tuple[Timer, Rest]]:
        """The clocks of these players, with the times in which they stand still."""
        pace = await scheduling.read_time_control(self.connection, self.match_id)
        if pace is None:
            return []
        seated = {player.seat: player for player in players}
        timed = await scheduling.timers_of_match(self.connection, self.match_id)
        mine = [timer for timer in timed if timer.seat in seated]
        return [(timer, await self.rest_of(seated[timer.seat], pace)) for timer in mine]


def _standing(timer: Timer, rest: Rest, at: int) -> Timer:
    return timer if timer.due_at is None else stopped(timer, rest, at)
