"""The events agree with a second, independent model of the rules."""

from collections.abc import Iterable

import pytest

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.commands import AnyCommand
from rules.shogun.game import GAME
from rules.shogun.state import Options, State
from tests import rows
from tests.rules.shogun.auditor import Auditor
from tests.rules.shogun.matches import MOST_ROWS, TABLES, Row, owing, random_match
from tests.rules.shogun.umpire import rule_on


def assert_ruled_right(match: Iterable[Row]) -> None:
    book = Auditor()
    for row in match:
        for event in row.step.events:
            rule_on(book, event)
            book.book(event)


def sensible(state: State, whims: Chance) -> tuple[Seat, AnyCommand]:
    """Somebody who owes an answer gives the advised one, or now and then a random one."""
    seat = whims.pick(owing(state))
    odd = whims.happens(1, 5)
    return seat, GAME.legal(state, seat).sample(whims) if odd else GAME.default(state, seat)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_random_matches_are_ruled_right(options: Options, seats: int) -> None:
    """SH5 to SH8: prices, yields, armies, battles, revolts and shortages of matches played at random."""
    for number in range(5):
        assert_ruled_right(random_match(options, seats, f"umpire {seats} {options} {number}"))


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_sensible_matches_are_ruled_right(options: Options, seats: int) -> None:
    """SH5 to SH8: the same of matches in which players have chests, and build."""
    assert_ruled_right(rows.play(GAME, options, seats, f"umpire {seats} {options}", sensible, MOST_ROWS))
