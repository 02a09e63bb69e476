"""A simulated match: people open a table, take seats, and play to the end through their clients."""

from collections.abc import Sequence
from random import Random

from sandbox.club.computers import add_computer
from sandbox.club.players import TIMEOUT, Player, controls, play_all, questions
from sandbox.discord.human import Human
from sandbox.discord.service import FakeDiscord
from sandbox.discord.view import Cannot, View
from sandbox.discord.world import Channel


class Evening:
    """One match of `people`, the first of whom opens the table, in the text channel `table`."""

    def __init__(
        self,
        service: FakeDiscord,
        table: Channel,
        people: Sequence[Human],
        rng: Random,
        absent: int = 0,
        revise_chance: float = 0.3,
        curiosity: float = 0.0,
        pause: float = 0.0,
    ) -> None:
        self.service = service
        self.table = table
        self.people = people
        self.rng = rng
        self.absent = absent
        """The last n people never answer once the match has begun."""
        self.revise_chance = revise_chance
        """The probability with which each changes a suggested plan."""
        self.curiosity = curiosity
        """The probability with which each looks at a status, a board, the details of a plan or the like."""
        self.pause = pause
        """The seconds for which a message must not have changed before it is used."""
        self.place: Channel = table
        """Where the match runs: the thread, once there is one."""

    async def gather(self, word: str = "", computer: str | None = None, **options: str | int) -> None:
        """Open a table, join with everybody, give the lucky word if any, and start the match.

        `computer` is the level of a computer player that has the last seat, if the title has that level.
        Raises Cannot, with the bot's words, if it opens no such table.
        """
        host, *others = self.people
        seats = len(self.people) + (computer is not None)
        answer = await (await host.slash(self.table, "game new", seats=seats, **options)).done()
        if answer and f"<#{self.table.id}>" not in answer.text:
            raise Cannot(answer.text)
        for person in others:
            lobby = await person.wait(self.table, lambda view: controls(view, "join"))
            await person.click(lobby, controls(lobby, "join")[0]["custom_id"])
            await self.service.wait_for(lambda: person.name in lobby.text, TIMEOUT)  # noqa: B023
        lobby = await host.wait(self.table, lambda view: controls(view, "start"))
        await self.service.wait_for(lambda: all(person.name in lobby.text for person in self.people))
        if computer is not None:
            await self._add_computer(computer, lobby)
        if word:
            await self._give_lucky_word(word, lobby)
        reply = await host.click(lobby, controls(lobby, "start")[0]["custom_id"])
        await reply.done(TIMEOUT)
        self.place = next(
            (place for place in self.service.channels.values() if self._is_ours(place)), self.table
        )

    async def _add_computer(self, level: str, lobby: View) -> None:
        """The host adds a computer player, of the usual level where a title has no such one."""
        before = lobby.text
        await add_computer(self.people[0], lobby, lambda known: level if level in known else None, TIMEOUT)
        await self.service.wait_for(lambda: lobby.text != before, TIMEOUT)

    async def _give_lucky_word(self, word: str, lobby: View) -> None:
        """The first guest gives a lucky word, and waits until it is marked at their seat."""
        giver, before = self.people[:2][-1], lobby.text
        form = await giver.click(lobby, controls(lobby, "word")[0]["custom_id"])
        await giver.submit(form, word=word)
        await self.service.wait_for(lambda: lobby.text != before, TIMEOUT)

    async def play(self) -> None:
        """Play to the end, and wait until no question is left at the table."""
        await play_all(self.players(), self.over)
        await self.service.wait_for(lambda: not any(map(questions, self._public_posts())), TIMEOUT)

    async def look_back(self) -> None:
        """The host looks at how the match went, where its last message offers that."""
        host = self.people[0]
        for view in self.posts():
            for button in controls(view, "analysis"):
                await (await host.click(view, button["custom_id"])).done(TIMEOUT)

    def players(self) -> list[Player]:
        return [
            Player(
                person,
                self.place,
                Random(self.rng.random()),
                self.revise_chance,
                curiosity=self.curiosity,
                pause=self.pause,
            )
            for person in self._present()
        ]

    def over(self) -> bool:
        """Whether the last message, with the record of the match, is posted."""
        return self.record() is not None

    def record(self) -> str | None:
        """Returns the URL of the match's record, once it is posted."""
        for view in reversed(self.posts()):
            for file in view.attachments:
                if file["filename"].endswith(".json"):
                    return str(file["url"])
        return None

    def posts(self) -> list[View]:
        """Returns the messages where the match runs."""
        return self.people[0].read(self.place)

    def _public_posts(self) -> list[View]:
        """Ephemeral answers to presses are left out: nobody can take them away."""
        return [view for view in self.posts() if not view.ephemeral]

    def _present(self) -> Sequence[Human]:
        return self.people[: len(self.people) - self.absent]

    def _is_ours(self, place: Channel) -> bool:
        return place.parent is self.table
