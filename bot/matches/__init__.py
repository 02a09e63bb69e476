"""The referee: lets people and AIs play, and commits what the rules decide."""

from bot.matches.errors import RefereeError
from bot.matches.late import Late
from bot.matches.match_view import MatchView
from bot.matches.person import Person
from bot.matches.referee import Notify, Referee
from bot.matches.settled import Settled
from bot.matches.stage_log import StageLog, StageView

__all__ = [
    "Late",
    "MatchView",
    "Notify",
    "Person",
    "Referee",
    "RefereeError",
    "Settled",
    "StageLog",
    "StageView",
]
