"""An unmodified discord.py bot lives in the loopback Discord."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

import discord
import pytest
import yarl
from PIL import Image

from sandbox.discord import PERM, Cannot, FakeDiscord, Fault, Human, View
from sandbox.discord.config import PATIENCE
from tests.sandbox.practice_bot import PracticeBot


class Club:
    """Two people, a channel, and the bot running in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    async def open(self) -> Self:
        self.service = await FakeDiscord().start()
        self.alice, self.bob = Human(self.service, "Alice"), Human(self.service, "Bob", locale="cs")
        people = (self.alice.user, self.bob.user)
        guild = await self.service.add_guild("Club", *people, bot_permissions=PERM["MANAGE_THREADS"])
        self.channel = await self.service.add_channel(guild, "table")
        gateway = yarl.URL(self.service.gateway_url)
        self.monkeypatch.setattr("discord.http.Route.BASE", self.service.api)
        self.monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", gateway)
        await self.start_bot()
        return self

    async def start_bot(self) -> None:
        self.bot = PracticeBot()
        await self.bot.login(self.service.token)
        self._running = asyncio.create_task(self.bot.connect())
        async with asyncio.timeout(PATIENCE):
            await self.bot.wait_until_ready()

    async def stop_bot(self) -> None:
        await self.bot.close()
        with suppress(discord.ConnectionClosed):
            await self._running

    async def close(self) -> None:
        await self.stop_bot()
        await self.service.stop()

    async def new_game(self) -> View:
        reply = await self.alice.slash(self.channel, "game", city="Praha")
        return shown(reply.message)


def shown(view: View | None) -> View:
    assert view
    return view


@pytest.fixture
async def club(virtual_time: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    club = await Club(monkeypatch).open()
    yield club
    await club.close()
    assert not club.service.fake_errors
    assert not club.service.unimplemented


async def test_autocomplete_pictures_and_edits(club: Club) -> None:
    alice, channel = club.alice, club.channel
    offered = await alice.autocomplete(channel, "game", "city", "br")
    assert [choice["name"] for choice in offered or ()] == ["Brno", "Bratislava"]
    reply = await alice.slash(channel, "game", city="Brno", rival=club.bob)
    assert reply.kind == "message"
    view = await alice.wait(channel, lambda view: "turn 2" in view.content)
    assert view.revisions[0].content.startswith("game in Brno against")
    ((url, alt),) = view.images
    assert alt == "a map"
    assert Image.open(io.BytesIO(await alice.download(url))).size == (64, 48)
    assert "hra" in club.bob.commands(channel)
    assert club.service.violations == []


async def test_forms_with_selects_and_uploads(club: Club) -> None:
    form = await club.alice.click(await club.new_game(), "Order")
    assert form.modal
    assert form.modal["title"] == "Your order"
    with pytest.raises(Cannot, match="51 characters"):
        await club.alice.submit(form, order="x" * 51, kind=["hold"])
    await asyncio.sleep(1)  # for discord.py a form is open when Discord has confirmed that it opens it
    done = await club.alice.submit(form, order="F Kiel", kind=["hold"], proof=[("p.txt", b"hi")])
    assert shown(done.message).content == "F Kiel ['hold'] ['p.txt']"
    assert shown(done.message).ephemeral
    assert not any("Kiel" in view.content for view in club.bob.read(club.channel))
    sent = club.service.acts[-1]
    assert (sent.kind, sent.named) == (
        "sent",
        {"form": "Your order (Order: F Kiel, Kind: hold, Proof: p.txt, 2 bytes)"},
    )
    assert club.service.violations == []


async def test_secrets_and_selects(club: Club) -> None:
    view = await club.new_game()
    hand = shown((await club.bob.click(view, "Hand")).message)
    assert hand.images[0][1] == "your hand"
    assert hand.message not in club.alice.visible(club.channel)
    assert len(club.alice.read(club.channel)) == 1
    with pytest.raises(Cannot, match="not visible to Alice"):
        await club.alice.click(hand, "anything")
    assert (await club.bob.choose(view, "Vote", "a", "c")).kind == "update"
    assert view.content == "votes: a,c"
    with pytest.raises(Cannot):
        await club.bob.choose(view, "Vote", "a", "b", "c")
    assert [(act.kind, act.named) for act in club.service.acts[1:]] == [
        ("pressed", {"control": "Hand"}),
        ("chose", {"values": "A, C", "control": "Vote"}),
    ]


async def test_buttons_survive_a_restart(club: Club) -> None:
    panel = await club.new_game()
    moves = shown((await club.alice.slash(club.channel, "moves")).message)
    await club.stop_bot()
    club.service.config.ack_deadline = 0.05
    assert (await club.bob.click(panel, "Hand")).kind == "failed"
    club.service.config.ack_deadline = 3.0
    await club.start_bot()
    assert (await club.bob.click(panel, "Hand")).kind == "message"
    assert (await club.bob.click(moves, "Move 7")).kind == "nothing"
    await club.bob.wait(club.channel, lambda view: view.content == "moved 7" and view.images)


async def test_layouts(club: Club) -> None:
    reply = await club.alice.slash(club.channel, "board")
    assert reply.kind == "thinking"
    view = shown(await reply.done())
    assert view.text == "# Board\nSeason 1"
    assert view.images[0][1] == "the board"
    assert view.buttons[0]["label"] == "Refresh"
    assert club.service.violations == []
    assert club.service.warnings == []


async def test_open_and_closed_direct_messages(club: Club) -> None:
    reply = await club.alice.slash(club.channel, "confide")
    assert shown(await reply.done()).content == "sent"
    (view,) = club.alice.read(club.alice.dm)
    assert view.content == "psst!"
    assert not club.bob.read(club.alice.dm)
    assert shown((await club.alice.click(view, "Hand")).message).ephemeral
    club.bob.user.dms_open = False
    reply = await club.bob.slash(club.channel, "confide")
    assert shown(await reply.done()).content == "cannot write to you: 50007"


async def test_private_threads(club: Club) -> None:
    await club.alice.slash(club.channel, "room")
    thread = next(channel for channel in club.service.channels.values() if channel.name == "room")
    _, view = club.alice.read(thread)
    assert view.pings == ["Alice"]
    assert club.bob.read(thread) == []


async def test_the_bot_resumes_after_a_cut(club: Club) -> None:
    await club.service.drop_gateway()
    await club.service.wait_for(lambda: club.service.sent["RESUMED"])
    assert (await club.alice.slash(club.channel, "moves")).kind == "message"
    assert club.service.identifies == 1


async def test_the_bot_waits_when_it_is_too_fast(club: Club) -> None:
    club.service.limiter.exhaust("message", club.channel.id, 0.2)
    reply = await club.alice.slash(club.channel, "spam")
    assert shown(await reply.done()).content == "done"
    assert [seen.op for seen in club.service.log if seen.status == 429] == ["create_message"]


async def test_lost_answers_double_follow_ups_but_not_messages(club: Club) -> None:
    club.service.faults.append(Fault("create_message", status=502, after=True))
    club.service.faults.append(Fault("execute_webhook", status=502, after=True))
    reply = await club.alice.slash(club.channel, "confide")
    await club.service.wait_for(lambda: reply.followups)
    assert shown(reply.message).content == reply.followups[0].content == "sent"
    assert len(club.alice.read(club.alice.dm)) == 1
