"""The analysis of an ended match, by the title's own module `ai.<title>.analysis` if it has one."""

from typing import Any

from ai.titles import module_of
from rules.core.errors import RecordError
from rules.core.record import MatchRecord


def is_analysed(title: str) -> bool:
    """Whether the title has an analysis."""
    return module_of(title, "analysis") is not None


def analyse(record: MatchRecord) -> Any:
    """What decided the match, as the title's view shows it; None where there is nothing to say.

    So for a match that was not played to its end, and for a record that cannot be replayed (`/game verify`
    says why). The same record gives the same analysis everywhere. It takes seconds: for a process of its own.
    """
    module = module_of(record.game, "analysis")
    if module is None or record.outcome is None:
        return None
    try:
        return module.analyse(record)
    except RecordError:
        return None
