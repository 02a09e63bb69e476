"""The board as a viewer asks for it: whole or zoomed in, in another view or theme, or all in words."""

from collections.abc import Iterable

from msgspec.structs import asdict

from bot.views.message import Message, Option, Text
from bot.views.presenter import Look, UnknownPlace
from bot.views.shogun import pictures
from bot.views.shogun.position import heading, order, table
from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import View
from renderer.theme import ThemeName
from rules.shogun.building import free_spaces
from rules.shogun.content import ProvinceName, content
from rules.shogun.state import Observation, Public


def text_board(public: Public, texts: ShogunTexts) -> list[str]:
    """A line for each thing: first what concerns all, then each player's provinces, then the neutral ones."""
    lines = [f"### {heading(public, texts)}", *table(public, texts)]
    specials = zip(public.specials, public.taken_by, strict=False) if public.specials_lie_open else ()
    for place, (special, seat) in enumerate(specials, 1):
        taker = texts("nothing") if seat is None else texts.player(seat)
        lines.append(texts("account-special", place=place, special=texts.term(special), player=taker))
    for owner in (*order(public), None):
        if owner is None:
            lines.append(texts("account-neutral"))
        else:
            figures = asdict(public.players[owner])
            lines.append(texts("account-player", player=texts.player(owner), **figures))
        lines += (province(public, name, texts) for name in public.owned_by(owner))
    return lines


def province(public: Public, name: ProvinceName, texts: ShogunTexts) -> str:
    """Who and what is in a province, and what it yields."""
    there, card = public.provinces[name], content().provinces[name]
    armies = [texts("account-armies", count=there.armies)] if there.owner is not None else []
    free = free_spaces(public.provinces, name)
    printed = texts("account-yield", chests=card.chests, rice=card.rice, free=free)
    region = texts.region(public.board.region_of[name])
    return f"- **{name}** ({region}): {texts.listed([*armies, *texts.on_province(there), printed])}"


def look(observation: Observation, wanted: Look, texts: ShogunTexts) -> Message:
    """The whole board, or a close-up with the same in words. Raises UnknownPlace."""
    public = observation.public
    view = View(wanted.view) if wanted.view else View.POLITICAL
    theme: ThemeName = "contrast" if wanted.theme == "contrast" else "standard"
    if named := wanted.places.get("province"):
        name = ProvinceName(_meant(named, places(observation, "province", texts)))
        owner = public.provinces[name].owner
        held = texts("neutral") if owner is None else texts.player(owner)
        neighbours = texts.listed(public.board.neighbours[name])
        focus, lines = [name], [province(public, name, texts), texts("account-owner", owner=held)]
        lines.append(texts("account-neighbours", provinces=neighbours))
    elif named := wanted.places.get("region"):
        region, regions = _meant(named, places(observation, "region", texts)), public.board.region_of
        focus = [name for name in public.board.provinces if regions[name] == region]
        lines = [province(public, name, texts) for name in focus]
    else:
        return Message((pictures.board(observation, (), texts, view, theme),))
    alt = "\n".join(lines).replace("**", "")
    picture = pictures.board(observation, (), texts, view, theme, focus, alt)
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
