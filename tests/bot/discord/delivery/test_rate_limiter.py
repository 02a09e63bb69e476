"""The rate limiter keeps the bot below Discord's global limit."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bot.discord.delivery.rate_limiter import GlobalRateLimiter

pytestmark = pytest.mark.usefixtures("virtual_time")
MESSAGES = "/api/v10/channels/1/messages"


async def _request(limiter: GlobalRateLimiter, path: str = MESSAGES) -> float:
    """Begin a request. Returns when it may be sent, in seconds of the event loop."""
    trace = limiter.listen(aiohttp.TraceConfig())
    start = cast(Any, SimpleNamespace(url=SimpleNamespace(path=path)))
    for hook in trace.on_request_start:
        await hook(cast(Any, None), SimpleNamespace(), start)
    return asyncio.get_running_loop().time()


async def test_no_second_has_more_requests() -> None:
    limiter = GlobalRateLimiter(10)
    sent = await asyncio.gather(*(_request(limiter) for _ in range(35)))
    assert sent == sorted(sent)
    assert all(later - earlier >= 1 for earlier, later in zip(sent, sent[10:], strict=False))
    assert sent[-1] - sent[0] == pytest.approx(3, abs=0.1)


async def test_few_requests_do_not_wait() -> None:
    limiter = GlobalRateLimiter(10)
    began = asyncio.get_running_loop().time()
    assert [await _request(limiter) for _ in range(10)] == pytest.approx([began] * 10, abs=0.01)
    assert limiter.load == 1
    await asyncio.sleep(1.1)
    assert limiter.load == 0


async def test_answers_to_presses_neither_wait_nor_count() -> None:
    limiter = GlobalRateLimiter(1)
    await _request(limiter)
    began = asyncio.get_running_loop().time()
    for number in range(20):
        await _request(limiter, f"/api/v10/interactions/{number}/token/callback")
        await _request(limiter, f"/api/v10/webhooks/1/token-{number}/messages/@original")
    assert asyncio.get_running_loop().time() == pytest.approx(began, abs=0.01)
    assert await _request(limiter) - began == pytest.approx(1, abs=0.1)


async def test_who_gives_up_does_not_hold_up_the_others() -> None:
    limiter = GlobalRateLimiter(1)
    began = await _request(limiter)
    impatient = asyncio.create_task(_request(limiter))
    patient = asyncio.create_task(_request(limiter))
    await asyncio.sleep(0.5)
    impatient.cancel()
    assert await patient - began == pytest.approx(1, abs=0.1)


async def test_a_burst_is_no_sustained_load() -> None:
    """The requests of one match, which may depend on secrets, make no bot busy."""
    limiter = GlobalRateLimiter(10)
    for _ in range(10):
        await _request(limiter)
    assert limiter.load == 1
    assert limiter.sustained_load == pytest.approx(0.1)
    for _ in range(90):
        await _request(limiter)
    assert limiter.sustained_load == pytest.approx(1, abs=0.1)
    await asyncio.sleep(10.1)
    assert limiter.sustained_load == 0
