"""/game board, status, catchup, log and rules, and /help: what everybody may know, shown ephemerally."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Annotated

from discord import app_commands

from bot.discord.commands import privacy
from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import (
    LogPlaceOptions,
    LogPlayerOption,
    MatchOption,
    PlaceOptions,
    RoundOption,
    ShapeOption,
    ThemeOption,
    TitleOption,
    ViewOption,
)
from bot.discord.commands.registration import Option, command, word
from bot.discord.commands.request import Request
from bot.discord.ids import Address, ControlId, Route
from bot.discord.markdown import CONTENT, escaped
from bot.discord.services import Interaction
from bot.matches.topics import example, topics
from bot.store import people
from bot.views import glossary, rulebook
from bot.views.compose import Board, CatchUp, History, Question, Status, TextBoard
from bot.views.message import Field, Form
from bot.views.overview import CHAPTER, NO_MATCH, SEARCH, TOPIC, chapter, overview, topic
from bot.views.presenter import Look
from bot.views.registry import glossary_of
from bot.views.texts import Texts
from rules.core.registry import cards, titles

QUERY = "words"
"""The field of the form that searches the rules."""
MAX_RULES, MAX_NUMBERS = 3, 6
"""Rules that an answer quotes, and numbers of others that it names."""
RECENT = 3600
"""Seconds after an answer in which What's new tells what came before it, too."""


@command("board")
async def board(
    request: Request,
    places: PlaceOptions = MappingProxyType({}),
    view: ViewOption = None,
    theme: ThemeOption = None,
    shape: ShapeOption = None,
    text: bool = False,
    *,
    match: MatchOption,
) -> None:
    if text:
        position = await request.composed(match.id, TextBoard())
        return await request.respond_in_pages(position, Address(Route.TABLE, match.id))
    if view not in (None, *(cards()[match.title].views or (view,))):
        raise Refusal("unknown_option", value=view)
    return await request.show(match.id, Board(Look(view, theme, places, shape)))


@command("status")
async def status(request: Request, *, match: MatchOption) -> None:
    await show_status(request, match.id)


async def show_status(request: Request, match_id: str) -> None:
    """Where the match is; below it, the question again to the player whom the table waits for."""
    messages = await request.messages(match_id)
    mine = messages.position.seat_of(request.user.id)
    await request.show(match_id, Status(), mine.seat if mine else None)
    if prompt := messages.public_question(request.user.id):
        question = await request.composed(match_id, Question(prompt))
        await request.respond_further(question, Address(Route.ASK, match_id, prompt.id))


@command("catchup")
async def catch_up(request: Request, *, match: MatchOption) -> None:
    await show_catch_up(request, match.id)


async def show_catch_up(request: Request, match_id: str) -> None:
    """What has changed since the person was told or answered; from now on they have been told.

    Who comes back answers first what waits for them: an answer of the last hour was no look.
    """
    position = (await request.messages(match_id)).position
    mine = position.seat_of(request.user.id)
    seat = mine.seat if mine else None
    person = match_id, request.user.id
    before = int(request.bot.clock()) - RECENT
    since = await request.read(people.last_look, *person, seat, before)
    await request.show(match_id, CatchUp(since), seat)
    await request.write(people.keep_look, *person, position.seq)


@command("log")
async def log(
    request: Request,
    round_name: RoundOption = None,
    places: LogPlaceOptions = MappingProxyType({}),
    seat: LogPlayerOption = None,
    *,
    match: MatchOption,
) -> None:
    told = await request.composed(match.id, History(round_name, seat, dict(places)))
    await request.respond_in_pages(told, Address(Route.TABLE, match.id))


@command("rules")
async def rules(
    request: Request,
    query: Annotated[app_commands.Range[str, 1, 100] | None, Option(text="option-words")] = None,
    title: TitleOption = None,
) -> None:
    title = title or await title_here(request)
    if query:
        await request.reply_with(excerpts(title, query, request.texts))
    else:
        await request.respond(overview(title, request.texts), Address(Route.TABLE, NO_MATCH))


async def title_here(request: Request) -> str:
    """The title of the match here, or else the first one that there is."""
    try:
        return (await request.find_match()).title
    except Refusal:
        return titles()[0]


async def show_rules(request: Request, match_id: str) -> None:
    """The button Rules of a match: the title's rules at a glance."""
    title = (await request.messages(match_id)).position.match.title
    await request.respond(overview(title, request.texts), Address(Route.TABLE, NO_MATCH))


async def show_chapter(request: Request, control: ControlId) -> None:
    """A chapter of the rules was chosen, or one rule by its number."""
    await request.defer_ephemeral()
    title, number = _meant(control)
    text = chapter(title, number or "".join(request.pressed(control).values), request.texts)
    if text is None:
        raise Refusal("unreadable_id")
    await request.respond_in_pages(text, control.address)


async def show_topic(request: Request, control: ControlId) -> None:
    """A topic of the rules was chosen. Its match is replayed the first time, beside the event loop."""
    await request.defer_ephemeral()
    title, key = _meant(control)
    if key not in topics(title):
        raise Refusal("unreadable_id")
    await asyncio.to_thread(example, title, key)
    await request.respond(topic(title, key, request.texts), control.address)


async def search_rules(request: Request, control: ControlId) -> None:
    """The button of the search opens the form for a query, which comes back with it."""
    texts, (title, _) = request.texts, _meant(control)
    if query := request.pressed(control).fields.get(QUERY):
        await request.defer_ephemeral()
        await request.reply_with(excerpts(title, query, texts))
    else:
        line = Field(QUERY, texts("rules-form-words"), placeholder=texts("rules-form-example"))
        form = Form(texts("rules-form-title"), SEARCH, (line,), title)
        await request.open_form(form, control.address)


def _meant(control: ControlId) -> tuple[str, str]:
    """The title, and what of its rules is meant. Raises Refusal."""
    title, _, key = control.argument.partition(".")
    if title not in titles():
        raise Refusal("unreadable_id")
    return title, key


ABOUT_RULES: Mapping[str, Callable[[Request, ControlId], Awaitable[None]]] = {
    CHAPTER: show_chapter,
    TOPIC: show_topic,
    SEARCH: search_rules,
}
"""By verb: what is pressed on the rules, which belong to no match."""


@app_commands.command(name=word("command-help"), description=word("command-help-description"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def show_help(interaction: Interaction) -> None:
    request = Request(interaction)
    told = privacy.links(request.bot.settings, request.texts)
    await request.reply_with("\n".join((request.texts("help-text"), *told)))


async def explain(request: Request, control: ControlId) -> None:
    """A term was chosen from a menu: say what it is, and quote its rule. A panel's menu is its player's."""
    await request.defer_ephemeral()
    messages = await request.messages(control.address.match)
    if control.address.route is Route.PANEL:
        if messages.position.seat_of(request.user.id) is None:
            raise Refusal("stale_button")
        await request.require_member(messages.position.match)
    told = messages.term("".join(request.pressed(control).values))
    if told is None:
        raise Refusal("unreadable_id")
    await request.reply_with(told[:CONTENT])


def excerpts(title: str, query: str, texts: Texts) -> str:
    """The rules that answer the query best, as one short message, and how many others there are."""
    if not rulebook.rules(title):
        return texts("rules-absent")
    term, found = glossary.answers(glossary_of(title, texts), title, query, texts.language)
    shown = escaped(query)
    best, others = found[:MAX_RULES], found[MAX_RULES:]
    number = rulebook.rules(title)[0].number  # an example of one that there is
    lines = [texts("rules-heading" if found else "rules-none", words=shown, number=number)]
    if not rulebook.is_translated(title, texts.language):
        lines.append(texts("rules-english"))
    if any("[" in rule.text for rule in best):
        lines.append(texts("rules-rulings"))
    if others:
        numbers = ", ".join(rule.number for rule in others[:MAX_NUMBERS])
        lines.append(texts("rules-more", count=len(others), numbers=numbers))
    lines += [glossary.explained(term, texts)] if term else []
    lines += [glossary.quoted(rule, texts) for rule in best]
    return "\n".join(lines)[:CONTENT]
