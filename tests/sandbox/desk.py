"""A loopback Discord with two people, and a client that sends raw requests as the bot."""

import asyncio
import json
from typing import Any, NamedTuple, Self

import aiohttp

from sandbox.discord import PERM, Config, FakeDiscord, Human, Reply, View
from sandbox.discord.vocabulary import CallbackType, ComponentType, MessageFlag, Wire
from sandbox.discord.world import Channel, Guild, Interaction, Message

Files = tuple[tuple[str, bytes], ...]
"""(file name, content) of each upload."""

COMMAND: Wire = {
    "name": "go",
    "description": "d",
    "contexts": [0],
    "options": [{"type": 3, "name": "x", "description": "d", "autocomplete": True}],
}


def button(key: str = "b", **fields: Any) -> Wire:
    return {"type": ComponentType.BUTTON, "style": 1, "label": "x", "custom_id": key, **fields}


def row(*items: Wire) -> Wire:
    return {"type": ComponentType.ACTION_ROW, "components": list(items)}


def select(options: int = 2, **fields: Any) -> Wire:
    listed = [{"label": str(at), "value": str(at)} for at in range(options)]
    return row({"type": ComponentType.STRING_SELECT, "custom_id": "s", "options": listed, **fields})


def words(text: str = "x") -> Wire:
    return {"type": ComponentType.TEXT_DISPLAY, "content": text}


def layout(*components: Wire) -> Wire:
    """A message of Components V2."""
    return {"flags": MessageFlag.COMPONENTS_V2, "components": list(components)}


class Response(NamedTuple):
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        """The JSON error code."""
        return int(self.body["code"])


class Desk:
    """Everything that the tests of the REST side need."""

    service: FakeDiscord
    alice: Human
    bob: Human
    guild: Guild
    channel: Channel

    async def open(self) -> Self:
        config = Config(buckets={}, default_bucket=(10**6, 1.0), global_limit=10**6, ack_deadline=0.2)
        self.service = await FakeDiscord(config).start()
        self.alice, self.bob = Human(self.service, "Alice"), Human(self.service, "Bob")
        granted = PERM["MANAGE_THREADS"]
        people = (self.alice.user, self.bob.user)
        self.guild = await self.service.add_guild("Club", *people, bot_permissions=granted)
        self.channel = await self.service.add_channel(self.guild, "table")
        self._session = aiohttp.ClientSession(headers={"Authorization": "Bot " + self.service.token})
        await self.request("PUT", self.commands, [COMMAND])
        return self

    async def close(self) -> None:
        await self._session.close()
        await self.service.stop()

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    @property
    def commands(self) -> str:
        return f"/applications/{self.service.bot.id}/commands"

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: Files = (),
        **options: Any,
    ) -> Response:
        if files:
            options["data"] = _form(body, files)
        elif body is not None:
            options["json"] = body
        async with self._session.request(method, self.service.api + path, **options) as response:
            raw = await response.read()
            return Response(response.status, json.loads(raw) if raw else None, response.headers)

    async def post(self, body: Wire, *files: tuple[str, bytes], **options: Any) -> Response:
        """Send a message to the channel."""
        return await self.request("POST", self.messages, body, files, **options)

    async def sent(self, channel: Channel, body: Wire, *files: tuple[str, bytes]) -> Message:
        """Send a message that is accepted. Returns it."""
        answer = await self.request("POST", f"/channels/{channel.id}/messages", body, files)
        assert answer.status == 200, answer.body
        return channel.messages[int(answer.body["id"])]

    async def edit(self, message: Message, body: Wire, *files: tuple[str, bytes]) -> Response:
        path = f"/channels/{message.channel.id}/messages/{message.id}"
        return await self.request("PATCH", path, body, files)

    async def thread(self, parent: Channel | None = None, **body: Any) -> Channel:
        """A new thread, public unless `body` has another type."""
        path = f"/channels/{(parent or self.channel).id}/threads"
        answer = await self.request("POST", path, {"name": "room", "type": 11} | body)
        assert answer.status == 201, answer.body
        return self.service.channels[int(answer.body["id"])]

    async def press(self, person: Human, message: Message, key: str = "b") -> Reply:
        """Somebody presses a button, and the bot defers the update."""
        pending = await self.opened(person.click(View(message, person), key))
        await pending.answer(CallbackType.DEFERRED_UPDATE)
        return await pending.reply()

    async def pending(self, **values: Any) -> "Pending":
        """A slash command of Alice that waits for its answer."""
        return await self.opened(self.alice.slash(self.channel, "go", **values))

    async def opened(self, act: Any) -> "Pending":
        before = len(self.service.interactions)
        task = asyncio.ensure_future(act)
        await self.service.wait_for(lambda: len(self.service.interactions) > before)
        return Pending(self, task, list(self.service.interactions.values())[-1])


class Pending:
    """An interaction that the bot has not answered yet."""

    def __init__(self, desk: Desk, task: "asyncio.Future[Any]", interaction: Interaction) -> None:
        self.desk = desk
        self.task = task
        self.hook = f"/webhooks/{desk.service.bot.id}/{interaction.token}"
        self._callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    async def answer(self, kind: int, **data: Any) -> Response:
        return await self.desk.request("POST", self._callback, {"type": kind, "data": data})

    async def follow_up(self, text: str) -> Response:
        return await self.desk.request("POST", self.hook, {"content": text})

    async def reply(self) -> Reply:
        reply: Reply = await self.task
        return reply


def _form(body: Any, files: Files) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for at, (name, data) in enumerate(files):
        form.add_field(f"files[{at}]", data, filename=name, content_type="application/octet-stream")
    return form
