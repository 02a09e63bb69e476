"""Keep a database of this very program, to be opened by later ones:
`python -m tests.records.released.make_database database-VERSION-COMMIT`.

The unmodified bot runs against the loopback Discord. People open tables, take seats, give words, press on
panels and use commands; where many rows of a match are only the way to a position, their answers are handed
to the bot's referee without the presses. In the end the outbox worker is stopped first, so that some news is
left undelivered, and then the bot.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import Actor, MatchView, Referee
from bot.matches.errors import CannotUndo
from bot.store import log, matches
from bot.store import schema as tables
from bot.store.engine import open_database, reading
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.core.registry import find
from rules.honor.commands import LetBe, SetStanding
from rules.honor.prompts import AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Standing
from rules.shogun.prompts import AskMarch, AskPlan, AskProvince, AskSpecial
from rules.spirit.prompts import AskAction, AskFace, AskKiai
from sandbox.club.players import controls
from sandbox.discord import PERM, Human, View
from sandbox.discord.world import Channel, Guild, Member
from tests.bot.conftest import Club
from tests.bot.matches.conftest import holder
from tests.records.released.snapshot import Expected, Kept, Timer, pack
from tests.rows import seed_of

MOST_ROWS = 600
"""No way to a position is that long."""
TABLES_IN_GUILD = 8
REMINDED, TIMED_OUT = 7.0, 70 / 3600
"""Hours after which the choices of the pace "daily" are reminded of, and those of "live" are played."""
WHIM = (1, 5)
"""So often somebody answers at random instead of as advised."""

Aim = Callable[[MatchView], bool]
"""Whether a match has come to where it is to be left."""
Last = Callable[["Table"], Awaitable[None]]
"""What people do there."""


@dataclass(eq=False)
class Table:
    """One match: what it is an example of, who plays, and what becomes of it."""

    name: str
    title: str
    people: int
    aim: Aim | None = None
    """None: it is not started."""
    last: Last | None = None
    computers: int = 0
    commands: dict[str, Any] = field(default_factory=dict)
    """Options of the command that opens it."""
    options: dict[str, Any] = field(default_factory=dict)
    """Options of the title, chosen in the lobby."""
    words: int = 0
    """How many give a word."""
    match: str = ""
    club: Club = field(init=False)
    humans: list[Human] = field(init=False)
    channel: Channel = field(init=False)
    lobby: View = field(init=False)

    @property
    def referee(self) -> Referee:
        return self.club.bot.referee

    @property
    def place(self) -> Channel:
        """The thread in which it is played."""
        return next(one for one in self.club.service.channels.values() if one.parent is self.channel)

    async def position(self) -> MatchView:
        return await self.referee.position(self.match)

    async def human(self, seat: int) -> Human:
        user = (await self.position()).seats[seat].user_id
        return next(human for human in self.humans if human.id == user)


# ---- where matches are left ----------------------------------------------------------------------------


def asks(kind: type[Any], least: int = 1, person: bool = True) -> Aim:
    """After so many rows somebody, a person if wanted, is asked this."""

    def arrived(position: MatchView) -> bool:
        asked = [seat for seat, prompt in position.prompts.items() if type(prompt) is kind and prompt.owed]
        return position.seq >= least and any(position.seats[seat].user_id or not person for seat in asked)

    return arrived


def over(position: MatchView) -> bool:
    return position.outcome is not None


# ---- what people do there ------------------------------------------------------------------------------


async def half_made_drafts(table: Table) -> None:
    """One has a whole plan but has not confirmed it, one has laid a card, one has confirmed."""
    whole, begun, done = table.humans[:3]
    for person in (whole, done):
        await press(table, person, await panel(table, person), "suggest")
    await press(table, done, await panel(table, done), "confirm")
    await choose(table, begun, "focus")
    await choose(table, begun, "lay")


async def one_has_planned(table: Table) -> None:
    shown = await panel(table, table.humans[0])
    await press(table, table.humans[0], shown, "suggest")
    await press(table, table.humans[0], shown, "confirm")


async def ask_undo(table: Table) -> None:
    """Play on until somebody may take a choice back and asks to; the others have not said yes yet."""
    for _ in range(MOST_ROWS):
        async with reading(table.club.bot.engine) as connection:
            row = (await log.read(connection, table.match))[-1]
        player = holder(await table.position(), row.seat or Seat(0))
        try:
            await table.referee.ask_undo(player, table.match)
            return
        except CannotUndo:
            await one_row(table)


async def on_vacation(table: Table) -> None:
    await slash(table.humans[1], table.place, "game away", until="50d")


async def offer_seat(table: Table) -> None:
    await slash(table.humans[1], table.place, "game substitute")


async def pause(table: Table) -> None:
    await slash(moderator(table), table.place, "referee pause")


async def rewind(table: Table) -> None:
    steps = await table.referee.steps_back(table.match, 5)
    await table.referee.rewind(mod(table), table.match, steps[-1].number)


async def one_lets_be(table: Table) -> None:
    """One of those who may save a face has refused, the others have not answered."""
    position = await table.position()
    [seat, *_] = [seat for seat, prompt in position.prompts.items() if type(prompt) is AskSaveFace]
    player, prompt = holder(position, seat), position.prompts[seat]
    await table.referee.submit(player, table.match, seat, prompt.id, LetBe(Standing.REFUSE))


async def set_standing(table: Table) -> None:
    """The player on turn will not be asked about faces, and offers the seat as well."""
    position = await table.position()
    [(seat, prompt)] = position.prompts.items()
    player = holder(position, seat)
    await table.referee.submit(player, table.match, seat, prompt.id, SetStanding(Standing.REFUSE))
    await slash(await table.human(seat), table.place, "game substitute")


async def end(table: Table) -> None:
    await table.referee.end(mod(table), table.match)


def mod(table: Table) -> Actor:
    """A moderator of the table's server who acts without Discord."""
    assert table.channel.guild is not None
    return Actor.moderator(1, "Mod", table.channel.guild.id)


TABLES = (
    Table(
        "shogun preset of 4 planning, drafts half made",
        "shogun",
        3,
        asks(AskPlan),
        half_made_drafts,
        1,
        {"pace": "daily"},
        words=2,
    ),
    Table(
        "shogun moon drafting provinces, live, timed out",
        "shogun",
        5,
        asks(AskProvince, 6),
        commands={"side": "moon", "setup": "draft", "pace": "live"},
    ),
    Table(
        "shogun draft of 3 planning the first time",
        "shogun",
        3,
        asks(AskPlan, 20),
        one_has_planned,
        commands={"setup": "draft", "pace": "relaxed"},
    ),
    Table("shogun choosing specials after the bids, news untold", "shogun", 4, asks(AskSpecial, 5)),
    Table(
        "shogun march asked in the second round",
        "shogun",
        4,
        asks(AskMarch, 25),
        computers=1,
        commands={"side": "moon", "setup": "draft"},
    ),
    Table(
        "shogun undo asked",
        "shogun",
        3,
        asks(AskSpecial, 8),
        ask_undo,
        commands={"pace": "none"},
    ),
    Table(
        "shogun late in the match, on vacation",
        "shogun",
        3,
        asks(AskMarch, 65),
        on_vacation,
        1,
        commands={"setup": "draft", "side": "moon"},
        words=3,
    ),
    Table("shogun paused", "shogun", 3, asks(AskPlan, 12), pause, commands={"pace": "daily"}),
    Table("shogun rewound", "shogun", 3, asks(AskSpecial, 15), rewind, commands={"verbosity": "round"}),
    Table("honor turn of 4, standing refusal, seat offered", "honor", 4, asks(AskTurn, 60), set_standing),
    Table(
        "honor save face asked of 5, one has answered",
        "honor",
        5,
        asks(AskSaveFace, 30),
        one_lets_be,
        words=1,
    ),
    Table(
        "honor short, live, timed out, news untold",
        "honor",
        3,
        asks(AskDishonor, 20),
        commands={"pace": "live"},
        options={"length": "short"},
    ),
    Table(
        "honor of 6, vacation stops the clock",
        "honor",
        2,
        asks(AskTurn, 25),
        on_vacation,
        4,
        {"vacation": "clock"},
    ),
    Table("spirit of 4, news untold", "spirit", 4, asks(AskFace, 12)),
    Table(
        "spirit of one with three samurai", "spirit", 1, asks(AskAction, 9), options={"samurai_per_player": 3}
    ),
    Table(
        "spirit hard of 2, live, timed out",
        "spirit",
        2,
        asks(AskKiai, 10),
        options={"difficulty": "hard"},
        commands={"pace": "live"},
    ),
    Table(
        "spirit chosen with tokens, seat offered",
        "spirit",
        5,
        asks(AskAction, 20),
        offer_seat,
        1,
        options={"samurai": "chosen", "support_tokens": True},
    ),
    Table("spirit ended", "spirit", 3, over, words=1),
    Table("shogun ended by a moderator", "shogun", 3, asks(AskSpecial, 5), end),
    Table("shogun lobby", "shogun", 2, computers=1, commands={"side": "moon", "setup": "draft"}, words=2),
    Table("honor lobby", "honor", 1, commands={"seats": 6}, options={"length": "short"}),
)

UNTOLD = (
    "shogun choosing specials after the bids, news untold",
    "spirit of 4, news untold",
    "honor short, live, timed out, news untold",
)
"""In these something more happens when the outbox worker has been stopped."""


# ---- at the clients ------------------------------------------------------------------------------------


async def slash(person: Human, channel: Channel, line: str, **values: Any) -> View | None:
    """Use a command, and print the answer: whoever makes a database sees what was refused."""
    shown = await (await person.slash(channel, line, **values)).done(20)
    print(f"/{line} {values}: {shown and shown.text.splitlines()[0]}", flush=True)  # noqa: T201
    return shown


async def panel(table: Table, person: Human) -> View:
    return await table.club.panel(person)


async def press(table: Table, person: Human, view: View, verb: str) -> None:
    """Press a button of a panel and see that it has changed."""
    before = len(view.revisions)
    await table.club.press(person, view, verb)
    await table.club.see(lambda: len(view.revisions) > before)


async def choose(table: Table, person: Human, verb: str) -> None:
    """Choose the last option of a select of the panel."""
    view = await panel(table, person)
    [part, *_] = controls(view, verb)
    before = len(view.revisions)
    await person.choose(view, part["custom_id"], part["options"][-1]["value"])
    await table.club.see(lambda: len(view.revisions) > before)


def moderator(table: Table) -> Human:
    return table.club.cleo


async def seat_all(table: Table) -> None:
    """Open the table; its people and computers take their seats, and give their words."""
    club, host = table.club, table.humans[0]
    count = len(table.humans) + table.computers
    await slash(host, table.channel, "game new", title=table.title, **{"seats": count, **table.commands})
    async with reading(club.bot.engine) as connection:
        [table.match] = [one.id for one in await matches.in_place(connection, table.channel.id)]
    lobby = await host.wait(table.channel, lambda view: controls(view, "join"))
    for person in table.humans[1:]:
        await club.press(person, lobby, "join")
        await club.see(lambda: person.name in lobby.text)  # noqa: B023
    for number in range(1, table.computers + 1):
        await club.press(host, lobby, "add-ai")
        await club.see(lambda: lobby.text.count("(computer)") == number)  # noqa: B023
    for person in table.humans[: table.words]:
        form = await person.click(lobby, controls(lobby, "word")[0]["custom_id"])
        before = len(lobby.revisions)
        await person.submit(form, word=f"crane of {person.name}")
        await club.see(lambda: len(lobby.revisions) > before)  # noqa: B023
    if table.options:
        held = await club.bot.lobby.rows(table.match)
        options = held.match.options | table.options
        await club.bot.lobby.set_up(person_of(host), table.match, options, held.match.seats_wanted)
    table.lobby = lobby


def person_of(human: Human) -> Actor:
    return Actor(human.id, human.name)


async def play(table: Table) -> None:
    """Start the match, play it to where it is to be left, and do there what is to be done."""
    if table.aim is None:
        return
    await (await table.club.press(table.humans[0], table.lobby, "start")).done(20)
    for _ in range(MOST_ROWS):
        await table.referee.rest(table.match)
        if table.aim(await table.position()):
            break
        await one_row(table)
    else:
        raise AssertionError(f"{table.name}: never there")
    if table.last:
        await table.last(table)


async def one_row(table: Table) -> None:
    """One person who owes an answer gives it: mostly as advised."""
    await table.referee.rest(table.match)
    position = await table.position()
    whims = Chance(seed_of(f"{table.name} {position.seq}"), 0)
    held = {player.seat for player in position.seats if player.user_id and not player.policy}
    owed = [seat for seat, prompt in position.prompts.items() if prompt.owed and seat in held]
    seat, game = whims.pick(owed), find(table.title)
    observation = await table.referee.observe(table.match, seat)
    command = game.advise(observation)
    if whims.happens(*WHIM):
        loaded = await table.referee._load(table.match)
        command = game.legal(loaded.state, seat).sample(whims)
    player = holder(position, seat)
    await table.referee.submit(player, table.match, seat, position.prompts[seat].id, command)


# ---- the club ------------------------------------------------------------------------------------------


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        database = Path(home) / "gyoji.sqlite3"
        club = Club(Path(home), f"sqlite+aiosqlite:///{database}")
        await club.open()
        await settings(club)
        live = [table for table in TABLES if table.commands.get("pace") == "live"]
        slow = [table for table in TABLES if table not in live]
        await play_all(club, slow)
        club.pass_time(REMINDED)
        await play_all(club, live)
        club.pass_time(TIMED_OUT)
        await tell_all(club)
        await club.bot.outbox_worker.close()
        for table in TABLES:
            if table.name in UNTOLD:
                await one_row(table)
                await table.referee.rest(table.match)
        stopped_at = int(club.clock())
        await club.stop_bot()
        await club.service.stop()
        expected = await read_expected(club.database_url, stopped_at)
        pack(database, expected, name)


async def settings(club: Club) -> None:
    """What a server has set."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    await slash(club.cleo, club.channel, "referee settings", strikes=4, pace="daily", verbosity="steps")


async def at_club(club: Club, table: Table) -> None:
    """A channel for the table, and people with habits of their own."""
    table.club, number = club, TABLES.index(table)
    guild = club.guild if number < TABLES_IN_GUILD else await another_guild(club, number)
    table.channel = await club.service.add_channel(guild, f"table-{number}")
    table.humans = [Human(club.service, f"Player{number}at{seat}") for seat in range(table.people)]
    guild.members |= {human.id: Member(human.user) for human in table.humans}
    table.humans[-1].user.locale = ("en-US", "cs", "fi", "ru")[number % 4]
    if number % 4 == 0:
        night = {"from": "22:30", "to": "07:00", "timezone": "Europe/Prague"}
        await slash(table.humans[0], table.channel, "game quiet", **night)
    if number % 4 == 1:
        table.humans[0].user.dms_open = False
    if number % 4 == 2:
        await slash(table.humans[0], table.channel, "game digest", weekly=True)


async def another_guild(club: Club, number: int) -> Guild:
    """Every so many tables a new server; on each of them Cleo moderates."""
    named = f"Club {number // TABLES_IN_GUILD}"
    for guild in club.service.guilds.values():
        if guild.name == named:
            return guild
    guild = await club.service.add_guild(named, club.cleo.user)
    club.service.add_role(guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    return guild


async def play_all(club: Club, chosen: Iterable[Table]) -> None:
    for table in chosen:
        await at_club(club, table)
        await seat_all(table)
        await play(table)


async def tell_all(club: Club) -> None:
    """Wait until all that can be told is told."""

    async def left() -> int:
        async with reading(club.bot.engine) as connection:
            query = select(func.count()).select_from(tables.outbox)
            return int((await connection.execute(query)).scalar_one())

    async with asyncio.timeout(300):
        await asyncio.sleep(3)
        while await left():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.5)


# ---- what is to be found in it -------------------------------------------------------------------------


async def read_expected(url: str, stopped_at: int) -> Expected:
    engine = await open_database(url)
    try:
        referee = Referee(engine)
        async with reading(engine) as connection:
            counts = {
                table.name: int(
                    (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                )
                for table in tables.metadata.sorted_tables
            }
            kept = [await read_match(connection, referee, table) for table in TABLES]
        return Expected(stopped_at, counts, kept)
    finally:
        await engine.dispose()


async def read_match(connection: AsyncConnection, referee: Referee, table: Table) -> Kept:
    async def rows(query: Select[Any]) -> list[Any]:
        return list(await connection.execute(query))

    match = await matches.find(connection, table.match)
    assert match is not None
    position = await referee.position(match.id) if match.started else None
    prompts = position.prompts if position else {}
    kept = tables.drafts.c, tables.timers.c, tables.outbox.c, tables.undo_requests.c, tables.lucky_words.c
    drafts, timers, outbox, requests, words = kept
    return Kept(
        match.id,
        table.name,
        match.status,
        digests=[row.digest for row in await log.read(connection, match.id)],
        prompts={seat: (prompt.id, prompt.kind) for seat, prompt in prompts.items()},
        drafts={
            row.seat: {row.prompt_id: row.data}
            for row in await rows(
                select(drafts.seat, drafts.prompt_id, drafts.data).where(drafts.match_id == match.id)
            )
        },
        timers=[
            Timer(*row)
            for row in await rows(
                select(timers.seat, timers.prompt_id, timers.due_at, timers.left)
                .where(timers.match_id == match.id)
                .order_by(timers.seat)
            )
        ],
        outbox=sorted(
            (row.audience, row.key)
            for row in await rows(select(outbox.audience, outbox.key).where(outbox.match_id == match.id))
        ),
        undo_requests=[
            row.number for row in await rows(select(requests.number).where(requests.match_id == match.id))
        ],
        lucky_words=len(await rows(select(words.user_id).where(words.match_id == match.id))),
        record=msgspec.to_builtins(await referee.record(match.id)) if match.ended else None,
    )


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
