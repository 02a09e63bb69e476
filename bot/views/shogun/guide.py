"""A guided first plan: five questions, each with two sensible answers, and why.

The answers are the best wishes of the rules' advice that fit the plan so far. What is left open at the end is
filled as the advice would.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from bot.views.message import Block, Button, Buttons, Style, Text
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import Wish, wishes
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BATTLES, BUILDS, MARCHES, Action
from rules.shogun.game import GAME
from rules.shogun.planning import cost, laid_provinces, least_provinces, problem
from rules.shogun.state import Observation, Plan

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
        """The question with its answers; at the end, that the sheet is filled."""
        yield Text(
            "\n".join((self._texts(f"guide-{self._question}"), *(f"- {it.why}" for it in self.answers)))
        )
        if self._question != DONE:
            buttons = [self._button(str(number), it.label) for number, it in enumerate(self.answers)]
            yield Buttons((*buttons, self._button(SKIP, self._texts("guide-skip"))))

    def answered(self, answer: str) -> Plan | None:
        """The plan after an answer; None if it is not on offer. After the last one, the plan is whole."""
        plans = {SKIP: self._plan, **{str(number): it.plan for number, it in enumerate(self.answers)}}
        plan = plans.get(answer)
        return plan if plan is None or self._question != BID else self._filled(plan)

    @property
    def answers(self) -> list[Answer]:
        """At most two answers."""
        if self._question == BID:
            return [self._bid(1), self._bid(0)]
        wanted = ASKED.get(self._question, ())
        fitting = [wish for wish in wishes(self._outlook) if wish.action in wanted and self._fits(wish)]
        best = sorted(fitting, key=lambda wish: -wish.gain)
        if self._question == "attack":
            peace = Answer(self._texts("guide-peace"), self._texts("guide-peace-why"), self._plan)
            return [*map(self._answer, best[: _ANSWERS - 1]), peace]
        return [self._answer(wish) for wish in best[:_ANSWERS]]

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
        return wish.action not in BATTLES or (wish.gain > 0 and wish.order is not None)

    def _answer(self, wish: Wish) -> Answer:
        texts, public, name = self._texts, self._observation.public, wish.province
        printed, there = self._outlook.content.provinces[name], public.provinces[name]
        target = wish.order.target if wish.order and wish.order.target else None
        given: dict[str, Callable[[], str]] = {
            "build": lambda: f"{texts.term(wish.action)}: {name}",
            "attack": lambda: f"{name} → {target}",
        }
        why = texts(
            f"guide-{self._question}-why",
            province=name,
            chests=printed.chests,
            rice=printed.rice,
            revolts=there.revolts,
            action=texts.term(wish.action),
            price=wish.price,
            region=texts.region(public.board.region_of[name]),
            armies=there.armies,
            target=target or "",
            there=texts.standing_in(public, target) if target else "",
        )
        provinces = {**self._plan.provinces, wish.action: name}
        orders = {**self._plan.orders, **({wish.action: wish.order} if wish.order else {})}
        label = given.get(self._question, lambda: name)()
        return Answer(label, why, replace(self._plan, provinces=provinces, orders=orders))

    def _bid(self, chests: int) -> Answer:
        label, why = self._texts("chests", count=chests), self._texts(f"guide-bid-{chests}-why")
        return Answer(label, why, replace(self._plan, bid=chests))

    def _filled(self, plan: Plan) -> Plan:
        """The plan with what the advice would do with other cards, and as many as must be laid (SH4.2)."""
        advised = GAME.advise(self._observation)
        assert isinstance(advised, SubmitPlan), "a planner who has not laid a plan is advised one"
        fitting = sorted(wishes(self._outlook), key=lambda wish: (not wish.price, wish.gain), reverse=True)
        least, owned = least_provinces(len(self._outlook.owned)), advised.plan.provinces.items()
        required = [(wish.action, wish.province) for wish in fitting if wish.action not in MARCHES]
        for number, (action, name) in enumerate((*owned, *required)):
            is_wanted = number < len(owned) or len(laid_provinces(plan)) < least
            if is_wanted and action not in plan.provinces and name not in laid_provinces(plan):
                order = advised.plan.orders.get(action) if number < len(owned) else None
                orders = {**plan.orders, **({action: order} if order else {})}
                plan = replace(plan, provinces={**plan.provinces, action: name}, orders=orders)
        return advised.plan if problem(self._observation, plan) else plan
