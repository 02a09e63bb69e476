"""The root of what the host of the bot has to mend."""


class HostError(Exception):
    """The text is one line for the host; `gyoji` prints it and ends."""
