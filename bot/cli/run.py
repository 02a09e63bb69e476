"""`gyoji run`: the bot."""


def run() -> None:
    """Run the bot until it is stopped. Settings come from the environment or from .env."""
    from bot.app import run as run_bot  # other commands start faster without Discord's library

    run_bot()
