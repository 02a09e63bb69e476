"""The menu of what may lie on a space of the planning board; a march comes with its target in one choice."""

from collections.abc import Iterable, Iterator
from math import ceil

from bot.views.message import MAX_OPTIONS, Block, Button, Buttons, Option, Select
from bot.views.shogun.forecast import by_event, told_odds
from bot.views.shogun.orders import HOLD_BACK, towards
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.advice import planning
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import wishes
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, content
from rules.shogun.forecast import Marching
from rules.shogun.planned_odds import planned_odds
from rules.shogun.planning import owned_provinces
from rules.shogun.state import Bid, Observation, Plan, StandingOrder

BID = "bid"
SPACES: tuple[str, ...] = (*Action, BID)
"""The eleven spaces of a planning board (SH4.1)."""
NO_CARD = "none"
"""Value of the option that leaves a space empty."""
_TO = ">"
"""In the value of an option, between a province and where its armies march; nothing follows if they stay."""
_ARMIES = "*"
"""In such a value, before the number of armies; without it, all but one."""
_COUNTS = frozenset(map(str, range(1, 100)))


def card_on(plan: Plan, space: str) -> Bid:
    """What lies on a space; None where no province does, and for no bid."""
    return plan.bid if space == BID else plan.provinces.get(Action(space))


def space_of(plan: Plan, province: ProvinceName) -> str | None:
    """The space where a province lies, or None."""
    return next((space for space in SPACES if card_on(plan, space) == province), None)


def fixed_cards(space: str) -> dict[str, Bid]:
    """What may lie on a space instead of a province, by its value in the select."""
    chests = content().war_chest_cards if space == BID else ()
    return {**{f"chest-{count}": count for count in chests}, NO_CARD: None}


def read_card(space: str, value: str, observation: Observation) -> tuple[Bid, StandingOrder | None] | None:
    """The card and the standing order that an option stands for; None for what is not on offer."""
    fixed = fixed_cards(space)
    if value in fixed:
        return fixed[value], None
    source, marches, march = value.partition(_TO)
    target, _, armies = march.partition(_ARMIES)
    name, count = ProvinceName(source), int(armies) if armies in _COUNTS else None
    if armies and count is None:
        return None
    if name not in owned_provinces(observation):
        return None
    if not marches:
        return name, None
    if space not in MARCHES or (target and target not in observation.public.board.neighbours[name]):
        return None
    if not target and space in BATTLES:
        return None
    return name, towards(ProvinceName(target), count) if target else HOLD_BACK


class CardMenu:
    """The cards for one space, on as many pages as it takes."""

    def __init__(self, observation: Observation, plan: Plan, space: str, texts: ShogunTexts) -> None:
        self._observation, self._public = observation, observation.public
        self._plan, self._space, self._texts = plan, space, texts
        assert observation.viewer is not None, "only a seat has a planning board"
        self._seat, self._owned = observation.viewer, owned_provinces(observation)

    def blocks(self, page: int, named: str) -> Iterator[Block]:
        """The select, and buttons to turn the page; `named` is what the space is called.

        For a march the choice that is set comes first, then what is suggested.
        """
        texts, card = self._texts, card_on(self._plan, self._space)
        bid = self._space == BID
        fixed = [
            Option(texts.bid(one) if bid else texts("no-card"), value, chosen=one == card)
            for value, one in fixed_cards(self._space).items()
        ]
        options, suggested = list(self._options()), set(self._suggested())
        options.sort(key=lambda option: option.value not in suggested)
        options.sort(key=lambda option: not (option.chosen and self._space in MARCHES))
        size = MAX_OPTIONS - len(fixed)
        pages = max(1, ceil(len(options) / size))
        page = min(page, pages - 1)
        shown = (*fixed, *options[page * size : (page + 1) * size])
        yield Select(texts("select-card", space=named), "lay", shown, self._space)
        if pages > 1:
            labels = [texts("button-page", page=number, pages=pages) for number in range(1, pages + 1)]
            turn = (Button(label, "page", str(n), disabled=n == page) for n, label in enumerate(labels))
            yield Buttons(tuple(turn))

    def _options(self) -> Iterator[Option]:
        """Marches first, those from provinces in hand before others; then the provinces alone."""
        marches = list(self._marches()) if self._space in MARCHES else []
        yield from marches
        chosen = {march.value.partition(_TO)[0] for march in marches if march.chosen}
        for name in self._owned:
            figures, space = self._texts.figures(self._public, name), space_of(self._plan, name)
            if space is not None:
                figures = self._texts("lies-on", figures=figures, space=self.named(space))
            label = self._texts("march-asked", province=name) if self._space in MARCHES else name
            yield Option(label, name, figures, chosen=space == self._space and name not in chosen)

    def named(self, space: str) -> str:
        """What a space of the planning board is called."""
        return self._texts("bid") if space == BID else self._texts.term(Action(space))

    def _marches(self) -> Iterator[Option]:
        """The marches of the cards in hand: the one that is set, the likeliest conquests, moves, and staying.

        All armies but one go; as many as are advised or set, where that is another number.
        """
        public, texts, move = self._public, self._texts, self._space == Action.DEPLOY_1_MOVE
        free = [name for name in self._owned if space_of(self._plan, name) in (None, self._space)]
        marches = [
            (name, StandingOrder(target), public.provinces[name].armies - (0 if move else 1))
            for name in free
            for target in public.board.neighbours[name]
            if not move or public.provinces[target].owner == self._seat
        ]
        marches += [(name, it, it.armies or 0) for name, it in self._advised() if name in free]
        listed = {(name, it.target, it.armies) for name, it, _ in marches}
        marches += [
            march for march in self._set() if (march[0], march[1].target, march[1].armies) not in listed
        ]
        able = [march for march in marches if march[2] > 0]
        targets = [
            Marching(it.target, armies, self._at_most(name, it))
            for name, it, armies in able
            if it.target is not None
        ]
        found = planned_odds(public, self._seat, Action(self._space), targets)
        ranked = sorted(
            zip(able, targets, found, strict=True), key=lambda march: -march[2].then if march[2] else 0.0
        )
        ranked.sort(key=lambda march: not self._is_set(*march[0][:2]))
        for (name, it, _), march, odds in ranked:
            assert it.target is not None, "who stays is not among the marches"
            there = texts("march-there", there=texts.standing_in(public, it.target, self._seat))
            told = told_odds(there, public, march, odds, texts)
            count = "" if it.armies is None else f"{_ARMIES}{it.armies}"
            where = texts.order(it, Action(self._space)) if count else f"→ {it.target}"
            chosen = self._is_set(name, it)
            warning = by_event(public, self._seat, march, texts)
            label = " · ".join(filter(None, (f"{name} {where}", warning)))
            yield Option(label, f"{name}{_TO}{it.target}{count}", told, chosen)
        for name in free if move else ():
            label, figures = texts("march-stays", province=name), texts.figures(public, name)
            yield Option(label, f"{name}{_TO}", figures, self._ordered(name) == (None, None))

    def _is_set(self, name: ProvinceName, order: StandingOrder) -> bool:
        return (order.target, order.armies) == self._ordered(name)

    def _at_most(self, name: ProvinceName, march: StandingOrder) -> int | None:
        """The condition of the march that is set; another one would have none."""
        order = self._plan.orders.get(Action(self._space)) if self._is_set(name, march) else None
        return order.at_most if order else None

    def _set(self) -> Iterator[tuple[ProvinceName, StandingOrder, int]]:
        """The march that is set already, whatever is on offer, with its number of armies."""
        action = Action(self._space)
        name, order = self._plan.provinces.get(action), self._plan.orders.get(action)
        if name is not None and order is not None and order.target is not None and order.armies is not None:
            yield name, StandingOrder(order.target, order.armies), order.armies

    def _suggested(self) -> Iterator[str]:
        """The choices in the suggested plan for a march, which has many options, on several pages."""
        if self._space not in MARCHES:
            return
        plan = planning.plan(Outlook(self._observation))
        for action in BATTLES if self._space in BATTLES else (Action(self._space),):
            name, order = plan.provinces.get(action), plan.orders.get(action)
            if name is not None:
                count = f"{_ARMIES}{order.armies}" if order and order.armies else ""
                yield f"{name}{_TO}{order.target or ''}{count}" if order else name

    def _advised(self) -> Iterable[tuple[ProvinceName, StandingOrder]]:
        """The advised marches with fewer than all armies that may go, in the order of their worth."""
        found = wishes(Outlook(self._observation)) if self._space in BATTLES else ()
        return dict.fromkeys(
            (wish.province, wish.order) for wish in found if wish.order and wish.order.armies
        )

    def _ordered(self, name: ProvinceName) -> tuple[ProvinceName | None, int | None] | None:
        """Target and armies of this space's standing order, if this province lies on it."""
        action = Action(self._space)
        order = self._plan.orders.get(action) if self._plan.provinces.get(action) == name else None
        return (order.target, order.armies) if order else None
