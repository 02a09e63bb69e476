"""`gyoji run`: the bot."""


def run() -> None:
    """Run the bot until it is stopped. Settings come from the environment or from .env."""
    from bot.discord.app import run as run_bot

    run_bot()
