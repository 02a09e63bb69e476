"""The moments of a match that show most of it, for who has one minute."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sandbox.discord.limits import components_within
from sandbox.discord.world import Act, Message
from sandbox.transcript.uploads import is_picture


class Moment(NamedTuple):
    """A message as it stood after `version` edits, and what it shows."""

    kind: str
    """Which of the four: "lobby", "panel", "news" or "end"."""
    message: Message
    version: int


def moments(public: Sequence[Message], acts: Sequence[Act]) -> Iterator[Moment]:
    """Yield the full lobby, the private panel that was used most, the richest news, and the end.

    `public` are the bot's messages that everybody sees, oldest first in each channel; `acts` what people did.
    """
    pressed = [(act, act.message) for act in acts if act.message and act.control]
    used = [(act, message) for act, message in pressed if not message.ephemeral_to]
    lobby = [(act, message) for act, message in used if act.channel.guild and not act.channel.is_thread]
    panels = [
        (act, message) for act, message in used if act.channel.recipient and pictures(message, act.version)
    ]
    for act, message in lobby[-1:]:
        yield Moment("lobby", message, act.version)
    if panels:
        uses = Counter(id(message) for _, message in panels)
        most = max(uses.values())
        act, message = [panel for panel in panels if uses[id(panel[1])] == most][-1]
        yield Moment("panel", message, act.version)
    drawn = [message for message in public if message.channel.is_thread and pictures(message)]
    if news := drawn[:-1]:
        richest = max(news, key=pictures)
        yield Moment("news", richest, len(richest.revisions))
    for end in drawn[-1:]:
        yield Moment("end", end, len(end.revisions))


def heading(message: Message) -> str:
    """Returns the first line of a message without marks; empty if it is no heading."""
    texts = [part["content"] for part in components_within(message.components) if part.get("content")]
    first = next(iter((message.content or "\n".join(texts)).splitlines()), "")
    return re.sub("[*`]", "", first.lstrip("# ")) if first.startswith("#") else ""


def part_of(words: str) -> str:
    """Returns the part of the game that a heading names in any language: a season, the round of a turn.

    "Round 2, turn 7 · Bruno" is of "Round 2", since its number comes first; "Spring, year 1" is one part.
    """
    part, _, _ = words.partition(" · ")
    round_, _, _ = part.partition(", ")
    return round_ if any(map(str.isdigit, round_)) else part


def pictures(message: Message, version: int | None = None) -> int:
    """Returns how many pictures a message shows, after so many edits or at last."""
    attachments = message.attachments if version is None else message.version(version).attachments
    return sum(is_picture(one["filename"]) for one in attachments)
