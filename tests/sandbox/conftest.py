from collections.abc import AsyncIterator

import pytest

from tests.sandbox.desk import Desk


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    """A desk whose loopback Discord must not have failed by itself at the end."""
    desk = await Desk().open()
    yield desk
    await desk.close()
    assert not desk.service.fake_errors
