"""Winter and the end (SH8) in words."""

from collections.abc import Iterator, Sequence

from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Seat, by_seat
from rules.shogun.content import content
from rules.shogun.events import Majority, MatchEnded, RiceShort, Scored, WinterCame, YearEnded


def winter_came(event: WinterCame, texts: ShogunTexts) -> str:
    lost = texts.listed(f"{texts.player(seat)} {rice}" for seat, rice in by_seat(event.lost))
    loss = content().events[event.event].winter_rice_loss
    return texts("winter-came", year=event.year, loss=texts.rice(loss), lost=lost)


def rice_short(event: RiceShort, texts: ShogunTexts) -> str:
    return texts(
        "rice-short",
        player=texts.player(event.seat),
        short=event.short,
        provinces=texts.listed(event.provinces),
        farmers=event.farmers,
    )


def scored(event: Scored, texts: ShogunTexts) -> str:
    return "\n".join(
        [
            texts("scored", year=event.year),
            *_majorities(event.majorities, texts),
            *(_points(event, Seat(seat), texts) for seat in _by_score(event.totals)),
        ]
    )


def year_ended(event: YearEnded, texts: ShogunTexts) -> str:
    return texts("year-ended", year=event.year)


def match_ended(event: MatchEnded, texts: ShogunTexts) -> str:
    outcome = event.outcome
    ranked = sorted(_by_score(outcome.scores), key=lambda seat: seat not in outcome.winners)
    ranking = [texts("rank", player=texts.player(Seat(seat)), points=outcome.scores[seat]) for seat in ranked]
    return texts(
        "match-ended",
        winners=texts.players(outcome.winners),
        count=len(outcome.winners),
        reason=texts(f"outcome-{outcome.reason.replace('_', '-')}"),
        ranking=" · ".join(ranking),
    )


def _by_score(scores: Sequence[int]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _majorities(majorities: Sequence[Majority], texts: ShogunTexts) -> Iterator[str]:
    """A line for each region where somebody has most of something."""
    for region in dict.fromkeys(majority.region for majority in majorities):
        told = [_majority(majority, texts) for majority in majorities if majority.region == region]
        yield texts("majorities", region=texts.region(region), majorities=" · ".join(told))


def _majority(majority: Majority, texts: ShogunTexts) -> str:
    return texts(
        "majority",
        building=majority.building.value,
        players=texts.players(majority.seats),
        points=majority.points,
    )


def _points(event: Scored, seat: Seat, texts: ShogunTexts) -> str:
    provinces, buildings, majorities = event.parts(seat)
    return texts(
        "points-scored",
        player=texts.player(seat),
        provinces=provinces,
        buildings=buildings,
        majorities=majorities,
        sum=provinces + buildings + majorities,
        total=event.totals[seat],
    )
