"""Why things went as they did in Shogun: the sums, with the numbers of their rules, from public events."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, takewhile

from bot.views.shogun.texts import Bringing, ShogunTexts, lots, sum_of, worth
from bot.views.title_texts import Reason, yes
from renderer.shogun.scene import scene
from rules.core.model import Event, all_seats, by_seat
from rules.shogun import events as facts
from rules.shogun.content import content

EXPLAINED = (
    facts.BidsRevealed,
    facts.TaxesCollected,
    facts.RiceConfiscated,
    facts.RevoltMarkerAdded,
    facts.ActionDropped,
    facts.BattleFought,
    facts.RevoltFought,
    facts.WinterCame,
    facts.RiceShort,
    facts.Scored,
    facts.MatchEnded,
)


class ExplainingTexts(ShogunTexts):
    """Says things about Shogun, and why they happened."""

    def explains(self, event: Event) -> bool:
        return isinstance(event, EXPLAINED) or (isinstance(event, facts.Deployed) and _is_changed(event))

    def reasons(self, event: Event, earlier: Sequence[Event]) -> Iterable[Reason]:
        return reasons(event, earlier, self)


def reasons(event: Event, earlier: Sequence[Event], texts: ShogunTexts) -> Iterator[Reason]:
    """The rules and sums behind an event; `earlier` are all public events before it."""
    match event:
        case facts.BidsRevealed():
            yield from _bids(event, texts)
        case facts.TaxesCollected() | facts.RiceConfiscated():
            yield "SH6.2", _brought(event, texts)
        case facts.Deployed() if _is_changed(event):
            yield "SH6.3", _brought(event, texts)
        case facts.RevoltMarkerAdded():
            action = takewhile(lambda one: not isinstance(one, facts.ActionBegan), reversed(earlier))
            if not any(isinstance(one, facts.RevoltMarkerAdded) for one in action):
                yield "SH6.2", texts("why-revolt-marker-added")
        case facts.ActionDropped():
            yield "SH6.0", texts.dropped(event, "why-action-dropped")
        case facts.BattleFought():
            yield from _battle(event, texts)
        case facts.RevoltFought(fallen=fallen):
            owner = fallen.armies[event.seat]
            thrown = {"thrown": texts.cubes(event.thrown), "tray": texts.cubes(event.before)}
            yield "SH7.6", texts.tell(event, "why-revolt-thrown", **thrown, extra=_extra(event, earlier))
            yield from _from_inside(event, texts)
            given = {"owner": owner, "out": fallen.farmers, "left": event.remaining}
            yield "SH7.6", texts.tell(event, "why-revolt-fought", **given)
        case facts.WinterCame(lost=lost):
            rice = [one.had for one in event.hunger] or rice_of(earlier, len(lost))
            stores = (
                f"{texts.player(seat)} {rice[seat]} − {gone} = {rice[seat] - gone}"
                for seat, gone in by_seat(lost)
            )
            loss = texts("rice", count=content().events[event.event].winter_rice_loss)
            yield "SH8.1", texts("why-winter-came", loss=loss, stores=texts.listed(stores))
        case facts.RiceShort(seat=seat, short=short):
            rice = rice_of(earlier, seat + 1)
            given = {
                "rice": rice[seat],
                "provinces": rice[seat] + short,
                "revolts": len(event.provinces),
            }
            yield "SH8.2", texts.tell(event, "why-rice-short", **given)
        case facts.Scored(totals=totals):
            parts = ((seat, event.parts(seat)) for seat in all_seats(len(totals)))
            sums = (
                f"{texts.player(seat)} {' + '.join(str(one) for one in part if one) or 0} = {sum(part)}"
                for seat, part in parts
            )
            found = texts("why-scored", sums=texts.listed(sums)), *texts.majorities(event)
            yield "SH8.3", "\n- ".join(found)
        case facts.MatchEnded(outcome=outcome):
            yield "SH8.4", texts("why-match-ended", reason=texts.variant("outcome", outcome.reason))


def rice_of(events: Sequence[Event], seats: int) -> list[int]:
    """The rice of the first seats after these events: what they took and did not lose (SH6.2, SH8.1)."""
    rice = [0] * seats
    for event in events:
        match event:
            case facts.RiceConfiscated(seat=seat) if seat < seats:
                rice[seat] += event.rice
            case facts.WinterCame(lost=lost, hunger=hunger):
                told = [one.rice for one in hunger[:seats]]
                rice = told or [had - gone for had, gone in zip(rice, lost, strict=False)]
            case facts.YearEnded():
                rice = [0] * seats
    return rice


def _bids(event: facts.BidsRevealed, texts: ShogunTexts) -> Iterator[Reason]:
    ranking = event.ranking
    said = [f"{texts.player(seat)} ({texts.bid(event.bids[seat])})" for seat in ranking]
    equals = [worth(event, first) == worth(event, second) for first, second in pairwise(ranking)]
    signs = [" = " if equal else " > " for equal in equals]
    order = "".join(part for pair in zip(said, [*signs, ""], strict=True) for part in pair)
    yield "SH5.2", texts("why-bids-revealed", order=order)
    for tied in lots(event):
        yield "SH5.2", texts("why-lot", players=texts.players(tied))
    for seat, bid in by_seat(event.bids):
        if isinstance(bid, int) and bid > event.paid[seat]:
            given = {"player": texts.player(seat), "bid": bid, "paid": event.paid[seat]}
            yield "SH5.1", texts("why-bid-short", **given)


def _extra(event: facts.RevoltFought, earlier: Sequence[Event]) -> int:
    """The farmers that winter's table adds to each revolt of the seat (SH8.2)."""
    for one in reversed(earlier):
        if isinstance(one, facts.RiceShort) and one.seat == event.seat:
            return one.farmers
        if isinstance(one, facts.WinterCame | facts.YearEnded):
            break
    return 0


def _is_changed(event: facts.Deployed) -> bool:
    """Whether the event or the special card made it other than the action card says (SH6.6, SH6.7)."""
    printed, base, bonus = sum_of(event)
    return base + bonus != printed


def _brought(event: Bringing, texts: ShogunTexts) -> str:
    printed, base, bonus = sum_of(event)
    given = {"printed": printed, "base": base, "bonus": bonus, "sum": base + bonus}
    return texts("why-collected", province=event.province, changed=yes(base != printed), **given)


def _battle(event: facts.BattleFought, texts: ShogunTexts) -> Iterator[Reason]:
    fallen, defender = event.fallen, event.defender
    attack, defence = event.score
    given = {"thrown": texts.thrown(event), "tray": texts.cubes(event.before)}
    yield "SH7.1", texts.tell(event, "why-thrown", **given)
    yield from _from_inside(event, texts)
    if fallen.farmers:
        helped = "no" if not event.farmers_helped else "neutral" if defender is None else "yes"
        yield "SH7.3", texts("why-farmers", count=fallen.farmers, helped=helped)
    score = {"attack": attack, "defence": defence, "left": event.remaining}
    if event.result is facts.Result.ATTACKER_WINS or defender is not None:
        rule = "SH7.5" if event.result is facts.Result.DRAW else "SH7.4"
        yield rule, texts.variant("why", event.result, **score)
    else:
        yield "SH7.5", texts("why-stays-neutral", attack=attack, defence=defence)


def _from_inside(event: facts.BattleFought | facts.RevoltFought, texts: ShogunTexts) -> Iterator[Reason]:
    """The cubes from inside the tower, all of them, if some were a side's: only these change the result."""
    shown = scene(event)
    if shown.inside.total:
        yield "SH7.2", texts("why-inside", cubes=texts.cubes(shown.surfaced))
