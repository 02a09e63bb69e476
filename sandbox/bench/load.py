"""`gyoji bench bot`: load test with many concurrent matches against one bot process."""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from sandbox.bench.crowd import Crowd, LeanDiscord, Metronome, Title
from sandbox.bench.delays import Delays, measure, percentile
from sandbox.bench.presses import Meter, measure_presses
from sandbox.bench.probe import LAG_WINDOW, Probe, Reading, children_seconds, resident_megabytes
from sandbox.club.process import BotProcess
from sandbox.discord import Config

SETTLE_SECONDS = 20.0
"""Seconds of play before memory is measured."""
ANSWER_GRACE_SECONDS = 5.0
"""Seconds after the measured time for the responses to the last presses."""
POLL_INTERVAL = 20.0
"""Seconds between two reads of the bot's metrics, which give the worst lag of the last minute."""


@dataclass(frozen=True)
class Load:
    """`matches` concurrent matches, measured for `seconds`; each player pauses `think` seconds on average.

    In some titles longer (`Title.deliberation`). `database` is the URL of an empty database, which keeps the
    matches; without it, the bot has a temporary SQLite file.
    """

    titles: Sequence[Title]
    """Played in rotation, from table to table."""
    matches: int
    seconds: float
    think: float
    database: str | None = None
    seed: int = 1
    rate: float | None = None
    """Presses a second of all players together, at most; without it as many as come of `think`."""
    computer: str | None = None
    """The level of a computer player who has the last seat at each table."""


@dataclass(frozen=True)
class Span:
    """The measured time span; memory in megabytes, processor time as a share of one core.

    `worst_lag`: the maximum lag of the event loop, in seconds; None if the span is shorter than the window of
    the bot's metric.
    """

    since: float
    until: float
    first: Reading
    last: Reading
    worst_lag: float | None
    memory_half: float
    memory: float
    our_processor: float
    drawing: float
    """Processor time of the processes that draw, as a share of one core."""
    requests: int
    """Requests of the bot that count towards Discord's global limit."""


def run(load: Load) -> dict[str, Any]:
    """Run the load test. Returns latencies and the bot's resource usage. Linux only."""
    return asyncio.run(_run(load))


async def _run(load: Load) -> dict[str, Any]:
    probe = Probe()
    settings = {"database_url": load.database} if load.database else {}
    async with _club(probe, settings) as (service, bot):
        meter = Meter(service, probe, bot.pid)
        presses = await measure_presses(service, meter, list(dict.fromkeys(load.titles)), Random(load.seed))
        metronome = Metronome(load.rate, load.matches) if load.rate else None
        crowd = Crowd(service, load.titles, load.think, Random(load.seed), metronome, load.computer)
        half = await _add_tables(crowd, load.matches // 2, bot)
        await _add_tables(crowd, load.matches - load.matches // 2, bot)
        span = await _watch(load, probe, bot, half, service)
        await asyncio.sleep(ANSWER_GRACE_SECONDS)
        await crowd.leave()
        delays = measure(crowd, service.requests, span.since, span.until)
        violations = [*service.violations, *service.fake_errors, *crowd.gave_up]
        violations += ["a press was not answered"] * delays.unanswered
    people = sum(len(one.people) for one in crowd.evenings)
    return presses | _figures(load, span, delays, people, violations)


@asynccontextmanager
async def _club(probe: Probe, settings: dict[str, str]) -> AsyncIterator[tuple[LeanDiscord, BotProcess]]:
    """Discord with its usual rate limits, and the bot.

    One limit is lifted: a bot may open one direct message channel per second. It does so once per person, and
    the players of running matches would in reality have been met over many days, not all at once.
    """
    config = Config()
    config.buckets["create_dm"] = None
    service = LeanDiscord(config)
    await service.start()
    try:
        with tempfile.TemporaryDirectory(prefix="gyoji-bench-") as home:
            bot = BotProcess(service, Path(home), **probe.settings, **settings)
            await bot.start()
            try:
                yield service, bot
            finally:
                await bot.stop()
    finally:
        await service.stop()


async def _add_tables(crowd: Crowd, tables: int, bot: BotProcess) -> float:
    """Start n more tables. Returns the bot's memory afterwards, in megabytes."""
    await crowd.gather(tables)
    await asyncio.sleep(SETTLE_SECONDS)
    return resident_megabytes(bot.pid)


async def _watch(load: Load, probe: Probe, bot: BotProcess, memory_half: float, service: LeanDiscord) -> Span:
    since, ours, drawing = time.time(), time.process_time(), children_seconds(bot.pid)
    first = last = await probe.read()
    lags = []
    while (left := since + load.seconds - time.time()) > 0:
        await asyncio.sleep(min(left, POLL_INTERVAL))
        read_at, last = time.time(), await probe.read()
        # The window of earlier reads includes time before the span.
        if read_at - since >= LAG_WINDOW:
            lags.append(last.worst_lag)
    until, memory = time.time(), resident_megabytes(bot.pid)
    used = (time.process_time() - ours) / (until - since)
    drawing = (children_seconds(bot.pid) - drawing) / (until - since)
    counted = sum(one.counts and since <= one.at < until for one in service.requests)
    worst = max(lags, default=None)
    return Span(since, until, first, last, worst, memory_half, memory, used, drawing, counted)


def _figures(load: Load, span: Span, delays: Delays, people: int, violations: list[str]) -> dict[str, Any]:
    seconds, first, last = span.until - span.since, span.first, span.last
    pressed = max(len(delays.answers), 1)
    return {
        "matches": load.matches,
        "people": people,
        "think_s": load.think,
        "rate": load.rate,
        "seconds": seconds,
        "presses": len(delays.answers) + delays.unanswered,
        "presses_per_second": len(delays.answers) / seconds,
        "answer_p50_ms": 1000 * percentile(delays.answers, 0.5),
        "answer_p99_ms": 1000 * percentile(delays.answers, 0.99),
        "message_p50_ms": 1000 * percentile(delays.messages, 0.5),
        "message_p99_ms": 1000 * percentile(delays.messages, 0.99),
        "messages_attributed": len(delays.messages) / pressed,
        "rss_mb": span.memory,
        "rss_mb_per_match": (span.memory - span.memory_half) / max(load.matches - load.matches // 2, 1),
        "loop_blocked_ms": None if span.worst_lag is None else 1000 * span.worst_lag,
        "loop_blocked_times": int(last.blocked - first.blocked),
        "load_statements_per_press": (last.statements - first.statements) / pressed,
        "news_p50_ms": 1000 * last.delivery_quantile(first, "news", 0.5),
        "news_p99_ms": 1000 * last.delivery_quantile(first, "news", 0.99),
        "edit_p99_ms": 1000 * last.delivery_quantile(first, "edit", 0.99),
        "refused": int(last.refusals - first.refusals),
        "requests_per_press": span.requests / pressed,
        **_thinking(load.computer, first, last),
        "pictures_per_press": (last.pictures - first.pictures) / pressed,
        "bot_processor": (last.processor - first.processor) / seconds,
        "drawing_processor": span.drawing,
        "crowd_processor": span.our_processor,
        "machine_load": os.getloadavg()[0],
        "violations": len(violations),
        "first_violations": violations[:3],
    }


def _thinking(policy: str | None, first: Reading, last: Reading) -> dict[str, Any]:
    """How long the computer players thought, in processor time."""
    if policy is None:
        return {}
    return {
        "computer": policy,
        "decisions": int(last.decisions(policy) - first.decisions(policy)),
        "decision_defaults": int(last.decision_defaults(policy) - first.decision_defaults(policy)),
        "decision_p50_ms": 1000 * last.decision_quantile(first, policy, 0.5),
        "decision_p99_ms": 1000 * last.decision_quantile(first, policy, 0.99),
    }
