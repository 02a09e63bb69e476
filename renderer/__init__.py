"""Renders pictures of board games from observations, with Pillow. Independent of Discord and language."""

from renderer.drawing import Animation, Drawing, draw
from renderer.encode import Rendered

__all__ = ["Animation", "Drawing", "Rendered", "draw"]
