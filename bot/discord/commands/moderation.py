"""/referee: for members with Manage Server or the role that the server has chosen. They see no secrets."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import discord
from discord import app_commands

from bot.discord.commands import options as shared
from bot.discord.commands.audit import row_line
from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import (
    MAX_STRIKES,
    AnyMatchOption,
    Moderator,
    SeatOption,
    require_not_ended,
)
from bot.discord.commands.registration import SlashCommand, command
from bot.discord.commands.request import Request
from bot.discord.ids import ControlId
from bot.discord.markdown import escaped
from bot.matches import Actor, Referee
from bot.matches.clock.time_control import MAX_QUIET, TIME_CONTROLS
from bot.matches.errors import LastPerson
from bot.store import scheduling
from bot.store.log import Row
from bot.store.matches import Match
from bot.views import listing
from bot.views.message import Button
from bot.views.phrases import pace_shown
from bot.views.references import Name, tidy
from bot.views.texts import texts_in

END = "end"
"""Verb of the button that confirms the end of a match; the argument is its status when that was asked."""
KICK = "kick"
"""Verb of the button that confirms that the last person is removed; the argument is their id."""


def _for_match(name: str, act: Callable[[Referee, Actor, str], Awaitable[Row]]) -> SlashCommand:
    @command(name)
    async def run(request: Request, moderator: Moderator, match: AnyMatchOption) -> None:
        await _reply(request, match, await act(request.referee, moderator, match.id))

    return run


pause = _for_match("pause", Referee.pause)
resume = _for_match("resume", Referee.resume)
remind = _for_match("remind", Referee.remind)


@command("substitute", "command-offer-description")
async def substitute(
    request: Request, moderator: Moderator, seat: SeatOption, withdraw: bool = False, *, match: AnyMatchOption
) -> None:
    row = await request.referee.offer_seat(moderator, match.id, seat, withdraw=withdraw)
    await _reply(request, match, row)


@command("transfer")
async def transfer(request: Request, moderator: Moderator, seat: SeatOption, match: AnyMatchOption) -> None:
    _require_begun(match)
    player = next((one for one in await request.players_of(match) if one.seat == seat), None)
    if player and player.user_id and not await request.bot.membership.holds(match.guild_id, player.user_id):
        raise Refusal("no_member", player=escaped(player.name))
    await _reply(request, match, await request.referee.transfer(moderator, match.id, seat))


@command("kick")
async def kick(request: Request, moderator: Moderator, seat: SeatOption, match: AnyMatchOption) -> None:
    texts = request.texts
    people = {player.seat: player for player in await request.players_of(match) if player.user_id}
    player = people.get(seat)
    try:
        if player and player.user_id and match.status == "lobby":
            await request.lobby.free_seat(moderator, match.id, player.user_id)
            facts = {"actor": Name(moderator.name), "player": Name(player.name), "match": match.id}
            return await request.reply_with(request.done(match, texts("lobby-freed-by", **facts)))
        return await _reply(request, match, await request.referee.kick(moderator, match.id, seat))
    except LastPerson:
        if player is None:  # they have just taken the seat
            raise
        asked = texts("kick-sure", match=match.id, player=Name(player.name))
        if match.status == "lobby":
            return await _ask_end(request, match, asked)
        button = Button(texts("kick-yes"), KICK, str(player.user_id), style="danger")
        return await request.respond_with_text(match.id, asked, button)


async def confirm_kick(request: Request, control: ControlId) -> None:
    """The confirming button was pressed."""
    moderator = await request.require_moderator()
    match = await request.find_match(control.address.match)
    players = await request.players_of(match)
    player = next((one for one in players if str(one.user_id) == control.argument), None)
    if player is None:
        raise Refusal("nobody_there")
    row = await request.referee.kick(moderator, match.id, player.seat, may_end=True)
    await request.respond_with_text(match.id, _done(request, match, row))


@command("replace")
async def replace_player(
    request: Request,
    moderator: Moderator,
    seat: SeatOption,
    player: discord.Member | discord.User,
    match: AnyMatchOption,
) -> None:
    if player.bot:
        raise Refusal("bots_do_not_play")
    if not isinstance(player, discord.Member):  # by their id, Discord takes anybody
        raise Refusal("no_member", player=escaped(player.display_name))
    newcomer = Actor(player.id, tidy(player.display_name))
    await _reply(request, match, await request.referee.replace(moderator, match.id, seat, newcomer))


@command("extend")
async def extend(
    request: Request, moderator: Moderator, time: str, seat: shared.OptionalSeatOption, match: AnyMatchOption
) -> None:
    row = await request.referee.extend(moderator, match.id, seat, shared.read_duration(time))
    await _reply(request, match, row)


@command("pace")
async def change_pace(
    request: Request,
    moderator: Moderator,
    pace: shared.PaceOption = None,
    planning: str | None = None,
    choices: str | None = None,
    quiet: app_commands.Range[int, 0, MAX_QUIET] | None = None,
    vacation: shared.VacationOption = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
    *,
    match: AnyMatchOption,
) -> None:
    known = await request.read(scheduling.read_time_control, match.id) or TIME_CONTROLS["none"]
    changed = replace(
        shared.time_control_of(known, pace, planning, choices, vacation),
        quiet=known.quiet if quiet is None else quiet,
        strikes=strikes or known.strikes,
    )
    if all(option is None for option in (pace, planning, choices, quiet, vacation, strikes)):
        return await request.reply_with(pace_shown(known, match.title, request.texts))
    _require_begun(match)
    return await _reply(request, match, await request.referee.set_pace(moderator, match.id, changed))


@command("end")
async def end(request: Request, _moderator: Moderator, match: AnyMatchOption) -> None:
    require_not_ended(match)
    await _ask_end(request, match, request.texts("end-sure", match=match.id))


async def confirm_end(request: Request, control: ControlId) -> None:
    """The confirming button was pressed."""
    moderator = await request.require_moderator()
    match = await request.find_match(control.address.match)
    if control.argument == "lobby":
        await request.lobby.close(moderator, match.id)
        texts = texts_in(match.locale)
        told = texts("lobby-closed-by", actor=escaped(moderator.name), match=match.id)
        with suppress(discord.Forbidden, discord.NotFound):  # it is closed, even if nobody can be told there
            await request.bot.get_partial_messageable(match.channel_id).send(told)
        line = request.texts("lobby-closed-by", actor=Name(moderator.name), match=match.id)
        done = request.done(match, line)
    else:
        done = _done(request, match, await request.referee.end(moderator, match.id))
    await request.respond_with_text(match.id, done)


async def _ask_end(request: Request, match: Match, asked: str) -> None:
    """Ask whether to end this match, or to close this table, with who sits there."""
    texts, players = request.texts, await request.players_of(match)
    shown = listing.entry(match, players, owing=False, texts=texts)
    button = Button(texts("end-yes"), END, match.status, style="danger")
    await request.respond_with_text(match.id, f"{asked}\n{shown}", button)


def _require_begun(match: Match) -> None:
    """Raise Refusal before the start, when the host and the pace of a table are fixed."""
    if match.status == "lobby":
        raise Refusal("fixed_before_start", match=match.id)


async def _reply(request: Request, match: Match, row: Row) -> None:
    await request.reply_with(_done(request, match, row))


def _done(request: Request, match: Match, row: Row) -> str:
    """The answer to an act: the entry that the table reads, with its match."""
    return request.done(match, row_line(row, match.title, request.texts))
