"""A turn in the private panel (HO2): what it shows, and what the presses on it mean."""

from bot.views.honor.turn.answers import press
from bot.views.honor.turn.panel import panel

__all__ = ["panel", "press"]
