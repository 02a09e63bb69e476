"""The client of one person: sidebar, unread marks, what selects show as chosen, and how texts are drawn."""

import re
from typing import TYPE_CHECKING

from sandbox.discord.permissions import PERM
from sandbox.discord.vocabulary import MessageType, Wire
from sandbox.discord.world import Channel, Guild, Message, User

if TYPE_CHECKING:
    from sandbox.discord.human import Human

_ITEM = re.compile(r"( *)(?:(\d+)\.|[*-]) +(?=\S)")
_REPORTS = {
    MessageType.RECIPIENT_ADD: "{author} added {subject} to the thread.",
    MessageType.RECIPIENT_REMOVE: "{author} removed {subject} from the thread.",
    MessageType.CHANNEL_NAME_CHANGE: "{author} changed the channel name: {text}",
}


class Client:
    """The client of one person; a restart forgets most of it."""

    def __init__(self, human: "Human") -> None:
        self.service = human.service
        self._human = human
        self._chosen: dict[tuple[int, str], tuple[int, list[str]]] = {}
        """(number of edits at that time, values) of the last choice, by message and custom_id."""
        self._forgotten: set[int] = set()
        self._last_read: dict[int, int] = {}
        self._visited: set[Guild | None] = set()

    @property
    def user(self) -> User:
        return self._human.user

    # Channels ---------------------------------------------------------------------------------------------

    @property
    def sidebar(self) -> list[Channel]:
        """The channels that the client lists: threads only while they are active, and only to their members.

        Threads topic, "Thread Membership".
        """
        return [channel for channel in self.service.channels.values() if self._lists(channel)]

    def _lists(self, channel: Channel) -> bool:
        if not channel.guild:
            return channel.recipient is self.user and bool(channel.messages)
        if not self._may_view(channel):
            return False
        return not channel.is_thread or (self.user.id in channel.members and not channel.archived)

    @property
    def unread(self) -> dict[Channel, int]:
        """The number of messages of others that this person has not looked at, by channel of the sidebar."""
        counts = {channel: self._unread_in(channel) for channel in self.sidebar}
        return {channel: count for channel, count in counts.items() if count}

    def _unread_in(self, channel: Channel) -> int:
        last = self._last_read.get(channel.id, 0)
        return sum(one.id > last and one.author is not self.user for one in self.visible(channel))

    def visible(self, channel: Channel) -> list[Message]:
        """Returns the messages that this person can see in a channel, oldest first."""
        if not self._may_view(channel):
            return []
        own = (0, self.user.id)
        every = channel.messages.values()
        return [one for one in every if one.ephemeral_to in own and one.id not in self._forgotten]

    def look_at(self, channel: Channel) -> list[Message]:
        """Returns what is visible in a channel, and takes it for read."""
        messages = self.visible(channel)
        self._last_read[channel.id] = max((one.id for one in messages), default=0)
        self.visit(channel)
        return messages

    def visit(self, channel: Channel) -> None:
        """Open a channel: from then on the client knows the active threads of its server."""
        self._visited.add(channel.guild)

    def _may_view(self, channel: Channel) -> bool:
        return bool(channel.permissions(self.user) & PERM["VIEW_CHANNEL"])

    # Messages ---------------------------------------------------------------------------------------------

    def shown_text(self, text: str) -> str:
        """Returns a text as it is drawn: lists are counted up, unknown channels have no name."""
        return re.sub(r"<#(\d+)>", self._channel_mention, counted(text))

    def _channel_mention(self, mention: re.Match[str]) -> str:
        channel = self.service.channels.get(int(mention[1]))
        return mention[0] if channel and self.knows(channel) else "#unknown"

    def knows(self, channel: Channel) -> bool:
        """Whether the client holds a channel, so that it can show its name.

        Threads topic, "Details about Thread Access and Syncing".
        """
        if not self._may_view(channel):
            return False
        is_synced = self.user.id in channel.members or channel.guild in self._visited
        return not channel.is_thread or (is_synced and not channel.archived)

    def chosen(self, message: Message, select: Wire) -> list[str]:
        """Returns the values that a select shows: the last choice until the next edit, else the defaults.

        https://github.com/discord/discord-api-docs/issues/4801 and 7765.
        """
        edits, values = self._chosen.get((message.id, select["custom_id"]), (-1, []))
        if edits == len(message.revisions):
            return values
        options = [option["value"] for option in select.get("options") or () if option.get("default")]
        return options + [str(one["id"]) for one in select.get("default_values") or ()]

    def remember_choice(self, message: Message, select: Wire, edits: int, values: list[str]) -> None:
        """Show these values in a select of the message as it was after so many edits."""
        self._chosen[message.id, select["custom_id"]] = edits, values

    def restart(self) -> None:
        """Ephemeral messages are gone, selects show their defaults, and no server has been visited."""
        places = self.service.channels.values()
        every = (message for channel in places for message in channel.messages.values())
        self._forgotten |= {one.id for one in every if one.ephemeral_to == self.user.id}
        self._chosen.clear()
        self._visited.clear()


def report_text(message: Message) -> str:
    """Returns the words that a client writes for a system message."""
    subject = message.subject.name if message.subject else ""
    return _REPORTS[message.type].format(author=message.author.name, subject=subject, text=message.content)


def counted(text: str) -> str:
    """Returns a text with its ordered lists as they are drawn: only the first number of each counts.

    Unofficial: https://github.com/ParadoxV5/Discord-Markdown, "only the first index matters".
    """
    lines: list[str] = []
    last: dict[int, int | None] = {}
    is_code = False
    for line in text.split("\n"):
        item = None if is_code else _ITEM.match(line)
        is_code ^= line.count("```") % 2 == 1
        if not item and not line.startswith(" "):
            last.clear()
        lines.append(_counted_item(line, item, last) if item else line)
    return "\n".join(lines)


def _counted_item(line: str, item: re.Match[str], last: dict[int, int | None]) -> str:
    """One line of a list; `last`: the last number at each indentation, None in a list of bullets."""
    indent = len(item[1])
    for deeper in [level for level in last if level > indent]:
        del last[deeper]
    if indent not in last:
        last[indent] = int(item[2]) if item[2] else None
    elif (number := last[indent]) is not None:
        last[indent] = number + 1
    return line if last[indent] is None else f"{item[1]}{last[indent]}. {line[item.end() :]}"
