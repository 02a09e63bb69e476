"""Honor of the Samurai as people see it: `PRESENTER` makes texts, pictures and controls."""

from bot.present.honor.presenter import PRESENTER

__all__ = ["PRESENTER"]
