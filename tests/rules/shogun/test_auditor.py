"""Every number on the board can be recomputed from the public events alone."""

import pytest

from rules.shogun.game import GAME
from rules.shogun.state import Options
from tests.rules.shogun.auditor import Auditor
from tests.rules.shogun.matches import TABLES, random_match


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_book_of_an_outsider_agrees_with_the_table_at_every_stage(options: Options, seats: int) -> None:
    """SH1.4: everything thrown in and fallen out is public, and so is every number on the board."""
    auditor = Auditor()
    for row in random_match(options, seats, f"audit {seats} {options}"):
        for stage in row.step.stages:
            for event in stage.events:
                told = GAME.redact(event, None)
                assert told is not None
                auditor.book(told)
            assert auditor.differences(stage.state.public) == []
