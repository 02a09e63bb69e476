"""One world: a server with its people and one match, and their actions."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.matches import Actor
from bot.matches.clock.time_control import HOUR
from bot.matches.lobby import Lobby, Place
from bot.store.scheduling import TimeControl
from rules.core.model import Seat
from sandbox.club.players import controls
from sandbox.discord import Human
from sandbox.discord.config import PATIENCE
from sandbox.discord.view import Reply, View
from sandbox.discord.world import Channel, Guild, Message, User
from tests.bot.discord.attacks.intruder import Intruder

if TYPE_CHECKING:
    from tests.secrecy.two_worlds import TwoWorlds

TABLE, WATCHER, MODERATOR, LATECOMER = "table", "Watcher", "Moderator", "Dita"
PLAYERS = ("Aiko", "Bruno", "Chen")
SHY = PLAYERS[2]
"""Takes no direct messages."""
TIMEOUT = PATIENCE
SLOW = TimeControl(24 * HOUR, 12 * HOUR)

_ID = re.compile(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])|(?<=-\d{10}-)[0-9a-f]{8}")
"""Discord's ids, and the random part of the key by which a full table is called."""


@dataclass(frozen=True)
class Artefact:
    """Something that somebody gets to see: by which request, with what in it."""

    audience: str
    way: str
    content: str


@dataclass
class World:
    """A server with its people and one match."""

    two_worlds: "TwoWorlds"
    guild: Guild
    channel: Channel
    people: dict[str, Human]
    match: str = ""
    seen: list[Artefact] = field(default_factory=list)
    """What was shown in the scene that was compared last."""
    read: int = 0
    """How many of the bot's requests have been looked through."""
    _labels: dict[str, str] = field(default_factory=dict)
    _secrets: dict[str, str] = field(default_factory=dict)

    async def begin(self, title: str, options: Any, seats: int, setup: Any) -> None:
        """Seat the players and start; the set-up is the one that is written down."""
        bot = self.two_worlds.bot
        lobby = Lobby(bot.referee, now=bot.clock)
        people = [self.actor(Seat(seat)) for seat in range(seats)]
        place = Place(self.guild.id, self.channel.id)
        match = await lobby.create(people[0], title, msgspec.to_builtins(options), seats, place, SLOW)
        self.match = match.id
        for person in people[1:]:
            await self.settle()
            await lobby.join(person, match.id)
        await self.settle()
        self.two_worlds.prompters[title].script.append(setup)
        position = await bot.referee.start(people[0], match.id)
        self._secrets = {match.id: "MATCH", position.commitment: "COMMITMENT"}
        await self.settle()

    async def settle(self) -> None:
        """Wait until all is said that there is to say."""
        worker = self.two_worlds.bot.outbox_worker
        async with asyncio.timeout(TIMEOUT):
            while busy := [of[self.match] for of in (worker._tasks, worker._editors) if self.match in of]:
                await asyncio.wait(busy)

    async def submit(self, seat: Seat, command: Any, step: Any = None) -> None:
        """A seat's answer to what it is asked; what comes of it is written down, or as the rules say."""
        referee = self.two_worlds.bot.referee
        position = await referee.position(self.match)
        if step is not None:
            self.two_worlds.prompters[position.match.title].script.append(step)
        holder = position.seats[seat]
        assert holder.user_id is not None, "a person holds the seat"
        actor = Actor(holder.user_id, holder.name)
        await referee.submit(actor, self.match, seat, position.prompts[seat].id, command)
        await self.settle()

    def actor(self, seat: Seat) -> Actor:
        """The player of a seat."""
        return Actor(self.people[PLAYERS[seat]].user.id, PLAYERS[seat])

    async def use(self, name: str, line: str, **options: Any) -> Reply:
        """Somebody uses a command at the table, and gets the answer."""
        reply = await self.people[name].slash(self.channel, line, **options)
        await reply.done(TIMEOUT)
        await self.settle()
        return reply

    async def use_in_private(self, name: str, line: str) -> None:
        """Somebody uses a command in their direct messages, also one that their client does not offer."""
        person = self.people[name]
        reply = await Intruder(person).command(person.dm, line, match=self.match)
        await reply.done(TIMEOUT)

    async def confirm(self, asked: Reply, verb: str) -> None:
        """The user of a command presses the button below the answer."""
        view = asked.message
        assert view is not None, "the answer is there"
        await self._press_and_see(view, controls(view, verb)[0]["custom_id"], ())

    async def type_into(self, name: str, line: str, option: str) -> list[Any]:
        """Somebody begins to fill in an option of a command, and gets these suggestions."""
        return await self.people[name].autocomplete(self.channel, line, option, "") or []

    async def press(self, name: str, verb: str, values: Sequence[str] = (), argument: str = "") -> None:
        """Somebody presses a control of the panel in their direct messages, or chooses there."""
        panel = self._panel(name, verb)
        await self._press_and_see(panel, self._control(panel, verb, argument), values)

    async def press_in_vain(
        self, name: str, verb: str, values: Sequence[str] = (), argument: str = ""
    ) -> None:
        """The same where nothing needs to come of it."""
        panel = self._panel(name, verb)
        await self._press(panel.human, panel.message, self._control(panel, verb, argument), values)

    async def press_at_table(self, name: str, verb: str) -> None:
        """Somebody presses the newest button of a kind that there is for everybody."""
        views = [view for view in self.people[name].read(self.channel) if controls(view, verb)]
        await self._press_and_see(views[-1], controls(views[-1], verb)[0]["custom_id"], ())

    async def forge(self, name: str, route: str, prompt: str, verb: str, argument: str = "") -> None:
        """Somebody presses a control that their client does not show them."""
        message = next(reversed(self.channel.messages.values()))
        custom_id = f"{route}:{self.match}:{prompt}:{verb}:{argument}"
        await self._press(self.people[name], message, custom_id, ())

    def _panel(self, name: str, verb: str) -> View:
        """The newest panel in somebody's direct messages that has such a control."""
        person = self.people[name]
        return [view for view in person.read(person.dm) if controls(view, verb)][-1]

    def _control(self, panel: View, verb: str, argument: str) -> str:
        """The custom_id of a control of a panel."""
        prompt = controls(panel, verb)[0]["custom_id"].split(":")[2]
        return f"panel:{self.match}:{prompt}:{verb}:{argument}"

    async def _press_and_see(self, view: View, custom_id: str, values: Sequence[str]) -> None:
        """Press, and wait for the message to change, or for a refusal."""
        before = len(view.revisions)
        reply = await self._press(view.human, view.message, custom_id, values)
        await self.two_worlds.service.wait_for(
            lambda: len(view.revisions) > before or reply.followups, TIMEOUT
        )
        await self.settle()

    async def _press(self, person: Human, message: Message, custom_id: str, values: Sequence[str]) -> Reply:
        reply = await Intruder(person).press(message.channel, custom_id, *values, message=message)
        await reply.done(TIMEOUT)
        await self.settle()
        return reply

    def name_of(self, user: User | None) -> str | None:
        """The name of a person of this world."""
        return next((name for name, human in self.people.items() if human.user is user), None)

    def note(self, audience: str, way: str, content: object) -> None:
        """Something that can be had without Discord."""
        shown = content if isinstance(content, str) else msgspec.json.encode(content).decode()
        self.seen.append(Artefact(audience, way, self.plain(shown, audience)))

    def plain(self, text: str, audience: str) -> str:
        """The text with ids and the promise of the seed by names that are the same in both worlds.

        An id is named after the audience that met it first: audiences are told beside each other.
        """
        for secret, name in self._secrets.items():
            text = text.replace(secret, name)
        return _ID.sub(partial(self._label, audience), text)

    def _label(self, audience: str, found: re.Match[str]) -> str:
        known = {str(human.user.id): name for name, human in self.people.items()}
        known |= {str(self.guild.id): "GUILD", str(self.channel.id): "CHANNEL"}
        if found[0] in known:
            return known[found[0]]
        met = sum(name.startswith(f"{audience}-") for name in self._labels.values())
        return self._labels.setdefault(found[0], f"{audience}-{met}")
