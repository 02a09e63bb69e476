"""The events of Shogun in words."""

from bot.views.shogun.story.lines import tell

__all__ = ["tell"]
