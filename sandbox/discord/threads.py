"""Threads: who is in them, and when they are archived (https://docs.discord.com/developers/topics/threads)."""

import math
from typing import TYPE_CHECKING

from sandbox.discord.permissions import PERM
from sandbox.discord.vocabulary import Intent, MessageType, Wire
from sandbox.discord.wire.entities import channel_wire, thread_member_wire
from sandbox.discord.wire.messages import mentions
from sandbox.discord.world import Channel, Message, User

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord


class Threads:
    """The threads of all servers; "Thread Membership" and "Active & Archived Threads"."""

    def __init__(self, service: "FakeDiscord") -> None:
        self.service = service
        self._next_archiving = -math.inf
        """The earliest time at which a thread may have been inactive for long enough."""

    # Members ----------------------------------------------------------------------------------------------

    async def join(self, thread: Channel, user: User, by: User | None = None) -> None:
        """Make somebody a member: only members have the thread in the sidebar and its unread marks."""
        if user.id in thread.members:
            return
        thread.members.add(user.id)
        await self._emit_members(thread, user, {"added_members": [thread_member_wire(thread, user.id)]})
        if by and by is not user:
            await self.report(thread, MessageType.RECIPIENT_ADD, by, user)

    async def leave(self, thread: Channel, user: User, by: User | None = None) -> None:
        if user.id not in thread.members:
            return
        thread.members.discard(user.id)
        await self._emit_members(thread, user, {"removed_member_ids": [str(user.id)]})
        if by and by is not user:
            await self.report(thread, MessageType.RECIPIENT_REMOVE, by, user)

    async def join_mentioned(self, message: Message) -> None:
        """Add whomever a message mentions, also by an edit, if they may view the channel of the thread.

        In a private thread only if its author may invite.
        """
        thread = message.channel
        if not thread.is_thread or message.ephemeral_to or message.is_system:
            return
        if not self._may_invite(thread, message.author):
            return
        for user in mentions(self.service, message).users:
            if not user.bot and self.may_view_parent(thread, user):
                await self.join(thread, user)

    def _may_invite(self, thread: Channel, author: User) -> bool:
        if thread.extra.get("invitable", True) or author.id == thread.owner_id:
            return True
        return bool(thread.permissions(author) & PERM["MANAGE_THREADS"])

    def may_view_parent(self, thread: Channel, user: User) -> bool:
        assert thread.parent
        return bool(thread.parent.permissions(user) & PERM["VIEW_CHANNEL"])

    async def report(
        self, thread: Channel, kind: MessageType, author: User, subject: User | None = None, text: str = ""
    ) -> None:
        """Post a system message ("New Message Types")."""
        if self.service.config.system_messages:
            await self.service.post(Message(thread, author, text, type=kind, subject=subject))

    async def _emit_members(self, thread: Channel, user: User, change: Wire) -> None:
        """Always sent if it is the bot itself, otherwise only with GUILD_MEMBERS."""
        assert thread.guild
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild.id),
            "member_count": len(thread.members),
        } | change
        intent = 0 if user is self.service.bot else Intent.GUILD_MEMBERS
        await self.service.emit(
            "THREAD_MEMBERS_UPDATE", data, guild=thread.guild, channel=thread, intent=intent
        )

    # Archiving --------------------------------------------------------------------------------------------

    async def archive_inactive(self) -> None:
        """Archive the threads without a message for `auto_archive_duration` minutes."""
        now = self.service.now()
        if now < self._next_archiving:
            return
        for thread in self._open():
            if now >= _end_of(thread):
                await self.archive(thread)
        self._next_archiving = min(map(_end_of, self._open()), default=math.inf)

    def _open(self) -> list[Channel]:
        every = self.service.channels.values()
        return [channel for channel in every if channel.is_thread and not channel.archived]

    def note_activity(self, thread: Channel) -> None:
        """The thread was made, written in or unarchived, or its `auto_archive_duration` has changed."""
        thread.active = self.service.now()
        self._next_archiving = min(self._next_archiving, _end_of(thread))

    async def archive(self, thread: Channel, locked: bool | None = None) -> None:
        """Archive a thread, as Discord or a moderator does; `locked` is set, too, unless it is None."""
        thread.extra["archived"] = True
        if locked is not None:
            thread.extra["locked"] = locked
        await self._emit_update(thread)

    async def unarchive(self, thread: Channel) -> None:
        thread.extra["archived"] = False
        self.note_activity(thread)
        await self._emit_update(thread)

    async def _emit_update(self, thread: Channel) -> None:
        thread.archived_at = self.service.now()
        data = channel_wire(thread)
        await self.service.emit(
            "THREAD_UPDATE", data, guild=thread.guild, channel=thread, intent=Intent.GUILDS
        )

    # What is refused --------------------------------------------------------------------------------------

    def require_active(self, channel: Channel, operation: str) -> None:
        """Only active threads can be changed, and locked ones only by moderators. Raises ApiError.

        New messages unarchive a thread, and deleting is possible in archived ones.
        """
        if channel.archived:
            raise self.service.notes.refuse("archived", operation, channel.name)
        self.require_unlocked(channel, operation)

    def require_unlocked(self, channel: Channel, operation: str) -> None:
        """Locked threads are for MANAGE_THREADS ("Locked Threads"). Raises ApiError."""
        if channel.locked and not self.is_moderator(channel):
            raise self.service.notes.refuse("locked", operation, channel.name)

    def require_deletable(self, channel: Channel, operation: str) -> None:
        """Messages of an archived thread can be deleted unless it is locked, too. Raises ApiError."""
        is_closed = channel.locked and not self.is_moderator(channel)
        if channel.archived and (is_closed or not self.service.config.delete_in_archived):
            raise self.service.notes.refuse("archived", operation, channel.name)

    def is_moderator(self, channel: Channel) -> bool:
        """Whether the bot moderates threads here."""
        return bool(channel.permissions(self.service.bot) & PERM["MANAGE_THREADS"])


def _end_of(thread: Channel) -> float:
    return thread.active + 60.0 * thread.archive_minutes
