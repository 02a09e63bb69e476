"""The events of Samurai Spirit in words."""

from bot.views.spirit.story.lines import tell

__all__ = ["tell"]
