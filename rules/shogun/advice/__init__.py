"""Advice for Shogun: what time-outs play, what "Suggest" fills in, and how the greedy policy plays.

A deterministic heuristic on an observation, which maximizes expected victory points by its weights.
"""

from rules.core.errors import NotPrompted
from rules.shogun.advice import drafting, marching, planning, winter
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.weights import Style
from rules.shogun.commands import AnyCommand, OrderRevolts, SubmitPlan, TakeSpecial, WithdrawPlan
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation


def advise(observation: Observation, style: Style | None = None) -> AnyCommand:
    """A sensible legal answer to the viewer's prompt. Raises NotPrompted if there is none."""
    outlook = Outlook(observation, style)
    match observation.prompt:
        case AskProvince() as prompt:
            return drafting.choose_card(outlook, prompt)
        case AskGroup() as prompt:
            return drafting.choose_group(outlook, prompt)
        case AskPlan(confirmed=False):
            return SubmitPlan(planning.plan(outlook))
        case AskPlan():
            return WithdrawPlan()
        case AskSpecial() as prompt:
            return TakeSpecial(planning.choose_special(outlook, prompt))
        case AskMarch() as prompt:
            return marching.choose(outlook, prompt)
        case AskRevolts() as prompt:
            return OrderRevolts(winter.order_revolts(outlook, prompt))
        case _:
            raise NotPrompted("not_prompted")
