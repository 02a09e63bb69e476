"""How one clock runs, stops and reminds. Pure: times come in as Unix seconds."""

from dataclasses import replace

from bot.matches.clock.quiet import Rest
from bot.matches.clock.time_control import MINUTE
from bot.store.timers import Timer

_MIN_REMINDED = 4 * MINUTE
"""Nobody is reminded of a shorter question: it has just been asked."""
_LAST_PART = 12
"""The second reminder comes when one part of so many is left, but a minute before the end at least."""


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
    """A clock that stands, with more time; its player is reminded anew."""
    assert timer.left is not None, "only a clock that stands is extended"
    length, left = timer.length + seconds, timer.left + seconds
    return replace(timer, length=length, left=left, reminded=reminders_due(length, left))
