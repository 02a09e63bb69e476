"""`gyoji health`: health check of the running bot, for Docker."""

from bot.cli.console import echo_error
from bot.ops.health import is_fresh
from bot.settings import SettingsError, load_settings

UNHEALTHY = 1


def health() -> int:
    """Check whether the bot that runs with the same settings is healthy."""
    file = load_settings().health_file
    if file is None:
        raise SettingsError("GYOJI_HEALTH_FILE is not set, so the bot leaves no sign of life")
    if is_fresh(file):
        return 0
    echo_error(f"{file} was not touched lately: the bot does not run, or its log says why (`unhealthy`)")
    return UNHEALTHY
