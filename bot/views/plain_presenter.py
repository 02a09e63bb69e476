"""The presenter of a title that has none of its own, and the base of one that needs little more.

It shows the position in words, field by field, tells events by their texts, and offers each legal answer as a
control. The title's texts are named after the classes of prompts, commands and
events: `<title>-ask-bid`, `<title>-bid`, `<title>-bids-revealed`. Observations have fields `public` and
`private`, as `rules.core.title` wants them.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

import msgspec

from bot.views.controls import answers, button, option, played, rows, selects
from bot.views.message import Answer, Block, Message, Press, Text, headed
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.references import plain
from bot.views.title_texts import TitleTexts, dashed, field_types, text_key
from rules.core.model import Command, Event, Prompt
from rules.core.registry import find
from rules.core.title import Title

_MANY = 20
"""More answers than this are offered in selects."""


class PlainPresenter(Presenter[Any]):
    """A title without pictures. Without more lines than `title`, all its questions are asked in private."""

    title: ClassVar[str]
    public_prompts: ClassVar[tuple[type[Prompt], ...]] = ()
    """What is asked at the table; all other prompts are answered in the private panel."""

    def __init__(self, view: View[Any]) -> None:
        super().__init__(view)
        self._texts = TitleTexts(view.texts, view.names, self.title)

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        return not isinstance(prompt, cls.public_prompts)

    def stage(self, events: Sequence[Event]) -> Message:
        return Message((*headed(self._heading, self.story(events)), *self.board().blocks))

    def ask(self, prompt: Prompt) -> Message:
        asking = self._said(prompt) or self.view.texts("plain-ask", player=self._texts.player(prompt.seat))
        return Message((Text(asking), *self._controls(prompt)), ping=(prompt.seat,))

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        return played(press, self.answers(prompt), self.view.texts("plain-refuse-choice"))

    def answers(self, prompt: Prompt) -> tuple[Command, ...]:
        """What the seat may answer, in the order of the rules."""
        game = find(self.title)
        assert isinstance(game, Title), "the rules of a title without a presenter of its own list decisions"
        return answers(game, self.view.observation, prompt)

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((Text("\n".join(self.text_board()), keep="end"),))

    def text_board(self) -> list[str]:
        return list(self._fields(self.view.observation.public))

    def status(self) -> Message:
        return Message(headed(self._heading, self.text_board()))

    def hand(self) -> Message:
        private = self.view.observation.private
        lines = list(self._fields(private)) if private is not None else []
        return Message((Text("\n".join(lines) or self.view.texts("plain-hand-none")),))

    def story(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events for line in (self._said(event) or "").splitlines()]

    @property
    def _heading(self) -> str:
        return self.view.texts(f"title-{self.title}")

    def _said(self, thing: msgspec.Struct) -> str | None:
        """The text named after a prompt, a command or an event, if there is one."""
        return self._texts.tell(thing) if self._texts.has(text_key(type(thing))) else None

    def _controls(self, prompt: Prompt) -> Iterator[Block]:
        """A button for each answer; selects, one for each kind of command, where they are many."""
        commands = self.answers(prompt)
        labels = {}
        for command in commands:
            bare = (type(command).__name__, *map(str, msgspec.structs.astuple(command)))
            labels[command] = plain(self._said(command) or " ".join(bare))
        if len(commands) <= _MANY:
            yield from rows([button(command, label) for command, label in labels.items()])
            return
        for kind, group in groupby(commands, type):
            alike = list(group)
            options = [option(command, labels[command]) for command in alike]
            yield from selects(kind, options, [f"{kind.__name__} …"])

    def _fields(self, part: msgspec.Struct) -> Iterator[str]:
        """A line for each field of a position that says something."""
        for name, kind in field_types(type(part)).items():
            value = getattr(part, name)
            if value is None or value is False or value == () or isinstance(value, msgspec.Struct):
                continue
            said = "" if value is True else self._texts.said(name, kind, value)
            if said != "":
                yield f"{self._label(name)}: {said}"
            elif value is True:
                yield self._label(name)

    def _label(self, field: str) -> str:
        key = f"field-{dashed(field)}"
        return self._texts(key) if self._texts.has(key) else field.replace("_", " ").capitalize()
