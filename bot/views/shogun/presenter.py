"""Shogun's presenter, with the public questions: start provinces, special cards, revolts, and marches."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

from msgspec import to_builtins

from bot.views.controls import ControlKey
from bot.views.message import (
    Answer,
    Block,
    Field,
    Form,
    Gallery,
    Message,
    Option,
    Play,
    Press,
    Refuse,
    Select,
    Style,
    Text,
)
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.shogun import pictures, position
from bot.views.shogun.forecast import with_odds
from bot.views.shogun.guide import QUESTIONS
from bot.views.shogun.planning import PlanningPanel, Sheet, read
from bot.views.shogun.texts import ShogunTexts
from bot.views.shogun.why import ExplainingTexts
from bot.views.texts import Texts
from bot.views.title_texts import term_key
from renderer.shogun.summary import Summary
from rules.core.model import Command, Prompt, by_seat
from rules.shogun import commands
from rules.shogun.content import ProvinceName, Season, content
from rules.shogun.events import ActionBegan, AnyEvent, PlanConfirmed, PlanWithdrawn, RoundBegan
from rules.shogun.planning import owned_provinces
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
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

    title = "shogun"
    public_prompts = (AskProvince, AskGroup, AskSpecial, AskRevolts, AskMarch)
    verbs: ClassVar[Mapping[type[Command], str]] = {
        commands.TakeOpenCard: "take",
        commands.TakeUnseenCard: "unseen",
        commands.ReplaceOpenCards: "replace",
        commands.PlaceGroup: "take",
        commands.TakeSpecial: "special",
        commands.OrderRevolts: "order",
    }
    styles: ClassVar[Mapping[type[Command], Style]] = {
        commands.TakeOpenCard: "primary",
        commands.PlaceGroup: "primary",
        commands.TakeSpecial: "primary",
        commands.OrderRevolts: "primary",
    }
    untold = (PlanConfirmed, PlanWithdrawn)
    summary = Summary
    placed_terms = ("special", "effect")
    _texts: ExplainingTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = ExplainingTexts(view.texts, view.names)

    @classmethod
    def vocabulary(cls, texts: Texts) -> ShogunTexts:
        return ShogunTexts(texts)

    def heading(self) -> str:
        return position.heading(self._public, self._texts)

    def accent(self) -> int:
        return ACCENTS[self._public.season]

    def stage_story(self, events: Sequence[AnyEvent]) -> list[str]:
        """Without an action that is the only one, for the heading names it; with who has laid a plan."""
        alone = sum(isinstance(event, ActionBegan) for event in events) == 1
        told = [event for event in events if not (alone and isinstance(event, ActionBegan))]
        return [*super().stage_story(told), *self._plans(events)]

    def terms_here(self) -> Iterator[str]:
        """The events and special cards of the round."""
        public = self._public
        drawn = () if public.event is None else (public.event,)
        yield from (term_key(content().events[event].effect) for event in (*drawn, *public.events))
        yield from map(term_key, public.specials)

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

    def pictures(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        """Fights are shown small below the other pictures, the last ones if there are too many."""
        side, texts = self._public.side, self._texts
        board = pictures.board(self._observation, events, texts, shape=self.view.shape)
        shown = (board, *pictures.scores(events, side, texts))
        fights = tuple(pictures.fights(events, side, texts))
        return (*shown, Gallery(fights[len(shown) - MAX_PICTURES :])) if fights else shown

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        return tuple(pictures.ranking(events, self._texts))

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return pictures.look(self._observation, look, self._texts, self.view.shape)

    def places(self, kind: str) -> list[Option]:
        return pictures.places(self._observation, kind, self._texts)

    def text_board(self) -> list[str]:
        return position.text_board(self._public, self._texts)

    def standings(self) -> list[str]:
        return position.standings(self._public, self._texts)

    def hand(self) -> Message:
        """The viewer's province cards, and the war chest cards that everybody has."""
        texts = self._texts
        if self._observation.viewer is None:
            return Message((Text(texts("hand-none")),))
        lines = [f"- {texts.province_card(name)}" for name in owned_provinces(self._observation)]
        chests = texts("hand-chests", cards=texts.listed(map(str, content().war_chest_cards)))
        heading = Text(texts("hand-heading", count=len(lines)))
        return Message((heading, Text("\n".join((*lines, chests)), keep="end")))

    # ---- plans (SH4) ---------------------------------------------------------------------------------------

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The planning board; the other prompts have no secrets."""
        if isinstance(prompt, AskPlan):
            return Message(tuple(self._planning(prompt, draft).blocks()))
        return super().panel(prompt, draft)

    def first_draft(self, prompt: Prompt) -> dict[str, Any]:
        """An empty sheet with the first question of the guide."""
        return to_builtins(Sheet(guide=QUESTIONS[0])) if isinstance(prompt, AskPlan) else {}

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        return self._planning(prompt, draft).finished() if isinstance(prompt, AskPlan) else None

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """The plan that was laid, when it cannot be changed any more."""
        sheet = Sheet(self._laid or Plan())
        return tuple(PlanningPanel(self._observation, sheet, self._texts).shown())

    def _planning(self, prompt: AskPlan, draft: dict[str, Any]) -> PlanningPanel:
        laid = self._laid if prompt.confirmed else None
        sheet = Sheet(laid) if laid else read(draft, self._observation)
        return PlanningPanel(self._observation, sheet, self._texts, prompt.confirmed)

    @property
    def _laid(self) -> Plan | None:
        return self._observation.private.plan if self._observation.private else None

    # ---- questions at the table ----------------------------------------------------------------------------

    def question(self, prompt: Prompt) -> str:
        texts = self._texts
        match prompt:
            case AskProvince(cards=cards):
                return texts.tell(prompt, cards="\n".join(f"- {texts.province_card(card)}" for card in cards))
            case AskGroup(province=province):
                return texts.tell(prompt, card=texts.province_card(province))
            case AskMarch(optional=optional):
                return texts.tell(prompt, "ask-move" if optional else "ask-march")
        return super().question(prompt)

    def controls(self, prompt: Prompt) -> Iterable[Block]:
        """Cards that are open have a row each, the others come below; of a march, the target comes first."""
        texts = self._texts
        match prompt:
            case AskPlan():
                return ()  # it is answered in private
            case AskProvince():
                by_card = groupby(self.answers(prompt), lambda command: getattr(command, "province", None))
                return [row for _, alike in by_card for row in self.buttons(prompt, list(alike))]
            case AskMarch():
                options = tuple(Option(self._target(prompt, target), target) for target in prompt.targets)
                stay = self.buttons(prompt, [commands.Stay()] if prompt.optional else [])
                return Select(texts("select-target"), "target", options), *stay
        return super().controls(prompt)

    def _target(self, prompt: AskMarch, target: ProvinceName) -> str:
        """A target in the select, with the odds of all armies that may go."""
        line = f"{target} — {self._texts.standing_in(self._public, target)}"
        return with_odds(line, self._public, prompt.seat, target, prompt.most, self._texts)

    def label(self, prompt: Prompt, command: Command, **given: object) -> str:
        match prompt, command:
            case _, commands.TakeSpecial(position=place):
                special = self._texts.term(self._public.specials[place - 1])
                return super().label(prompt, command, special=special)
            case _, commands.OrderRevolts(provinces=provinces):
                return " → ".join(provinces)
            case (_, commands.TakeOpenCard(province=province, group=group)) | (
                AskGroup(province=province),
                commands.PlaceGroup(group=group),
            ):
                armies = self._texts("armies", count=group)
                return self._texts("button-group", province=province, armies=armies)
        return super().label(prompt, command)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        match prompt:
            case AskPlan():
                return self._planning(prompt, draft).press(press) or self.refused()
            case AskMarch():
                return self._press_march(prompt, press)
        return super().press(prompt, draft, press)

    def key(self, prompt: Prompt, command: Command) -> ControlKey:
        """A group's argument names its province, an order of revolts counts the provinces: "2-1-3"."""
        verb, argument = super().key(prompt, command)
        if isinstance(prompt, AskGroup):
            argument = f"{prompt.province}.{argument}"
        elif isinstance(prompt, AskRevolts) and isinstance(command, commands.OrderRevolts):
            argument = "-".join(str(prompt.provinces.index(province) + 1) for province in command.provinces)
        return verb, argument

    def _press_march(self, prompt: AskMarch, press: Press) -> Answer:
        """A province in reach; where there is a choice of numbers, a form asks for it next."""
        match press.verb:
            case "stay" if prompt.optional:
                return Play(commands.Stay())
            case "target" if len(press.values) == 1 and press.values[0] in prompt.targets:
                target = ProvinceName(press.values[0])
                if prompt.most == 1:
                    return Play(commands.March(target, 1))
                field = Field("armies", self._texts("field-armies", most=prompt.most), value=str(prompt.most))
                return Form(f"{prompt.source} → {target}", "march", (field,), argument=target)
            case "march" if press.argument in prompt.targets:
                typed = press.fields.get("armies", "").strip()
                number = int(typed) if typed.isdecimal() and typed.isascii() and len(typed) <= 2 else 0
                if 1 <= number <= prompt.most:
                    return Play(commands.March(ProvinceName(press.argument), number))
                return Refuse(self._texts("refuse-armies", most=prompt.most))
        return self.refused()


PRESENTER = ShogunPresenter
