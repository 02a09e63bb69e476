"""Advice for Samurai Spirit: what time-outs play, and how the greedy policy plays.

Tries every answer in a few determinizations of the public state, and takes the one with the best average
evaluation of the village. It depends on the observation alone, the determinizations included.
"""

from collections.abc import Iterable

from rules.core.errors import NotPrompted
from rules.spirit.advice import choosing
from rules.spirit.advice.foresight import Foresight
from rules.spirit.commands import AnyCommand, Fight, TakeSamurai, UseTokens
from rules.spirit.content import Name
from rules.spirit.decisions import choices
from rules.spirit.observation import observe
from rules.spirit.prompts import AskAction, AskFace, AskKiai, AskPenalty, AskSamurai, AskTokens
from rules.spirit.state import Observation


def advise(observation: Observation) -> AnyCommand:
    """A sensible legal answer to the viewer's prompt. Raises NotPrompted if there is none."""
    match observation.prompt:
        case None:
            raise NotPrompted("not_prompted")
        case AskSamurai(samurai=names):
            return TakeSamurai(choosing.samurai(names))
        case AskTokens(tokens=tokens):
            return _tokens(Foresight(observation), tokens)
        case AskAction() as prompt:
            return Foresight(observation).best(choosing.actions(observation, prompt))
        case AskFace() as prompt:
            return Foresight(observation).best(choosing.face_answers(prompt))
        case AskPenalty() as prompt:
            return Foresight(observation).best(choosing.penalty_answers(observation.public, prompt))
        case AskKiai() as prompt:
            return Foresight(observation).best(choosing.kiai_answers(observation.public, prompt))
        case prompt:
            return Foresight(observation).best(choices(prompt))


def _tokens(foresight: Foresight, tokens: Iterable[Name]) -> UseTokens:
    """The best use that comes to something: each token serves once a match (SS1.4).

    What talents do to drawn raiders (SS4.1) takes an advised fight.
    """
    uses = foresight.ranked(choosing.token_uses(tokens))
    return next(use for use in uses if not choosing.acts_on_drawn(use) or _fights(foresight, use))


def _fights(foresight: Foresight, use: UseTokens) -> bool:
    """Whether the advice after a use of tokens is to fight, in the turn that has just begun."""
    plan: list[AnyCommand] = [use]
    while (state := foresight.foreseen(plan)).public.asking and foresight.is_turn(state.public):
        plan.append(advise(observe(state, state.public.asking.seat)))
        if isinstance(state.public.asking, AskAction):
            return plan[-1] == Fight()
    return False
