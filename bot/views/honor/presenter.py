"""The presenter of Honor of the Samurai: hands each request to the module that knows the answer."""

from collections.abc import Sequence
from typing import Any

from bot.views.headed import headed
from bot.views.honor import choices, pictures, saving, turn
from bot.views.honor.position import figures, hand_lines, standings
from bot.views.honor.stage import heading, stage
from bot.views.honor.story import tell
from bot.views.honor.texts import Words
from bot.views.limits import MESSAGE, fitting
from bot.views.message import Answer, Message, Picture, Press, Text
from bot.views.presenter import Presenter
from bot.views.texts import Texts
from rules.core.model import Prompt
from rules.honor.events import AnyEvent
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Observation


class HonorPresenter:
    """Texts, pictures and controls. It holds nothing: every answer follows from the arguments.

    A turn is played in the private panel, for its controls name the cards of the hand; what rests on open
    cards alone is asked in public.
    """

    def stage(
        self, observation: Observation, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts
    ) -> Message:
        return stage(observation, events, _words(observation, names, texts))

    def ask(self, observation: Observation, prompt: Prompt, names: Sequence[str], texts: Texts) -> Message:
        words = _words(observation, names, texts)
        match prompt:
            case AskDishonor():
                return choices.ask_dishonor(observation, prompt, words)
            case AskCastle():
                return choices.ask_castle(prompt, words)
            case AskSaveFace():
                return Message((Text(words("face-asked", victim=words.player(prompt.victim))),))
            case _:
                text = words("ask-turn", player=words.player(prompt.seat))
                return Message((Text(text),), ping=(prompt.seat,))

    def panel(
        self,
        observation: Observation,
        prompt: Prompt,
        draft: dict[str, Any],
        names: Sequence[str],
        texts: Texts,
    ) -> Message:
        words = _words(observation, names, texts)
        match prompt:
            case AskTurn():
                return turn.panel(observation, prompt, draft, words)
            case AskSaveFace():
                return saving.panel(observation, prompt, words)
            case _:
                return self.ask(observation, prompt, names, texts)

    def press(
        self, observation: Observation, prompt: Prompt, draft: dict[str, Any], press: Press, texts: Texts
    ) -> Answer:
        words = _words(observation, (), texts)
        match prompt:
            case AskTurn():
                return turn.press(observation, prompt, draft, press, words)
            case AskSaveFace():
                return saving.press(observation, press, words)
            case AskDishonor():
                return choices.press_dishonor(prompt, press, words)
            case AskCastle():
                return choices.press_castle(press, words)
        raise TypeError(f"{prompt.kind} is no prompt of Honor of the Samurai")

    def settled_panel(
        self, observation: Observation, prompt: Prompt, names: Sequence[str], texts: Texts
    ) -> Message:
        """One line: the table tells what was done, and the hand has changed since."""
        words = _words(observation, names, texts)
        if isinstance(prompt, AskSaveFace):
            return Message((Text(words("kept-save-face", victim=words.player(prompt.victim))),))
        return Message((Text(words("kept-turn", round=observation.public.round)),))

    def is_secret(self, prompt: Prompt) -> bool:
        return isinstance(prompt, AskTurn | AskSaveFace)

    def board(self, observation: Observation, names: Sequence[str], texts: Texts) -> Picture:
        return pictures.board(observation, (), _words(observation, names, texts))

    def status(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        words = _words(observation, names, texts)
        lines = list(standings(observation.public, words))
        return Message(headed(heading(observation.public, words), lines))

    def hand(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        words = _words(observation, names, texts)
        if observation.private is None:
            return Message((Text(words("hand-none")),))
        lines = [figures(observation, words), *hand_lines(observation, words)]
        return Message((Text(fitting(lines, MESSAGE)), pictures.hand(observation, words)))

    def story(self, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts) -> list[str]:
        return tell(events, Words(texts, names))


def _words(observation: Observation, names: Sequence[str], texts: Texts) -> Words:
    return Words(texts, names, observation.public.deck)


PRESENTER: Presenter = HonorPresenter()
