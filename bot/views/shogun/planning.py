"""The planning panel (SH4): its draft, what it shows, the controls, and what a press means.

One screen of a phone: the picture, at most six lines, the menus of one space, and five buttons. Whatever else
there is to know or do is shown in place of the menus (`Mode`).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from bot.views.message import (
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
from bot.views.shogun.card_menu import BID, SPACES, CardMenu, card_on, read_card, space_of
from bot.views.shogun.details import Details
from bot.views.shogun.forecast import compares, foretold
from bot.views.shogun.guide import ASKED, DONE, QUESTIONS, Guide
from bot.views.shogun.orders import HOLD_BACK, VERBS, Orders, ordered
from bot.views.shogun.pictures import planning_sheet
from bot.views.shogun.reasons import explained
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.advice.filling import filled
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import MARCHES, ROUNDS, Action, content
from rules.shogun.game import GAME
from rules.shogun.planning import laid_provinces, least_provinces, owned_provinces, problem
from rules.shogun.state import Bid, Observation, Plan, Public

RECALL = "last"
"""Verb of the button that starts from the plan of the season before."""

MAX_UNDO = 10
"""Changes that can be taken back."""
MAX_DANGERS = 3
"""Lines for dangers on the sheet; the details name all."""
MAX_ROWS, ROW = 11, 40
"""Lines of a phone for all that is told above the menus, and the characters on each."""

MARCH_ROWS = 8
"""The same while an order to march is in hand, which has three menus more."""
SCREEN, PIXELS = 900, 2.5
"""Height of a phone's screen, and the pixels of a picture for each of the screen."""
AROUND, LINE, CONTROL, GAP = 88, 20, 44, 8
"""What is above and below every panel, a line, a control, and what is between two blocks, in such pixels."""

Mode: TypeAlias = Literal["more", "details", "dry-run", "clear", "replace"]
"""What the sheet shows instead of its menus."""
MODES: tuple[str, ...] = get_args(Mode)
EMPTY = Plan(bid=0)
"""The war chest card 0 lies on the bid, for a plan without a bid is refused (SH4.3)."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draft: the plan so far, the space that is being filled, the page of cards shown for it."""

    plan: Plan = EMPTY
    focus: str | None = None
    page: int = 0
    guide: str | None = None
    """The question of the guide that is asked, if it guides."""
    queue: tuple[str, ...] = ()
    """The spaces that were chosen to be filled after the one in focus."""
    past: tuple[Plan, ...] = ()
    """The plan before each of the last changes, which can be taken back."""
    draft: Literal["A", "B"] = "A"
    other: Plan = EMPTY
    """The draft that is not shown."""
    mode: Mode | None = None


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
    return replace(plan, provinces=provinces, bid=bid, orders=orders)


def action_row(public: Public) -> Iterator[tuple[int | None, Action]]:
    """The ten actions with their slots, counted from 1; after the known ones the hidden ones, without."""
    for slot, action in enumerate(public.actions, 1):
        if action is not None:
            yield slot, action
    yield from ((None, action) for action in Action if action not in public.actions)


def read(data: dict[str, Any], observation: Observation) -> Sheet:
    """The sheet kept in a draft; an empty one if the draft is broken or of another board."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError:
        return Sheet()
    known = sheet.focus is None or {sheet.focus, *sheet.queue} <= set(SPACES)
    owned = set(owned_provinces(observation))
    mine = all(owned.issuperset(laid_provinces(plan)) for plan in (sheet.plan, sheet.other, *sheet.past))
    return sheet if known and mine else Sheet()


def _rows(line: str) -> int:
    """About how many lines of a phone a line takes."""
    return -(-len(line) // ROW)


def _fitting(dangers: list[str], room: int, most: int) -> int:
    """How many dangers are named in so many lines of a phone: `most` of them, one at least if there are any.

    How many more there are takes a line.
    """
    if len(dangers) <= most and sum(map(_rows, dangers)) <= room:
        return len(dangers)
    fits = (count for count in range(most - 1, 1, -1) if sum(map(_rows, dangers[:count])) < room)
    return min(next(fits, 1), len(dangers))


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
        self._orders = Orders(observation, sheet.plan, texts)

    def blocks(self) -> Iterator[Block]:
        """The picture, what is wrong in a few lines, and the controls: one screen of a phone."""
        if self._confirmed:
            told = "\n".join(foretold(self._observation, self._plan, self._texts))
            yield from self.shown(told, self._texts("panel-confirmed"))
            yield Buttons((Button(self._texts("button-change"), "change"),))
            return
        below = list(self._below())
        march = (
            Action(self._focus) if self._focus in MARCHES and self._focus in self._plan.provinces else None
        )
        yield planning_sheet(self._observation, self._plan, self._texts, self._room(below), march)
        yield from below

    def _below(self) -> Iterator[Block]:
        """Everything below the picture."""
        shown = list(self._shown())
        yield Text("\n".join(self._told(shown)))
        yield from shown
        yield self._buttons()

    def _shown(self) -> Iterator[Block]:
        """What is between the sums and the buttons: the menus, or what stands in their place."""
        if self._sheet.mode is not None:
            yield from self._instead(self._sheet.mode)
        elif self._guided is not None:
            yield from self._guided.blocks()
            if self._sheet.guide == DONE:
                yield Text(self._board())
            yield self._spaces(None)
        else:
            yield from self._menus(self._focus)

    def _room(self, below: Sequence[Block]) -> int | None:
        """About how high the picture may be for a screen with its menus, in pixels; None for other modes."""
        if self._sheet.mode is not None or self._guided is not None:
            return None
        told = "\n".join(block.content for block in below if isinstance(block, Text)).split("\n")
        controls = 1 + sum(not isinstance(block, Text) for block in below)  # the buttons may take two rows
        left = SCREEN - AROUND - sum(map(_rows, told)) * LINE - controls * CONTROL - (len(below) + 2) * GAP
        return int(left * PIXELS)

    def finished(self) -> SubmitPlan | None:
        """The plan on an unfinished sheet, if it could be laid as it is."""
        broken = self._confirmed or problem(self._observation, self._plan)
        return None if broken else SubmitPlan(self._plan)

    def shown(self, *notes: str) -> Iterator[Block]:
        """The sheet without controls, and in words what lies on it."""
        yield planning_sheet(self._observation, self._plan, self._texts)
        yield from map(Text, (self._board(), *notes))

    @property
    def _guided(self) -> Guide | None:
        if self._sheet.guide not in QUESTIONS:
            return None
        return Guide(self._observation, self._plan, self._sheet.guide, self._texts)

    @property
    def _compares(self) -> bool:
        """Whether there are two drafts."""
        return self._sheet.draft == "B" or self._sheet.other != EMPTY

    @property
    def _focus(self) -> str:
        """The space that is being filled: at first the first empty one."""
        empty = (space for space in self._row if card_on(self._plan, space) is None)
        return self._sheet.focus or next(empty, BID)

    @property
    def _row(self) -> list[str]:
        """All spaces, in the order shown."""
        return [*(action.value for _, action in action_row(self._public)), BID]

    # ---- in words ------------------------------------------------------------------------------------------

    def _told(self, shown: Sequence[Block]) -> Iterator[str]:
        """At most six lines: chests, rice, the first dangers and how many more, what is still to be laid."""
        texts = self._texts
        chests, rice, _, *dangers = foretold(self._observation, self._plan, texts, self._focus)
        left, last, legend = list(self._left()), list(self._last()), list(self._legend(shown))
        room = self._rows_for_all - sum(map(_rows, (chests, rice, *left, *last, *legend)))
        named = _fitting(dangers, room, MAX_DANGERS - bool(left))
        told = [chests, rice, *dangers[:named]]
        if more := len(dangers) - named:
            way = f"{texts('button-more')} → {texts('button-details')}"
            told.append(texts("panel-more-dangers", count=more, details=way))
        yield from told
        if more and sum(map(_rows, (*told, *left, *last, *legend))) > self._rows_for_all:
            legend.clear()
        for line in (left, [*last, *legend]):
            if line:
                yield " · ".join(line)

    @property
    def _rows_for_all(self) -> int:
        order = self._plan.orders.get(Action(self._focus)) if self._focus in MARCHES else None
        return MARCH_ROWS if order and order.target and self._sheet.mode is None else MAX_ROWS

    def _left(self) -> Iterator[str]:
        """The space that the last change has left empty, since its card lies on another one now."""
        before = self._sheet.past[-1] if self._sheet.past else self._plan
        for space in self._row:
            card = card_on(before, space)
            if isinstance(card, str) and card_on(self._plan, space) is None and space_of(self._plan, card):
                yield self._texts("panel-left", space=self._named(space), province=card)

    def _last(self) -> Iterator[str]:
        """The end of the last line, if any: the special cards; or what is to be laid and the draft."""
        texts = self._texts
        laid, least = len(laid_provinces(self._plan)), least_provinces(len(self._owned))
        if self._sheet.mode is None and self._focus == BID:
            yield texts("panel-specials", specials=texts.numbered(self._public.specials))
            return
        if laid < least or self._compares:
            draft = self._sheet.draft if self._compares else "none"
            yield texts("panel-laid", draft=draft, laid=laid, least=least)

    def _legend(self, shown: Sequence[Block]) -> Iterator[str]:
        """What the two odds in the menus suppose, if any differ; said where there is room."""
        options = (option for block in shown if isinstance(block, Select) for option in block.options)
        if any(compares(f"{option.label} {option.description}") for option in options):
            yield self._texts("panel-odds")

    def _board(self) -> str:
        """The ten actions in this round's order, and the bid."""
        texts, row = self._texts, list(action_row(self._public))
        lines = [
            texts("panel-known"),
            *(self._space(slot, action) for slot, action in row if slot),
            texts("panel-hidden"),
            *(self._space(slot, action) for slot, action in row if not slot),
            *((texts("panel-otherwise"),) if self._holds_back() else ()),
            texts("panel-bid", bid=texts.bid(self._plan.bid)),
            *filter(None, (texts.wishes(self._public, self._plan.wishes),)),
        ]
        return "\n".join(lines)

    def _holds_back(self) -> bool:
        """Whether an order to march ends with holding back."""
        marches = (order for order in self._plan.orders.values() if order.target)
        return any(HOLD_BACK in order.alternatives for order in marches)

    def _space(self, slot: int | None, action: Action) -> str:
        line = self._texts(
            "panel-space" if action in self._plan.provinces else "panel-space-empty",
            slot=slot or "?",
            action=self._texts.term(action),
            price=content().prices[action],
            province=self._plan.provinces.get(action, ""),
        )
        if order := self._plan.orders.get(action):
            return f"{line} ({self._texts.order(order, action, brief=True)})"
        asked = action in MARCHES and action in self._plan.provinces
        return self._texts("panel-asked", line=line) if asked else line

    def _named(self, space: str) -> str:
        """What a space of the planning board is called."""
        return self._texts("bid") if space == BID else self._texts.term(Action(space))

    def _instead(self, mode: Mode) -> Iterator[Block]:
        """What a mode shows instead of the menus."""
        texts, back = self._texts, Button(self._texts("button-back"), "mode")
        match mode:
            case "details":
                details = Details(self._observation, self._plan, texts)
                reasons = explained(GAME, self._observation, self._plan, texts)
                yield Text("\n".join((*reasons, *details.lines(), self._board())))
                yield Buttons((back,))
            case "dry-run":
                yield Text("\n".join(Details(self._observation, self._plan, texts).dry_run()))
                yield Buttons((back,))
            case "clear":
                yield Text(texts("panel-clear", draft=self._sheet.draft))
                yield Buttons((Button(texts("button-clear"), "erase", style="danger"), back))
            case "replace":
                yield Text(texts("panel-replace", draft=self._sheet.draft))
                yield Buttons((Button(texts("button-replace"), "replace", style="danger"), back))
            case "more":
                yield from self._more(back)

    def _more(self, back: Button) -> Iterator[Block]:
        """What is seldom wanted, with what each button does."""
        texts = self._texts
        shown = {mode: Button(texts(f"button-{mode}"), "mode", mode) for mode in ("details", "dry-run")}
        if not self._compares:
            shown["draft"] = self._switch()
        if self._public.year > 1 or self._public.season is not ROUNDS[0]:
            shown["last"] = Button(texts("button-last"), RECALL)
        yield Text("\n".join(texts(f"more-{key}", button=button.label) for key, button in shown.items()))
        yield Buttons(tuple(shown.values()))
        yield Buttons((Button(texts("button-clear"), "clear", style="danger"), back))

    # ---- controls ------------------------------------------------------------------------------------------

    def _menus(self, focus: str) -> Iterator[Block]:
        """All menus for the sheet, from top to bottom."""
        yield self._spaces(focus)
        menu = CardMenu(self._observation, self._plan, focus, self._texts)
        yield from menu.blocks(self._sheet.page, self._named(focus))
        if focus in MARCHES:
            yield from self._orders.march(Action(focus))
        elif focus == BID:
            yield self._orders.wishes()

    def _buttons(self) -> Buttons:
        """The buttons below every sheet that is not confirmed; the other draft's, once there are two."""
        texts = self._texts
        return Buttons(
            (
                Button(texts("button-suggest"), "suggest", style="primary"),
                Button(texts("button-confirm"), "confirm", style="success"),
                Button(texts("button-undo"), "undo", disabled=not self._sheet.past),
                *((self._switch(),) if self._compares else ()),
                Button(texts("button-more"), "mode", "more", disabled=self._sheet.mode == "more"),
            )
        )

    def _switch(self) -> Button:
        following = "A" if self._sheet.draft == "B" else "B"
        return Button(self._texts("button-draft", draft=following), "switch", following)

    def _spaces(self, focus: str | None) -> Select:
        texts, plan, options = self._texts, self._plan, []
        for slot, action in action_row(self._public):
            label, price = f"{slot or '?'}. {texts.term(action)}", content().prices[action]
            lies = plan.provinces.get(action)
            told = f"{lies} · 🪙 {price}" if lies and price else lies or texts("no-card")
            options.append(Option(label, action.value, told, action == focus))
        options.append(Option(texts("bid"), BID, texts.bid(plan.bid), focus == BID))
        return Select(texts("select-space"), "focus", tuple(options), most=len(options))

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
        return None if changed is None else self._kept(changed)

    def recalled(self, plan: Plan) -> Redraft:
        """The sheet with as much of an earlier plan as can be laid now."""
        mine, neighbours = set(self._owned), self._public.board.neighbours
        provinces = {action: name for action, name in plan.provinces.items() if name in mine}
        orders = {
            action: order
            for action, order in plan.orders.items()
            if action in provinces and (order.target is None or order.target in neighbours[provinces[action]])
        }
        bid = 0 if isinstance(plan.bid, str) and plan.bid not in mine else plan.bid
        again = replace(plan, provinces=provinces, bid=bid, orders=orders)
        return self._kept(replace(self._sheet, plan=again, focus=None, queue=(), page=0, guide=None))

    def _kept(self, sheet: Sheet) -> Redraft:
        """The sheet to be kept. Of a changed plan, the one before can be had back."""
        if sheet.plan != self._plan:
            sheet = replace(sheet, mode=None)
            if sheet.draft == self._sheet.draft and len(sheet.past) >= len(self._sheet.past):
                sheet = replace(sheet, past=(*self._sheet.past, self._plan)[-MAX_UNDO:])
        return Redraft(to_builtins(sheet))

    def _changed(self, press: Press) -> Sheet | str | None:
        """The sheet after a press, or the id of a refusal."""
        chosen, sheet = press.values[0] if len(press.values) == 1 else "", self._sheet
        match press.verb:
            case "focus" if press.values and set(press.values) <= set(SPACES):
                first, *queue = (space for space in self._row if space in press.values)
                return replace(sheet, focus=first, queue=tuple(queue), page=0, mode=None)
            case "page" if press.argument in map(str, range(len(self._public.provinces))):
                return replace(sheet, page=int(press.argument))
            case "lay":
                return self._laid(press.argument, chosen)
            case verb if verb in VERBS:
                changed = self._orders.changed(press)
                if not isinstance(changed, Plan):
                    return changed
                return replace(sheet, plan=changed, focus=press.argument or BID)
            case "guide":
                return self._answered(*press.argument.split(".", 1))
            case "suggest":
                whole = filled(self._observation, self._plan)
                if whole == self._plan:
                    return replace(sheet, mode="replace")
                return replace(sheet, plan=whole, focus=None, queue=(), guide=None)
            case "replace":
                return replace(sheet, plan=filled(self._observation, EMPTY), mode=None, guide=None)
            case "clear":
                return replace(sheet, mode="clear")
            case "erase":
                return replace(sheet, plan=EMPTY, focus=None, queue=(), page=0, mode=None, guide=None)
            case "undo" if sheet.past:
                return replace(sheet, plan=sheet.past[-1], past=sheet.past[:-1], focus=None, mode=None)
            case "switch" if press.argument in ("A", "B"):
                return self._switched(press.argument)
            case "mode" if press.argument in ("", *MODES):
                return replace(sheet, mode=press.argument or None)
        return None

    def _switched(self, draft: str) -> Sheet:
        """The sheet with the other draft; pressed twice on an old message, it stays there."""
        sheet = self._sheet
        if draft == sheet.draft:
            return sheet
        swapped = replace(sheet, plan=sheet.other, other=sheet.plan, draft=draft)
        return replace(swapped, past=(), focus=None, queue=(), page=0, guide=None, mode=None)

    def _answered(self, question: str, answer: str = "") -> Sheet | None:
        """The sheet after an answer to the guide, with its next question."""
        if question not in ASKED:
            return None
        plan = Guide(self._observation, self._plan, question, self._texts).answered(answer)
        following = QUESTIONS[QUESTIONS.index(question) + 1]
        return None if plan is None else replace(self._sheet, plan=plan, guide=following, focus=None)

    def _laid(self, space: str, chosen: str) -> Sheet | str:
        """The sheet with the chosen card on a space; where that fills it, the next empty one comes next."""
        found = read_card(space, chosen, self._observation) if space in SPACES else None
        if found is None:
            return "refuse-card"
        (card, order), before = found, self._plan
        plan = lay(before, space, card)
        if order is not None:
            plan = ordered(plan, Action(space), order)
        laid = replace(self._sheet, plan=plan, focus=space, mode=None, guide=None)
        from_hand = card is None or (isinstance(card, str) and space_of(before, card) is None)
        to_choose = space in MARCHES and isinstance(card, str) and order is None
        if laid.queue:
            return replace(laid, focus=laid.queue[0], queue=laid.queue[1:], page=0)
        if from_hand and space != BID and card_on(before, space) is None and not to_choose:
            return replace(laid, focus=self._next_empty(plan, space), page=0)
        return laid

    def _next_empty(self, plan: Plan, space: str) -> str:
        """The next empty action in the order shown, as long as there are cards for it; then the bid."""
        last = space if isinstance(plan.bid, str) else BID
        if len(laid_provinces(plan)) >= len(self._owned):
            return last
        row = self._row
        return next((other for other in row[row.index(space) + 1 :] if card_on(plan, other) is None), last)
