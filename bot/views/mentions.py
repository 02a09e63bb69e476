"""Channels, people and roles as Discord's markdown has them, which shows their names.

https://docs.discord.com/developers/reference#message-formatting
"""

from collections.abc import Iterable


def channel(channel_id: int) -> str:
    """A link to a channel or thread."""
    return f"<#{channel_id}>"


def people(user_ids: Iterable[int]) -> str:
    """People by name; whoever may be notified by the message is called by it."""
    return " ".join(f"<@{user_id}>" for user_id in user_ids)


def role(role_id: int) -> str:
    """A role by name."""
    return f"<@&{role_id}>"
