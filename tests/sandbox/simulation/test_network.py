"""The network in memory, as asyncio's streams and aiohttp use it."""

import asyncio

import aiohttp
import pytest
from aiohttp import web

from sandbox.simulation.loop import SimulatedLoop
from sandbox.simulation.process import Process
from tests.sandbox.simulation.conftest import make_loop


async def _serve() -> tuple[web.AppRunner, str]:
    async def greet(request: web.Request) -> web.Response:
        return web.Response(text=f"hello, {await request.text()}")

    async def echo(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            await socket.send_str(message.data)
        return socket

    app = web.Application()
    app.router.add_post("/", greet)
    app.router.add_get("/echo", echo)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner, f"http://127.0.0.1:{runner.addresses[0][1]}"


def test_requests_and_websockets_work(loop: SimulatedLoop) -> None:
    async def scene() -> tuple[str, list[str]]:
        runner, url = await _serve()
        async with aiohttp.ClientSession() as session:
            async with session.post(url, data="x" * 100_000) as response:
                text = await response.text()
            async with session.ws_connect(f"{url}/echo") as socket:
                for number in range(5):
                    await socket.send_str(str(number))
                heard = [(await socket.receive()).data for _ in range(5)]
        await runner.cleanup()
        return text, heard

    text, heard = loop.run_until_complete(scene())
    assert text == "hello, " + "x" * 100_000
    assert heard == ["0", "1", "2", "3", "4"]
    assert 0 < loop.time() < 5


def test_nobody_listens(loop: SimulatedLoop) -> None:
    async def scene() -> None:
        async with aiohttp.ClientSession() as session, session.get("http://127.0.0.1:9"):
            pass

    with pytest.raises(aiohttp.ClientConnectionError):
        loop.run_until_complete(scene())


def test_the_peer_notices_a_death(loop: SimulatedLoop) -> None:
    async def client(url: str) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/echo") as socket:
            await socket.receive()

    async def scene() -> int:
        runner, url = await _serve()
        process = Process(loop)
        process.start(client(url))
        await asyncio.sleep(1)
        before = len(runner.server.connections) if runner.server else 0
        process.kill()
        await asyncio.sleep(1)
        assert before == 1
        return len(runner.server.connections) if runner.server else 0

    assert loop.run_until_complete(scene()) == 0


def test_the_same_seed_gives_the_same_latencies() -> None:
    async def scene() -> None:
        runner, url = await _serve()
        async with aiohttp.ClientSession() as session:
            for _ in range(3):
                async with session.post(url, data="a") as response:
                    await response.read()
        await runner.cleanup()

    ends = []
    for seed in (1, 1, 2):
        loop = make_loop(seed)
        asyncio.set_event_loop(loop)
        loop.run_until_complete(scene())
        ends.append(loop.time())
        loop.close()
    asyncio.set_event_loop(None)
    assert ends[0] == ends[1] != ends[2]
