"""Looking: board, status, log, rules, list. All of it answers only the person who asks."""

from discord import app_commands

from bot.discord.commands.context import (
    MOST_CHOICES,
    Click,
    about_match,
    announcer_for,
    find_match,
    open_form,
    show,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import THEME_CHOICES, TITLE_CHOICES, VIEW_CHOICES, word
from bot.discord.delivery.digest import waits_for
from bot.discord.ids import Address, Route
from bot.discord.layout import Sheet
from bot.store import matches
from bot.store.engine import reading
from bot.store.matches import ALIVE, Match
from bot.views import rulebook
from bot.views.abilities import Look, PlaceKind
from bot.views.limits import CONTENT
from bot.views.listing import entry, fitting
from bot.views.match_messages import NO_WISH, RULES
from bot.views.message import Field, Form
from bot.views.names import escaped
from bot.views.texts import LANGUAGES, Texts
from rules.core.errors import CodedError
from rules.core.registry import titles

WORDS = "words"
"""The field of the form in which one asks for rules."""
MOST_LISTED = 15


async def suggest_region(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: the regions of the match that the command is about."""
    return await _suggest_place(click, "region", typed)


async def suggest_province(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: its provinces."""
    return await _suggest_place(click, "province", typed)


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
    click: Click,
    region: str | None = None,
    province: str | None = None,
    view: str | None = None,
    theme: str | None = None,
    text: bool = False,
    match: str | None = None,
) -> None:
    await think(click)
    found = (await find_match(click, match)).id
    if text:
        await show_account(click, found)
    else:
        await show_board(click, found, Look(view, theme, region, province))


@game.command(name=word("command-status"), description=word("command-status-description"))
@about_match
async def status(click: Click, match: str | None = None) -> None:
    await think(click)
    await show_status(click, (await find_match(click, match)).id)


@game.command(name=word("command-log"), description=word("command-log-description"))
@about_match
async def log(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await find_match(click, match)
    announcer = await announcer_for(click, found.id)
    message = announcer.log(await click.client.referee.story(found.id))
    await show(click, message, Address(Route.TABLE, found.id))


@game.command(name=word("command-rules"), description=word("command-rules-description"))
@app_commands.rename(words=word("option-words"), title=word("option-title"))
@app_commands.describe(words=word("option-words-description"), title=word("option-title-description"))
@app_commands.choices(title=TITLE_CHOICES)
async def rules(click: Click, words: app_commands.Range[str, 1, 100], title: str | None = None) -> None:
    await think(click)
    await whisper(click, excerpts(title or await _title_here(click), words, words_for(click)))


@game.command(name=word("command-list"), description=word("command-list-description"))
@app_commands.rename(mine=word("option-mine"))
@app_commands.describe(mine=word("option-mine-description"))
async def list_matches(click: Click, mine: bool = False) -> None:
    await think(click)
    words = words_for(click)
    entries = [await _entry(click, match) for match in await _listed(click, mine)]
    await whisper(click, fitting(words("list-heading"), entries or [words("list-empty")], CONTENT))


async def show_board(click: Click, match_id: str, look: Look = NO_WISH) -> None:
    """Show the board as the deferred, ephemeral answer. Raises UnknownPlace."""
    announcer = await announcer_for(click, match_id)
    observation = await click.client.referee.observe(match_id, None)
    await show(click, announcer.board(observation, look), Address(Route.TABLE, match_id))


async def show_account(click: Click, match_id: str) -> None:
    """The position in words: the first message answers, the others follow it."""
    announcer = await announcer_for(click, match_id)
    address = Address(Route.TABLE, match_id)
    first, *others = announcer.account(await click.client.referee.observe(match_id, None))
    await show(click, first, address)
    for message in others:
        await click.followup.send(view=Sheet(message, address).view(), ephemeral=True)


async def show_status(click: Click, match_id: str) -> None:
    """Show where the match is as the deferred, ephemeral answer."""
    announcer = await announcer_for(click, match_id)
    observation = await click.client.referee.observe(match_id, None)
    await show(click, announcer.status(observation), Address(Route.TABLE, match_id))


async def ask_words(click: Click, address: Address) -> None:
    """The button Rules: ask for the words to look for."""
    words = words_for(click)
    line = Field(WORDS, words("rules-form-words"), placeholder=words("rules-form-example"))
    await open_form(click, Form(words("rules-form-title"), RULES, (line,)), address)


async def tell_rules(click: Click, match_id: str, asked: str) -> None:
    """The words have been sent in."""
    await think(click)
    title = (await announcer_for(click, match_id)).position.match.title
    await whisper(click, excerpts(title, asked, words_for(click)))


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


async def _title_here(click: Click) -> str:
    """The title of the match that the person is at; else the main one."""
    try:
        return (await find_match(click)).title
    except Refusal:
        return titles()[0]


async def _suggest_place(click: Click, kind: PlaceKind, typed: str) -> list[app_commands.Choice[str]]:
    try:
        announcer = await announcer_for(click, (await find_match(click, click.namespace.match)).id)
    except (Refusal, CodedError):
        return []
    observation = await click.client.referee.observe(announcer.position.match.id, None)
    found = announcer.places(observation, kind)
    near = [place for place in found if typed.casefold() in place.label.casefold()]
    return [app_commands.Choice(name=place.label, value=place.value) for place in near[:MOST_CHOICES]]


async def _listed(click: Click, mine: bool) -> list[Match]:
    async with reading(click.client.engine) as connection:
        if mine or click.guild_id is None:
            found = await matches.held_by(connection, click.user.id, *ALIVE)
        else:
            found = await matches.in_guild(connection, click.guild_id, *ALIVE)
    return found[:MOST_LISTED]


async def _entry(click: Click, match: Match) -> str:
    async with reading(click.client.engine) as connection:
        players = await matches.seatings(connection, match.id)
    owing = await waits_for(click.client.referee, match, click.user.id)
    return entry(match, players, owing, words_for(click))
