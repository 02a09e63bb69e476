"""What an AI seat does: its policy's choice from its observation, or the title's default if that fails."""

from typing import Any

import structlog

from ai.policy import Policy
from bot.matches.match_view import Standing
from rules.core.chance import Chance
from rules.core.model import Prompt

_log = structlog.get_logger(__name__)


def next_prompt(standing: Standing) -> Prompt | None:
    """The first prompt for which the match waits on an AI seat."""
    if standing.table.match.status != "running":
        return None
    seats = standing.table.seats
    owed = (prompt for prompt in standing.prompts.values() if prompt.owed and seats[prompt.seat].policy)
    return min(owed, key=lambda prompt: prompt.seat, default=None)


def choose(policy: Policy | None, standing: Standing, prompt: Prompt, chance: Chance) -> tuple[str, Any]:
    """Who chose, `ai` or `default`, and the command."""
    game, seat = standing.table.game, prompt.seat
    try:
        if policy is None:
            raise LookupError(f"no policy is called {standing.table.seats[seat].policy}")
        observation = game.observe(standing.state, seat)
        legal = game.legal(standing.state, seat)
        command = policy(game, observation, prompt, legal, chance)
        if command not in legal:
            raise ValueError("the policy chose an illegal command")
    except Exception:
        _log.exception("policy_failed", match=standing.table.match.id, seat=seat)
        return "default", game.default(standing.state, seat)
    return "ai", command
