"""The pictures of Shogun, with alt texts that say the same, and the few words on them."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.message import Picture
from bot.views.shogun.position import alts
from bot.views.shogun.story import tell
from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import Battle, Board, Labels, Planning, Ranking, Scores, View, course
from renderer.theme import ThemeName
from rules.core.model import Seat, all_seats
from rules.shogun.content import Action, Effect, Season, Side
from rules.shogun.content import board as printed_board
from rules.shogun.events import AnyEvent, BattleFought, MatchEnded, RevoltFought, Scored
from rules.shogun.state import Observation, Phase, Plan


def board(
    observation: Observation,
    events: Sequence[AnyEvent],
    texts: ShogunTexts,
    view: View = View.POLITICAL,
    theme: ThemeName = "standard",
) -> Picture:
    """The board as everybody may see it, whoever asks; what the events changed is pointed out."""
    public = _public(observation)
    drawing = Board(public, labels(texts), tuple(events), _names(public.public.seats, texts), theme, view)
    alt, *shorter = alts(public.public, texts)
    return Picture(drawing, alt, tuple(shorter))


def close_up(
    observation: Observation,
    focus: Sequence[str],
    told: str,
    view: View,
    theme: ThemeName,
    texts: ShogunTexts,
) -> Picture:
    """Some provinces and their neighbours at twice the size; `told` says what is to be seen there."""
    public = _public(observation)
    names = _names(public.public.seats, texts)
    drawing = Board(public, labels(texts), (), names, theme, view, tuple(focus))
    return Picture(drawing, told)


def planning_sheet(observation: Observation, plan: Plan, texts: ShogunTexts) -> Picture:
    """The viewer's planning board with what lies on it. For the viewer's eyes only."""
    laid = [f"{texts.term(action)}: {name}" for action, name in plan.provinces.items()]
    told = texts("alt-sheet", laid=texts.listed(laid) or texts("nothing"), bid=texts.bid(plan.bid))
    return Picture(Planning(_while_planning(observation), plan, labels(texts)), told)


def fights(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """A picture of each battle and each revolt."""
    for event in events:
        if isinstance(event, BattleFought | RevoltFought):
            names = _names(len(event.fallen.armies), texts)
            yield Picture(Battle(event, labels(texts), names, side), _story(event, texts))


def scores(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """The table of each winter; the winners are pointed out once they are known."""
    for event in events:
        if isinstance(event, Scored):
            names = _names(len(event.totals), texts)
            drawing = Scores(event, labels(texts), names, _winners(events), side)
            yield Picture(drawing, _story(event, texts))


def ranking(events: Sequence[AnyEvent], texts: ShogunTexts) -> Iterator[Picture]:
    """The final ranking and how the match went, once a winter has been scored."""
    played = course(events)
    if played.winters:
        names = _names(len(played.winters[-1].totals), texts)
        drawing = Ranking(played, labels(texts), names, _winners(events))
        told = (texts("alt-ranking"), *(_course_of(seat, drawing, texts) for seat in drawing.order))
        yield Picture(drawing, "\n".join(told))


def _course_of(seat: Seat, ranking: Ranking, texts: ShogunTexts) -> str:
    """One player's row and line of the final picture, in words."""
    winters = []
    for winter in ranking.course.winters:
        provinces, buildings, majorities = winter.parts(seat)
        points = {"provinces": provinces, "buildings": buildings, "majorities": majorities}
        winters.append(texts("alt-winter", year=winter.year, **points))
    worth = [str(mark.worth[seat]) for mark in ranking.course.marks]
    player, total = texts.plain_player(seat), ranking.totals[seat]
    return texts(
        "alt-ranked", player=player, total=total, winters="; ".join(winters), course=texts.listed(worth)
    )


def _winners(events: Sequence[AnyEvent]) -> tuple[Seat, ...]:
    return next((event.outcome.winners for event in events if isinstance(event, MatchEnded)), ())


def _while_planning(observation: Observation) -> Observation:
    """Without what others do meanwhile: the sheet does not show it, and so remains the same picture."""
    quiet = replace(observation.public, phase=Phase.PLANNING, confirmed=(), asking=None, asked=0)
    return replace(observation, public=quiet)


def _public(observation: Observation) -> Observation:
    return replace(observation, viewer=None, private=None)


def _names(seats: int, texts: ShogunTexts) -> tuple[str, ...]:
    return tuple(texts.plain_player(seat) for seat in all_seats(seats))


def _story(event: AnyEvent, texts: ShogunTexts) -> str:
    """The event's story without markdown."""
    return "\n".join(tell([event], texts)).replace("**", "")


def labels(texts: ShogunTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return texts.labels(
        Labels,
        seasons=texts.terms(Season),
        years=(texts("label-year", year=1), texts("label-year", year=2)),
        actions={action: texts.card(action) for action in Action},
        effects={effect: _sentence(texts.term(effect)) for effect in Effect},
        regions={region: texts.region(region) for region in printed_board(Side.SUN, 5).regions},
        draft=texts("stage-setup"),
        bid=texts("bid"),
    )


def _sentence(term: str) -> str:
    """A term as it stands alone."""
    return term[:1].upper() + term[1:]
