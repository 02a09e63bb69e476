"""The pictures of Shogun, with alt texts that say the same, and the few words on them."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from bot.views.message import Message, Option, Picture, Text
from bot.views.presenter import Look, UnknownPlace
from bot.views.shogun import position
from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import Battle, Board, Labels, Planning, Ranking, Scores, Shape, View, course
from renderer.theme import ThemeName
from rules.core.model import Seat
from rules.shogun.content import Action, Effect, ProvinceName, Season, Side
from rules.shogun.content import board as printed_board
from rules.shogun.events import AnyEvent, BattleFought, MatchEnded, RevoltFought, Scored
from rules.shogun.state import Observation, Phase, Plan


def board(
    observation: Observation,
    events: Sequence[AnyEvent],
    texts: ShogunTexts,
    view: View = View.POLITICAL,
    theme: ThemeName = "standard",
    focus: Sequence[ProvinceName] = (),
    alt: str | None = None,
    shape: str | None = None,
    mine: Seat | None = None,
) -> Picture:
    """The board as everybody may see it, for any viewer; what the events changed is pointed out.

    With `focus`, these provinces and their neighbours at twice the size, described by `alt`. The provinces
    of the seat `mine` are outlined.
    """
    seen, formed = _public(observation), Shape(shape or Shape.LANDSCAPE)
    drawing = Board(seen, labels(texts), tuple(events), texts.names, theme, view, tuple(focus), formed, mine)
    full, *shorter = (alt,) if alt else position.alts(seen.public, texts)
    return Picture(drawing, full, tuple(shorter))


def look(observation: Observation, wanted: Look, texts: ShogunTexts, shape: str | None = None) -> Message:
    """The whole board, in `shape` if none is wanted, or a close-up and its words. Raises UnknownPlace."""
    public, mine = observation.public, observation.viewer
    view = View(wanted.view) if wanted.view else View.POLITICAL
    theme: ThemeName = "contrast" if wanted.theme == "contrast" else "standard"
    if named := wanted.places.get("province"):
        name = ProvinceName(_meant(named, places(observation, "province", texts)))
        owner = public.provinces[name].owner
        held = texts("neutral") if owner is None else texts.player(owner)
        neighbours = texts.listed(public.board.neighbours[name])
        focus, lines = [name], [position.province(public, name, texts), texts("account-owner", owner=held)]
        lines.append(texts("account-neighbours", provinces=neighbours))
    elif named := wanted.places.get("region"):
        region, regions = _meant(named, places(observation, "region", texts)), public.board.region_of
        focus = [name for name in public.board.provinces if regions[name] == region]
        lines = [position.province(public, name, texts) for name in focus]
    else:
        shape = wanted.shape or shape
        return Message((board(observation, (), texts, view, theme, shape=shape, mine=mine),))
    alt = "\n".join(lines).replace("**", "")
    picture = board(observation, (), texts, view, theme, focus, alt, mine=mine)
    return Message((picture, Text("\n".join(lines), keep="end")))


def places(observation: Observation, kind: str, texts: ShogunTexts) -> list[Option]:
    """The regions, or the provinces in play in the order of the alphabet."""
    printed = observation.public.board
    if kind == "region":
        return [Option(texts.region(region), region) for region in printed.regions]
    return [Option(name, name) for name in sorted(printed.provinces)]


def _meant(typed: str, known: Iterable[Option]) -> str:
    """The place of this name, in the reader's language or by its key, whatever its capitals."""
    wanted = typed.strip().casefold()
    for place in known:
        if wanted in (place.label.casefold(), place.value):
            return place.value
    raise UnknownPlace(typed)


def planning_sheet(observation: Observation, plan: Plan, texts: ShogunTexts) -> Picture:
    """The viewer's planning board with what lies on it. For the viewer's eyes only.

    What others do in the planning is left out: the sheet does not show it, and so remains the same picture.
    """
    quiet = replace(observation.public, phase=Phase.PLANNING, confirmed=(), asking=None, asked=0)
    laid = [f"{texts.term(action)}: {name}" for action, name in plan.provinces.items()]
    alt = texts("alt-sheet", laid=texts.listed(laid) or texts("nothing"), bid=texts.bid(plan.bid))
    return Picture(Planning(replace(observation, public=quiet), plan, labels(texts)), alt)


def fights(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """A picture of each battle and each revolt."""
    for event in events:
        if isinstance(event, BattleFought | RevoltFought):
            yield Picture(Battle(event, labels(texts), texts.names, side), _story(event, texts))


def scores(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """The table of each winter; the winners are pointed out once they are known."""
    for event in events:
        if isinstance(event, Scored):
            drawing = Scores(event, labels(texts), texts.names, _winners(events), side)
            yield Picture(drawing, _story(event, texts))


def ranking(events: Sequence[AnyEvent], texts: ShogunTexts) -> Iterator[Picture]:
    """The final ranking and how the match went, once a winter has been scored."""
    played = course(events)
    if played.winters:
        drawing = Ranking(played, labels(texts), texts.names, _winners(events))
        alt = (texts("alt-ranking"), *(_course_of(seat, drawing, texts) for seat in drawing.order))
        yield Picture(drawing, "\n".join(alt))


def _course_of(seat: Seat, ranking: Ranking, texts: ShogunTexts) -> str:
    """One player's row and line of the final picture, in words."""
    winters = []
    for winter in ranking.course.winters:
        points = dict(zip(("provinces", "buildings", "majorities"), winter.parts(seat), strict=True))
        winters.append(texts("alt-winter", year=winter.year, **points))
    worth = [str(mark.worth[seat]) for mark in ranking.course.marks]
    player, total = texts.player(seat), ranking.totals[seat]
    return texts(
        "alt-ranked", player=player, total=total, winters="; ".join(winters), course=texts.listed(worth)
    )


def _winners(events: Sequence[AnyEvent]) -> tuple[Seat, ...]:
    return next((event.outcome.winners for event in events if isinstance(event, MatchEnded)), ())


def _story(event: AnyEvent, texts: ShogunTexts) -> str:
    """The event's story without markdown."""
    return "\n".join(texts.story([event])).replace("**", "")


def _public(observation: Observation) -> Observation:
    return replace(observation, viewer=None, private=None)


def labels(texts: ShogunTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return texts.labels(
        Labels,
        seasons=texts.terms(Season),
        years=(texts("label-year", year=1), texts("label-year", year=2)),
        actions={action: texts.card(action) for action in Action},
        effects={effect: term[:1].upper() + term[1:] for effect, term in texts.terms(Effect).items()},
        regions={region: texts.region(region) for region in printed_board(Side.SUN, 5).regions},
        draft=texts("stage-setup"),
        bid=texts("bid"),
    )
