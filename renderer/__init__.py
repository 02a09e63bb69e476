"""Pictures of board games, drawn from observations with Pillow alone. Knows no Discord and no language."""

from renderer.drawing import Drawing, draw
from renderer.encode import Rendered

__all__ = ["Drawing", "Rendered", "draw"]
