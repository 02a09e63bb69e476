"""Simulated players: they read their screens, use the controls they find there, and play to the end.

They find questions as people do: in their direct messages, and at the table once it stands in their sidebar
or a notification came from there. They identify the bot's controls by what every client receives, the
custom_id `route:match:prompt:verb:argument`. They know nothing else of the project, so hidden state cannot
help them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from copy import copy
from functools import partial
from random import Random
from typing import Any

from sandbox.discord.human import Human
from sandbox.discord.view import Reply, View
from sandbox.discord.vocabulary import Wire
from sandbox.discord.world import Channel

TIMEOUT = 60.0
"""Seconds without any change after which a player gives up."""
ASIDES = "catchup", "status", "board", "why"
"""The table's buttons that only tell the one who presses them something."""
STUDIES = "details", "dry-run"
"""What a planning panel shows of a plan when its player asks for more."""
PATIENT = 5.0
"""Seconds after which a player takes whatever a message shows by then for the answer to a press."""


def verb_of(component: Wire) -> str:
    """Returns the verb of a control: the fourth field of its custom_id."""
    fields = str(component.get("custom_id") or "").split(":")
    return fields[3] if len(fields) == 5 else ""


def argument_of(component: Wire) -> str:
    """Returns the argument of a control's verb: the last field of its custom_id."""
    return str(component["custom_id"]).split(":")[-1]


def question_of(component: Wire) -> str:
    """Returns the question that a control belongs to: route, match and prompt."""
    return ":".join(str(component["custom_id"]).split(":")[:3])


def controls(view: View, verb: str) -> list[Wire]:
    """Returns the enabled buttons and selects of a message with this verb: none once it is deleted."""
    return [part for part in _enabled(view) if verb_of(part) == verb]


def _enabled(view: View) -> list[Wire]:
    """Returns what can be used of a message, the selects first."""
    parts = () if view.deleted else (*view.selects, *view.buttons)
    return [part for part in parts if part.get("custom_id") and not part.get("disabled")]


def questions(view: View, route: str = "ask") -> list[Wire]:
    """Returns the enabled controls of a message that asks for a choice; in private the route is "panel".

    The button that takes an answer back asks nothing, nor does the menu of terms.
    """
    return [
        part
        for part in _enabled(view)
        if part["custom_id"].startswith(f"{route}:") and verb_of(part) not in ("change", "term")
    ]


def stands(view: View, question: str) -> bool:
    """Whether the message is still there, and asks this."""
    return any(question_of(part) == question for part in _enabled(view))


def usable(view: View, part: Wire) -> bool:
    """Whether using this control sends anything: a select only if it offers what it does not show."""
    return "options" not in part or bool(unchosen(view, part))


def unchosen(view: View, select: Wire) -> list[str]:
    """Returns the values of a select that it does not show as chosen: choosing those again sends nothing."""
    shown = view.chosen(select["custom_id"])
    return [option["value"] for option in select["options"] if [option["value"]] != shown]


def prefilled(modal: Wire) -> dict[str, str]:
    """Returns the initial values of a form."""
    fields = [part.get("component", {}) for part in modal["components"]]
    return {field["custom_id"]: field["value"] for field in fields if field.get("value")}


class Player:
    """One simulated player.

    `revise_chance` is the probability of changing a suggested plan, `advice_chance` that of following advice,
    `curiosity` that of pressing one of ASIDES after an answer, and of STUDIES before a plan is confirmed;
    everything else is chosen by `rng`.
    Whoever has a `pause` reads first: a message is used when it has not changed for so many seconds.
    """

    def __init__(
        self,
        human: Human,
        channel: Channel,
        rng: Random,
        revise_chance: float = 0.3,
        advice_chance: float = 0.9,
        curiosity: float = 0.0,
        pause: float = 0.0,
    ) -> None:
        self.human = human
        self.channel = channel
        """The match's thread, or the channel itself."""
        self.rng = rng
        self.revise_chance = revise_chance
        self.advice_chance = advice_chance
        self.curiosity = curiosity
        self.pause = pause
        self._whim = Random(f"{human.name} {copy(rng).random()}")
        """Decides what to press aside: curiosity changes nothing else that this person does."""
        self._knows_table = False
        """Whether this person has ever been told of the table, and so finds it again."""
        self._answered: set[str] = set()
        self._read: dict[int, int] = {}
        """Messages that asked nothing of this person: their number of edits at that time, by id."""

    async def play(self, over: Callable[[], Any]) -> None:
        """Answer all questions until `over()`. Raises TimeoutError if nothing happens for TIMEOUT seconds."""
        while not over():
            before = self._activity()
            try:
                task = await self.human.service.wait_for(lambda: self._task() or over(), TIMEOUT)
            except TimeoutError:
                if self._activity() == before:
                    raise
                continue  # the others are still playing
            if callable(task) and not over():
                await task()
                await self._press_aside()

    def _activity(self) -> int:
        """Returns the number of messages and edits at the table so far."""
        return sum(1 + len(message.revisions) for message in self.channel.messages.values())

    # What there is to do ----------------------------------------------------------------------------------

    def _task(self) -> Callable[[], Any] | None:
        """Returns the next action that a message asks for, the newest message first."""
        seen = (view for place in self._places() for view in reversed(self.human.read(place)))
        return next(filter(None, map(self._unread_action, seen)), None)

    def _places(self) -> list[Channel]:
        """Returns where this person looks: the direct messages, and the table once they know of it."""
        if not self._knows_table:
            heard = any(push.message.channel is self.channel for push in self.human.push)
            self._knows_table = heard or self.channel in self.human.sidebar
        return [self.human.dm, self.channel] if self._knows_table else [self.human.dm]

    def _unread_action(self, view: View) -> Callable[[], Any] | None:
        """Returns the action that a message asks for, unless it was read before and has not changed since."""
        edits = len(view.revisions)
        if self._read.get(view.id) == edits:
            return None
        if (wanted := self._wanted(view)) is None:
            self._read[view.id] = edits
        return wanted

    def _wanted(self, view: View) -> Callable[[], Any] | None:
        """Returns the action that a message asks of this person: a plan, a choice, or None."""
        if controls(view, "suggest"):
            return self._once(view, "suggest", self._plan)
        if asked := questions(view, "panel"):
            return self._once(view, verb_of(asked[0]), self._answer_privately)
        if f"<@{self.human.id}>" in view.text and (choice := self._choice(view)):
            return choice
        if controls(view, "plan") and self._gets_no_messages():
            return self._open_plan_once(view)
        return None

    def _gets_no_messages(self) -> bool:
        """Whether the bot's direct messages do not come through to this person."""
        return not self.human.user.dms_open or self.human.user.dm_refusal is not None

    def _once(self, view: View, verb: str, act: Callable[[View], Any]) -> Callable[[], Any] | None:
        """Returns the action, unless the same question was answered before."""
        question = question_of(controls(view, verb)[0])
        if question in self._answered:
            return None
        return lambda: self._answer(question, act, view)

    async def _answer(self, question: str, act: Callable[[View], Any], view: View) -> None:
        await self._read_through(view)
        asked = question.startswith("plan:") or not self.pause or stands(view, question)
        if view.deleted or not asked:
            return  # the question was settled in the meantime
        self._answered.add(question)
        await act(view)

    async def _read_through(self, view: View) -> None:
        """Wait until the message does not change any more."""
        known = -1
        while self.pause and len(view.revisions) != known:
            known = len(view.revisions)
            await asyncio.sleep(self.pause)

    def _open_plan_once(self, view: View) -> Callable[[], Any] | None:
        """Players with closed direct messages press My plan whenever a message that offers it changes."""
        question = f"plan:{view.id}:{len(view.revisions)}"
        if question in self._answered:
            return None
        return lambda: self._answer(question, self._open_plan, view)

    # Planning ---------------------------------------------------------------------------------------------

    async def _open_plan(self, view: View) -> None:
        for button in controls(view, "plan")[:1]:
            panel = await (await self.human.click(view, button["custom_id"])).done()
            if panel and (wanted := self._wanted(panel)):
                await wanted()

    async def _plan(self, panel: View) -> None:
        """Take the suggestion, perhaps change a card, and confirm; if rejected, confirm the suggestion.

        If the panel then still shows the same question, it will be answered again.
        """
        suggesting = controls(panel, "suggest")
        if not suggesting:
            return  # the question was settled in the meantime
        question = question_of(suggesting[0])
        await self._press(panel, "suggest")
        await self._study(panel)
        if self.rng.random() < self.revise_chance:
            await self._choose(panel, "focus")
            await self._choose(panel, "lay")
        await self._press(panel, "confirm")
        if self._still_asks(panel, question):
            await self._press(panel, "suggest")
            await self._press(panel, "confirm")
        if self._still_asks(panel, question):
            self._answered.discard(question)
            self._read.pop(panel.id, None)

    def _still_asks(self, panel: View, question: str) -> bool:
        """Whether the panel still asks the same question."""
        suggesting = controls(panel, "suggest")
        return bool(suggesting) and question_of(suggesting[0]) == question

    async def _answer_privately(self, panel: View) -> None:
        """Answer a private question that one press answers.

        Whether to let something be: mostly the first answer, which helps somebody if possible.
        """
        answers = [part for part in questions(panel, "panel") if usable(panel, part)]
        advised = controls(panel, "let") and self.rng.random() < self.advice_chance
        part = answers[0] if advised else self.rng.choice(answers)
        if part.get("options"):
            value = self.rng.choice(unchosen(panel, part))
            await self._act_and_wait(panel, partial(self.human.choose, panel, part["custom_id"], value))
        else:
            await self._act_and_wait(panel, partial(self.human.click, panel, part["custom_id"]))

    # Choices in the channel -------------------------------------------------------------------------------

    def _choice(self, view: View) -> Callable[[], Any] | None:
        """Returns the choice that the message offers to this person, if any."""
        asked = questions(view)
        return self._once(view, verb_of(asked[0]), self._choose_any) if asked else None

    async def _choose_any(self, view: View) -> None:
        """Choose mostly what the bot advises, if it does; else at random."""
        advised = controls(view, "counsel") if self.rng.random() < self.advice_chance else []
        part = self.rng.choice(advised or [part for part in questions(view) if usable(view, part)])
        before = len(view.revisions)
        if part.get("options"):
            value = self.rng.choice(unchosen(view, part))
            reply = await self.human.choose(view, part["custom_id"], value)
        else:
            reply = await self.human.click(view, part["custom_id"])
        if reply.modal:
            await self.human.submit(reply, **prefilled(reply.modal))
        elif reply.kind != "message":
            await self._insist(view, before, reply)

    async def _insist(self, view: View, before: int, reply: Reply) -> None:
        """Press the button of a question back, if the bot is not sure that it was meant."""
        await self.human.service.wait_for(
            lambda: len(view.revisions) > before or reply.followups or view.deleted, TIMEOUT
        )
        for asked in reply.followups:
            for button in questions(asked)[:1]:
                await self.human.click(asked, button["custom_id"])

    # Aside ------------------------------------------------------------------------------------------------

    async def _study(self, panel: View) -> None:
        """Now and then open the reasons of a plan, and what would come of it."""
        if self._whim.random() >= self.curiosity:
            return
        for mode in (mode for study in STUDIES for mode in ("more", study, "")):
            for button in [part for part in controls(panel, "mode") if argument_of(part) == mode][:1]:
                await self._act_and_wait(panel, partial(self.human.click, panel, button["custom_id"]))

    async def _press_aside(self) -> None:
        """Now and then press the newest of one of the table's buttons, and read the answer."""
        if self._whim.random() >= self.curiosity:
            return
        views = [view for view in self.human.read(self.channel) if not view.ephemeral]
        newest = {verb: (view, part) for view in views for verb in ASIDES for part in controls(view, verb)}
        if newest:
            view, part = newest[self._whim.choice(sorted(newest))]
            await (await self.human.click(view, part["custom_id"])).done()

    # Pressing ---------------------------------------------------------------------------------------------

    async def _press(self, view: View, verb: str) -> None:
        for button in controls(view, verb)[:1]:
            await self._act_and_wait(view, partial(self.human.click, view, button["custom_id"]))

    async def _choose(self, view: View, verb: str) -> None:
        for select in controls(view, verb)[:1]:
            values = unchosen(view, select)
            if not values:
                return
            value = self.rng.choice(values)
            await self._act_and_wait(view, partial(self.human.choose, view, select["custom_id"], value))

    async def _act_and_wait(self, view: View, act: Callable[[], Awaitable[Reply]]) -> None:
        """Act, then wait like a person until the message shows what was chosen, or a response has come.

        A picture that arrives meanwhile is no answer. Only the newest of several edits may be made.
        """
        before = len(view.revisions)
        reply = await act()
        if reply.kind == "message":
            return
        if hasattr(reply, "shown"):  # another loopback Discord may not know
            with suppress(TimeoutError):
                await self.human.service.wait_for(lambda: reply.shown or view.deleted, PATIENT)
        await self.human.service.wait_for(
            lambda: len(view.revisions) > before or reply.followups or view.deleted, TIMEOUT
        )
        await self._read_through(view)


async def play_all(players: list[Player], over: Callable[[], Any]) -> None:
    """Run all players concurrently until the match is over."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(over))
