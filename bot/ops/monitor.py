"""Monitoring endpoints on a separate port: metrics, liveness and readiness."""

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.ops import health
from bot.ops.metrics import Metrics
from bot.settings import SettingsError
from bot.store import administration
from bot.store.engine import reading

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
            async with reading(self._engine) as connection:
                counted = await administration.count_figures(connection)
        except (SQLAlchemyError, OSError):
            return _verdict("database")
        return web.Response(body=self._metrics.page(counted), headers={"Content-Type": PROMETHEUS})

    async def _show_health(self, _request: web.Request) -> web.Response:
        return _verdict(None if await health.can_read(self._engine) else "database")

    async def _show_readiness(self, _request: web.Request) -> web.Response:
        return _verdict(await health.health_problem(self._bot, self._engine))


def _verdict(health_problem: health.HealthProblem | None) -> web.Response:
    return web.Response(text=f"{health_problem or 'ok'}\n", status=503 if health_problem else 200)
