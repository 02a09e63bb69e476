"""The events of Samurai Spirit in words."""

from bot.present.spirit.story.lines import tell

__all__ = ["tell"]
