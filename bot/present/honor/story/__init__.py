"""The events of Honor of the Samurai in words."""

from bot.present.honor.story.lines import tell, valid

__all__ = ["tell", "valid"]
