"""Metrics for Prometheus and `/admin stats`, the lag of the event loop, and the endpoints for monitoring.

No label contains an id or a name of a person or match.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Literal, get_args

import aiohttp
import discord
import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.ops import health
from bot.settings import SettingsError
from bot.store import administration
from bot.store.administration import Figures
from bot.store.engine import read
from bot.store.matches import Status

MAX_ANSWERS = 1000
"""Number of recent response times of which `/admin stats` shows the 99th percentile."""
MAX_ARRIVED = 10_000
"""Maximum number of interactions waiting for their response; the oldest beyond it was never answered."""

_FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3)
_DELIVERY = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 20, 60, 120)
_THINKING = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5)
_DATABASE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1)
_TOO_MANY = 429
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Metrics:
    """The metrics of one bot. Times are in seconds, as the names say."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        counter = partial(Counter, namespace="gyoji", registry=self.registry)
        histogram = partial(Histogram, namespace="gyoji", registry=self.registry, buckets=_FAST)
        self._gauge = gauge = partial(Gauge, namespace="gyoji", registry=self.registry)
        self.answers: deque[float] = deque(maxlen=MAX_ANSWERS)
        """Recent times from an interaction to its first response."""
        self._arrived: dict[int, tuple[str, float]] = {}
        self._answer = histogram("answer_seconds", "From a press to the first answer", ["kind"])
        self._refusals = counter("refusals", "What people could not do, by reason", ["code"])
        self._faults = counter("faults", "Errors that are the bot's own")
        self._drawing = histogram("drawing_seconds", "Drawing one picture", ["drawing"])
        self._delivery = histogram(
            "delivery_seconds", "From a change to its message on Discord", ["kind"], buckets=_DELIVERY
        )
        self._thinking = histogram(
            "decision_seconds", "A computer player's decision, processor time", ["policy"], buckets=_THINKING
        )
        self._decision_defaults = counter(
            "decision_defaults", "Defaults in place of such a decision", ["policy"]
        )
        self._requests = counter("discord_requests", "Requests to Discord", ["method", "status"])
        self._limits = counter("discord_limits", "Rate limits of Discord that were met", ["reason"])
        statement = histogram("database_seconds", "One statement", ["verb"], buckets=_DATABASE)
        self._timed = cache(statement.labels)
        self._transactions = counter("database_transactions", "Transactions, of one statement or more")
        self.loop_lag = histogram("loop_lag_seconds", "How late the event loop is")
        self._matches = gauge("matches", "Matches", ["status"])
        self._prompts = gauge("prompts_open", "Questions with a clock that wait for an answer")
        self._outbox = gauge("outbox", "News not yet said on Discord")
        self._learners = gauge(
            "learners", "People by the stop of a lesson that they are at", ["title", "stop"]
        )
        self._memory = gauge("resident_memory_bytes", "Memory of the bot and of what draws", ["process"])

    def page(self, figures: Figures) -> bytes:
        """Returns all metrics in Prometheus's text format."""
        for status in get_args(Status):
            self._matches.labels(status).set(figures.matches.get(status, 0))
        self._prompts.set(figures.prompts)
        self._outbox.set(figures.outbox)
        self._learners.clear()
        for (title, stop), count in figures.learners.items():
            self._learners.labels(title, stop + 1).set(count)
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

    def delivered(self, kind: Literal["news", "edit"], seconds: float) -> None:
        """A change was told on Discord: `news`, or an `edit` that may wait."""
        self._delivery.labels(kind).observe(seconds)

    def decided(self, policy: str, seconds: float | None) -> None:
        """A computer player has decided, or did not: then the title's default was played."""
        if seconds is None:
            self._decision_defaults.labels(policy).inc()
        else:
            self._thinking.labels(policy).observe(seconds)

    def limits_met(self) -> dict[str, int]:
        """Returns how often each of Discord's rate limits was met: by error code, else by scope."""
        samples = (sample for family in self._limits.collect() for sample in family.samples)
        return {one.labels["reason"]: int(one.value) for one in samples if one.name.endswith("_total")}

    # Sources

    def trace(self) -> aiohttp.TraceConfig:
        """Returns hooks that count requests to Discord by status, and detect first responses."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._requested)
        config.on_request_exception.append(self._lost)
        return config

    def listen(self, engine: AsyncEngine) -> None:
        """Measure the duration of a database's statements, and count its transactions."""
        event.listen(engine.sync_engine, "begin", lambda _: self._transactions.inc())
        event.listen(engine.sync_engine, "before_cursor_execute", _begin)
        event.listen(engine.sync_engine, "after_cursor_execute", self._executed)

    async def _requested(
        self, _session: aiohttp.ClientSession, _: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self._requests.labels(end.method, str(end.response.status)).inc()
        if end.response.status == _TOO_MANY:
            self._limits.labels(await _reason(end.response)).inc()
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
        self._timed(verb).observe(perf_counter() - context.gyoji_began)


async def _reason(response: aiohttp.ClientResponse) -> str:
    """Which rate limit it is: Discord's error code, else the scope (user, global, shared).

    https://docs.discord.com/developers/topics/rate-limits, "Exceeding A Rate Limit"
    """
    try:
        code = (await response.json()).get("code")
    except (aiohttp.ClientError, ValueError, AttributeError):  # a page of Cloudflare's
        code = None
    return str(code or response.headers.get("X-RateLimit-Scope", "unknown"))


def percentile_99(times: deque[float]) -> float:
    """Returns the 99th percentile; 0 without any."""
    ranked = sorted(times)
    return ranked[min(len(ranked) * 99 // 100, len(ranked) - 1)] if ranked else 0.0


def _begin(_connection: Any, _cursor: Any, _statement: str, *rest: Any) -> None:
    rest[1].gyoji_began = perf_counter()


SAMPLE_INTERVAL = 0.025
"""Seconds between two samples: also the resolution, as a shorter block may go unnoticed."""
WINDOW = 60.0
"""Seconds over which the worst lag is kept."""
LOG_THRESHOLD = 0.1
"""Lag in seconds above which it is logged."""

_log = structlog.get_logger(__name__)


class LoopMonitor:
    """Samples the lag while it runs, and calls `observe` with each one, in seconds.

    One timer after another, without a task: it runs for as long as the bot does, also if nobody plays.
    """

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._worst: deque[tuple[float, float]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin in the running loop."""
        self._set_timer(asyncio.get_running_loop())

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()

    def worst(self) -> float:
        """Returns the maximum lag in the last minute, in seconds."""
        self._forget(perf_counter() - WINDOW)
        return self._worst[0][1] if self._worst else 0.0

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        due = perf_counter() + SAMPLE_INTERVAL
        self._timer = loop.call_later(SAMPLE_INTERVAL, self._sample, loop, due)

    def _sample(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        now = perf_counter()
        self._set_timer(loop)
        lag = max(now - due, 0.0)
        self._observe(lag)
        if lag > LOG_THRESHOLD:
            _log.warning("loop_blocked", milliseconds=round(1000 * lag))
        # A lag followed by a greater one can never be the maximum again.
        while self._worst and self._worst[-1][1] <= lag:
            self._worst.pop()
        self._worst.append((now, lag))
        self._forget(now - WINDOW)

    def _forget(self, before: float) -> None:
        while self._worst and self._worst[0][0] < before:
            self._worst.popleft()


PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
"""Content type of https://prometheus.io/docs/instrumenting/exposition_formats/"""


class Monitor:
    """`/metrics`, `/healthz` (it runs and can read its database) and `/readyz` (it can do its work)."""

    def __init__(self, bot: health.HealthSource, engine: AsyncEngine, metrics: Metrics) -> None:
        self._bot = bot
        self._engine = engine
        self._metrics = metrics
        pages = web.Application()
        pages.router.add_get("/metrics", self._show_metrics)
        pages.router.add_get("/healthz", self._show_health)
        pages.router.add_get("/readyz", self._show_readiness)
        self._runner = web.AppRunner(pages, access_log=None)

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises SettingsError if the port is not available."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            reason = f"GYOJI_METRICS_PORT: cannot listen on {host}, port {port}: {error.strerror}"
            raise SettingsError(reason) from None

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _show_metrics(self, _request: web.Request) -> web.Response:
        try:
            counted = await read(self._engine, administration.count_figures)
        except (SQLAlchemyError, OSError):
            return _verdict("database")
        return web.Response(body=self._metrics.page(counted), headers={"Content-Type": PROMETHEUS})

    async def _show_health(self, _request: web.Request) -> web.Response:
        return _verdict(None if await health.can_read(self._engine) else "database")

    async def _show_readiness(self, _request: web.Request) -> web.Response:
        return _verdict(await health.health_problem(self._bot, self._engine))


def _verdict(health_problem: health.HealthProblem | None) -> web.Response:
    return web.Response(text=f"{health_problem or 'ok'}\n", status=503 if health_problem else 200)
