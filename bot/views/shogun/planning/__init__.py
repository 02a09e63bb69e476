"""The private planning panel (SH4): what it shows, and what the presses on it mean."""

from bot.views.shogun.planning.answers import finished, press
from bot.views.shogun.planning.panel import keepsake, panel

__all__ = ["finished", "keepsake", "panel", "press"]
