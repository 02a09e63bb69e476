"""Texts of `bot.views` in Discord's markdown and within Discord's limits.

Names are escaped; people, places and moments become what Discord shows as such, and what is too long is cut:
https://docs.discord.com/developers/reference#message-formatting
"""

import re
from collections.abc import Iterable, Sequence

from bot.views.message import Text
from bot.views.references import Moment, Name, Person, Place, Reference, parts, plain, shown

CONTENT = 2000
"""Characters of a message without components."""
TEXTS = 4000
"""Characters of all texts of one message with components together."""
ALT = 1024
"""Characters of a picture's alt text."""
BUTTON = 80
SHOWN_BUTTON = 34
"""Characters of a button's label that a phone shows; it cuts the rest off."""
SHORT_NAME = 6
"""Characters of a name that a label keeps at least."""
OPTION = 100
"""Characters of an option's label, and of its description."""
PLACEHOLDER = 150
FORM = 45
"""Characters of a form's title, and of a field's label."""
ROW = 5
"""Buttons in one row."""
ROWS = 5
"""Rows of controls of a message without Components V2."""

mentions: dict[str, str] = {}
"""How Discord mentions each published command, by what texts call it in any language: "/hra tajný-plán"."""
_COMMAND = re.compile(r"`(/[^`]+)`")
_SPECIAL = re.compile(r"[\\*_~`|<>\[#]|:(?=//)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")


def markdown(text: str, *, pressable: bool = True) -> str:
    """The text with its references as Discord shows them; the markup of texts already is Discord's.

    A command becomes a mention, which people can press; or plain words for lock screens, which would show
    the mention as it is written.
    """
    return _COMMAND.sub(
        lambda found: mentions.get(found[1], found[0]) if pressable else found[1], shown(text, _shown)
    )


def paragraph(text: Text, *, pressable: bool = True) -> str:
    """A paragraph of a message; `pressable` as in `markdown`."""
    content = markdown(text.content, pressable=pressable)
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
    """A mention of a channel or thread, for people who are on its server right now."""
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
        case Place(guild_id, place_id, message_id):
            # Not as a mention: to who has not opened the server since the client's start it reads "#unknown".
            address = f"https://discord.com/channels/{guild_id or '@me'}/{place_id}"
            return f"{address}/{message_id}" if message_id else address
        case Moment(at):
            return f"<t:{at}:f> (<t:{at}:R>)"


def clip(text: str, limit: int) -> str:
    """The text, with an ellipsis for what exceeds the limit."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def button_label(text: str) -> str:
    """A button's label, in which a phone can read what the button does: its names are shortened for that."""
    excess = len(plain(text)) - SHOWN_BUTTON
    names = [part for part in parts(text) if isinstance(part, Name)] if excess > 0 else []
    if names:
        room = max((sum(len(part.name) for part in names) - excess) // len(names), SHORT_NAME)
        text = "".join(clip(part.name, room) if isinstance(part, Name) else str(part) for part in parts(text))
    return clip(plain(text), BUTTON)


def last_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit, under an ellipsis for those before them."""
    kept: list[str] = []
    room = limit - len("…\n")
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return clip("\n".join(["…", *reversed(kept)]), limit)
        kept.append(line)
    return "\n".join(lines)


def pages(lines: Iterable[str], limit: int) -> list[str]:
    """All lines on as few pages as possible, none of them longer than the limit."""
    found: list[str] = []
    for line in (clip(line, limit) for line in lines):
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def listed(heading: str, entries: Iterable[str], most: int = CONTENT) -> str:
    """The heading and as many of the entries below it as fit, in markdown."""
    text = markdown(heading)
    for one in map(markdown, entries):
        if len(text) + 1 + len(one) > most:
            break
        text = f"{text}\n{one}"
    return text
