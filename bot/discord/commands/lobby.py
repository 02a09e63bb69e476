"""Tables that have not started: opening one, taking a seat, and the start."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.discord import threads
from bot.discord.commands import quota, server_settings, timing
from bot.discord.commands.context import (
    Click,
    about_match,
    find_match,
    open_form,
    person_of,
    show,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import TITLE_CHOICES, option_choices, word
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
from bot.matches import Person
from bot.matches.lobby import Place
from bot.matches.match_view import Table
from bot.matches.playing import require_seat_count
from bot.store.guilds import Guild
from bot.store.match_settings import Manners
from bot.store.matches import Match
from bot.views import lobby_message
from bot.views.mentions import channel
from bot.views.names import escaped
from rules.core.registry import find, titles

DEFAULT_SEATS = 4


@game.command(name=word("command-new"), description=word("command-new-description"))
@app_commands.rename(
    title=word("option-title"),
    seats=word("option-seats"),
    side=word("option-side"),
    setup=word("option-setup"),
    pace=word("option-pace"),
    planning=word("option-planning"),
    choices=word("option-choices"),
    vacation=word("option-vacation"),
    verbosity=word("option-verbosity"),
    private=word("option-private"),
)
@app_commands.describe(
    title=word("option-title-description"),
    seats=word("option-seats-description"),
    side=word("option-side-description"),
    setup=word("option-setup-description"),
    pace=word("option-pace-description"),
    planning=word("option-planning-description"),
    choices=word("option-choices-description"),
    vacation=word("option-vacation-description"),
    verbosity=word("option-verbosity-description"),
    private=word("option-private-description"),
)
@app_commands.choices(title=TITLE_CHOICES, side=option_choices("side"), setup=option_choices("setup"))
@app_commands.choices(
    pace=timing.PACE_CHOICES, vacation=timing.AWAY_CHOICES, verbosity=server_settings.VERBOSITY_CHOICES
)
async def new(
    click: Click,
    title: str = titles()[0],
    seats: app_commands.Range[int, 1, 10] = DEFAULT_SEATS,
    side: str | None = None,
    setup: str | None = None,
    pace: str | None = None,
    planning: str | None = None,
    choices: str | None = None,
    vacation: str | None = None,
    verbosity: str | None = None,
    private: bool = False,
) -> None:
    await think(click)
    place, guild = await _place(click)
    options = {name: value for name, value in (("side", side), ("setup", setup)) if value is not None}
    host = await person_of(click)
    kept = Manners("round" if (verbosity or guild.verbosity) == "round" else "steps", private)
    timing_wished = await timing.pace_of_new(click, pace, planning, choices, vacation)
    await click.client.lobby.create(title, options, seats, host, place, timing_wished, kept)
    words = words_for(click)
    lines = [words("lobby-opened", place=channel(place.channel_id))]
    if threads.is_slow(click):
        lines.append(words("lobby-slowmode"))
    await whisper(click, "\n".join(lines))


@game.command(name=word("command-join"), description=word("command-join-description"))
@about_match
async def join(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await _find_open(click, match)
    await click.client.lobby.join(found.id, await person_of(click))
    await whisper(click, words_for(click)("lobby-joined"))


@game.command(name=word("command-leave"), description=word("command-leave-description"))
@about_match
async def leave(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await _find_open(click, match)
    await click.client.lobby.leave(found.id, click.user.id)
    await whisper(click, words_for(click)("lobby-left"))


@game.command(name=word("command-start"), description=word("command-start-description"))
@about_match
async def start(click: Click, match: str | None = None) -> None:
    await think(click)
    await begin(click, (await _find_open(click, match)).id)


async def on_press(click: Click, control: ControlId) -> None:
    """A button of the lobby message, or a select of the private options."""
    lobby, match_id = click.client.lobby, control.address.match
    if control.verb == lobby_message.START:
        await think(click)
        return await begin(click, match_id)
    if control.verb == lobby_message.OPTIONS:
        await think(click)
        return await _show_options(click, match_id)
    if control.verb == lobby_message.WORD:
        return await _give_word(click, control)
    await click.response.defer()
    match control.verb:
        case lobby_message.JOIN:
            await lobby.join(match_id, await person_of(click))
        case lobby_message.LEAVE:
            await lobby.leave(match_id, click.user.id)
        case lobby_message.ADD_AI:
            await lobby.add_ai(match_id, await person_of(click))
        case lobby_message.REMOVE_AI:
            await lobby.remove_ai(match_id, await person_of(click))
        case lobby_message.SEATS | lobby_message.CHOOSE:
            await _set_option(click, control)
        case _:
            raise Refusal("unreadable_id")
    return None


async def begin(click: Click, match_id: str) -> None:
    """Open the thread, start the match there, and say privately where it is. Of two presses, one starts."""
    async with click.client.turnstile.through(match_id):
        await _begin(click, match_id)


async def _begin(click: Click, match_id: str) -> None:
    lobby, words = click.client.lobby, words_for(click)
    person, table = await person_of(click), await lobby.table(match_id)
    _require_startable(table, person)
    if click.channel_id != table.match.channel_id:
        raise Refusal("start_elsewhere", place=channel(table.match.channel_id))
    threads.require_permissions(click)
    thread_id = await threads.open_for(click, table)
    await lobby.start(match_id, person)
    here = words("lobby-started-here")
    lines = [words("lobby-started", place=channel(thread_id)) if thread_id else here]
    if missing := threads.missing_for_threads(click):
        lines.append(words("lobby-no-thread", permissions=threads.named(missing, words)))
    await whisper(click, "\n".join(lines))


async def _place(click: Click) -> tuple[Place, Guild]:
    """Where the new table is announced, and what the server has set. Raises Refusal."""
    if click.guild_id is None:
        raise Refusal("guild_only")
    if not isinstance(click.channel, discord.TextChannel | discord.Thread):
        raise Refusal("wrong_channel")
    threads.require_permissions(click)
    guild = await quota.admit(click, click.guild_id)
    locale = guild.locale or (click.guild_locale or click.locale).value
    return Place(click.guild_id, click.channel.id, locale), guild


async def _find_open(click: Click, named: str | None) -> Match:
    """The match that is meant; without a name, one that has not started goes first."""
    return await find_match(click, named, prefer=("lobby",))


def _require_startable(table: Table, person: Person) -> None:
    """What would make the start fail after the thread was opened. Raises what `Lobby.start` raises."""
    table.require_lobby()
    table.require_host(person)
    require_seat_count(table.game, len(table.seats))


async def _give_word(click: Click, control: ControlId) -> None:
    """The button opens the form, which comes back with the word."""
    lobby, match_id = click.client.lobby, control.address.match
    typed = press(click, control).fields.get(lobby_message.WORD)
    if typed is None:
        form = lobby_message.word_form(await lobby.word_of(match_id, click.user.id), words_for(click))
        await open_form(click, form, control.address)
    else:
        await click.response.defer()
        await lobby.give_word(match_id, click.user.id, typed)


async def _show_options(click: Click, match_id: str) -> None:
    match = (await click.client.lobby.table(match_id)).match
    await show(click, lobby_message.options_panel(match, words_for(click)), Address(Route.LOBBY, match_id))


async def _set_option(click: Click, control: ControlId) -> None:
    """A select of the private options was used."""
    match = (await click.client.lobby.table(control.address.match)).match
    changed = _with_option(match, control, "".join(press(click, control).values))
    person = await person_of(click)
    await click.client.lobby.set_up(match.id, person, changed.options, changed.seats_wanted)
    await _show_options(click, match.id)


def _with_option(match: Match, control: ControlId, value: str) -> Match:
    """The match as it is wished for. Raises Refusal for what is no option."""
    options: dict[str, Any] = match.options
    if control.verb == lobby_message.SEATS and value in map(str, find(match.title).seat_counts):
        return replace(match, seats_wanted=int(value))
    values = lobby_message.choices(find(match.title)).get(control.argument, {})
    if value in values:
        return replace(match, options={**options, control.argument: values[value]})
    raise Refusal("unknown_option", value=escaped(value))
