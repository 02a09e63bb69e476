"""Advice for Honor of the Samurai: what time-outs play, and how the greedy policy plays.

A deterministic heuristic on an observation, which maximizes expected honor until the end of the match.
"""

from rules.core.errors import NotPrompted
from rules.honor.advice import reactions, turn_actions
from rules.honor.advice.outlook import Outlook
from rules.honor.commands import AnyCommand
from rules.honor.moves import Moves
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Observation


def advise(observation: Observation) -> AnyCommand:
    """A sensible legal answer to the viewer's prompt. Raises NotPrompted if there is none."""
    match observation.prompt:
        case AskTurn() as prompt:
            return turn_actions.choose(Outlook(observation), Moves(observation, prompt))
        case AskSaveFace() as prompt:
            return reactions.save_face(Outlook(observation), prompt)
        case AskDishonor() as prompt:
            return reactions.bear_dishonor(Outlook(observation), prompt)
        case AskCastle() as prompt:
            return reactions.choose_castle(Outlook(observation), prompt)
        case None:
            raise NotPrompted("not_prompted")
