"""A guided first plan: five questions, each with two sensible answers, and why.

The answers are the best wishes of the rules' advice that fit the plan so far. What is left open at the end is
filled as the advice would.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from bot.views.message import Block, Button, Buttons, Style, Text
from bot.views.shogun.forecast import both_odds, by_event, compares
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import term_key
from rules.shogun.advice.filling import filled
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import Wish, points_of_building, wishes
from rules.shogun.content import BATTLES, BUILDS, DEPLOYS, Action
from rules.shogun.forecast import Marching
from rules.shogun.planned_odds import planned_odds
from rules.shogun.planning import cost, laid_provinces
from rules.shogun.state import Bid, Observation, Plan

GUIDE = "guide"
"""Verb of the answers; the argument is the question and the number of the answer, or SKIP."""
SKIP = "skip"
BID, DONE = "bid", "done"
ASKED: dict[str, tuple[Action, ...]] = {
    "taxes": (Action.COLLECT_TAXES,),
    "rice": (Action.CONFISCATE_RICE,),
    "build": tuple(BUILDS),
    "attack": BATTLES,
    BID: (),
}
"""The questions in order, with the actions that answer them."""
QUESTIONS = *ASKED, DONE
_ANSWERS = 2


@dataclass(frozen=True)
class Answer:
    """A button, why it is sensible, and the plan that it leads to."""

    label: str
    why: str
    plan: Plan


class Guide:
    """One question about a plan of the viewer's."""

    def __init__(self, observation: Observation, plan: Plan, question: str, texts: ShogunTexts) -> None:
        self._observation, self._plan, self._question, self._texts = observation, plan, question, texts
        self._outlook = Outlook(observation)

    def blocks(self) -> Iterator[Block]:
        """The question with its answers; at the end, what was filled in without a question."""
        told = [f"- {it.why}" for it in self.answers] if self._question != DONE else list(self._filled())
        if self._question == "attack" and any(map(compares, told)):
            told.append(self._texts("panel-odds"))
        yield Text("\n".join((self._texts(f"guide-{self._question}"), *told)))
        if self._question != DONE:
            buttons = [self._button(str(number), it.label) for number, it in enumerate(self.answers)]
            yield Buttons((*buttons, self._button(SKIP, self._texts("guide-skip"))))

    def _filled(self) -> Iterator[str]:
        """The actions that bring armies, which no question was about, and what they do."""
        texts, filled = self._texts, [action for action in DEPLOYS if action in self._plan.provinces]
        if filled:
            yield texts("guide-unasked")
        for action in filled:
            yield f"- {texts.laid(self._plan, action)}. {texts.meaning(term_key(action))}"

    def answered(self, answer: str) -> Plan | None:
        """The plan after an answer; None if it is not on offer. After the last one, the plan is whole."""
        plans = {SKIP: self._plan, **{str(number): it.plan for number, it in enumerate(self.answers)}}
        plan = plans.get(answer)
        if plan is None or self._question != BID:
            return plan
        whole = filled(self._observation, plan)
        return whole if answer == SKIP or whole.bid == plan.bid else self._with_bid(whole, plan.bid)

    def _with_bid(self, whole: Plan, bid: Bid) -> Plan:
        """The whole plan with the bid that was chosen; where nothing else was, another one is suggested."""
        return filled(self._observation, replace(whole, bid=bid))

    @property
    def answers(self) -> list[Answer]:
        """At most two answers."""
        if self._question == BID:
            return [self._bid(1), self._bid(0)]
        wanted = ASKED.get(self._question, ())
        fitting = [wish for wish in wishes(self._outlook) if wish.action in wanted and self._fits(wish)]
        best = sorted(fitting, key=lambda wish: -wish.gain)
        if self._question == "attack":
            best = _firsts(best, lambda wish: wish.order and wish.order.target)
            peace = Answer(self._texts("guide-peace"), self._texts("guide-peace-why"), self._plan)
            return [*map(self._answer, best), peace][:_ANSWERS]
        differing = _firsts(best, lambda wish: wish.action)
        others = (wish for wish in best if wish not in differing)
        return [self._answer(wish) for wish in (*differing, *others)][:_ANSWERS]

    def _button(self, answer: str, label: str) -> Button:
        style: Style = "secondary" if answer == SKIP else "primary"
        return Button(label, GUIDE, f"{self._question}.{answer}", style=style)

    def _fits(self, wish: Wish) -> bool:
        """Whether the province is free, what is built has room and is paid for, and a march has a target."""
        if wish.province in laid_provinces(self._plan):
            return False
        if wish.action in BUILDS:
            left = self._outlook.player.chests - cost(self._plan)
            return 0 < wish.price <= left
        if wish.action in BATTLES:
            target = wish.order.target if wish.order else None
            return wish.gain > 0 and target is not None and target not in self._outlook.owned
        return True

    def _answer(self, wish: Wish) -> Answer:
        texts, public, name = self._texts, self._observation.public, wish.province
        printed, there = self._outlook.content.provinces[name], public.provinces[name]
        target = wish.order.target if wish.order and wish.order.target else None
        given: dict[str, Callable[[], str]] = {
            "build": lambda: f"{texts.term(wish.action)}: {name}",
            "attack": lambda: f"{name} → {target}",
        }
        march = self._marching(wish)
        why = texts(
            f"guide-{self._question}-why",
            province=name,
            chests=printed.chests,
            rice=printed.rice,
            revolts=there.revolts,
            action=texts.term(wish.action),
            price=wish.price,
            points=self._points(wish),
            region=texts.region(public.board.region_of[name]),
            target=target or "",
            there=texts.standing_in(public, target) if target else "",
            armies=march.armies if march else 0,
            odds=self._odds(wish.action, march) if march else "",
        )
        provinces = {**self._plan.provinces, wish.action: name}
        orders = {**self._plan.orders, **({wish.action: wish.order} if wish.order else {})}
        warning = by_event(public, self._outlook.seat, march, texts) if march else ""
        why = " · ".join(filter(None, (why, warning)))
        label = given.get(self._question, lambda: name)()
        return Answer(label, why, replace(self._plan, provinces=provinces, orders=orders))

    def _odds(self, action: Action, march: Marching) -> str:
        [odds] = planned_odds(self._observation.public, self._outlook.seat, action, [march])
        return both_odds(odds) if odds else ""

    def _points(self, wish: Wish) -> int:
        """The points that a building would bring each winter, with majorities (SH8.3)."""
        if wish.action not in BUILDS:
            return 0
        region = self._outlook.board.region_of[wish.province]
        return points_of_building(self._outlook, region, BUILDS[wish.action])

    def _marching(self, wish: Wish) -> Marching | None:
        """The march of a wish's order, if it has one."""
        order = wish.order
        if order is None or order.target is None:
            return None
        armies = order.armies or self._observation.public.provinces[wish.province].armies - 1
        return Marching(order.target, armies, order.at_most)

    def _bid(self, chests: int) -> Answer:
        label, why = self._texts("bid-chests", count=chests), self._texts(f"guide-bid-{chests}-why")
        return Answer(label, why, replace(self._plan, bid=chests))


def _firsts(best: Iterable[Wish], kind: Callable[[Wish], object]) -> list[Wish]:
    """The first wish of each kind."""
    found: dict[object, Wish] = {}
    for wish in best:
        found.setdefault(kind(wish), wish)
    return list(found.values())
