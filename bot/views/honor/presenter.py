"""The presenter of Honor of the Samurai: hands each request to the module that knows the answer."""

from collections.abc import Sequence
from typing import Any

from bot.views.headed import headed
from bot.views.honor import pictures, questions, turn_answers, turn_panel
from bot.views.honor.position import figures, hand_lines, standings
from bot.views.honor.stage import heading, stage
from bot.views.honor.story import tell
from bot.views.honor.texts import HonorTexts
from bot.views.message import Answer, Block, Message, Press, Text
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from rules.core.model import Prompt
from rules.honor.events import AnyEvent
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Observation


class HonorPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Honor of the Samurai.

    A turn is played in the private panel, for its controls name the cards of the hand; what rests on open
    cards alone is asked in public.
    """

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._observation = view.observation
        self._texts = HonorTexts(view.texts, view.names, view.observation.public.deck)

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        return isinstance(prompt, AskTurn | AskSaveFace)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        return stage(self._observation, events, self._texts)

    def ask(self, prompt: Prompt) -> Message:
        texts = self._texts
        match prompt:
            case AskDishonor():
                return questions.ask_dishonor(self._observation, prompt, texts)
            case AskCastle():
                return questions.ask_castle(prompt, texts)
            case AskSaveFace():
                return Message((Text(texts("face-asked", victim=texts.player(prompt.victim))),))
            case _:
                text = texts("ask-turn", player=texts.player(prompt.seat))
                return Message((Text(text),), ping=(prompt.seat,))

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        match prompt:
            case AskTurn():
                return turn_panel.panel(self._observation, prompt, draft, self._texts)
            case AskSaveFace():
                return questions.save_face(self._observation, prompt, self._texts)
            case _:
                return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        match prompt:
            case AskTurn():
                return turn_answers.press(self._observation, prompt, draft, press, self._texts)
            case AskSaveFace() | AskDishonor() | AskCastle():
                return questions.press(self._observation, prompt, press, self._texts)
        raise TypeError(f"{prompt.kind} is no prompt of Honor of the Samurai")

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """One line: the table tells what was done, and the hand has changed since."""
        texts = self._texts
        if isinstance(prompt, AskSaveFace):
            return (Text(texts("kept-save-face", victim=texts.player(prompt.victim))),)
        return (Text(texts("kept-turn", round=self._observation.public.round)),)

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((pictures.board(self._observation, (), self._texts),))

    def status(self) -> Message:
        public, texts = self._observation.public, self._texts
        return Message(headed(heading(public, texts), list(standings(public, texts))))

    def hand(self) -> Message:
        observation, texts = self._observation, self._texts
        if observation.private is None:
            return Message((Text(texts("hand-none")),))
        lines = [figures(observation, texts), *hand_lines(observation, texts)]
        return Message((Text("\n".join(lines), keep="end"), pictures.hand(observation, texts)))

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


PRESENTER = HonorPresenter
