"""Samurai Spirit as people see it: `PRESENTER` makes texts, pictures and controls."""

from bot.views.spirit.presenter import PRESENTER

__all__ = ["PRESENTER"]
