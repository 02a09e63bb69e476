"""Pictures of Samurai Spirit: requests for `renderer.draw`."""

from renderer.spirit.board import Board, Shape
from renderer.spirit.labels import Labels

__all__ = ["Board", "Labels", "Shape"]
