"""An umpire of Shogun: before an event is booked, it rules from the auditor's book what the event must say.

The auditor accepts prices, yields and results of battles from the events. The umpire recomputes them from the
printed material and the numbered rules, and shares no code with the rules except the board.
"""

from collections.abc import Mapping

from rules.core.model import Seat, all_seats
from rules.shogun.content import BUILDS, Action, Building, Effect, Special, content
from rules.shogun.events import (
    ActionDropped,
    AnyEvent,
    BattleFought,
    BidsRevealed,
    Built,
    Deployed,
    Reason,
    Result,
    RevoltFought,
    RiceConfiscated,
    RiceShort,
    TaxesCollected,
)
from rules.shogun.state import Cubes
from tests.rules.shogun.auditor import Auditor, Land

PRICE: Mapping[Building | Action, int] = {
    Building.CASTLE: 3,
    Building.TEMPLE: 2,
    Building.THEATER: 1,
    Action.DEPLOY_5: 3,
    Action.DEPLOY_3: 2,
    Action.DEPLOY_1_MOVE: 1,
}
"""In chests (SH6.1, SH6.3, SH6.4)."""

TILES: Mapping[Building, int] = {Building.CASTLE: 28, Building.TEMPLE: 26, Building.THEATER: 26}
SHORTAGE = ((7, 3, 3), (5, 2, 3), (3, 2, 2), (2, 1, 2), (1, 1, 1))
"""So many provinces without rice or more: revolts, and farmers added in each (SH8.2)."""


def rule_on(book: Auditor, event: AnyEvent) -> None:
    """Raise AssertionError if the event is not what the rules make of the book before it."""
    match event:
        case BidsRevealed():
            _bids(book, event)
        case ActionDropped():
            _dropped(book, event)
        case Built():
            _built(book, event)
        case TaxesCollected():
            _taxes(book, event)
        case RiceConfiscated():
            _rice(book, event)
        case Deployed():
            _deployed(book, event)
        case BattleFought():
            _battle(book, event)
        case RevoltFought():
            _revolt(event)
        case RiceShort():
            _shortage(book, event)


def _bids(book: Auditor, event: BidsRevealed) -> None:
    """SH5.1, SH5.2: chests as far as they go, then a province card, then 0 chests, then no card."""
    strength = []
    for bid, purse, paid in zip(event.bids, book.purses, event.paid, strict=True):
        assert paid == (min(bid, purse.chests) if isinstance(bid, int) else 0)
        strength.append(paid or (0.5 if isinstance(bid, str) else -1.0 if bid is None else 0.0))
    assert sorted(event.ranking) == list(range(len(event.bids)))
    ranked = [strength[seat] for seat in event.ranking]
    assert ranked == sorted(ranked, reverse=True)


def _dropped(book: Auditor, event: ActionDropped) -> None:
    """SH6.0: only what cannot be done whole is dropped."""
    land, purse = book.lands[event.province], book.purses[event.seat]
    kind = BUILDS.get(event.action)
    match event.reason:
        case Reason.TOO_FEW_CHESTS:
            assert purse.chests < PRICE[kind or event.action]
        case Reason.ALREADY_BUILT:
            assert kind in land.buildings
        case Reason.NO_BUILDING_SPACE:
            assert len(land.buildings) == content().provinces[event.province].building_spaces
        case Reason.NO_TILE_LEFT:
            assert kind is not None
            assert sum(kind in other.buildings for other in book.lands.values()) == TILES[kind]
        case Reason.SUPPLY_TOO_SMALL:
            assert purse.supply < _recruits(book, event.action)
        case Reason.TOO_FEW_ARMIES:
            assert land.armies == 1
        case Reason.NO_TARGET:
            assert _effect(book) is Effect.TEMPLE_UNTOUCHABLE


def _built(book: Auditor, event: Built) -> None:
    """SH6.1, and SH6.7a for the theater."""
    land, kind = book.lands[event.province], event.building
    assert land.owner == event.seat
    assert kind not in land.buildings
    assert len(land.buildings) < content().provinces[event.province].building_spaces
    assert sum(kind in other.buildings for other in book.lands.values()) < TILES[kind]
    assert event.paid == PRICE[kind] <= book.purses[event.seat].chests
    calms = kind is Building.THEATER and _effect(book) is Effect.THEATER_CALMS
    assert event.calmed == (1 if calms and land.revolts else 0)


def _taxes(book: Auditor, event: TaxesCollected) -> None:
    """SH6.2; the event comes before the special card (SH6.6)."""
    chests = content().provinces[event.province].chests
    chests = min(chests, 5) if _effect(book) is Effect.TAX_AT_MOST_5 else chests
    chests = max(chests, 6) if _effect(book) is Effect.TAX_AT_LEAST_6 else chests
    assert event.bonus == _holds(book, event.seat, Special.TAX)
    assert event.chests == chests + event.bonus
    assert book.lands[event.province].owner == event.seat


def _rice(book: Auditor, event: RiceConfiscated) -> None:
    """SH6.2; the event comes before the special card (SH6.6)."""
    rice = content().provinces[event.province].rice
    rice = max(rice, 4) if _effect(book) is Effect.RICE_AT_LEAST_4 else rice
    rice = min(rice, 3) if _effect(book) is Effect.RICE_AT_MOST_3 else rice
    assert event.bonus == _holds(book, event.seat, Special.RICE)
    assert event.rice == rice + event.bonus
    assert book.lands[event.province].owner == event.seat


def _deployed(book: Auditor, event: Deployed) -> None:
    """SH6.3, SH6.4; six armies whatever the event says, if there are six (SH6.6)."""
    purse = book.purses[event.seat]
    six = event.action is Action.DEPLOY_5 and _holds(book, event.seat, Special.DEPLOY_6) and purse.supply > 5
    assert event.armies == (6 if six else _recruits(book, event.action)) <= purse.supply
    assert event.paid == PRICE[event.action] <= purse.chests
    assert book.lands[event.province].owner == event.seat


def _recruits(book: Auditor, action: Action) -> int:
    """How many armies the action places without a special card (SH6.3, SH6.4, SH6.7i)."""
    few = _effect(book) is Effect.FEWER_RECRUITS
    return {Action.DEPLOY_5: 3 if few else 5, Action.DEPLOY_3: 2 if few else 3, Action.DEPLOY_1_MOVE: 1}[
        action
    ]


def _battle(book: Auditor, event: BattleFought) -> None:
    """SH7.1 to SH7.5."""
    source, target = book.lands[event.source], book.lands[event.target]
    assert source.owner == event.seat != target.owner
    assert event.target in book.board.neighbours[event.source]
    assert 1 <= event.armies < source.armies
    assert not (Building.TEMPLE in target.buildings and _effect(book) is Effect.TEMPLE_UNTOUCHABLE)
    _assert_mustered(book, event, target)
    attackers, farmers = event.fallen.armies[event.seat], event.fallen.farmers
    defenders = 0 if target.owner is None else event.fallen.armies[target.owner]
    helpers = 0 if target.revolts else farmers
    result, left = _verdict(attackers, defenders, helpers, neutral=target.owner is None)
    assert (event.result, event.remaining, event.farmers_helped) == (result, left, helpers > 0)
    back = {event.seat: attackers} | ({} if target.owner is None else {target.owner: defenders})
    if left:
        back[event.seat if result is Result.ATTACKER_WINS else _owner(target)] -= left
    assert event.returned == _cubes(back, helpers, len(book.purses))


def _verdict(attackers: int, defenders: int, helpers: int, *, neutral: bool) -> tuple[Result, int]:
    """Who wins, and how many cubes are left after one has gone for each of the loser's (SH7.4, SH7.5)."""
    lead = attackers - defenders - helpers
    if lead > 0:
        return Result.ATTACKER_WINS, lead
    if neutral:
        return Result.DEFENDER_WINS if lead else Result.DRAW, 0
    if lead == 0 or not defenders:
        return Result.DRAW, 0
    return Result.DEFENDER_WINS, min(defenders, -lead)


def _assert_mustered(book: Auditor, event: BattleFought, target: Land) -> None:
    """SH7.1: the extra cubes of cards and event come from the supplies, as far as there are any."""
    purses = book.purses
    attack = _holds(book, event.seat, Special.ATTACK) and purses[event.seat].supply > 0
    defence = castle = False
    farmers = min(2 if _effect(book) is Effect.NEUTRAL_TWO_FARMERS else 1, book.farmers)
    if target.owner is not None:
        supply, farmers = purses[target.owner].supply, 0
        defence = _holds(book, target.owner, Special.DEFENCE) and supply > 0
        castle = Building.CASTLE in target.buildings and _effect(book) is Effect.CASTLE_DEFENDS
        castle = castle and supply > defence
    told = event.attack_bonus, event.defence_bonus, event.castle_bonus, event.farmers
    assert told == (attack, defence, castle, farmers)


def _revolt(event: RevoltFought) -> None:
    """SH7.6: the owner must have more, and loses one cube for each farmer."""
    armies, farmers = event.fallen.armies[event.seat], event.fallen.farmers
    assert event.put_down == (armies > farmers)
    assert event.remaining == max(0, armies - farmers)
    assert event.returned == _cubes({event.seat: min(armies, farmers)}, farmers, len(event.fallen.armies))


def _shortage(book: Auditor, event: RiceShort) -> None:
    """SH8.2: one rice a province."""
    owned = [name for name, land in book.lands.items() if land.owner == event.seat]
    assert event.short == len(owned) - book.purses[event.seat].rice
    revolts, farmers = next((row[1], row[2]) for row in SHORTAGE if event.short >= row[0])
    assert (len(event.provinces), event.farmers) == (min(revolts, len(owned)), farmers)
    assert set(event.provinces) <= set(owned)


def _effect(book: Auditor) -> Effect:
    """What this round's event card does."""
    card = book.facts["event"]
    assert isinstance(card, int)
    return content().events[card].effect


def _holds(book: Auditor, seat: Seat, special: Special) -> bool:
    specials, taken_by = book.facts["specials"], book.facts["taken_by"]
    assert isinstance(specials, tuple)
    assert isinstance(taken_by, tuple)
    return (special, seat) in zip(specials, taken_by, strict=True)


def _owner(land: Land) -> Seat:
    assert land.owner is not None
    return land.owner


def _cubes(armies: Mapping[Seat, int], farmers: int, seats: int) -> Cubes:
    return Cubes(tuple(armies.get(seat, 0) for seat in all_seats(seats)), farmers)
