"""The private planning panel (SH4): what it shows, and what the presses on it mean."""

from bot.views.shogun.planning.answers import finished, press
from bot.views.shogun.planning.panel import panel, settled_panel

__all__ = ["finished", "panel", "press", "settled_panel"]
