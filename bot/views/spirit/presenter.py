"""The presenter of Samurai Spirit: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.message import Answer, Message, Picture, Play, Press
from bot.views.presenter import Presenter
from bot.views.spirit import controls, encounters, position, turns
from bot.views.spirit.hint import COUNSEL, hint, with_counsel
from bot.views.spirit.pictures import board
from bot.views.spirit.stage import stage
from bot.views.spirit.story import tell
from bot.views.spirit.texts import Words
from bot.views.texts import Texts
from rules.core.model import Prompt
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


class SpiritPresenter:
    """Texts, pictures and controls. It holds nothing: every answer follows from the arguments."""

    def stage(
        self, observation: Observation, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts
    ) -> Message:
        words = _words(observation, names, texts)
        return stage(observation, events, board(observation, events, words), words)

    def ask(self, observation: Observation, prompt: Prompt, names: Sequence[str], texts: Texts) -> Message:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        words = _words(observation, names, texts)
        message = _question(observation.public, prompt, words)
        return with_counsel(observation, prompt, message, words)

    def panel(
        self,
        observation: Observation,
        prompt: Prompt,
        draft: dict[str, Any],
        names: Sequence[str],
        texts: Texts,
    ) -> Message:
        """No prompt is secret: the public question."""
        return self.ask(observation, prompt, names, texts)

    def press(
        self, observation: Observation, prompt: Prompt, draft: dict[str, Any], press: Press, texts: Texts
    ) -> Answer:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        if press.verb == COUNSEL:
            return Play(hint(observation, prompt))
        return controls.press(prompt, press, Words(texts))

    def is_secret(self, prompt: Prompt) -> bool:
        """Nothing is secret between those who defend the village together (SS1.3)."""
        return False

    def board(self, observation: Observation, names: Sequence[str], texts: Texts) -> Picture:
        return board(observation, (), _words(observation, names, texts))

    def status(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        return position.status(observation, _words(observation, names, texts))

    def hand(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        return position.hand(observation, _words(observation, names, texts))

    def story(self, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts) -> list[str]:
        return tell(events, Words(texts, names))


def _question(public: Public, prompt: AnyPrompt, words: Words) -> Message:
    match prompt:
        case AskSamurai():
            return turns.ask_samurai(prompt, words)
        case AskTokens():
            return turns.ask_tokens(prompt, words)
        case AskPenalty():
            return turns.ask_penalty(prompt, words)
        case AskDefended():
            return turns.ask_defended(public, prompt, words)
        case AskAction():
            return turns.ask_action(public, prompt, words)
        case AskSecondFight():
            return turns.ask_second_fight(public, prompt, words)
        case AskFace():
            return encounters.ask_face(public, prompt, words)
        case AskKiai():
            return encounters.ask_kiai(public, prompt, words)
        case AskOrder():
            return encounters.ask_order(prompt, words)


def _words(observation: Observation, names: Sequence[str], texts: Texts) -> Words:
    return Words(texts, names, observation.public.boards)


PRESENTER: Presenter = SpiritPresenter()
