"""Battles (HO4): the dice, saving face, the castle, and what the loser loses."""

from rules.core.model import Seat
from rules.honor import houses, reckoning, saving
from rules.honor.deck import Kind
from rules.honor.events import BattleFought, CastleRazed, CastleTaken, Roll
from rules.honor.prompts import AskCastle, Cause, HouseName
from rules.honor.state import Place, Reaction
from rules.honor.table import Table

DIE = 6


def attack(table: Table, attacker: Seat, defender: Seat) -> None:
    """Declaration: I attack X (HO4.1)."""
    table.set(declared=True)
    battle = _fight(table, attacker, defender)
    table.emit(battle)
    if table.public.shogun == battle.loser:
        houses.move_shogun_card(table, battle.winner)
        table.set(reaction=Reaction(Cause.BATTLE, battle.winner, battle.loser))
        take_spoils(table)
    elif saving.ask(table, Cause.BATTLE, battle.winner, battle.loser):
        saving.close(table)
        take_spoils(table)


def take_spoils(table: Table) -> None:
    """It is known whether face is saved; the winner chooses what becomes of a castle (HO4.4)."""
    reaction = table.reaction()
    castle = _castle(table, reaction.victim)
    if castle:
        own = _castle(table, reaction.by)
        table.ask(AskCastle, reaction.by, loser=reaction.victim, castle=castle, own=own)
    else:
        _end(table)


def take_castle(table: Table, winner: Seat) -> None:
    """Into the winner's daimyo house, for the own one if there is one."""
    own = _castle(table, winner)
    if own:
        table.out_of_house(_daimyo_house(winner), own)
        table.discard(own)
    loser, castle = _lift_castle(table)
    table.into_house(_daimyo_house(winner), castle)
    table.emit(CastleTaken(winner, loser, castle, own))
    _end(table)


def raze_castle(table: Table, winner: Seat) -> None:
    """To the discard pile."""
    loser, castle = _lift_castle(table)
    table.discard(castle)
    table.emit(CastleRazed(winner, loser, castle))
    _end(table)


def _fight(table: Table, attacker: Seat, defender: Seat) -> BattleFought:
    """Both sides roll until the sums differ (HO4.2)."""
    attack = reckoning.strength(table.content, table.players, attacker, defending=False)
    defence = reckoning.strength(table.content, table.players, defender, defending=True)
    rolls: list[Roll] = []
    while not rolls or sum(rolls[-1].attack) == sum(rolls[-1].defence):
        rolls.append(Roll(_throw(table, attack), _throw(table, defence)))
    winner = attacker if sum(rolls[-1].attack) > sum(rolls[-1].defence) else defender
    return BattleFought(attacker, defender, attack, defence, tuple(rolls), winner)


def _throw(table: Table, strength: int) -> tuple[int, ...]:
    return tuple(table.chance.below(DIE) + 1 for _ in range(reckoning.dice(table.content, strength)))


def _castle(table: Table, seat: Seat) -> str | None:
    return reckoning.first_of(table.content, table.players[seat].daimyo_house, Kind.CASTLE)


def _lift_castle(table: Table) -> tuple[Seat, str]:
    """Take the castle out of the loser's house. Returns the loser and the castle."""
    loser = table.reaction().victim
    castle = _castle(table, loser)
    assert castle is not None, "the winner was asked about a castle"
    table.out_of_house(_daimyo_house(loser), castle)
    return loser, castle


def _daimyo_house(seat: Seat) -> Place:
    return Place(seat, HouseName.DAIMYO)


def _end(table: Table) -> None:
    """The loser's daimyo house is discarded, unless face was saved (HO4.3)."""
    reaction = table.reaction()
    table.set(reaction=None)
    if reaction.saved_by is None:
        houses.discard_daimyo_house(table, reaction.victim)
