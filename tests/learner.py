"""A simulated person in a lesson, who has only words: texts, labels, and the alt texts of pictures.

They do what stands in bold type in a task, in that order; where it asks for a number with a sign, such as
"6 🪙", they compare the descriptions; else they try what a picture names. They know nothing of any game.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sandbox.club.players import TIMEOUT, prefilled
from sandbox.discord.human import Human
from sandbox.discord.view import Reply, View
from sandbox.discord.vocabulary import ButtonStyle, Wire

TASK = "👉"
"""What a task begins with."""
WORDS_A_MINUTE = 200
MAX_PRESSES = 200
"""After so many a learner gives up."""

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_AMOUNT = re.compile(r"(\d+) ([^\w\s.,])")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Act:
    """A press on a button, or a choice in a select."""

    control: Wire
    label: str
    described: str = ""
    value: str | None = None

    @property
    def key(self) -> tuple[str, str | None]:
        return self.control["custom_id"], self.value


@dataclass
class Learner:
    """Learns from one live message; `presses` counts what they did, and `read` and `heard` their words.

    `heard` are the words of the pictures' alt texts. A line counts once a lesson.
    """

    human: Human
    stubborn: bool = False
    """Whether they begin each stop with two wrong answers, as far as they can find any."""
    presses: int = 0
    read: int = 0
    heard: int = 0
    stops: int = 0
    """Stops that they have seen the end of."""
    _lines: set[str] = field(default_factory=set)
    _followed: Counter[str] = field(default_factory=Counter)
    _tried: set[tuple[str, str | None]] = field(default_factory=set)
    _opened: str = ""

    async def step(self, view: View) -> bool:
        """Do the next thing. Returns False where nothing is left to press."""
        self._look(view)
        acts = list(_acts(view))
        if not acts:
            return False
        if not view.selects and len(acts) == 1:
            self.stops += 1
            act = acts[0]
        else:
            act = self._next(view, acts)
        await self._do(view, act)
        return True

    async def finish(self, view: View, stops: int = 99) -> None:
        """Go on to the end of the lesson, or until so many stops are done."""
        while self.stops < stops and await self.step(view):
            assert self.presses < MAX_PRESSES, f"no way on:\n{view.text}"

    @property
    def minutes(self) -> float:
        """The time of reading texts and alt texts."""
        return (self.read + self.heard) / WORDS_A_MINUTE

    def _look(self, view: View) -> None:
        heading = view.text.split("\n", 1)[0]
        if heading != self._opened:
            self._opened, self._followed, self._tried = heading, Counter(), set()
        self.read += self._new_words(view.text)
        self.heard += self._new_words("\n".join(alt or "" for _, alt in view.images))

    def _new_words(self, text: str) -> int:
        fresh = [line for line in text.split("\n") if line not in self._lines]
        self._lines.update(fresh)
        return sum(len(_WORD.findall(line)) for line in fresh)

    def _next(self, view: View, acts: list[Act]) -> Act:
        """What the task names and was not done, what it describes, or what nobody has tried."""
        task = view.text[view.text.rindex(TASK) :]
        wrong = self.stubborn and len(self._tried) < 2
        if not wrong and (named := self._named(task, acts)):
            return named
        fresh = [act for act in acts if act.key not in self._tried] or acts
        chosen = [act for act in fresh if act.value and act.control is view.selects[-1]] or fresh
        if wrong:
            chosen = [act for act in chosen if not _fits(task, act)] or chosen
        else:
            pictured = " ".join(alt or "" for _, alt in view.images)
            chosen = [act for act in chosen if _fits(task, act)] or chosen
            chosen = [act for act in chosen if act.label in pictured] or chosen
        self._tried.add(chosen[0].key)
        self._followed.clear()  # they read the task again
        return chosen[0]

    def _named(self, task: str, acts: list[Act]) -> Act | None:
        """The control with the first bold words that were not followed; the pictures' names break a tie."""
        seen = Counter[str]()
        for words in _BOLD.findall(task):
            seen[words] += 1
            found = [act for act in acts if words.casefold() in act.label.casefold()]
            if seen[words] > self._followed[words] and found:
                self._followed[words] = seen[words]
                return found[0]
        return None

    async def _do(self, view: View, act: Act) -> None:
        self.presses += 1
        before = len(view.revisions)
        use = partial(self.human.click, view, act.control["custom_id"])
        if act.value is not None:
            use = partial(self.human.choose, view, act.control["custom_id"], act.value)
        reply: Reply = await use()
        if reply.modal:
            self.presses += 1
            reply = await self.human.submit(reply, **prefilled(reply.modal))
        assert reply.kind != "failed"
        await self.human.service.wait_for(lambda: len(view.revisions) > before, TIMEOUT)


def _acts(view: View) -> Iterator[Act]:
    """All that can be pressed or chosen and would send something, from top to bottom."""
    for part in view.parts:
        if part.get("options"):
            shown = view.chosen(part["custom_id"])
            for option in part["options"]:
                if option["value"] not in shown:
                    yield Act(part, option["label"], option.get("description") or "", option["value"])
        elif part in view.buttons and part["style"] != ButtonStyle.LINK and not part.get("disabled"):
            yield Act(part, part.get("label") or "")


def _fits(task: str, act: Act) -> bool:
    """Whether its description has the amounts that the task asks for, and no sign that it is to lack."""
    amounts = _AMOUNT.findall(task.split("\n", 1)[0])
    if not amounts or not act.described:
        return False
    shown: dict[str, Any] = {
        sign: int(count) for sign, count in re.findall(r"([^\w\s]) (\d+)", act.described)
    }
    return all(shown.get(sign, 0) >= int(count) for count, sign in amounts) and "🔥" not in act.described
