"""The changes of a step's events on the map: provinces to highlight, marches, revolts."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.core.model import Seat
from rules.shogun import events as facts
from rules.shogun.content import Building, ProvinceName
from rules.shogun.events import AnyEvent, Result


@dataclass(frozen=True)
class March:
    """Armies that marched from one province to another; `battle` if they fought there."""

    seat: Seat
    source: ProvinceName
    target: ProvinceName
    battle: bool


@dataclass(frozen=True)
class Changes:
    """Everything to highlight; each province once, in the order of events."""

    provinces: tuple[ProvinceName, ...]
    marches: tuple[March, ...]
    revolts: tuple[ProvinceName, ...]
    """Where farmers revolted."""
    built: tuple[tuple[ProvinceName, Building], ...]
    lost: tuple[ProvinceName, ...]
    """Provinces that became neutral."""
    seats: tuple[Seat, ...]
    """Seats whose chests, rice or points changed."""
    income: Mapping[tuple[Seat, str], int]
    """What taxes and confiscated rice brought, by seat and kind: "chest" or "rice"."""


def changes(events: Iterable[AnyEvent]) -> Changes:
    """Returns the changes of all events together; only those of provinces and of players' stock count."""
    provinces: dict[ProvinceName, None] = {}
    marches: list[March] = []
    revolts: dict[ProvinceName, None] = {}
    seats: dict[Seat, None] = {}
    built: list[tuple[ProvinceName, Building]] = []
    lost: list[ProvinceName] = []
    income = Counter[tuple[Seat, str]]()
    for event in events:
        provinces.update(dict.fromkeys(_provinces(event)))
        seats.update(dict.fromkeys(_seats(event)))
        if march := _march(event):
            marches.append(march)
        if isinstance(event, facts.RevoltFought):
            revolts[event.province] = None
        elif isinstance(event, facts.Built):
            built.append((event.province, event.building))
        elif isinstance(event, facts.ProvinceFreed):
            lost.append(event.province)
        elif isinstance(event, facts.TaxesCollected):
            income[event.seat, "chest"] += event.chests
        elif isinstance(event, facts.RiceConfiscated):
            income[event.seat, "rice"] += event.rice
    return Changes(
        tuple(provinces), tuple(marches), tuple(revolts), tuple(built), tuple(lost), tuple(seats), income
    )


def _provinces(event: AnyEvent) -> tuple[ProvinceName, ...]:
    match event:
        case facts.Moved() | facts.BattleFought():
            return event.source, event.target
        case facts.CardsOpened():
            return event.cards
        case facts.RiceShort():
            return event.provinces
        case (
            facts.ProvinceGiven()
            | facts.UnseenCardDrawn()
            | facts.Built()
            | facts.TaxesCollected()
            | facts.RiceConfiscated()
            | facts.RevoltMarkerAdded()
            | facts.Deployed()
            | facts.RevoltFought()
            | facts.ProvinceConquered()
            | facts.ProvinceFreed()
        ):
            return (event.province,)
        case _:
            return ()


def _seats(event: AnyEvent) -> tuple[Seat, ...]:
    match event:
        case facts.TaxesCollected() | facts.RiceConfiscated() | facts.SpecialTaken():
            return (event.seat,)
        case facts.Built() | facts.Deployed() if event.paid:
            return (event.seat,)
        case facts.MatchEnded():
            return event.outcome.winners
        case _:
            return ()


def _march(event: AnyEvent) -> March | None:
    match event:
        case facts.Moved():
            return March(event.seat, event.source, event.target, battle=False)
        case facts.BattleFought():
            return March(event.seat, event.source, event.target, battle=True)
        case _:
            return None


def won(event: facts.BattleFought) -> Seat | None:
    """Returns the winner of a battle; None for a draw, or if farmers won."""
    if event.result is Result.DRAW:
        return None
    return event.seat if event.result is Result.ATTACKER_WINS else event.defender
