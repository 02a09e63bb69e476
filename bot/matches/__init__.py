"""The referee: lets people and AIs play, and commits what the rules decide."""

from bot.matches.errors import RefereeError
from bot.matches.match_view import MatchView
from bot.matches.person import Person
from bot.matches.referee import Notify, Referee
from bot.matches.stage_log import Settled, StageLog, StageView
from bot.matches.timeouts import Late

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
