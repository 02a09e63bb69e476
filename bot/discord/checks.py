"""Checks of the Discord that a host has configured: each is tried, and what is wrong comes with its mend."""

import asyncio
import io
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import discord
from discord import app_commands
from discord.http import Route
from PIL import Image

from bot.discord.application import INTENTS, invitation, use_discord_of
from bot.discord.commands.catalogue import catalogue
from bot.discord.commands.registration import FluentTranslator, for_guild
from bot.discord.threads import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREADS
from bot.settings import Settings
from bot.views.texts import Texts

_READY_SECONDS = 20.0
_ARCHIVED_AFTER: Literal[60] = 60
"""Minutes; the thread of a check is archived at its end anyway."""


class Problem(Exception):
    """A check has failed. Its text is `check-<code>`: what is wrong, and what to do."""

    def __init__(self, code: str, **facts: str) -> None:
        self.code, self.facts = code, facts
        super().__init__(code)


@dataclass(frozen=True)
class Finding:
    """The result of one check: right, or what is wrong with it."""

    subject: str
    """Its text is `check-<subject>`."""
    problem: str | None = None
    facts: Mapping[str, str] = field(default_factory=dict)

    def line(self, texts: Texts) -> str:
        """One line in a language."""
        subject = texts(f"check-{self.subject}")
        if self.problem is None:
            return f"✅ {subject}"
        return f"❌ {subject}: {texts(f'check-{self.problem}', **self.facts)}"


class Examination:
    """The checks of a Discord, and of one of its channels if it is named.

    They connect as the bot does, beside it if it runs. In the channel they post a message with a thread,
    which is archived at the end; the message is deleted.
    """

    def __init__(self, settings: Settings, texts: Texts, channel_id: int | None = None) -> None:
        self.settings, self.texts, self.channel_id = settings, texts, channel_id
        use_discord_of(settings)
        self.client = discord.Client(intents=INTENTS, max_messages=None)

    async def findings(self) -> AsyncIterator[Finding]:
        """Try everything, one by one; without a token or the gateway, nothing that comes after it."""
        checks = {
            "token": self._log_in,
            "application": self._application,
            "commands": self._commands,
            "owner": self._owner,
            "gateway": self._connect,
            "servers": self._servers,
        }
        if self.channel_id is not None:
            checks |= {"permissions": self._permissions, "thread": self._thread}
        async with self.client:
            for subject, check in checks.items():
                try:
                    await check()
                except Problem as problem:
                    yield Finding(subject, problem.code, problem.facts)
                    if subject in ("token", "gateway"):
                        return
                except discord.HTTPException as error:
                    yield Finding(
                        subject, "refused", {"status": str(error.status), "reason": error.text or "?"}
                    )
                else:
                    yield Finding(subject)

    async def _log_in(self) -> None:
        try:
            await self.client.login(self.settings.require_token())
        except discord.LoginFailure:
            raise Problem("token-refused") from None

    async def _application(self) -> None:
        application = await self.client.http.application_info()
        if application.get("interactions_endpoint_url"):
            raise Problem("endpoint")

    async def _connect(self) -> None:
        connecting = asyncio.create_task(self.client.connect(reconnect=False))
        waiting = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait([connecting, waiting], timeout=_READY_SECONDS, return_when="FIRST_COMPLETED")
        if not waiting.done():
            waiting.cancel()
            connecting.cancel()
            with suppress(Exception, asyncio.CancelledError):
                await connecting
            raise Problem("no-gateway")

    async def _servers(self) -> None:
        assert self.client.application_id
        guild = self.settings.guild
        known = self.client.get_guild(guild) if guild else self.client.guilds
        if not known:
            raise Problem("not-invited", address=invitation(self.client.application_id))

    async def _commands(self) -> None:
        """Published commands are equal to the program's, in every language."""
        tree, translator = app_commands.CommandTree(self.client), FluentTranslator()
        guild = self.settings.guild
        commands = [for_guild(command) if guild else command for command in catalogue()]
        wanted = [await command.get_translated_payload(tree, translator) for command in commands]
        published = {command["name"]: command for command in await self._published(guild)}
        stale = [one["name"] for one in wanted if not _covers(published.get(one["name"]), one)]
        if stale:
            raise Problem("stale", commands=_listed(stale))
        surplus = set(published) - {one["name"] for one in wanted}
        if guild:
            surplus |= {command["name"] for command in await self._published(None)}
        if surplus:
            raise Problem("surplus", commands=_listed(sorted(surplus)))

    async def _published(self, guild: int | None) -> list[dict[str, Any]]:
        """The commands on Discord, with their names in all languages."""
        path = "/applications/{application_id}" + ("/guilds/{guild_id}" if guild else "") + "/commands"
        route = Route("GET", path, application_id=self.client.application_id, guild_id=guild)
        found: list[dict[str, Any]] = await self.client.http.request(
            route, params={"with_localizations": "true"}
        )
        return found

    async def _owner(self) -> None:
        """A direct message to whom the application belongs."""
        application = await self.client.application_info()
        owner = application.team.owner if application.team else application.owner
        if owner is None:
            raise Problem("no-owner")
        try:
            await (await self.client.fetch_user(owner.id)).send(self.texts("check-hello"))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            raise Problem("no-message", name=owner.name, number=str(error.code)) from None

    async def _permissions(self) -> None:
        channel = self._channel()
        held = channel.permissions_for(channel.guild.me)
        needed = dict.fromkeys((*NEEDED, *NEEDED_FOR_THREADS, *NEEDED_IN_THREADS))
        missing = [name for name in needed if not getattr(held, name)]
        if missing:
            raise Problem("missing", permissions=_listed(self.texts(f"permission-{one}") for one in missing))

    async def _thread(self) -> None:
        """A thread with a message and a picture, which is changed; all of it is taken away at the end."""
        hello = self.texts("check-hello")
        message = await self._channel().send(hello)
        try:
            thread = await message.create_thread(name=hello, auto_archive_duration=_ARCHIVED_AFTER)
            sent = await thread.send(hello, file=discord.File(_picture(), "check.png"))
            if not (sent.attachments and sent.attachments[0].width):
                raise Problem("no-picture")
            await sent.edit(content=f"{hello} ✅")
            await thread.edit(archived=True)
        finally:
            await message.delete()

    def _channel(self) -> discord.TextChannel:
        channel = self.client.get_channel(self.channel_id or 0)
        if not isinstance(channel, discord.TextChannel):
            raise Problem("no-channel")
        return channel


def _covers(published: Any, wanted: Any) -> bool:
    """Whether Discord holds what the program says.

    None leaves it to Discord's default; Discord leaves out what is empty, and writes permissions as text.
    """
    if isinstance(wanted, Mapping):
        here = published if isinstance(published, Mapping) else {}
        return all(_covers(here.get(key), value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(published, list) and len(wanted) == len(published):
        return all(map(_covers, published, wanted))
    return wanted is None or not (published or wanted) or str(published) == str(wanted)


def _picture() -> io.BytesIO:
    """A small picture."""
    data = io.BytesIO()
    Image.new("RGB", (64, 64), "#c8402a").save(data, "PNG")
    data.seek(0)
    return data


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
