"""Matches: people, moderators, AIs and clocks act through the referee; it commits what the rules decide."""

from bot.matches.actor import Actor
from bot.matches.errors import RefereeError
from bot.matches.match_view import MatchView
from bot.matches.referee import Referee
from bot.matches.stage_log import Settled, StageLog, StageView
from bot.matches.timeouts import Late

__all__ = ["Actor", "Late", "MatchView", "Referee", "RefereeError", "Settled", "StageLog", "StageView"]
