"""Where every press on a button, a select or a form arrives, also one on a message from before a restart."""

from typing import Any

from bot.components.ids import ControlId, Route, UnreadableId, parse
from bot.components.layout import press
from bot.courier import reminders
from bot.exts import absence, errors, lobby, look, moderate, play, undo
from bot.exts.desk import Click, require_place, think
from bot.exts.errors import Refusal
from bot.monitoring.log import about, begin_request
from bot.present import announcer, tabletalk


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
        case announcer.RULES if asked := press(click, control).fields.get(look.WORDS):
            await look.tell_rules(click, match_id, asked)
        case announcer.RULES:
            await look.ask_words(click, control.address)
        case announcer.TAKE:
            await absence.take_seat(click, control)
        case reminders.MUTE:
            await absence.mute(click, control.address)
        case tabletalk.AGREE:
            await undo.agree(click, control)
        case tabletalk.DECLINE:
            await undo.decline(click, control)
        case undo.REWIND:
            await undo.carry_out_rewind(click, control)
        case play.RESIGN:
            await play.carry_out_resignation(click, match_id)
        case moderate.END:
            await moderate.carry_out_end(click, match_id)
        case _:
            raise Refusal("unreadable_id")


_LOOKS = {
    announcer.PLAN: play.open_panel,
    announcer.BOARD: look.show_board,
    announcer.STATUS: look.show_status,
}
