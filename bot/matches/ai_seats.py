"""What an AI seat does: its policy's choice from its observation, or the title's default if that fails."""

from typing import Any

import structlog

from ai.policy import Policy
from bot.matches.match_view import LoadedMatch
from rules.core.chance import Chance
from rules.core.model import Prompt

_log = structlog.get_logger(__name__)


def next_prompt(loaded: LoadedMatch) -> Prompt | None:
    """The first prompt for which the match waits on an AI seat."""
    if loaded.table.match.status != "running":
        return None
    seats = loaded.table.seats
    owed = (prompt for prompt in loaded.prompts.values() if prompt.owed and seats[prompt.seat].policy)
    return min(owed, key=lambda prompt: prompt.seat, default=None)


def choose(policy: Policy | None, loaded: LoadedMatch, prompt: Prompt, chance: Chance) -> tuple[str, Any]:
    """Who chose, `ai` or `default`, and the command."""
    game, seat = loaded.table.game, prompt.seat
    try:
        if policy is None:
            raise LookupError(f"no policy is called {loaded.table.seats[seat].policy}")
        observation = game.observe(loaded.state, seat)
        legal = game.legal(loaded.state, seat)
        command = policy(game, observation, prompt, legal, chance)
        if command not in legal:
            raise ValueError("the policy chose an illegal command")
    except Exception:
        _log.exception("policy_failed", match=loaded.table.match.id, seat=seat)
        return "default", game.default(loaded.state, seat)
    return "ai", command
