"""Latencies: from a press to the first response, and to the last message that follows from it."""

import re
from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sandbox.bench.crowd import Crowd, LoggedRequest
from sandbox.club.players import verb_of
from sandbox.discord.vocabulary import InteractionType
from sandbox.discord.world import Interaction

QUIET = 2.0
"""Seconds without a message in a match after which a press counts as finished."""
PRIVATE = frozenset({"suggest", "focus", "lay", "look", "mark"})
"""Verbs of presses that change nothing but the person's own panel."""

_CHANNEL = re.compile(r"/channels/(\d+)/messages")
_TOKEN = re.compile(r"/webhooks/\d+/([^/]+)")


@dataclass(frozen=True)
class Delays:
    """Latencies of the presses in a time span, in seconds."""

    answers: list[float]
    messages: list[float]
    """Of the presses of which can be told which messages follow from them."""
    unanswered: int
    """The number of presses without a response."""


def measure(crowd: Crowd, requests: Iterable[LoggedRequest], since: float, until: float) -> Delays:
    """Returns the latencies of all presses between two times (Unix seconds).

    Messages follow from a press if they change the message that was pressed, or come in the match, before a
    pause of QUIET seconds. If somebody else at the table presses meanwhile, nobody can tell from outside
    which of them follows from which press: then the latency of the first one's messages is not taken.
    The token of a press serves the bot for a quarter of an hour: later edits through it are other news.
    Edits in public do not count: those of the current message may wait.
    """
    panels, tables = _sorted_by_place(crowd, requests)
    table_of = {person.id: number for number, one in enumerate(crowd.evenings) for person in one.people}
    pressed = [one for one in crowd.service.interactions.values() if since <= one.created < until]
    answered = [one for one in pressed if one.response]
    acts: dict[int, list[float]] = defaultdict(list)
    for one in crowd.service.interactions.values():
        if one.user.id in table_of and _changes_the_match(one):
            insort(acts[table_of[one.user.id]], one.created)
    messages = list[float]()
    for one in answered:
        table = table_of[one.user.id]
        end = _end(one, panels, tables[table])
        later = acts[table][bisect_right(acts[table], one.created) :]
        if not (_changes_the_match(one) and later and later[0] <= end):
            messages.append(end - one.created)
    return Delays([one.latency for one in answered], messages, len(pressed) - len(answered))


def percentile(values: list[float], share: float) -> float:
    """Returns the quantile `share` (0 to 1) of the values; 0 without any."""
    ranked = sorted(values)
    return ranked[min(int(len(ranked) * share), len(ranked) - 1)] if ranked else 0.0


def _sorted_by_place(
    crowd: Crowd, requests: Iterable[LoggedRequest]
) -> tuple[Mapping[str, list[float]], Mapping[int, list[float]]]:
    """Returns the times of changes by interaction token, and the times of messages by table."""
    places: dict[int, int] = {}
    public: set[int] = set()
    for number, evening in enumerate(crowd.evenings):
        channels = (evening.table, evening.place, *(person.dm for person in evening.people))
        places |= {channel.id: number for channel in channels}
        public |= {evening.table.id, evening.place.id}
    panels: dict[str, list[float]] = defaultdict(list)
    tables: dict[int, list[float]] = defaultdict(list)
    for one in requests:
        if token := _TOKEN.search(one.path):
            panels[token[1]].append(one.at)
            continue
        channel = _CHANNEL.search(one.path)
        place = int(channel[1]) if channel else 0
        if place in places and not (one.operation == "update_message" and place in public):
            tables[places[place]].append(one.at)
    return panels, tables


def _end(press: Interaction, panels: Mapping[str, list[float]], table: list[float]) -> float:
    """Returns the time of the last message that follows from a press."""
    ends = [press.created + press.latency, _before_pause(panels.get(press.token, ()))]
    if _changes_the_match(press):
        ends.append(_before_pause(table[bisect_left(table, press.created) :]))
    return max(ends)


def _before_pause(moments: Sequence[float]) -> float:
    """Returns the last of these times before a pause of QUIET seconds; 0 without any."""
    pauses = (one for one, following in pairwise(moments) if following - one > QUIET)
    return next(pauses, moments[-1] if moments else 0.0)


def _changes_the_match(press: Interaction) -> bool:
    if press.type is InteractionType.COMMAND:
        return True
    verb = verb_of(press.data)
    return verb != "" and verb not in PRIVATE
