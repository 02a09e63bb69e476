"""How all titles tell their events: generically, or by a teller that thinks; small events share a line."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from bot.views.title_texts import TitleTexts
from rules.core.model import Event

Teller: TypeAlias = Callable[[Any, Any], str]
"""Tells one event, with the texts of its title."""
Gatherer: TypeAlias = Callable[[Sequence[Any], Any], str]
"""Tells a run of events of one kind together."""

Tellers: TypeAlias = Mapping[type[Event], Teller]
"""Only of events whose words need a thought; all others are told by their fields."""
Gatherers: TypeAlias = Mapping[type[Event], Gatherer]


def told(
    events: Iterable[Event], texts: TitleTexts, tellers: Tellers, gathered: Gatherers | None = None
) -> list[str]:
    """The events in words, a line each; one that is told in several lines takes several."""
    gathered = gathered or {}
    lines: list[str] = []
    for kind, run in _runs(events, gathered):
        if kind in gathered:
            text = gathered[kind](run, texts)
        else:
            text = tellers[kind](run[0], texts) if kind in tellers else texts.tell(run[0])
        lines += text.splitlines()
    return lines


def _runs(events: Iterable[Event], gathered: Gatherers) -> Iterator[tuple[type[Event], Sequence[Event]]]:
    """Runs of events that are gathered, and every other event alone."""
    for kind, run in groupby(events, type):
        if kind in gathered:
            yield kind, list(run)
        else:
            yield from ((kind, (event,)) for event in run)
