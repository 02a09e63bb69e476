"""What a seat is asked, what it may answer, and why it may not: all from its observation alone."""

from itertools import permutations

from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal
from rules.shogun import planning
from rules.shogun.commands import (
    AnyCommand,
    March,
    OrderRevolts,
    PlaceGroup,
    ReplaceOpenCards,
    Stay,
    SubmitPlan,
    TakeOpenCard,
    TakeSpecial,
    TakeUnseenCard,
    WithdrawPlan,
)
from rules.shogun.prompts import AnyPrompt, AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation, Phase, Public


def prompts(public: Public) -> dict[int, AnyPrompt]:
    """Who is asked what: one seat its choice, or every seat its plan."""
    if public.asking:
        return {public.asking.seat: public.asking}
    if public.phase is Phase.PLANNING:
        return {seat: AskPlan(str(public.asked), seat, done) for seat, done in enumerate(public.confirmed)}
    return {}


def prompt_of(observation: Observation) -> AnyPrompt | None:
    """What the viewer is asked."""
    return None if observation.viewer is None else prompts(observation.public).get(observation.viewer)


def legal(observation: Observation) -> Legal[AnyCommand]:
    """What the viewer may do now: nothing, if they are asked nothing."""
    match prompt_of(observation):
        case AskPlan(confirmed=False):
            return planning.Plans(observation)
        case None:
            return Choices(())
        case prompt:
            return Choices(_choices(prompt))


def refusal(observation: Observation, command: AnyCommand) -> IllegalCommand:
    """Why a command that is not legal is not."""
    match prompt_of(observation), command:
        case AskPlan(confirmed=True), SubmitPlan():
            return IllegalCommand("plan_already_laid")
        case AskPlan(), SubmitPlan(plan=plan):
            return planning.problem(observation, plan) or IllegalCommand("not_asked")
        case AskPlan(), WithdrawPlan():
            return IllegalCommand("plan_not_laid")
        case AskMarch() as prompt, March(target=target) if target not in prompt.targets:
            return IllegalCommand("march_target", target=target, source=prompt.source)
        case AskMarch() as prompt, March(armies=armies):
            return IllegalCommand("march_armies", armies=armies, most=prompt.most)
        case AskMarch(), Stay():
            return IllegalCommand("march_must_move")
        case AskSpecial(), TakeSpecial(position=position):
            return IllegalCommand("special_not_free", position=position)
        case AskProvince(), ReplaceOpenCards():
            return IllegalCommand("draft_may_not_replace")
        case AskProvince() | AskGroup(), TakeOpenCard() | PlaceGroup():
            return IllegalCommand("draft_not_offered")
        case AskRevolts(), OrderRevolts():
            return IllegalCommand("revolts_not_these")
        case _:
            return IllegalCommand("not_asked")


def _choices(prompt: AnyPrompt) -> tuple[AnyCommand, ...]:
    match prompt:
        case AskPlan():
            return (WithdrawPlan(),)
        case AskProvince(cards=cards, groups=groups, may_replace=may_replace):
            taken = [TakeOpenCard(card, group) for card in cards for group in groups]
            return (*taken, TakeUnseenCard(), *([ReplaceOpenCards()] if may_replace else []))
        case AskGroup(groups=groups):
            return tuple(PlaceGroup(group) for group in groups)
        case AskSpecial(positions=positions):
            return tuple(TakeSpecial(position) for position in positions)
        case AskMarch(targets=targets, most=most):
            moves = [March(target, armies) for target in targets for armies in range(1, most + 1)]
            return (*moves, *([Stay()] if prompt.optional else []))
        case AskRevolts(provinces=provinces):
            return tuple(OrderRevolts(order) for order in permutations(provinces))
