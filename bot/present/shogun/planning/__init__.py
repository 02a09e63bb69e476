"""The private planning panel (SH4): what it shows, and what the presses on it mean."""

from bot.present.shogun.planning.answers import press
from bot.present.shogun.planning.panel import panel

__all__ = ["panel", "press"]
