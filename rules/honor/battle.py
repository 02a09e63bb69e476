"""Battles (HO4): the dice, saving face, the castle, the loser's losses."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Seat
from rules.honor import houses, reckoning, saving
from rules.honor.commands import Attack, RazeCastle, TakeCastle
from rules.honor.events import BattleFought, CastleRazed, CastleTaken, Help, Roll
from rules.honor.prompts import AskCastle, Cause, HouseName
from rules.honor.state import Observation, Place, Reaction
from rules.honor.table import Table
from rules.honor.turn_action import Declaration, Hand

Answer: TypeAlias = TakeCastle | RazeCastle


class DeclareAttack(Declaration[Attack]):
    """I attack X (HO4.1, HO4.2); illegal while a claim to the office is mandatory (HO3.1)."""

    command = Attack

    def declaration_problems(self, hand: Hand, command: Attack) -> Iterator[IllegalCommand]:
        target = command.target
        yield from _attacker_problems(hand)
        if target not in hand.others:
            yield IllegalCommand("no_such_target", seat=target)
        elif not reckoning.may_be_attacked(hand.content, hand.players, hand.public.shogun, target):
            yield IllegalCommand("neither_shogun_nor_castle", seat=target)

    def candidates(self, hand: Hand) -> list[Attack]:
        return [] if any(_attacker_problems(hand)) else [Attack(seat) for seat in hand.others]

    def carry_out(self, table: Table, seat: Seat, command: Attack) -> None:
        table.set(declared=True)
        battle = _fight(table, seat, command.target)
        table.emit(battle)
        if table.public.shogun == battle.loser:
            houses.move_shogun_card(table, battle.winner)
            table.set(reaction=Reaction(Cause.BATTLE, battle.winner, battle.loser))
        else:
            saving.ask(table, Cause.BATTLE, battle.winner, battle.loser)


class ChooseCastle(Decision[Observation, AskCastle, Answer, Table]):
    """The winner takes the loser's castle, instead of the own one if any, or has it discarded (HO4.4)."""

    prompt = AskCastle
    commands = (TakeCastle, RazeCastle)

    def legal(self, observation: Observation, prompt: AskCastle) -> Choices[Answer]:
        return Choices((TakeCastle(), RazeCastle()))

    def carry_out(self, table: Table, prompt: AskCastle, command: Answer) -> None:
        if isinstance(command, TakeCastle):
            _take_castle(table, prompt)
        else:
            table.out_of_house(_daimyo_house(prompt.loser), prompt.castle)
            table.discard(prompt.castle)
            table.emit(CastleRazed(prompt.seat, prompt.loser, prompt.castle))
        _end(table)


def take_spoils(table: Table) -> None:
    """Called after face was saved or not; the winner chooses what happens to a castle (HO4.4)."""
    reaction = table.reaction()
    castle = reckoning.castle(table.content, table.players[reaction.victim])
    if castle:
        own = reckoning.castle(table.content, table.players[reaction.by])
        table.ask(AskCastle, reaction.by, loser=reaction.victim, castle=castle, own=own)
    else:
        _end(table)


def _attacker_problems(hand: Hand) -> Iterator[IllegalCommand]:
    """Why the player may not attack at all now (HO3.1, HO4.1, HO4.2)."""
    if hand.player.daimyo is None:
        yield IllegalCommand("no_daimyo")
    if reckoning.must_claim(hand.content, hand.player, hand.public.shogun):
        yield IllegalCommand("must_become_shogun")
    strength = reckoning.strength(hand.content, hand.players, hand.seat, defending=False)
    if reckoning.dice(hand.content, strength) < 1:
        yield IllegalCommand("no_dice", strength=strength)


def _take_castle(table: Table, prompt: AskCastle) -> None:
    """Move the castle from the loser's to the winner's daimyo house."""
    home = _daimyo_house(prompt.seat)
    if prompt.own:
        table.out_of_house(home, prompt.own)
        table.discard(prompt.own)
    table.out_of_house(_daimyo_house(prompt.loser), prompt.castle)
    table.into_house(home, prompt.castle)
    table.emit(CastleTaken(prompt.seat, prompt.loser, prompt.castle, prompt.own))


def _fight(table: Table, attacker: Seat, defender: Seat) -> BattleFought:
    """Both sides roll until the sums differ (HO4.2)."""
    attack = reckoning.strength(table.content, table.players, attacker, defending=False)
    defence = reckoning.strength(table.content, table.players, defender, defending=True)
    rolls: list[Roll] = []
    while not rolls or sum(rolls[-1].attack) == sum(rolls[-1].defence):
        rolls.append(Roll(_throw(table, attack), _throw(table, defence)))
    winner = attacker if sum(rolls[-1].attack) > sum(rolls[-1].defence) else defender
    helps = _help(table, attacker), _help(table, defender)
    return BattleFought(attacker, defender, attack, defence, tuple(rolls), winner, *helps)


def _help(table: Table, seat: Seat) -> Help | None:
    """What an allied samurai adds to the strength of a side, if it is anything (HO5.3)."""
    ally = reckoning.servant(table.players, seat)
    strength = 0 if ally is None else reckoning.help_of(table.content, table.players[ally])
    return Help(ally, strength) if ally is not None and strength else None


def _throw(table: Table, strength: int) -> tuple[int, ...]:
    return tuple(
        table.chance.below(reckoning.DIE) + 1 for _ in range(reckoning.dice(table.content, strength))
    )


def _daimyo_house(seat: Seat) -> Place:
    return Place(seat, HouseName.DAIMYO)


def _end(table: Table) -> None:
    """The loser's daimyo house is discarded, unless face was saved (HO4.3)."""
    reaction = table.reaction()
    table.set(reaction=None)
    if reaction.saved_by is None:
        houses.discard_daimyo_house(table, reaction.victim)
