"""Shogun's presenter, with the public questions: start provinces, special cards, revolts, and marches."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, groupby
from operator import itemgetter
from typing import Any, ClassVar

from msgspec import to_builtins

from ai.shogun.analysis import Analysis
from bot.views.controls import ControlKey
from bot.views.message import (
    Answer,
    Block,
    Field,
    Form,
    Gallery,
    Message,
    Option,
    Picture,
    Play,
    Press,
    Refuse,
    Select,
    Style,
    Text,
    headed,
)
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.shogun import analysis, pictures, position
from bot.views.shogun.forecast import with_odds
from bot.views.shogun.guide import QUESTIONS
from bot.views.shogun.planning import RECALL, PlanningPanel, Sheet, read
from bot.views.shogun.texts import ShogunTexts
from bot.views.shogun.why import ExplainingTexts
from bot.views.texts import Texts
from bot.views.title_texts import percent, term_key
from renderer.shogun import Labels
from renderer.shogun.summary import Summary
from rules.core.model import Command, Prompt, Seat, by_seat
from rules.shogun import commands
from rules.shogun.battle import rebels
from rules.shogun.content import ProvinceName, Season, content
from rules.shogun.events import (
    ActionBegan,
    AnyEvent,
    BattleFought,
    EventsOpened,
    MatchEnded,
    NoAction,
    PlanConfirmed,
    PlanWithdrawn,
    RevoltFought,
    RoundBegan,
    Scored,
    WinterCame,
)
from rules.shogun.forecast import Marching, odds_of_revolt
from rules.shogun.planning import owned_provinces
from rules.shogun.prompts import AskGroup, AskMarch, AskPlan, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation, Phase, Plan

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
    plans = (AskPlan,)
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
    recalls: ClassVar[Mapping[str, type[Command]]] = {RECALL: commands.SubmitPlan}
    untold = (PlanConfirmed, PlanWithdrawn)
    told_at_the_end = (MatchEnded,)
    summary = Summary
    analysed = True
    placed_terms = ("special", "effect")
    _texts: ExplainingTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = ExplainingTexts(view.texts, view.names)

    @classmethod
    def vocabulary(cls, texts: Texts) -> ShogunTexts:
        return ShogunTexts(texts)

    @classmethod
    def labels(cls, texts: Texts) -> Labels:
        return pictures.labels(texts)

    def heading(self) -> str:
        return position.heading(self._public, self._texts)

    def accent(self) -> int:
        return ACCENTS[self._public.season]

    def stage(self, events: Sequence[AnyEvent]) -> Message:
        """An action that nobody takes is one line, without a picture; a whole season bears its name only."""
        whole = sum(isinstance(event, ActionBegan) for event in events) > 1
        fought = [event for event in events if isinstance(event, BattleFought | RevoltFought)]
        self._texts.fights = fought if len(fought) > 1 else ()
        self._texts.unseen = max(0, len(fought) + _others(events) - MAX_PICTURES)
        if any(isinstance(event, WinterCame) for event in events):
            message = self._winter(events)
        elif not whole and self._is_idle(events):
            lines = self._texts("nobody-acts", action=self.heading()), *self._outlook(events)
            return Message((Text("\n".join(lines)),), accent=self.accent())
        else:
            message = super().stage(events)
        if not whole:
            return message
        season = self._texts("season", year=self._public.year, season=self._texts.term(self._public.season))
        return replace(message, blocks=(Text(season, "heading"), *message.blocks[1:]))

    def _winter(self, events: Sequence[AnyEvent]) -> Message:
        """Winter in three parts, each with its pictures: rice and revolts, the board, and last the points."""
        points = [event for event in events if isinstance(event, Scored | MatchEnded)]
        before = [event for event in events if event not in points]
        side, texts = self._public.side, self._texts
        hunger, scores = pictures.winters(events, side, texts), tuple(pictures.scores(events, side, texts))
        blocks: list[Block] = [*headed(self.heading(), self.stage_story(before)), *hunger]
        blocks += [*self._fights(events), self._board(events), *scores]
        if points:
            blocks.append(Text("\n".join(self.story(points))))
        return Message(tuple(blocks), accent=self.accent())

    def stage_story(self, events: Sequence[AnyEvent]) -> list[str]:
        """Without an action that is the only one, for the heading names it; with who has laid a plan.

        Of several actions, those that nobody takes have one line each.
        """
        alone = sum(isinstance(event, ActionBegan) for event in events) == 1
        if alone:
            told = [event for event in events if not isinstance(event, ActionBegan)]
            return [*super().stage_story(told), *self._plans(events), *self._outlook(events)]
        numbers = accumulate(isinstance(event, ActionBegan) for event in events)
        lines: list[str] = []
        for _, numbered in groupby(zip(numbers, events, strict=True), itemgetter(0)):
            action = [event for _, event in numbered]
            story = super().stage_story(action)
            lines += [self._texts("nobody-acts", action=story[0])] if self._is_idle(action) else story
        return [*lines, *self._plans(events), *self._outlook(events)]

    def _is_idle(self, events: Sequence[AnyEvent]) -> bool:
        """Whether these are all events of an action that nobody takes (SH6.0)."""
        began, *others = events or (None,)
        everybody = len(others) == self._public.seats
        return (
            isinstance(began, ActionBegan) and everybody and all(isinstance(one, NoAction) for one in others)
        )

    def terms_here(self) -> Iterator[str]:
        """What a plan is made of, the events of the round, and what all special cards do."""
        public = self._public
        drawn = () if public.event is None else (public.event,)
        yield "term-province-card"
        yield from (term_key(content().events[event].effect) for event in (*drawn, *public.events))
        yield "term-special-card"

    def _plans(self, events: Sequence[AnyEvent]) -> list[str]:
        """Who has laid a plan, and who has not; nothing in other stages than planning."""
        planned = any(isinstance(event, RoundBegan | PlanConfirmed | PlanWithdrawn) for event in events)
        if not planned or self._public.phase is not Phase.PLANNING:
            return []
        texts, confirmed = self._texts, list(by_seat(self._observation.public.confirmed))
        ready = [seat for seat, laid in confirmed if laid]
        waiting = [seat for seat, laid in confirmed if not laid]
        if not waiting:
            return [*self._events_to_come(events), texts("plans-all")]
        lines = [texts("plans-ready", players=texts.players(ready))] if ready else []
        if not self.view.ended:
            lines.append(texts("plans-waiting", players=texts.players(waiting)))
        return [*self._events_to_come(events), *lines]

    def _events_to_come(self, events: Sequence[AnyEvent]) -> Iterator[str]:
        """The events of which one will be drawn, where the season did not begin with opening them (SH3.3)."""
        if not any(isinstance(event, EventsOpened) for event in events):
            yield position.events_to_come(self._public, self._texts)

    def _outlook(self, events: Sequence[AnyEvent]) -> Iterator[str]:
        """The points if winter came now, when the last action of a season has been carried out."""
        public, last = self._public, len(self._public.actions) - 1
        acting = any(isinstance(event, ActionBegan) for event in events)
        if acting and public.phase is Phase.ACTIONS and public.slot == last and public.acted == public.seats:
            yield from position.outlook(public, self._texts)

    def pictures(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        side, texts = self._public.side, self._texts
        sums = *pictures.winters(events, side, texts), *pictures.scores(events, side, texts)
        return (self._board(events), *sums, *self._fights(events))

    def _board(self, events: Sequence[AnyEvent]) -> Picture:
        return pictures.board(self._observation, events, self._texts, shape=self.view.shape)

    def _fights(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        """The last fight is large, below the earlier ones; if there are too many, the first are left out."""
        fights = pictures.fights(events, self._public.side, self._texts, self.view.animation)
        small = fights[:-1][_others(events) + 1 - MAX_PICTURES :]
        return (*((Gallery(small),) if small else ()), *fights[-1:])

    def recap(self, events: Sequence[AnyEvent], viewer: Seat | None = None) -> list[str]:
        return position.recap(self._public, events, self._texts)

    def changed(self, events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return position.changed(self._public, events)

    def round_name(self, key: str) -> str:
        year, _, season = key.partition("-")
        if not season:
            return self._texts(position.PHASES[Phase.OVER if key == "end" else Phase.DRAFT])
        return self._texts("round", year=int(year), season=self._texts.term(Season(season)))

    def inside(self, places: Mapping[str, str]) -> frozenset[str]:
        return frozenset(pictures.inside(self._observation, places, self._texts))

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        """The ranking, and what broke a tie: the chests of those with most points (SH8.4)."""
        outcome, texts, players = self._public.outcome, self._texts, self._public.players
        if outcome is None or outcome.reason == "points":
            return tuple(pictures.ranking(events, texts))
        tied = [seat for seat, points in by_seat(outcome.scores) if points == max(outcome.scores)]
        tied.sort(key=lambda seat: players[seat].chests, reverse=True)
        chests = texts.listed(f"{texts.player(seat)} {players[seat].chests}" for seat in tied)
        tie = texts("tie", reason=texts.variant("outcome", outcome.reason), chests=chests)
        return Text(tie), *pictures.ranking(events, texts)

    def analysis(self, found: Analysis) -> tuple[Block, ...]:
        return analysis.blocks(found, self._public.side, self._texts)

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return pictures.board_message(self._observation, look, self._texts, self.view.shape)

    def places(self, kind: str) -> list[Option]:
        return pictures.places(self._observation, kind, self._texts)

    def text_board(self) -> list[str]:
        return position.text_board(self._public, self._texts)

    def standings(self) -> list[str]:
        return position.standings(self._observation, self._texts)

    def hand(self) -> Message:
        """The viewer's province cards, and the war chest cards that everybody has."""
        texts = self._texts
        if self._observation.viewer is None:
            return Message((Text(texts("hand-none")),))
        lines = [
            f"- {texts.province_card(self._public, name)}" for name in owned_provinces(self._observation)
        ]
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

    def recalled(self, prompt: Prompt, draft: dict[str, Any], last: Command | None) -> Answer:
        """The sheet with the plan of the season before."""
        if isinstance(prompt, AskPlan) and not prompt.confirmed and isinstance(last, commands.SubmitPlan):
            return self._planning(prompt, draft).recalled(last.plan)
        return self.refused()

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        return self._planning(prompt, draft).finished() if isinstance(prompt, AskPlan) else None

    def settled_panel(
        self, prompt: Prompt, events: Sequence[AnyEvent] = (), answer: Command | None = None
    ) -> tuple[Block, ...]:
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
                lines = "\n".join(f"- {texts.province_card(self._public, card)}" for card in cards)
                return f"{texts.tell(prompt, cards=lines)}\n{self._groups(prompt.seat)}"
            case AskGroup(province=province):
                card = texts.province_card(self._public, province)
                return f"{texts.tell(prompt, card=card)}\n{self._groups(prompt.seat)}"
            case AskMarch(optional=optional):
                return texts.tell(prompt, "ask-move" if optional else "ask-march")
            case AskRevolts(provinces=provinces):
                revolts = (self._revolt(prompt, province) for province in provinces)
                return "\n".join((self._hunger(prompt), super().question(prompt), *revolts))
        return super().question(prompt)

    def _groups(self, seat: Seat) -> str:
        """The groups that a player has still to place (SH2.3), such as "5, 4 ×2"."""
        draft = self._public.draft
        assert draft is not None, "start provinces are being drafted"
        sizes = Counter(sorted(draft.groups[seat], reverse=True))
        groups = (f"{size} ×{count}" if count > 1 else str(size) for size, count in sizes.items())
        return self._texts("groups-left", groups=self._texts.listed(groups))

    def _hunger(self, prompt: AskRevolts) -> str:
        """Why there are revolts (SH8.1, SH8.2), which the story of winter tells only after the answer."""
        public, rice = self._public, self._public.players[prompt.seat].rice
        assert public.event is not None, "winter has an event"
        return self._texts(
            "revolts-why",
            loss=content().events[public.event].winter_rice_loss,
            player=self._texts.player(prompt.seat),
            rice=rice,
            provinces=len(public.owned_by(prompt.seat)),
            short=len(public.owned_by(prompt.seat)) - rice,
            revolts=len(prompt.provinces),
            farmers=prompt.farmers,
        )

    def _revolt(self, prompt: AskRevolts, province: ProvinceName) -> str:
        """Who will face whom in a revolt of winter that comes first, and the odds (SH7.6, SH8.2).

        What lies in the tray fights, too; where the supply runs out, fewer farmers rise than markers ask for.
        """
        public, there = self._public, self._public.provinces[province]
        rising, markers = rebels(public, there, prompt.farmers), min(there.revolts, public.farmers)
        return self._texts(
            "revolt-ahead",
            province=province,
            armies=there.armies + public.tray.armies[prompt.seat],
            mine=public.tray.armies[prompt.seat],
            farmers=rising + public.tray.farmers,
            markers=markers,
            added=rising - markers,
            tray=public.tray.farmers,
            odds=percent(odds_of_revolt(public, prompt.seat, province, prompt.farmers)),
        )

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
        march = Marching(target, prompt.most)
        return with_odds(line, self._public, prompt.seat, prompt.action, march, self._texts)

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
                armies = self._texts("armies-alone", count=group)
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


def _others(events: Sequence[AnyEvent]) -> int:
    """The pictures of a message beside its fights: the board, and those of winter."""
    return 1 + sum(isinstance(event, WinterCame | Scored) for event in events)
