"""/game undo and /referee rewind: taking back the last choice, or more."""

from typing import Annotated

from discord import app_commands
from discord.app_commands import Choice

from bot.discord.commands.context import (
    find_match,
    match_messages_for,
    player_of,
    require_moderator,
    respond,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MAX_CHOICE, MatchOption
from bot.discord.commands.registration import MAX_CHOICES, Option, command
from bot.discord.ids import Address, ControlId, Route
from bot.discord.services import Interaction
from bot.matches.errors import NotStarted
from bot.views import table_messages
from bot.views.match_messages import MatchMessages
from bot.views.message import Button, Buttons, Message, Text

REWIND = "rewind"
"""Verb of the button that confirms a rewind; the argument is the step to go back to."""


@command("undo")
async def undo(interaction: Interaction, match: MatchOption = None) -> None:
    found = await find_match(interaction, match)
    await interaction.client.referee.ask_undo(player_of(interaction), found.id)
    await reply_ephemeral(interaction, texts_for(interaction)("undo-done"))


async def suggest_step(interaction: Interaction, typed: int | str) -> list[Choice[int]]:
    """Autocomplete: the last steps of the match, the newest first, with what they were."""
    try:
        found = await find_match(interaction, interaction.namespace.match)
        match_messages = await match_messages_for(interaction, found.id)
    except (Refusal, NotStarted):
        return []
    steps = await interaction.client.referee.steps_back(found.id, MAX_CHOICES)
    labels = [(table_messages.step(match_messages, step)[:MAX_CHOICE], step.number) for step in steps]
    wanted = [(label, number) for label, number in labels if str(typed).casefold() in label.casefold()]
    return [Choice(name=label, value=number) for label, number in wanted]


@command("rewind")
async def rewind(
    interaction: Interaction,
    to: Annotated[app_commands.Range[int, 0], Option(text="option-step", suggest=suggest_step)],
    match: MatchOption = None,
) -> None:
    await require_moderator(interaction)
    found = await find_match(interaction, match)
    match_messages, texts = await match_messages_for(interaction, found.id), texts_for(interaction)
    button = Button(texts("rewind-yes"), REWIND, str(to), style="danger")
    asked = texts("rewind-sure", match=found.id, step=await _described(interaction, match_messages, to))
    await respond(interaction, Message((Text(asked), Buttons((button,)))), Address(Route.TABLE, found.id))


async def carry_out_rewind(interaction: Interaction, control: ControlId) -> None:
    """The confirming button was pressed."""
    await interaction.response.defer()
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, control.address.match)
    await interaction.client.referee.rewind(moderator, found.id, control.number)
    await respond(
        interaction, Message((Text(texts_for(interaction)("referee-done")),)), Address(Route.TABLE, found.id)
    )


async def agree(interaction: Interaction, control: ControlId) -> None:
    """A player says yes to taking a choice back."""
    await interaction.response.defer()
    await interaction.client.referee.agree_to_undo(
        player_of(interaction), control.address.match, control.number
    )


async def decline(interaction: Interaction, control: ControlId) -> None:
    """A player lets a choice stand."""
    await interaction.response.defer()
    await interaction.client.referee.decline_undo(
        player_of(interaction), control.address.match, control.number
    )


async def _described(interaction: Interaction, match_messages: MatchMessages, to: int) -> str:
    """The step by its number and story. Raises Refusal if the match cannot go back to it."""
    match_id = match_messages.position.match.id
    steps = await interaction.client.referee.steps_back(match_id, match_messages.position.seq + 1)
    chosen = next((step for step in steps if step.number == to), None)
    if chosen is None:
        raise Refusal("no_way_back", match=match_id, step=to)
    return table_messages.step(match_messages, chosen)
