"""Battles and revolts (SH7): the cubes thrown, the tray, the result. `march.obstacle`: may one begin?"""

from typing import NamedTuple

from rules.core.model import Seat
from rules.shogun import tower
from rules.shogun.content import Action, Building, Effect, ProvinceName, Special
from rules.shogun.events import BattleFought, ProvinceConquered, ProvinceFreed, Result, RevoltFought
from rules.shogun.state import Cubes, Province, Public
from rules.shogun.table import Table


class Attack(NamedTuple):
    """A march into a province that is not the player's own."""

    seat: Seat
    action: Action
    source: ProvinceName
    target: ProvinceName
    armies: int
    standing: bool


class Thrown(NamedTuple):
    """The cubes thrown in a battle, in addition to the tray (SH7.1)."""

    attack_bonus: int
    defenders: int
    defence_bonus: int
    castle_bonus: int
    farmers: int


class Verdict(NamedTuple):
    """The result read from the tray: the winner's cubes that stay, and those that return to the supplies."""

    result: Result
    farmers_helped: bool
    remaining: int
    returned: Cubes


def neutral_farmers(public: Public) -> int:
    """The number of farmers a neutral province throws, limited by the supply (SH7.1, SH6.7b)."""
    return min(2 if public.effect is Effect.NEUTRAL_TWO_FARMERS else 1, public.farmers)


def castle_defends(public: Public, province: Province) -> bool:
    """Whether a castle gives the defender one more army from the supply (SH6.7c)."""
    return Building.CASTLE in province.buildings and public.effect is Effect.CASTLE_DEFENDS


def rebels(public: Public, province: Province, extra: int = 0) -> int:
    """The number of farmers in a revolt, limited by the supply (SH7.6); `extra` in winter (SH8.2)."""
    return min(province.revolts + extra, public.farmers)


def fight(table: Table, attack: Attack) -> None:
    """A battle for a province (SH7.1 to SH7.5)."""
    target = table.provinces[attack.target]
    thrown, before = _muster(table, attack, target), table.public.tray
    fallen, fell = _throw(table, _thrown_cubes(table, attack, target.owner, thrown))
    verdict = judge(attack.seat, target, fallen)
    table.set(tray=fallen - verdict.returned - _placed(table, attack, target.owner, verdict))
    table.return_to_supply(verdict.returned)
    table.emit(
        BattleFought(
            seat=attack.seat,
            action=attack.action,
            source=attack.source,
            target=attack.target,
            defender=target.owner,
            armies=attack.armies,
            attack_bonus=thrown.attack_bonus,
            defenders=thrown.defenders,
            defence_bonus=thrown.defence_bonus,
            castle_bonus=thrown.castle_bonus,
            farmers=thrown.farmers,
            before=before,
            fallen=fallen,
            farmers_helped=verdict.farmers_helped,
            result=verdict.result,
            returned=verdict.returned,
            remaining=verdict.remaining,
            tray=table.public.tray,
            standing=attack.standing,
            fell=fell,
        )
    )
    _settle(table, attack, target, verdict)


def judge(attacker: Seat, target: Province, fallen: Cubes) -> Verdict:
    """Determine the result from the tray after a battle (SH7.3 to SH7.5)."""
    seats = len(fallen.armies)
    defender = target.owner
    attackers = fallen.armies[attacker]
    defenders = 0 if defender is None else fallen.armies[defender]
    farmers = fallen.farmers if target.farmers_help else 0
    fighting = heap(seats, {attacker: attackers, **_own(defender, defenders)}, farmers)
    if attackers > defenders + farmers:
        remaining = attackers - defenders - farmers
        returned = fighting - heap(seats, {attacker: remaining})
        return Verdict(Result.ATTACKER_WINS, farmers > 0, remaining, returned)
    if defender is None and attackers < farmers:
        return Verdict(Result.DEFENDER_WINS, True, 0, fighting)
    if defender is not None and defenders and defenders + farmers > attackers:
        remaining = defenders - max(0, attackers - farmers)
        returned = fighting - heap(seats, {defender: remaining})
        return Verdict(Result.DEFENDER_WINS, farmers > 0, remaining, returned)
    return Verdict(Result.DRAW, farmers > 0, 0, fighting)


def revolt(table: Table, name: ProvinceName, extra_farmers: int = 0) -> bool:
    """A revolt in a province (SH7.6). Returns whether it was put down."""
    province = table.provinces[name]
    seat = province.owner
    assert seat is not None, "only an owned province revolts"
    farmers, before = rebels(table.public, province, extra_farmers), table.public.tray
    table.set(farmers=table.public.farmers - farmers)
    fallen, fell = _throw(table, heap(table.seats, {seat: province.armies}, farmers))
    remaining = max(0, fallen.armies[seat] - fallen.farmers)
    returned = heap(table.seats, {seat: fallen.armies[seat] - remaining}, fallen.farmers)
    table.return_to_supply(returned)
    table.set(tray=fallen - returned - heap(table.seats, {seat: remaining}))
    table.emit(
        RevoltFought(
            seat=seat,
            province=name,
            armies=province.armies,
            farmers=farmers,
            before=before,
            fallen=fallen,
            put_down=remaining > 0,
            returned=returned,
            remaining=remaining,
            tray=table.public.tray,
            fell=fell,
        )
    )
    if remaining:
        table.set_province(name, armies=remaining)
    else:
        _free(table, name)
    return remaining > 0


def heap(seats: int, armies: dict[Seat, int], farmers: int = 0) -> Cubes:
    """A heap of cubes from the armies of some seats, and farmers."""
    counts = [0] * seats
    for seat, count in armies.items():
        counts[seat] = count
    return Cubes(tuple(counts), farmers)


def _own(defender: Seat | None, armies: int) -> dict[Seat, int]:
    return {} if defender is None else {defender: armies}


def _muster(table: Table, attack: Attack, target: Province) -> Thrown:
    """Take the battle's extra cubes from the supplies, as far as there are any (SH7.1)."""
    attack_bonus = _bonus(table, attack.seat, table.holds(attack.seat, Special.ATTACK))
    if target.owner is None:
        farmers = neutral_farmers(table.public)
        table.set(farmers=table.public.farmers - farmers)
        return Thrown(attack_bonus, 0, 0, 0, farmers)
    defence_bonus = _bonus(table, target.owner, table.holds(target.owner, Special.DEFENCE))
    castle_bonus = _bonus(table, target.owner, castle_defends(table.public, target))
    return Thrown(attack_bonus, target.armies, defence_bonus, castle_bonus, 0)


def _bonus(table: Table, seat: Seat, entitled: bool) -> int:
    """One army from the supply for a seat that is entitled to it, if one is left."""
    if not entitled or not table.players[seat].supply:
        return 0
    table.take_from_supply(seat, 1)
    return 1


def _thrown_cubes(table: Table, attack: Attack, defender: Seat | None, thrown: Thrown) -> Cubes:
    defence = thrown.defenders + thrown.defence_bonus + thrown.castle_bonus
    armies = {attack.seat: attack.armies + thrown.attack_bonus, **_own(defender, defence)}
    return heap(table.seats, armies, thrown.farmers)


def _throw(table: Table, cubes: Cubes) -> tuple[Cubes, tuple[int, ...]]:
    """Throw cubes and the whole tray (SH7.2). Returns the new tray, and the colours as they fell out."""
    thrown = cubes + table.public.tray
    inside, fell = tower.throw(table.content.tower, table.hidden.tower, thrown, table.chance)
    fallen = tower.count(fell, table.seats)
    table.set_hidden(tower=inside)
    table.set(tray=fallen)
    return fallen, fell


def _placed(table: Table, attack: Attack, defender: Seat | None, verdict: Verdict) -> Cubes:
    """The winner's cubes that go from the tray to the province."""
    winner = attack.seat if verdict.result is Result.ATTACKER_WINS else defender
    return heap(table.seats, _own(winner, verdict.remaining))


def _settle(table: Table, attack: Attack, target: Province, verdict: Verdict) -> None:
    """Apply the result to the province (SH7.4, SH7.5)."""
    if verdict.result is Result.ATTACKER_WINS:
        table.lose_card(attack.target)
        table.set_province(attack.target, owner=attack.seat, armies=verdict.remaining)
        table.emit(ProvinceConquered(attack.target, attack.seat, target.owner))
    elif target.owner is None:
        pass  # it stays neutral
    elif verdict.result is Result.DEFENDER_WINS:
        table.set_province(attack.target, armies=verdict.remaining)
    else:
        _free(table, attack.target)


def _free(table: Table, name: ProvinceName) -> None:
    """A province becomes neutral: armies, buildings and markers off, its card to the stock (SH7.5)."""
    province = table.provinces[name]
    assert province.owner is not None, "a neutral province cannot be lost"
    table.emit(ProvinceFreed(name, province.owner, province.buildings, province.revolts))
    table.make_neutral(name)
