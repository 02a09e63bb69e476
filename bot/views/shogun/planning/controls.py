"""The controls of the planning panel: choose a space, a card for it, and a standing order where it may be."""

from collections.abc import Iterator, Sequence

from bot.views.limits import OPTION, OPTIONS, PLACEHOLDER, clip
from bot.views.message import Button, Buttons, Option, Select
from bot.views.shogun.march import describe
from bot.views.shogun.planning.sheet import BID, Sheet, card_on, space_of
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.content import BATTLES, MARCHES, Action, content
from rules.shogun.planning import owned_provinces
from rules.shogun.state import Observation, Plan, Public

NO_CARD = "none"
ASK = "ask"
STAY = "stay"
ALL_BUT_ONE = "all"
NUMBERS = range(1, OPTIONS)
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
        Option(
            clip(label, OPTION), space, clip(_lies(sheet.plan, space, texts), OPTION), space == sheet.focus
        )
        for label, space in [*slots, (texts("bid"), BID)]
    )
    return Select(clip(texts("select-space"), PLACEHOLDER), "focus", options)


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
    pages = _pages(owned_provinces(observation), OPTIONS - len(fixed))
    page = min(sheet.page, len(pages) - 1)
    options = [*fixed, *(_province(observation.public, name, sheet, texts) for name in pages[page])]
    placeholder = texts("select-card", space=space_name(sheet.focus, texts))
    yield Select(clip(placeholder, PLACEHOLDER), "lay", tuple(options), sheet.focus)
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


def _province(public: Public, name: str, sheet: Sheet, texts: ShogunTexts) -> Option:
    space = space_of(sheet.plan, name)
    figures = texts.figures(public, name)
    description = texts("lies-on", figures=figures, space=space_name(space, texts)) if space else figures
    return Option(name, name, clip(description, OPTION), chosen=space == sheet.focus)


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
    options = [Option(clip(texts("order-ask"), OPTION), ASK, chosen=order is None)]
    if action not in BATTLES:
        chosen = order is not None and order.target is None
        options.append(Option(clip(texts("order-stay"), OPTION), STAY, chosen=chosen))
    for target in near(public, source):
        label = clip(f"{target} — {describe(public, target, texts)}", OPTION)
        options.append(Option(label, target, chosen=order is not None and order.target == target))
    placeholder = clip(texts("select-order", source=source), PLACEHOLDER)
    return Select(placeholder, "target", tuple(options), action.value)


def near(public: Public, province: str) -> tuple[str, ...]:
    """The provinces next to one, by land and by sea routes."""
    return public.board.neighbours[province]


def _numbers(armies: int | None, action: Action, texts: ShogunTexts) -> Select:
    options = [Option(texts("all-but-one"), ALL_BUT_ONE, chosen=armies is None)]
    options += [Option(texts.armies(number), str(number), chosen=armies == number) for number in NUMBERS]
    return Select(clip(texts("select-number"), PLACEHOLDER), "number", tuple(options), action.value)
