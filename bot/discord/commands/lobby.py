"""Tables that have not started: opening one, taking a seat, and the start."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.discord import threads
from bot.discord.commands import quota, server_settings, timing
from bot.discord.commands.context import (
    about_match,
    defer_ephemeral,
    find_match,
    open_form,
    person_of,
    respond,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import TITLE_CHOICES, option_choices, word
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
from bot.discord.services import Interaction
from bot.matches import Person
from bot.matches.lobby import Place
from bot.matches.match_view import MatchRows
from bot.matches.playing import require_seat_count
from bot.store.guilds import Guild
from bot.store.match_settings import MatchSettings
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
    interaction: Interaction,
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
    await defer_ephemeral(interaction)
    place, guild = await _place(interaction)
    options = {name: value for name, value in (("side", side), ("setup", setup)) if value is not None}
    host = await person_of(interaction)
    kept = MatchSettings("round" if (verbosity or guild.verbosity) == "round" else "steps", private)
    timing_wished = await timing.pace_of_new(interaction, pace, planning, choices, vacation)
    await interaction.client.lobby.create(title, options, seats, host, place, timing_wished, kept)
    texts = texts_for(interaction)
    lines = [texts("lobby-opened", place=channel(place.channel_id))]
    if threads.is_slow(interaction):
        lines.append(texts("lobby-slowmode"))
    await reply_ephemeral(interaction, "\n".join(lines))


@game.command(name=word("command-join"), description=word("command-join-description"))
@about_match
async def join(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    found = await _find_open(interaction, match)
    await interaction.client.lobby.join(found.id, await person_of(interaction))
    await reply_ephemeral(interaction, texts_for(interaction)("lobby-joined"))


@game.command(name=word("command-leave"), description=word("command-leave-description"))
@about_match
async def leave(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    found = await _find_open(interaction, match)
    await interaction.client.lobby.leave(found.id, interaction.user.id)
    await reply_ephemeral(interaction, texts_for(interaction)("lobby-left"))


@game.command(name=word("command-start"), description=word("command-start-description"))
@about_match
async def start(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    await begin(interaction, (await _find_open(interaction, match)).id)


async def on_press(interaction: Interaction, control: ControlId) -> None:
    """A button of the lobby message, or a select of the private options."""
    lobby, match_id = interaction.client.lobby, control.address.match
    if control.verb == lobby_message.START:
        await defer_ephemeral(interaction)
        return await begin(interaction, match_id)
    if control.verb == lobby_message.OPTIONS:
        await defer_ephemeral(interaction)
        return await _show_options(interaction, match_id)
    if control.verb == lobby_message.WORD:
        return await _give_word(interaction, control)
    await interaction.response.defer()
    match control.verb:
        case lobby_message.JOIN:
            await lobby.join(match_id, await person_of(interaction))
        case lobby_message.LEAVE:
            await lobby.leave(match_id, interaction.user.id)
        case lobby_message.ADD_AI:
            await lobby.add_ai(match_id, await person_of(interaction))
        case lobby_message.REMOVE_AI:
            await lobby.remove_ai(match_id, await person_of(interaction))
        case lobby_message.SEATS | lobby_message.CHOOSE:
            await _set_option(interaction, control)
        case _:
            raise Refusal("unreadable_id")
    return None


async def begin(interaction: Interaction, match_id: str) -> None:
    """Open the thread, start the match there, and say privately where it is. Of two presses, one starts."""
    async with interaction.client.press_locks.through(match_id):
        await _begin(interaction, match_id)


async def _begin(interaction: Interaction, match_id: str) -> None:
    lobby, texts = interaction.client.lobby, texts_for(interaction)
    person, table = await person_of(interaction), await lobby.table(match_id)
    _require_startable(table, person)
    if interaction.channel_id != table.match.channel_id:
        raise Refusal("start_elsewhere", place=channel(table.match.channel_id))
    threads.require_permissions(interaction)
    thread_id = await threads.open_for(interaction, table)
    await lobby.start(match_id, person)
    here = texts("lobby-started-here")
    lines = [texts("lobby-started", place=channel(thread_id)) if thread_id else here]
    if missing := threads.missing_for_threads(interaction):
        lines.append(texts("lobby-no-thread", permissions=threads.named(missing, texts)))
    await reply_ephemeral(interaction, "\n".join(lines))


async def _place(interaction: Interaction) -> tuple[Place, Guild]:
    """Where the new table is announced, and what the server has set. Raises Refusal."""
    if interaction.guild_id is None:
        raise Refusal("guild_only")
    if not isinstance(interaction.channel, discord.TextChannel | discord.Thread):
        raise Refusal("wrong_channel")
    threads.require_permissions(interaction)
    guild = await quota.admit(interaction, interaction.guild_id)
    locale = guild.locale or (interaction.guild_locale or interaction.locale).value
    return Place(interaction.guild_id, interaction.channel.id, locale), guild


async def _find_open(interaction: Interaction, named: str | None) -> Match:
    """The match that is meant; without a name, one that has not started goes first."""
    return await find_match(interaction, named, prefer=("lobby",))


def _require_startable(table: MatchRows, person: Person) -> None:
    """What would make the start fail after the thread was opened. Raises what `Lobby.start` raises."""
    table.require_lobby()
    table.require_host(person)
    require_seat_count(table.game, len(table.seats))


async def _give_word(interaction: Interaction, control: ControlId) -> None:
    """The button opens the form, which comes back with the word."""
    lobby, match_id = interaction.client.lobby, control.address.match
    typed = press(interaction, control).fields.get(lobby_message.WORD)
    if typed is None:
        form = lobby_message.word_form(
            await lobby.word_of(match_id, interaction.user.id), texts_for(interaction)
        )
        await open_form(interaction, form, control.address)
    else:
        await interaction.response.defer()
        await lobby.give_word(match_id, interaction.user.id, typed)


async def _show_options(interaction: Interaction, match_id: str) -> None:
    match = (await interaction.client.lobby.table(match_id)).match
    await respond(
        interaction,
        lobby_message.options_panel(match, texts_for(interaction)),
        Address(Route.LOBBY, match_id),
    )


async def _set_option(interaction: Interaction, control: ControlId) -> None:
    """A select of the private options was used."""
    match = (await interaction.client.lobby.table(control.address.match)).match
    changed = _with_option(match, control, "".join(press(interaction, control).values))
    person = await person_of(interaction)
    await interaction.client.lobby.set_up(match.id, person, changed.options, changed.seats_wanted)
    await _show_options(interaction, match.id)


def _with_option(match: Match, control: ControlId, value: str) -> Match:
    """The match as it is wished for. Raises Refusal for what is no option."""
    options: dict[str, Any] = match.options
    if control.verb == lobby_message.SEATS and value in map(str, find(match.title).seat_counts):
        return replace(match, seats_wanted=int(value))
    values = lobby_message.choices(find(match.title)).get(control.argument, {})
    if value in values:
        return replace(match, options={**options, control.argument: values[value]})
    raise Refusal("unknown_option", value=escaped(value))
