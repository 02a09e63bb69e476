"""Where every press on a button, a select or a form arrives, also one on a message from before a restart."""

from typing import Any

from bot.discord.commands import absence, errors, lobby, moderation, play, undo, views
from bot.discord.commands.context import Click, require_place, think
from bot.discord.commands.errors import Refusal
from bot.discord.delivery import reminders
from bot.discord.ids import ControlId, Route, UnreadableId, parse
from bot.discord.layout import press
from bot.ops.logging import about, begin_request
from bot.views import match_messages, table_messages


async def on_press(click: Click) -> None:
    """Carry it out or say privately why not: no click stays unanswered."""
    begin_request()
    try:
        data: Any = click.data
        control = parse(data["custom_id"])
        about(control.address.match)
        await require_place(click, control.address.match)
        await _route(click, control)
    except UnreadableId:
        await errors.report(click, Refusal("unreadable_id"))
    except Exception as error:
        await errors.report(click, error)


async def _route(click: Click, control: ControlId) -> None:
    match control.address.route:
        case Route.ASK | Route.PANEL:
            await play.answer(click, control)
        case Route.LOBBY:
            await lobby.on_press(click, control)
        case Route.TABLE:
            await _at_table(click, control)


async def _at_table(click: Click, control: ControlId) -> None:
    """The buttons for everybody, and the ones that confirm a command."""
    match_id = control.address.match
    match control.verb:
        case verb if verb in _LOOKS:
            await think(click)
            await _LOOKS[verb](click, match_id)
        case match_messages.RULES if asked := press(click, control).fields.get(views.WORDS):
            await views.tell_rules(click, match_id, asked)
        case match_messages.RULES:
            await views.ask_words(click, control.address)
        case match_messages.TAKE:
            await absence.take_seat(click, control)
        case reminders.MUTE:
            await absence.mute(click, control.address)
        case table_messages.AGREE:
            await undo.agree(click, control)
        case table_messages.DECLINE:
            await undo.decline(click, control)
        case undo.REWIND:
            await undo.carry_out_rewind(click, control)
        case play.RESIGN:
            await play.carry_out_resignation(click, match_id)
        case moderation.END:
            await moderation.carry_out_end(click, match_id)
        case _:
            raise Refusal("unreadable_id")


_LOOKS = {
    match_messages.PLAN: play.open_panel,
    match_messages.BOARD: views.show_board,
    match_messages.STATUS: views.show_status,
}
