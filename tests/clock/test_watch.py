"""The task that waits for the next clock."""

import asyncio

from tests.clock.conftest import TimedHouse


async def test_the_watch_ends_also_when_it_is_woken_in_the_same_moment(house: TimedHouse) -> None:
    """A commit and the end of the program may come together: the end counts."""
    house.watch.start()
    await asyncio.sleep(0.1)
    house.watch.wake()
    await asyncio.wait_for(house.watch.close(), 5)
