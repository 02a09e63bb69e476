"""What a press in the planning panel (SH4) means."""

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from bot.views.message import Answer, Play, Press, Redraft, Refuse
from bot.views.shogun import planning_panel as panel
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import BATTLES, MARCHES, Action, content
from rules.shogun.game import GAME
from rules.shogun.planning import laid_provinces, owned_provinces, problem
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Bid, Observation, Plan, Public, StandingOrder


def press(
    observation: Observation, prompt: AskPlan, draft: dict[str, Any], press: Press, texts: ShogunTexts
) -> Answer:
    """Most presses change the draft; Confirm lays the plan, Change takes it back."""
    if press.verb == "change":
        return Play(WithdrawPlan()) if prompt.confirmed else Refuse(texts("refuse-not-laid"))
    if prompt.confirmed:
        return Refuse(texts("refuse-laid"))
    sheet = panel.read(draft, observation)
    if press.verb == "confirm":
        broken = problem(observation, sheet.plan)
        return Refuse(texts.refusal(broken)) if broken else Play(SubmitPlan(sheet.plan))
    changed = _changed(observation, sheet, press)
    return Redraft(to_builtins(changed)) if isinstance(changed, panel.Sheet) else Refuse(texts(changed))


def finished(observation: Observation, prompt: AskPlan, draft: dict[str, Any]) -> SubmitPlan | None:
    """The plan on an unfinished sheet, if it could be laid as it is."""
    plan = panel.read(draft, observation).plan
    return None if prompt.confirmed or problem(observation, plan) else SubmitPlan(plan)


def _changed(observation: Observation, sheet: panel.Sheet, press: Press) -> panel.Sheet | str:
    """The sheet after a press, or the id of a refusal."""
    chosen = press.values[0] if len(press.values) == 1 else ""
    match press.verb:
        case "focus" if chosen in panel.SPACES:
            return replace(sheet, focus=chosen, page=0)
        case "page" if press.argument in map(str, range(len(observation.public.provinces))):
            return replace(sheet, page=int(press.argument))
        case "lay":
            return _laid(observation, sheet, press.argument, chosen)
        case "target" | "number":
            return _ordered(observation.public, sheet, press, chosen)
        case "suggest":
            advised = GAME.advise(observation)
            assert isinstance(advised, SubmitPlan), "a planner who has not laid a plan is advised one"
            return replace(sheet, plan=advised.plan)
        case "clear":
            return panel.Sheet()
    return "refuse-choice"


def _laid(observation: Observation, sheet: panel.Sheet, space: str, chosen: str) -> panel.Sheet | str:
    """The sheet with the chosen card on a space; where that fills it, the next empty one is to be filled."""
    cards = _cards(observation, space)
    if space not in panel.SPACES or chosen not in cards:
        return "refuse-card"
    card, plan = cards[chosen], sheet.plan
    laid = replace(sheet, plan=panel.lay(plan, space, card), focus=space)
    from_hand = isinstance(card, str) and panel.space_of(plan, card) is None
    if from_hand and space not in (*MARCHES, panel.BID) and panel.card_on(plan, space) is None:
        return replace(laid, focus=_next_empty(observation, laid.plan, space), page=0)
    return laid


def _cards(observation: Observation, space: str) -> dict[str, Bid]:
    """The cards that may lie on a space, by their value in the select."""
    cards: dict[str, Bid] = {panel.NO_CARD: None, **{name: name for name in owned_provinces(observation)}}
    if space == panel.BID:
        cards.update({panel.chest_value(chests): chests for chests in content().war_chest_cards})
    return cards


def _next_empty(observation: Observation, plan: Plan, space: str) -> str:
    """The next empty action in the order shown, as long as there are cards for it; else the space itself."""
    if len(laid_provinces(plan)) >= len(owned_provinces(observation)):
        return space
    row = [action.value for _, action in panel.action_row(observation.public)]
    return next((other for other in row[row.index(space) + 1 :] if panel.card_on(plan, other) is None), space)


def _ordered(public: Public, sheet: panel.Sheet, press: Press, chosen: str) -> panel.Sheet | str:
    """The sheet with another standing order; a new target keeps the number that was ordered before."""
    laid = (action for action in MARCHES if action in sheet.plan.provinces)
    action = next((action for action in laid if action == press.argument), None)
    before = sheet.plan.orders.get(action) if action else None
    if action is None:
        return "refuse-order"
    if press.verb == "target":
        orders = _orders(public, sheet.plan, action, before.armies if before else None)
    elif before is None or before.target is None:
        return "refuse-order"
    else:
        orders = {str(number): StandingOrder(before.target, number) for number in panel.NUMBERS}
        orders[panel.ALL_BUT_ONE] = StandingOrder(before.target)
    if chosen not in orders:
        return "refuse-choice"
    return replace(sheet, plan=panel.order(sheet.plan, action, orders[chosen]), focus=action.value)


def _orders(
    public: Public, plan: Plan, action: Action, armies: int | None
) -> dict[str, StandingOrder | None]:
    """The standing orders to choose from, by their value in the select."""
    targets = public.board.neighbours[plan.provinces[action]]
    stay = {} if action in BATTLES else {panel.STAY: StandingOrder(None)}
    return {panel.ASK: None, **stay, **{target: StandingOrder(target, armies) for target in targets}}
