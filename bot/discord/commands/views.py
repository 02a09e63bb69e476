"""Looking: board, status, log, rules, list. All of it answers only the person who asks."""

from discord import app_commands

from bot.discord.commands.context import (
    MAX_CHOICES,
    about_match,
    announcer_for,
    defer_ephemeral,
    find_match,
    open_form,
    respond,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import THEME_CHOICES, TITLE_CHOICES, VIEW_CHOICES, word
from bot.discord.delivery.digest import waits_for
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage
from bot.discord.services import Interaction
from bot.store import matches
from bot.store.engine import reading
from bot.store.matches import ALIVE, Match
from bot.views import rulebook
from bot.views.limits import CONTENT
from bot.views.listing import entry, fitting
from bot.views.match_messages import RULES
from bot.views.message import Field, Form
from bot.views.names import escaped
from bot.views.presenter import USUAL_LOOK, Look, PlaceKind
from bot.views.texts import LANGUAGES, Texts
from rules.core.errors import CodedError
from rules.core.registry import titles

WORDS = "words"
"""The field of the form in which one asks for rules."""
MAX_LISTED = 15


async def suggest_region(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: the regions of the match that the command is about."""
    return await _suggest_place(interaction, "region", typed)


async def suggest_province(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: its provinces."""
    return await _suggest_place(interaction, "province", typed)


@game.command(name=word("command-board"), description=word("command-board-description"))
@app_commands.rename(
    region=word("option-region"),
    province=word("option-province"),
    view=word("option-view"),
    theme=word("option-theme"),
    text=word("option-text"),
)
@app_commands.describe(
    region=word("option-region-description"),
    province=word("option-province-description"),
    view=word("option-view-description"),
    theme=word("option-theme-description"),
    text=word("option-text-description"),
)
@app_commands.choices(view=VIEW_CHOICES, theme=THEME_CHOICES)
@app_commands.autocomplete(region=suggest_region, province=suggest_province)
@about_match
async def board(
    interaction: Interaction,
    region: str | None = None,
    province: str | None = None,
    view: str | None = None,
    theme: str | None = None,
    text: bool = False,
    match: str | None = None,
) -> None:
    await defer_ephemeral(interaction)
    found = (await find_match(interaction, match)).id
    if text:
        await show_account(interaction, found)
    else:
        await show_board(interaction, found, Look(view, theme, region, province))


@game.command(name=word("command-status"), description=word("command-status-description"))
@about_match
async def status(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    await show_status(interaction, (await find_match(interaction, match)).id)


@game.command(name=word("command-log"), description=word("command-log-description"))
@about_match
async def log(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    found = await find_match(interaction, match)
    announcer = await announcer_for(interaction, found.id)
    message = announcer.log(await interaction.client.referee.story(found.id))
    await respond(interaction, message, Address(Route.TABLE, found.id))


@game.command(name=word("command-rules"), description=word("command-rules-description"))
@app_commands.rename(words=word("option-words"), title=word("option-title"))
@app_commands.describe(words=word("option-words-description"), title=word("option-title-description"))
@app_commands.choices(title=TITLE_CHOICES)
async def rules(
    interaction: Interaction, words: app_commands.Range[str, 1, 100], title: str | None = None
) -> None:
    await defer_ephemeral(interaction)
    await reply_ephemeral(
        interaction, excerpts(title or await _title_here(interaction), words, texts_for(interaction))
    )


@game.command(name=word("command-list"), description=word("command-list-description"))
@app_commands.rename(mine=word("option-mine"))
@app_commands.describe(mine=word("option-mine-description"))
async def list_matches(interaction: Interaction, mine: bool = False) -> None:
    await defer_ephemeral(interaction)
    words = texts_for(interaction)
    entries = [await _entry(interaction, match) for match in await _listed(interaction, mine)]
    await reply_ephemeral(
        interaction, fitting(words("list-heading"), entries or [words("list-empty")], CONTENT)
    )


async def show_board(interaction: Interaction, match_id: str, look: Look = USUAL_LOOK) -> None:
    """Show the board as the deferred, ephemeral answer. Raises UnknownPlace."""
    announcer = await announcer_for(interaction, match_id)
    observation = await interaction.client.referee.observe(match_id, None)
    await respond(interaction, announcer.board(observation, look), Address(Route.TABLE, match_id))


async def show_account(interaction: Interaction, match_id: str) -> None:
    """The position in words: the first message answers, the others follow it."""
    announcer = await announcer_for(interaction, match_id)
    address = Address(Route.TABLE, match_id)
    first, *others = announcer.text_board(await interaction.client.referee.observe(match_id, None))
    await respond(interaction, first, address)
    for message in others:
        await interaction.followup.send(view=RenderedMessage(message, address).view(), ephemeral=True)


async def show_status(interaction: Interaction, match_id: str) -> None:
    """Show where the match is as the deferred, ephemeral answer."""
    announcer = await announcer_for(interaction, match_id)
    observation = await interaction.client.referee.observe(match_id, None)
    await respond(interaction, announcer.status(observation), Address(Route.TABLE, match_id))


async def ask_words(interaction: Interaction, address: Address) -> None:
    """The button Rules: ask for the words to look for."""
    words = texts_for(interaction)
    line = Field(WORDS, words("rules-form-words"), placeholder=words("rules-form-example"))
    await open_form(interaction, Form(words("rules-form-title"), RULES, (line,)), address)


async def tell_rules(interaction: Interaction, match_id: str, asked: str) -> None:
    """The words have been sent in."""
    await defer_ephemeral(interaction)
    title = (await announcer_for(interaction, match_id)).position.match.title
    await reply_ephemeral(interaction, excerpts(title, asked, texts_for(interaction)))


def excerpts(title: str, asked: str, words: Texts) -> str:
    """The rules that fit, as one short message."""
    found, asked = rulebook.search(title, asked), escaped(asked)
    heading = words("rules-heading", words=asked) if found else _none(title, asked, words)
    english = () if words.language == LANGUAGES[0] else (words("rules-english"),)
    entries = [
        words("rules-entry", number=rule.number, heading=rule.heading, text=rule.text) for rule in found
    ]
    rulings = (words("rules-rulings"),) if any("[ruling" in rule.text for rule in found) else ()
    return "\n".join((heading, *english, *rulings, *entries))[:CONTENT]


def _none(title: str, asked: str, words: Texts) -> str:
    """That no rule fits, with the number of one that there is."""
    return words("rules-none", words=asked, number=rulebook.rules(title)[0].number)


async def _title_here(interaction: Interaction) -> str:
    """The title of the match that the person is at; else the main one."""
    try:
        return (await find_match(interaction)).title
    except Refusal:
        return titles()[0]


async def _suggest_place(
    interaction: Interaction, kind: PlaceKind, typed: str
) -> list[app_commands.Choice[str]]:
    try:
        announcer = await announcer_for(
            interaction, (await find_match(interaction, interaction.namespace.match)).id
        )
    except (Refusal, CodedError):
        return []
    observation = await interaction.client.referee.observe(announcer.position.match.id, None)
    found = announcer.places(observation, kind)
    near = [place for place in found if typed.casefold() in place.label.casefold()]
    return [app_commands.Choice(name=place.label, value=place.value) for place in near[:MAX_CHOICES]]


async def _listed(interaction: Interaction, mine: bool) -> list[Match]:
    async with reading(interaction.client.engine) as connection:
        if mine or interaction.guild_id is None:
            found = await matches.held_by(connection, interaction.user.id, *ALIVE)
        else:
            found = await matches.in_guild(connection, interaction.guild_id, *ALIVE)
    return found[:MAX_LISTED]


async def _entry(interaction: Interaction, match: Match) -> str:
    async with reading(interaction.client.engine) as connection:
        players = await matches.seatings(connection, match.id)
    owing = await waits_for(interaction.client.referee, match, interaction.user.id)
    return entry(match, players, owing, texts_for(interaction))
