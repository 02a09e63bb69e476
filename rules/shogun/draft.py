"""Drafting the start provinces (SH2.3): one of two open cards, or the unseen one, and a group for it."""

from typing import TypeAlias

from msgspec.structs import replace

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Seat
from rules.shogun.commands import PlaceGroup, ReplaceOpenCards, TakeOpenCard, TakeUnseenCard
from rules.shogun.content import ProvinceName
from rules.shogun.events import CardsOpened, ProvinceGiven, UnseenCardDrawn
from rules.shogun.prompts import AskGroup, AskProvince
from rules.shogun.state import Draft, Observation
from rules.shogun.table import Table

OPEN_CARDS = 2
DraftCommand: TypeAlias = TakeOpenCard | TakeUnseenCard | ReplaceOpenCards


class ProvinceDecision(Decision[Observation, AskProvince, DraftCommand, Table]):
    """An open card with a group, or the unseen card; an unchanged pair may be replaced first (SH2.3)."""

    prompt = AskProvince
    commands = (TakeOpenCard, TakeUnseenCard, ReplaceOpenCards)

    def legal(self, observation: Observation, prompt: AskProvince) -> Legal[DraftCommand]:
        taken = [TakeOpenCard(card, group) for card in prompt.cards for group in prompt.groups]
        return Choices((*taken, TakeUnseenCard(), *([ReplaceOpenCards()] if prompt.may_replace else [])))

    def refusal(self, observation: Observation, prompt: AskProvince, command: DraftCommand) -> IllegalCommand:
        replaces = isinstance(command, ReplaceOpenCards)
        return IllegalCommand("draft_may_not_replace" if replaces else "draft_not_offered")

    def carry_out(self, table: Table, prompt: AskProvince, command: DraftCommand) -> None:
        match command:
            case TakeOpenCard(province=province, group=group):
                _take_open(table, prompt.seat, province, group)
            case TakeUnseenCard():
                _take_unseen(table, prompt.seat)
            case ReplaceOpenCards():
                _replace_open(table, prompt.seat)


class GroupDecision(Decision[Observation, AskGroup, PlaceGroup, Table]):
    """Which group goes to the province that was drawn unseen (SH2.3)."""

    prompt = AskGroup
    commands = (PlaceGroup,)

    def legal(self, observation: Observation, prompt: AskGroup) -> Legal[PlaceGroup]:
        return Choices(tuple(map(PlaceGroup, prompt.groups)))

    def refusal(self, observation: Observation, prompt: AskGroup, command: PlaceGroup) -> IllegalCommand:
        return IllegalCommand("draft_not_offered")

    def carry_out(self, table: Table, prompt: AskGroup, command: PlaceGroup) -> None:
        _place_unseen(table, prompt.seat, prompt.province, command.group)


def begin(table: Table) -> None:
    """Shuffle the province cards, open two, and draw the first player; play is clockwise."""
    stack = table.chance.shuffled(list(table.provinces))
    first = table.chance.below(table.seats)
    table.set(turn_order=tuple(Seat((first + offset) % table.seats) for offset in range(table.seats)))
    groups = (table.content.army_groups[table.seats],) * table.seats
    table.set(draft=Draft((), groups, 0))
    table.set_hidden(province_deck=tuple(stack))
    _open(table)


def run(table: Table) -> bool:
    """Ask the next player (False), or end when every group is placed (True)."""
    draft = table.public.draft
    if draft and any(draft.groups):
        _ask(table, table.public.turn_order[table.public.acted % table.seats])
        return False
    table.set(draft=None, acted=0)
    table.set_hidden(province_deck=())
    return True


def place(table: Table, seat: Seat, province: ProvinceName, armies: int, *, unseen: bool = False) -> None:
    """A start province for a seat (SH2.3)."""
    table.take_from_supply(seat, armies)
    table.set_province(province, owner=seat, armies=armies)
    table.emit(ProvinceGiven(seat, province, armies, unseen))


def _take_open(table: Table, seat: Seat, province: ProvinceName, group: int) -> None:
    """An open card, replaced at once from the stack."""
    left = tuple(card for card in _draft(table).open_cards if card != province)
    _place_group(table, seat, province, group)
    _set_draft(table, open_cards=left, unchanged_for=0)
    _open(table)


def _take_unseen(table: Table, seat: Seat) -> None:
    """The top card of the stack: the player sees it, then chooses a group."""
    province, *rest = table.hidden.province_deck
    table.set_hidden(province_deck=tuple(rest))
    table.emit(UnseenCardDrawn(seat, province))
    groups = _sizes(table, seat)
    if len(groups) == 1:
        _place_unseen(table, seat, province, groups[0])
    else:
        table.ask(AskGroup, seat, province=province, groups=groups)


def _place_unseen(table: Table, seat: Seat, province: ProvinceName, group: int) -> None:
    """The group for the card that was drawn unseen."""
    _place_group(table, seat, province, group, unseen=True)
    _set_draft(table, unchanged_for=_draft(table).unchanged_for + 1)


def _replace_open(table: Table, seat: Seat) -> None:
    """Put both open cards under the stack and open two new ones; then the player chooses."""
    table.set_hidden(province_deck=table.hidden.province_deck + _draft(table).open_cards)
    _set_draft(table, open_cards=(), unchanged_for=-1 if table.rules_version == 1 else 0)
    _open(table, replaced_by=seat)


def _ask(table: Table, seat: Seat) -> None:
    draft = _draft(table)
    unchanged = draft.unchanged_for >= table.seats or _unchanged_by_others(table)
    table.ask(AskProvince, seat, cards=draft.open_cards, groups=_sizes(table, seat), may_replace=unchanged)


def _unchanged_by_others(table: Table) -> bool:
    """Version 1 of the rules: a card that the player took did not count as a change of the pair."""
    full_round = table.public.acted >= table.seats
    return table.rules_version == 1 and full_round and _draft(table).unchanged_for >= table.seats - 1


def _place_group(
    table: Table, seat: Seat, province: ProvinceName, group: int, *, unseen: bool = False
) -> None:
    place(table, seat, province, group, unseen=unseen)
    groups = list(_draft(table).groups)
    left = list(groups[seat])
    left.remove(group)
    groups[seat] = tuple(left)
    _set_draft(table, groups=tuple(groups))
    table.end_turn()


def _open(table: Table, replaced_by: Seat | None = None) -> None:
    """Open cards from the stack until two lie there."""
    open_cards, stack = _draft(table).open_cards, table.hidden.province_deck
    missing = OPEN_CARDS - len(open_cards)
    _set_draft(table, open_cards=open_cards + stack[:missing])
    table.set_hidden(province_deck=stack[missing:])
    table.emit(CardsOpened(_draft(table).open_cards, replaced_by))


def _sizes(table: Table, seat: Seat) -> tuple[int, ...]:
    return tuple(sorted(set(_draft(table).groups[seat]), reverse=True))


def _draft(table: Table) -> Draft:
    assert table.public.draft is not None, "start provinces are being drafted"
    return table.public.draft


def _set_draft(table: Table, **changes: object) -> None:
    table.set(draft=replace(_draft(table), **changes))
