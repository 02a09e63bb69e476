"""Advice for Samurai Spirit: what time-outs play, and how the greedy policy plays.

Tries every answer in a few determinizations of the public state, and takes the one with the best average
evaluation of the village. It depends on the observation alone, the determinizations included.
"""

from rules.core.errors import NotPrompted
from rules.spirit.advice import choosing
from rules.spirit.advice.foresight import Foresight
from rules.spirit.commands import AnyCommand, TakeSamurai
from rules.spirit.decisions import choices
from rules.spirit.prompts import AskAction, AskFace, AskPenalty, AskSamurai, AskTokens
from rules.spirit.state import Observation


def advise(observation: Observation) -> AnyCommand:
    """A sensible legal answer to the viewer's prompt. Raises NotPrompted if there is none."""
    match observation.prompt:
        case None:
            raise NotPrompted("not_prompted")
        case AskSamurai(samurai=names):
            return TakeSamurai(choosing.samurai(names))
        case AskTokens(tokens=tokens):
            return Foresight(observation).best(choosing.token_uses(tokens))
        case AskAction() as prompt:
            return Foresight(observation).best(choosing.actions(observation, prompt))
        case AskFace() as prompt:
            return Foresight(observation).best(choosing.face_answers(prompt))
        case AskPenalty() as prompt:
            return Foresight(observation).best(choosing.penalty_answers(observation.public, prompt))
        case prompt:
            return Foresight(observation).best(choices(prompt))
