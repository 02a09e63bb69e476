"""How all titles tell their events: by a table of tellers, some small events gathered into one line."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from rules.core.model import Event

Teller: TypeAlias = Callable[[Any, Any], str]
"""Tells one event, with the words of its title."""
Gatherer: TypeAlias = Callable[[Sequence[Any], Any], str]
"""Tells a run of events of one kind together."""

Tellers: TypeAlias = Mapping[type[Event], Teller]
Gatherers: TypeAlias = Mapping[type[Event], Gatherer]

NONE_GATHERED: Gatherers = {}


def told(
    events: Iterable[Event], title_texts: Any, tellers: Tellers, gathered: Gatherers = NONE_GATHERED
) -> list[str]:
    """The events in words, a line each; one that is told in several lines takes several."""
    texts = (
        gathered[kind](run, title_texts) if kind in gathered else tellers[kind](run[0], title_texts)
        for kind, run in _runs(events, gathered)
    )
    return [line for text in texts for line in text.splitlines()]


def _runs(events: Iterable[Event], gathered: Gatherers) -> Iterator[tuple[type[Event], Sequence[Event]]]:
    """Runs of events that are gathered, and every other event alone."""
    for kind, run in groupby(events, type):
        if kind in gathered:
            yield kind, list(run)
        else:
            yield from ((kind, (event,)) for event in run)
