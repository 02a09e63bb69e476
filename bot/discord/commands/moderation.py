"""/referee: for members with Manage Server or the role that the server has chosen. They see no secrets."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import app_commands

from bot.discord.commands import options as shared
from bot.discord.commands.audit import CLOSED
from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import MAX_STRIKES, MatchOption, Moderator, SeatOption
from bot.discord.commands.registration import SlashCommand, command
from bot.discord.commands.request import Request
from bot.discord.ids import ControlId
from bot.discord.markdown import escaped
from bot.matches import Actor, Referee
from bot.matches.clock.time_control import MAX_QUIET, TIME_CONTROLS
from bot.store import administration, scheduling
from bot.store.administration import AuditEntry
from bot.views.message import Button
from bot.views.phrases import pace_of
from bot.views.references import tidy
from bot.views.texts import texts_in
from rules.core.model import Seat

END = "end"
"""Verb of the button that confirms the end of a match."""


def _for_match(name: str, act: Callable[[Referee, Actor, str], Awaitable[object]]) -> SlashCommand:
    @command(name)
    async def run(request: Request, moderator: Moderator, match: MatchOption) -> None:
        await act(request.referee, moderator, match.id)
        await request.reply("referee-done")

    return run


def _for_seat(
    name: str, act: Callable[[Referee, Actor, str, Seat], Awaitable[object]], description: str = ""
) -> SlashCommand:
    @command(name, description)
    async def run(request: Request, moderator: Moderator, seat: SeatOption, match: MatchOption) -> None:
        await act(request.referee, moderator, match.id, seat)
        await request.reply("referee-done")

    return run


pause = _for_match("pause", Referee.pause)
resume = _for_match("resume", Referee.resume)
remind = _for_match("remind", Referee.remind)
kick = _for_seat("kick", Referee.kick)
transfer = _for_seat("transfer", Referee.transfer)
substitute = _for_seat("substitute", Referee.offer_seat, "command-offer-description")


@command("replace")
async def replace_player(
    request: Request,
    moderator: Moderator,
    seat: SeatOption,
    player: discord.Member | discord.User,
    match: MatchOption,
) -> None:
    if player.bot:
        raise Refusal("bots_do_not_play")
    if not isinstance(player, discord.Member):  # by their id, Discord takes anybody
        raise Refusal("no_member", player=escaped(player.display_name))
    newcomer = Actor(player.id, tidy(player.display_name))
    await request.referee.replace(moderator, match.id, seat, newcomer)
    await request.reply("referee-done")


@command("extend")
async def extend(
    request: Request, moderator: Moderator, time: str, seat: shared.OptionalSeatOption, match: MatchOption
) -> None:
    await request.referee.extend(moderator, match.id, seat, shared.read_duration(time))
    await request.reply("referee-done")


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
    match: MatchOption,
) -> None:
    known = await request.read(scheduling.read_time_control, match.id) or TIME_CONTROLS["none"]
    changed = replace(
        shared.time_control_of(known, pace, planning, choices, vacation),
        quiet=known.quiet if quiet is None else quiet,
        strikes=strikes or known.strikes,
    )
    await request.referee.set_pace(moderator, match.id, changed)
    await request.reply_with(pace_of(changed, match.title, request.texts))


@command("end")
async def end(request: Request, _moderator: Moderator, match: MatchOption) -> None:
    texts = request.texts
    button = Button(texts("end-yes"), END, style="danger")
    await request.respond_with_text(match.id, texts("end-sure", match=match.id), button)


async def confirm_end(request: Request, control: ControlId) -> None:
    """The confirming button was pressed."""
    moderator = await request.require_moderator()
    match = await request.find_match(control.address.match)
    if match.status == "lobby":
        await request.lobby.close(moderator, match.id)
        # A table that has not started has no log: the audit has an entry instead.
        entry = AuditEntry(int(request.bot.clock()), moderator.name, {CLOSED: match.id}, moderator.id)
        await request.write(administration.add_audit_entry, match.guild_id, entry)
        texts = texts_in(match.locale)
        await request.announce(texts("lobby-closed-by", actor=escaped(moderator.name), match=match.id))
    else:
        await request.referee.end(moderator, match.id)
    await request.respond_with_text(match.id, request.texts("referee-done"))
