"""Domain model of the loopback Discord: users, servers, channels, messages and interactions."""

import asyncio
import itertools
import secrets
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sandbox.discord.permissions import EVERYTHING, IN_DIRECT_MESSAGES, PERM
from sandbox.discord.vocabulary import (
    SYSTEM_MESSAGES,
    THREADS,
    CallbackType,
    ChannelType,
    InteractionType,
    MessageFlag,
    MessageType,
    Wire,
)

EPOCH_MILLISECONDS = 1420070400000
_serial = itertools.count()


def snowflake() -> int:
    """Returns a new id: milliseconds since Discord's epoch, then a counter (reference, "Snowflakes")."""
    return ((int(time.time() * 1000) - EPOCH_MILLISECONDS) << 22) + next(_serial) % (1 << 22)


def iso(seconds: float) -> str:
    """Returns a Unix time in seconds as ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(eq=False)
class User:
    """A person or the bot."""

    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    """False: the user blocks direct messages, so the bot gets 403 with code 50007."""
    dm_refusal: str | None = None
    """One of `direct_messages.REFUSALS`: the rule by which Discord refuses the bot's messages to the user."""
    installed: bool = False
    """True: the app is installed to the user's own account."""
    id: int = field(default_factory=snowflake)


@dataclass
class Role:
    """A role and its permission bits."""

    name: str
    permissions: int
    managed: bool = False


@dataclass
class Member:
    """A user in a server, with the ids of their roles."""

    user: User
    roles: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Guild:
    """A server. Only with the feature COMMUNITY it has a preferred locale other than en-US."""

    name: str
    owner: User
    locale: str = "en-US"
    features: tuple[str, ...] = ()
    has_bot: bool = True
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    id: int = field(default_factory=snowflake)

    def __post_init__(self) -> None:
        if self.locale != "en-US" and "COMMUNITY" not in self.features:
            raise ValueError("only a Community has a preferred locale")

    def base_permissions(self, user: User) -> int:
        """Returns the bits of `user` before channel overwrites; all bits for owner and administrators."""
        if user.id not in self.members:
            return 0
        bits = self.roles[self.id].permissions
        for role in self.members[user.id].roles:
            bits |= self.roles[role].permissions
        return EVERYTHING if user is self.owner or bits & PERM["ADMINISTRATOR"] else bits


class Overwrite(NamedTuple):
    """A channel's permission overwrite for one role (kind 0) or member (kind 1)."""

    kind: int
    allow: int
    deny: int


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or the direct messages between a user and the bot."""

    type: ChannelType
    guild: Guild | None = None
    name: str = ""
    parent: "Channel | None" = None
    recipient: User | None = None
    owner_id: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    members: set[int] = field(default_factory=set)
    """Ids of the members of a thread."""
    extra: Wire = field(default_factory=dict)
    """topic, rate_limit_per_user, default_thread_rate_limit_per_user, archived, locked, invitable,
    auto_archive_duration.
    """
    messages: "dict[int, Message]" = field(default_factory=dict)
    active: float = field(default_factory=time.time)
    """When the thread was last written in or unarchived (Unix seconds)."""
    archived_at: float = field(default_factory=time.time)
    """When the thread was last archived or unarchived (`archive_timestamp`)."""
    id: int = field(default_factory=snowflake)

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def archived(self) -> bool:
        return bool(self.extra.get("archived"))

    @property
    def locked(self) -> bool:
        return bool(self.extra.get("locked"))

    @property
    def archive_minutes(self) -> int:
        """Minutes without a message until the thread is archived (threads, "Active & Archived Threads")."""
        return int(self.extra.get("auto_archive_duration") or 1440)

    @property
    def speaking(self) -> str:
        """The permission to write here: SEND_MESSAGES has no effect in threads (threads topic)."""
        return "SEND_MESSAGES_IN_THREADS" if self.is_thread else "SEND_MESSAGES"

    def permissions(self, user: User) -> int:
        """Returns the bits of `user` here, 0 without View Channel; threads inherit from their parent."""
        if not self.guild:
            return IN_DIRECT_MESSAGES if user.bot or user is self.recipient else 0
        bits = self.guild.base_permissions(user)
        if bits == EVERYTHING:
            return bits
        bits = self._with_overwrites(bits, user) if bits else 0
        if self.type == ChannelType.PRIVATE_THREAD and not self._may_enter(user, bits):
            return 0
        return bits if bits & PERM["VIEW_CHANNEL"] else 0

    def _with_overwrites(self, bits: int, user: User) -> int:
        assert self.guild
        overwrites = (self.parent if self.is_thread and self.parent else self).overwrites
        for group in ([self.guild.id], self.guild.members[user.id].roles, [user.id]):
            hits = [overwrites[key] for key in group if key in overwrites]
            for hit in hits:
                bits &= ~hit.deny
            for hit in hits:
                bits |= hit.allow
        return bits

    def _may_enter(self, user: User, bits: int) -> bool:
        return user.id in self.members or bool(bits & PERM["MANAGE_THREADS"])


class Revision(NamedTuple):
    """A version of a message before an edit."""

    content: str
    embeds: list[Wire]
    components: list[Wire]
    attachments: list[Wire]


@dataclass(eq=False)
class Message:
    """A message; `components` as sent by the bot, `rendered` as Discord returns them."""

    channel: Channel
    author: User
    content: str = ""
    embeds: list[Wire] = field(default_factory=list)
    components: list[Wire] = field(default_factory=list)
    rendered: list[Wire] = field(default_factory=list)
    displays: list[str] = field(default_factory=list)
    """The contents of its text displays."""
    attachments: list[Wire] = field(default_factory=list)
    flags: int = 0
    type: MessageType = MessageType.DEFAULT
    subject: User | None = None
    """Whom a system message is about."""
    ephemeral_to: int = 0
    """Id of the only user who sees it; 0 if it is not ephemeral."""
    interaction: "Interaction | None" = None
    """The interaction that it responds to."""
    reference: "Message | None" = None
    nonce: str | None = None
    tts: bool = False
    allowed_mentions: Wire | None = None
    edited: float | None = None
    pushed: str = ""
    """All that a lock screen shows of it: the content at its creation."""
    reactions: dict[str, set[int]] = field(default_factory=dict)
    thread: Channel | None = None
    deleted: bool = False
    revisions: list[Revision] = field(default_factory=list)
    id: int = field(default_factory=snowflake)
    created: float = field(default_factory=time.time)

    @property
    def uses_components_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    def version(self, number: int) -> Revision:
        """Returns what it showed after so many edits."""
        latest = Revision(self.content, self.embeds, self.components, self.attachments)
        return [*self.revisions, latest][number]

    @property
    def loading(self) -> bool:
        """True while a deferred response has no content."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_system(self) -> bool:
        """True if it only reports what somebody did; nobody wrote it."""
        return self.type in SYSTEM_MESSAGES


@dataclass(frozen=True)
class Push:
    """A notification on one person's phone."""

    to: User
    title: str
    """From whom and where."""
    text: str
    """All that the lock screen shows of the message."""
    message: Message
    at: float


@dataclass(eq=False)
class Interaction:
    """An action of a user, and the bot's response."""

    type: InteractionType
    user: User
    channel: Channel
    data: Wire
    message: Message | None = None
    """The message whose component was used."""
    user_only: bool = False
    """Authorised only by the user's own installation: at most 5 follow-ups."""
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: "aW50ZXJhY3Rpb246" + secrets.token_urlsafe(120))
    created: float = 0.0
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    response: CallbackType = CallbackType.NONE_YET
    original: Message | None = None
    extra: Any = None
    """The modal, or the autocomplete choices."""
    latency: float = 0.0
    """Seconds until the initial response."""
    followups: list[Message] = field(default_factory=list)
    changed: bool = False
    """Whether the response has changed the message that was used."""

    @property
    def awaits_content(self) -> bool:
        """True while a deferred response has no content."""
        return bool(self.original and self.original.loading)


@dataclass(frozen=True)
class Act:
    """An action of a person for the transcript."""

    at: float
    user: User
    channel: Channel
    kind: str
    """What was done: "used", "pressed", "chose" or "sent"."""
    named: dict[str, str]
    """The `command`, `control`, `values` chosen there, or `form` it was done with, as on the screen."""
    message: Message | None = None
    """Whose control was used."""
    control: Wire | None = None
    """The control that was used, or the form that was sent in."""
    values: Wire = field(default_factory=dict)
    """What was filled in, by custom id."""
    version: int = 0
    """How often the message had been edited by then."""
