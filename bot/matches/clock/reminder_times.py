"""The times of the reminders of a question, in seconds before its deadline."""

from bot.matches.clock.time_control import MINUTE

_MIN_REMINDED = 4 * MINUTE
"""There are no reminders of a shorter question: it has just been asked."""
_LAST_PART = 12
"""The second reminder is sent at 1 / `_LAST_PART` of the time, but at least a minute before the end."""


def thresholds(length: int) -> tuple[int, ...]:
    """Returns the remaining seconds at each reminder: at half time and shortly before the end."""
    if length < _MIN_REMINDED:
        return ()
    return (length // 2, max(length // _LAST_PART, MINUTE))


def reminders_due(length: int, left: int) -> int:
    """Returns the number of reminders that are due when this many seconds are left."""
    return sum(left <= threshold for threshold in thresholds(length))
