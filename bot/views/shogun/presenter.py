"""Shogun's presenter: which prompt, event or picture is shown by what."""

from collections.abc import Sequence
from typing import Any

from bot.views.abilities import Look, PlaceKind
from bot.views.message import Answer, Block, Message, Option, Picture, Press, Text
from bot.views.presenter import Presenter
from bot.views.shogun import auction, drafting, march, pictures, planning, position, revolts, survey
from bot.views.shogun.stage import stage
from bot.views.shogun.story import tell
from bot.views.shogun.text_board import text_board
from bot.views.shogun.texts import Words
from bot.views.texts import Texts
from rules.core.model import Command, Prompt
from rules.shogun.events import AnyEvent
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation


class ShogunPresenter:
    """Texts, pictures and controls of Shogun. It holds nothing: every answer follows from the arguments."""

    def stage(
        self, observation: Observation, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts
    ) -> Message:
        words, side = Words(texts, names), observation.public.side
        shown = [pictures.board(observation, events, words), *pictures.scores(events, side, words)]
        return stage(observation, events, shown, list(pictures.fights(events, side, words)), words)

    def ask(self, observation: Observation, prompt: Prompt, names: Sequence[str], texts: Texts) -> Message:
        words = Words(texts, names)
        match prompt:
            case AskProvince():
                return drafting.ask_province(prompt, words)
            case AskGroup():
                return drafting.ask_group(prompt, words)
            case AskSpecial():
                return auction.ask(observation, prompt, words)
            case AskMarch():
                return march.ask(observation, prompt, words)
            case AskRevolts():
                return revolts.ask(prompt, words)
            case _:
                return Message(
                    (Text(words("ask-plan", player=words.player(prompt.seat))),), ping=(prompt.seat,)
                )

    def panel(
        self,
        observation: Observation,
        prompt: Prompt,
        draft: dict[str, Any],
        names: Sequence[str],
        texts: Texts,
    ) -> Message:
        """The planning board; the other prompts have no secrets, and show their public question."""
        if isinstance(prompt, AskPlan):
            return planning.panel(observation, prompt, draft, Words(texts, names))
        return self.ask(observation, prompt, names, texts)

    def press(
        self, observation: Observation, prompt: Prompt, draft: dict[str, Any], press: Press, texts: Texts
    ) -> Answer:
        words = Words(texts)
        match prompt:
            case AskPlan():
                return planning.press(observation, prompt, draft, press, words)
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

    def finished(self, observation: Observation, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        return planning.finished(observation, prompt, draft) if isinstance(prompt, AskPlan) else None

    def settled_panel(
        self, observation: Observation, prompt: Prompt, names: Sequence[str], texts: Texts
    ) -> Message:
        return planning.settled_panel(observation, Words(texts, names))

    def is_secret(self, prompt: Prompt) -> bool:
        return isinstance(prompt, AskPlan)

    def board(self, observation: Observation, names: Sequence[str], texts: Texts) -> Picture:
        return pictures.board(observation, (), Words(texts, names))

    def look(self, observation: Observation, look: Look, names: Sequence[str], texts: Texts) -> Message:
        return survey.look(observation, look, Words(texts, names))

    def places(self, observation: Observation, kind: PlaceKind, texts: Texts) -> list[Option]:
        return survey.places(observation, kind, Words(texts))

    def text_board(self, observation: Observation, names: Sequence[str], texts: Texts) -> list[str]:
        return text_board(observation.public, Words(texts, names))

    def epilogue(self, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts) -> tuple[Block, ...]:
        return tuple(pictures.ranking(events, Words(texts, names)))

    def status(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        return position.status(observation, Words(texts, names))

    def hand(self, observation: Observation, names: Sequence[str], texts: Texts) -> Message:
        return position.hand(observation, Words(texts, names))

    def story(self, events: Sequence[AnyEvent], names: Sequence[str], texts: Texts) -> list[str]:
        return tell(events, Words(texts, names))


PRESENTER: Presenter = ShogunPresenter()
