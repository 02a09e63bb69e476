"""Goofspiel among the titles."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.conftest import club, one_database_url, tiny_pictures
from tests.dropped_in import dropped_in

__all__ = ["club", "one_database_url", "tiny_pictures"]

OVERLAY = Path(__file__).parent


@pytest.fixture(scope="module", autouse=True)
def goofspiel() -> Iterator[None]:
    with dropped_in(OVERLAY):
        yield
