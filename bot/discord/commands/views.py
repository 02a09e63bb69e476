"""/game board, status, log and rules, and /help: public information, shown ephemerally."""

from types import MappingProxyType
from typing import Annotated

from discord import app_commands

from bot.discord.commands import privacy
from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import (
    MatchOption,
    PlaceOptions,
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
from bot.views import glossary, rulebook
from bot.views.compose import Board, History, Question, Status, TextBoard
from bot.views.match_messages import RULES
from bot.views.message import Field, Form
from bot.views.overview import NO_MATCH, chapter, example, overview
from bot.views.presenter import Look
from bot.views.registry import glossary_of
from bot.views.texts import Texts
from rules.core.registry import cards, titles

QUERY = "words"
"""The field of the form that searches the rules."""
MAX_RULES, MAX_NUMBERS = 3, 6
"""Rules that an answer quotes, and numbers of others that it names."""


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
    await request.show(match_id, Status())
    if prompt := (await request.messages(match_id)).public_question(request.user.id):
        question = await request.composed(match_id, Question(prompt))
        await request.respond_further(question, Address(Route.ASK, match_id, prompt.id))


@command("log")
async def log(request: Request, *, match: MatchOption) -> None:
    await request.show(match.id, History())


@command("rules")
async def rules(
    request: Request,
    query: Annotated[app_commands.Range[str, 1, 100] | None, Option(text="option-words")] = None,
    title: TitleOption = None,
) -> None:
    if title is None:
        try:
            title = (await request.find_match()).title
        except Refusal:
            title = titles()[0]
    if query:
        await request.reply_with(excerpts(title, query, request.texts))
    else:
        await request.respond(overview(title, request.texts), Address(Route.TABLE, NO_MATCH))


async def show_chapter(request: Request, control: ControlId) -> None:
    """A chapter of the rules was chosen from the overview."""
    await request.defer_ephemeral()
    number = "".join(request.pressed(control).values)
    text = chapter(control.argument, number, request.texts)
    if text is None:
        raise Refusal("unreadable_id")
    await request.respond_in_pages(text, control.address)
    if shown := example(control.argument, number, request.texts):
        await request.respond_further(shown, control.address)


@app_commands.command(name=word("command-help"), description=word("command-help-description"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def show_help(interaction: Interaction) -> None:
    request = Request(interaction)
    told = privacy.links(request.bot.settings, request.texts)
    await request.reply_with("\n".join((request.texts("help-text"), *told)))


async def search_rules(request: Request, control: ControlId) -> None:
    """The button Rules opens the form for a query, which comes back with it."""
    texts, address = request.texts, control.address
    query = request.pressed(control).fields.get(QUERY)
    if query:
        await request.defer_ephemeral()
        title = (await request.messages(address.match)).position.match.title
        await request.reply_with(excerpts(title, query, texts))
    else:
        line = Field(QUERY, texts("rules-form-words"), placeholder=texts("rules-form-example"))
        await request.open_form(Form(texts("rules-form-title"), RULES, (line,)), address)


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
