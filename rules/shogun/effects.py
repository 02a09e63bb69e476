"""What each command does once it is known to be legal."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.model import Seat
from rules.shogun import actions, auction, draft, march, rounds, winter
from rules.shogun.commands import (
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
from rules.shogun.prompts import AskGroup, AskMarch, AskProvince, AskRevolts, AskSpecial
from rules.shogun.table import Table


def _take_open_card(table: Table, seat: Seat, command: TakeOpenCard) -> None:
    table.answered(AskProvince)
    draft.take_open(table, seat, command.province, command.group)


def _take_unseen_card(table: Table, seat: Seat, _: TakeUnseenCard) -> None:
    table.answered(AskProvince)
    draft.take_unseen(table, seat)


def _replace_open_cards(table: Table, seat: Seat, _: ReplaceOpenCards) -> None:
    table.answered(AskProvince)
    draft.replace_open(table, seat)


def _place_group(table: Table, seat: Seat, command: PlaceGroup) -> None:
    asked = table.answered(AskGroup)
    draft.place_unseen(table, seat, asked.province, command.group)


def _submit_plan(table: Table, seat: Seat, command: SubmitPlan) -> None:
    rounds.submit_plan(table, seat, command.plan)


def _withdraw_plan(table: Table, seat: Seat, _: WithdrawPlan) -> None:
    rounds.withdraw_plan(table, seat)


def _take_special(table: Table, seat: Seat, command: TakeSpecial) -> None:
    table.answered(AskSpecial)
    auction.take(table, seat, command.position)


def _march(table: Table, seat: Seat, command: March) -> None:
    asked = table.answered(AskMarch)
    march.carry_out(table, seat, asked.action, asked.source, command.target, command.armies)
    actions.end_turn(table)


def _stay(table: Table, seat: Seat, _: Stay) -> None:
    asked = table.answered(AskMarch)
    march.stay(table, seat, asked.source)
    actions.end_turn(table)


def _order_revolts(table: Table, _: Seat, command: OrderRevolts) -> None:
    asked = table.answered(AskRevolts)
    winter.rise(table, command.provinces, asked.farmers)
    winter.end_turn(table)


EFFECTS: Mapping[type, Callable[[Table, Seat, Any], None]] = {
    TakeOpenCard: _take_open_card,
    TakeUnseenCard: _take_unseen_card,
    ReplaceOpenCards: _replace_open_cards,
    PlaceGroup: _place_group,
    SubmitPlan: _submit_plan,
    WithdrawPlan: _withdraw_plan,
    TakeSpecial: _take_special,
    March: _march,
    Stay: _stay,
    OrderRevolts: _order_revolts,
}
