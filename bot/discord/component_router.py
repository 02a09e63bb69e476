"""Where every press on a button, a select or a form arrives, also one on a message from before a restart."""

from typing import Any

from bot.discord.commands import absence, errors, lobby, moderation, play, undo, views
from bot.discord.commands.context import defer_ephemeral, require_place
from bot.discord.commands.errors import Refusal
from bot.discord.ids import ControlId, Route, UnreadableId, parse
from bot.discord.layout import press
from bot.discord.services import Interaction
from bot.ops.logging import about, begin_request
from bot.views import match_messages, table_messages


async def on_press(interaction: Interaction) -> None:
    """Carry it out, or reply privately why not: no press stays unanswered."""
    begin_request()
    try:
        data: Any = interaction.data
        control = parse(data["custom_id"])
        about(control.address.match)
        await require_place(interaction, control.address.match)
        await _route(interaction, control)
    except UnreadableId:
        await errors.report(interaction, Refusal("unreadable_id"))
    except Exception as error:
        await errors.report(interaction, error)


async def _route(interaction: Interaction, control: ControlId) -> None:
    match control.address.route:
        case Route.ASK | Route.PANEL:
            await play.answer(interaction, control)
        case Route.LOBBY:
            await lobby.on_press(interaction, control)
        case Route.TABLE:
            await _at_table(interaction, control)


async def _at_table(interaction: Interaction, control: ControlId) -> None:
    """The buttons for everybody, and the ones that confirm a command."""
    match_id = control.address.match
    match control.verb:
        case verb if verb in _SHOWN:
            await defer_ephemeral(interaction)
            await _SHOWN[verb](interaction, match_id)
        case match_messages.RULES if query := press(interaction, control).fields.get(views.QUERY):
            await views.answer_search(interaction, match_id, query)
        case match_messages.RULES:
            await views.open_search(interaction, control.address)
        case match_messages.TAKE:
            await absence.take_seat(interaction, control)
        case table_messages.MUTE:
            await absence.mute(interaction, control.address)
        case table_messages.AGREE:
            await undo.agree(interaction, control)
        case table_messages.DECLINE:
            await undo.decline(interaction, control)
        case undo.REWIND:
            await undo.carry_out_rewind(interaction, control)
        case play.RESIGN:
            await play.carry_out_resignation(interaction, match_id)
        case moderation.END:
            await moderation.carry_out_end(interaction, match_id)
        case _:
            raise Refusal("unreadable_id")


_SHOWN = {
    match_messages.PLAN: play.open_panel,
    match_messages.BOARD: views.show_board,
    match_messages.STATUS: views.show_status,
}
