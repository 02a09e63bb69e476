"""What each command does once it is known to be legal."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.model import Seat
from rules.honor import alliance, battle, card_actions, dishonor, ninjas, saving, turn
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    LetBe,
    LoseHonor,
    RazeCastle,
    SaveFace,
    Seppuku,
    SetStanding,
    Steal,
    TakeBack,
    TakeCastle,
)
from rules.honor.events import TakenBack
from rules.honor.prompts import Cause
from rules.honor.state import Standing
from rules.honor.table import Table

CAN_BE_TAKEN_BACK = (Discard, Lay, Steal, BecomeShogun, Ally, BreakAlliance)
"""Deeds without luck, without a card seen and without another's answer."""
LEAVES_THE_WAY_BACK = (SetStanding, TakeBack)


def carry_out(table: Table, seat: Seat, command: AnyCommand) -> None:
    """Let a legal command take effect."""
    if isinstance(command, CAN_BE_TAKEN_BACK):
        table.remember()
    elif not isinstance(command, LEAVES_THE_WAY_BACK):
        table.forget()
    if not isinstance(command, SetStanding):  # a private order: by a new question all would learn of it
        table.set(asking=None)
    EFFECTS[type(command)](table, seat, command)


def _draw(table: Table, seat: Seat, _: Draw) -> None:
    card_actions.draw(table, seat)


def _discard(table: Table, seat: Seat, command: Discard) -> None:
    card_actions.discard(table, seat, command.card)


def _lay(table: Table, seat: Seat, command: Lay) -> None:
    card_actions.lay(table, seat, command.card, command.place)


def _steal(table: Table, seat: Seat, command: Steal) -> None:
    ninjas.steal(table, seat, command.card, command.thefts)


def _assassinate(table: Table, seat: Seat, command: Assassinate) -> None:
    ninjas.assassinate(table, seat, command.card, command.target)


def _dishonor(table: Table, seat: Seat, command: Dishonor) -> None:
    dishonor.play(table, seat, command.card, command.victim)


def _become_shogun(table: Table, seat: Seat, _: BecomeShogun) -> None:
    turn.become_shogun(table, seat)


def _attack(table: Table, seat: Seat, command: Attack) -> None:
    battle.attack(table, seat, command.target)


def _ally(table: Table, seat: Seat, command: Ally) -> None:
    alliance.make(table, seat, command.target)


def _break_alliance(table: Table, seat: Seat, _: BreakAlliance) -> None:
    alliance.declare_breach(table, seat)


def _end_turn(table: Table, seat: Seat, _: EndTurn) -> None:
    turn.end(table, seat)


def _take_back(table: Table, seat: Seat, _: TakeBack) -> None:
    table.emit(TakenBack(seat, table.go_back()))


def _set_standing(table: Table, seat: Seat, command: SetStanding) -> None:
    table.set_private(seat, standing=command.standing)


def _save_face(table: Table, seat: Seat, _: SaveFace) -> None:
    _answer(table, seat, True, Standing.ASK)


def _let_be(table: Table, seat: Seat, command: LetBe) -> None:
    _answer(table, seat, False, command.standing)


def _answer(table: Table, seat: Seat, saves: bool, standing: Standing) -> None:
    """The last answer closes the question, and what it was about goes on."""
    if not saving.answer(table, seat, saves, standing):
        return
    saving.close(table)
    if table.reaction().cause is Cause.DISHONOR:
        dishonor.ask_victim(table)
    else:
        battle.take_spoils(table)


def _lose_honor(table: Table, seat: Seat, _: LoseHonor) -> None:
    dishonor.lose_honor(table, seat)


def _seppuku(table: Table, seat: Seat, command: Seppuku) -> None:
    dishonor.commit_seppuku(table, seat, command.house)


def _take_castle(table: Table, seat: Seat, _: TakeCastle) -> None:
    battle.take_castle(table, seat)


def _raze_castle(table: Table, seat: Seat, _: RazeCastle) -> None:
    battle.raze_castle(table, seat)


EFFECTS: Mapping[type, Callable[[Table, Seat, Any], None]] = {
    Draw: _draw,
    Discard: _discard,
    Lay: _lay,
    Steal: _steal,
    Assassinate: _assassinate,
    Dishonor: _dishonor,
    BecomeShogun: _become_shogun,
    Attack: _attack,
    Ally: _ally,
    BreakAlliance: _break_alliance,
    EndTurn: _end_turn,
    TakeBack: _take_back,
    SetStanding: _set_standing,
    SaveFace: _save_face,
    LetBe: _let_be,
    LoseHonor: _lose_honor,
    Seppuku: _seppuku,
    TakeCastle: _take_castle,
    RazeCastle: _raze_castle,
}
