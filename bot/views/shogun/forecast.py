"""What a plan may bring, in words: chests, rice for winter, revolts, and the odds of marches."""

import re
from collections.abc import Iterator
from operator import itemgetter

from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import between, percent
from rules.core.model import Seat
from rules.shogun.content import Action, content
from rules.shogun.events import Reason
from rules.shogun.forecast import Marching, forbidding, forecast, is_mean, reinforced
from rules.shogun.planned_odds import PlannedOdds, planned_odds
from rules.shogun.planning import cost, laid_provinces, least_provinces
from rules.shogun.rehearsal import Rehearsed, doomed, rehearse, unrest, without_hopeless_battles
from rules.shogun.state import Observation, Plan, Public


def foretold(
    observation: Observation, plan: Plan, texts: ShogunTexts, focus: str | None = None
) -> Iterator[str]:
    """Of a plan a line for chests, whether there is rice enough, its sum, and each danger, the worst first.

    What will surely be dropped comes first, then what concerns the space in `focus`, then the less likely to
    go well; of what may be dropped, nobody knows how likely that is, which counts as even.
    """
    seat, public = observation.viewer, observation.public
    assert seat is not None, "only a seat plans"
    player, steps = public.players[seat], rehearse(observation, plan)
    dropped = doomed(public, steps)
    seen = forecast(observation, without_hopeless_battles(plan, dropped))
    yield texts(
        "panel-chests",
        chests=player.chests,
        taxes=_bracketed(between(*seen.taxes)),
        costs=_bracketed(between(*seen.costs)),
        planned=int(bool(cost(plan) or Action.COLLECT_TAXES in plan.provinces)),
        left=between(*seen.chests),
        whole=cost(plan) if seen.unpaid or seen.risky else 0,
    )
    yield texts(
        "panel-rice",
        short=between(*seen.short),
        revolts=between(*seen.revolts),
        season=public.season,
    )
    yield texts(
        "panel-rice-sum",
        rice=player.rice,
        harvest=_bracketed(between(*(rice - player.rice for rice in seen.rice))),
        loss=_bracketed(texts.losses(public.events)),
        left=between(*seen.winter_rice),
        mouths=seen.mouths.most,
        fewest=seen.mouths.least,
        conquests=seen.mouths.most - seen.mouths.least,
    )
    dangers = list[tuple[bool, bool, float, str]]()
    for action, chance in unrest(public, seat, plan, steps).items():
        line = texts(
            "panel-unrest",
            action=texts.term(action),
            province=plan.provinces[action],
            odds=percent(chance),
        )
        dangers.append((True, action != focus, chance, line))
    least = least_provinces(len(public.owned_by(seat)))
    for action, step in dropped.items():
        line = texts(
            "panel-doomed",
            perhaps=int(step.perhaps),
            action=texts.term(action),
            province=step.province,
            reason=_why_doomed(step, plan, texts),
        )
        if not step.perhaps and len(laid_provinces(plan)) <= least:
            line = texts("panel-filler", line=line, least=least)
        dangers.append((step.perhaps, action != focus, 0.5, line))
    yield from (line for *_, line in sorted(dangers, key=itemgetter(0, 1, 2)))


def why_dropped(step: Rehearsed, texts: ShogunTexts) -> str:
    """The reason why a planned action will be dropped, or may be; nothing if it will not.

    Where nothing planned brings armies, an attack by somebody else still can leave more than one (SH7.4).
    """
    if step.dropped is None:
        return ""
    yet = step.dropped is Reason.TOO_FEW_ARMIES and not step.perhaps
    return texts.reason(step.dropped, step.action, "-yet" if yet else "")


def _why_doomed(step: Rehearsed, plan: Plan, texts: ShogunTexts) -> str:
    """The same, where provinces may be lost: what is not done there is not paid either (SH6.0)."""
    others = any(content().prices[action] for action in plan.provinces if action is not step.action)
    if step.dropped is Reason.TOO_FEW_CHESTS and not step.perhaps and others:
        return texts("reason-too-few-chests-kept")
    return why_dropped(step, texts)


def with_odds(
    line: str, public: Public, seat: Seat, action: Action, march: Marching, texts: ShogunTexts
) -> str:
    """What stands in a target, and the odds of conquering it by a march of an action."""
    [odds] = planned_odds(public, seat, action, [march])
    return told_odds(line, public, march, odds, texts)


def told_odds(
    line: str, public: Public, march: Marching, odds: PlannedOdds | None, texts: ShogunTexts
) -> str:
    """The same with odds that are known, if there are any; that they are a mean over events is said."""
    if odds is None:
        return line
    return texts("with-odds", line=line, odds=both_odds(odds), mean=int(is_mean(public, march)))


def both_odds(odds: PlannedOdds) -> str:
    """The odds on the board in percent, and those when the action comes where they differ: "≈ 85 → 70"."""
    now, then = percent(odds.now), percent(odds.then)
    return now if now == then else f"{now} → {then.removeprefix('≈ ')}"


def compares(line: str) -> bool:
    """Whether a line has odds of `both_odds` that differ, which a legend explains."""
    return re.search(r"\d → ([<>] )?\d", line) is not None


def by_event(public: Public, seat: Seat, march: Marching, texts: ShogunTexts) -> str:
    """How likely an event is to forbid an attack, or to bring farmers (SH6.7); nothing if none can."""
    events = len(public.events)
    if public.provinces[march.target].owner == seat:
        return ""
    if count := forbidding(public, march.target):
        return texts("odds-forbidden", count=count, events=events)
    found = reinforced(public, seat, march) if march.armies > 0 else None
    if found is None:
        return ""
    if found.odds is None:
        return texts("odds-barred", count=found.events, events=events)
    return texts("odds-farmers", count=found.events, events=events, odds=percent(found.odds))


def _bracketed(number: int | str) -> int | str:
    """A number in a sum: several of them are in brackets, for a dash looks like a minus sign."""
    return number if str(number).isdigit() else f"({number})"
