"""The course of a match agrees with what was scored."""

import pytest

from renderer import draw
from renderer.shogun import Ranking, course, sample
from rules.shogun.content import Season, Side
from rules.shogun.events import AnyEvent, MatchBegan
from rules.shogun.state import Setup
from tests.bot.views.matches import stages
from tests.renderer.shogun.gallery import LABELS


@pytest.fixture(params=[(5, Setup.PRESET, Side.SUN), (3, Setup.DRAFT, Side.MOON)], ids=["preset", "draft"])
def events(request: pytest.FixtureRequest) -> list[AnyEvent]:
    return [event for stage in stages(*request.param) for event in stage.events]


def test_a_mark_for_each_season(events: list[AnyEvent]) -> None:
    marks = [(mark.year, mark.season) for mark in course(events).marks]
    assert marks == [(year, season) for year in (1, 2) for season in Season]


def test_winters_are_worth_what_they_brought(events: list[AnyEvent]) -> None:
    played = course(events)
    first, last = (mark.worth for mark in played.marks if mark.season is Season.WINTER)
    assert played.winters[0].totals == first
    assert played.winters[1].totals == tuple(one + two for one, two in zip(first, last, strict=True))


def test_a_match_without_its_beginning_is_refused(events: list[AnyEvent]) -> None:
    with pytest.raises(ValueError, match="beginning"):
        course(events[1:])


def test_a_match_that_stopped_in_its_first_year_can_be_drawn(events: list[AnyEvent]) -> None:
    played = course(events)
    began = events[0]
    assert isinstance(began, MatchBegan)
    short = type(played)(played.side, played.marks[:4], played.winters[:1])
    drawn = draw(Ranking(short, LABELS, sample.NAMES[: began.seats], ()))
    assert drawn.size[0] == 820
