"""`gyoji health`: for Docker, whether the running bot is well."""

from bot.cli.console import complain
from bot.ops.health import is_fresh
from bot.settings import SettingsError, load_settings

ILL = 1


def health() -> int:
    """Whether the bot that runs with the same settings can do what it is there for."""
    file = load_settings().health_file
    if file is None:
        raise SettingsError("GYOJI_HEALTH_FILE is not set, so the bot leaves no sign of life")
    if is_fresh(file):
        return 0
    complain(f"{file} was not touched lately: the bot does not run, or its log says what it lacks (not_well)")
    return ILL
