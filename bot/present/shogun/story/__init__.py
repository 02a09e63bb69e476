"""The events of Shogun in words."""

from bot.present.shogun.story.lines import tell

__all__ = ["tell"]
