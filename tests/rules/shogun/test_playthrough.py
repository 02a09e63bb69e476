"""A match as text, row by row: behaviour of the rules does not change unnoticed."""

from tests.rules.shogun.playthrough import PATH, text


def test_the_playthrough_is_as_it_was() -> None:
    """If the change is meant: `python -m tests.rules.shogun.playthrough`, and read the diff."""
    assert text() == PATH.read_text(encoding="utf-8")
