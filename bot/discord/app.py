"""The bot on Discord: creates its services, connects, publishes the commands, and runs until a signal."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Cluster, Leases, SingleProcess
from bot.corrections import corrections
from bot.discord import component_router, markdown, threads
from bot.discord.application import INTENTS, invitation, use_discord_of
from bot.discord.commands import errors, privacy
from bot.discord.commands.catalogue import add_commands, mentions
from bot.discord.commands.publication import publish, withdraw
from bot.discord.commands.registration import FluentTranslator
from bot.discord.delivery.digest import Digests
from bot.discord.delivery.direct_messages import DirectMessages, LastAnswers, Membership, Recent
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.message_gateway import MessageGateway
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.discord.delivery.owner import tell_owner
from bot.discord.delivery.poster import Poster
from bot.discord.delivery.rate_limiter import GlobalRateLimiter
from bot.discord.delivery.spare_time import SpareTime
from bot.discord.services import Interaction, Services
from bot.discord.starting import TableStarts
from bot.matches import Referee
from bot.matches.ai_turns import make_policy_pool
from bot.matches.analyses import Analyses
from bot.matches.clock.scheduler import Job, Scheduler
from bot.matches.clock.time import Clock
from bot.matches.keyed_lock import KeyedLock
from bot.matches.lobby import Lobby
from bot.matches.personal_data import PersonalData
from bot.matches.records import Proofs
from bot.matches.retention import Retention
from bot.ops import health, memory
from bot.ops.logging import begin_request, configure
from bot.ops.metrics import LoopMonitor, Metrics, Monitor
from bot.settings import Settings, SettingsError, load_settings
from bot.store import matches
from bot.store.backup import copying_first
from bot.store.engine import is_shared, open_database, read
from bot.store.one_bot import claimed
from bot.views.compose import Composer
from bot.views.pictures.pool import make_pool
from bot.views.pictures.service import PictureService
from bot.views.registry import finished

ANSWER_GRACE_SECONDS = 2.0
"""Seconds that the answers to presses may take at shutdown."""
GUILD_READY_TIMEOUT = 0.5
"""Seconds without another server after which the list of servers is considered complete."""

_log = structlog.get_logger(__name__)


class Commands(app_commands.CommandTree[Services]):
    """All slash commands; errors go to `errors.report`. `begins` is called in the task of each."""

    def __init__(self, client: Services, begins: Callable[[], None] = lambda: None) -> None:
        super().__init__(client)
        self._begins = begins

    async def interaction_check(self, _interaction: Interaction, /) -> bool:
        """Each command is a request with its own id."""
        begin_request()
        self._begins()
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await errors.report(interaction, error)


class Gyoji(Services):
    """The referee on Discord. It needs no privileged intent."""

    def __init__(self, settings: Settings, engine: AsyncEngine, clock: Clock) -> None:
        self.began, self.metrics = time.time(), Metrics()
        self.picture_service = PictureService(
            make_pool(settings.drawing_processes), drawn=self.metrics.drawn, animation=settings.animation
        )
        rate_limiter = GlobalRateLimiter(settings.request_rate)
        spare_time = SpareTime(
            lambda: rate_limiter.load,
            lambda: rate_limiter.sustained_load,
            lambda: self.picture_service.waiting,
        )
        sharding: dict[str, Any] = {}
        if shards := settings.sharding:  # else it asks Discord for the number of shards
            sharding = {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=GUILD_READY_TIMEOUT,
            **sharding,
            http_trace=rate_limiter.listen(self.metrics.trace()),
        )
        self.settings = settings
        self.engine = engine
        self.loop_monitor = LoopMonitor(self.metrics.loop_lag.observe)
        self.monitor = Monitor(self, engine, self.metrics)
        self.press_locks = KeyedLock()
        self.gateway = MessageGateway(self, engine, lambda: spare_time.is_full)
        self.clock = clock
        self.membership = Membership(self, clock)
        self.direct_messages = DirectMessages(engine, clock, partial(tell_owner, self, engine))
        self.last_answers = LastAnswers(clock)
        self.leases: Leases = Cluster(engine, self._take_up) if is_shared(engine) else SingleProcess()
        self.referee = Referee(
            engine,
            make_policy_pool(settings.ai_processes),
            leases=self.leases,
            now=self.clock,
            make_seed=settings.make_seed(),
            finished=finished,
            decided=self.metrics.decided,
        )
        self.proofs = Proofs(self.referee.record)
        self.digests = Digests(self, engine, self.referee, self.clock)
        self.lobby = Lobby(self.referee, now=self.clock, corrections=corrections(settings.corrections))
        retention = Retention(self.referee, settings.retention_days, self.clock)
        jobs: list[Job] = [self.digests, self.lobby, TableStarts(self), retention]
        self.scheduler = Scheduler(engine, self.referee, self.clock, jobs)
        self.analyses = Analyses(self.referee.record, in_process=settings.ai_processes > 0)
        self.composer = Composer(engine, self.referee, self.analyses.of)
        drawing, gateway = self.picture_service, self.gateway
        people = self.membership, self.direct_messages
        poster = Poster(engine, self.referee, self.composer, drawing, gateway, *people, self.last_answers)
        self.dispatcher = Dispatcher(poster, partial(threads.follow, self), lambda: spare_time.is_busy)
        told = self.metrics.delivered
        self.outbox_worker = OutboxWorker(
            engine, self.dispatcher, self.leases, spare_time=spare_time.wait, delivered=told
        )
        self.personal_data = PersonalData(self.referee, self.lobby, privacy.former_player)
        self.data_requests = Recent[tuple[str, int]](clock, privacy.INTERVAL)
        self.referee.match_changed.subscribe(self.outbox_worker.wake)
        self.referee.clock_set.subscribe(self.scheduler.wake_at)
        self.lobby.start_set.subscribe(lambda _match_id: self.scheduler.wake())
        self._watch: asyncio.Task[None] | None = None
        self._withdrawing: asyncio.Task[Any] | None = None
        self._was_ready = self._closing = False
        self._answering: set[asyncio.Task[Any]] = set()
        """One for each press and command that is being answered."""
        self.tree = Commands(self, self._answers)
        add_commands(self.tree, settings.guild)

    async def setup_hook(self) -> None:
        """After the login: publish the commands, deliver the rest of the outbox, resume clocks and AIs."""
        self._measure()
        if self.settings.metrics_port is not None:
            await self.monitor.start(self.settings.metrics_host, self.settings.metrics_port)
        await self.tree.set_translator(FluentTranslator())
        leads = self.settings.sharding is None or self.settings.sharding.leading
        guild = self.settings.guild
        known = discord.Object(guild) if guild else None
        published = await (publish(self.tree, guild) if leads else self.tree.fetch_commands(guild=known))
        markdown.mentions.update(mentions(published))
        await self.leases.start()
        await self._take_up()
        self.scheduler.start()
        self.loop_monitor.start()
        if self.settings.health_file:
            self._watch = asyncio.create_task(health.watch(self, self.engine, self.settings.health_file))

    @property
    def silent_for(self) -> float:
        """Seconds since the outbox could last deliver, if it has items; else 0."""
        return self.outbox_worker.silent_for

    @property
    def can_draw(self) -> bool:
        """Whether pictures can be drawn, by the latest attempts."""
        return self.picture_service.can_draw

    async def on_ready(self) -> None:
        if self._closing:  # Discord's answer came while the bot was being stopped: its session ends meanwhile
            return
        assert self.application_id
        _log.info("ready", guilds=len(self.guilds), invite=invitation(self.application_id))
        if not self._was_ready:
            self._was_ready = True
            self._withdrawing = asyncio.current_task()
            await withdraw(self.tree, self.guilds, self.settings.guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        """The command tree answers commands; buttons, selects and forms are routed by their custom_id."""
        self.metrics.arrived(interaction)
        if interaction.guild_id is not None:
            self.membership.seen(interaction.guild_id, interaction.user.id)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            self._answers()
            await component_router.on_press(interaction)
        if privacy.FORGOTTEN in interaction.extras:
            return
        try:
            await self.direct_messages.update_user(interaction.user.id, interaction.locale.value)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("user_update_failed", reason=type(error).__name__)  # the next press updates it

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """The matches of a deleted thread go on elsewhere; also of a channel's threads that go with it."""
        played = await read(self.engine, matches.in_place, event.thread_id)
        for match in played:
            await self.dispatcher.place_lost(match.id)

    async def close(self) -> None:
        """Stop when all presses and commands are answered; everything else is resumed at the next start."""
        self._closing = True
        if self._answering:
            await asyncio.wait(self._answering, timeout=ANSWER_GRACE_SECONDS)
        for task in (self._watch, self._withdrawing):
            if task:
                task.cancel()
        await self.scheduler.close()
        await self.outbox_worker.close()
        await self.dispatcher.close()
        await self.referee.close()
        await self.leases.close()
        await self.picture_service.close()
        self.loop_monitor.close()
        await self.monitor.close()
        await super().close()

    def _answers(self) -> None:
        """This task answers somebody. `close` waits for it: after a restart its token would be lost."""
        task = asyncio.current_task()
        assert task, "discord.py calls each handler in a task of its own"
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _measure(self) -> None:
        """Register the metrics that are read at each scrape."""
        self.metrics.listen(self.engine)
        gauge, memory_gauge = self.metrics.add_gauge, self.metrics.add_memory_gauge
        drawing = self.picture_service
        gauge("pictures_waiting", "Pictures waiting or being drawn", lambda: drawing.waiting)
        gauge("loop_lag_worst_seconds", "Worst lag in the last minute", self.loop_monitor.worst)
        memory_gauge("bot", lambda: memory.resident_bytes(os.getpid()))
        memory_gauge("drawing", drawing.resident_bytes)
        memory_gauge("ai", self.referee.policy_pool.resident_bytes)

    async def _take_up(self) -> None:
        """Resume what this process left undone before, or a peer whose leases have expired."""
        await self.outbox_worker.start()
        await self.referee.resume_all()
        self.scheduler.wake()


def run() -> None:
    """Run the bot with the settings of this process. Raises SettingsError or StoreError."""
    settings = load_settings()
    configure(settings.log_level, settings.log_format)
    for name in settings.unknown():
        _log.warning("setting_unknown", name=name)
    memory.configure_malloc()
    with claimed(settings.database_url):
        asyncio.run(_serve(settings))


@contextlib.asynccontextmanager
async def opened(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Gyoji]:
    """The bot with its database open, not yet connected to Discord. Raises StoreError."""
    use_discord_of(settings)
    url, folder = settings.database_url, settings.backup_dir
    engine = await open_database(url, before_migration=copying_first(url, folder, _note_copied))
    bot = Gyoji(settings, engine, clock or Clock(settings.sandbox_speed, settings.sandbox_began))
    try:
        async with bot:
            yield bot
    finally:
        await engine.dispose()


def _note_copied(file: Path) -> None:
    _log.warning("database_migrating", copy=str(file))


async def _serve(settings: Settings) -> None:
    token = settings.require_token()
    async with opened(settings) as bot:
        memory.freeze_objects()
        serving = asyncio.ensure_future(bot.start(token))
        try:
            await _until_stopped(serving)
        except discord.LoginFailure:
            raise SettingsError("Discord does not accept the token; look at GYOJI_TOKEN") from None
        except (discord.DiscordServerError, discord.GatewayNotFound, aiohttp.ClientError) as error:
            raise ConnectionError(f"Discord does not answer: {error}") from None


async def _until_stopped(serving: asyncio.Future[None]) -> None:
    """Wait for a signal, or raise what ends the bot without one.

    Does not wait for the bot to end: in the middle of a reconnect, discord.py ends only that reconnect when
    it is cancelled, and goes on until the client is closed.
    """
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    signalled: asyncio.Future[Any] = asyncio.ensure_future(stop.wait())
    await asyncio.wait([serving, signalled], return_when=asyncio.FIRST_COMPLETED)
    signalled.cancel()
    if serving.done():
        serving.result()
    else:
        serving.cancel()
        _log.info("stopped")
