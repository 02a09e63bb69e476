"""What the bot measures of itself, for Prometheus and `/admin stats`. No label is anybody's id."""

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

REMEMBERED = 1000
"""Answers of which `/admin stats` tells the slowest hundredth."""
MAX_ARRIVED = 10_000
"""Interactions whose answer is waited for; whatever is beyond was never answered."""

_FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3)
_DATABASE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1)
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Metrics:
    """Instruments of one bot. Times are in seconds, and the names say so."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.answers: deque[float] = deque(maxlen=REMEMBERED)
        """How long the last people who pressed or typed something waited for the first answer."""
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
        """All of it in Prometheus's text format."""
        for status in get_args(Status):
            self._matches.labels(status).set(figures.matches.get(status, 0))
        self._prompts.set(figures.prompts)
        self._outbox.set(figures.outbox)
        return generate_latest(self.registry)

    def follow(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """A figure that is read whenever somebody asks for the page."""
        self._gauge(name, meaning).set_function(read)

    def follow_memory(self, process: str, read: Callable[[], int]) -> None:
        """The memory, in bytes, of one of the processes that the bot consists of."""
        self._memory.labels(process).set_function(read)

    def resident_megabytes(self) -> float:
        """The memory of all these processes; 0 where the operating system does not tell."""
        return sum(sample.value for family in self._memory.collect() for sample in family.samples) / 2**20

    # What happened

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has pressed or typed something: until the first answer, the time runs."""
        if len(self._arrived) >= MAX_ARRIVED:
            self._arrived.pop(next(iter(self._arrived)))
        self._arrived[interaction.id] = (interaction.type.name, perf_counter())

    def refused(self, code: str) -> None:
        """Somebody was told why not; the codes are those of the texts."""
        self._refusals.labels(code).inc()

    def failed(self) -> None:
        """Somebody met an error of ours."""
        self._faults.inc()

    def drawn(self, drawing: object, seconds: float) -> None:
        """A picture was drawn, which says what kind of picture it is by its type."""
        self._drawing.labels(type(drawing).__name__).observe(seconds)

    def late(self, seconds: float) -> None:
        """The event loop was so late."""
        self._lag.observe(seconds)

    # Where it is told of

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to the requests to Discord: which status they have, and which is an answer to somebody."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._requested)
        config.on_request_exception.append(self._lost)
        return config

    def listen(self, engine: AsyncEngine) -> None:
        """Time the statements of a database."""
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


def slowest_hundredth(times: deque[float]) -> float:
    """The time that 99 of 100 stay below; 0 without any."""
    ranked = sorted(times)
    return ranked[min(len(ranked) * 99 // 100, len(ranked) - 1)] if ranked else 0.0


def _begin(_connection: Any, _cursor: Any, _statement: str, *rest: Any) -> None:
    rest[1].gyoji_began = perf_counter()
