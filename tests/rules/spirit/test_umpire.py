"""Prompts and events agree with a second, independent model of the rules."""

from collections.abc import Iterable

import pytest

from rules.spirit import events as told
from rules.spirit.content import Difficulty
from rules.spirit.state import Options
from tests.rules.spirit.matches import TABLES, Row, random_match
from tests.rules.spirit.umpire import Umpire


def assert_ruled_right(match: Iterable[Row]) -> int:
    """Hold every event and question of a match against the umpire. Returns the round it went to."""
    umpire = Umpire()
    for row in match:
        events = row.step.events
        for number, event in enumerate(events):
            umpire.hear(event, events[number + 1 :])
            if isinstance(event, told.RoundEnded):
                umpire.round_end(events[number + 1 :])
        umpire.look_at(row.step.state.public)
        assert umpire.book.differences(row.step.state.public) == []
    return umpire.book.round


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_random_matches_are_ruled_right(options: Options, seats: int) -> None:
    """SS1 to SS7: penalties, kiais, wounds, fires and what may be done, in matches played at random."""
    for number in range(2):
        assert_ruled_right(random_match(options, seats, f"umpire {number} {seats} {options}"))


@pytest.mark.parametrize("seats", range(1, 8))
def test_sensible_matches_are_ruled_right(seats: int) -> None:
    """The same with bosses and beasts, and with support tokens."""
    options = Options(list(Difficulty)[seats % 4], support_tokens=True)
    assert assert_ruled_right(random_match(options, seats, "umpire", advised=9)) >= 1
