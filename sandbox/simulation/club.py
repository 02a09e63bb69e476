"""The club of a simulated month: a server with tables, at each of which one match follows another."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from sandbox.club.players import controls
from sandbox.club.tables import Table
from sandbox.discord import Cannot, FakeDiscord
from sandbox.discord.world import Channel, Guild
from sandbox.discord.world import Member as GuildMember
from sandbox.simulation.members import ALL, HOUR, LEAVING, STEADY, Clicker, Member

TABLES_IN_GUILD = 10
PACE = "daily"
GATHERING = 300.0
"""Seconds between two attempts to open a table."""
REST = 7 * 24 * HOUR
"""Seconds between two matches of a table, on average."""
DAY = 24 * HOUR


@dataclass(frozen=True)
class Title:
    """A title to play: its key for `/game new`, and the possible numbers of seats."""

    key: str
    seats: Sequence[int]


class MonthTable:
    """People who play one match after another, with computer players where seats are free."""

    def __init__(
        self, service: FakeDiscord, guild: Guild, number: int, titles: Sequence[Title], luck: Random
    ) -> None:
        self.service = service
        self.guild = guild
        self.number = number
        self.luck = luck
        self.title = titles[number % len(titles)]
        self.matches: list[Table] = []
        self.resigned = 0
        """How many people have confirmed that they give up their seat."""

    async def live(self) -> None:
        """Play until the month is over."""
        await asyncio.sleep(self.luck.uniform(0, HOUR))
        while True:
            table = await self._sit_down()
            self.matches.append(table)
            await self._open(table)
            await self._play(table)
            await asyncio.sleep(self.luck.expovariate(1 / REST))

    async def _sit_down(self) -> Table:
        least = self.title.seats[0]
        possible = [one for one in self.title.seats if 2 <= one <= max(4, least)]
        seats = min(self.luck.choices(possible, k=2))  # small tables are common, and quicker
        people = [self._person(seat) for seat in range(self.luck.randint(1, seats))]
        for person in people:
            self._join_guild(person)
        name = f"table-{self.number}-{len(self.matches)}"
        channel = await self.service.add_channel(self.guild, name)
        options: dict[str, Any] = {"title": self.title.key, "seats": seats, "pace": PACE}
        return Table(self.service, channel, people, options, seats > len(people), self.luck)

    def _person(self, seat: int) -> Clicker:
        habits = self.luck.choice(ALL) if seat else STEADY  # somebody has to open the table, and to go on
        name = f"{habits.name.capitalize()}-{self.number}-{len(self.matches)}-{seat}"
        person = Clicker(self.service, name, habits, Random(self.luck.random()))
        person.user.dms_open = self.luck.random() < 0.85
        return person

    def _join_guild(self, person: Clicker) -> None:
        self.guild.members[person.id] = GuildMember(person.user)

    async def _open(self, table: Table) -> None:
        while not table.place:
            try:
                async with asyncio.timeout(60):
                    await table._gather()
            except (TimeoutError, Cannot):
                await asyncio.sleep(self.luck.uniform(0.1, 1) * GATHERING)

    async def _play(self, table: Table) -> None:
        place = table.place
        assert place
        async with asyncio.TaskGroup() as group:
            for person in table.people:
                player = Member(person, place, Random(self.luck.random()))  # type: ignore[arg-type]
                group.create_task(player.play(lambda: is_over(place)))
                if person.habits is LEAVING:  # type: ignore[attr-defined]
                    group.create_task(self._leave(person, place))
            group.create_task(_until_over(place))

    async def _leave(self, person: Any, place: Channel) -> None:
        """Resign some day, or leave the server without a word."""
        await asyncio.sleep(self.luck.uniform(0.1, 3) * DAY)
        if is_over(place):
            return
        if self.luck.random() < 0.5:
            with suppress(Cannot, TimeoutError):
                sure = await (await person.slash(place, "game resign")).done()
                for button in controls(sure, "resign") if sure else ():
                    await person.click(sure, button["custom_id"])
                    self.resigned += 1
        else:
            self.guild.members.pop(person.id, None)


async def _until_over(place: Channel) -> None:
    while not is_over(place):  # noqa: ASYNC110 - people come and look
        await asyncio.sleep(HOUR)


def is_over(place: Channel) -> bool:
    """Whether one of the last messages holds the record of the match."""
    last = list(place.messages.values())[-3:]
    return any(file["filename"].endswith(".json") for message in last for file in message.attachments)


async def open_club(
    service: FakeDiscord, tables: int, titles: Sequence[Title], luck: Random
) -> list[MonthTable]:
    """Returns the tables, on as many servers as the bot's quota asks for."""
    opened: list[MonthTable] = []
    for number in range(tables):
        if number % TABLES_IN_GUILD == 0:
            guild = await service.add_guild(f"Club {number // TABLES_IN_GUILD}")
        # A generator for each table: without one of them, the others play as before.
        opened.append(MonthTable(service, guild, number, titles, Random(f"{luck.random()}")))
    return opened
