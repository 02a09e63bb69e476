"""The pictures of Shogun, with alt texts that say the same, and the few words on them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace as replaced
from functools import lru_cache

from msgspec.structs import replace

from bot.views.message import Message, Option, Picture, Text
from bot.views.presenter import Look, UnknownPlace
from bot.views.shogun import position
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import Texts
from bot.views.title_texts import KEPT
from renderer.shogun import (
    Battle,
    Board,
    Fall,
    Labels,
    Planning,
    Ranking,
    Scores,
    Shape,
    View,
    Winter,
    course,
)
from renderer.theme import ThemeName
from rules.core.model import Seat
from rules.shogun.content import Action, Effect, ProvinceName, Season, Side
from rules.shogun.content import board as printed_board
from rules.shogun.events import (
    AnyEvent,
    BattleFought,
    MatchEnded,
    RevoltFought,
    RiceShort,
    Scored,
    WinterCame,
)
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
    seen, formed = _public(observation), Shape(shape or Shape.PORTRAIT)
    drawing = Board(
        seen, labels(texts.texts), tuple(events), texts.names, theme, view, tuple(focus), formed, mine
    )
    full, *shorter = (alt,) if alt else position.alts(seen.public, texts)
    return Picture(drawing, full, tuple(shorter))


def board_message(
    observation: Observation, wanted: Look, texts: ShogunTexts, shape: str | None = None
) -> Message:
    """The whole board, in `shape` if none is wanted, or a close-up and its words. Raises UnknownPlace."""
    public, mine = observation.public, observation.viewer
    view = View(wanted.view) if wanted.view else View.POLITICAL
    theme: ThemeName = "contrast" if wanted.theme == "contrast" else "standard"
    if "province" in wanted.places:
        focus = [name] = inside(observation, wanted.places, texts)
        held = position.owner(public, name, texts)
        neighbours = texts.listed(public.board.neighbours[name])
        lines = [position.province(public, name, texts), texts("account-owner", owner=held)]
        lines.append(texts("account-neighbours", provinces=neighbours))
    elif wanted.places:
        focus = inside(observation, wanted.places, texts)
        lines = [position.province(public, name, texts) for name in focus]
    else:
        shape = wanted.shape or shape
        return Message((board(observation, (), texts, view, theme, shape=shape, mine=mine),))
    alt = "\n".join(lines).replace("**", "")
    picture = board(observation, (), texts, view, theme, focus, alt, mine=mine)
    return Message((picture, Text("\n".join(lines), keep="end")))


def inside(observation: Observation, named: Mapping[str, str], texts: ShogunTexts) -> list[ProvinceName]:
    """The province of this name, or those of the region. Raises UnknownPlace."""
    if "province" in named:
        return [ProvinceName(_meant(named["province"], places(observation, "province", texts)))]
    wanted = [_meant(region, places(observation, "region", texts)) for region in named.values()]
    printed = observation.public.board
    return [name for name in printed.provinces if printed.region_of[name] in wanted]


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


def planning_sheet(
    observation: Observation,
    plan: Plan,
    texts: ShogunTexts,
    room: int | None = None,
    focus: Action | None = None,
) -> Picture:
    """The viewer's planning board with what lies on it, for the viewer's eyes only; `room`: pixels of height.

    Of marches too far apart for one map, that of the action in `focus` is shown. What others do in the
    planning is left out: the sheet does not show it, and so remains the same picture.
    """
    public = observation.public
    phase = Phase.ACTIONS if public.phase is Phase.ACTIONS else Phase.PLANNING
    quiet = replace(public, phase=phase, confirmed=(), asking=None, asked=0)
    laid = [texts.laid(plan, action) for action in Action if action in plan.provinces]
    alt = texts("alt-sheet", laid=texts.listed(laid) or texts("nothing"), bid=texts.bid(plan.bid))
    seen, words = replace(observation, public=quiet), labels(texts.texts)
    return Picture(Planning(seen, plan, words, room=room, focus=focus), alt)


def fights(
    events: Sequence[AnyEvent], side: Side, texts: ShogunTexts, animation: bool = False
) -> tuple[Picture, ...]:
    """A picture of each battle and each revolt, numbered if there are several.

    Of the last one an animation, where these are wanted.
    """
    fought = [event for event in events if isinstance(event, BattleFought | RevoltFought)]
    several, words = len(fought) > 1, labels(texts.texts)
    stills = [
        Battle(event, words, texts.names, side, number=number if several else 0)
        for number, event in enumerate(fought, 1)
    ]
    shown = [
        Picture(still, _story(event, texts, _fight(still, texts)))
        for event, still in zip(fought, stills, strict=True)
    ]
    if animation and shown:
        shown[-1] = replaced(shown[-1], drawing=Fall(stills[-1]), still=stills[-1])
    return tuple(shown)


def _fight(battle: Battle, texts: ShogunTexts) -> Iterator[str]:
    """What the picture of a battle or revolt shows beside its result, in words."""
    shown = battle.scene
    yield from texts.sums(shown)
    yield f"{shown.attacker.strength} : {shown.defender.strength}"
    yield from texts.others(shown)
    if shown.source:
        yield f"{shown.source} → {shown.province}"


def winters(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """The hunger of each winter, before rice and revolt markers are taken away."""
    shortages = tuple(event for event in events if isinstance(event, RiceShort))
    for event in events:
        if isinstance(event, WinterCame) and event.hunger:
            alt = _story(event, texts, texts.story(shortages))
            yield Picture(Winter(event, shortages, labels(texts.texts), texts.names, side), alt)


def scores(events: Sequence[AnyEvent], side: Side, texts: ShogunTexts) -> Iterator[Picture]:
    """The table of each winter; the winners are pointed out once they are known."""
    for event in events:
        if isinstance(event, Scored):
            drawing = Scores(event, labels(texts.texts), texts.names, _winners(events), side)
            yield Picture(drawing, _story(event, texts, texts.majorities(event)))


def ranking(events: Sequence[AnyEvent], texts: ShogunTexts) -> Iterator[Picture]:
    """The final ranking and how the match went, once a winter has been scored."""
    played = course(events)
    if played.winters:
        drawing = Ranking(played, labels(texts.texts), texts.names, _winners(events))
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


def _story(event: AnyEvent, texts: ShogunTexts, details: Iterable[str]) -> str:
    """The event's story with its details, without markdown."""
    return "\n".join((*texts.story([event]), *details)).replace("**", "")


def _public(observation: Observation) -> Observation:
    return replace(observation, viewer=None, private=None)


@lru_cache(KEPT)
def labels(texts: Texts) -> Labels:
    """All words that a picture may need, in one language."""
    said = ShogunTexts(texts)
    return said.labels(
        Labels,
        seasons=said.terms(Season),
        years=(said("label-year", year=1), said("label-year", year=2)),
        actions={action: said.card(action) for action in Action},
        effects={effect: term[:1].upper() + term[1:] for effect, term in said.terms(Effect).items()},
        regions={region: said.region(region) for region in printed_board(Side.SUN, 5).regions},
        draft=said("stage-setup"),
        bid=said("bid"),
    )
