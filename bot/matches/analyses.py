"""Analyses of ended matches (`ai.analysis`): each is computed when it is first asked for, one at a time.

It takes seconds of processor time, so it has a process of its own, which yields to everything else and ends
with it. The same record gives the same analysis, and an ended match never changes: nothing is stored.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from ai.analysis import analyse, is_analysed
from bot.matches.bounded_dict import BoundedDict
from bot.matches.errors import AnalysisFailed
from bot.ops.worker_process import ProcessWorker, ThreadWorker, Worker, WorkerFailed, WorkerLost
from rules.core.record import MatchRecord

TIMEOUT = 300.0
"""Seconds after which an analysis is given up."""
NICENESS = 10
"""Nobody waits for it as for a picture."""
_MAX_CACHED = 64
"""Matches; of each, some kilobytes."""

_log = structlog.get_logger(__name__)


class Analyses:
    """The analyses of ended matches, those asked for last in memory."""

    def __init__(self, read: Callable[[str], Awaitable[MatchRecord]], *, in_process: bool) -> None:
        """`read` gives the record of a match. Without a process, a thread computes."""
        self._read = read
        self._in_process = in_process
        self._one_at_a_time = asyncio.Lock()
        self._known = BoundedDict[str, Any](_MAX_CACHED)

    async def of(self, match_id: str) -> Any:
        """Returns the analysis, or None where there is none: so for a match that was not played to its end.

        Raises UnknownMatch, NotStarted or AnalysisFailed.
        """
        if match_id not in self._known:
            async with self._one_at_a_time:
                if match_id not in self._known:
                    record = await self._read(match_id)
                    if record.outcome is None or not is_analysed(record.game):
                        return None  # not kept: it may still go on
                    self._known[match_id] = await self._computed(record, match_id)
        self._known.move_to_end(match_id)
        return self._known[match_id]

    async def _computed(self, record: MatchRecord, match_id: str) -> Any:
        worker: Worker = ThreadWorker(analyse)
        if self._in_process:
            worker = ProcessWorker("ai.analysis:analyse", TIMEOUT, niceness=NICENESS)
        try:
            return await worker.call(record)
        except (WorkerFailed, WorkerLost) as error:
            _log.error("analysis_failed", match=match_id, reason=type(error).__name__, stack=str(error))
            raise AnalysisFailed("analysis_failed") from None
        finally:
            await worker.close()
