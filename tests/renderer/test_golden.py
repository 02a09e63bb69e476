"""Every kind of picture looks as it did when somebody last looked at it."""

import pytest

from renderer import Drawing, draw
from tests.renderer import golden
from tests.renderer.titles import drawings


@pytest.mark.parametrize(("name", "drawing"), drawings().items())
def test_a_picture_is_still_the_golden_one(name: str, drawing: Drawing) -> None:
    kept = golden.opened((golden.FOLDER / f"{name}.png").read_bytes())
    drawn = golden.opened(draw(drawing).data)
    assert drawn.size == kept.size
    mean, worst = golden.difference(drawn, kept)
    assert mean < 1.0, "the picture as a whole has changed"
    assert worst < 80, "something in the picture has changed"


def test_a_missing_piece_would_be_noticed() -> None:
    shown = drawings()
    one, other = (golden.opened(draw(shown[name]).data) for name in ("board", "board-plain"))
    mean, worst = golden.difference(one, other)
    assert mean > 1.0 or worst > 80
