"""The public state can be recomputed from the public events alone."""

from collections.abc import Iterable

import pytest

from rules.spirit.content import Difficulty
from rules.spirit.game import GAME
from rules.spirit.state import Options
from tests.rules.spirit.auditor import Auditor
from tests.rules.spirit.matches import TABLES, Row, random_match


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_book_of_an_outsider_agrees_with_the_table_at_every_stage(options: Options, seats: int) -> None:
    """SS1.3."""
    for number in range(6):
        audit(random_match(options, seats, f"audit {number} {seats} {options}"))


@pytest.mark.parametrize("difficulty", [Difficulty.EASY, Difficulty.HARD])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_and_so_it_does_in_the_later_rounds(difficulty: Difficulty, seats: int) -> None:
    """With bosses and beasts."""
    options = Options(difficulty, support_tokens=True)
    assert audit(random_match(options, seats, "a long night", advised=9)) >= 1


def audit(match: Iterable[Row]) -> int:
    """Hold the book against every stage of a match. Returns the round it went to."""
    auditor = Auditor()
    for row in match:
        for stage in row.step.stages:
            for event in stage.events:
                told = GAME.redact(event, None)
                assert told is not None
                auditor.book(told)
            assert auditor.differences(stage.state.public) == []
    return auditor.round
