"""The clocks of seats: running, paused, reminding. Pure: times are passed in, in Unix seconds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.matches.clock.quiet import Rest
from bot.matches.clock.reminder_times import reminders_due, thresholds
from bot.matches.clock.time_control import MINUTE
from bot.store.match_rows import StoredMatch
from bot.store.matches import Seating
from bot.store.scheduling import Timer
from rules.core.model import Prompt, Seat


def started(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock, resumed with the remaining time."""
    assert timer.left is not None, "only a clock that stands is started"
    return scheduled(replace(timer, due_at=rest.due(at, timer.left), left=None), rest, at)


def stopped(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock, paused with the remaining time."""
    assert timer.due_at is not None, "only a clock that runs is stopped"
    return replace(timer, left=rest.awake(at, timer.due_at), due_at=None, wake_at=None)


def scheduled(timer: Timer, rest: Rest, at: int) -> Timer:
    """The clock with the next moment at which it is due: a reminder, or the end."""
    if timer.due_at is None or not timer.owing:
        return replace(timer, wake_at=None)
    left = rest.awake(at, timer.due_at)
    coming = thresholds(timer.length)[timer.reminded :]
    reminders = (rest.due(at, left - threshold) for threshold in coming if threshold < left)
    return replace(timer, wake_at=next(reminders, timer.due_at))


def extended(timer: Timer, seconds: int) -> Timer:
    """A paused clock with more time; its player is reminded again."""
    assert timer.left is not None, "only a clock that stands is extended"
    length, left = timer.length + seconds, timer.left + seconds
    return replace(timer, length=length, left=left, reminded=reminders_due(length, left))


SECOND_THOUGHTS = MINUTE
"""The minimum of seconds left to a player who withdraws an answer when the time is nearly up."""


@dataclass(frozen=True)
class SeatClocks:
    """The clocks of one match at one moment, all paused while the match is.

    `timers` are changed in place; `update_reminders` is called with a seat whose reminders may be out of
    date.
    """

    rows: StoredMatch
    at: int
    timers: dict[Seat, Timer]
    update_reminders: Callable[[Seat], None]

    def follow(self, prompts: Mapping[Seat, Prompt]) -> None:
        """Give a clock to every person with a new question; remove those without a question."""
        pace = self.rows.pace
        if pace is None:
            return
        # Concealed facts may exempt some players: the time left to the others must not reveal that.
        concealed = any(prompt.concealed for prompt in prompts.values())
        together = concealed or len(prompts) > 1
        seconds = pace.seconds(together)
        for player in self.rows.seats:
            prompt = None if player.policy else prompts.get(player.seat)
            timer = self.timers.get(player.seat)
            if timer and prompt and timer.prompt_id == prompt.id:
                self._go_on(player, prompt, timer)
                continue
            if timer:
                self.drop(player.seat)
            if prompt and seconds:
                # A player whose time was up earlier in this turn and who has not answered since gets none.
                missed = self.rows.absence(player.seat).missed
                late = not together and missed is not None and missed == self.rows.stage
                # Without any time, the clock is due at once, also at night.
                length, rest = (0, Rest()) if late else (seconds, self.rest_of(player))
                fresh = Timer(player.seat, prompt.id, length, left=length, owing=prompt.owed)
                self.keep(self._running(fresh, rest))

    def renew(self, prompts: Mapping[Seat, Prompt]) -> None:
        """Give every person with an open question a new clock."""
        for player in self.rows.seats:
            self.drop(player.seat)
        self.follow(prompts)

    def drop(self, seat: Seat) -> None:
        """Remove a seat's clock and its reminders."""
        self.update_reminders(seat)
        self.timers.pop(seat, None)

    def stop(self) -> None:
        """Pause all clocks."""
        for timer, rest in self._with_rests(self.rows.seats):
            if timer.due_at is not None:
                self.update_reminders(timer.seat)
                self.keep(stopped(timer, rest, self.at))

    def start(self) -> None:
        """Resume the paused clocks with the remaining time."""
        for timer, rest in self._with_rests(self.rows.seats):
            if timer.left is not None:
                self.keep(started(timer, rest, self.at))

    def extend(self, players: Sequence[Seating], seconds: int) -> list[Seat]:
        """Give these players more time. Returns the seats of those who have a clock."""
        timed = self._with_rests(players)
        for timer, rest in timed:
            longer = extended(_standing(timer, rest, self.at), seconds)
            self.update_reminders(timer.seat)
            self.keep(self._running(longer, rest))
        return [timer.seat for timer, _ in timed]

    def left(self, player: Seating) -> int | None:
        """The waking seconds that a player's clock has left; None without a clock."""
        timed = self._with_rests([player])
        return _standing(*timed[0], self.at).left if timed else None

    def set_left(self, player: Seating, left: int) -> None:
        """Restart a player's clock with this many seconds left, after its quiet hours have changed."""
        for timer, rest in self._with_rests([player]):
            self.keep(self._running(replace(timer, due_at=None, left=left), rest))

    def rest_of(self, player: Seating) -> Rest:
        """The times in which this player's clock is paused."""
        pace = self.rows.pace
        if pace is None:
            return Rest()
        asleep = self.rows.quiet_hours.get(player.user_id) if player.user_id else None
        away = self.rows.absence(player.seat).away_until if pace.away == "clock" else None
        return Rest(asleep, pace.quiet, away or 0)

    def keep(self, timer: Timer) -> None:
        """Set the clock of the timer's seat."""
        self.timers[timer.seat] = timer

    def _go_on(self, player: Seating, prompt: Prompt, timer: Timer) -> None:
        """An answer was given or withdrawn: the clock of the same question continues."""
        if timer.owing == prompt.owed:
            return
        self.update_reminders(player.seat)
        rest, due_at = self.rest_of(player), timer.due_at
        if prompt.owed and due_at is not None:
            # Otherwise the time would be up at once for a player who only corrects a card.
            due_at = max(due_at, rest.due(self.at, SECOND_THOUGHTS))
        self.keep(scheduled(replace(timer, owing=prompt.owed, due_at=due_at), rest, self.at))

    def _running(self, timer: Timer, rest: Rest) -> Timer:
        return timer if self.rows.match.status == "paused" else started(timer, rest, self.at)

    def _with_rests(self, players: Sequence[Seating]) -> list[tuple[Timer, Rest]]:
        """The clocks of these players, with the times in which they are paused."""
        seated = {player.seat: player for player in players}
        mine = [timer for seat, timer in sorted(self.timers.items()) if seat in seated]
        return [(timer, self.rest_of(seated[timer.seat])) for timer in mine] if self.rows.pace else []


def _standing(timer: Timer, rest: Rest, at: int) -> Timer:
    return timer if timer.due_at is None else stopped(timer, rest, at)
