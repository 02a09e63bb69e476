"""What a press in the planning panel (SH4) means."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.views.message import Answer, Play, Press, Redraft, Refuse
from bot.views.shogun.planning_panel import (
    ALL_BUT_ONE,
    ASK,
    NO_CARD,
    NUMBERS,
    STAY,
    action_row,
    chest_value,
    near,
)
from bot.views.shogun.planning_sheet import BID, SPACES, Sheet, card_on, lay, order, read, space_of
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import BATTLES, MARCHES, Action, content
from rules.shogun.game import GAME
from rules.shogun.planning import laid_provinces, owned_provinces, problem
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Bid, Observation, Plan, Public, StandingOrder

Handler: TypeAlias = Callable[[Observation, Sheet, Press, ShogunTexts], Answer]


def press(
    observation: Observation, prompt: AskPlan, draft: dict[str, Any], press: Press, texts: ShogunTexts
) -> Answer:
    """Most presses change the draft; Confirm lays the plan, Change takes it back."""
    if press.verb == "change":
        return Play(WithdrawPlan()) if prompt.confirmed else Refuse(texts("refuse-not-laid"))
    if prompt.confirmed:
        return Refuse(texts("refuse-laid"))
    handler = HANDLERS.get(press.verb)
    if handler is None:
        return Refuse(texts("refuse-choice"))
    return handler(observation, read(draft, observation), press, texts)


def finished(observation: Observation, prompt: AskPlan, draft: dict[str, Any]) -> SubmitPlan | None:
    """The plan on an unfinished sheet, if it could be laid as it is."""
    plan = read(draft, observation).plan
    return None if prompt.confirmed or problem(observation, plan) else SubmitPlan(plan)


def _focus(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    space = _chosen(press)
    if space not in SPACES:
        return Refuse(texts("refuse-choice"))
    return Redraft(replace(sheet, focus=space, page=0).draft)


def _page(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    if press.argument not in map(str, range(len(observation.public.provinces))):
        return Refuse(texts("refuse-choice"))
    return Redraft(replace(sheet, page=int(press.argument)).draft)


def _lay(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    space, chosen = press.argument, _chosen(press)
    cards = _cards(observation, space)
    if space not in SPACES or chosen not in cards:
        return Refuse(texts("refuse-card"))
    laid = replace(sheet, plan=lay(sheet.plan, space, cards[chosen]))
    if _fills(sheet.plan, space, cards[chosen]):
        return Redraft(replace(laid, focus=_next_empty(observation, laid.plan, space), page=0).draft)
    return Redraft(replace(laid, focus=space).draft)


def _fills(plan: Plan, space: str, card: Bid) -> bool:
    """Whether a province from the hand comes on an empty action without orders: no correction."""
    from_hand = isinstance(card, str) and space_of(plan, card) is None
    return from_hand and space not in (*MARCHES, BID) and card_on(plan, space) is None


def _next_empty(observation: Observation, plan: Plan, space: str) -> str:
    """The next empty action in the order shown, as long as there are cards for it; else the space itself."""
    row = [action.value for _, action in action_row(observation.public)]
    later = (
        row[row.index(space) + 1 :] if len(laid_provinces(plan)) < len(owned_provinces(observation)) else []
    )
    return next((other for other in later if card_on(plan, other) is None), space)


def _target(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    """A new target keeps the number that was ordered before."""
    action, chosen = _march(sheet, press), _chosen(press)
    if action is None:
        return Refuse(texts("refuse-order"))
    before = sheet.plan.orders.get(action)
    orders = _orders(observation.public, sheet.plan, action, before.armies if before else None)
    if chosen not in orders:
        return Refuse(texts("refuse-choice"))
    return _ordered(sheet, action, orders[chosen])


def _number(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    action, chosen = _march(sheet, press), _chosen(press)
    before = sheet.plan.orders.get(action) if action else None
    if action is None or before is None or before.target is None:
        return Refuse(texts("refuse-order"))
    if chosen == ALL_BUT_ONE:
        return _ordered(sheet, action, StandingOrder(before.target))
    if chosen not in map(str, NUMBERS):
        return Refuse(texts("refuse-choice"))
    return _ordered(sheet, action, StandingOrder(before.target, int(chosen)))


def _suggest(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    advised = GAME.advise(observation)
    assert isinstance(advised, SubmitPlan), "a planner who has not laid a plan is advised one"
    return Redraft(replace(sheet, plan=advised.plan).draft)


def _clear(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    return Redraft(Sheet().draft)


def _confirm(observation: Observation, sheet: Sheet, press: Press, texts: ShogunTexts) -> Answer:
    broken = problem(observation, sheet.plan)
    return Refuse(texts.refusal(broken)) if broken else Play(SubmitPlan(sheet.plan))


HANDLERS: Mapping[str, Handler] = {
    "focus": _focus,
    "page": _page,
    "lay": _lay,
    "target": _target,
    "number": _number,
    "suggest": _suggest,
    "clear": _clear,
    "confirm": _confirm,
}


def _chosen(press: Press) -> str:
    return press.values[0] if len(press.values) == 1 else ""


def _cards(observation: Observation, space: str) -> dict[str, Bid]:
    """The cards that may lie on a space, by their value in the select."""
    cards: dict[str, Bid] = {NO_CARD: None, **{name: name for name in owned_provinces(observation)}}
    if space == BID:
        cards.update({chest_value(chests): chests for chests in content().war_chest_cards})
    return cards


def _march(sheet: Sheet, press: Press) -> Action | None:
    """The march that the press is about, if a province lies there."""
    laid = (action for action in MARCHES if action in sheet.plan.provinces)
    return next((action for action in laid if action == press.argument), None)


def _orders(
    public: Public, plan: Plan, action: Action, armies: int | None
) -> dict[str, StandingOrder | None]:
    """The standing orders to choose from, by their value in the select."""
    targets = near(public, plan.provinces[action])
    orders = {target: StandingOrder(target, armies) for target in targets}
    stay = {} if action in BATTLES else {STAY: StandingOrder(None)}
    return {ASK: None, **stay, **orders}


def _ordered(sheet: Sheet, action: Action, wanted: StandingOrder | None) -> Redraft:
    return Redraft(replace(sheet, plan=order(sheet.plan, action, wanted), focus=action.value).draft)
