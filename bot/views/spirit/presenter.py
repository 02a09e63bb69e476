"""The presenter of Samurai Spirit: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.message import Answer, Message, Play, Press
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.spirit import controls, encounters, position, turns
from bot.views.spirit.hint import COUNSEL, hint, with_counsel
from bot.views.spirit.pictures import board
from bot.views.spirit.stage import stage
from bot.views.spirit.story import tell
from bot.views.spirit.texts import Words
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


class SpiritPresenter(Presenter[Observation]):
    """Texts, pictures and controls. Nothing is secret between those who defend the village (SS1.3)."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._observation = view.observation
        self._words = Words(view.texts, view.names, view.observation.public.boards)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        picture = board(self._observation, events, self._words)
        return stage(self._observation, events, picture, self._words)

    def ask(self, prompt: Prompt) -> Message:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        message = _question(self._observation.public, prompt, self._words)
        return with_counsel(self._observation, prompt, message, self._words)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        assert isinstance(prompt, AnyPrompt), "a prompt of this title"
        if press.verb == COUNSEL:
            return Play(hint(self._observation, prompt))
        return controls.press(prompt, press, self._words)

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((board(self._observation, (), self._words),))

    def status(self) -> Message:
        return position.status(self._observation, self._words)

    def hand(self) -> Message:
        return position.hand(self._observation, self._words)

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._words)


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


PRESENTER = SpiritPresenter
