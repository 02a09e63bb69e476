"""A simulated person at a Discord client, limited to what that person would see and could use."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiohttp

from sandbox.club.vocabulary import shown_choices, shown_form, shown_name, shown_values
from sandbox.discord.client import Client
from sandbox.discord.config import PATIENCE
from sandbox.discord.forms import (
    FormInput,
    called,
    fill_command,
    fill_modal,
    localised,
    select_values,
)
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
from sandbox.discord.world import Act, Channel, Interaction, Message, Push, User

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord


class Human:
    """A simulated person; their actions are recorded in `FakeDiscord.acts`."""

    def __init__(self, service: "FakeDiscord", name: str, **attributes: Any) -> None:
        self.service = service
        self.user: User = service.user(name, **attributes)
        self.id = self.user.id
        self.name = name
        self.client = Client(self)
        self._spoke: dict[int, float] = {}
        """When this person last wrote in a channel (Unix seconds), by its id."""

    @property
    def dm(self) -> Channel:
        """The direct messages between this person and the bot."""
        return self.service.dm(self.user)

    # Looking ----------------------------------------------------------------------------------------------

    def visible(self, channel: Channel) -> list[Message]:
        """Returns the messages that this person sees in a channel, oldest first."""
        return self.client.visible(channel)

    def read(self, channel: Channel) -> list[View]:
        """Look at a channel: nothing there is unread any more."""
        return [View(message, self) for message in self.client.look_at(channel)]

    @property
    def push(self) -> list[Push]:
        """The notifications on this person's phone, oldest first."""
        return [push for push in self.service.pushes if push.to is self.user]

    @property
    def sidebar(self) -> list[Channel]:
        """See Client."""
        return self.client.sidebar

    @property
    def unread(self) -> dict[Channel, int]:
        """See Client."""
        return self.client.unread

    def restart(self) -> None:
        """Close the client and open it again."""
        self.client.restart()

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
        return dict(self.picker(channel))

    def picker(self, channel: Channel) -> list[tuple[str, Wire]]:
        """Returns the command picker with doubles: a global and a server's command of one name are listed."""
        scopes = [None, channel.guild.id] if channel.guild else [None]
        offered = [one for scope in scopes for one in self.service.commands.get(scope, {}).values()]
        return [(localised(one, self.user), one) for one in offered if self._is_offered(one, channel)]

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
        """Write a message; in a thread it makes a member."""
        if not channel.permissions(self.user) & PERM[channel.speaking]:
            raise Cannot("cannot write here")
        await self.service.threads.archive_inactive()
        self._require_unlocked(channel)
        self._keep_slow_mode(channel)
        await self._join(channel)
        message = Message(channel, self.user, content)
        if reply_to:
            message.reference, message.type = reply_to.message, MessageType.REPLY
        return View(await self.service.post(message), self)

    async def slash(self, channel: Channel, line: str, /, **values: Any) -> Reply:
        """Use a chat command: `line` without the slash, options by name.

        Names are those that this person's client shows, or the default ones.
        Users as Human or User, channels as Channel, roles by id, attachments as (file name, content).
        """
        form = self._form_input(channel)
        data = fill_command(form, self._chat_command(channel, line), line, values)
        self._record(channel, "used", {"command": f"/{line} {shown_values(values)}".rstrip()})
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
        self._record(view.message.channel, "pressed", {"control": shown_name(button)}, view.message, button)
        return await self._use_component(view.message, button, {})

    async def choose(self, view: View, key: str, *values: Any) -> Reply:
        """Choose values in a select, by its custom_id or placeholder; values as in `slash`."""
        select = self._reachable(view, key, SELECTS)
        form = self._form_input(view.message.channel)
        chosen = {"values": select_values(form, select, values)}
        if self.service.config.select_rechoice and set(chosen["values"]) == set(view.chosen(key)):
            raise Cannot(f"{key!r} shows {values} as chosen: the client sends nothing")
        edits = len(view.revisions)
        shown = shown_choices(select, values)
        named, given = (
            {"values": shown, "control": shown_name(select)},
            {select["custom_id"]: chosen["values"]},
        )
        self._record(view.message.channel, "chose", named, view.message, select, given)
        reply = await self._use_component(view.message, select, chosen | form.resolved_part)
        self.client.remember_choice(view.message, select, edits, chosen["values"])
        return reply

    async def archive(self, thread: Channel, locked: bool | None = None) -> None:
        """Archive a thread by hand, as only its moderators may; `locked` is set, too, unless it is None."""
        if not self._moderates(thread):
            raise Cannot(f"{self.name} does not moderate #{thread.name}")
        await self.service.archive(thread, locked)

    async def submit(self, reply: Reply, **values: Any) -> Reply:
        """Fill in and send a modal: values by custom_id.

        Text for text inputs, a list for selects and file uploads.
        """
        if not reply.modal:
            raise Cannot("no modal is open")
        opened = reply.interaction
        form = self._form_input(opened.channel)
        data = fill_modal(form, reply.modal, values) | form.resolved_part
        named = {"form": shown_form(reply.modal, values)}
        self._record(opened.channel, "sent", named, opened.message, reply.modal, values)
        return await self._send(InteractionType.MODAL_SUBMIT, opened.channel, data, opened.message)

    def _form_input(self, channel: Channel) -> FormInput:
        return FormInput(self.service, self.user, channel)

    def _chat_command(self, channel: Channel, line: str) -> Wire:
        name = line.split(" ")[0]
        offered = [one for _, one in self.picker(channel) if one["type"] == CommandType.CHAT]
        if command := called(offered, name, self.user):
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
        await self._enter(channel)
        user_only = bool(channel.guild and not channel.guild.has_bot)
        interaction = Interaction(kind, self.user, channel, data, message, user_only)
        return Reply(await self.service.interact(interaction), self)

    async def _enter(self, channel: Channel) -> None:
        """Before a press or a command: the client of a member opens an archived thread, others cannot.

        Threads topic, "Editing & Deleting Threads"; discord-api-docs #8474.
        """
        await self.service.threads.archive_inactive()
        if channel.archived:
            if self.id not in channel.members and not self._moderates(channel):
                raise Cannot(f"#{channel.name} is archived, and {self.name} is not its member")
            self._require_unlocked(channel)
            await self.service.threads.unarchive(channel)
        if self.service.config.slow_mode_presses:
            self._keep_slow_mode(channel)
        if self.service.config.press_joins:
            await self._join(channel)
        self.client.visit(channel)

    async def _join(self, channel: Channel) -> None:
        if channel.is_thread:
            await self.service.threads.join(channel, self.user)

    def _moderates(self, thread: Channel) -> bool:
        return bool(thread.permissions(self.user) & PERM["MANAGE_THREADS"])

    def _require_unlocked(self, channel: Channel) -> None:
        if channel.locked and not self._moderates(channel):
            raise Cannot(f"#{channel.name} is locked")

    def _keep_slow_mode(self, channel: Channel) -> None:
        """One message in `rate_limit_per_user` seconds (channel resource)."""
        pause = channel.extra.get("rate_limit_per_user") or 0
        if not pause or channel.permissions(self.user) & PERM["BYPASS_SLOWMODE"]:
            return
        left = self._spoke.get(channel.id, float("-inf")) + pause - self.service.now()
        if left > 0:
            raise Cannot(f"slow mode of #{channel.name}: {left:.0f} s left")
        self._spoke[channel.id] = self.service.now()

    def _record(
        self,
        channel: Channel,
        kind: str,
        named: dict[str, str],
        message: Message | None = None,
        control: Wire | None = None,
        values: Wire | None = None,
    ) -> None:
        version = len(message.revisions) if message else 0
        now, given = self.service.now(), values or {}
        act = Act(now, self.user, channel, kind, named, message, control, given, version)
        self.service.acts.append(act)
