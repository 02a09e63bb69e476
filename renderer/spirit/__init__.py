"""Pictures of Samurai Spirit: requests for `renderer.draw`."""

from renderer.spirit.board import Board
from renderer.spirit.labels import Labels

__all__ = ["Board", "Labels"]
