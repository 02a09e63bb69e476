"""`gyoji health`: for Docker, whether the running bot is well."""

from bot.cli.console import complain
from bot.health import is_fresh
from bot.settings import SettingsError, load_settings

ILL = 1


def health() -> int:
    """Whether the bot that runs with the same settings is connected and can read its database."""
    file = load_settings().health_file
    if file is None:
        raise SettingsError("GYOJI_HEALTH_FILE is not set, so the bot leaves no sign of life")
    if is_fresh(file):
        return 0
    complain(f"{file} was not touched lately: the bot is not connected, or cannot read its database")
    return ILL
