"""The bot as a service: `gyoji run`, its health check for Docker, and what its host asks of Discord."""

import asyncio
from typing import Annotated

import typer

from bot.ops import memory
from bot.ops.health import is_fresh
from bot.settings import SettingsError, load_settings
from cli.console import echo, echo_error

BAD = 1


def run() -> None:
    """Run the bot until it is stopped. Settings come from the environment or from .env."""
    with memory.importing():
        from bot.discord.app import run as run_bot  # `health` runs often, and needs no Discord
    run_bot()


def health() -> int:
    """Check whether the bot that runs with the same settings is healthy."""
    file = load_settings().health_file
    if file is None:
        raise SettingsError("GYOJI_HEALTH_FILE is not set, so the bot leaves no sign of life")
    if is_fresh(file):
        return 0
    echo_error(f"{file} was not touched lately: the bot does not run, or its log says why (`unhealthy`)")
    return BAD


def invite() -> None:
    """Print the address that invites the bot to a server."""
    from bot.discord.application import address

    echo(asyncio.run(address(load_settings())))


def doctor(
    channel: Annotated[int | None, typer.Option(help="Also try a text channel, by its id.", min=1)] = None,
) -> int:
    """Try the Discord that is configured: one line for each check, right or what to do."""
    from bot.discord.doctor import Doctor
    from bot.views.texts import texts_in

    texts = texts_in("en")
    examined = Doctor(load_settings(), texts, channel)

    async def examine() -> bool:
        problems = False
        async for finding in examined.findings():
            echo(finding.line(texts))
            problems |= finding.problem is not None
        return problems

    return BAD if asyncio.run(examine()) else 0
