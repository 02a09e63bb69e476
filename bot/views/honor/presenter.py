"""The presenter of Honor of the Samurai: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.honor import position, questions, turn_answers, turn_panel
from bot.views.honor.story import tell
from bot.views.honor.texts import HonorTexts
from bot.views.message import Answer, Block, Message, Press, Text, headed
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from rules.core.model import Prompt
from rules.honor.events import AnyEvent, TurnBegan, TurnEnded
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Observation

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""

UNTOLD = (TurnBegan, TurnEnded)
"""The heading says whose turn it is, and the next message that it has ended."""


class HonorPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Honor of the Samurai.

    A turn is played in the private panel, for its controls name the cards of the hand; what rests on open
    cards alone is asked in public.
    """

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._texts = HonorTexts(view.texts, view.names, view.observation.public.deck)

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        return isinstance(prompt, AskTurn | AskSaveFace)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        """A heading, the story, the board it led to, and the dice of its battles."""
        public, texts = self._observation.public, self._texts
        lines = tell([event for event in events if not isinstance(event, UNTOLD)], texts)
        pictures = (position.board(self._observation, events, texts), *position.battles(events, texts))
        heading = headed(position.heading(public, texts), lines)
        return Message((*heading, *pictures), accent=ACCENTS[public.turn])

    def ask(self, prompt: Prompt) -> Message:
        match prompt:
            case AskDishonor():
                return questions.ask_dishonor(self._observation, prompt, self._texts)
            case AskCastle():
                return questions.ask_castle(prompt, self._texts)
            case AskSaveFace(victim=victim):
                return Message((Text(self._texts("face-asked", victim=self._texts.player(victim))),))
            case _:
                return Message((Text(self._texts.tell(prompt)),), ping=(prompt.seat,))

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        match prompt:
            case AskTurn():
                return turn_panel.panel(self._observation, prompt, draft, self._texts)
            case AskSaveFace():
                return questions.save_face(self._observation, prompt, self._texts)
            case _:
                return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        if isinstance(prompt, AskTurn):
            return turn_answers.press(self._observation, prompt, draft, press, self._texts)
        assert isinstance(prompt, questions.Question), "a prompt of this title"
        return questions.press(self._observation, prompt, press, self._texts)

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """One line: the table tells what was done, and the hand has changed since."""
        texts = self._texts
        if isinstance(prompt, AskSaveFace):
            return (Text(texts("kept-save-face", victim=texts.player(prompt.victim))),)
        return (Text(texts("kept-turn", round=self._observation.public.round)),)

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((position.board(self._observation, (), self._texts),))

    def status(self) -> Message:
        public, texts = self._observation.public, self._texts
        return Message(headed(position.heading(public, texts), list(position.standings(public, texts))))

    def hand(self) -> Message:
        observation, texts = self._observation, self._texts
        if observation.private is None:
            return Message((Text(texts("hand-none")),))
        lines = [position.figures(observation, texts), *position.hand_lines(observation, texts)]
        return Message((Text("\n".join(lines), keep="end"), position.hand(observation, texts)))

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


PRESENTER = HonorPresenter
