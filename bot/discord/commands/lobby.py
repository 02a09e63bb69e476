"""Tables that have not started: opening one within the quota of its server, taking a seat, and the start."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands

from bot.discord import threads
from bot.discord.commands.context import (
    defer_ephemeral,
    find_match,
    open_form,
    person_of,
    player_of,
    respond,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import (
    MatchOption,
    OpeningOptions,
    PaceOption,
    TitleOption,
    VacationOption,
    VerbosityOption,
    owner_of_option,
    time_control_of,
)
from bot.discord.commands.registration import command
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
from bot.discord.markdown import channel, escaped
from bot.discord.services import Interaction
from bot.matches import Actor
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS
from bot.matches.lobby import Place
from bot.matches.match_view import MatchRows
from bot.matches.playing import require_seat_count
from bot.store import administration, matches
from bot.store.administration import Guild
from bot.store.engine import reading
from bot.store.matches import ALIVE, Match, MatchSettings
from bot.store.scheduling import TimeControl
from bot.views import lobby_message
from bot.views.texts import Texts
from rules.core.card import TitleCard
from rules.core.registry import cards, find, titles

DEFAULT_SEATS = 4
WINDOW = 600
"""Seconds for which the tables that are opened by one person, and on one server, are counted."""
MAX_BY_PERSON, MAX_IN_GUILD = 3, 10


@command("new")
async def new(
    interaction: Interaction,
    title: TitleOption = None,
    seats: app_commands.Range[int, 1, 10] = DEFAULT_SEATS,
    options: OpeningOptions = MappingProxyType({}),
    pace: PaceOption = None,
    planning: str | None = None,
    choices: str | None = None,
    vacation: VacationOption = None,
    verbosity: VerbosityOption = None,
    private: bool = False,
) -> None:
    place, guild = await _place(interaction)
    card = cards()[title or titles()[0]]
    chosen = _opening_options(card, options, texts_for(interaction))
    host = await person_of(interaction)
    settings = MatchSettings("round" if (verbosity or guild.verbosity) == "round" else "steps", private)
    time_control = time_control_of(_time_control(guild), pace, planning, choices, vacation)
    await interaction.client.lobby.create(host, card.key, chosen, seats, place, time_control, settings)
    texts = texts_for(interaction)
    lines = [texts("lobby-opened", place=channel(place.channel_id))]
    if threads.is_slow(interaction):
        lines.append(texts("lobby-slowmode"))
    await reply_ephemeral(interaction, "\n".join(lines))


@command("join")
async def join(interaction: Interaction, match: MatchOption = None) -> None:
    found = await _find_open(interaction, match)
    await interaction.client.lobby.join(await person_of(interaction), found.id)
    await reply_ephemeral(interaction, texts_for(interaction)("lobby-joined"))


@command("leave")
async def leave(interaction: Interaction, match: MatchOption = None) -> None:
    found = await _find_open(interaction, match)
    await interaction.client.lobby.leave(player_of(interaction), found.id)
    await reply_ephemeral(interaction, texts_for(interaction)("lobby-left"))


@command("start")
async def start(interaction: Interaction, match: MatchOption = None) -> None:
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
            await lobby.join(await person_of(interaction), match_id)
        case lobby_message.LEAVE:
            await lobby.leave(player_of(interaction), match_id)
        case lobby_message.ADD_AI:
            await lobby.add_ai(await person_of(interaction), match_id)
        case lobby_message.REMOVE_AI:
            await lobby.remove_ai(await person_of(interaction), match_id)
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
    person, table = await person_of(interaction), await lobby.rows(match_id)
    _require_startable(table, person)
    if interaction.channel_id != table.match.channel_id:
        raise Refusal("start_elsewhere", place=channel(table.match.channel_id))
    threads.require_permissions(interaction)
    thread_id = await threads.open_for(interaction, person, table)
    await interaction.client.referee.start(person, match_id)
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
    guild = await _admitted(interaction, interaction.guild_id)
    locale = guild.locale or (interaction.guild_locale or interaction.locale).value
    return Place(interaction.guild_id, interaction.channel.id, locale), guild


async def _admitted(interaction: Interaction, guild_id: int) -> Guild:
    """The settings of the server, if they let this person open a table here and now. Raises Refusal."""
    async with reading(interaction.client.engine) as connection:
        guild = await administration.read_guild(connection, guild_id)
        alive = await matches.in_guild(connection, guild_id, *ALIVE)
        recent = await matches.opened_since(connection, guild_id, int(interaction.client.clock()) - WINDOW)
    _require_channel(interaction, guild)
    if guild.most_matches is not None and len(alive) >= guild.most_matches:
        raise Refusal("too_many_matches", most=guild.most_matches)
    own = [match for match in recent if match.host_id == interaction.user.id]
    if len(own) >= MAX_BY_PERSON or len(recent) >= MAX_IN_GUILD:
        raise Refusal("too_often", minutes=WINDOW // 60)
    return guild


def _require_channel(interaction: Interaction, guild: Guild) -> None:
    """Threads count as the channel that they belong to."""
    place = interaction.channel
    here = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    if guild.channels and here not in guild.channels:
        raise Refusal("not_in_this_channel", places=[channel(known) for known in guild.channels])


async def _find_open(interaction: Interaction, named: str | None) -> Match:
    """The match that is meant; without a name, one that has not started goes first."""
    return await find_match(interaction, named, prefer=("lobby",))


def _require_startable(table: MatchRows, person: Actor) -> None:
    """What would make the start fail after the thread was opened. Raises what `Referee.start` raises."""
    table.require_lobby()
    table.require_host(person)
    require_seat_count(table.game, len(table.seats))


async def _give_word(interaction: Interaction, control: ControlId) -> None:
    """The button opens the form, which comes back with the word."""
    lobby, match_id = interaction.client.lobby, control.address.match
    typed = press(interaction, control).fields.get(lobby_message.WORD)
    if typed is None:
        form = lobby_message.word_form(
            await lobby.word_of(player_of(interaction), match_id), texts_for(interaction)
        )
        await open_form(interaction, form, control.address)
    else:
        await interaction.response.defer()
        await lobby.give_word(player_of(interaction), match_id, typed)


async def _show_options(interaction: Interaction, match_id: str) -> None:
    match = (await interaction.client.lobby.rows(match_id)).match
    await respond(
        interaction,
        lobby_message.options_panel(match, texts_for(interaction)),
        Address(Route.LOBBY, match_id),
    )


async def _set_option(interaction: Interaction, control: ControlId) -> None:
    """A select of the private options was used."""
    match = (await interaction.client.lobby.rows(control.address.match)).match
    changed = _with_option(match, control, "".join(press(interaction, control).values))
    person = await person_of(interaction)
    await interaction.client.lobby.set_up(person, match.id, changed.options, changed.seats_wanted)
    await _show_options(interaction, match.id)


def _time_control(guild: Guild) -> TimeControl:
    """What the server has set for new matches."""
    base = TIME_CONTROLS[guild.pace or DEFAULT]
    return replace(base, strikes=guild.strikes or base.strikes)


def _opening_options(card: TitleCard, given: Mapping[str, str], texts: Texts) -> dict[str, Any]:
    """The options that were given, as the title's rules take them. Raises Refusal for another title's."""
    values = card.choices()
    for name, value in given.items():
        if name not in card.opening_options:
            option = texts(f"{owner_of_option(name)}-command-{name}")
            raise Refusal("option_of_other_title", title=texts(f"title-{card.key}"), option=option)
        if value not in values[name]:
            raise Refusal("unknown_option", value=escaped(value))
    return {name: values[name][value] for name, value in given.items()}


def _with_option(match: Match, control: ControlId, value: str) -> Match:
    """The match with the chosen option. Raises Refusal for a value that its title does not have."""
    options: dict[str, Any] = match.options
    if control.verb == lobby_message.SEATS and value in map(str, find(match.title).seat_counts):
        return replace(match, seats_wanted=int(value))
    values = find(match.title).card.choices().get(control.argument, {})
    if value in values:
        return replace(match, options={**options, control.argument: values[value]})
    raise Refusal("unknown_option", value=escaped(value))
