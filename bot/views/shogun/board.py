"""The board as a viewer asks for it: whole or zoomed in, in another view or theme, or all in words."""

from collections.abc import Iterator

from bot.views.message import Message, Option, Text
from bot.views.presenter import Look, PlaceKind, UnknownPlace
from bot.views.shogun import pictures
from bot.views.shogun.position import table
from bot.views.shogun.stage import heading
from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import View
from renderer.theme import ThemeName
from rules.core.model import Seat, all_seats
from rules.shogun.building import free_spaces
from rules.shogun.content import content
from rules.shogun.state import Observation, Public


def text_board(public: Public, texts: ShogunTexts) -> list[str]:
    """A line for each thing: first what concerns all, then each player's provinces, then the neutral ones."""
    return [
        f"### {heading(public, texts)}",
        *table(public, texts),
        *_specials(public, texts),
        *(line for seat in _order(public) for line in _player(public, seat, texts)),
        texts("account-neutral"),
        *_provinces(public, None, texts),
    ]


def province(public: Public, name: str, texts: ShogunTexts) -> str:
    """Who and what is in a province, and what it yields."""
    there, card = public.provinces[name], content().provinces[name]
    parts = [texts("account-armies", count=there.armies)] if there.owner is not None else []
    parts += [texts.term(building) for building in there.buildings]
    if there.revolts:
        parts.append(texts("revolt-markers", count=there.revolts))
    printed = texts(
        "account-yield",
        chests=card.chests,
        rice=card.rice,
        free=free_spaces(public.provinces, name),
    )
    region = texts.region(public.board.region_of[name])
    return f"- **{name}** ({region}): {texts.listed([*parts, printed])}"


def neighbourhood(public: Public, name: str, texts: ShogunTexts) -> list[str]:
    """A province, its owner and its neighbours, in words."""
    owner = public.provinces[name].owner
    held = texts("neutral") if owner is None else texts.player(owner)
    neighbours = public.board.neighbours[name]
    return [
        province(public, name, texts),
        texts("account-owner", owner=held),
        texts("account-neighbours", provinces=texts.listed(neighbours)),
    ]


def _order(public: Public) -> tuple[Seat, ...]:
    return public.turn_order or all_seats(public.seats)


def _specials(public: Public, texts: ShogunTexts) -> Iterator[str]:
    if not public.specials_lie_open:
        return
    for place, (special, seat) in enumerate(zip(public.specials, public.taken_by, strict=False), 1):
        taker = texts("nothing") if seat is None else texts.player(seat)
        yield texts("account-special", place=place, special=texts.term(special), player=taker)


def _player(public: Public, seat: Seat, texts: ShogunTexts) -> Iterator[str]:
    player = public.players[seat]
    yield texts(
        "account-player",
        player=texts.player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        supply=player.supply,
    )
    yield from _provinces(public, seat, texts)


def _provinces(public: Public, owner: Seat | None, texts: ShogunTexts) -> Iterator[str]:
    for name in public.owned_by(owner):
        yield province(public, name, texts)


def look(observation: Observation, wanted: Look, texts: ShogunTexts) -> Message:
    """The whole board, or a close-up with the same in words. Raises UnknownPlace."""
    public = observation.public
    view = View(wanted.view) if wanted.view else View.POLITICAL
    theme: ThemeName = "contrast" if wanted.theme == "contrast" else "standard"
    if wanted.province:
        name = _province(public, wanted.province)
        focus, lines = [name], neighbourhood(public, name, texts)
    elif wanted.region:
        focus = _region(public, wanted.region, texts)
        lines = [province(public, name, texts) for name in focus]
    else:
        return Message((pictures.board(observation, (), texts, view, theme),))
    told = "\n".join(lines).replace("**", "")
    picture = pictures.close_up(observation, focus, told, view, theme, texts)
    return Message((picture, Text("\n".join(lines), keep="end")))


def places(observation: Observation, kind: PlaceKind, texts: ShogunTexts) -> list[Option]:
    """The regions, or the provinces in play in the order of the alphabet."""
    printed = observation.public.board
    if kind == "region":
        return [Option(texts.region(region), region) for region in printed.regions]
    return [Option(name, name) for name in sorted(printed.provinces)]


def _province(public: Public, typed: str) -> str:
    """The province of this name, whatever its capitals."""
    for name in public.provinces:
        if name.casefold() == typed.strip().casefold():
            return name
    raise UnknownPlace(typed)


def _region(public: Public, typed: str, texts: ShogunTexts) -> list[str]:
    """The provinces of the region of this name, in the reader's language or by its key."""
    printed, wanted = public.board, typed.strip().casefold()
    for region in printed.regions:
        if wanted in (region, texts.region(region).casefold()):
            return [name for name in printed.provinces if printed.region_of[name] == region]
    raise UnknownPlace(typed)
