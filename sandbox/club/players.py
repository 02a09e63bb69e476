"""Simulated players: they read what is on their screens, press what is there to press, and play to the end.

They know the bot's controls by what every client gets, the custom_id `route:match:prompt:verb:argument`, and
nothing else of the project: what they may not see cannot help them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from sandbox.discord.human import Human
from sandbox.discord.view import Reply, View
from sandbox.discord.vocabulary import Wire
from sandbox.discord.world import Channel

TIMEOUT = 60.0
"""Seconds after which a player whom nobody answers gives up."""


def verb_of(component: Wire) -> str:
    """What a control means: the fourth field of its custom_id."""
    fields = str(component.get("custom_id") or "").split(":")
    return fields[3] if len(fields) == 5 else ""


def question_of(component: Wire) -> str:
    """Which question a control belongs to: route, match and prompt."""
    return ":".join(str(component["custom_id"]).split(":")[:3])


def controls(view: View, verb: str) -> list[Wire]:
    """The enabled buttons and selects of a message with this verb."""
    return [
        part for part in (*view.buttons, *view.selects) if verb_of(part) == verb and not part.get("disabled")
    ]


def questions(view: View, route: str = "ask") -> list[Wire]:
    """The enabled controls of a message that asks somebody for a choice; in private the route is "panel"."""
    parts = (*view.selects, *view.buttons)
    return [
        part
        for part in parts
        if str(part.get("custom_id")).startswith(f"{route}:") and not part.get("disabled")
    ]


def prefilled(modal: Wire) -> dict[str, str]:
    """What stands in a form when it opens."""
    fields = [part.get("component", {}) for part in modal["components"]]
    return {field["custom_id"]: field["value"] for field in fields if field.get("value")}


class Player:
    """One person at the table, with habits of their own.

    `careful` is how often they look through a suggested plan and change it, `heeding` how often they follow
    advice; the rest is chosen by `luck`.
    """

    def __init__(
        self, human: Human, channel: Channel, luck: Random, careful: float = 0.3, heeding: float = 0.9
    ) -> None:
        self.human = human
        self.channel = channel
        """Where the match runs: its thread, or the channel itself."""
        self.luck = luck
        self.careful = careful
        self.heeding = heeding
        self._answered: set[str] = set()
        self._read: dict[int, int] = {}
        """Messages that wanted nothing of this person, by id, with the number of edits they had then."""

    async def play(self, over: Callable[[], Any]) -> None:
        """Answer whatever is asked until `over()`; TimeoutError if nothing happens for TIMEOUT seconds."""
        while not over():
            before = self._news()
            try:
                task = await self.human.service.wait_for(lambda: self._task() or over(), TIMEOUT)
            except TimeoutError:
                if self._news() == before:
                    raise
                continue  # the others are still at it
            if callable(task) and not over():
                await task()

    def _news(self) -> int:
        """How much has been said and changed at the table so far."""
        return sum(1 + len(view.revisions) for view in self.human.read(self.channel))

    # What there is to do ----------------------------------------------------------------------------------

    def _task(self) -> Callable[[], Any] | None:
        """The next thing this person sees to do, the newest first."""
        seen = [*reversed(self.human.read(self.human.dm)), *reversed(self.human.read(self.channel))]
        return next(filter(None, map(self._news_in, seen)), None)

    def _news_in(self, view: View) -> Callable[[], Any] | None:
        """What a message wants, unless it was read before and has not changed since."""
        edits = len(view.revisions)
        if self._read.get(view.id) == edits:
            return None
        if (wanted := self._wanted(view)) is None:
            self._read[view.id] = edits
        return wanted

    def _wanted(self, view: View) -> Callable[[], Any] | None:
        """What a message wants of this person: a plan, a choice, or nothing."""
        if controls(view, "suggest"):
            return self._once(view, "suggest", self._plan)
        if asked := questions(view, "panel"):
            return self._once(view, verb_of(asked[0]), self._answer_in_private)
        if self.human.name in view.pings and (choice := self._choice(view)):
            return choice
        if controls(view, "plan") and not self.human.user.dms_open:
            return self._once_at(view)
        return None

    def _once(self, view: View, verb: str, act: Callable[[View], Any]) -> Callable[[], Any] | None:
        """The act, unless this very question was answered before."""
        question = question_of(controls(view, verb)[0])
        if question in self._answered:
            return None
        return lambda: self._answer(question, act, view)

    async def _answer(self, question: str, act: Callable[[View], Any], view: View) -> None:
        self._answered.add(question)
        await act(view)

    def _once_at(self, view: View) -> Callable[[], Any] | None:
        """People whose direct messages are closed press My plan whenever a message that offers it changes."""
        question = f"plan:{view.id}:{len(view.revisions)}"
        if question in self._answered:
            return None
        return lambda: self._answer(question, self._open_plan, view)

    # Planning ---------------------------------------------------------------------------------------------

    async def _open_plan(self, view: View) -> None:
        reply = await self.human.click(view, controls(view, "plan")[0]["custom_id"])
        panel = await reply.done()
        if panel and (wanted := self._wanted(panel)):
            await wanted()

    async def _plan(self, panel: View) -> None:
        """Take the suggestion, perhaps look at another card, and confirm; if refused, take the suggestion.

        A panel that shows the same question after all is worked on again.
        """
        suggesting = controls(panel, "suggest")
        if not suggesting:
            return  # the question was settled before they got to it
        question = question_of(suggesting[0])
        await self._press(panel, "suggest")
        if self.luck.random() < self.careful:
            await self._choose(panel, "focus")
            await self._choose(panel, "lay")
        await self._press(panel, "confirm")
        if self._asks_still(panel, question):
            await self._press(panel, "suggest")
            await self._press(panel, "confirm")
        if self._asks_still(panel, question):
            self._answered.discard(question)
            self._read.pop(panel.id, None)

    def _asks_still(self, panel: View, question: str) -> bool:
        """Whether the panel waits for the same answer as before."""
        suggesting = controls(panel, "suggest")
        return bool(suggesting) and question_of(suggesting[0]) == question

    async def _answer_in_private(self, panel: View) -> None:
        """A private question that one press answers.

        Whether to let something be: mostly the first answer, which helps if one can.
        """
        answers = questions(panel, "panel")
        heeding = controls(panel, "let") and self.luck.random() < self.heeding
        part = answers[0] if heeding else self.luck.choice(answers)
        if part.get("options"):
            value = self.luck.choice(part["options"])["value"]
            await self._see_change(panel, partial(self.human.choose, panel, part["custom_id"], value))
        else:
            await self._see_change(panel, partial(self.human.click, panel, part["custom_id"]))

    # Choices in the channel -------------------------------------------------------------------------------

    def _choice(self, view: View) -> Callable[[], Any] | None:
        """Any choice that the message offers to this person."""
        asked = questions(view)
        return self._once(view, verb_of(asked[0]), self._choose_any) if asked else None

    async def _choose_any(self, view: View) -> None:
        """Mostly what the bot advises, where it does; else anything."""
        advised = controls(view, "counsel") if self.luck.random() < self.heeding else []
        part = self.luck.choice(advised or questions(view))
        if part.get("options"):
            value = self.luck.choice(part["options"])["value"]
            reply = await self.human.choose(view, part["custom_id"], value)
        else:
            reply = await self.human.click(view, part["custom_id"])
        if reply.modal:
            await self.human.submit(reply, **prefilled(reply.modal))

    # Pressing ---------------------------------------------------------------------------------------------

    async def _press(self, view: View, verb: str) -> None:
        for button in controls(view, verb)[:1]:
            await self._see_change(view, partial(self.human.click, view, button["custom_id"]))

    async def _choose(self, view: View, verb: str) -> None:
        for select in controls(view, verb)[:1]:
            value = self.luck.choice(select["options"])["value"]
            await self._see_change(view, partial(self.human.choose, view, select["custom_id"], value))

    async def _see_change(self, view: View, act: Callable[[], Awaitable[Reply]]) -> None:
        """Do it, then wait like a person until the message has changed or an answer has come."""
        before = len(view.revisions)
        reply = await act()
        if reply.kind == "message":
            return
        await self.human.service.wait_for(
            lambda: len(view.revisions) > before or reply.followups or view.deleted, TIMEOUT
        )


async def play_all(players: list[Player], over: Callable[[], Any]) -> None:
    """All players at once, each at their own screen, until the match is over."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(over))
