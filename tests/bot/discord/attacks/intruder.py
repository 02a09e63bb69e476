"""Somebody with a client of their own making: it sends what it likes, whatever is on the screen."""

from collections.abc import Iterator
from typing import Any

from sandbox.discord import Human, Reply
from sandbox.discord.vocabulary import ComponentType, InteractionType, OptionType, Wire
from sandbox.discord.world import Channel, Interaction, Message
from tests.bot.conftest import TIMEOUT

_TYPES = {bool: OptionType.BOOLEAN, int: OptionType.INTEGER, float: OptionType.NUMBER, str: OptionType.STRING}


class Intruder:
    """Sends interactions as this person, with data that Discord's own client would never send."""

    def __init__(self, human: Human) -> None:
        self.human = human

    async def press(
        self, channel: Channel, custom_id: str, *values: str, message: Message | None = None
    ) -> Reply:
        """A button or, with values, a select."""
        kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
        data = {"custom_id": custom_id, "component_type": kind, "id": 1} | (
            {"values": values} if values else {}
        )
        return await self._send(InteractionType.COMPONENT, channel, data, message)

    async def send_form(self, below: Message, custom_id: str, **fields: Any) -> Reply:
        """A form that nobody has opened, as if by a button of this message."""
        typed = [
            {"type": ComponentType.TEXT_INPUT, "custom_id": name, "value": value}
            for name, value in fields.items()
        ]
        components = [{"type": ComponentType.LABEL, "id": 1, "component": field} for field in typed]
        data = {"custom_id": custom_id, "components": components}
        return await self._send(InteractionType.MODAL_SUBMIT, below.channel, data, below)

    async def command(self, channel: Channel, line: str, **values: Any) -> Reply:
        """A command with options of any kind and size."""
        options = [
            {"name": name, "type": _TYPES[type(value)], "value": value} for name, value in values.items()
        ]
        return await self._send(InteractionType.COMMAND, channel, self._line(channel, line, options))

    async def complete(self, channel: Channel, line: str, option: str) -> Reply:
        """Suggestions for an option of a command that may be none."""
        options = [{"name": option, "type": OptionType.STRING, "value": "", "focused": True}]
        return await self._send(InteractionType.AUTOCOMPLETE, channel, self._line(channel, line, options))

    def _line(self, channel: Channel, line: str, options: list[Wire]) -> Wire:
        group, *path = line.split(" ")
        for name in reversed(path):
            options = [{"name": name, "type": OptionType.SUB_COMMAND, "options": options}]
        known = self.human.commands(channel).get(group, {"id": "1", "type": 1})
        return {"id": known["id"], "name": group, "type": known["type"], "options": options}

    async def replay(self, reply: Reply) -> Reply:
        """The very same interaction once more, with its id and token."""
        return Reply(await self.human.service.interact(reply.interaction), self.human)

    async def _send(
        self, kind: InteractionType, channel: Channel, data: Wire, message: Message | None = None
    ) -> Reply:
        interaction = Interaction(kind, self.human.user, channel, data, message)
        return Reply(await self.human.service.interact(interaction), self.human)


async def told(reply: Reply) -> str:
    """What the person is told in answer, for their eyes only."""
    assert reply.kind != "failed", "every press is answered"

    def answer() -> str:
        if reply.interaction.awaits_content:
            return ""
        views = [view for view in (*reply.followups, reply.message) if view and view.ephemeral]
        return next((view.text for view in views if view.text), "")

    return str(await reply.human.service.wait_for(answer, TIMEOUT))


def ids_in(*channels: Channel) -> Iterator[str]:
    """The custom_ids of every control there, also of messages that others do not see."""
    for channel in channels:
        for message in [*channel.messages.values()]:
            for part in _parts(message.rendered):
                if "custom_id" in part:
                    yield part["custom_id"]


def _parts(components: list[Wire]) -> Iterator[Wire]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))
