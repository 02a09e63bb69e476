"""What went wrong becomes a reply, for the person who pressed alone.

Refusals (the rules' CommandError, the referee's and the lobby's errors, `Refusal` of this layer) have a code
and become the text `refusal-<code>`. Anything else is a fault of ours: the person gets an apology with an id,
and the log gets the stack trace under that id. The match is as it was: nothing is committed by a fault.
"""

from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.discord.limits import CONTENT
from bot.discord.markdown import markdown
from bot.discord.services import Interaction
from bot.ops.logging import request
from bot.views.texts import Texts, texts_in

_ANSWERED = (10062, 40060)
"""Discord's codes for a press that is too old to be answered, and for one that was answered already."""

_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""What comes of a command that a client knows from another version."""

_log = structlog.get_logger(__name__)


class Refusal(Exception):
    """A person cannot do this here and now; `code` names the text that says why."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code)


async def reply_ephemeral(interaction: discord.Interaction[Any], text: str) -> None:
    """Tell this person alone, whatever was already answered; what is too long for Discord is cut off."""
    response, text = interaction.response, markdown(text)[:CONTENT]
    if not response.is_done():
        await response.send_message(text, ephemeral=True)
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        # If an acknowledgement was lost, a picture may be there already: it takes components only.
        await interaction.edit_original_response(view=_plain_view(text), attachments=[])
    else:
        await interaction.followup.send(text, ephemeral=True)


def _plain_view(text: str) -> discord.ui.LayoutView:
    """Nothing but a text, as components."""
    return discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))


async def report(interaction: Interaction, error: BaseException) -> None:
    """Say privately why not; log what is a fault."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, _OUTDATED):
        error = Refusal("outdated_command")
    if interaction.type is discord.InteractionType.autocomplete:
        return  # the only answer is suggestions
    if isinstance(error, discord.HTTPException) and error.code in _ANSWERED:
        _log.info("interaction_expired", interaction=interaction.id, code=error.code)
        return
    text = explanation(error, texts_in(interaction.locale.value))
    if text is None:
        text = _apology(interaction, error)
    else:
        _refuse(interaction, error)
    await _answer(interaction, text)


async def _answer(interaction: Interaction, text: str) -> None:
    try:
        await reply_ephemeral(interaction, text)
    except discord.HTTPException as failure:
        _log.warning("answer_failed", interaction=interaction.id, status=failure.status, code=failure.code)
    except (aiohttp.ClientError, OSError) as failure:
        _log.warning("answer_failed", interaction=interaction.id, reason=type(failure).__name__)


def explanation(error: BaseException, texts: Texts) -> str | None:
    """The refusal in words; None if the error is no refusal but a fault."""
    if isinstance(error, discord.Forbidden):
        return texts("refusal-forbidden")
    code = getattr(error, "code", None)
    if not isinstance(code, str) or not texts.has(f"refusal-{code}"):
        return None
    params = {name: _plain(value) for name, value in getattr(error, "params", {}).items()}
    return texts(f"refusal-{code}", **params)


def _plain(value: object) -> object:
    """A parameter as Fluent takes it: numbers stay numbers, the rest becomes text."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(item) for item in value)
    return str(value)


def _refuse(interaction: Interaction, error: BaseException) -> None:
    code = "forbidden" if isinstance(error, discord.Forbidden) else str(getattr(error, "code", ""))
    interaction.client.metrics.refused(code)
    _log.info("interaction_refused", request=request(), code=code, interaction=interaction.id)


def _apology(interaction: Interaction, error: BaseException) -> str:
    interaction.client.metrics.failed()
    fault = request()
    _log.error(
        "unexpected_error",
        request=fault,
        interaction=interaction.id,
        kind=interaction.type.name,
        exc_info=error,
    )
    return texts_in(interaction.locale.value)("fault", id=fault)
