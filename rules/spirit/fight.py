"""Fight: drawing and facing a raider (SS2.3), and the talents that apply to it (SS4.3, SS4.4)."""

from collections.abc import Iterator
from typing import TypeAlias, TypedDict

from msgspec.structs import replace

from rules.core.errors import IllegalCommand
from rules.spirit import kiai, piles, village
from rules.spirit.commands import BuryRaider, Confront, Defend, DiscardRaider, SendRaider
from rules.spirit.content import Penalty, Raider, Talent
from rules.spirit.decision import SpiritDecision
from rules.spirit.events import (
    Cause,
    RaiderBuried,
    RaiderConfronted,
    RaiderDiscarded,
    RaiderDrawn,
    RaiderHeldOff,
    RaiderSent,
)
from rules.spirit.prompts import AskFace, Place
from rules.spirit.state import Observation, Opponent, OpponentDue
from rules.spirit.table import Table

Answer: TypeAlias = Confront | Defend | SendRaider | DiscardRaider | BuryRaider
"""The commands for facing an opponent (SS2.3, SS4.3, SS4.4)."""


def draw(table: Table, place: Place, *, talents: bool = True) -> None:
    """The top raider of the stack becomes this samurai's opponent."""
    raider = _draw_open(table, place)
    oppose(table, Opponent(raider, place, talents=talents))


def draw_into_line(table: Table, place: Place) -> None:
    """A neighbour's penalty (SS7): the raider must be confronted, no talent applies."""
    confront(table, place, _draw_open(table, place, forced=True))


def oppose(table: Table, opponent: Opponent) -> None:
    """Place a raider open before a samurai, who faces it next."""
    table.set(opponent=opponent)
    table.due(OpponentDue())


def face(table: Table, _: OpponentDue) -> None:
    """Ask what to do with the opponent; confront it if that is the only legal answer."""
    opponent = _opponent(table)
    options = besides_confronting(table, opponent)
    if any(options.values()):
        table.ask_samurai(AskFace, opponent.place, raider=opponent.raider, **options)
    else:
        confront_opponent(table)


class Ways(TypedDict):
    """What is legal besides confronting an opponent, as fields of the prompt."""

    may_defend: bool
    may_discard: bool
    may_bury: bool
    neighbours: tuple[Place, ...]


def besides_confronting(table: Table, opponent: Opponent) -> Ways:
    """What else is legal; if nothing is, nobody is asked."""
    return {
        "may_defend": _may_defend(table, opponent),
        "may_discard": _may_discard(table, opponent),
        "may_bury": _may_bury(table, opponent),
        "neighbours": _neighbours(table, opponent),
    }


class FaceRaider(SpiritDecision[AskFace, Answer]):
    """What to do with the opponent (SS2.3, SS4.3, SS4.4)."""

    prompt = AskFace
    commands = (Confront, Defend, SendRaider, DiscardRaider, BuryRaider)

    def choices(self, prompt: AskFace) -> tuple[Answer, ...]:
        return tuple(_answers(prompt))

    def refusal(self, observation: Observation, prompt: AskFace, command: Answer) -> IllegalCommand:
        return IllegalCommand("spirit_cannot_defend" if isinstance(command, Defend) else "spirit_no_talent")

    def carry_out(self, table: Table, prompt: AskFace, command: Answer) -> None:
        match command:
            case Confront():
                confront_opponent(table)
            case Defend():
                hold_off(table)
            case SendRaider(place=place):
                send(table, place)
            case DiscardRaider():
                throw_away(table)
            case BuryRaider():
                bury(table)


def _answers(prompt: AskFace) -> Iterator[Answer]:
    yield Confront()
    if prompt.may_defend:
        yield Defend()
    yield from map(SendRaider, prompt.neighbours)
    if prompt.may_discard:
        yield DiscardRaider()
    if prompt.may_bury:
        yield BuryRaider()


def confront_opponent(table: Table) -> None:
    opponent = _met(table)
    confront(table, opponent.place, opponent.raider)


def confront(table: Table, place: Place, raider: str) -> None:
    """To the right: the new total is compared with the kiai number (SS2.3)."""
    table.set_board(place, line=(*table.boards[place].line, raider))
    board = table.boards[place]
    table.emit(RaiderConfronted(place, raider, board.total, board.side.kiai))
    if board.overrun:
        village.burn(table, Cause.OVERRUN)
    else:
        kiai.compare(table, place)


def hold_off(table: Table) -> None:
    """To the left, at its symbol (SS2.3)."""
    opponent = _met(table)
    place, symbol = opponent.place, _card(table, opponent).symbol
    assert symbol is not None, "only a raider with a symbol may be held off"
    table.set_board(place, defended={**table.boards[place].defended, symbol: opponent.raider})
    table.emit(RaiderHeldOff(place, opponent.raider, symbol))


def send(table: Table, target: Place) -> None:
    """Send the raider to a neighbour, who treats it as drawn (SS4.3)."""
    opponent = _met(table)
    table.emit(RaiderSent(opponent.place, target, opponent.raider))
    oppose(table, replace(opponent, place=target, senders=(*opponent.senders, opponent.place)))


def throw_away(table: Table) -> None:
    """To the discard pile: its value is in the line (SS4.4)."""
    opponent = _met(table)
    piles.discard(table, opponent.raider)
    table.emit(RaiderDiscarded(opponent.place, opponent.raider))


def bury(table: Table) -> None:
    """Under the stack; the next one must be confronted or held off (SS4.4)."""
    opponent = _met(table)
    piles.bury(table, opponent.raider)
    table.emit(RaiderBuried(opponent.place, opponent.raider))
    draw(table, opponent.place, talents=False)


def _draw_open(table: Table, place: Place, *, forced: bool = False) -> str:
    raider = piles.draw(table)
    table.set(latest=place)
    table.emit(RaiderDrawn(place, raider, forced))
    return raider


def _opponent(table: Table) -> Opponent:
    opponent = table.public.opponent
    assert opponent is not None, "somebody has an opponent"
    return opponent


def _met(table: Table) -> Opponent:
    """Remove the opponent from the state, and return it."""
    opponent = _opponent(table)
    table.set(opponent=None)
    return opponent


def _card(table: Table, opponent: Opponent) -> Raider:
    return table.content.raiders[opponent.raider]


def _may_defend(table: Table, opponent: Opponent) -> bool:
    symbol = _card(table, opponent).symbol
    if symbol is None or table.barred(opponent.place, Penalty.NO_DEFEND):
        return False
    return symbol not in table.boards[opponent.place].defended


def _may_discard(table: Table, opponent: Opponent) -> bool:
    if not _works(table, opponent, Talent.DISCARD_SAME_VALUE):
        return False
    values = [raider.value for raider in table.boards[opponent.place].raiders]
    return _card(table, opponent).value in values


def _may_bury(table: Table, opponent: Opponent) -> bool:
    return bool(table.public.stack) and _works(table, opponent, Talent.BURY_AND_REDRAW)


def _neighbours(table: Table, opponent: Opponent) -> tuple[Place, ...]:
    """Neighbours still in the round; no samurai sends the same card twice (SS4.3)."""
    talent = _card(table, opponent).sent_by
    if opponent.place in opponent.senders or not _works(table, opponent, talent):
        return ()
    near = {table.public.left_of(opponent.place), table.public.right_of(opponent.place)}
    return tuple(sorted(place for place in near if not table.boards[place].passed))


def _works(table: Table, opponent: Opponent, talent: Talent) -> bool:
    return opponent.talents and table.has_talent(opponent.place, talent)
