"""The presenter of Samurai Spirit: which prompt, event or picture is shown by what, and the hint."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.views.controls import key_of, played
from bot.views.message import Answer, Block, Button, Buttons, Message, Play, Press, Select
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.spirit import encounters, position, turns
from bot.views.spirit.pictures import board
from bot.views.spirit.stage import stage
from bot.views.spirit.story import tell
from bot.views.spirit.texts import SpiritTexts
from rules.core.model import Prompt
from rules.spirit.advice import advise
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import choices
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import (
    AnyPrompt,
    AskAction,
    AskDefended,
    AskFace,
    AskKiai,
    AskOrder,
    AskPenalty,
    AskSamurai,
    AskSecondFight,
    AskTokens,
)
from rules.spirit.state import Observation, Public


class SpiritPresenter(Presenter[Observation]):
    """Texts, pictures and controls. Nothing is secret between those who defend the village (SS1.3)."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._observation = view.observation
        self._texts = SpiritTexts(view.texts, view.names, view.observation.public.boards)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        picture = board(self._observation, events, self._texts)
        return stage(self._observation, events, picture, self._texts)

    def ask(self, prompt: Prompt) -> Message:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        message = _question(self._observation.public, prompt, self._texts)
        return with_counsel(self._observation, prompt, message, self._texts)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        if press.verb == COUNSEL:
            return Play(hint(self._observation, prompt))
        return played(press, choices(prompt), self._texts("refuse-choice"))

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((board(self._observation, (), self._texts),))

    def status(self) -> Message:
        return position.status(self._observation, self._texts)

    def hand(self) -> Message:
        return position.hand(self._observation, self._texts)

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


def _question(public: Public, prompt: AnyPrompt, texts: SpiritTexts) -> Message:
    match prompt:
        case AskSamurai():
            return turns.ask_samurai(prompt, texts)
        case AskTokens():
            return turns.ask_tokens(prompt, texts)
        case AskPenalty():
            return turns.ask_penalty(prompt, texts)
        case AskDefended():
            return turns.ask_defended(public, prompt, texts)
        case AskAction():
            return turns.ask_action(public, prompt, texts)
        case AskSecondFight():
            return turns.ask_second_fight(public, prompt, texts)
        case AskFace():
            return encounters.ask_face(public, prompt, texts)
        case AskKiai():
            return encounters.ask_kiai(public, prompt, texts)
        case AskOrder():
            return encounters.ask_order(prompt, texts)


COUNSEL = "counsel"


def with_counsel(
    observation: Observation, prompt: AnyPrompt, message: Message, texts: SpiritTexts
) -> Message:
    """The question with that button below it, as long as it is what the table waits for."""
    if observation.public.asking != prompt:
        return message
    command = hint(observation, prompt)
    label = texts("button-counsel", answer=_label(message, command))
    row = Buttons((Button(label, COUNSEL),))
    return replace(message, blocks=(*message.blocks, row))


def hint(observation: Observation, prompt: AnyPrompt) -> AnyCommand:
    """What a sensible player would do; everybody sees the same, so anybody may know it."""
    return advise(msgspec.structs.replace(observation, viewer=prompt.seat))


def _label(message: Message, command: AnyCommand) -> str:
    """How the message itself calls the command."""
    key = key_of(command)
    return next(label for block in message.blocks for found, label in _labels(block) if found == key)


def _labels(block: Block) -> Iterator[tuple[tuple[str, Any], str]]:
    match block:
        case Buttons(buttons):
            yield from (((button.verb, button.argument), button.label) for button in buttons)
        case Select(verb=verb, options=options):
            yield from (((verb, option.value), option.label) for option in options)


PRESENTER = SpiritPresenter
