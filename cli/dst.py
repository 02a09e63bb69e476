"""`gyoji dst`: deterministic simulation of a month with one bot, many tables and all that can go wrong."""

import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.files import MEGABYTE, read_file
from cli.console import AsJson, echo, echo_error, echo_json

if TYPE_CHECKING:
    from sandbox.simulation.month import Bot
    from sandbox.simulation.series import Simulate

BROKEN = 1


def dst(
    seed: Annotated[str, typer.Argument(help="Everything follows from it; or a file that --shrink wrote.")],
    days: Annotated[float, typer.Option(min=0.5, max=366, help="Length of the month.")] = 30,
    tables: Annotated[int, typer.Option(min=1, help="Tables at which one match follows another.")] = 20,
    seeds: Annotated[int, typer.Option(min=1, help="How many seeds, from that number on.")] = 1,
    shrink: Annotated[
        Path | None, typer.Option(help="Write the fewest faults that fail to this file.")
    ] = None,
    pictures: Annotated[bool, typer.Option(help="Draw the pictures: takes much longer.")] = False,
    trace: Annotated[Path | None, typer.Option(help="Write all that happens to this file.")] = None,
    as_json: AsJson = False,
) -> int:
    """Simulate a month with the bot, its Discord, its people and all that can go wrong, from one seed."""
    data = read_file(Path(seed), MEGABYTE) if seed.endswith(".json") else None
    from sandbox.simulation.machine import require_fixed_hashes

    require_fixed_hashes("cli")
    simulate = _prepare(pictures, trace)
    from sandbox.simulation import series

    try:
        plans = series.plans(seed, seeds, days, tables) if data is None else [series.load(data)]
    except ValueError as error:
        raise typer.BadParameter(f"{seed}: {error}") from None
    failed = False
    for plan in plans:
        result = series.in_child(simulate, plan)
        echo_json(result) if as_json else echo(", ".join(f"{name} {value}" for name, value in result.items()))
        if result["findings"]:
            failed = True
            if shrink:
                echo_error(series.write_smallest(plan, simulate, shrink))
    return BROKEN if failed else 0


def _prepare(pictures: bool, trace: Path | None) -> "Simulate":
    """Import everything, and return the function that simulates a plan in this process, once."""
    from sandbox.simulation.machine import Machine

    machine = Machine()  # before all that takes a clock or a source of randomness
    from bot.ops.logging import configure
    from bot.views.texts import LANGUAGES, texts_in
    from sandbox.simulation.month import Month, Plan

    bot = _bot(pictures)
    for language in LANGUAGES:
        texts_in(language)
    configure("warning")

    def simulate(plan: Plan) -> dict[str, Any]:
        machine.begin(plan.seed, trace)
        return asdict(Month(machine, bot, plan).run())

    return simulate


def _bot(pictures: bool) -> "Bot":
    """Returns the bot as the simulation needs it: in one thread, and without work for nobody."""
    import discord

    from bot.discord.app import opened
    from bot.errors import HostError
    from bot.ops import metrics
    from bot.settings import load_settings
    from cli.composing import composed
    from rules.core.registry import cards
    from sandbox.simulation.club import Title
    from sandbox.simulation.heartbeat import heartbeats_in_loop
    from sandbox.simulation.month import HEARTBEAT, Bot

    heartbeats_in_loop(discord.gateway.KeepAliveHandler)
    discord.utils.utcnow = lambda: datetime.fromtimestamp(time.time(), UTC)
    metrics.SAMPLE_INTERVAL = 3600.0
    if not pictures:
        _leave_pictures_out()

    async def serve() -> None:
        settings = load_settings()
        async with opened(settings) as bot:
            bot._connection.heartbeat_timeout = 2.5 * HEARTBEAT
            await bot.start(settings.require_token())

    titles = [Title(card.key, tuple(card.seats)) for card in cards().values()]
    expected = (HostError, OSError, discord.HTTPException, discord.GatewayNotFound)
    return Bot(serve, expected, titles, _damaged, composed)


def _leave_pictures_out() -> None:
    """One blank picture for all."""
    from PIL import Image

    from bot.views.pictures import pool, program
    from renderer import encode

    pixel = Image.new("P", (1, 1))
    blank = program.Drawn(encode.encode(pixel, pixel), 0.0)
    vars(pool)["drawn"] = lambda drawing: blank


async def _damaged(database: Path) -> Sequence[str]:
    from bot.matches.maintenance import check_all
    from bot.store.connections import file_url
    from bot.store.engine import opened

    async with opened(file_url(database)) as engine:
        return (await check_all(engine)).damaged
