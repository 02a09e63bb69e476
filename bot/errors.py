"""Base class of errors that the host of the bot has to fix."""


class HostError(Exception):
    """The message is one line for the host; `gyoji` prints it and exits."""
