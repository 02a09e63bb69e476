"""Texts of `bot.views` in Discord's markdown: names escaped; people, places and moments as Discord shows the

https://docs.discord.com/developers/reference#message-formatting
"""

import re

from bot.views.message import Text
from bot.views.references import MessageLink, Moment, Name, Person, Place, Reference, parts

_SPECIAL = re.compile(r"[\\*_~`|<>\[#]|:(?=//)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")


def markdown(text: str) -> str:
    """The text with its references as Discord has them; the markup of texts is Discord's as it is."""
    return "".join(part if isinstance(part, str) else _shown(part) for part in parts(text))


def paragraph(text: Text) -> str:
    """A paragraph of a message."""
    content = markdown(text.content)
    match text.style:
        case "heading":
            return f"### {content}"
        case "small":
            return "\n".join(f"-# {line}" for line in content.split("\n"))
        case "plain":
            return content


def escaped(name: str) -> str:
    """The name as plain text: no markdown, no mention, no link."""
    return _MENTION.sub("@\u200b", _SPECIAL.sub(r"\\\g<0>", name))


def channel(channel_id: int) -> str:
    """A link to a channel or thread."""
    return f"<#{channel_id}>"


def role(role_id: int) -> str:
    """A role by name."""
    return f"<@&{role_id}>"


def _shown(reference: Reference) -> str:
    match reference:
        case Name(name):
            return escaped(name)
        case Person(user_id):
            return f"<@{user_id}>"
        case Place(place_id):
            return channel(place_id)
        case MessageLink(guild_id, place_id, message_id):
            return f"https://discord.com/channels/{guild_id}/{place_id}/{message_id}"
        case Moment(at):
            return f"<t:{at}:f> (<t:{at}:R>)"
