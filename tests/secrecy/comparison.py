"""The secrecy test: a course is played in two worlds, and all visible output is compared row by row."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from bot.views.compose import Board
from rules.core import codec
from rules.core.errors import CodedError
from rules.core.model import all_seats
from rules.core.record import dump
from tests.secrecy.courses import Course, changed
from tests.secrecy.two_worlds import TwoWorlds
from tests.secrecy.world import LATECOMER, MODERATOR, PLAYERS, TABLE, WATCHER, Artefact, World

StageView: TypeAlias = Callable[[World, int], Awaitable[None]]
"""Something that happens in both worlds; the number says in which of them."""
Arrangement: TypeAlias = Callable[[Any, int], Any]
"""Gives a position with other secrets; the number says for which of the worlds."""


class Leak(AssertionError):
    """Somebody can see more than they may know."""


class Comparison:
    """Two worlds in which the same is played, but for the secrets of all seats other than the viewer's."""

    def __init__(self, two_worlds: TwoWorlds, course: Course, worlds: tuple[World, World]) -> None:
        self.two_worlds = two_worlds
        self.course = course
        self.worlds = worlds
        self.outsiders = {TABLE, WATCHER, MODERATOR, PLAYERS[course.viewer]}
        self.compared = 0
        """Artefacts of outsiders that were found equal."""

    @classmethod
    async def begin(
        cls, two_worlds: TwoWorlds, course: Course, after: int = 0, arranged: Arrangement | None = None
    ) -> "Comparison":
        """Two new worlds in which a match begins, or stands as it does after a row of the course.

        What nobody knows may be `arranged` in each of them.
        """
        worlds = (await two_worlds.world(), await two_worlds.world())
        comparison = cls(two_worlds, course, worlds)
        await comparison.both(comparison.set_up(after, arranged))
        return comparison

    def set_up(self, after: int, arranged: Arrangement | None) -> StageView:
        course = self.course

        async def scene(world: World, version: int) -> None:
            step = course.rows[after].versions[version].step
            if arranged:
                step = changed(step, lambda state: arranged(state, version))
            await world.begin(course.title, course.options, course.seats, step)

        return scene

    async def play(self, first: int, end: int, *, look_every: int = 0) -> None:
        """Play the rows from one to before another, and compare the views at intervals."""
        for number in range(first, end):
            await self.both(self.row(number))
            if look_every and number % look_every == 0:
                await self.both(self.look_around)

    async def play_by_rules(self, number: int) -> None:
        """Give the command of a row, and let the rules say what comes of it in each world."""
        row = self.course.rows[number]

        async def scene(world: World, version: int) -> None:
            assert row.seat is not None
            await world.submit(row.seat, row.versions[version].command)

        await self.both(scene)

    def row(self, number: int) -> StageView:
        row = self.course.rows[number]

        async def scene(world: World, version: int) -> None:
            assert row.seat is not None
            played = row.versions[version]
            await world.submit(row.seat, played.command, played.step)

        return scene

    async def both(self, scene: StageView) -> None:
        """Let it happen in one world, then in the other; raises Leak if outsiders can tell them apart."""
        for version, world in enumerate(self.worlds):
            self.two_worlds.forget_pictures()
            world.seen.clear()
            await scene(world, version)
            self.two_worlds.record(world)
        for audience in sorted(self.outsiders):
            self._compare(*([one for one in world.seen if one.audience == audience] for world in self.worlds))

    async def look_around(self, world: World, version: int) -> None:
        """All ways to look that anybody has."""
        await self.ask_the_referee(world)
        for line in ("board", "status", "log", "catchup", "hand", "plan", "list", "table", "verify", "undo"):
            await world.use(WATCHER, f"game {line}")
        for line in ("board", "status", "log"):
            await world.use(MODERATOR, f"game {line}")
        await world.use(MODERATOR, "referee audit", match=world.match)
        await world.type_into(MODERATOR, "referee rewind", "to")
        for player in (*PLAYERS, LATECOMER):
            await world.use(player, "game hand")
        await world.use(PLAYERS[self.course.viewer], "game plan")
        await world.use(PLAYERS[self.course.viewer], "game digest")
        await self.press_what_is_others(world)

    async def ask_the_referee(self, world: World) -> None:
        """What commands, pictures and computer players are made from."""
        referee, viewer = self.two_worlds.bot.referee, self.course.viewer
        for seat, audience in ((None, TABLE), (viewer, PLAYERS[viewer])):
            world.note(
                audience, "observation", codec.encode(await referee.observe(world.match, seat)).decode()
            )
            story = await referee.story(world.match, seat)
            world.note(audience, "story", codec.encode([chapter.events for chapter in story]).decode())
        position = await referee.position(world.match)
        for seat in all_seats(self.course.seats):
            board = await self.two_worlds.bot.composer.compose(world.match, seat, "en", Board())
            world.note(TABLE, "board, for any viewer", repr(board))
        match = position.match
        world.note(TABLE, "match", f"{match.status} {match.seed!r} {match.outcome}")
        world.note(TABLE, "record", dump(await referee.record(world.match)).decode())

    async def press_what_is_others(self, world: World) -> None:
        """Controls of questions to other seats, pressed by who may not, also where nobody shows them."""
        position = await self.two_worlds.bot.referee.position(world.match)
        for prompt in sorted({prompt.id for prompt in position.prompts.values()}):
            for route, verb in (("panel", "confirm"), ("panel", "let"), ("ask", "take")):
                await world.forge(WATCHER, route, prompt, verb)
        for command in self._guesses():
            await self._be_refused(world, command)

    def _guesses(self) -> Sequence[object]:
        """One of each kind of command."""
        commands = [row.versions[0].command for row in self.course.rows[1:]]
        return [
            next(one for one in commands if type(one) is kind) for kind in dict.fromkeys(map(type, commands))
        ]

    async def _be_refused(self, world: World, command: object) -> None:
        """The viewer tries a command that is not legal now, whatever they know of it."""
        referee, seat = self.two_worlds.bot.referee, self.course.viewer
        game, position = self.course.game, await referee.position(world.match)
        prompt = position.prompts.get(seat)
        state = (await referee._load(world.match)).state
        if prompt and command in game.legal(state, seat):
            return
        try:
            await referee.submit(world.actor(seat), world.match, seat, prompt.id if prompt else "1", command)
        except CodedError as error:
            world.note(PLAYERS[seat], "refusal", f"{type(error).__name__} {error}")

    def _compare(self, one: Sequence[Artefact], other: Sequence[Artefact]) -> None:
        for first, second in zip(one, other, strict=False):
            if first != second:
                raise Leak(_difference(first, second))
            self.compared += 1
        if len(one) != len(other):
            rest = (*one, *other)[min(len(one), len(other)) :]
            raise Leak(f"{len(one)} artefacts here, {len(other)} there, such as {rest[0]}")


def _difference(one: Artefact, other: Artefact) -> str:
    """Where two artefacts begin to differ."""
    pairs = enumerate(zip(one.content, other.content, strict=False))
    at = next(
        (at for at, (mine, theirs) in pairs if mine != theirs), min(len(one.content), len(other.content))
    )
    near = slice(max(at - 60, 0), at + 60)
    return f"{one.audience}, {one.way} / {other.way}: …{one.content[near]}… / …{other.content[near]}…"
