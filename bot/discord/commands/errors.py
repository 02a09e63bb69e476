"""Errors become ephemeral replies.

Refusals (the rules' CommandError, the referee's and the lobby's errors, `Refusal` of this layer) have a code
and become the text `refusal-<code>`. Anything else is a bug: the person gets an apology with an id, and the
log gets the stack trace under that id. The match is unchanged: nothing is committed.
"""

from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.discord.delivery.retry_policy import is_discord_busy
from bot.discord.markdown import CONTENT, markdown
from bot.discord.services import Interaction
from bot.ops.logging import request
from bot.views.texts import Texts, texts_in

_ACKNOWLEDGED = 40060
"""Discord's code for an interaction that was answered already."""
_ANSWERED = (10008, 10062, _ACKNOWLEDGED)
"""Discord's codes for a press on a message that is gone, one that is too old to be answered, and that one."""

_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""The errors for a command that a client knows from another version."""

_MAX_QUOTED = 500
"""Characters that a refusal quotes: people can type 6,000, and Fluent refuses more than 1,000."""

_log = structlog.get_logger(__name__)


class Refusal(Exception):
    """The person may not do this here and now; `code` names the text that says why."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code)


async def reply_ephemeral(interaction: discord.Interaction[Any], text: str) -> None:
    """Reply to this person alone, in every state of the response; what exceeds Discord's limit is cut off."""
    response, text = interaction.response, markdown(text)[:CONTENT]
    if not response.is_done():
        try:
            await response.send_message(text, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != _ACKNOWLEDGED:
                raise
            # An acknowledgement had arrived, and what Discord said to it was lost.
            await interaction.followup.send(text, ephemeral=True)
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        # If an acknowledgement was lost, a picture may be there already: it takes components only.
        view = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))
        await interaction.edit_original_response(view=view, attachments=[])
    else:
        await interaction.followup.send(text, ephemeral=True)


async def report(interaction: Interaction, error: BaseException) -> None:
    """Reply ephemerally with the reason; log a bug."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, _OUTDATED):
        error = Refusal("outdated_command")
    if interaction.type is discord.InteractionType.autocomplete:
        return  # the only answer is suggestions
    if isinstance(error, discord.HTTPException) and error.code in _ANSWERED:
        _log.info("interaction_expired", interaction=interaction.id, code=error.code)
        return
    texts = texts_in(interaction.locale.value)
    text = explanation(error, texts)
    if text is None:
        interaction.client.metrics.failed()
        fault, kind = request(), interaction.type.name
        _log.error("unexpected_error", request=fault, interaction=interaction.id, kind=kind, exc_info=error)
        text = texts("fault", id=fault)
    else:
        code = str(_code(error))
        interaction.client.metrics.refused(code)
        _log.info("interaction_refused", request=request(), code=code, interaction=interaction.id)
    try:
        await reply_ephemeral(interaction, text)
    except discord.HTTPException as failure:
        _log.warning("answer_failed", interaction=interaction.id, status=failure.status, code=failure.code)
    except (aiohttp.ClientError, OSError) as failure:
        _log.warning("answer_failed", interaction=interaction.id, reason=type(failure).__name__)


def explanation(error: BaseException, texts: Texts) -> str | None:
    """The text of a refusal; None if the error is a bug."""
    code = _code(error)
    if code is None or not texts.has(f"refusal-{code}"):
        return None
    params = {name: _plain(value) for name, value in getattr(error, "params", {}).items()}
    return texts(f"refusal-{code}", **params)


def _code(error: BaseException) -> str | None:
    """The code of a refusal, also where it is Discord that refuses; None for a bug."""
    if isinstance(error, discord.Forbidden):
        return "forbidden"
    if is_discord_busy(error) or isinstance(error, TimeoutError):
        return "discord_busy"
    code = getattr(error, "code", None)
    return code if isinstance(code, str) else None


def _plain(value: object) -> object:
    """A parameter as Fluent takes it: numbers stay numbers, the rest becomes text, which may not be long."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        value = ", ".join(str(item) for item in value)
    text = str(value)
    return text if len(text) <= _MAX_QUOTED else f"{text[:_MAX_QUOTED]}…"
