"""Validation of what the bot sends against Discord's documented limits; each check returns problems."""

from sandbox.discord.limits.commands import check_commands
from sandbox.discord.limits.components import check_components, components_within, media_urls
from sandbox.discord.limits.messages import check_message, check_message_body, ignored_keys
from sandbox.discord.limits.modals import check_modal
from sandbox.discord.limits.shapes import Problem, nested

__all__ = [
    "Problem",
    "check_commands",
    "check_components",
    "check_message",
    "check_message_body",
    "check_modal",
    "components_within",
    "ignored_keys",
    "media_urls",
    "nested",
]
