"""Shogun's presenter: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.message import Answer, Block, Message, Option, Press, Text
from bot.views.presenter import USUAL_LOOK, Look, PlaceKind, Presenter, View
from bot.views.shogun import board, march, pictures, planning_answers, planning_panel, position, questions
from bot.views.shogun.stage import stage
from bot.views.shogun.story import tell
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Command, Prompt
from rules.shogun.events import AnyEvent
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation


class ShogunPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Shogun. Only plans are secret."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._observation = view.observation
        self._texts = ShogunTexts(view.texts, view.names)

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        return isinstance(prompt, AskPlan)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        observation, texts = self._observation, self._texts
        side = observation.public.side
        shown = [pictures.board(observation, events, texts), *pictures.scores(events, side, texts)]
        return stage(observation, events, shown, list(pictures.fights(events, side, texts)), texts)

    def ask(self, prompt: Prompt) -> Message:
        texts = self._texts
        match prompt:
            case AskProvince() | AskGroup() | AskSpecial() | AskRevolts():
                return questions.ask(self._observation, prompt, texts)
            case AskMarch():
                return march.ask(self._observation, prompt, texts)
            case _:
                text = texts("ask-plan", player=texts.player(prompt.seat))
                return Message((Text(text),), ping=(prompt.seat,))

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The planning board; the other prompts have no secrets."""
        if isinstance(prompt, AskPlan):
            return planning_panel.panel(self._observation, prompt, draft, self._texts)
        return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        texts = self._texts
        match prompt:
            case AskPlan():
                return planning_answers.press(self._observation, prompt, draft, press, texts)
            case AskProvince() | AskGroup() | AskSpecial() | AskRevolts():
                return questions.press(self._observation, prompt, press, texts)
            case AskMarch():
                return march.press(prompt, press, texts)
        raise TypeError(f"{prompt.kind} is no prompt of Shogun")

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        return (
            planning_answers.finished(self._observation, prompt, draft)
            if isinstance(prompt, AskPlan)
            else None
        )

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        return planning_panel.settled_panel(self._observation, self._texts).blocks

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return board.look(self._observation, look, self._texts)

    def places(self, kind: PlaceKind) -> list[Option]:
        return board.places(self._observation, kind, self._texts)

    def text_board(self) -> list[str]:
        return board.text_board(self._observation.public, self._texts)

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        return tuple(pictures.ranking(events, self._texts))

    def status(self) -> Message:
        return position.status(self._observation, self._texts)

    def hand(self) -> Message:
        return position.hand(self._observation, self._texts)

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


PRESENTER = ShogunPresenter
