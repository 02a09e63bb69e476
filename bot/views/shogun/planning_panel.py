"""The planning panel (SH4): the board in words, and controls for a space, a card and a standing order."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.views.message import MAX_OPTIONS, Button, Buttons, Message, Option, Picture, Select, Text
from bot.views.shogun.march import describe
from bot.views.shogun.pictures import planning_sheet
from bot.views.shogun.planning_sheet import BID, Sheet, card_on, read, space_of
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.content import BATTLES, MARCHES, Action, content
from rules.shogun.planning import cost, laid_provinces, least_provinces, owned_provinces
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Plan, Public


def panel(observation: Observation, prompt: AskPlan, draft: dict[str, Any], texts: ShogunTexts) -> Message:
    """The planning board in words, and the controls to fill it; a laid plan can only be taken back."""
    if prompt.confirmed and observation.private and observation.private.plan:
        shown = _shown(observation, observation.private.plan, texts, texts("panel-confirmed"))
        return Message((*shown, Buttons((Button(texts("button-change"), "change"),))))
    sheet = read(draft, observation)
    shown = _shown(observation, sheet.plan, texts)
    return Message((*shown, *rows(observation, sheet, texts)))


def settled_panel(observation: Observation, texts: ShogunTexts) -> Message:
    """The plan that was laid, when it cannot be changed any more."""
    plan = observation.private.plan if observation.private else None
    return Message(tuple(_shown(observation, plan or Plan(), texts)))


def _shown(observation: Observation, plan: Plan, texts: ShogunTexts, *notes: str) -> Iterator[Text | Picture]:
    """All but the  Of very many provinces, the first are not told; the picture has them."""
    above = [_purse(observation, plan, texts), _board(observation, plan, texts), *notes]
    yield from map(Text, above)
    yield Text("\n".join(_provinces(observation, plan, texts)), keep="end")
    yield planning_sheet(observation, plan, texts)


def _purse(observation: Observation, plan: Plan, texts: ShogunTexts) -> str:
    """What the player has, and what the table will bring."""
    assert observation.viewer is not None, "only a seat has a planning board"
    public = observation.public
    player = public.players[observation.viewer]
    losses = [content().events[event].winter_rice_loss for event in public.events]
    lines = [
        texts("panel-heading", season=texts.term(public.season), year=public.year),
        texts("panel-chests", chests=player.chests, costs=cost(plan)),
        texts(
            "panel-rice",
            rice=player.rice,
            need=len(owned_provinces(observation)),
            loss=_span(losses),
        ),
        texts("panel-supply", armies=player.supply),
        texts("panel-specials", specials=_specials(public, texts)),
        texts("panel-events"),
        *(f"- {texts.event_card(event)}" for event in public.events),
    ]
    return "\n".join(lines)


def _span(numbers: Sequence[int]) -> str:
    """From the least to the most."""
    least, most = min(numbers), max(numbers)
    return f"{least}–{most}" if least < most else str(least)


def _specials(public: Public, texts: ShogunTexts) -> str:
    return " · ".join(f"{place}. {texts.term(special)}" for place, special in enumerate(public.specials, 1))


def _board(observation: Observation, plan: Plan, texts: ShogunTexts) -> str:
    """The ten actions in this round's order, the bid, and how many provinces are laid (SH4.2)."""
    row = list(action_row(observation.public))
    known = [_space(slot, action, plan, texts) for slot, action in row if slot]
    hidden = [_space(slot, action, plan, texts) for slot, action in row if not slot]
    laid, least = len(laid_provinces(plan)), least_provinces(len(owned_provinces(observation)))
    return "\n".join(
        [
            texts("panel-known"),
            *known,
            texts("panel-hidden"),
            *hidden,
            texts("panel-bid", bid=texts.bid(plan.bid)),
            texts("panel-laid", laid=laid, least=least),
        ]
    )


def _space(slot: int | None, action: Action, plan: Plan, texts: ShogunTexts) -> str:
    line = texts(
        "panel-space" if action in plan.provinces else "panel-space-empty",
        slot=slot or "?",
        action=texts.term(action),
        price=content().prices[action],
        province=plan.provinces.get(action, ""),
    )
    order = plan.orders.get(action)
    return f"{line} ({texts.order(order)})" if order else line


def _provinces(observation: Observation, plan: Plan, texts: ShogunTexts) -> list[str]:
    owned = owned_provinces(observation)
    return [texts("panel-provinces"), *(_province(observation.public, name, plan, texts) for name in owned)]


def _province(public: Public, name: str, plan: Plan, texts: ShogunTexts) -> str:
    line = texts("panel-province", province=name, figures=texts.figures(public, name))
    space = space_of(plan, name)
    return f"{line} — {space_name(space, texts)}" if space else line


NO_CARD = "none"
ASK = "ask"
STAY = "stay"
ALL_BUT_ONE = "all"
NUMBERS = range(1, MAX_OPTIONS)
"""Numbers of armies that one select holds beside "all but one"."""


def rows(observation: Observation, sheet: Sheet, texts: ShogunTexts) -> tuple[Buttons | Select, ...]:
    """All controls for a sheet, from top to bottom."""
    return (
        _spaces(observation.public, sheet, texts),
        *(_cards(observation, sheet, texts) if sheet.focus else ()),
        *_orders(observation, sheet, texts),
        Buttons(
            (
                Button(texts("button-suggest"), "suggest", style="primary"),
                Button(texts("button-clear"), "clear", style="danger"),
                Button(texts("button-confirm"), "confirm", style="success"),
            )
        ),
    )


def action_row(public: Public) -> Iterator[tuple[int | None, Action]]:
    """The ten actions with their slots, counted from 1; after the known ones the hidden ones, without."""
    for slot, action in enumerate(public.actions, 1):
        if action is not None:
            yield slot, action
    yield from ((None, action) for action in Action if action not in public.actions)


def space_name(space: str, texts: ShogunTexts) -> str:
    """What a space of the planning board is called."""
    return texts("bid") if space == BID else texts.term(Action(space))


def chest_value(chests: int) -> str:
    """The value of a war chest card in the select."""
    return f"chest-{chests}"


def _spaces(public: Public, sheet: Sheet, texts: ShogunTexts) -> Select:
    slots = [(f"{slot or '?'}. {texts.term(action)}", action.value) for slot, action in action_row(public)]
    options = tuple(
        Option(label, space, _lies(sheet.plan, space, texts), space == sheet.focus)
        for label, space in [*slots, (texts("bid"), BID)]
    )
    return Select(texts("select-space"), "focus", options)


def _lies(plan: Plan, space: str, texts: ShogunTexts) -> str:
    """What lies on a space, in words."""
    card = card_on(plan, space)
    if space == BID:
        return texts.bid(card)
    return str(card) if card else texts("no-card")


def _cards(observation: Observation, sheet: Sheet, texts: ShogunTexts) -> Iterator[Select | Buttons]:
    """The cards for the space in hand, and buttons to turn the page where provinces are many."""
    assert sheet.focus is not None
    fixed = list(_fixed_cards(sheet, texts))
    pages = _pages(owned_provinces(observation), MAX_OPTIONS - len(fixed))
    page = min(sheet.page, len(pages) - 1)
    options = [*fixed, *(_province_option(observation.public, name, sheet, texts) for name in pages[page])]
    placeholder = texts("select-card", space=space_name(sheet.focus, texts))
    yield Select(placeholder, "lay", tuple(options), sheet.focus)
    if len(pages) > 1:
        yield Buttons(tuple(_page_button(number, page, len(pages), texts) for number in range(len(pages))))


def _fixed_cards(sheet: Sheet, texts: ShogunTexts) -> Iterator[Option]:
    """What may lie on the space beside a province."""
    assert sheet.focus is not None
    card = card_on(sheet.plan, sheet.focus)
    if sheet.focus == BID:
        for chests in content().war_chest_cards:
            yield Option(texts.bid(chests), chest_value(chests), chosen=card == chests)
    none = texts("bid-none" if sheet.focus == BID else "no-card")
    yield Option(none, NO_CARD, chosen=card is None)


def _pages(provinces: Sequence[str], size: int) -> list[Sequence[str]]:
    return [provinces[first : first + size] for first in range(0, len(provinces), size)] or [()]


def _province_option(public: Public, name: str, sheet: Sheet, texts: ShogunTexts) -> Option:
    space = space_of(sheet.plan, name)
    figures = texts.figures(public, name)
    description = texts("lies-on", figures=figures, space=space_name(space, texts)) if space else figures
    return Option(name, name, description, chosen=space == sheet.focus)


def _page_button(number: int, shown: int, pages: int, texts: ShogunTexts) -> Button:
    label = texts("button-page", page=number + 1, pages=pages)
    return Button(label, "page", str(number), disabled=number == shown)


def _orders(observation: Observation, sheet: Sheet, texts: ShogunTexts) -> Iterator[Select]:
    """The standing order of a march with a province on it: where to, then how many."""
    action = sheet.action
    if action not in MARCHES or action not in sheet.plan.provinces:
        return
    yield _targets(observation.public, sheet.plan, action, texts)
    order = sheet.plan.orders.get(action)
    if order and order.target:
        yield _numbers(order.armies, action, texts)


def _targets(public: Public, plan: Plan, action: Action, texts: ShogunTexts) -> Select:
    order = plan.orders.get(action)
    source = plan.provinces[action]
    options = [Option(texts("order-ask"), ASK, chosen=order is None)]
    if action not in BATTLES:
        chosen = order is not None and order.target is None
        options.append(Option(texts("order-stay"), STAY, chosen=chosen))
    for target in near(public, source):
        label = f"{target} — {describe(public, target, texts)}"
        options.append(Option(label, target, chosen=order is not None and order.target == target))
    placeholder = texts("select-order", source=source)
    return Select(placeholder, "target", tuple(options), action.value)


def near(public: Public, province: str) -> tuple[str, ...]:
    """The provinces next to one, by land and by sea routes."""
    return public.board.neighbours[province]


def _numbers(armies: int | None, action: Action, texts: ShogunTexts) -> Select:
    options = [Option(texts("all-but-one"), ALL_BUT_ONE, chosen=armies is None)]
    options += [Option(texts.armies(number), str(number), chosen=armies == number) for number in NUMBERS]
    return Select(texts("select-number"), "number", tuple(options), action.value)
