"""Shogun's presenter: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.message import Answer, Block, Message, Option, Press, Text
from bot.views.presenter import USUAL_LOOK, Look, PlaceKind, Presenter, View
from bot.views.shogun import auction, drafting, march, pictures, planning, position, revolts, survey
from bot.views.shogun.stage import stage
from bot.views.shogun.story import tell
from bot.views.shogun.text_board import text_board
from bot.views.shogun.texts import Words
from rules.core.model import Command, Prompt
from rules.shogun.events import AnyEvent
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation


class ShogunPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Shogun. Only plans are secret."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._observation = view.observation
        self._words = Words(view.texts, view.names)

    @staticmethod
    def is_secret(prompt: Prompt) -> bool:
        return isinstance(prompt, AskPlan)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        observation, words = self._observation, self._words
        side = observation.public.side
        shown = [pictures.board(observation, events, words), *pictures.scores(events, side, words)]
        return stage(observation, events, shown, list(pictures.fights(events, side, words)), words)

    def ask(self, prompt: Prompt) -> Message:
        words = self._words
        match prompt:
            case AskProvince():
                return drafting.ask_province(prompt, words)
            case AskGroup():
                return drafting.ask_group(prompt, words)
            case AskSpecial():
                return auction.ask(self._observation, prompt, words)
            case AskMarch():
                return march.ask(self._observation, prompt, words)
            case AskRevolts():
                return revolts.ask(prompt, words)
            case _:
                text = words("ask-plan", player=words.player(prompt.seat))
                return Message((Text(text),), ping=(prompt.seat,))

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The planning board; the other prompts have no secrets."""
        if isinstance(prompt, AskPlan):
            return planning.panel(self._observation, prompt, draft, self._words)
        return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        words = self._words
        match prompt:
            case AskPlan():
                return planning.press(self._observation, prompt, draft, press, words)
            case AskProvince():
                return drafting.press_province(prompt, press, words)
            case AskGroup():
                return drafting.press_group(prompt, press, words)
            case AskSpecial():
                return auction.press(prompt, press, words)
            case AskMarch():
                return march.press(prompt, press, words)
            case AskRevolts():
                return revolts.press(prompt, press, words)
        raise TypeError(f"{prompt.kind} is no prompt of Shogun")

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        return planning.finished(self._observation, prompt, draft) if isinstance(prompt, AskPlan) else None

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        return planning.settled_panel(self._observation, self._words).blocks

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return survey.look(self._observation, look, self._words)

    def places(self, kind: PlaceKind) -> list[Option]:
        return survey.places(self._observation, kind, self._words)

    def text_board(self) -> list[str]:
        return text_board(self._observation.public, self._words)

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        return tuple(pictures.ranking(events, self._words))

    def status(self) -> Message:
        return position.status(self._observation, self._words)

    def hand(self) -> Message:
        return position.hand(self._observation, self._words)

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._words)


PRESENTER = ShogunPresenter
