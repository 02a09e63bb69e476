"""The prompts of Shogun."""

from typing import TypeAlias

from rules.core.model import Prompt
from rules.shogun.content import Action, ProvinceName


class AskProvince(Prompt, frozen=True):
    """Draft (SH2.3): take one of the open cards with one of the groups, or the unseen card."""

    cards: tuple[ProvinceName, ...]
    groups: tuple[int, ...]
    """The different sizes of this player's remaining groups."""
    may_replace: bool
    """Whether the open cards may be put under the stack first."""


class AskGroup(Prompt, frozen=True):
    """Draft (SH2.3): which group goes to the province that was drawn unseen."""

    province: ProvinceName
    groups: tuple[int, ...]


class AskPlan(Prompt, frozen=True):
    """Planning and bidding (SH4). All players are asked at once; one who has confirmed may still withdraw."""

    confirmed: bool

    @property
    def owed(self) -> bool:
        return not self.confirmed


class AskSpecial(Prompt, frozen=True):
    """Take a special card (SH5.3): the free positions, 1 to 5."""

    positions: tuple[int, ...]


class AskMarch(Prompt, frozen=True):
    """Target and number of armies: Battle/Move (SH6.5), or the move of Deploy/Move 1 (SH6.4)."""

    action: Action
    source: ProvinceName
    targets: tuple[ProvinceName, ...]
    most: int
    """The maximum number of armies; the minimum is 1."""

    @property
    def optional(self) -> bool:
        """Whether the armies may stay."""
        return self.action is Action.DEPLOY_1_MOVE


class AskRevolts(Prompt, frozen=True):
    """Winter (SH8.2): in which order one's own revolts break out."""

    provinces: tuple[ProvinceName, ...]
    farmers: int
    """Farmers added in each by the provisions table."""


AnyPrompt: TypeAlias = AskProvince | AskGroup | AskPlan | AskSpecial | AskMarch | AskRevolts
