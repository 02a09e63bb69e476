"""Direct messages are opened before they are needed, beside the delivery: a lobby waits for none of them."""

import asyncio

import aiohttp

from bot.discord.delivery.direct_messages import ChannelOpener


async def test_nobody_waits_for_channels_that_are_opened_one_by_one() -> None:
    opened, through = list[int](), asyncio.Event()

    async def open_channel(user_id: int) -> None:
        opened.append(user_id)
        await through.wait()

    opener = ChannelOpener(open_channel)
    for user_id in (1, 2, 1, 2):
        opener.add(user_id)
    await asyncio.sleep(0)
    assert opened == [1]
    through.set()
    await asyncio.sleep(0.01)
    opener.add(3)
    await asyncio.sleep(0.01)
    assert opened == [1, 2, 3]
    await opener.close()


async def test_one_that_cannot_be_opened_holds_up_no_others() -> None:
    opened = list[int]()

    async def open_channel(user_id: int) -> None:
        if user_id == 1:
            raise aiohttp.ClientConnectionError
        opened.append(user_id)

    opener = ChannelOpener(open_channel)
    for user_id in (1, 2):
        opener.add(user_id)
    await asyncio.sleep(0.01)
    assert opened == [2]
    await opener.close()


async def test_the_end_of_the_program_waits_for_none() -> None:
    tried = list[int]()

    async def open_channel(user_id: int) -> None:
        tried.append(user_id)
        await asyncio.Event().wait()

    opener = ChannelOpener(open_channel)
    opener.add(1)
    opener.add(2)
    await asyncio.sleep(0)
    await opener.close()
    assert tried == [1]
