"""What tests of pictures share."""

from collections.abc import Iterator

import pytest

from renderer import cache


@pytest.fixture
def fresh() -> Iterator[None]:
    """No sprite is kept from earlier: all words are written anew."""
    cache.IMAGES.clear()
    yield
    cache.IMAGES.clear()
