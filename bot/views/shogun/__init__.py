"""Shogun as people see it: `PRESENTER` makes texts, pictures and controls from observations and events."""

from bot.views.shogun.presenter import PRESENTER

__all__ = ["PRESENTER"]
