"""The board as somebody asks for it: another view, other colours, or near to a region or a province."""

from bot.views.limits import MESSAGE, fitting
from bot.views.message import Message, Option, Text
from bot.views.presenter import Look, PlaceKind, UnknownPlace
from bot.views.shogun import pictures, text_board
from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import View
from renderer.theme import ThemeName
from rules.shogun.state import Observation, Public


def look(observation: Observation, wanted: Look, texts: ShogunTexts) -> Message:
    """The whole board, or a close-up with the same in words. Raises UnknownPlace."""
    public = observation.public
    view = View(wanted.view) if wanted.view else View.POLITICAL
    theme: ThemeName = "contrast" if wanted.theme == "contrast" else "standard"
    if wanted.province:
        name = _province(public, wanted.province)
        focus, lines = [name], text_board.neighbourhood(public, name, texts)
    elif wanted.region:
        focus = _region(public, wanted.region, texts)
        lines = [text_board.province(public, name, texts) for name in focus]
    else:
        return Message((pictures.board(observation, (), texts, view, theme),))
    told = "\n".join(lines).replace("**", "")
    return Message(
        (pictures.close_up(observation, focus, told, view, theme, texts), Text(fitting(lines, MESSAGE)))
    )


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
