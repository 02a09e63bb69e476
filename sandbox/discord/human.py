"""A simulated person at a Discord client, limited to what that person would see and could use."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiohttp

from sandbox.club.vocabulary import shown_choices, shown_form, shown_name, shown_values
from sandbox.discord.config import PATIENCE
from sandbox.discord.forms import FormInput, fill_command, fill_modal, select_values
from sandbox.discord.permissions import PERM
from sandbox.discord.view import Cannot, Reply, View
from sandbox.discord.vocabulary import (
    SELECTS,
    ButtonStyle,
    CommandType,
    ComponentType,
    InteractionType,
    MessageType,
    Wire,
)
from sandbox.discord.world import Act, Channel, Interaction, Message, User

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_NEAR_LOCALES = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""Application commands, "Locale fallbacks"."""


class Human:
    """A simulated person; their actions are recorded in `FakeDiscord.acts`."""

    def __init__(self, service: "FakeDiscord", name: str, **attributes: Any) -> None:
        self.service = service
        self.user: User = service.user(name, **attributes)
        self.id = self.user.id
        self.name = name

    @property
    def dm(self) -> Channel:
        """The direct messages between this person and the bot."""
        return self.service.dm(self.user)

    # Looking ----------------------------------------------------------------------------------------------

    def visible(self, channel: Channel) -> list[Message]:
        """Returns the messages that this person sees in a channel, oldest first."""
        if not channel.permissions(self.user) & PERM["VIEW_CHANNEL"]:
            return []
        return [one for one in channel.messages.values() if one.ephemeral_to in (0, self.id)]

    def read(self, channel: Channel) -> list[View]:
        return [View(message, self) for message in self.visible(channel)]

    async def wait(
        self, channel: Channel, probe: Callable[[View], Any] = lambda view: True, seconds: float = PATIENCE
    ) -> View:
        """Returns the first visible message for which probe(View). Raises TimeoutError after `seconds`."""

        def first() -> View | None:
            return next((view for view in self.read(channel) if probe(view)), None)

        return await self.service.wait_for(first, seconds)

    async def download(self, attachment: Wire | str) -> bytes:
        """Returns the content of an attachment or of a picture URL."""
        url = attachment["url"] if isinstance(attachment, dict) else attachment
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    def commands(self, channel: Channel) -> dict[str, Wire]:
        """Returns {shown name: command} of the command picker here, in this person's language."""
        scopes = [None, channel.guild.id] if channel.guild else [None]
        offered = [one for scope in scopes for one in self.service.commands.get(scope, {}).values()]
        return {self._localised(one): one for one in offered if self._is_offered(one, channel)}

    def _localised(self, command: Wire) -> str:
        names = command.get("name_localizations") or {}
        near = _NEAR_LOCALES.get(self.user.locale, "")
        return str(names.get(self.user.locale) or names.get(near) or command["name"])

    def _is_offered(self, command: Wire, channel: Channel) -> bool:
        guild = channel.guild
        if not guild and not self.user.installed and not self.service.shares_guild_with_bot(self.user):
            return False
        installed = {0: not guild or guild.has_bot, 1: self.user.installed}
        if not any(installed[way] for way in command["integration_types"]):
            return False
        if command["contexts"] is not None and (0 if guild else 1) not in command["contexts"]:
            return False
        return not guild or self._may_use(command, channel.permissions(self.user))

    def _may_use(self, command: Wire, granted: int) -> bool:
        if not granted & PERM["USE_APPLICATION_COMMANDS"]:
            return False
        if command["default_member_permissions"] is None or granted & PERM["ADMINISTRATOR"]:
            return True
        needed = int(command["default_member_permissions"])
        return needed != 0 and granted & needed == needed

    # Acting -----------------------------------------------------------------------------------------------

    async def say(self, channel: Channel, content: str = "", reply_to: View | None = None) -> View:
        """Write a message."""
        needed = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        if not channel.permissions(self.user) & PERM[needed]:
            raise Cannot("cannot write here")
        message = Message(channel, self.user, content)
        if reply_to:
            message.reference, message.type = reply_to.message, MessageType.REPLY
        return View(await self.service.post(message), self)

    async def slash(self, channel: Channel, line: str, /, **values: Any) -> Reply:
        """Use a chat command: `line` without the slash, options by name.

        Users as Human or User, channels as Channel, roles by id, attachments as (file name, content).
        """
        form = self._form_input(channel)
        data = fill_command(form, self._chat_command(channel, line), line, values)
        self._record(channel, f"used /{line} {shown_values(values)}".rstrip())
        return await self._send(InteractionType.COMMAND, channel, data)

    async def autocomplete(
        self, channel: Channel, line: str, focus: str, text: str, **values: Any
    ) -> list[Wire] | None:
        """Returns the suggestions for `text` typed in option `focus`; None if the bot did not respond."""
        command = self._chat_command(channel, line)
        data = fill_command(self._form_input(channel), command, line, values | {focus: text}, focus)
        return (await self._send(InteractionType.AUTOCOMPLETE, channel, data)).choices

    async def click(self, view: View, key: str) -> Reply:
        """Press a button, by its custom_id or label."""
        button = self._reachable(view, key, {ComponentType.BUTTON})
        if button["style"] == ButtonStyle.LINK:
            raise Cannot("a link button only opens " + button["url"])
        self._record(view.message.channel, f"pressed {shown_name(button)}", view.message)
        return await self._use_component(view.message, button, {})

    async def choose(self, view: View, key: str, *values: Any) -> Reply:
        """Choose values in a select, by its custom_id or placeholder; values as in `slash`."""
        select = self._reachable(view, key, SELECTS)
        form = self._form_input(view.message.channel)
        chosen = {"values": select_values(form, select, values)}
        shown = shown_choices(select, values)
        self._record(view.message.channel, f"chose {shown} in {shown_name(select)}", view.message)
        return await self._use_component(view.message, select, chosen | form.resolved_part)

    async def submit(self, reply: Reply, **values: Any) -> Reply:
        """Fill in and send a modal: values by custom_id.

        Text for text inputs, a list for selects, groups and file uploads, a bool for a checkbox.
        """
        if not reply.modal:
            raise Cannot("no modal is open")
        opened = reply.interaction
        form = self._form_input(opened.channel)
        data = fill_modal(form, reply.modal, values) | form.resolved_part
        self._record(opened.channel, f"sent {shown_form(reply.modal, values)}", opened.message)
        return await self._send(InteractionType.MODAL_SUBMIT, opened.channel, data, opened.message)

    def _form_input(self, channel: Channel) -> FormInput:
        return FormInput(self.service, self.user, channel)

    def _chat_command(self, channel: Channel, line: str) -> Wire:
        name = line.split(" ")[0]
        for command in self.commands(channel).values():
            if (command["name"], command["type"]) == (name, CommandType.CHAT):
                return command
        raise Cannot(f"no command {name} here for {self.name}; offered: {list(self.commands(channel))}")

    def _reachable(
        self, view: View, key: str, kinds: "frozenset[ComponentType] | set[ComponentType]"
    ) -> Wire:
        if view.message not in self.visible(view.message.channel):
            raise Cannot(f"that message is not visible to {self.name}")
        return View(view.message, self).component(key, kinds)

    async def _use_component(self, message: Message, component: Wire, chosen: Wire) -> Reply:
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        return await self._send(InteractionType.COMPONENT, message.channel, data | chosen, message)

    async def _send(
        self, kind: InteractionType, channel: Channel, data: Wire, message: Message | None = None
    ) -> Reply:
        user_only = bool(channel.guild and not channel.guild.has_bot)
        interaction = Interaction(kind, self.user, channel, data, message, user_only)
        return Reply(await self.service.interact(interaction), self)

    def _record(self, channel: Channel, text: str, message: Message | None = None) -> None:
        self.service.acts.append(Act(self.service.now(), self.user, channel, text, message))
