"""The advice as computer players take it: they are there when the cards of their battles come."""

from msgspec.structs import replace

from rules.shogun.advice import advise as advised
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.content import BATTLES
from rules.shogun.state import Observation, Plan


def advise(observation: Observation) -> AnyCommand:
    """The advice, but for the targets of planned battles, which it is asked for when their cards come."""
    command = advised(observation)
    return SubmitPlan(without_targets(command.plan)) if isinstance(command, SubmitPlan) else command


def without_targets(plan: Plan) -> Plan:
    """The plan without standing orders for battles: more is known when the card comes."""
    return replace(
        plan, orders={action: order for action, order in plan.orders.items() if action not in BATTLES}
    )
