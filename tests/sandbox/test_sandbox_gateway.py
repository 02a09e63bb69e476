"""The gateway's own protocol: shards, close codes, heartbeats, RESUME."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.discord.config import PATIENCE
from sandbox.discord.vocabulary import Intent
from tests.sandbox.desk import Desk

HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, BEATEN = 1, 2, 6, 9, 10, 11


class Client:
    """A bare websocket client."""

    def __init__(self, desk: Desk, session: aiohttp.ClientSession) -> None:
        self.desk = desk
        self._session = session

    async def connect(self) -> "Client":
        self._socket = await self._session.ws_connect(self.desk.service.gateway_url + "?v=10&encoding=json")
        assert (await self.next())["op"] == HELLO
        return self

    async def send(self, op: int, data: Any = None) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def next(self) -> dict[str, Any]:
        frame: dict[str, Any] = await self._socket.receive_json(timeout=PATIENCE)
        return frame

    async def identify(self, intents: int = Intent.GUILDS, **fields: Any) -> None:
        await self.send(IDENTIFY, {"token": self.desk.service.token, "intents": intents} | fields)

    async def until(self, event: str) -> dict[str, Any]:
        while (frame := await self.next())["t"] != event:
            pass
        return frame

    async def close_code(self) -> int | None:
        await self._socket.receive(timeout=PATIENCE)
        return self._socket.close_code

    async def leave(self) -> None:
        await self._socket.close()


@pytest.fixture
async def clients(desk: Desk) -> AsyncIterator[tuple[Client, Client]]:
    async with aiohttp.ClientSession() as session:
        yield await Client(desk, session).connect(), await Client(desk, session).connect()


Clients = tuple[Client, Client]


async def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first(
    desk: Desk, clients: Clients
) -> None:
    for number, client in enumerate(clients):
        await client.identify(Intent.GUILDS | Intent.DIRECT_MESSAGES, shard=[number, 2])
    ready = [await client.until("READY") for client in clients]
    mine = (desk.guild.id >> 22) % 2
    assert len(ready[mine]["d"]["guilds"]) == 1
    assert ready[1 - mine]["d"]["guilds"] == []
    await desk.alice.say(desk.alice.dm, "psst")
    assert (await clients[0].until("MESSAGE_CREATE"))["d"]["content"] == "psst"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 << 30}, 4013),
        ({"intents": int(Intent.MESSAGE_CONTENT)}, 4014),
    ],
)
async def test_throws_out_a_wrong_identify(clients: Clients, fields: dict[str, Any], code: int) -> None:
    await clients[0].identify(**fields)
    assert await clients[0].close_code() == code


async def test_a_resumed_session_gets_what_it_missed(desk: Desk, clients: Clients) -> None:
    first, second = clients
    await first.identify(Intent.GUILDS | Intent.GUILD_MESSAGES)
    session = (await first.until("READY"))["d"]["session_id"]
    last = (await first.until("GUILD_CREATE"))["s"]
    await first.leave()
    await desk.post({"content": "meanwhile"})
    await second.send(RESUME, {"token": desk.service.token, "session_id": session, "seq": last})
    assert (await second.until("MESSAGE_CREATE"))["d"]["content"] == "meanwhile"
    assert (await second.until("RESUMED"))["op"] == 0


async def test_an_unknown_session_cannot_be_resumed(desk: Desk, clients: Clients) -> None:
    await clients[0].send(RESUME, {"token": desk.service.token, "session_id": "?", "seq": 1})
    assert await clients[0].next() == {"op": INVALID, "d": False, "t": None, "s": None}


async def test_heartbeats_are_answered(clients: Clients) -> None:
    await clients[0].send(HEARTBEAT, None)
    assert (await clients[0].next())["op"] == BEATEN


async def test_nothing_is_listened_to_before_identify(clients: Clients) -> None:
    await clients[0].send(8, {})
    assert await clients[0].close_code() == 4003


async def test_a_press_can_reach_the_bot_twice(desk: Desk, clients: Clients) -> None:
    client, _ = clients
    await client.identify()
    await client.until("READY")
    desk.service.gateway.doubles = True
    await desk.service.emit("INTERACTION_CREATE", {"id": "1"})
    first, second = [await client.until("INTERACTION_CREATE") for _ in range(2)]
    assert first["d"] == second["d"]
    assert first["s"] != second["s"]
