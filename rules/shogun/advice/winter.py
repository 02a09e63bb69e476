"""Rice for the winter, and revolts where it was not enough (SH8)."""

from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import ProvinceName
from rules.shogun.prompts import AskRevolts


def rice_wanted(outlook: Outlook) -> float:
    """The rice that is missing to supply every province after the worst possible event (SH8.1, SH8.2)."""
    losses = [outlook.content.events[event].winter_rice_loss for event in outlook.public.events]
    hoped_for = outlook.weights.hope + outlook.rounds_left  # provinces still to be conquered
    return max(0, len(outlook.owned) + hoped_for + max(losses, default=0) - outlook.player.rice)


def order_revolts(outlook: Outlook, prompt: AskRevolts) -> tuple[ProvinceName, ...]:
    """The strongest province first: its throw may knock own armies out of the tower for the weaker ones."""

    def strength(name: ProvinceName) -> int:
        province = outlook.province(name)
        return province.armies - province.revolts

    return tuple(sorted(prompt.provinces, key=strength, reverse=True))
