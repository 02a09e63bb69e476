"""Delivery order: the table's news in their order, and what each seat is asked beside the other seats'.

Discord takes five new messages in five seconds and channel. The story of a round may be a dozen: questions
behind them would come a quarter of a minute late. So if there is much to tell at once, the questions are
asked first. They are deleted when they are answered: what stays at the table is in order.
"""

from collections.abc import Sequence
from typing import TypeAlias

from bot.store import outbox

SHORT = 1
"""Number of new messages at the table that are told before what is asked: it leaves room for four calls."""

Lane: TypeAlias = list[outbox.Item]
"""What is delivered one after the other."""


def next_lanes(items: Sequence[outbox.Item], *, telling: bool = False) -> list[Lane]:
    """Returns what is delivered next of these, in their order: lanes that are delivered beside each other.

    The table's first message and the members of its thread come before everything else, as what is asked
    refers to it and is for them. In which order the
    table is told does not depend on who is asked, which may be secret. While it is `telling` a story, there
    is nothing else for the table.
    """
    lanes: dict[str, Lane] = {}
    for item in items:
        lanes.setdefault(_destination(item), []).append(item)
    table = lanes.pop(outbox.TABLE, [])
    if telling:
        return list(lanes.values())
    opening = [item for item in table if item.opens or item.audience == outbox.MEMBERS]
    if opening:
        return [opening]
    return [table] if table and (_is_short(table) or not lanes) else list(lanes.values())


def is_story(lanes: Sequence[Lane]) -> bool:
    """Whether this is much to tell the table, and nothing else."""
    return len(lanes) == 1 and _destination(lanes[0][0]) == outbox.TABLE and not _is_short(lanes[0])


def _is_short(table: Lane) -> bool:
    return sum(item.audience == outbox.TABLE and item.posted is None for item in table) <= SHORT


def _destination(item: outbox.Item) -> str:
    """Everything about a seat has one, for its items change each other's messages.

    All former players have one together: two messages of one of them are closed in the same order each time.
    """
    if item.audience in (outbox.TABLE, outbox.LOBBY, outbox.MEMBERS, outbox.LEAVERS):
        return outbox.TABLE
    if outbox.is_former(item.audience):
        return outbox.FORMER
    return outbox.seat_audience(outbox.seat_of(item.audience))
