"""The public state can be recomputed from the public events alone."""

import pytest

from rules.honor.game import GAME
from rules.honor.state import Options
from tests.rules.honor.auditor import Auditor
from tests.rules.honor.matches import TABLES, random_match


@pytest.mark.parametrize("name", ["one", "two", "three"])
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_book_of_an_outsider_agrees_with_the_table_at_every_stage(
    options: Options, seats: int, name: str
) -> None:
    """HO1.3: all but hands and the order of the draw pile is public."""
    auditor = Auditor()
    for row in random_match(options, seats, f"audit {name}"):
        for stage in row.step.stages:
            for event in stage.events:
                told = GAME.redact(event, None)
                assert told is not None
                auditor.hear(told)
            assert auditor.differences(stage.state.public) == []
