"""/game board, status, log and rules, and /help: what anyone may look at, answered to that person alone."""

from typing import Annotated

from discord import app_commands
from discord.app_commands import Choice

from bot.discord.commands.context import (
    composed,
    defer_ephemeral,
    find_match,
    match_messages_for,
    open_form,
    respond,
    show,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MatchOption, ThemeOption, TitleOption, ViewOption
from bot.discord.commands.registration import MAX_CHOICES, Option, command, word
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage, paged
from bot.discord.limits import CONTENT
from bot.discord.markdown import escaped
from bot.discord.services import Interaction
from bot.views import rulebook
from bot.views.compose import Board, History, Status, TextBoard
from bot.views.match_messages import RULES
from bot.views.message import Field, Form
from bot.views.presenter import USUAL_LOOK, Look, PlaceKind
from bot.views.texts import LANGUAGES, Texts
from rules.core.errors import CodedError
from rules.core.registry import cards, titles

QUERY = "words"
"""The field of the form that searches the rules."""


async def suggest_region(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Autocomplete: the regions of the match that the command is about."""
    return await _suggest_place(interaction, "region", typed)


async def suggest_province(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Autocomplete: its provinces."""
    return await _suggest_place(interaction, "province", typed)


@command("board")
async def board(
    interaction: Interaction,
    region: Annotated[str | None, Option(suggest=suggest_region)] = None,
    province: Annotated[str | None, Option(suggest=suggest_province)] = None,
    view: ViewOption = None,
    theme: ThemeOption = None,
    text: bool = False,
    match: MatchOption = None,
) -> None:
    found = await find_match(interaction, match)
    if text:
        return await show_text_board(interaction, found.id)
    if view not in (None, *(cards()[found.title].views or (view,))):
        raise Refusal("unknown_option", value=view)
    return await show_board(interaction, found.id, Look(view, theme, region, province))


@command("status")
async def status(interaction: Interaction, match: MatchOption = None) -> None:
    await show_status(interaction, (await find_match(interaction, match)).id)


@command("log")
async def log(interaction: Interaction, match: MatchOption = None) -> None:
    found = await find_match(interaction, match)
    await show(interaction, found.id, History())


@command("rules")
async def rules(
    interaction: Interaction,
    query: Annotated[app_commands.Range[str, 1, 100], Option(text="option-words")],
    title: TitleOption = None,
) -> None:
    found = excerpts(title or await _title_here(interaction), query, texts_for(interaction))
    await reply_ephemeral(interaction, found)


@app_commands.command(name=word("command-help"), description=word("command-help-description"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def show_help(interaction: Interaction) -> None:
    await reply_ephemeral(interaction, texts_for(interaction)("help-text"))


async def show_board(interaction: Interaction, match_id: str, look: Look = USUAL_LOOK) -> None:
    """Show the board as the deferred, ephemeral answer. Raises UnknownPlace."""
    await show(interaction, match_id, Board(look))


async def show_text_board(interaction: Interaction, match_id: str) -> None:
    """Show the position as text, in as many messages as it takes."""
    address = Address(Route.TABLE, match_id)
    first, *others = paged(await composed(interaction, match_id, TextBoard()))
    await respond(interaction, first, address)
    for message in others:
        await interaction.followup.send(view=RenderedMessage(message, address).view(), ephemeral=True)


async def show_status(interaction: Interaction, match_id: str) -> None:
    """Show where the match is as the deferred, ephemeral answer."""
    await show(interaction, match_id, Status())


async def open_search(interaction: Interaction, address: Address) -> None:
    """The button Rules: open the form for a query."""
    texts = texts_for(interaction)
    line = Field(QUERY, texts("rules-form-words"), placeholder=texts("rules-form-example"))
    await open_form(interaction, Form(texts("rules-form-title"), RULES, (line,)), address)


async def answer_search(interaction: Interaction, match_id: str, query: str) -> None:
    """The form came back."""
    await defer_ephemeral(interaction)
    title = (await match_messages_for(interaction, match_id)).position.match.title
    await reply_ephemeral(interaction, excerpts(title, query, texts_for(interaction)))


def excerpts(title: str, query: str, texts: Texts) -> str:
    """The rules that match the query, as one short message."""
    if not rulebook.rules(title):
        return texts("rules-absent")
    found, shown = rulebook.search(title, query), escaped(query)
    number = rulebook.rules(title)[0].number  # an example of one that there is
    heading = texts("rules-heading" if found else "rules-none", words=shown, number=number)
    english = () if texts.language == LANGUAGES[0] else (texts("rules-english"),)
    rulings = (texts("rules-rulings"),) if any("[ruling" in rule.text for rule in found) else ()
    entries = [
        texts("rules-entry", number=rule.number, heading=rule.heading, text=rule.text) for rule in found
    ]
    return "\n".join((heading, *english, *rulings, *entries))[:CONTENT]


async def _title_here(interaction: Interaction) -> str:
    """The title of the match in this channel, or else the first title."""
    try:
        return (await find_match(interaction)).title
    except Refusal:
        return titles()[0]


async def _suggest_place(interaction: Interaction, kind: PlaceKind, typed: str) -> list[Choice[str]]:
    try:
        match_messages = await match_messages_for(
            interaction, (await find_match(interaction, interaction.namespace.match)).id
        )
    except (Refusal, CodedError):
        return []
    observation = await interaction.client.referee.observe(match_messages.position.match.id, None)
    found = match_messages.places(observation, kind)
    near = [place for place in found if typed.casefold() in place.label.casefold()]
    return [Choice(name=place.label, value=place.value) for place in near[:MAX_CHOICES]]
