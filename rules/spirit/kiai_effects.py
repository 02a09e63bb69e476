"""The effects of the kiai of the seven samurai (SS4.2)."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import TypeAlias

from rules.core.errors import IllegalCommand
from rules.spirit import fight, kiai, piles, turns, village, wounds
from rules.spirit.commands import (
    DiscardNewest,
    HealWound,
    LendToken,
    MoveRaider,
    OrderRaiders,
    SkipKiai,
    UseKiai,
)
from rules.spirit.content import Effect
from rules.spirit.decision import SpiritDecision
from rules.spirit.events import (
    Cause,
    IntrudersDiscarded,
    KiaiSkipped,
    NewestDiscarded,
    RaiderMoved,
    StackDiscarded,
    StackOrdered,
    StackTurnedUp,
)
from rules.spirit.prompts import AskKiai, AskOrder, Place
from rules.spirit.state import KiaiDue, Observation, Opponent
from rules.spirit.table import Table

Use: TypeAlias = UseKiai | HealWound | MoveRaider | DiscardNewest | LendToken | SkipKiai


def offer(table: Table, task: KiaiDue) -> None:
    """Ask whether and how the effect is used; skip it if it could have no effect."""
    place, board = task.place, table.boards[task.place]
    plain, targets, pairs = _plain(table, place), _targets(table, place), _pairs(table, place)
    if not (plain or targets or pairs):
        table.emit(KiaiSkipped(place, possible=False))
        return
    table.ask_samurai(
        AskKiai,
        place,
        effect=board.side.effect,
        beast=board.beast,
        times=task.times,
        plain=plain,
        targets=targets,
        pairs=pairs,
    )


class UseEffect(SpiritDecision[AskKiai, Use]):
    """How the effect of a kiai is used, or that it is skipped (SS4.2)."""

    prompt = AskKiai
    commands = (UseKiai, HealWound, MoveRaider, DiscardNewest, LendToken, SkipKiai)

    def choices(self, prompt: AskKiai) -> tuple[Use, ...]:
        return tuple(_uses(prompt))

    def refusal(self, observation: Observation, prompt: AskKiai, command: Use) -> IllegalCommand:
        return IllegalCommand("spirit_kiai_not_like_this")

    def carry_out(self, table: Table, prompt: AskKiai, command: Use) -> None:
        match command:
            case UseKiai():
                use(table, prompt)
            case HealWound(place=place):
                heal(table, place)
            case MoveRaider(source=source, target=target):
                move_newest(table, prompt, source, target)
            case DiscardNewest(place=place):
                discard_newest(table, prompt, place)
            case LendToken(giver=giver, receiver=receiver):
                lend_token(table, prompt, giver, receiver)
            case SkipKiai():
                table.emit(KiaiSkipped(prompt.place, possible=True))


def _uses(prompt: AskKiai) -> Iterator[Use]:
    """All uses; a wound is healed in addition to a barricade, so the barricade alone comes after it."""
    named = DiscardNewest if prompt.effect is Effect.DISCARD_NEWEST else HealWound
    yield from map(named, prompt.targets)
    if prompt.plain:
        yield UseKiai()
    paired = MoveRaider if prompt.effect is Effect.MOVE_NEWEST else LendToken
    for giver, receiver in prompt.pairs:
        yield paired(giver, receiver)
    yield SkipKiai()


class OrderStack(SpiritDecision[AskOrder, OrderRaiders]):
    """Katsushiro: the order in which the revealed raiders lie face up on the stack (SS4.2)."""

    prompt = AskOrder
    commands = (OrderRaiders,)

    def choices(self, prompt: AskOrder) -> tuple[OrderRaiders, ...]:
        return tuple(map(OrderRaiders, permutations(prompt.raiders)))

    def refusal(self, observation: Observation, prompt: AskOrder, command: OrderRaiders) -> IllegalCommand:
        return IllegalCommand("spirit_not_these_raiders")

    def carry_out(self, table: Table, prompt: AskOrder, command: OrderRaiders) -> None:
        piles.put_on_top(table, command.raiders)
        table.set(turned_up=())
        table.emit(StackOrdered(prompt.place, command.raiders))


def use(table: Table, asked: AskKiai) -> None:
    """An effect without a target."""
    cards = table.boards[asked.place].side.cards
    match asked.effect:
        case Effect.DISCARD_STACK:
            _discard_stack(table, asked.place, cards)
        case Effect.DISCARD_INTRUDERS:
            discard_intruders(table, asked.place, cards)
        case Effect.ORDER_STACK:
            _turn_up(table, asked.place, cards)
        case _:
            village.build(table, Cause.KIAI)


def heal(table: Table, place: Place) -> None:
    """Heihachi's beast: a barricade, and a wound is healed."""
    village.build(table, Cause.KIAI)
    wounds.heal(table, place, Cause.KIAI)


def discard_newest(table: Table, asked: AskKiai, target: Place) -> None:
    """Kikuchiyo; twice as a beast."""
    _once_more(table, asked)
    raider = kiai.newest_leaves(table, target)
    piles.discard(table, raider)
    table.emit(NewestDiscarded(asked.place, target, raider, table.boards[target].total))
    kiai.compare(table, target)


def move_newest(table: Table, asked: AskKiai, source: Place, target: Place) -> None:
    """Daisuke; twice as a beast. The target faces the raider first of all."""
    _once_more(table, asked)
    raider = kiai.newest_leaves(table, source)
    table.emit(RaiderMoved(asked.place, source, target, raider, table.boards[source].total))
    kiai.compare(table, source)
    fight.oppose(table, Opponent(raider, target, talents=False))


def lend_token(table: Table, asked: AskKiai, giver: Place, receiver: Place) -> None:
    """Kyuzo; with a barricade as a beast."""
    turns.lend(table, giver, receiver)
    if table.boards[asked.place].side.barricade:
        village.build(table, Cause.KIAI)


def discard_intruders(table: Table, place: Place | None, cards: int) -> None:
    """Kanbei, or a family (then `place` is None): the top of the intruder stack."""
    raiders = piles.take_intruders(table, cards)
    piles.discard(table, *raiders)
    table.emit(IntrudersDiscarded(place, raiders))


def _plain(table: Table, place: Place) -> bool:
    """Whether the effect does something without a target."""
    side = table.boards[place].side
    match side.effect:
        case Effect.DISCARD_STACK | Effect.ORDER_STACK:
            return bool(table.public.stack)
        case Effect.DISCARD_INTRUDERS:
            return bool(table.public.intruders)
        case _:
            builds = side.barricade or side.effect is Effect.BUILD_BARRICADE
            return builds and village.may_build(table)


def _targets(table: Table, place: Place) -> tuple[Place, ...]:
    side = table.boards[place].side
    if side.heals:
        return tuple(wounds.wounded(table))
    if side.effect is Effect.DISCARD_NEWEST:
        return tuple(_with_line(table))
    return ()


def _pairs(table: Table, place: Place) -> tuple[tuple[Place, Place], ...]:
    """A samurai who has passed neither gets nor loses cards, and gets no token (SS2.5)."""
    match table.boards[place].side.effect:
        case Effect.MOVE_NEWEST:
            givers = _with_line(table)
        case Effect.LEND_TOKEN:
            givers = [giver for giver, board in enumerate(table.boards) if board.token_home]
        case _:
            return ()
    pairs = product(givers, table.in_round)
    return tuple((giver, receiver) for giver, receiver in pairs if giver != receiver)


def _with_line(table: Table) -> list[Place]:
    """The samurai in the round with raiders in the combat line."""
    return [place for place in table.in_round if table.boards[place].line]


def _once_more(table: Table, asked: AskKiai) -> None:
    """The remaining uses come after all effects of this one."""
    if asked.times > 1:
        table.due(KiaiDue(asked.place, asked.times - 1))


def _discard_stack(table: Table, place: Place, cards: int) -> None:
    """Gorobei: the top of the raider stack."""
    raiders = piles.draw_several(table, cards)
    piles.discard(table, *raiders)
    table.set(latest=table.on_turn)
    table.emit(StackDiscarded(place, raiders))


def _turn_up(table: Table, place: Place, cards: int) -> None:
    """Katsushiro: reveal the top of the stack; a single raider needs no order."""
    raiders = piles.draw_several(table, cards)
    table.emit(StackTurnedUp(place, raiders))
    if len(raiders) > 1:
        table.set(turned_up=raiders)
        table.ask_samurai(AskOrder, place, raiders=raiders)
    else:
        piles.put_on_top(table, raiders)
        table.emit(StackOrdered(place, raiders))
