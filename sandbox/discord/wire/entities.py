"""Users, members, roles, servers, channels and emojis as JSON objects (developers/resources)."""

import time

from sandbox.discord.vocabulary import ChannelType, Wire
from sandbox.discord.world import EPOCH_MILLISECONDS, Channel, Guild, Role, User, iso

_COMMON_USER: Wire = {
    "avatar": None,
    "public_flags": 0,
    "flags": 0,
    "banner": None,
    "accent_color": None,
    "avatar_decoration_data": None,
    "collectibles": None,
    "primary_guild": None,
}
_COMMON_MEMBER: Wire = {
    "avatar": None,
    "avatar_decoration_data": None,
    "banner": None,
    "communication_disabled_until": None,
    "flags": 0,
    "nick": None,
    "pending": False,
    "premium_since": None,
    "collectibles": None,
}
_COMMON_ROLE: Wire = {
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "mentionable": True,
    "icon": None,
    "unicode_emoji": None,
    "flags": 0,
}
_COMMON_GUILD: Wire = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "mfa_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 25_000_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def user_wire(user: User) -> Wire:
    """User resource, "User Object"."""
    own = {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "1234" if user.bot else "0",
    }
    return _COMMON_USER | own | ({"bot": True} if user.bot else {})


def own_user_wire(bot: User) -> Wire:
    """The bot's user as only the bot itself receives it."""
    return user_wire(bot) | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def member_wire(guild: Guild, user_id: int, with_user: bool = True) -> Wire:
    """Guild resource, "Guild Member Object". Raises KeyError for a user who is not a member."""
    member = guild.members[user_id]
    joined = iso(time.time())
    own = _COMMON_MEMBER | {"joined_at": joined, "roles": [str(role) for role in member.roles]}
    return own | ({"user": user_wire(member.user), "mute": False, "deaf": False} if with_user else {})


def role_wire(role_id: int, role: Role, position: int) -> Wire:
    """Permissions topic, "Role Object"."""
    own = {
        "id": str(role_id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "managed": role.managed,
    }
    return _COMMON_ROLE | own


def roles_wire(guild: Guild) -> list[Wire]:
    return [role_wire(key, role, position) for position, (key, role) in enumerate(guild.roles.items())]


def guild_wire(guild: Guild) -> Wire:
    """Guild resource, "Guild Object"."""
    return _COMMON_GUILD | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id),
        "preferred_locale": guild.locale,
        "features": list(guild.features),
        "roles": roles_wire(guild),
    }


def guild_create_wire(guild: Guild, channels: list[Channel], bot: User) -> Wire:
    """Gateway events, "Guild Create": the server with everything in it that the bot can see."""
    seen = [channel for channel in channels if channel.guild is guild and channel.permissions(bot)]
    return guild_wire(guild) | {
        "joined_at": iso(time.time()),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_wire(guild, bot.id)],
        "channels": [channel_wire(channel) for channel in seen if not channel.is_thread],
        "threads": [thread_wire(one, bot) for one in seen if one.is_thread and not one.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_wire(channel: Channel) -> Wire:
    """Channel resource, "Channel Object": a text channel, a thread or direct messages."""
    public = [message.id for message in channel.messages.values() if not message.ephemeral_to]
    common: Wire = {
        "id": str(channel.id),
        "type": channel.type,
        "flags": 0,
        "last_message_id": str(max(public)) if public else None,
    }
    if channel.recipient:
        return common | {"recipients": [user_wire(channel.recipient)]}
    assert channel.guild
    common |= {
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "parent_id": str(channel.parent.id) if channel.parent else None,
        "rate_limit_per_user": channel.extra.get("rate_limit_per_user") or 0,
    }
    return common | (_thread_part(channel, len(public)) if channel.is_thread else _text_channel_part(channel))


def _text_channel_part(channel: Channel) -> Wire:
    overwrites = [
        {"id": str(key), "type": one.kind, "allow": str(one.allow), "deny": str(one.deny)}
        for key, one in channel.overwrites.items()
    ]
    key = "default_thread_rate_limit_per_user"
    slow_mode = {key: channel.extra[key]} if key in channel.extra else {}
    topic = channel.extra.get("topic")
    return slow_mode | {"position": 0, "topic": topic, "nsfw": False, "permission_overwrites": overwrites}


def _thread_part(thread: Channel, messages: int) -> Wire:
    metadata: Wire = {
        "archived": thread.archived,
        "locked": thread.locked,
        "archive_timestamp": iso(thread.archived_at),
        "auto_archive_duration": thread.archive_minutes,
        "create_timestamp": iso(((thread.id >> 22) + EPOCH_MILLISECONDS) / 1000),
    }
    if thread.type == ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = thread.extra.get("invitable", True)
    return {
        "owner_id": str(thread.owner_id),
        "message_count": messages,
        "total_message_sent": messages,
        "member_count": len(thread.members),
        "thread_metadata": metadata,
    }


def thread_wire(thread: Channel, bot: User) -> Wire:
    """A thread with the bot's own membership, as some responses and events have it."""
    own = {"member": thread_member_wire(thread, bot.id)} if bot.id in thread.members else {}
    return channel_wire(thread) | own


def thread_member_wire(thread: Channel, user_id: int) -> Wire:
    """Channel resource, "Thread Member Object"."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.archived_at),
        "flags": 0,
    }
