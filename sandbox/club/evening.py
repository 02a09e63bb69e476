"""An evening at a club: people open a table, take seats, and play a whole match through their clients."""

from collections.abc import Sequence
from random import Random

from sandbox.club.players import TIMEOUT, Player, controls, play_all, questions
from sandbox.discord.human import Human
from sandbox.discord.service import FakeDiscord
from sandbox.discord.view import View
from sandbox.discord.world import Channel


class Evening:
    """One match among `people`, the first of whom is the host, in the text channel `table`."""

    def __init__(
        self,
        service: FakeDiscord,
        table: Channel,
        people: Sequence[Human],
        luck: Random,
        absent: int = 0,
    ) -> None:
        self.service = service
        self.table = table
        self.people = people
        self.luck = luck
        self.absent = absent
        """How many of the people, the last ones, never answer once the match has begun."""
        self.place: Channel = table
        """Where the match runs: the thread, once there is one."""

    async def gather(self, word: str = "", **options: str | int) -> None:
        """The host opens a table, everybody joins, one of them gives the word if any, and the host starts."""
        host, *others = self.people
        await (await host.slash(self.table, "game new", seats=len(self.people), **options)).done()
        for person in others:
            lobby = await person.wait(self.table, lambda view: controls(view, "join"))
            await person.click(lobby, controls(lobby, "join")[0]["custom_id"])
        lobby = await host.wait(self.table, lambda view: controls(view, "start"))
        await self.service.wait_for(lambda: all(person.name in lobby.text for person in self.people))
        if word:
            await self._give(word, lobby)
        reply = await host.click(lobby, controls(lobby, "start")[0]["custom_id"])
        await reply.done(TIMEOUT)
        self.place = next(
            (place for place in self.service.channels.values() if self._is_ours(place)), self.table
        )

    async def _give(self, word: str, lobby: View) -> None:
        """Who came first mixes a word into the luck, and sees it marked at their seat."""
        giver, before = self.people[:2][-1], lobby.text
        form = await giver.click(lobby, controls(lobby, "word")[0]["custom_id"])
        await giver.submit(form, word=word)
        await self.service.wait_for(lambda: lobby.text != before, TIMEOUT)

    async def play(self) -> None:
        """Everybody plays to the end, and stays until the table is cleared."""
        await play_all(self.players(), self.over)
        await self.service.wait_for(lambda: not any(map(questions, self.posts())), TIMEOUT)

    def players(self) -> list[Player]:
        return [Player(person, self.place, Random(self.luck.random())) for person in self._present()]

    def over(self) -> bool:
        """Whether the last message stands, with the record of the match."""
        return self.record() is not None

    def record(self) -> str | None:
        """The address of the match's record, once it is posted."""
        for view in reversed(self.posts()):
            for file in view.attachments:
                if file["filename"].endswith(".json"):
                    return str(file["url"])
        return None

    def posts(self) -> list[View]:
        """What stands where the match runs."""
        return self.people[0].read(self.place)

    def _present(self) -> Sequence[Human]:
        return self.people[: len(self.people) - self.absent]

    def _is_ours(self, place: Channel) -> bool:
        return place.parent is self.table
