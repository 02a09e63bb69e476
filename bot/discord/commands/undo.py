"""/game undo and /referee rewind: taking back the last choice, or more."""

from typing import Annotated

from discord import app_commands
from discord.app_commands import Choice

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import (
    AnyMatchOption,
    MatchOption,
    Moderator,
    messages_of_match,
    require_not_ended,
)
from bot.discord.commands.registration import MAX_CHOICES, Option, command, near
from bot.discord.commands.request import Request
from bot.discord.ids import ControlId
from bot.store import log
from bot.views import table_messages
from bot.views.message import Button
from bot.views.references import Name

REWIND = "rewind"
"""Verb of the button that confirms a rewind; the argument is the step to go back to, and the last one."""


@command("undo")
async def undo(request: Request, *, match: MatchOption) -> None:
    await request.referee.ask_undo(request.player, match.id)
    await request.reply("undo-done")


async def suggest_step(request: Request, typed: int | str) -> list[Choice[int]]:
    """Suggests the last steps of the match, the newest first, with their descriptions."""
    messages = await messages_of_match(request, own=False)
    steps = await request.referee.steps_back(messages.match_id, MAX_CHOICES)
    return near(typed, {step.number: table_messages.step(messages, step) for step in steps})


@command("rewind")
async def rewind(
    request: Request,
    _moderator: Moderator,
    to: Annotated[app_commands.Range[int, 0], Option(text="option-step", suggest=suggest_step)],
    match: AnyMatchOption,
) -> None:
    require_not_ended(match)
    messages, texts = await request.messages(match.id), request.texts
    end = await request.read(log.end, match.id)
    steps = await request.referee.steps_back(match.id, messages.position.seq + 1)
    step = next((step for step in steps if step.number == to), None)
    if step is None or end is None:
        raise Refusal("no_way_back", match=match.id, step=to)
    button = Button(texts("rewind-yes"), REWIND, f"{to}.{end.step}", style="danger")
    asked = texts("rewind-sure", match=match.id, step=table_messages.step(messages, step))
    await request.respond_with_text(match.id, asked, button)


async def confirm_rewind(request: Request, control: ControlId) -> None:
    """The confirming button was pressed."""
    moderator = await request.require_moderator()
    match = await request.find_match(control.address.match)
    to, latest = control.numbers
    await request.referee.rewind(moderator, match.id, to, latest)
    line = request.texts("rewound-moderator", actor=Name(moderator.name), step=to)
    await request.respond_with_text(match.id, request.done(match, line))


async def answer_undo(request: Request, control: ControlId) -> None:
    """A player agrees to take a choice back, or does not."""
    referee = request.referee
    act = referee.agree_to_undo if control.verb == table_messages.AGREE else referee.decline_undo
    await act(request.player, control.address.match, control.number)
