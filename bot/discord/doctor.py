"""`gyoji doctor`: connects as the bot does, beside it if it runs, and tries its Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import discord
from discord import app_commands

from bot.discord.application import INTENTS, invitation, use_discord_of
from bot.discord.checks import Checks, Finding, Problem
from bot.discord.commands.catalogue import add_commands
from bot.settings import Settings
from bot.views.texts import Texts

_READY_SECONDS = 20.0


class Doctor:
    """The checks of a host: the connection, the servers, and one channel if it is named."""

    def __init__(self, settings: Settings, texts: Texts, channel_id: int | None = None) -> None:
        self._settings = settings
        use_discord_of(settings)
        self._client = discord.Client(intents=INTENTS, max_messages=None)
        tree = app_commands.CommandTree(self._client)
        add_commands(tree, settings.guild)
        self._checks = Checks(tree, texts, settings.guild, channel_id)

    async def findings(self) -> AsyncIterator[Finding]:
        """Try everything, one by one; without a token or the gateway, nothing that comes after it."""
        first = {"token": self._log_in, "gateway": self._connect, "servers": self._servers}
        async with self._client:
            async for finding in self._checks.findings(first):
                yield finding

    async def _log_in(self) -> None:
        try:
            await self._client.login(self._settings.require_token())
        except discord.LoginFailure:
            raise Problem("token-refused") from None

    async def _connect(self) -> None:
        connecting = asyncio.create_task(self._client.connect(reconnect=False))
        waiting = asyncio.create_task(self._client.wait_until_ready())
        await asyncio.wait([connecting, waiting], timeout=_READY_SECONDS, return_when="FIRST_COMPLETED")
        if not waiting.done():
            waiting.cancel()
            connecting.cancel()
            with suppress(Exception, asyncio.CancelledError):
                await connecting
            raise Problem("no-gateway")

    async def _servers(self) -> None:
        assert self._client.application_id
        guild = self._settings.guild
        known = self._client.get_guild(guild) if guild else self._client.guilds
        if not known:
            raise Problem("not-invited", address=invitation(self._client.application_id))
