"""The events of Honor of the Samurai in words."""

from bot.views.honor.story.lines import tell, valid

__all__ = ["tell", "valid"]
