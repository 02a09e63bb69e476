"""The presenter of Samurai Spirit: which prompt, event or picture is shown by what, and the hint."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.views.controls import ControlKey, key_of
from bot.views.message import Answer, Button, Buttons, Message, Picture, Play, Press, Select, Text
from bot.views.presenter import Presenter, View
from bot.views.spirit import position
from bot.views.spirit.questions import Questions
from bot.views.spirit.texts import SpiritTexts
from rules.core.model import Prompt
from rules.spirit.advice import advise
from rules.spirit.commands import AnyCommand
from rules.spirit.events import AnyEvent, TurnBegan
from rules.spirit.prompts import AnyPrompt
from rules.spirit.state import Observation

ACCENTS = {1: 0xE3B23A, 2: 0xD9773A, 3: 0xA8321F}
"""The three evenings grow redder."""

HINT = "counsel"
"""Verb of the button that plays the hint; buttons have been posted with it, and still work."""


class SpiritPresenter(Presenter[Observation]):
    """Texts, pictures and controls. Nothing is secret between those who defend the village (SS1.3)."""

    title = "spirit"
    public_prompts = (Prompt,)
    untold = (TurnBegan,)
    _texts: SpiritTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = SpiritTexts(view.texts, view.names, self._public.boards)

    def heading(self) -> str:
        return position.heading(self._public, self._texts)

    def accent(self) -> int:
        return ACCENTS[self._public.round]

    def pictures(self, events: Sequence[AnyEvent]) -> tuple[Picture]:
        return (position.board(self._observation, events, self._texts),)

    def standings(self) -> list[str]:
        return position.standings(self._public, self._texts)

    def hand(self) -> Message:
        """What the viewer's samurai can do: nothing in this game is held in secret."""
        texts, viewer = self._texts, self._observation.viewer
        mine = [board.name for board in self._public.boards if board.seat == viewer]
        lines = [texts("hand-heading"), *map(texts.samurai, mine)] if mine else [texts("hand-none")]
        return Message((Text("\n".join(lines)),))

    def ask(self, prompt: Prompt) -> Message:
        """The question, with a button for the hint below it as long as the table waits for the answer."""
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        message = Questions(self._public, self._texts).ask(prompt)
        if self._public.asking != prompt:
            return message
        label = self._texts("button-counsel", answer=_label(message, self._hint(prompt)))
        return replace(message, blocks=(*message.blocks, Buttons((Button(label, HINT),))))

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        return Play(self._hint(prompt)) if press.verb == HINT else super().press(prompt, draft, press)

    def _hint(self, prompt: Prompt) -> AnyCommand:
        """What a sensible player would do; everybody sees the same, so anybody may know it."""
        return advise(msgspec.structs.replace(self._observation, viewer=prompt.seat))


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
