"""REST API of the loopback Discord: one module per kind of resource, combined by `RestApi`."""

from sandbox.discord.rest import channels, commands, guilds, interactions, messages, threads, users
from sandbox.discord.rest.api import RestApi

__all__ = ["RestApi", "channels", "commands", "guilds", "interactions", "messages", "threads", "users"]
