"""The documented limits of what a bot may send; each check returns the problems it found."""

from .commands import check_commands
from .components import check_components, components_within, media_urls
from .messages import check_message, check_message_body, ignored_keys
from .modals import check_modal
from .shapes import Problem, nested

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
