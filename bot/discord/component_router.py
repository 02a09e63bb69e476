"""Component router: receives all presses on buttons, selects and forms, also after a restart."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.discord.commands import (
    absence,
    check,
    errors,
    learn,
    lobby,
    moderation,
    play,
    privacy,
    settings,
    undo,
    views,
)
from bot.discord.commands.errors import Refusal
from bot.discord.commands.request import Request
from bot.discord.ids import ControlId, Route, parse
from bot.discord.services import Interaction
from bot.ops.logging import about, begin_request
from bot.views import glossary, match_messages, reminder_message, table_messages
from bot.views.compose import Analysis, Board, Why


async def on_press(interaction: Interaction) -> None:
    """Carry it out, or reply ephemerally why not: every press is answered.

    Then what was pressed is forgotten: most of an interaction's size, and it is kept for its token.
    """
    begin_request()
    try:
        data: Any = interaction.data
        await _carry_out(Request(interaction), parse(data["custom_id"]))
    except Exception as error:
        await errors.report(interaction, error)
    finally:
        interaction.message = interaction.data = None


async def _carry_out(request: Request, control: ControlId) -> None:
    """What is about no match comes first; the rest is pressed where the match is played."""
    if control.address.route in _ABOUT_NO_MATCH:
        await _ABOUT_NO_MATCH[control.address.route](request, control)
    elif control.verb in _IN_NO_MATCH:
        await _IN_NO_MATCH[control.verb](request, control)
    else:
        await _in_match(request, control)


async def _in_match(request: Request, control: ControlId) -> None:
    about(control.address.match)
    await request.require_place(control.address.match)
    if control.verb == glossary.TERM:
        await views.explain(request, control)
        return
    match control.address.route:
        case Route.ASK | Route.PANEL:
            await play.answer(request, control)
        case Route.LOBBY:
            await lobby.on_press(request, control)
        case Route.TABLE:
            await _at_table(request, control)


async def _at_table(request: Request, control: ControlId) -> None:
    """The buttons for everybody, and those that confirm a command."""
    match_id, verb = control.address.match, control.verb
    if verb in _SHOWN:
        await request.defer_ephemeral()
        await _SHOWN[verb](request, match_id)
    elif verb == match_messages.WHY:
        await request.defer_ephemeral()
        why = await request.composed(match_id, Why(control.argument))
        await request.respond_in_pages(why, control.address)
    elif verb in _CARRIED_OUT:
        await request.defer()
        await _CARRIED_OUT[verb](request, control)
    else:
        raise Refusal("unreadable_id")


_ABOUT_NO_MATCH: Mapping[Route, Callable[[Request, ControlId], Awaitable[None]]] = {
    Route.CHECK: check.on_press,
    Route.LEARN: learn.on_press,
    Route.PRIVACY: privacy.on_press,
}

_IN_NO_MATCH: Mapping[str, Callable[[Request, ControlId], Awaitable[None]]] = {
    **views.ABOUT_RULES,
    settings.RETENTION: settings.confirm_retention,
}

_SHOWN: Mapping[str, Callable[[Request, str], Awaitable[None]]] = {
    match_messages.BOARD: lambda request, match_id: request.show(match_id, Board()),
    match_messages.STATUS: views.show_status,
    match_messages.CATCH_UP: views.show_catch_up,
    match_messages.PLAN: play.open_panel,
    match_messages.RULES: views.show_rules,
    table_messages.ANALYSIS: lambda request, match_id: request.show(match_id, Analysis()),
}
"""About the match, for who has pressed alone."""

_CARRIED_OUT: Mapping[str, Callable[[Request, ControlId], Awaitable[None]]] = {
    match_messages.TAKE: absence.take_seat,
    reminder_message.MUTE: absence.mute,
    table_messages.AGREE: undo.answer_undo,
    table_messages.DECLINE: undo.answer_undo,
    undo.REWIND: undo.confirm_rewind,
    table_messages.REMATCH: lobby.rematch,
    play.RESIGN: play.confirm_resignation,
    moderation.END: moderation.confirm_end,
    moderation.KICK: moderation.confirm_kick,
}
"""Acknowledged before they are carried out."""
