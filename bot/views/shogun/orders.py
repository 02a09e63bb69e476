"""Controls for the orders of a plan: wishes for special cards (SH5.3), and standing orders (SH6.4, SH6.5)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.views.message import MAX_OPTIONS, Option, Press, Select
from bot.views.shogun.forecast import by_event, with_odds
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import percent
from rules.core.model import Seat
from rules.shogun.advice.orders import wishes
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, Special
from rules.shogun.forecast import Marching, goals, odds_if_defended
from rules.shogun.state import Observation, Plan, StandingOrder

ASK, HOLD, ALL_BUT_ONE, ALWAYS, SUGGESTED = "ask", "stay", "all", "always", "suggested"
"""Values of options: to be asked, not to move, all armies but one, no condition, the suggested wishes."""
VERBS = ("target", "number", "if", "else", "wish")
"""Verbs of the selects; the argument is the action, or nothing for wishes."""
HOLD_BACK = StandingOrder(None)
MAX_DEFENDERS = 12
"""The largest number in a condition that is offered where no larger one is set."""


def towards(target: ProvinceName, armies: int | None = None) -> StandingOrder:
    """The order of a new target: who wants to be asked if that cannot be, says so."""
    return StandingOrder(target, armies, otherwise=HOLD_BACK)


def ordered(plan: Plan, action: Action, order: StandingOrder | None) -> Plan:
    """The plan with this standing order for an action, or with none."""
    others = {other: kept for other, kept in plan.orders.items() if other is not action}
    return replace(plan, orders=others if order is None else {**others, action: order})


class Orders:
    """The orders of the viewer's plan."""

    def __init__(self, observation: Observation, plan: Plan, texts: ShogunTexts) -> None:
        assert observation.viewer is not None, "only a seat has a planning board"
        self._seat: Seat = observation.viewer
        self._observation, self._public = observation, observation.public
        self._plan, self._texts = plan, texts

    def wishes(self) -> Select:
        """The next wish for a special card; the first one left will be taken without asking."""
        texts, wished = self._texts, self._plan.wishes
        options = [Option(texts("wish-suggested"), SUGGESTED)]
        for place, special in enumerate(self._public.specials, 1):
            if special not in wished:
                label = texts("button-take-special", position=place, special=texts.term(special))
                options.append(Option(label, special.value))
        options.append(Option(texts("wish-none"), ASK, chosen=not wished))
        return Select(texts.wishes(self._public, wished) or texts("select-wish"), "wish", tuple(options))

    def march(self, action: Action) -> Iterator[Select]:
        """The standing order of a march with a province on it: where to, how many, if, and what else."""
        source = self._plan.provinces.get(action)
        if source is None:
            return
        texts, order = self._texts, self._plan.orders.get(action)
        targets = [
            Option(
                self._target(value, action, order), value, self._warning(value, source, order), one == order
            )
            for value, one in self._targets(action, order).items()
        ]
        yield Select(texts("select-order", source=source), "target", tuple(targets), action.value)
        if order and order.target:
            numbers = self._numbers(order, source)
            more = self._most(source) > max(one.armies or 0 for one in numbers.values())
            labels = {value: self._number(one) for value, one in numbers.items()}
            if more:
                value, label = labels.popitem()
                labels[value] = texts("order-more", number=label)
            yield self._select("number", action, order, labels)
            if order.at_most is not None or self._public.provinces[order.target].owner != self._seat:
                limits = {value: self._condition(one, source) for value, one in self._limits(order, source)}
                yield self._select("if", action, order, limits)
            others = {
                value: self._other(value, action, order.otherwise) for value in self._others(action, order)
            }
            yield self._select("else", action, order, others)

    def changed(self, press: Press) -> Plan | str | None:
        """The plan after a press with one of `VERBS`; the id of a refusal; None for what is not on offer."""
        chosen = press.values[0] if len(press.values) == 1 else ""
        if press.verb == "wish":
            return self._wished(chosen)
        laid = (action for action in MARCHES if action in self._plan.provinces)
        action = next((action for action in laid if action == press.argument), None)
        before = self._plan.orders.get(action) if action else None
        if action is None or not (press.verb == "target" or (before and before.target)):
            return "refuse-order"
        choices = self._choices(press.verb, action, before)
        return ordered(self._plan, action, choices[chosen]) if chosen in choices else None

    # ---- what may be chosen --------------------------------------------------------------------------------

    def _wished(self, chosen: str) -> Plan | None:
        """The plan with one more wish, with all that are suggested, or with none."""
        if chosen == ASK:
            return replace(self._plan, wishes=())
        if chosen == SUGGESTED:
            return replace(self._plan, wishes=wishes(Outlook(self._observation), self._plan))
        left = [special for special in self._public.specials if special not in self._plan.wishes]
        if chosen not in left:
            return None
        return replace(self._plan, wishes=(*self._plan.wishes, Special(chosen)))

    def _choices(
        self, verb: str, action: Action, before: StandingOrder | None
    ) -> Mapping[str, StandingOrder | None]:
        """The orders that a select leads to, by their values."""
        if verb == "target" or before is None:
            return self._targets(action, before)
        match verb:
            case "number":
                return _numbers(before)
            case "if":
                return _conditions(before)
        return self._others(action, before)

    def _targets(self, action: Action, order: StandingOrder | None) -> dict[str, StandingOrder | None]:
        """The orders with another target; number and alternative remain, the condition only where it was."""
        stay = {} if action in BATTLES else {HOLD: HOLD_BACK}
        found: dict[str, StandingOrder | None] = {ASK: None, **stay}
        for target in self._near(action, order):
            if order is None or order.target is None:
                found[target] = towards(target)
            elif target == order.target:
                found[target] = order
            else:
                found[target] = replace(order, target=target, at_most=None)
        return found

    def _others(self, action: Action, order: StandingOrder) -> dict[str, StandingOrder]:
        """The order with other alternatives; one that is chosen already stays with all its details."""
        before = order.otherwise.target if order.otherwise else None
        found = {ASK: replace(order, otherwise=None), HOLD: replace(order, otherwise=HOLD_BACK)}
        for target in self._near(action, order.otherwise):
            if target != order.target:
                found[target] = order if target == before else replace(order, otherwise=towards(target))
        return found

    def _near(self, action: Action, order: StandingOrder | None) -> list[ProvinceName]:
        """Where the march may go, Deploy/Move to own provinces alone (SH6.4), and where it is to go."""
        provinces, near = self._public.provinces, self._public.board.neighbours[self._plan.provinces[action]]
        chosen = order.target if order else None
        return [
            target
            for target in near
            if action in BATTLES or target == chosen or provinces[target].owner == self._seat
        ]

    def _numbers(self, order: StandingOrder, source: ProvinceName) -> dict[str, StandingOrder]:
        """The numbers of armies worth offering: those that may be there."""
        most, found = max(1, self._most(source)), _numbers(order).items()
        return {value: one for value, one in found if (one.armies or 0) <= most or one == order}

    def _most(self, source: ProvinceName) -> int:
        """The armies that may march, with what planned marches may bring them."""
        provinces, plan = self._public.provinces, self._plan
        joining = (
            provinces[plan.provinces[action]].armies
            for action in MARCHES
            if action in plan.orders and source in goals(self._public, self._seat, plan, action)
        )
        return provinces[source].armies - 1 + sum(joining)

    def _limits(self, order: StandingOrder, source: ProvinceName) -> Iterator[tuple[str, StandingOrder]]:
        """The conditions worth offering: up to the first at which an attack is all but hopeless."""
        hopeless = False
        for value, one in _conditions(order).items():
            if not hopeless or one == order:
                yield value, one
            chance = self._if_so_many_defend(one, source)
            hopeless = hopeless or (chance is not None and chance < 0.015)

    # ---- in words ------------------------------------------------------------------------------------------

    def _select(self, verb: str, action: Action, order: StandingOrder, labels: Mapping[str, str]) -> Select:
        choices, source = self._choices(verb, action, order), self._plan.provinces[action]
        before = order.otherwise
        options = [
            Option(
                label,
                value,
                self._warning(value, source, before if before and before.target == value else None),
                choices[value] == order,
            )
            for value, label in labels.items()
        ]
        return Select(self._texts(f"select-{verb}"), verb, tuple(options), action.value)

    def _target(self, value: str, action: Action, order: StandingOrder | None) -> str:
        """The label of a target, by its value in the select; the odds are those of the armies ordered."""
        if value in (ASK, HOLD):
            return self._texts("order-ask" if value == ASK else "order-stay")
        target = ProvinceName(value)
        line = f"{target} — {self._texts.standing_in(self._public, target, self._seat)}"
        return self._with_odds(line, action, target, order)

    def _warning(self, value: str, source: ProvinceName, order: StandingOrder | None) -> str:
        """What an event may do to an attack on a target, by its value in the select."""
        if value not in self._public.provinces:
            return ""
        return by_event(self._public, self._seat, self._marching(source, value, order), self._texts)

    def _sent(self, source: ProvinceName, order: StandingOrder | None) -> int:
        """The armies of an order, which are all but one if it does not say."""
        return (order.armies if order else None) or self._public.provinces[source].armies - 1

    def _with_odds(self, line: str, action: Action, target: ProvinceName, order: StandingOrder | None) -> str:
        march = self._marching(self._plan.provinces[action], target, order)
        if march.armies < 1:
            return line
        return with_odds(line, self._public, self._seat, action, march, self._texts)

    def _marching(self, source: ProvinceName, target: str, order: StandingOrder | None) -> Marching:
        """The march to a target; the condition of the order counts only for its own target."""
        at_most = order.at_most if order and order.target == target else None
        return Marching(ProvinceName(target), self._sent(source, order), at_most)

    def _number(self, order: StandingOrder) -> str:
        return self._texts("armies-alone", count=order.armies) if order.armies else self._texts("all-but-one")

    def _condition(self, order: StandingOrder, source: ProvinceName) -> str:
        """The label of a condition; the odds are those if so many defend."""
        if order.at_most is None:
            return self._texts("order-always")
        line = self._texts("order-at-most", count=order.at_most)
        chance = self._if_so_many_defend(order, source)
        if chance is None:
            return line
        return self._texts("odds-against", line=line, count=order.at_most, odds=percent(chance))

    def _if_so_many_defend(self, order: StandingOrder, source: ProvinceName) -> float | None:
        """The odds of a march if as many defend as its condition allows; None where nobody would."""
        armies = self._sent(source, order)
        if order.target not in self._public.provinces or order.at_most is None or armies < 1:
            return None
        return odds_if_defended(self._public, self._seat, order.target, armies, order.at_most)

    def _other(self, value: str, action: Action, before: StandingOrder | None) -> str:
        """The label of an alternative; the one that is set `before` has its details."""
        if value == ASK:
            return self._texts("else-ask")
        if value == HOLD:
            return self._texts("else-least" if action in BATTLES else "else-stay")
        if before is None or value != before.target:
            line = self._texts("else-target", target=value)
            return self._with_odds(line, action, ProvinceName(value), None)
        line = self._texts("else-order", order=self._texts.order(replace(before, otherwise=None), action))
        return self._with_odds(line, action, ProvinceName(value), before)


def _numbers(order: StandingOrder) -> dict[str, StandingOrder]:
    """The order with other numbers of armies, by their values: a select's worth around the one that is set.

    So that any number can be given in two or three choices, as Discord's selects have 25 options.
    """
    first = max(1, (order.armies or 1) - MAX_OPTIONS // 2)
    counts = {ALL_BUT_ONE: None, **{str(count): count for count in range(first, first + MAX_OPTIONS - 1)}}
    return {value: replace(order, armies=count) for value, count in counts.items()}


def _conditions(order: StandingOrder) -> dict[str, StandingOrder]:
    """The order without a condition, or with each; a larger number that is set is among them."""
    offered = sorted({*range(1, MAX_DEFENDERS + 1), order.at_most or 1})
    counts = {ALWAYS: None, **{str(count): count for count in offered}}
    return {value: replace(order, at_most=count) for value, count in counts.items()}
