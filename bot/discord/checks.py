"""Checks of the Discord that the bot is on: each is tried, and what is wrong comes with its mend.

One list for two who ask: the host by `gyoji doctor` (`doctor.py`), a moderator by `/referee check`.
"""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

import aiohttp
import discord
from discord import http
from PIL import Image

from bot.discord.application import INVITED_WITH
from bot.discord.commands.publication import Tree
from bot.discord.commands.registration import FluentTranslator
from bot.discord.delivery.owner import owner_of
from bot.discord.ids import Address, Route
from bot.discord.layout import Attachment, RenderedMessage, uploads_of
from bot.views.message import Message, Picture, Text
from bot.views.texts import Texts

ADDRESS = Address(Route.CHECK, "-")
"""Of the controls of a check, which is about no match."""
_ARCHIVED_AFTER: Literal[60] = 60
"""Minutes; the thread of a check is archived at its end anyway."""
_NEEDED = frozenset(("token", "gateway", "channel", "permissions", "message", "thread", "picture"))
"""Checks without which those after them cannot succeed."""
_COLOURS = ("#c8402a", "#2a6fc8")
"""Of the picture that is sent, and of the one that replaces it."""

Check: TypeAlias = Callable[[], Awaitable[None]]
"""Raises Problem, or what Discord and the network raise."""


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
        facts = {name: " ".join(fact.split()) for name, fact in self.facts.items()}
        return f"❌ {subject}: {texts(f'check-{self.problem}', **facts)}"


class Checks:
    """The checks of a client, for one person and one channel.

    In the channel they post a message with a thread. The messages are deleted at the end; the thread, too, if
    the bot may manage threads, else it is archived. Nobody is notified.
    """

    def __init__(
        self,
        tree: Tree,
        texts: Texts,
        guild_id: int | None = None,
        channel_id: int | None = None,
        person_id: int | None = None,
    ) -> None:
        """The commands of `tree` are to be published on the server `guild_id`, or for all.

        Without `person_id` the direct message is to the owner, without `channel_id` no channel is tried.
        """
        self._client, self._tree, self._texts = tree.client, tree, texts
        self._guild_id, self._channel_id, self._person_id = guild_id, channel_id, person_id
        self._posted: list[discord.Message] = []
        self._opened: discord.Thread | None = None

    async def findings(self, first: Mapping[str, Check] = MappingProxyType({})) -> AsyncIterator[Finding]:
        """Try everything, one by one, after the checks in `first`; nothing that needs what has failed."""
        try:
            for subject, check in {**first, **self._listed()}.items():
                found = await _try(subject, check)
                yield found
                if found.problem and subject in _NEEDED:
                    break
        finally:
            left = await _try("removal", self._remove)
        if left.problem:
            yield left

    def _listed(self) -> dict[str, Check]:
        listed: dict[str, Check] = {
            "application": self._application,
            "commands": self._commands,
            "person" if self._person_id else "owner": self._direct_message,
        }
        if self._channel_id is not None:
            listed |= {
                "channel": self._find_channel,
                "permissions": self._permissions,
                "message": self._message,
                "thread": self._thread,
                "picture": self._picture,
                "edit": self._edit,
            }
        return listed

    # The application

    async def _application(self) -> None:
        application = await self._client.http.application_info()
        if application.get("interactions_endpoint_url"):
            raise Problem("endpoint")

    async def _commands(self) -> None:
        """Published commands are equal to the program's, in every language."""
        translator, guild = FluentTranslator(), self._guild_id
        commands = self._tree.get_commands(guild=discord.Object(guild) if guild else None)
        wanted = [await command.get_translated_payload(self._tree, translator) for command in commands]
        published = {command["name"]: command for command in await self._published(guild)}
        stale = [one["name"] for one in wanted if not _covers(published.get(one["name"]), one)]
        if stale:
            raise Problem("stale", commands=_joined(stale))
        surplus = set(published) - {one["name"] for one in wanted}
        if guild:
            surplus |= {command["name"] for command in await self._published(None)}
        if surplus:
            raise Problem("surplus", commands=_joined(sorted(surplus)))

    async def _published(self, guild: int | None) -> list[dict[str, Any]]:
        """The commands on Discord, with their names in all languages."""
        path = "/applications/{application_id}" + ("/guilds/{guild_id}" if guild else "") + "/commands"
        route = http.Route("GET", path, application_id=self._client.application_id, guild_id=guild)
        found: list[dict[str, Any]] = await self._client.http.request(
            route, params={"with_localizations": "true"}
        )
        return found

    async def _direct_message(self) -> None:
        person_id = self._person_id or await self._owner_id()
        try:
            channel = await self._client.create_dm(discord.Object(person_id))
            self._posted.append(await channel.send(self._texts("check-hello"), silent=True))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            raise Problem("no-message", number=str(error.code)) from None

    async def _owner_id(self) -> int:
        """To whom the application belongs."""
        owner = owner_of(await self._client.application_info())
        if owner is None:
            raise Problem("no-owner")
        return int(owner.id)

    # The channel

    @property
    def channel(self) -> discord.TextChannel:
        """The channel that is tried: of a thread, the one it belongs to. Raises Problem."""
        channel = self._client.get_channel(self._channel_id or 0)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.TextChannel):
            raise Problem("no-channel")
        return channel

    async def _find_channel(self) -> None:
        assert self.channel

    async def _permissions(self) -> None:
        held = self.channel.permissions_for(self.channel.guild.me)
        missing = [name for name in INVITED_WITH if not getattr(held, name)]
        if missing:
            names = _joined(self._texts(f"permission-{name}") for name in missing)
            raise Problem("missing", permissions=names)

    async def _message(self) -> None:
        self._posted.append(await self.channel.send(self._texts("check-hello"), silent=True))

    async def _thread(self) -> None:
        name = self._texts("check-hello")
        self._opened = await self._posted[-1].create_thread(
            name=name, auto_archive_duration=_ARCHIVED_AFTER, slowmode_delay=0
        )

    async def _picture(self) -> None:
        assert self._opened
        sent = self._rendered(_COLOURS[0])
        message = await self._opened.send(view=sent.view(), files=sent.files(), silent=True)
        self._posted.append(message)
        _require_pictures(message, sent)

    async def _edit(self) -> None:
        """As pictures of Components V2 are replaced, which Discord has refused (discord-api-docs #7529)."""
        changed = self._rendered(_COLOURS[1])
        message = await self._posted[-1].edit(view=changed.view(), attachments=changed.files())
        _require_pictures(message, changed)

    def _rendered(self, colour: str) -> RenderedMessage:
        text = self._texts("check-hello")
        message = Message((Text(text), Picture(None, text)))
        return RenderedMessage(message, ADDRESS, (sample_picture(colour, text),))

    async def _remove(self) -> None:
        """Take away what was posted, all that can be."""
        left = await asyncio.gather(*(one.delete() for one in self._posted), return_exceptions=True)
        if thread := self._opened:
            may_delete = self.channel.permissions_for(self.channel.guild.me).manage_threads
            await (thread.delete() if may_delete else thread.edit(archived=True))
        for error in filter(None, left):
            raise error


def sample_picture(colour: str, alt: str) -> Attachment:
    """A picture of one colour such as "#c8402a"."""
    data = io.BytesIO()
    Image.new("RGB", (480, 270), colour).save(data, "PNG")
    return Attachment(f"{colour[1:]}.png", data.getvalue(), alt)


def _require_pictures(message: discord.Message, sent: RenderedMessage) -> None:
    if {picture.name for picture in sent.pictures} - set(uploads_of(message)):
        raise Problem("no-picture")


async def _try(subject: str, check: Check) -> Finding:
    try:
        await check()
    except Problem as problem:
        return Finding(subject, problem.code, problem.facts)
    except discord.HTTPException as error:
        return Finding(subject, "refused", {"status": str(error.status), "reason": error.text or "?"})
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        return Finding(subject, "unreachable", {"reason": str(error) or type(error).__name__})
    return Finding(subject)


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


_joined: Callable[[Iterable[str]], str] = ", ".join
