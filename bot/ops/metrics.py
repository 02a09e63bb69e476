"""Metrics for Prometheus and `/admin stats`. No label contains an id or a name of a person or match."""

import re
from collections import deque
from collections.abc import Callable
from time import perf_counter
from types import SimpleNamespace
from typing import Any, get_args

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.administration import Figures
from bot.store.matches import Status

MAX_ANSWERS = 1000
"""Number of recent response times of which `/admin stats` shows the 99th percentile."""
MAX_ARRIVED = 10_000
"""Maximum number of interactions waiting for their response; the oldest beyond it was never answered."""

_FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3)
_DATABASE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1)
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Metrics:
    """The metrics of one bot. Times are in seconds, as the names say."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.answers: deque[float] = deque(maxlen=MAX_ANSWERS)
        """Recent times from an interaction to its first response."""
        self._arrived: dict[int, tuple[str, float]] = {}
        self._answer = self._histogram("answer_seconds", "From a press to the first answer", _FAST, "kind")
        self._refusals = self._counter("refusals", "What people could not do, by reason", "code")
        self._faults = self._counter("faults", "Errors that are the bot's own")
        self._drawing = self._histogram("drawing_seconds", "Drawing one picture", _FAST, "drawing")
        self._requests = self._counter("discord_requests", "Requests to Discord", "method", "status")
        self._statement = self._histogram("database_seconds", "One statement", _DATABASE, "verb")
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop is", _FAST)
        self._matches = self._gauge("matches", "Matches", "status")
        self._prompts = self._gauge("prompts_open", "Questions with a clock that wait for an answer")
        self._outbox = self._gauge("outbox", "News not yet said on Discord")
        self._memory = self._gauge("resident_memory_bytes", "Memory of the bot and of what draws", "process")

    def page(self, figures: Figures) -> bytes:
        """Returns all metrics in Prometheus's text format."""
        for status in get_args(Status):
            self._matches.labels(status).set(figures.matches.get(status, 0))
        self._prompts.set(figures.prompts)
        self._outbox.set(figures.outbox)
        return generate_latest(self.registry)

    def add_gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Add a gauge that calls `read` at each scrape."""
        self._gauge(name, meaning).set_function(read)

    def add_memory_gauge(self, process: str, read: Callable[[], int]) -> None:
        """Add the memory, in bytes, of one of the bot's processes."""
        self._memory.labels(process).set_function(read)

    def resident_megabytes(self) -> float:
        """Returns the memory of all these processes; 0 where the operating system does not provide it."""
        return sum(sample.value for family in self._memory.collect() for sample in family.samples) / 2**20

    # Events

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction has arrived: start measuring the time to its first response."""
        if len(self._arrived) >= MAX_ARRIVED:
            self._arrived.pop(next(iter(self._arrived)))
        self._arrived[interaction.id] = (interaction.type.name, perf_counter())

    def refused(self, code: str) -> None:
        """An action was refused; the codes are those of the texts."""
        self._refusals.labels(code).inc()

    def failed(self) -> None:
        """An unexpected error of the bot."""
        self._faults.inc()

    def drawn(self, drawing: object, seconds: float) -> None:
        """A picture was drawn; its type is the label."""
        self._drawing.labels(type(drawing).__name__).observe(seconds)

    def observe_loop_lag(self, seconds: float) -> None:
        """A sample of the event loop's lag."""
        self._lag.observe(seconds)

    # Sources

    def trace(self) -> aiohttp.TraceConfig:
        """Returns hooks that count requests to Discord by status, and detect first responses."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._requested)
        config.on_request_exception.append(self._lost)
        return config

    def listen(self, engine: AsyncEngine) -> None:
        """Measure the duration of a database's statements."""
        event.listen(engine.sync_engine, "before_cursor_execute", _begin)
        event.listen(engine.sync_engine, "after_cursor_execute", self._executed)

    async def _requested(
        self, _session: aiohttp.ClientSession, _: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self._requests.labels(end.method, str(end.response.status)).inc()
        answered = _CALLBACK.search(end.url.path)
        kind, since = self._arrived.pop(int(answered[1]), (None, 0.0)) if answered else (None, 0.0)
        if kind is not None:
            waited = perf_counter() - since
            self.answers.append(waited)
            self._answer.labels(kind).observe(waited)

    async def _lost(
        self, _session: aiohttp.ClientSession, _: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._requests.labels(end.method, "lost").inc()

    def _executed(self, _connection: Any, _cursor: Any, statement: str, *rest: Any) -> None:
        context = rest[1]
        verb = statement.split(None, 1)[0].lower()
        self._statement.labels(verb).observe(perf_counter() - context.gyoji_began)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"gyoji_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"gyoji_{name}", meaning, labels, registry=self.registry)

    def _histogram(self, name: str, meaning: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"gyoji_{name}", meaning, labels, registry=self.registry, buckets=buckets)


def percentile_99(times: deque[float]) -> float:
    """Returns the 99th percentile; 0 without any."""
    ranked = sorted(times)
    return ranked[min(len(ranked) * 99 // 100, len(ranked) - 1)] if ranked else 0.0


def _begin(_connection: Any, _cursor: Any, _statement: str, *rest: Any) -> None:
    rest[1].gyoji_began = perf_counter()
