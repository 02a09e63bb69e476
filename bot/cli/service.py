"""`gyoji run`: the bot; `gyoji health`: its health check, for Docker."""

from bot.cli.console import echo_error
from bot.ops.health import is_fresh
from bot.settings import SettingsError, load_settings

UNHEALTHY = 1


def run() -> None:
    """Run the bot until it is stopped. Settings come from the environment or from .env."""
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
    return UNHEALTHY
