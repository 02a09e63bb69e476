"""The course of a match from its public events: the hypothetical winter points, season by season."""

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from rules.shogun import events as facts
from rules.shogun.content import ProvinceName, Season, Side, board
from rules.shogun.events import AnyEvent, Scored
from rules.shogun.scoring import tally
from rules.shogun.state import NEUTRAL, Province


@dataclass(frozen=True)
class Mark:
    """The end of a season: the points that each seat would have scored if winter had come then (SH8.3)."""

    year: int
    season: Season
    worth: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """All seasons that have ended, and the points of the winters."""

    side: Side
    marks: tuple[Mark, ...]
    winters: tuple[Scored, ...]


def course(events: Iterable[AnyEvent]) -> Course:
    """Returns the course of a match from all its events so far. Raises ValueError without its beginning."""
    began, *others = events
    if not isinstance(began, facts.MatchBegan):
        raise ValueError("the events of a match start with its beginning")
    seats, printed = began.seats, board(began.side, began.seats)
    provinces = dict.fromkeys(printed.provinces, NEUTRAL)
    marks: list[Mark] = []
    winters: list[Scored] = []
    running: facts.RoundBegan | None = None
    for event in others:
        if running and isinstance(event, facts.RoundBegan | facts.WinterCame):
            marks.append(Mark(running.year, running.season, tally(provinces, printed, seats).gained))
        if isinstance(event, facts.RoundBegan | facts.WinterCame):
            running = event if isinstance(event, facts.RoundBegan) else None
        elif isinstance(event, Scored):
            winters.append(event)
            marks.append(Mark(event.year, Season.WINTER, tally(provinces, printed, seats).gained))
        else:
            _follow(provinces, event)
    return Course(began.side, tuple(marks), tuple(winters))


def _follow(provinces: dict[ProvinceName, Province], event: AnyEvent) -> None:
    """Update owners and buildings by an event."""
    match event:
        case facts.ProvinceGiven(seat=seat, province=name):
            provinces[name] = Province(seat)
        case facts.Built(province=name, building=building):
            there = provinces[name]
            provinces[name] = replace(there, buildings=(*there.buildings, building))
        case facts.ProvinceConquered(province=name, seat=seat):
            provinces[name] = replace(provinces[name], owner=seat)
        case facts.ProvinceFreed(province=name):
            provinces[name] = NEUTRAL
