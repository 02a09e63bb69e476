"""Tables that have not started: opening one within the quota of its server, taking a seat, and the start."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands

from ai.levels import levels_of
from bot.discord import starting, threads
from bot.discord.commands import learn
from bot.discord.commands import options as shared
from bot.discord.commands.errors import Refusal
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.commands.settings import channels_of
from bot.discord.ids import Address, ControlId, Route
from bot.discord.markdown import channel, escaped, markdown
from bot.matches import Actor
from bot.matches.clock.quiet import parse_moment
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS, is_slow
from bot.matches.lobby import Place
from bot.store import administration, matches
from bot.store.administration import Guild
from bot.store.matches import ALIVE, MatchSettings
from bot.views import lobby_message, references
from bot.views.texts import Texts, texts_in
from rules.core.card import TitleCard
from rules.core.errors import CodedError
from rules.core.registry import cards, find, titles

DEFAULT_SEATS = 4
WINDOW = 600
"""Seconds for which the tables that are opened by one person, and on one server, are counted."""
MAX_BY_PERSON, MAX_IN_GUILD = 3, 10


@command("new")
async def new(
    request: Request,
    title: shared.TitleOption = None,
    seats: app_commands.Range[int, 1, 10] = DEFAULT_SEATS,
    options: shared.OpeningOptions = MappingProxyType({}),
    pace: shared.PaceOption = None,
    planning: str | None = None,
    choices: str | None = None,
    vacation: shared.VacationOption = None,
    verbosity: shared.VerbosityOption = None,
    private: bool = False,
    language: shared.LanguageOption = None,
) -> None:
    place, guild = await _place(request, language)
    if private:
        threads.require_private_threads(request.channel)
    card = cards()[title or titles()[0]]
    chosen = _opening_options(card, options, request.texts)
    host = await request.person()
    usual = TIME_CONTROLS[guild.pace or DEFAULT]
    usual = replace(usual, strikes=guild.strikes or usual.strikes)
    time_control = shared.time_control_of(usual, pace, planning, choices, vacation)
    told = "round" if card.told_by_round and is_slow(time_control) else "steps"
    settings = MatchSettings(
        "round" if (verbosity or guild.verbosity or told) == "round" else "steps", private, card.usual_shape
    )
    await request.lobby.create(host, card.key, chosen, seats, place, time_control, settings)
    lines = [request.texts("lobby-opened", place=channel(place.channel_id))]
    if threads.is_slow(request):
        lines.append(request.texts("lobby-slowmode"))
    await request.reply_with("\n".join(lines))


@command("join")
async def join(request: Request, *, match: shared.OpenMatchOption) -> None:
    await request.lobby.join(await request.person(), match.id)
    await request.reply("lobby-joined")


@command("leave")
async def leave(request: Request, *, match: shared.OpenMatchOption) -> None:
    await request.lobby.leave(request.player, match.id)
    await request.reply("lobby-left")


@command("move")
async def move(request: Request, *, match: shared.MatchOption) -> None:
    place_id = await threads.move_here(request, match)
    await request.reply("match-moved", place=references.Place(match.guild_id, place_id))


@command("start")
async def start(request: Request, *, match: shared.OpenMatchOption) -> None:
    await begin(request, match.id, await request.person())


async def on_press(request: Request, control: ControlId) -> None:
    """A button of the lobby message, or a select of the private options."""
    lobby, match_id = request.lobby, control.address.match
    if control.verb == lobby_message.START:
        await request.defer_ephemeral()
        return await begin(request, match_id, await request.person())
    if control.verb == lobby_message.OPTIONS:
        await request.defer_ephemeral()
        (await lobby.rows(match_id)).require_lobby()
        return await _show_options(request, match_id)
    if control.verb == lobby_message.LEARN:
        await request.defer_ephemeral()
        return await learn.begin(request, (await lobby.rows(match_id)).match.title, match_id)
    if control.verb == lobby_message.CALL:
        await request.defer_ephemeral()
        called = await lobby.call_when_full(request.player, match_id)
        return await request.reply("lobby-will-call" if called else "lobby-will-not-call")
    if control.verb == lobby_message.WORD:
        return await _give_word(request, control)
    if control.verb == lobby_message.START_AT and request.pressed(control).values == (lobby_message.TYPED,):
        form = lobby_message.start_form(str(await request.zone()), request.texts)
        return await request.open_form(form, control.address)
    if control.verb in lobby_message.CHOICES:
        return await _on_choice(request, control)
    await request.defer()
    acts: dict[str, Callable[[Actor, str], Awaitable[None]]] = {
        lobby_message.JOIN: lobby.join,
        lobby_message.LEAVE: lobby.leave,
        lobby_message.ADD_AI: lobby.add_ai,
        lobby_message.REMOVE_AI: lobby.remove_ai,
    }
    if control.verb not in acts:
        raise Refusal("unreadable_id")
    return await acts[control.verb](await request.person(), match_id)


async def begin(request: Request, match_id: str, person: Actor) -> None:
    """Start the match, and say privately where it is. `person` is who starts it: the host, or a moderator."""
    texts, spot = request.texts, threads.spot_of(request)
    match = (await request.lobby.rows(match_id)).match
    elsewhere = request.interaction.channel_id != match.channel_id
    if elsewhere and match.status == "lobby":
        raise Refusal("start_elsewhere", place=channel(match.channel_id))
    thread_id = await starting.begin(request.bot, person, match_id, spot)
    there = references.Place(match.guild_id, thread_id or match.channel_id)
    lines = [texts("lobby-started", place=there) if thread_id else texts("lobby-started-here")]
    if missing := spot.missing_for_threads():
        lines.append(texts("lobby-no-thread", permissions=threads.named(missing, texts)))
    await request.reply_with("\n".join(lines))


async def rematch(request: Request, control: ControlId) -> None:
    """The button below the end of a match: another table for the same people, once."""
    match_id = control.address.match
    rows = await request.lobby.rows(match_id)
    table, is_member = rows.match, request.bot.membership.holds
    await _admitted(request, table.guild_id)
    people = [player.user_id for player in rows.seats if player.user_id]
    gone = [person for person in people if not await is_member(table.guild_id, person)]
    opened, is_new = await request.lobby.rematch(await request.person(), match_id, gone)
    place = references.Place(opened.guild_id, opened.place_id)
    if not is_new:
        return await request.reply("rematch-exists", place=place)
    player = references.Name(request.user.display_name)
    told = markdown(texts_in(table.locale)("rematch-opened", player=player, place=place))
    return await request.announce(told)


async def _place(request: Request, language: str | None) -> tuple[Place, Guild]:
    """Where and in which language the new table is announced, and what the server has set. Raises Refusal."""
    if request.guild_id is None:
        raise Refusal("guild_only")
    if not isinstance(request.channel, discord.TextChannel | discord.Thread):
        raise Refusal("wrong_channel")
    threads.spot_of(request).require_permissions()
    guild = await _admitted(request, request.guild_id)
    return Place(request.guild_id, request.channel.id, language or request.public_locale(guild)), guild


async def _admitted(request: Request, guild_id: int) -> Guild:
    """The settings of the server, if they let this person open a table here and now. Raises Refusal."""
    async with request.reading() as connection:
        guild = await administration.read_guild(connection, guild_id)
        alive = await matches.in_guild(connection, guild_id, *ALIVE)
        recent = await matches.opened_since(connection, guild_id, int(request.bot.clock()) - WINDOW)
    place = request.channel
    here = place.parent_id if isinstance(place, discord.Thread) else request.interaction.channel_id
    allowed = channels_of(request, guild)
    if allowed and here not in allowed:  # threads count as the channel that they belong to
        raise Refusal("not_in_this_channel", places=[channel(known) for known in allowed])
    if guild.most_matches is not None and len(alive) >= guild.most_matches:
        raise Refusal("too_many_matches", most=guild.most_matches)
    own = [match for match in recent if match.host_id == request.user.id]
    if len(own) >= MAX_BY_PERSON or len(recent) >= MAX_IN_GUILD:
        raise Refusal("too_often", minutes=WINDOW // 60)
    return guild


async def _give_word(request: Request, control: ControlId) -> None:
    """The button opens the form, which comes back with the word."""
    lobby, match_id = request.lobby, control.address.match
    typed = request.pressed(control).fields.get(lobby_message.WORD)
    if typed is None:
        form = lobby_message.word_form(await lobby.word_of(request.player, match_id), request.texts)
        await request.open_form(form, control.address)
    else:
        await request.defer()
        await lobby.give_word(request.player, match_id, typed)


async def _show_options(request: Request, match_id: str) -> None:
    rows = await request.lobby.rows(match_id)
    settings = await request.read(matches.read_settings, match_id)
    panel = lobby_message.options_panel(rows.match, rows.seats, request.texts, settings)
    await request.respond(panel, Address(Route.LOBBY, match_id))


async def _on_choice(request: Request, control: ControlId) -> None:
    """A select of the private options, or their form, was used; they are shown as they are then.

    Also after a refusal: a client sends nothing if the same option is chosen once more.
    """
    if not request.is_private:
        raise Refusal("unreadable_id")
    await request.defer()
    try:
        await _set_option(request, control)
    except (Refusal, CodedError):
        await _show_options(request, control.address.match)
        raise
    await _show_options(request, control.address.match)


async def _set_option(request: Request, control: ControlId) -> None:
    """Do what was chosen. Raises Refusal for a value that the title does not have."""
    match, pressed = (await request.lobby.rows(control.address.match)).match, request.pressed(control)
    game, value = find(match.title), "".join(pressed.values)
    options, seats = match.options, match.seats_wanted
    values = game.card.choices().get(control.argument, {})
    if control.verb == lobby_message.FREE:
        user_id = int(value) if value.isdecimal() else 0
        return await request.lobby.free_seat(await request.person(), match.id, user_id)
    if control.verb == lobby_message.ADD_LEVEL and value in levels_of(match.title):
        return await request.lobby.add_ai(await request.person(), match.id, value)
    if control.verb == lobby_message.START_AT and pressed.fields:
        typed = pressed.fields.get("at", "")
        moment = parse_moment(typed, int(request.bot.clock()), await request.zone())
        if moment is None:
            raise Refusal("bad_start")
        return await request.lobby.set_start(await request.person(), match.id, moment)
    if control.verb == lobby_message.START_AT and value in lobby_message.START_IN:
        seconds = lobby_message.START_IN[value]
        moment = int(request.bot.clock()) + seconds if seconds else None
        return await request.lobby.set_start(await request.person(), match.id, moment)
    if control.verb == lobby_message.FULL and value in (lobby_message.WAITS, lobby_message.STARTS):
        starts = value == lobby_message.STARTS
        return await request.lobby.set_settings(await request.person(), match.id, auto_start=starts)
    if control.verb == lobby_message.SEATS and value in map(str, game.seat_counts):
        seats = int(value)
    elif value in values:
        options = {**options, **game.card.completed({control.argument: values[value]})}
    else:
        raise Refusal("unknown_option", value=escaped(value))
    return await request.lobby.set_up(await request.person(), match.id, options, seats)


def _opening_options(card: TitleCard, given: Mapping[str, str], texts: Texts) -> dict[str, Any]:
    """The options that were given, as the title's rules take them. Raises Refusal for another title's."""
    values = card.choices()
    for name, value in given.items():
        if name not in card.opening_options:
            option = texts(f"{shared.owner_of_option(name)}-command-{name}")
            raise Refusal("option_of_other_title", title=texts(f"title-{card.key}"), option=option)
        if value not in values[name]:
            raise Refusal("unknown_option", value=escaped(value))
    return {name: values[name][value] for name, value in given.items()}
