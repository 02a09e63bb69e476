"""The presenter of Samurai Spirit: which prompt, event or picture is shown by what, and the hint."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.views.controls import ControlKey, key_of, played
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Select, Text, headed
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.spirit import position
from bot.views.spirit.questions import Questions
from bot.views.spirit.story import tell
from bot.views.spirit.texts import SpiritTexts
from rules.core.model import Prompt
from rules.spirit.advice import advise
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import choices
from rules.spirit.events import AnyEvent, TurnBegan
from rules.spirit.prompts import AnyPrompt
from rules.spirit.state import Observation

ACCENTS = {1: 0xE3B23A, 2: 0xD9773A, 3: 0xA8321F}
"""The three evenings grow redder."""

HINT = "counsel"
"""Verb of the button that plays the hint; buttons have been posted with it, and still work."""


class SpiritPresenter(Presenter[Observation]):
    """Texts, pictures and controls. Nothing is secret between those who defend the village (SS1.3)."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._texts = SpiritTexts(view.texts, view.names, view.observation.public.boards)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        public = self._observation.public
        lines = self.story([event for event in events if not isinstance(event, TurnBegan)])
        picture = position.board(self._observation, events, self._texts)
        heading = position.heading(public, self._texts)
        return Message((*headed(heading, lines), picture), accent=ACCENTS[public.round])

    def ask(self, prompt: Prompt) -> Message:
        """The question, with a button for the hint below it as long as the table waits for the answer."""
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        message = Questions(self._observation.public, self._texts).ask(prompt)
        if self._observation.public.asking != prompt:
            return message
        label = self._texts("button-counsel", answer=_label(message, self._hint(prompt)))
        return replace(message, blocks=(*message.blocks, Buttons((Button(label, HINT),))))

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        if press.verb == HINT:
            return Play(self._hint(prompt))
        return played(press, choices(prompt), self._texts("refuse-choice"))

    def _hint(self, prompt: AnyPrompt) -> AnyCommand:
        """What a sensible player would do; everybody sees the same, so anybody may know it."""
        return advise(msgspec.structs.replace(self._observation, viewer=prompt.seat))

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((position.board(self._observation, (), self._texts),))

    def status(self) -> Message:
        public, texts = self._observation.public, self._texts
        return Message(headed(position.heading(public, texts), position.standings(public, texts)))

    def hand(self) -> Message:
        """What the viewer's samurai can do: nothing in this game is held in secret."""
        texts, viewer = self._texts, self._observation.viewer
        mine = [board.name for board in self._observation.public.boards if board.seat == viewer]
        lines = [texts("hand-heading"), *map(texts.samurai, mine)] if mine else [texts("hand-none")]
        return Message((Text("\n".join(lines)),))

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


def _label(message: Message, command: AnyCommand) -> str:
    """The label that the message itself has for the command."""
    labels: dict[ControlKey, str] = {}
    for block in message.blocks:
        match block:
            case Buttons(buttons):
                labels |= {(button.verb, button.argument): button.label for button in buttons}
            case Select(verb=verb, options=options):
                labels |= {(verb, option.value): option.label for option in options}
    return labels[key_of(command)]


PRESENTER = SpiritPresenter
