"""Honor of the Samurai as people see it: `PRESENTER` makes texts, pictures and controls."""

from bot.views.honor.presenter import PRESENTER

__all__ = ["PRESENTER"]
