"""Winter and the end (SH8) in words."""

from collections.abc import Iterator, Sequence

from bot.views.shogun.texts import Words
from rules.shogun.content import content
from rules.shogun.events import Majority, MatchEnded, RiceShort, Scored, WinterCame, YearEnded


def winter_came(event: WinterCame, words: Words) -> str:
    lost = words.listed(f"{words.player(seat)} {rice}" for seat, rice in enumerate(event.lost))
    loss = content().events[event.event].winter_rice_loss
    return words("winter-came", year=event.year, loss=words.rice(loss), lost=lost)


def rice_short(event: RiceShort, words: Words) -> str:
    return words(
        "rice-short",
        player=words.player(event.seat),
        short=event.short,
        provinces=words.listed(event.provinces),
        farmers=event.farmers,
    )


def scored(event: Scored, words: Words) -> str:
    return "\n".join(
        [
            words("scored", year=event.year),
            *_majorities(event.majorities, words),
            *(_points(event, seat, words) for seat in _by_score(event.totals)),
        ]
    )


def year_ended(event: YearEnded, words: Words) -> str:
    return words("year-ended", year=event.year)


def match_ended(event: MatchEnded, words: Words) -> str:
    outcome = event.outcome
    ranked = sorted(_by_score(outcome.scores), key=lambda seat: seat not in outcome.winners)
    ranking = [words("rank", player=words.player(seat), points=outcome.scores[seat]) for seat in ranked]
    return words(
        "match-ended",
        winners=words.players(outcome.winners),
        count=len(outcome.winners),
        reason=words(f"outcome-{outcome.reason.replace('_', '-')}"),
        ranking=" · ".join(ranking),
    )


def _by_score(scores: Sequence[int]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _majorities(majorities: Sequence[Majority], words: Words) -> Iterator[str]:
    """A line for each region where somebody has most of something."""
    for region in dict.fromkeys(majority.region for majority in majorities):
        told = [_majority(majority, words) for majority in majorities if majority.region == region]
        yield words("majorities", region=words.region(region), majorities=" · ".join(told))


def _majority(majority: Majority, words: Words) -> str:
    return words(
        "majority",
        building=majority.building.value,
        players=words.players(majority.seats),
        points=majority.points,
    )


def _points(event: Scored, seat: int, words: Words) -> str:
    provinces, buildings, majorities = event.parts(seat)
    return words(
        "points-scored",
        player=words.player(seat),
        provinces=provinces,
        buildings=buildings,
        majorities=majorities,
        sum=provinces + buildings + majorities,
        total=event.totals[seat],
    )
