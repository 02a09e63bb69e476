"""What moderators and others do and read in the tests of moderation."""

import asyncio
from typing import Any

from bot.store import matches
from bot.store.engine import read
from sandbox.discord import Human
from sandbox.discord.view import View
from sandbox.discord.wire.entities import roles_wire
from sandbox.discord.world import Channel, Member
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of


async def newcomer(club: Club, name: str, **attributes: Any) -> Human:
    """Somebody else on the server."""
    person = Human(club.service, name, **attributes)
    club.guild.members[person.id] = Member(person.user)
    return person


async def role_of(club: Club, name: str, *people: Human) -> int:
    """A role without permissions, of which Discord tells the bot."""
    role = club.service.add_role(club.guild, name, 0, *(person.user for person in people))
    [wire] = [wire for wire in roles_wire(club.guild) if wire["id"] == str(role)]
    data = {"guild_id": str(club.guild.id), "role": wire}
    await club.service.emit("GUILD_ROLE_CREATE", data, guild=club.guild)
    return role


async def told(person: Human, place: Channel, line: str, **options: Any) -> str:
    """The private answer to a command."""
    return note_of(await (await person.slash(place, line, **options)).done())


async def ask(person: Human, place: Channel, line: str, **options: Any) -> View:
    """The same as a message."""
    view = await (await person.slash(place, line, **options)).done()
    assert view is not None
    return view


def match_in(view: View) -> str:
    return str(view.buttons[0]["custom_id"].split(":")[1])


async def settle(club: Club, match: str) -> None:
    """All that is to be said is said."""
    await asyncio.sleep(5)
    club.bot.outbox_worker.wake(match)
    await club.bot.outbox_worker.drain(match)


async def end(club: Club, place: Channel, **options: Any) -> View:
    """Cleo ends a match, with the button that confirms it."""
    sure = await ask(club.cleo, place, "referee end", **options)
    await club.press(club.cleo, sure, "end")
    await club.see(lambda: "Done" in sure.text)
    return sure


async def status_of(club: Club, match: str) -> str:
    found = await read(club.bot.engine, matches.find, match)
    assert found is not None
    return found.status


def public(club: Club, person: Human, place: Channel) -> list[str]:
    """What everybody reads there."""
    return [view.text for view in person.read(place) if not view.ephemeral]
