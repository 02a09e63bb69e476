"""Pictures of Shogun: requests for `renderer.draw`."""

from renderer.shogun.battle import Battle
from renderer.shogun.board import Board
from renderer.shogun.chances import Chances
from renderer.shogun.course import Course, course
from renderer.shogun.fall import Fall
from renderer.shogun.labels import Labels
from renderer.shogun.planning import Planning
from renderer.shogun.ranking import Ranking
from renderer.shogun.scores import Scores
from renderer.shogun.view import Shape, View
from renderer.shogun.winter import Winter

__all__ = [
    "Battle",
    "Board",
    "Chances",
    "Course",
    "Fall",
    "Labels",
    "Planning",
    "Ranking",
    "Scores",
    "Shape",
    "View",
    "Winter",
    "course",
]
