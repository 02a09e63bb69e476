"""The tables of a kept database: what each match is an example of, and what people do at their clients."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.matches import Actor, MatchView, Referee
from bot.matches.errors import CannotUndo
from bot.store import log
from bot.store.engine import reading
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.core.registry import find
from rules.honor.commands import LetBe, SetStanding
from rules.honor.prompts import AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Standing
from rules.shogun.prompts import AskMarch, AskPlan, AskProvince, AskSpecial
from rules.spirit.prompts import AskAction, AskFace, AskKiai
from sandbox.club.players import controls
from sandbox.discord import Human, View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.matches.conftest import holder
from tests.rows import seed_of

MOST_ROWS = 600
"""No way to a position is that long."""
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


def person_of(human: Human) -> Actor:
    return Actor(human.id, human.name)


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
