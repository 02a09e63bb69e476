"""Pictures of Honor of the Samurai: requests for `renderer.draw`."""

from renderer.honor.battle import Battle
from renderer.honor.board import Board, Shape
from renderer.honor.hand import Hand
from renderer.honor.labels import Labels

__all__ = ["Battle", "Board", "Hand", "Labels", "Shape"]
