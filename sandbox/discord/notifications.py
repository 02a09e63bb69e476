"""Push notifications: whose phones a new message reaches, and what their lock screens show.

https://docs.discord.com/developers/resources/message: only a new message notifies, never an edit, nor one
with SUPPRESS_NOTIFICATIONS. A lock screen shows the content of the creation; a message of Components V2 has
none (https://github.com/discord/discord-api-docs/issues/7854).
"""

from typing import TYPE_CHECKING

from sandbox.discord.limits import components_within
from sandbox.discord.permissions import PERM
from sandbox.discord.vocabulary import ComponentType, MessageFlag
from sandbox.discord.wire.messages import mentions
from sandbox.discord.world import Message, Push, User

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_SILENT = MessageFlag.LOADING | MessageFlag.SILENT


def notify_people(service: "FakeDiscord", message: Message) -> None:
    """Push a new message to everybody whom it concerns; warns of an empty push."""
    people = notified(service, message)
    channel = message.channel
    place = f" (#{channel.name}, {channel.guild.name})" if channel.guild else ""
    title, now = message.author.name + place, service.now()
    service.pushes += [Push(user, title, message.pushed, message, now) for user in people]
    if people and message.uses_components_v2:
        names = ", ".join(user.name for user in people)
        service.notes.warn("empty-push", "create_message", f"to {names}: {_first_words(message)}")


def notified(service: "FakeDiscord", message: Message) -> list[User]:
    """Returns the recipient of a direct message, elsewhere everybody who is mentioned and may look.

    An answer to an interaction does not notify the person who is waiting for it.
    """
    if message.is_system or message.flags & _SILENT:
        return []
    asker = message.interaction.user if message.interaction else None
    return [
        user
        for user in _addressed(service, message)
        if not user.bot
        and user not in (message.author, asker)
        and message.channel.permissions(user) & PERM["VIEW_CHANNEL"]
    ]


def _addressed(service: "FakeDiscord", message: Message) -> list[User]:
    if message.channel.recipient:
        return [message.channel.recipient]
    users, roles, everyone = mentions(service, message)
    members = message.channel.guild.members.values() if message.channel.guild else ()
    held = (member.user for member in members if everyone or {*map(str, member.roles)} & set(roles))
    return list(dict.fromkeys([*users, *held]))


def _first_words(message: Message) -> str:
    every = components_within(message.components)
    texts = [str(one["content"]) for one in every if one["type"] == ComponentType.TEXT_DISPLAY]
    return repr(" ".join(texts)[:60])
