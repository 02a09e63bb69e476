"""Discord's numeric constants by name (https://docs.discord.com/developers/reference)."""

from enum import IntEnum, IntFlag
from typing import Any

Wire = dict[str, Any]
"""A JSON object as sent over the wire."""

MEBIBYTE = 1 << 20


class ChannelType(IntEnum):
    """Channel resource, "Channel Types"."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS_IN: dict[ChannelType, frozenset[ChannelType]] = {
    ChannelType.TEXT: frozenset({ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}),
    ChannelType.ANNOUNCEMENT: frozenset({ChannelType.ANNOUNCEMENT_THREAD}),
}
"""Threads topic, "Public & Private Threads": the types that can be made in each type of channel."""
THREADS = frozenset().union(*THREADS_IN.values())


class MessageType(IntEnum):
    """Message resource, "Message Types"; for those of threads see threads topic, "New Message Types"."""

    DEFAULT = 0
    RECIPIENT_ADD = 1
    RECIPIENT_REMOVE = 2
    CHANNEL_NAME_CHANGE = 4
    REPLY = 19
    COMMAND_ANSWER = 20


SYSTEM_MESSAGES = frozenset(
    {MessageType.RECIPIENT_ADD, MessageType.RECIPIENT_REMOVE, MessageType.CHANNEL_NAME_CHANGE}
)
"""Those that report what somebody did; the client writes their words."""


class MessageFlag(IntFlag):
    """Message resource, "Message Flags"."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class ComponentType(IntEnum):
    """Component reference, "Component Types"."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19


SELECTS = frozenset(
    {
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)


class ButtonStyle(IntEnum):
    """Component reference, "Button Styles"."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5
    PREMIUM = 6


class CommandType(IntEnum):
    """Application commands, "Application Command Types"."""

    CHAT = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """Application commands, "Application Command Option Type"."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


SUB_COMMANDS = frozenset({OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP})
ENTITIES = frozenset(
    {
        OptionType.USER,
        OptionType.CHANNEL,
        OptionType.ROLE,
        OptionType.MENTIONABLE,
        OptionType.ATTACHMENT,
    }
)


class InteractionType(IntEnum):
    """Receiving and responding, "Interaction Type"."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """Receiving and responding, "Interaction Callback Type"."""

    NONE_YET = 0
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Intent(IntFlag):
    """Gateway, "List of Intents": those that this service evaluates."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
