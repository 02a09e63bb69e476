"""What a plan may bring, in words: chests, rice for winter, revolts, and the odds of marches."""

from collections.abc import Iterable, Iterator

from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Seat
from rules.shogun.content import Action, ProvinceName, content
from rules.shogun.forecast import Span, forbidding, forecast, odds_of_march, unrest
from rules.shogun.planning import cost
from rules.shogun.state import Observation, Plan, Public


def foretold(observation: Observation, plan: Plan, texts: ShogunTexts) -> Iterator[str]:
    """The sums of a plan: a line for chests, one for rice, and one for each danger."""
    seat, public = observation.viewer, observation.public
    assert seat is not None, "only a seat plans"
    player, seen = public.players[seat], forecast(observation, plan)
    yield texts(
        "panel-chests",
        chests=player.chests,
        taxes=spanned(seen.taxes),
        costs=spanned(seen.costs),
        planned=int(bool(cost(plan) or Action.COLLECT_TAXES in plan.provinces)),
        left=spanned(seen.chests),
    )
    yield texts(
        "panel-rice",
        rice=player.rice,
        harvest=spanned(Span(*(rice - player.rice for rice in seen.rice))),
        loss=_losses(public, texts),
        mouths=seen.mouths,
        short=spanned(seen.short),
        revolts=spanned(seen.revolts),
    )
    for actions, line in ((seen.unpaid, "panel-unpaid"), (seen.risky, "panel-risky")):
        if actions:
            yield texts(line, actions=_listed(actions, texts))
    for action, chance in unrest(public, seat, plan).items():
        yield texts(
            "panel-unrest",
            action=texts.term(action),
            province=plan.provinces[action],
            odds=percent(chance),
        )


def with_odds(
    line: str, public: Public, seat: Seat, target: ProvinceName, armies: int, texts: ShogunTexts
) -> str:
    """What stands in a target, and the odds of conquering it with so many armies."""
    chance = odds_of_march(public, seat, target, armies)
    return line if chance is None else texts("with-odds", line=line, odds=percent(chance))


def forbidden(public: Public, target: ProvinceName, texts: ShogunTexts) -> str:
    """How likely an event is to forbid an attack (SH3.3, SH6.7); nothing if none can."""
    count = forbidding(public, target)
    return texts("odds-forbidden", count=count, events=len(public.events)) if count else ""


def _losses(public: Public, texts: ShogunTexts) -> str:
    """The rice that winter may take (SH8.1): one number, one or the other of two, or a span."""
    losses = sorted({content().events[event].winter_rice_loss for event in public.events})
    if len(losses) == 2:
        return texts("either", first=losses[0], second=losses[1])
    return str(spanned(Span(losses[0], losses[-1])))


def spanned(span: Span) -> int | str:
    """A number, or two with a dash between them."""
    return span.least if span.least == span.most else f"{span.least}–{span.most}"


def percent(chance: float) -> int:
    """A probability in percent; nothing that luck decides is impossible or certain."""
    return min(max(round(chance * 100), 1), 99)


def _listed(actions: Iterable[Action], texts: ShogunTexts) -> str:
    return texts.listed(texts.term(action) for action in Action if action in actions)
