"""What the planning sheet does not say at first sight: numbers behind a plan, and its dry run, in words."""

from collections.abc import Iterator

from bot.views.shogun.forecast import by_event, compares, foretold, told_odds, why_dropped
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import between, percent
from rules.core.model import Seat, all_seats
from rules.shogun.content import BUILDS, MARCHES, Action
from rules.shogun.forecast import Lacking, Span, hunger, lacking
from rules.shogun.planned_odds import planned_odds
from rules.shogun.planning import asks
from rules.shogun.rehearsal import Rehearsed, rehearse, unrest
from rules.shogun.state import Observation, Plan


class Details:
    """The details of a plan of the viewer's."""

    def __init__(self, observation: Observation, plan: Plan, texts: ShogunTexts) -> None:
        self._observation, self._public, self._plan, self._texts = (
            observation,
            observation.public,
            plan,
            texts,
        )
        assert observation.viewer is not None, "only a seat plans"
        self._seat = observation.viewer

    def lines(self) -> Iterator[str]:
        """The sum of rice, dangers, the others' hunger, majorities in reach, the cards of the round."""
        texts, public = self._texts, self._public
        _, _, *told = foretold(self._observation, self._plan, texts)
        yield from told
        yield texts("panel-supply", armies=public.players[self._seat].supply)
        yield texts("panel-specials", specials=texts.numbered(public.specials))
        yield texts("panel-events")
        yield from (f"- {texts.event_card(event)}" for event in public.events)
        yield texts("details-hunger")
        for seat in all_seats(public.seats):
            if seat != self._seat:
                yield self._hunger_of(seat)
        if found := lacking(public, self._seat):
            yield texts("details-majorities")
            for region in dict.fromkeys(one.region for one in found):
                here = (self._missing(one) for one in found if one.region == region)
                yield texts("details-majority", region=texts.region(region), buildings=texts.listed(here))

    def _missing(self, one: Lacking) -> str:
        """How many buildings are missing for a majority, now and with the one that is planned there."""
        region_of = self._public.board.region_of
        planned = sum(
            BUILDS.get(action) == one.building and region_of[name] == one.region
            for action, name in self._plan.provinces.items()
        )
        now = f"{self._texts.term(one.building)} {one.missing}"
        return self._texts("details-planned", building=now, then=one.missing - planned) if planned else now

    def _hunger_of(self, seat: Seat) -> str:
        public = self._public
        return self._texts(
            "details-eats",
            player=self._texts.player(seat),
            rice=public.players[seat].rice,
            mouths=len(public.owned_by(seat)),
            short=between(*hunger(public, seat)),
        )

    def dry_run(self) -> Iterator[str]:
        """What each planned action would do if nobody interfered, and what odds count none the less."""
        texts = self._texts
        steps = rehearse(self._observation, self._plan)
        revolts = unrest(self._public, self._seat, self._plan, steps)
        lines = [self._step(step, revolts.get(step.action)) for step in steps]
        yield from (texts("dry-run"), *lines)
        if any(map(compares, lines)):
            yield texts("panel-odds")

    def _step(self, step: Rehearsed, put_down: float | None) -> str:
        """A planned action; if it causes a revolt, `put_down` are the odds of putting that down."""
        texts = self._texts
        does = [does] if (does := self._does(step)) else []
        if put_down is not None:
            does.append(texts("dry-revolt", odds=percent(put_down)))
        reason = why_dropped(step, texts)
        if step.dropped and not step.perhaps:
            does = [texts("dry-dropped", reason=reason)]
        elif step.perhaps:
            does.append(texts("dry-perhaps", reason=reason))
        if step.chests is not None:
            does.append(texts("dry-chests", chests=between(*step.chests)))
        line = {"slot": step.slot or "?", "action": texts.term(step.action), "province": step.province}
        return texts("dry-step", **line, does=" · ".join(does))

    def _does(self, step: Rehearsed) -> str:
        if step.action in BUILDS:
            return self._texts("dry-built")
        icon = {Action.COLLECT_TAXES: "🪙", Action.CONFISCATE_RICE: "🍚"}.get(step.action, "⚔️")
        gain = f"+{between(*step.gain)} {icon}" if step.gain != Span(0, 0) else ""
        march = self._marches(step) if step.action in MARCHES else ""
        return " · ".join(filter(None, (gain, march)))

    def _marches(self, step: Rehearsed) -> str:
        """Where a march goes, with how many armies, and the odds of a battle, now and when it comes."""
        order = self._plan.orders.get(step.action)
        if step.march is None:
            if order is None or (step.action in asks(self._plan, self._public.seats) and not step.perhaps):
                return self._texts("order-ask")
            return self._texts("order-hold") if step.action is Action.DEPLOY_1_MOVE else ""
        line = f"→ {step.march.target}: {step.march.armies} ⚔️"
        [odds] = planned_odds(self._public, self._seat, step.action, [step.march])
        if odds is None:
            return line
        told = told_odds(line, self._public, step.march, odds, self._texts)
        return " · ".join(filter(None, (told, by_event(self._public, self._seat, step.march, self._texts))))
