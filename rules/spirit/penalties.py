"""Penalties of the newest raider in the own line (SS2.1, SS7)."""

from rules.core.errors import IllegalCommand
from rules.spirit import fight, piles, village
from rules.spirit.commands import DiscardDefended, IgnorePenalty, SufferPenalty
from rules.spirit.content import BARS, Penalty, Symbol, content
from rules.spirit.decision import SpiritDecision
from rules.spirit.events import (
    Cause,
    DefendedDiscarded,
    PenaltyIgnored,
    PenaltySuffered,
    RaiderReshuffled,
)
from rules.spirit.prompts import AskDefended, AskPenalty, Place
from rules.spirit.state import Observation, PenaltyDue, Public, RaiderActs
from rules.spirit.table import Table
from rules.spirit.wounds import wound


def raider_acts(table: Table, _: RaiderActs) -> None:
    """Ask, if a talent may ignore the penalty or two different ones need an order (SS2.1, SS4.4)."""
    place = table.on_turn
    line = table.boards[place].line
    penalties = table.content.raiders[line[-1]].penalties if line else ()
    if not penalties:
        return
    different = tuple(dict.fromkeys(penalties))
    may_ignore = _may_ignore(table, place, line[-1])
    if may_ignore or len(different) > 1:
        table.ask_samurai(AskPenalty, place, raider=line[-1], penalties=different, may_ignore=may_ignore)
    else:
        suffer_all(table, line[-1], different[0])


class ChoosePenalty(SpiritDecision[AskPenalty, SufferPenalty | IgnorePenalty]):
    """The order of two penalties (SS2.1), or whether a talent ignores them (SS4.4)."""

    prompt = AskPenalty
    commands = (SufferPenalty, IgnorePenalty)

    def choices(self, prompt: AskPenalty) -> tuple[SufferPenalty | IgnorePenalty, ...]:
        ignored = (IgnorePenalty(),) if prompt.may_ignore else ()
        return (*map(SufferPenalty, prompt.penalties), *ignored)

    def refusal(
        self, observation: Observation, prompt: AskPenalty, command: SufferPenalty | IgnorePenalty
    ) -> IllegalCommand:
        return IllegalCommand("spirit_no_talent" if isinstance(command, IgnorePenalty) else "not_asked")

    def carry_out(self, table: Table, prompt: AskPenalty, command: SufferPenalty | IgnorePenalty) -> None:
        if isinstance(command, SufferPenalty):
            suffer_all(table, prompt.raider, command.first)
        else:
            table.emit(PenaltyIgnored(table.on_turn, prompt.raider))


class ChooseDefended(SpiritDecision[AskDefended, DiscardDefended]):
    """Which of the raiders held off is discarded (SS7)."""

    prompt = AskDefended
    commands = (DiscardDefended,)

    def choices(self, prompt: AskDefended) -> tuple[DiscardDefended, ...]:
        return tuple(map(DiscardDefended, prompt.symbols))

    def carry_out(self, table: Table, prompt: AskDefended, command: DiscardDefended) -> None:
        discard_defended(table, prompt.place, command.symbol)


def suffer_all(table: Table, raider: str, first: Penalty) -> None:
    """Both penalties of a boss are due, or the one of another raider."""
    rest = list(table.content.raiders[raider].penalties)
    rest.remove(first)
    table.due(*(PenaltyDue(raider, penalty) for penalty in (first, *rest)))


def suffer(table: Table, task: PenaltyDue) -> None:
    """Apply a penalty, or a wound if it is impossible (SS2.1)."""
    place, penalty = table.on_turn, task.penalty
    possible = applies(table.public, place, penalty)
    table.emit(PenaltySuffered(place, task.raider, penalty, possible))
    if possible:
        _apply(table, place, penalty)
    else:
        wound(table, place, Cause.IMPOSSIBLE)


def applies(public: Public, place: Place, penalty: Penalty) -> bool:
    """Whether a penalty can be applied to the samurai at `place`; if not, it is a wound instead (SS2.1)."""
    match penalty:
        case Penalty.LEFT_DRAWS:
            return not public.boards[public.left_of(place)].passed
        case Penalty.RIGHT_DRAWS:
            return not public.boards[public.right_of(place)].passed
        case Penalty.DISCARD_DEFENDER:
            return bool(public.boards[place].defended)
        case Penalty.RESHUFFLE_DISCARD:
            return bool(public.discard)
        case _:
            return True


def lets_ignore(public: Public, giver: Place, receiver: Place) -> bool:
    """Whether only the giver's talent ignores a penalty of the receiver's newest raider (SS2.4, SS4.4)."""
    board, giving = public.boards[receiver], public.boards[giver].printed.talent
    if not board.line:
        return False
    newest = content().raiders[board.line[-1]]
    talents = [content().samurai[name].talent for name in (board.name, *board.lent)]
    return bool(newest.penalties) and newest.ignored_by is giving and giving not in talents


def discard_defended(table: Table, place: Place, symbol: Symbol) -> None:
    """A raider held off goes to the discard pile (SS7)."""
    defended = dict(table.boards[place].defended)
    raider = defended.pop(symbol)
    table.set_board(place, defended=defended)
    piles.discard(table, raider)
    table.emit(DefendedDiscarded(place, symbol, raider))


def _may_ignore(table: Table, place: Place, raider: str) -> bool:
    return table.has_talent(place, table.content.raiders[raider].ignored_by)


def _apply(table: Table, place: Place, penalty: Penalty) -> None:
    match penalty:
        case Penalty.FIRE:
            village.burn(table, Cause.PENALTY)
        case Penalty.WOUND:
            wound(table, place, Cause.PENALTY)
        case Penalty.INFILTRATE:
            piles.infiltrate(table)
        case Penalty.LEFT_DRAWS:
            fight.draw_into_line(table, table.public.left_of(place))
        case Penalty.RIGHT_DRAWS:
            fight.draw_into_line(table, table.public.right_of(place))
        case Penalty.DISCARD_DEFENDER:
            _discard_one(table, place)
        case Penalty.RESHUFFLE_DISCARD:
            _reshuffle_one(table)
        case _:
            assert penalty in BARS, "every other penalty forbids something for this turn"
            table.set_turn(barred=(*table.public.turn.barred, penalty))


def _discard_one(table: Table, place: Place) -> None:
    symbols = table.boards[place].symbols
    if len(symbols) > 1:
        table.ask_samurai(AskDefended, place, symbols=symbols)
    else:
        discard_defended(table, place, symbols[0])


def _reshuffle_one(table: Table) -> None:
    pile = list(table.public.discard)
    raider = pile.pop(table.chance.below(len(pile)))
    table.set(discard=tuple(pile))
    piles.reshuffle(table, (raider,))
    table.emit(RaiderReshuffled(raider))
