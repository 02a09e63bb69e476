"""The planning panel (SH4): its draft, the board in words, the controls, and what a press means."""

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Any

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from bot.views.message import (
    MAX_OPTIONS,
    Answer,
    Block,
    Button,
    Buttons,
    Option,
    Play,
    Press,
    Redraft,
    Refuse,
    Select,
    Text,
)
from bot.views.shogun.forecast import foretold, with_odds
from bot.views.shogun.guide import ASKED, QUESTIONS, Guide
from bot.views.shogun.pictures import planning_sheet
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, content
from rules.shogun.game import GAME
from rules.shogun.planning import laid_provinces, least_provinces, owned_provinces, problem
from rules.shogun.state import Bid, Observation, Plan, Public, StandingOrder

BID = "bid"
SPACES: tuple[str, ...] = (*Action, BID)
"""The eleven spaces of a planning board (SH4.1)."""

NO_CARD, ASK, STAY, ALL_BUT_ONE = "none", "ask", "stay", "all"
"""Values of options: no card; no standing order, not to move, and all armies but one."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draft: the plan so far, the space that is being filled, the page of cards shown for it.

    At first the war chest card 0 lies on the bid, for a plan without a bid is refused (SH4.3).
    """

    plan: Plan = Plan(bid=0)
    focus: str | None = None
    page: int = 0
    guide: str | None = None
    """The question of the guide that is asked, if it guides."""


def card_on(plan: Plan, space: str) -> Bid:
    """What lies on a space; None where no province does, and for no bid."""
    return plan.bid if space == BID else plan.provinces.get(Action(space))


def space_of(plan: Plan, province: ProvinceName) -> str | None:
    """The space where a province lies, or None."""
    return next((space for space in SPACES if card_on(plan, space) == province), None)


def lay(plan: Plan, space: str, card: Bid) -> Plan:
    """The plan with a card on a space. A province leaves the space where it lay, and its standing order."""
    bid = None if space == BID or plan.bid == card else plan.bid
    provinces = {action: name for action, name in plan.provinces.items() if space != action and name != card}
    if space == BID:
        bid = card
    elif isinstance(card, str):
        provinces[Action(space)] = card
    orders = {
        action: order
        for action, order in plan.orders.items()
        if provinces.get(action) == plan.provinces.get(action)
    }
    return Plan(provinces, bid, orders)


def order(plan: Plan, action: Action, order: StandingOrder | None) -> Plan:
    """The plan with this standing order for an action, or with none."""
    others = {other: kept for other, kept in plan.orders.items() if other is not action}
    return replace(plan, orders=others if order is None else {**others, action: order})


def action_row(public: Public) -> Iterator[tuple[int | None, Action]]:
    """The ten actions with their slots, counted from 1; after the known ones the hidden ones, without."""
    for slot, action in enumerate(public.actions, 1):
        if action is not None:
            yield slot, action
    yield from ((None, action) for action in Action if action not in public.actions)


def fixed_cards(space: str) -> dict[str, Bid]:
    """What may lie on a space instead of a province, by its value in the select."""
    chests = content().war_chest_cards if space == BID else ()
    return {**{f"chest-{count}": count for count in chests}, NO_CARD: None}


def numbers_to(target: ProvinceName) -> dict[str, StandingOrder]:
    """Standing orders with a target, by the value in the select of numbers."""
    some = {str(count): StandingOrder(target, count) for count in range(1, MAX_OPTIONS)}
    return {ALL_BUT_ONE: StandingOrder(target), **some}


def read(data: dict[str, Any], observation: Observation) -> Sheet:
    """The sheet kept in a draft; an empty one if the draft is broken or of another board."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError:
        return Sheet()
    known = sheet.focus is None or sheet.focus in SPACES
    mine = set(laid_provinces(sheet.plan)) <= set(owned_provinces(observation))
    return sheet if known and mine else Sheet()


class PlanningPanel:
    """A sheet on the viewer's planning board; a plan that is `confirmed` can only be taken back."""

    def __init__(
        self, observation: Observation, sheet: Sheet, texts: ShogunTexts, confirmed: bool = False
    ) -> None:
        self._observation = observation
        self._public = observation.public
        self._owned = owned_provinces(observation)
        self._sheet = sheet
        self._plan = sheet.plan
        self._texts = texts
        self._confirmed = confirmed

    def blocks(self) -> Iterator[Block]:
        """The planning board in words, and the controls to fill it."""
        if self._confirmed:
            yield from self.shown(self._texts("panel-confirmed"))
            yield Buttons((Button(self._texts("button-change"), "change"),))
        else:
            yield from self.shown()
            if self._sheet.guide in QUESTIONS:
                yield from Guide(self._observation, self._plan, self._sheet.guide, self._texts).blocks()
            yield from self._controls()

    def finished(self) -> SubmitPlan | None:
        """The plan on an unfinished sheet, if it could be laid as it is."""
        broken = self._confirmed or problem(self._observation, self._plan)
        return None if broken else SubmitPlan(self._plan)

    def shown(self, *notes: str) -> Iterator[Block]:
        """All but the controls. Where provinces are many, the first are in the picture only."""
        yield from map(Text, (self._purse(), self._board(), *notes))
        provinces = map(self._province, self._owned)
        yield Text("\n".join((self._texts("panel-provinces"), *provinces)), keep="end")
        yield planning_sheet(self._observation, self._plan, self._texts)

    def _controls(self) -> Iterator[Buttons | Select]:
        """All controls for the sheet, from top to bottom."""
        focus = self._sheet.focus
        yield self._spaces(focus)
        if focus is not None:
            yield from self._cards(focus, self._sheet.page)
        if focus in MARCHES:
            yield from self._orders(Action(focus))
        yield Buttons(
            (
                Button(self._texts("button-suggest"), "suggest", style="primary"),
                Button(self._texts("button-clear"), "clear", style="danger"),
                Button(self._texts("button-confirm"), "confirm", style="success"),
            )
        )

    # ---- in words ------------------------------------------------------------------------------------------

    def _purse(self) -> str:
        """What the player has, and what the table will bring."""
        texts, public, viewer = self._texts, self._public, self._observation.viewer
        assert viewer is not None, "only a seat has a planning board"
        player = public.players[viewer]
        lines = [
            texts("panel-heading", season=texts.term(public.season), year=public.year),
            *foretold(self._observation, self._plan, texts),
            texts("panel-supply", armies=player.supply),
            texts("panel-specials", specials=texts.numbered(public.specials)),
            texts("panel-events"),
            *(f"- {texts.event_card(event)}" for event in public.events),
        ]
        return "\n".join(lines)

    def _board(self) -> str:
        """The ten actions in this round's order, the bid, and how many provinces are laid (SH4.2)."""
        texts, row = self._texts, list(action_row(self._public))
        laid, least = len(laid_provinces(self._plan)), least_provinces(len(self._owned))
        lines = [
            texts("panel-known"),
            *(self._space(slot, action) for slot, action in row if slot),
            texts("panel-hidden"),
            *(self._space(slot, action) for slot, action in row if not slot),
            texts("panel-bid", bid=texts.bid(self._plan.bid)),
            texts("panel-laid", laid=laid, least=least),
        ]
        return "\n".join(lines)

    def _space(self, slot: int | None, action: Action) -> str:
        line = self._texts(
            "panel-space" if action in self._plan.provinces else "panel-space-empty",
            slot=slot or "?",
            action=self._texts.term(action),
            price=content().prices[action],
            province=self._plan.provinces.get(action, ""),
        )
        order = self._plan.orders.get(action)
        return f"{line} ({self._texts.order(order)})" if order else line

    def _province(self, name: ProvinceName) -> str:
        line = self._texts("panel-province", province=name, figures=self._texts.figures(self._public, name))
        space = space_of(self._plan, name)
        return f"{line} — {self._named(space)}" if space else line

    def _named(self, space: str) -> str:
        """What a space of the planning board is called."""
        return self._texts("bid") if space == BID else self._texts.term(Action(space))

    # ---- controls ------------------------------------------------------------------------------------------

    def _spaces(self, focus: str | None) -> Select:
        texts, plan, options = self._texts, self._plan, []
        for slot, action in action_row(self._public):
            label, lies = f"{slot or '?'}. {texts.term(action)}", plan.provinces.get(action)
            options.append(Option(label, action.value, lies or texts("no-card"), action == focus))
        options.append(Option(texts("bid"), BID, texts.bid(plan.bid), focus == BID))
        return Select(texts("select-space"), "focus", tuple(options))

    def _cards(self, space: str, page: int) -> Iterator[Select | Buttons]:
        """The cards for a space, and buttons to turn the page where provinces are many."""
        texts, card = self._texts, card_on(self._plan, space)
        fixed = [
            Option(texts.bid(one) if space == BID else texts("no-card"), value, chosen=one == card)
            for value, one in fixed_cards(space).items()
        ]
        size = MAX_OPTIONS - len(fixed)
        pages = max(1, ceil(len(self._owned) / size))
        page = min(page, pages - 1)
        names = self._owned[page * size : (page + 1) * size]
        options = (*fixed, *(self._province_option(name, space) for name in names))
        yield Select(texts("select-card", space=self._named(space)), "lay", options, space)
        if pages > 1:
            labels = [texts("button-page", page=number, pages=pages) for number in range(1, pages + 1)]
            turn = (Button(label, "page", str(n), disabled=n == page) for n, label in enumerate(labels))
            yield Buttons(tuple(turn))

    def _province_option(self, name: ProvinceName, focus: str) -> Option:
        space, figures = space_of(self._plan, name), self._texts.figures(self._public, name)
        if space is None:
            return Option(name, name, figures)
        description = self._texts("lies-on", figures=figures, space=self._named(space))
        return Option(name, name, description, chosen=space == focus)

    def _orders(self, action: Action) -> Iterator[Select]:
        """The standing order of a march with a province on it: where to, then how many."""
        source = self._plan.provinces.get(action)
        if source is None:
            return
        texts, order = self._texts, self._plan.orders.get(action)
        choices = self._targets_of(action, order)
        options = [
            Option(self._target(value, source, order), value, chosen=one == order)
            for value, one in choices.items()
        ]
        yield Select(texts("select-order", source=source), "target", tuple(options), action.value)
        if order and order.target:
            numbers = [
                Option(
                    texts("armies", count=one.armies) if one.armies else texts("all-but-one"),
                    value,
                    chosen=one == order,
                )
                for value, one in numbers_to(order.target).items()
            ]
            yield Select(texts("select-number"), "number", tuple(numbers), action.value)

    def _target(self, value: str, source: ProvinceName, order: StandingOrder | None) -> str:
        """The label of a target, by its value in the select; the odds are those of the armies ordered."""
        if value in (ASK, STAY):
            return self._texts("order-ask" if value == ASK else "order-stay")
        target, seat = ProvinceName(value), self._observation.viewer
        assert seat is not None, "only a seat has a planning board"
        line = f"{target} — {self._texts.standing_in(self._public, target)}"
        ready = self._public.provinces[source].armies - 1
        armies = order.armies if order and order.armies else ready
        return with_odds(line, self._public, seat, target, armies, self._texts) if armies > 0 else line

    def _targets_of(self, action: Action, order: StandingOrder | None) -> dict[str, StandingOrder | None]:
        """The standing orders to choose from, by their value in the select; the number remains."""
        targets = self._public.board.neighbours[self._plan.provinces[action]]
        armies = order.armies if order else None
        stay = {} if action in BATTLES else {STAY: StandingOrder(None)}
        return {ASK: None, **stay, **{target: StandingOrder(target, armies) for target in targets}}

    # ---- presses -------------------------------------------------------------------------------------------

    def press(self, press: Press) -> Answer | None:
        """Most presses change the draft; Confirm lays the plan, Change takes it back.

        None for what is not on offer.
        """
        if press.verb == "change":
            return Play(WithdrawPlan()) if self._confirmed else Refuse(self._texts("refuse-not-laid"))
        if self._confirmed:
            return Refuse(self._texts("refuse-laid"))
        if press.verb == "confirm":
            broken = problem(self._observation, self._plan)
            return Refuse(self._texts.refusal(broken)) if broken else Play(SubmitPlan(self._plan))
        changed = self._changed(press)
        if isinstance(changed, str):
            return Refuse(self._texts(changed))
        return None if changed is None else Redraft(to_builtins(changed))

    def _changed(self, press: Press) -> Sheet | str | None:
        """The sheet after a press, or the id of a refusal."""
        chosen = press.values[0] if len(press.values) == 1 else ""
        match press.verb:
            case "focus" if chosen in SPACES:
                return replace(self._sheet, focus=chosen, page=0)
            case "page" if press.argument in map(str, range(len(self._public.provinces))):
                return replace(self._sheet, page=int(press.argument))
            case "lay":
                return self._laid(press.argument, chosen)
            case "target" | "number":
                return self._ordered(press, chosen)
            case "guide":
                return self._guided(*press.argument.split(".", 1))
            case "suggest":
                advised = GAME.advise(self._observation)
                assert isinstance(advised, SubmitPlan), "a planner who has not laid a plan is advised one"
                return replace(self._sheet, plan=advised.plan, guide=None)
            case "clear":
                return Sheet()
        return None

    def _guided(self, question: str, answer: str = "") -> Sheet | None:
        """The sheet after an answer to the guide, with its next question."""
        if question not in ASKED:
            return None
        plan = Guide(self._observation, self._plan, question, self._texts).answered(answer)
        following = QUESTIONS[QUESTIONS.index(question) + 1]
        return None if plan is None else Sheet(plan, guide=following)

    def _laid(self, space: str, chosen: str) -> Sheet | str:
        """The sheet with the chosen card on a space; where that fills it, the next empty one comes next."""
        cards: dict[str, Bid] = {**fixed_cards(space), **{name: name for name in self._owned}}
        if space not in SPACES or chosen not in cards:
            return "refuse-card"
        card, plan = cards[chosen], self._plan
        laid = replace(self._sheet, plan=lay(plan, space, card), focus=space)
        from_hand = isinstance(card, str) and space_of(plan, card) is None
        if from_hand and space not in (*MARCHES, BID) and card_on(plan, space) is None:
            return replace(laid, focus=self._next_empty(laid.plan, space), page=0)
        return laid

    def _next_empty(self, plan: Plan, space: str) -> str:
        """The next empty action in the order shown, as long as there are cards for it; else the space."""
        if len(laid_provinces(plan)) >= len(self._owned):
            return space
        row = [action.value for _, action in action_row(self._public)]
        return next((other for other in row[row.index(space) + 1 :] if card_on(plan, other) is None), space)

    def _ordered(self, press: Press, chosen: str) -> Sheet | str | None:
        """The sheet with another standing order; a new target keeps the number that was ordered before."""
        laid = (action for action in MARCHES if action in self._plan.provinces)
        action = next((action for action in laid if action == press.argument), None)
        before = self._plan.orders.get(action) if action else None
        orders: Mapping[str, StandingOrder | None]
        if action and press.verb == "target":
            orders = self._targets_of(action, before)
        elif action and before and before.target:
            orders = numbers_to(before.target)
        else:
            return "refuse-order"
        if chosen not in orders:
            return None
        return replace(self._sheet, plan=order(self._plan, action, orders[chosen]), focus=action.value)
