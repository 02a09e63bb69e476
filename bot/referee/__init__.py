"""The referee: lets people and AIs play, and commits what the rules decide."""

from bot.referee.errors import RefereeError
from bot.referee.late import Late
from bot.referee.person import Person
from bot.referee.position import Position
from bot.referee.referee import Notify, Referee
from bot.referee.settled import Settled
from bot.referee.story import Chapter, Scene

__all__ = ["Chapter", "Late", "Notify", "Person", "Position", "Referee", "RefereeError", "Scene", "Settled"]
