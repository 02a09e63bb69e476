"""The commands of Shogun."""

from typing import TypeAlias

from rules.core.model import Command
from rules.shogun.content import ProvinceName
from rules.shogun.state import Plan


class TakeOpenCard(Command, frozen=True):
    """Draft (SH2.3): take an open province card and place a group of `group` armies there."""

    province: ProvinceName
    group: int


class TakeUnseenCard(Command, frozen=True):
    """Draft (SH2.3): take the top card of the stack; the group is chosen when it is seen."""


class ReplaceOpenCards(Command, frozen=True):
    """Draft (SH2.3): put both open cards under the stack and open two new ones, then choose."""


class PlaceGroup(Command, frozen=True):
    """Draft (SH2.3): place a group of `group` armies in the province drawn unseen."""

    group: int


class SubmitPlan(Command, frozen=True):
    """Lay the plan and the bid (SH4). It may be withdrawn until everybody has laid theirs."""

    plan: Plan


class WithdrawPlan(Command, frozen=True):
    """Take one's plan back while others still plan."""


class TakeSpecial(Command, frozen=True):
    """Take the special card at a position, 1 to 5 (SH5.3)."""

    position: int


class March(Command, frozen=True):
    """Move armies to one adjacent province (SH6.4, SH6.5)."""

    target: ProvinceName
    armies: int


class Stay(Command, frozen=True):
    """Do not use the optional move of Deploy/Move 1 (SH6.4)."""


class OrderRevolts(Command, frozen=True):
    """The order in which one's winter revolts break out (SH8.2)."""

    provinces: tuple[ProvinceName, ...]


AnyCommand: TypeAlias = (
    TakeOpenCard
    | TakeUnseenCard
    | ReplaceOpenCards
    | PlaceGroup
    | SubmitPlan
    | WithdrawPlan
    | TakeSpecial
    | March
    | Stay
    | OrderRevolts
)
