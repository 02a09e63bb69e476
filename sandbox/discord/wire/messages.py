"""Messages as JSON objects (https://docs.discord.com/developers/resources/message)."""

import re
from typing import TYPE_CHECKING, NamedTuple

from sandbox.discord.limits.messages import embed_pictures
from sandbox.discord.permissions import PERM
from sandbox.discord.vocabulary import Intent, InteractionType, MessageType, Wire
from sandbox.discord.wire.components import media_wire
from sandbox.discord.wire.entities import thread_wire, user_wire
from sandbox.discord.world import Channel, Interaction, Message, User, iso

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord


class Mentions(NamedTuple):
    """The users and roles that a message actually pings."""

    users: list[User]
    roles: list[str]
    everyone: bool


def mentions(service: "FakeDiscord", message: Message) -> Mentions:
    """The pings of a message after `allowed_mentions` (message resource, "Allowed Mentions Object")."""
    if message.subject:
        return Mentions([message.subject], [], False)
    found = _written_mentions(service, message)
    allowed = message.allowed_mentions
    if allowed is not None:
        found = _allowed(found, allowed)
    pings_author = (allowed or {}).get("replied_user", allowed is None)
    answered = message.reference.author if message.reference and message.type == MessageType.REPLY else None
    if answered and pings_author and answered not in found.users:
        found.users.append(answered)
    return found


def written_text(message: Message) -> str:
    """Returns the text in which mentions count: content and text displays."""
    return " ".join([message.content, *message.displays])


def _written_mentions(service: "FakeDiscord", message: Message) -> Mentions:
    text = written_text(message)
    user_ids = dict.fromkeys(int(key) for key in re.findall(r"<@!?(\d+)>", text))
    roles = message.channel.guild.roles if message.channel.guild else {}
    may_ping_all = message.channel.permissions(message.author) & PERM["MENTION_EVERYONE"]
    return Mentions(
        [service.users[key] for key in user_ids if key in service.users],
        [key for key in dict.fromkeys(re.findall(r"<@&(\d+)>", text)) if int(key) in roles],
        bool(may_ping_all and re.search("@everyone|@here", text)),
    )


def _allowed(found: Mentions, allowed: Wire) -> Mentions:
    parse = allowed.get("parse") or []
    users, roles = map(str, allowed.get("users") or ()), map(str, allowed.get("roles") or ())
    user_ids, role_ids = set(users), set(roles)
    return Mentions(
        [user for user in found.users if "users" in parse or str(user.id) in user_ids],
        [role for role in found.roles if "roles" in parse or role in role_ids],
        found.everyone and "everyone" in parse,
    )


def message_wire(service: "FakeDiscord", message: Message, *, deep: bool = True) -> Wire:
    """Message resource, "Message Object", as the bot receives it. deep: with the referenced message."""
    users, roles, everyone = mentions(service, message)
    wire = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.type,
        "author": user_wire(message.author),
        "flags": message.flags,
        "timestamp": iso(message.created),
        "edited_timestamp": iso(message.edited) if message.edited else None,
        "pinned": False,
        "tts": message.tts,
        "mentions": [user_wire(user) for user in users],
        "mention_roles": roles,
        "mention_everyone": everyone,
    }
    is_open = _is_content_open(service, message, service.bot in users)
    wire |= (
        _content(message) if is_open else {"content": "", "embeds": [], "attachments": [], "components": []}
    )
    return wire | _circumstances(service, message) | _reference(service, message, deep)


def _is_content_open(service: "FakeDiscord", message: Message, pings_bot: bool) -> bool:
    """Gateway, "Message Content Intent": own messages, direct messages, mentions, pinging replies."""
    if message.author is service.bot or not message.channel.guild:
        return True
    if service.config.privileged & Intent.MESSAGE_CONTENT:
        return True
    by_name = f"<@{service.bot.id}>" in message.content
    return pings_bot and (by_name or not (message.reference and message.reference.interaction))


def _content(message: Message) -> Wire:
    """Files of Components V2 are found by `media.attachment_id` only (discord-api-docs #8277, #7611)."""
    return {
        "content": message.content,
        "embeds": [embed_wire(embed, message.attachments) for embed in message.embeds],
        "attachments": [] if message.uses_components_v2 else message.attachments,
        "components": message.rendered,
    }


def _without_nulls(wire: Wire) -> Wire:
    return {key: value for key, value in wire.items() if value is not None}


def embed_wire(embed: Wire, attachments: list[Wire]) -> Wire:
    """Message resource, "Embed Object", with attached pictures resolved."""
    wire: Wire = {
        key: embed[key] for key in ("title", "description", "url", "color", "timestamp") if key in embed
    }
    wire = _without_nulls(wire) | {"type": "rich"}
    if embed.get("fields"):
        wire["fields"] = [{"inline": False, **field} for field in embed["fields"]]
    for key in ("footer", "author"):
        if embed.get(key):
            wire[key] = _without_nulls(embed[key])
    for key, url in embed_pictures(embed).items():
        media = _without_nulls(media_wire(url, attachments))
        wire[key] = {name: value for name, value in media.items() if name not in ("id", "attachment_id")}
    return wire


def _circumstances(service: "FakeDiscord", message: Message) -> Wire:
    wire: Wire = {}
    if message.nonce is not None:
        wire["nonce"] = message.nonce
    if message.reactions:
        wire["reactions"] = [
            _reaction(emoji, people, service.bot) for emoji, people in message.reactions.items()
        ]
    if message.thread:
        wire["thread"] = thread_wire(message.thread, service.bot)
    if message.interaction:
        app = str(service.bot.id)
        metadata = _interaction_metadata(message.interaction)
        wire |= {"application_id": app, "webhook_id": app, "interaction_metadata": metadata}
    return wire


def _reaction(emoji: str, people: set[int], bot: User) -> Wire:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "burst_colors": [],
        "me": bot.id in people,
        "me_burst": False,
    }


def owners_wire(user: User, channel: Channel, user_only: bool) -> Wire:
    """Receiving and responding, "Authorizing Integration Owners Object"."""
    of_person = {"1": str(user.id)} if user.installed else {}
    return of_person if user_only else of_person | {"0": str(channel.guild.id) if channel.guild else "0"}


def _interaction_metadata(interaction: Interaction) -> Wire:
    """Message resource, "Message Interaction Metadata Object"."""
    common = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_wire(interaction.user),
        "authorizing_integration_owners": owners_wire(
            interaction.user, interaction.channel, interaction.user_only
        ),
    }
    if interaction.type == InteractionType.COMPONENT and interaction.message:
        return common | {"interacted_message_id": str(interaction.message.id)}
    if interaction.type == InteractionType.MODAL_SUBMIT:
        return common | {"triggering_interaction_metadata": common | {"type": InteractionType.COMMAND}}
    return common


def _reference(service: "FakeDiscord", message: Message, deep: bool) -> Wire:
    answered = message.reference
    if not answered:
        return {}
    where = {"type": 0, "channel_id": str(message.channel.id), "message_id": str(answered.id)}
    if message.channel.guild:
        where["guild_id"] = str(message.channel.guild.id)
    if not deep:
        return {"message_reference": where}
    inner = None if answered.deleted else message_wire(service, answered, deep=False)
    return {"message_reference": where, "referenced_message": inner}
