"""A sensible player of Samurai Spirit, who plays for all: what time-outs do, and how the greedy AI plays.

It tries every answer in a few imagined worlds that fit what everybody sees, and takes the one after which the
village stands best. It knows what its viewer knows; its imagination depends on nothing else.
"""

from rules.core.errors import NotPrompted
from rules.spirit.advice import choosing
from rules.spirit.advice.foresight import Foresight
from rules.spirit.commands import AnyCommand, TakeSamurai
from rules.spirit.decisions import choices
from rules.spirit.prompts import AskSamurai, AskTokens
from rules.spirit.state import Observation


def advise(observation: Observation) -> AnyCommand:
    """A sensible legal answer to what the viewer is asked. Raises NotPrompted if that is nothing."""
    match observation.prompt:
        case None:
            raise NotPrompted("not_prompted")
        case AskSamurai(samurai=names):
            return TakeSamurai(choosing.samurai(names))
        case AskTokens(tokens=tokens):
            return Foresight(observation.public).best(choosing.token_uses(tokens))
        case prompt:
            return Foresight(observation.public).best(choices(prompt))
