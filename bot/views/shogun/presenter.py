"""Shogun's presenter: which prompt, event or picture is shown by what."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.views.message import Answer, Block, Gallery, Message, Option, Press, Text, headed
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.shogun import board, pictures, planning_answers, planning_panel, position, questions
from bot.views.shogun.story import tell
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Command, Prompt, by_seat
from rules.shogun.content import Season, content
from rules.shogun.events import ActionBegan, AnyEvent, PlanConfirmed, PlanWithdrawn, RoundBegan
from rules.shogun.planning import owned_provinces
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Plan

ACCENTS: Mapping[Season, int] = {
    Season.SPRING: 0xE8A9B8,
    Season.SUMMER: 0x6FA35B,
    Season.FALL: 0xC8702A,
    Season.WINTER: 0x8FB3D1,
}
"""Cherry blossom, rice field, maple leaf and snow."""

MAX_PICTURES = 10
"""Files that Discord takes with one message."""


class ShogunPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Shogun. Only plans are secret."""

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._texts = ShogunTexts(view.texts, view.names)

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        return isinstance(prompt, AskPlan)

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        """Fights are shown small below the other pictures, the last ones if there are too many."""
        public, texts = self._observation.public, self._texts
        heading = position.heading(public, texts)
        board = pictures.board(self._observation, events, texts)
        shown = (board, *pictures.scores(events, public.side, texts))
        fights = tuple(pictures.fights(events, public.side, texts))
        gallery = (Gallery(fights[len(shown) - MAX_PICTURES :]),) if fights else ()
        untold: tuple[type[AnyEvent], ...] = (PlanConfirmed, PlanWithdrawn)  # told by `_plans`
        if sum(isinstance(event, ActionBegan) for event in events) == 1:
            untold = (*untold, ActionBegan)  # the heading names it
        told = [event for event in events if not isinstance(event, untold)]
        lines = [*tell(told, texts), *self._plans(events)]
        return Message((*headed(heading, lines), *shown, *gallery), accent=ACCENTS[public.season])

    def _plans(self, events: Sequence[AnyEvent]) -> list[str]:
        """Who has laid a plan, and who has not; nothing in other stages than planning."""
        if not any(isinstance(event, RoundBegan | PlanConfirmed | PlanWithdrawn) for event in events):
            return []
        texts, confirmed = self._texts, list(by_seat(self._observation.public.confirmed))
        ready = [seat for seat, laid in confirmed if laid]
        waiting = [seat for seat, laid in confirmed if not laid]
        if not waiting:
            return [texts("plans-all")]
        lines = [texts("plans-ready", players=texts.players(ready))] if ready else []
        return [*lines, texts("plans-waiting", players=texts.players(waiting))]

    def ask(self, prompt: Prompt) -> Message:
        if isinstance(prompt, AskPlan):
            return Message((Text(self._texts.tell(prompt)),), ping=(prompt.seat,))
        assert isinstance(prompt, questions.Question), "a prompt of this title"
        return questions.ask(self._observation, prompt, self._texts)

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The planning board; the other prompts have no secrets."""
        if isinstance(prompt, AskPlan):
            return planning_panel.panel(self._observation, prompt, draft, self._texts)
        return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        if isinstance(prompt, AskPlan):
            return planning_answers.press(self._observation, prompt, draft, press, self._texts)
        assert isinstance(prompt, questions.Question), "a prompt of this title"
        return questions.press(self._observation, prompt, press, self._texts)

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        if isinstance(prompt, AskPlan):
            return planning_answers.finished(self._observation, prompt, draft)
        return None

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """The plan that was laid, when it cannot be changed any more."""
        private = self._observation.private
        plan = private.plan if private and private.plan else Plan()
        return tuple(planning_panel.PlanningPanel(self._observation, plan, self._texts).shown())

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return board.look(self._observation, look, self._texts)

    def places(self, kind: str) -> list[Option]:
        return board.places(self._observation, kind, self._texts)

    def text_board(self) -> list[str]:
        return board.text_board(self._observation.public, self._texts)

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        return tuple(pictures.ranking(events, self._texts))

    def status(self) -> Message:
        public, texts = self._observation.public, self._texts
        return Message(headed(position.heading(public, texts), position.standings(public, texts)))

    def hand(self) -> Message:
        """The viewer's province cards, and the war chest cards that everybody has."""
        texts = self._texts
        if self._observation.viewer is None:
            return Message((Text(texts("hand-none")),))
        lines = [f"- {texts.province_card(name)}" for name in owned_provinces(self._observation)]
        chests = texts("hand-chests", cards=texts.listed(map(str, content().war_chest_cards)))
        heading = Text(texts("hand-heading", count=len(lines)))
        return Message((heading, Text("\n".join((*lines, chests)), keep="end")))

    def story(self, events: Sequence[AnyEvent]) -> list[str]:
        return tell(events, self._texts)


PRESENTER = ShogunPresenter
