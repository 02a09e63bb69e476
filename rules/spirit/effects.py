"""What each command does once it is known to be legal."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.spirit import fight, kiai_effects, penalties, rounds, setup, turns
from rules.spirit.commands import (
    AnyCommand,
    BuryRaider,
    Confront,
    Defend,
    DiscardDefended,
    DiscardNewest,
    DiscardRaider,
    DrawSamurai,
    EndTurn,
    Fight,
    FightAgain,
    HealWound,
    IgnorePenalty,
    LendToken,
    MoveRaider,
    OrderRaiders,
    Pass,
    SendRaider,
    SkipKiai,
    SufferPenalty,
    Support,
    TakeSamurai,
    UseKiai,
    UseTokens,
)
from rules.spirit.prompts import (
    AskAction,
    AskDefended,
    AskFace,
    AskKiai,
    AskOrder,
    AskPenalty,
    AskSamurai,
    AskSecondFight,
    AskTokens,
)
from rules.spirit.table import Table


def carry_out(table: Table, command: AnyCommand) -> None:
    """Do what was asked for and all that follows, up to the next question or the end of the match."""
    with rounds.village_at_stake(table):
        _EFFECTS[type(command)](table, command)
        rounds.proceed(table)


def _take_samurai(table: Table, command: TakeSamurai) -> None:
    table.answered(AskSamurai)
    setup.take(table, command.samurai, drawn=False)


def _draw_samurai(table: Table, _: DrawSamurai) -> None:
    table.answered(AskSamurai)
    setup.take(table, table.chance.pick(setup.free_samurai(table)), drawn=True)


def _use_tokens(table: Table, command: UseTokens) -> None:
    table.answered(AskTokens)
    turns.use_tokens(table, command.tokens)


def _ignore_penalty(table: Table, _: IgnorePenalty) -> None:
    penalties.ignore(table, table.answered(AskPenalty).raider)


def _suffer_penalty(table: Table, command: SufferPenalty) -> None:
    penalties.suffer_all(table, table.answered(AskPenalty).raider, command.first)


def _discard_defended(table: Table, command: DiscardDefended) -> None:
    penalties.discard_defended(table, table.answered(AskDefended).place, command.symbol)


def _fight(table: Table, _: Fight) -> None:
    table.answered(AskAction)
    turns.fight_on(table)


def _support(table: Table, command: Support) -> None:
    table.answered(AskAction)
    turns.support(table, command.place)


def _pass(table: Table, _: Pass) -> None:
    table.answered(AskAction)
    turns.leave_round(table)


def _fight_again(table: Table, _: FightAgain) -> None:
    table.answered(AskSecondFight)
    turns.fight_again(table)


def _end_turn(table: Table, _: EndTurn) -> None:
    table.answered(AskSecondFight)


def _confront(table: Table, _: Confront) -> None:
    table.answered(AskFace)
    fight.confront_opponent(table)


def _defend(table: Table, _: Defend) -> None:
    table.answered(AskFace)
    fight.hold_off(table)


def _send_raider(table: Table, command: SendRaider) -> None:
    table.answered(AskFace)
    fight.send(table, command.place)


def _discard_raider(table: Table, _: DiscardRaider) -> None:
    table.answered(AskFace)
    fight.throw_away(table)


def _bury_raider(table: Table, _: BuryRaider) -> None:
    table.answered(AskFace)
    fight.bury(table)


def _use_kiai(table: Table, _: UseKiai) -> None:
    kiai_effects.use(table, table.answered(AskKiai))


def _heal_wound(table: Table, command: HealWound) -> None:
    kiai_effects.heal(table, table.answered(AskKiai), command.place)


def _move_raider(table: Table, command: MoveRaider) -> None:
    kiai_effects.move_newest(table, table.answered(AskKiai), command.source, command.target)


def _discard_newest(table: Table, command: DiscardNewest) -> None:
    kiai_effects.discard_newest(table, table.answered(AskKiai), command.place)


def _lend_token(table: Table, command: LendToken) -> None:
    kiai_effects.lend_token(table, table.answered(AskKiai), command.giver, command.receiver)


def _skip_kiai(table: Table, _: SkipKiai) -> None:
    kiai_effects.skip(table, table.answered(AskKiai))


def _order_raiders(table: Table, command: OrderRaiders) -> None:
    kiai_effects.put_in_order(table, table.answered(AskOrder), command.raiders)


_EFFECTS: Mapping[type, Callable[[Table, Any], None]] = {
    TakeSamurai: _take_samurai,
    DrawSamurai: _draw_samurai,
    UseTokens: _use_tokens,
    IgnorePenalty: _ignore_penalty,
    SufferPenalty: _suffer_penalty,
    DiscardDefended: _discard_defended,
    Fight: _fight,
    Support: _support,
    Pass: _pass,
    FightAgain: _fight_again,
    EndTurn: _end_turn,
    Confront: _confront,
    Defend: _defend,
    SendRaider: _send_raider,
    DiscardRaider: _discard_raider,
    BuryRaider: _bury_raider,
    UseKiai: _use_kiai,
    HealWound: _heal_wound,
    MoveRaider: _move_raider,
    DiscardNewest: _discard_newest,
    LendToken: _lend_token,
    SkipKiai: _skip_kiai,
    OrderRaiders: _order_raiders,
}
