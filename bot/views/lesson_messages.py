"""The messages of a lesson: a stop of a recorded match with its task, and what an answer there is worth.

A stop shows the real question or panel of the title's presenter, at the recorded position and with the
learner in the seat. Its texts are `<title>-lesson-<stop>`, with `-task`, `-done`, `-answer` and the keys of
wrong answers.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from bot.matches.lessons import Lesson, Moment, Stop, matches
from bot.views.message import (
    Answer,
    Block,
    Button,
    Buttons,
    Link,
    Message,
    Picture,
    Play,
    Press,
    Redraft,
    Refuse,
    Text,
    headed,
)
from bot.views.presenter import Look, Presenter, View
from bot.views.references import Name, Place
from bot.views.registry import presenter_of
from bot.views.texts import Texts
from rules.core.model import Command, Prompt

NEXT, SKIP = "lesson-next", "lesson-skip"
"""Verbs of the lesson's own buttons; commands of a title have no dash."""
FAULTS = 2
"""Wrong answers after which the right one is told, and the stop may be left."""


@dataclass(frozen=True)
class Verdict:
    """What an answer is worth: `right`, or wrong for a reason in words, or neither: on the way."""

    right: bool = False
    reason: str = ""


@dataclass(frozen=True)
class LessonMessages:
    """The messages of one lesson for one learner, in one language."""

    lesson: Lesson
    learner: str
    texts: Texts

    def stop(self, number: int, draft: dict[str, Any] | None, faults: int = 0, reason: str = "") -> Message:
        """The stop with its task; with the `reason` why the last answer was wrong, and help after some."""
        stop = self.lesson.stops[number]
        question, told = self._question(stop, draft), self._about(stop)
        first = next(at for at, it in enumerate(question) if not isinstance(it, Text | Picture))
        below: list[Block] = [Text(self.texts("lesson-wrong", reason=reason))] if reason else []
        if faults >= FAULTS:
            below += [Text(told("answer")), Buttons((Button(self.texts("lesson-skip"), SKIP),))]
        task = Text(self.texts("lesson-task", task=told("task")))
        above = (self._heading(number), Text(told()), *self._close_up(stop))
        return Message((*above, *question[:first], task, *question[first:], *below))

    def press(self, number: int, draft: dict[str, Any] | None, press: Press) -> Answer:
        """What a press on the stop's question means there, as in a match."""
        stop = self.lesson.stops[number]
        moment = self.lesson.moment(stop)
        return self._presenter(stop, moment).press(
            _asked(moment), stop.draft if draft is None else draft, press
        )

    def verdict(self, number: int, draft: dict[str, Any] | None, answer: Answer) -> Verdict:
        """What the answer is worth at the stop. What was wrong on the panel before is not told again."""
        stop = self.lesson.stops[number]
        before = {"draft": stop.draft if draft is None else draft}
        match answer:
            case Refuse(text):
                return Verdict(reason=text)
            case Play(command):
                given, otherwise = {"command": to_builtins(command)}, self.texts("lesson-otherwise")
            case Redraft(draft):
                given, otherwise = {"draft": draft}, ""
            case _:
                return Verdict()
        if matches(stop.goal, given):
            return Verdict(right=True)
        foreseen = (wrong for wrong in stop.wrong if matches(wrong.when, given))
        new = (self._about(stop)(wrong.key) for wrong in foreseen if not matches(wrong.when, before))
        return Verdict(reason=next(new, otherwise))

    def done(self, number: int, command: Command | None = None) -> Message:
        """That the answer was right, what it led to or what came of it in the match, and the way on."""
        stop = self.lesson.stops[number]
        blocks: tuple[Block, ...] = ()
        if stop.outcome and command:
            blocks = self._story(stop, self.lesson.outcome(stop, command))
        if stop.shown:
            blocks += self._story(stop, self.lesson.shown(stop, stop.shown))
        on = Button(self.texts("lesson-next"), NEXT, style="success")
        return Message((self._heading(number), Text(self._about(stop)("done")), *blocks, Buttons((on,))))

    def end(self, lobby: Place | None) -> Message:
        """The end of the lesson, with the way to the lobby that the learner came from, or to a table."""
        title = self.lesson.title
        blocks: list[Block] = [
            Text(self.texts("lesson-over"), "heading"),
            Text(self.texts(f"{title}-lesson-end")),
        ]
        if lobby:
            blocks.append(Link(self.texts("lesson-lobby"), lobby))
        else:
            blocks.append(Text(self.texts("lesson-new")))
        return Message(tuple(blocks))

    def _question(self, stop: Stop, draft: dict[str, Any] | None) -> tuple[Block, ...]:
        """The real question, or the panel with what lies on it."""
        moment = self.lesson.moment(stop)
        presenter, prompt = self._presenter(stop, moment), _asked(moment)
        if presenter.is_secret(prompt):
            return presenter.panel(prompt, stop.draft if draft is None else draft).blocks
        return presenter.ask(prompt).blocks

    def _close_up(self, stop: Stop) -> Iterable[Block]:
        """The board, or a part of it, where the stop shows one."""
        if stop.places is None:
            return ()
        return self._presenter(stop, self.lesson.moment(stop)).board(Look(places=stop.places)).blocks[:1]

    def _story(self, stop: Stop, moment: Moment) -> tuple[Block, ...]:
        """What happened, without the whole board where other pictures show it: that is much to read."""
        presenter, events = self._presenter(stop, moment), moment.events
        story = headed(presenter.heading(), presenter.stage_story(events))
        return (*story, *presenter.event_pictures(events))

    def _presenter(self, stop: Stop, moment: Moment) -> Presenter[Any]:
        names = self.lesson.names(stop, self.learner)
        return presenter_of(self.lesson.title)(View(moment.observation, names, self.texts))

    def _heading(self, number: int) -> Text:
        title, stops = self.texts(f"title-{self.lesson.title}"), len(self.lesson.stops)
        return Text(self.texts("lesson-heading", title=title, number=number + 1, stops=stops), "small")

    def _about(self, stop: Stop) -> Callable[..., str]:
        """The stop's texts, by what is added to its name."""

        def told(*part: str) -> str:
            key = "-".join((self.lesson.title, "lesson", stop.key, *part))
            return self.texts(key, learner=Name(self.learner))

        return told


def _asked(moment: Moment) -> Prompt:
    assert moment.prompt is not None, "a test holds that somebody is asked at each stop"
    return moment.prompt
